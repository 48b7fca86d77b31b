//! The first page: a board on which one can play at once, and the list of all games.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_messages::values;
use naqala_wire::catalogue::GameEntry;

use super::{LearnLinks, fetched, games, heading, loaded};
use crate::board::{Board, BoardState};
use crate::files::{self, Trouble};
use crate::panel::{Choices, Lines};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table;

/// The game on the first page is the first of the list that bears this mark: small, known all over the world, soon learnt.
const FIRST_GAME: &str = include_str!("../../first-game.txt");

#[component]
pub(crate) fn Home() -> impl IntoView {
    view! {
        <section class="hero">
            {heading(t("welcome"))}
            <p>{t("welcome-how")}</p>
            <FirstBoard />
        </section>
        {fetched(games(), ())}
    }
}

/// A board to play on at once, against an easy engine.
#[component]
fn FirstBoard() -> impl IntoView {
    let found =
        table::open(Setup { seats: vec!["human".into(), "engine:2".into()], ..Setup::of(FIRST_GAME.trim()) });
    move || {
        loaded(found.get(), |table| {
            table::let_engine_play(table);
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

/// Whether a game goes by what was typed.
fn fits(game: &GameEntry, typed: &str) -> bool {
    let typed = typed.trim().to_lowercase();
    let names = [&game.id, &game.name, &game.played].into_iter().chain(&game.other_names);
    typed.is_empty() || names.into_iter().any(|name| name.to_lowercase().contains(&typed))
}

/// All games, to be searched.
#[component]
pub(super) fn Games() -> impl IntoView {
    let tongue = Settings::get().tongue;
    let found: RwSignal<Option<Result<Vec<GameEntry>, Trouble>>> = RwSignal::new(None);
    Effect::new(move |_| {
        let tongue = tongue.get();
        spawn_local(async move {
            let list = files::list(tongue).await;
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
                    let shown = move || {
                        let fitting = list.iter().filter(|game| typed.with(|typed| fits(game, typed)));
                        fitting.cloned().map(|game| view! { <Card game /> }).collect_view()
                    };
                    view! { <ul class="cards">{shown}</ul> }
                })
            }}
        </section>
    }
}

#[component]
fn Card(game: GameEntry) -> impl IntoView {
    let tongue = Settings::get().tongue;
    let address = |route: Route| route.to_string();
    let range = game.players.iter().map(u8::to_string).collect::<Vec<_>>().join("–");
    let most = game.players.last().copied().unwrap_or_default();
    let players = move || tongue.get().say("player-count", values![range = range.as_str(), n = most]);
    let size = format!("{}×{}", game.rows, game.columns);
    let solo = game.players == [1];
    let seats = if solo { Vec::new() } else { vec!["human".to_owned(), "engine:4".to_owned()] };
    let play = Route::Play(Setup { seats, ..Setup::of(&game.id) });
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
                <a href=address(Route::Rules(game.id.clone()))>{t("rules")}</a>
                <a href=address(Route::Analyse(Setup::of(&game.id)))>{t("analyse")}</a>
                <LearnLinks id=game.id.clone() />
            </p>
        </li>
    }
}
