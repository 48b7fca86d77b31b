//! The first page: a board to play on at once, and the list of all games.

use leptos::prelude::*;

use super::games_list;
use crate::board::{Board, BoardState};
use crate::browser;
use crate::kept::{self, FIRST_BOARD, FIRST_NAME};
use crate::loading::{fetched, loaded};
use crate::panel::{Choices, Lines};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::table::{self, BoardSession};
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

/// The game on the first page: the one that was started there, if it can be continued.
async fn first_game() -> Setup {
    let id = naqala_wire::FIRST_GAME;
    if let Some(kept) = browser::kept(FIRST_BOARD).map(|query| Setup::parse(id, &query))
        && table::played(&kept).await.is_ok_and(|played| !played.is_over())
    {
        return kept;
    }
    Setup::of(id).against_engine(2, 2)
}

/// Keeps the game on the first page from now on, once a move was made in it. Those who list the games of this device bring it
/// among them.
fn keep(table: BoardSession) {
    let began = untrack(|| table.setup());
    let is_new = began.moves.is_empty();
    let name = StoredValue::new(browser::kept(FIRST_NAME).filter(|_| !is_new));
    Effect::new(move |_| {
        let setup = table.setup();
        if setup.moves == began.moves {
            return;
        }
        let id = name.with_value(|name| name.as_ref()?.split(' ').next().map(str::to_owned));
        let now = js_sys::Date::now() as u64;
        let named = format!("{} {now} {}", id.unwrap_or_else(kept::new_id), setup.game);
        browser::keep(FIRST_NAME, &named);
        browser::keep(FIRST_BOARD, setup.query().trim_start_matches('?'));
        name.set_value(Some(named));
    });
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
            keep(table);
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
