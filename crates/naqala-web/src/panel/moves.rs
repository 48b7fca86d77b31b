//! The moves so far, from which one can go back to any moment.

use leptos::prelude::*;
use naqala_messages::values;

use crate::say::t;
use crate::settings::Settings;
use crate::table::Table;

/// A ply as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Listed {
    text: String,
    side: naqala::Side,
    /// The number of decisions played when it was over.
    after: usize,
}

fn listed(table: Table) -> Vec<Listed> {
    table.with(|session| {
        let mut after = 0;
        let plies = session.plies().into_iter().map(|(before, ply)| {
            after += ply.len();
            Listed { text: session.game().ply_text(&before, &ply), side: before.to_move(), after }
        });
        plies.collect()
    })
}

/// What is said about each ply, by its number from 0: a sign and words.
pub(crate) type PlyMarks = Vec<Option<(&'static str, String)>>;

/// The list. `marks` says something about a ply: that it was a mistake.
#[component]
pub(crate) fn MoveList(
    table: Table,
    /// What is said about a ply, by its number from 0: a sign and words.
    #[prop(optional)]
    marks: Option<Signal<PlyMarks>>,
) -> impl IntoView {
    let tongue = Settings::get().tongue;
    let plies = Memo::new(move |_| listed(table));
    let ply = move |(number, ply): (usize, Listed)| {
        let mark = move || marks.and_then(|marks| marks.with(|marks| marks.get(number).cloned().flatten()));
        let label = {
            let text = ply.text.clone();
            move || {
                let tongue = tongue.get();
                let side = tongue.voice().side(ply.side);
                let said =
                    tongue.say("ply-label", values![n = number + 1, side = side, text = text.as_str()]);
                mark().map_or(said.clone(), |(_, words)| format!("{said}, {words}"))
            }
        };
        view! {
            <li>
                <button type="button" aria-label=label title=move || mark().map(|(_, words)| words) on:click=move |_| table.go_to(ply.after)>
                    <span class="number">{number + 1}</span>
                    " "
                    {ply.text}
                    <span class="sign">{move || mark().map(|(sign, _)| sign)}</span>
                </button>
            </li>
        }
    };
    let progress = move || table.progress();
    view! {
        <section class="moves" aria-label=t("moves")>
            <div class="row">
                <button type="button" aria-label=t("to-start") disabled=move || progress().0 == 0 on:click=move |_| table.go_to(0)>"|◀"</button>
                <button type="button" aria-label=t("back") disabled=move || progress().0 == 0 on:click=move |_| table.go_to(progress().0.saturating_sub(1))>"◀"</button>
                <button type="button" aria-label=t("forward") disabled=move || progress().0 == progress().1 on:click=move |_| table.go_to(progress().0 + 1)>"▶"</button>
                <button type="button" aria-label=t("to-end") disabled=move || progress().0 == progress().1 on:click=move |_| table.go_to(progress().1)>"▶|"</button>
            </div>
            <ol>{move || plies.get().into_iter().enumerate().map(ply).collect_view()}</ol>
        </section>
    }
}
