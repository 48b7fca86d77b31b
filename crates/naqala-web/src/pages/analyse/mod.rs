//! Analysis of a position or a whole game: best lines, values, mistakes, position setup, import and export.

mod bar;
mod editor;
mod exact;
mod exchange;
mod graph;
mod judge;
mod thinking;

use leptos::prelude::*;

use super::{heading, loaded};
use crate::board::{Board, BoardState};
use crate::panel::{Choices, Controls, Lines, MoveList};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table::{self, BoardSession};
use bar::ValueBar;
use editor::Editor;
use exchange::Exchange;
use graph::Graph;
use judge::Judgement;
use thinking::Thinking;

/// A position on the table, with everything around it.
#[component]
pub(crate) fn Analyse(setup: Setup) -> impl IntoView {
    // Both sides are played by the user.
    let found = table::open(Setup { seats: Vec::new(), ..setup });
    move || loaded(found.get(), |table| view! { <Study table /> })
}

#[component]
fn Study(table: BoardSession) -> impl IntoView {
    let locale = Settings::get().locale;
    let state = BoardState::new(table, true);
    let thinking = Thinking::new(table);
    let known = exact::follow(table);
    let judgement = Judgement::new(table, thinking);
    let name = move || table.peek(|session| naqala::name_text(session.game().rules(), locale.get().code()));
    let rules = Route::Rules(untrack(|| table.setup()).rules()).to_string();
    let is_for_two = table.peek(|session| session.game().players() == 2);
    view! {
        <div class="table">
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
                <MoveList table marks=judgement.marks(locale) />
                <Show when=move || is_for_two><judge::Summary judgement /></Show>
                <Exchange table />
            </aside>
        </div>
    }
}
