//! Analysis of a position or a whole game: best lines, values, mistakes, position setup, import and export.

mod bar;
mod editor;
mod exact;
mod exchange;
mod graph;
mod judge;
mod pixels;
mod thinking;

use leptos::prelude::*;

use crate::board::{Board, BoardState};
use crate::kept::KeptGame;
use crate::loading::loaded;
use crate::panel::{Choices, Controls, Lines, MoveTree, Variations};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table::{self, BoardSession};
use crate::title::heading;
use bar::ValueBar;
use editor::Editor;
use exchange::Exchange;
use graph::Graph;
use judge::Judgement;
use thinking::Thinking;

/// A position on the table, with everything around it.
#[component]
pub(crate) fn Analyse(setup: Setup) -> impl IntoView {
    let known: StoredValue<Option<KeptGame>> = StoredValue::new(None);
    let found = table::open_later(async move {
        let kept = table::known(&setup).await;
        let _ = known.try_set_value(kept);
        // Both sides are played by the user.
        Setup { seats: Vec::new(), ..setup }
    });
    move || {
        loaded(found.get(), move |table| {
            let notes = known.with_value(|kept| kept.as_ref().and_then(|kept| kept.notes.clone()));
            let variations = Variations::of_analysis(table, notes.as_deref());
            table::keep_notes(table, known.get_value(), Signal::derive(move || variations.notes()));
            view! { <Study table variations /> }
        })
    }
}

#[component]
fn Study(table: BoardSession, variations: Variations) -> impl IntoView {
    let locale = Settings::get().locale;
    let state = BoardState::new(table, true);
    let thinking = Thinking::new(table);
    let known = exact::follow(table);
    let judgement = Judgement::new(table, variations);
    let name = move || table.peek(|session| naqala::name_text(session.game().rules(), locale.get().code()));
    let rules = Route::Rules(untrack(|| table.setup()).rules()).to_string();
    let is_for_two = table.peek(|session| session.game().players() == 2);
    view! {
        <div class="table study">
            <header class="row">
                {heading(move || format!("{} – {}", name(), locale.get().tell("analysis")))}
                <a href=rules>{t("rules")}</a>
            </header>
            <div class="stage">
                <Show when=move || is_for_two><ValueBar thinking known /></Show>
                <Board state />
                <Choices state />
                <Lines state />
                <Controls state to_analysis=false />
                <Show when=move || is_for_two><Graph table judgement /></Show>
                <Editor table />
            </div>
            <aside class="beside">
                <thinking::EngineLines state thinking known />
                <MoveTree variations marks=judgement.marks(locale) />
                <Show when=move || is_for_two><judge::Summary judgement /></Show>
                <Exchange table variations />
            </aside>
        </div>
    }
}
