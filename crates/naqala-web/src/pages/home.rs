//! The first page: a board to play on at once, and the list of all games.

use leptos::prelude::*;
use naqala::MatchSession;

use super::{FIRST_GAME, games_list};
use crate::board::{Board, BoardState};
use crate::browser;
use crate::loading::{fetched, loaded};
use crate::panel::{Choices, Lines};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::table;
use crate::title::heading;

#[component]
pub(crate) fn Home() -> impl IntoView {
    // The list of games waits for the board, which is what one came for.
    let is_drawn = RwSignal::new(false);
    view! {
        <section class="hero">
            {heading(t("welcome"))}
            <p>{t("welcome-how")}</p>
            <FirstBoard is_drawn />
        </section>
        {move || is_drawn.get().then(|| fetched(games_list(), ()))}
    }
}

/// The name under which the game on the first page is kept.
const FIRST_BOARD: &str = "first-board";

/// The game on the first page: the one that was started there, if it can be continued.
async fn first_game() -> Setup {
    let id = FIRST_GAME.trim();
    if let Some(kept) = browser::kept(FIRST_BOARD).map(|query| Setup::parse(id, &query))
        && table::played(&kept).await.is_ok()
    {
        return kept;
    }
    Setup::of(id).against_engine(2, 2)
}

/// A board to play on at once, against an easy engine.
#[component]
fn FirstBoard(is_drawn: RwSignal<bool>) -> impl IntoView {
    let found = table::open_later(first_game());
    Effect::new(move |_| {
        if found.with(Option::is_some) {
            request_animation_frame(move || _ = is_drawn.try_set(true));
        }
    });
    move || {
        loaded(found.get(), |table| {
            table::let_engine_play(table);
            // A reload restores it; starting again discards it.
            Effect::new(move |_| match table.with_match(MatchSession::is_over) {
                true => browser::forget(FIRST_BOARD),
                false => browser::keep(FIRST_BOARD, table.setup().query().trim_start_matches('?')),
            });
            let state = BoardState::new(table, true);
            let more = move || Route::Play(table.setup()).to_string();
            view! {
                <Board state />
                <Choices state />
                <Lines state />
                <p><a href=more>{t("to-the-table")}</a></p>
            }
        })
    }
}
