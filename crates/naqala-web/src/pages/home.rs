//! The first page: a board to play on at once, and the list of all games.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::MatchSession;
use naqala_messages::values;
use naqala_wire::catalogue::GameEntry;

use super::find::{Counting, find};
use super::{FIRST_GAME, LearnLinks, USUAL_LEVEL, fetched, games, heading, loaded};
use crate::board::{Board, BoardState};
use crate::browser;
use crate::files::{self, LoadError};
use crate::panel::{Choices, Lines};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table;

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
        {move || is_drawn.get().then(|| fetched(games(), ()))}
    }
}

/// The name under which the game on the first page is kept.
const FIRST_BOARD: &str = "first-board";

/// The game on the first page: the one that was begun there, if it can be gone on with.
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
            // A reload finds it again; who begins anew is done with the last one.
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

/// All games, to be searched.
#[component]
pub(super) fn Games() -> impl IntoView {
    let locale = Settings::get().locale;
    let found: RwSignal<Option<Result<Vec<GameEntry>, LoadError>>> = RwSignal::new(None);
    Effect::new(move |_| {
        let locale = locale.get();
        spawn_local(async move {
            let list = files::list(locale).await;
            let _ = found.try_set(Some(list));
        });
    });
    let typed = RwSignal::new(String::new());
    view! {
        <section class="games" aria-label=t("all-games")>
            <h2>{t("all-games")}</h2>
            <label class="field">
                {t("search")} " "
                <input type="search" id="search" on:input=move |event| typed.set(event_target_value(&event)) />
            </label>
            {move || {
                loaded(found.get(), |list| {
                    let fitting = Memo::new(move |_| {
                        let counting = Counting::new(locale.get());
                        typed.with(|typed| find(&list, typed, &counting))
                    });
                    let none = move || {
                        let said = || locale.get().say("no-game-found", values![typed = typed.get()]);
                        fitting.with(Vec::is_empty).then(said)
                    };
                    view! {
                        <p role="status" id="none-found">{none}</p>
                        <ul class="cards">
                            {move || fitting.get().into_iter().map(|game| view! { <Card game /> }).collect_view()}
                        </ul>
                    }
                })
            }}
        </section>
    }
}

#[component]
fn Card(game: GameEntry) -> impl IntoView {
    let locale = Settings::get().locale;
    let address = |route: Route| route.to_string();
    let range = game.players.iter().map(u8::to_string).collect::<Vec<_>>().join("–");
    let most = game.players.last().copied().unwrap_or_default();
    let players = move || locale.get().say("player-count", values![range = range.as_str(), n = most]);
    let size = format!("{}×{}", game.rows, game.columns);
    let play = Route::Play(Setup::of(&game.id).against_engine(most.into(), USUAL_LEVEL));
    view! {
        <li class="card">
            <h3><a href=address(play)>{game.name.clone()}</a></h3>
            <p class="facts">
                <span title=t("board-size")>{size}</span>
                " · "
                <span>{players}</span>
                {(!game.played.is_empty()).then(|| format!(" · {}", game.played))}
            </p>
            <p>{game.summary.clone()}</p>
            <p class="row">
                <a href=address(Route::Rules(Setup::of(&game.id)))>{t("rules")}</a>
                <a href=address(Route::Analyse(Setup::of(&game.id)))>{t("analyse")}</a>
                <LearnLinks id=game.id.clone() />
            </p>
        </li>
    }
}
