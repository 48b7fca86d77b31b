//! The moves so far, and the way along them: to look back changes nothing.

use leptos::prelude::*;
use naqala_messages::values;
use wasm_bindgen::JsCast as _;

use crate::say::t;
use crate::settings::Settings;
use crate::table::BoardSession;

/// A ply as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Listed {
    text: String,
    side: naqala::Side,
    /// The number of decisions played when it was over.
    after: usize,
}

fn listed(table: BoardSession) -> Vec<Listed> {
    table.with_match(|played| {
        let session = played.session();
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

/// Buttons and keys that go along the moves, and the way back to the game.
#[component]
pub(crate) fn Walk(table: BoardSession) -> impl IntoView {
    let progress = move || table.progress();
    let at_start = move || progress().0 == 0;
    let at_end = move || progress().0 == progress().1;
    let back = move || table.go_to(progress().0.saturating_sub(1));
    let forward = move || table.go_to(progress().0 + 1);
    // The arrows belong to whatever has the focus: the board, a field, a menu.
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is_taken = |target: &web_sys::Element| {
            target.closest(".board, input, select, textarea, [role=toolbar]").ok().flatten().is_some()
        };
        let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
        if has_modifier || target.as_ref().is_some_and(is_taken) {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => untrack(back),
            "ArrowRight" => untrack(forward),
            // Every other key does what it always does.
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
    view! {
        <div class="row walk">
            <button type="button" id="to-start" aria-label=t("to-start") disabled=at_start on:click=move |_| table.go_to(0)>"|◀"</button>
            <button type="button" id="back" aria-label=t("back") disabled=at_start on:click=move |_| untrack(back)>"◀"</button>
            <button type="button" id="forward" aria-label=t("forward") disabled=at_end on:click=move |_| untrack(forward)>"▶"</button>
            <button type="button" id="to-end" aria-label=t("to-end") disabled=at_end on:click=move |_| table.return_to_now()>"▶|"</button>
        </div>
        <Show when=move || table.is_trying()>
            <div class="trial" role="status" id="trial">
                <p>{t("in-variation")}</p>
                <p class="row">
                    <button type="button" class="primary" id="drop-trial" on:click=move |_| table.drop_trial()>{t("to-now")}</button>
                    <button type="button" id="keep-trial" on:click=move |_| table.keep_trial()>{t("keep-variation")}</button>
                </p>
            </div>
        </Show>
    }
}

/// The list. `marks` says something about a ply: that it was a mistake.
#[component]
pub(crate) fn MoveList(
    table: BoardSession,
    /// What is said about a ply, by its number from 0: a sign and words.
    #[prop(optional)]
    marks: Option<Signal<PlyMarks>>,
) -> impl IntoView {
    let locale = Settings::get().locale;
    let plies = Memo::new(move |_| listed(table));
    // The ply after which the board is shown, by its number from 0.
    let current = Memo::new(move |_| {
        let (here, _) = table.progress();
        plies.with(|plies| plies.iter().position(|ply| ply.after >= here).filter(|_| here > 0))
    });
    let list: NodeRef<leptos::html::Ol> = NodeRef::new();
    // The list shows the ply of the moment, and the page stays where it is.
    Effect::new(move |_| {
        current.track();
        plies.track();
        request_animation_frame(move || {
            let Some(list) = list.try_get_untracked().flatten() else { return };
            let Ok(Some(item)) = list.query_selector("[aria-current]") else { return };
            let (item, frame) = (item.get_bounding_client_rect(), list.get_bounding_client_rect());
            let beyond = (item.bottom() - frame.bottom()).max(0.0) + (item.top() - frame.top()).min(0.0);
            list.set_scroll_top(list.scroll_top() + beyond.round() as i32);
        });
    });
    let ply = move |(number, ply): (usize, Listed)| {
        let mark = move || marks.and_then(|marks| marks.with(|marks| marks.get(number).cloned().flatten()));
        let label = {
            let text = ply.text.clone();
            move || {
                let locale = locale.get();
                let side = locale.localizer().side(ply.side);
                let said =
                    locale.say("ply-label", values![n = number + 1, side = side, text = text.as_str()]);
                mark().map_or(said.clone(), |(_, words)| format!("{said}, {words}"))
            }
        };
        let is_current = move || (current.get() == Some(number)).then_some("true");
        view! {
            <li>
                <button type="button" aria-label=label aria-current=is_current title=move || mark().map(|(_, words)| words) on:click=move |_| table.go_to(ply.after)>
                    <span class="number">{number + 1}</span>
                    " "
                    {ply.text}
                    <span class="sign">{move || mark().map(|(sign, _)| sign)}</span>
                </button>
            </li>
        }
    };
    view! {
        <section class="moves" aria-label=t("moves")>
            <Walk table />
            <ol node_ref=list>{move || plies.get().into_iter().enumerate().map(ply).collect_view()}</ol>
        </section>
    }
}
