//! A game as a card: its board, its summary, and its links.

use leptos::prelude::*;
use naqala_messages::values;
use naqala_wire::catalogue::GameEntry;

use super::super::LearnLinks;
use super::LastPlayed;
use super::favourites::Favourites;
use crate::language::Locale;
use crate::route::{Route, Setup, USUAL_LEVEL};
use crate::say::t;
use crate::settings::Settings;
use crate::site;

/// The page on which a game is played.
fn play(game: &GameEntry) -> String {
    let most = game.players.last().copied().unwrap_or_default();
    Route::Play(Setup::of(&game.id).against_engine(most.into(), USUAL_LEVEL)).to_string()
}

/// The board at the start. It says nothing that the rest of the card does not.
fn picture(game: &GameEntry) -> impl IntoView + use<> {
    let address = site::at(&format!("boards/{}.svg?v={}", game.id, game.picture));
    view! { <img class="thumb" src=address alt="" loading="lazy" decoding="async" width="272" height="96" /> }
}

/// A day as the reader's language writes it.
fn day(at: f64, locale: Locale) -> String {
    let date = js_sys::Date::new(&at.into());
    date.to_locale_date_string(locale.code(), &js_sys::Object::new().into()).into()
}

#[component]
pub(super) fn Card(game: GameEntry, favourites: Favourites, last: LastPlayed) -> impl IntoView {
    let locale = Settings::get().locale;
    let address = |route: Route| route.to_string();
    let range = game.players.iter().map(u8::to_string).collect::<Vec<_>>().join("–");
    let most = game.players.last().copied().unwrap_or_default();
    let players = move || locale.get().say("player-count", values![range = range.as_str(), n = most]);
    let size = format!("{}×{}", game.rows, game.columns);
    let id = StoredValue::new(game.id.clone());
    let name = StoredValue::new(game.name.clone());
    let is_liked = move || id.with_value(|id| favourites.has(id));
    let label = move || locale.get().say("favourite", values![game = name.get_value()]);
    let played = move || {
        let at = last.with(|last| id.with_value(|id| last.as_ref()?.get(id).copied()))?;
        let locale = locale.get();
        Some(locale.say("played-last", values![day = day(at, locale)]))
    };
    view! {
        <li class="card">
            {picture(&game)}
            <div class="title">
                <h3><a href=play(&game)>{game.name.clone()}</a></h3>
                <button
                    type="button"
                    class="star"
                    aria-label=label
                    aria-pressed=move || is_liked().to_string()
                    on:click=move |_| id.with_value(|id| favourites.toggle(id))
                >
                    {move || if is_liked() { "★" } else { "☆" }}
                </button>
            </div>
            <p class="facts">
                <span title=t("board-size")>{size}</span>
                " · "
                <span>{players}</span>
                {(!game.played.is_empty()).then(|| format!(" · {}", game.played))}
            </p>
            <p>{game.summary.clone()}</p>
            {move || played().map(|said| view! { <p class="played">{said}</p> })}
            <p class="row">
                <a class="primary" href=play(&game)>{t("play")}</a>
                <a href=address(Route::Rules(Setup::of(&game.id)))>{t("rules")}</a>
                <a href=address(Route::Analyse(Setup::of(&game.id)))>{t("analyse")}</a>
                <LearnLinks id=game.id.clone() />
            </p>
        </li>
    }
}

/// How to win, without the sentence before it, which says the same of many games: who plays.
fn how_to_win(goal: &str) -> &str {
    goal.split_once(". ").map_or(goal, |(_, rest)| rest)
}

/// A game for beginners, with how to win it, which is all one has to know.
#[component]
pub(super) fn Suggestion(game: GameEntry) -> impl IntoView {
    view! {
        <li class="card">
            {picture(&game)}
            <h3><a href=play(&game)>{game.name.clone()}</a></h3>
            <p>{game.summary.clone()}</p>
            <p class="goal"><strong>{t("how-to-win")}</strong> " " {how_to_win(&game.goal).to_owned()}</p>
            <p class="row"><a class="primary" href=play(&game)>{t("play")}</a></p>
        </li>
    }
}
