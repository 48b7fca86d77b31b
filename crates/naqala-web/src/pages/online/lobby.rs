//! The lobby: games that wait for players, and the user's own games.

use std::time::Duration;

use js_sys::{Array, Intl, Object, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_messages::values;
use naqala_wire::account::Here;
use naqala_wire::catalogue::GameEntry;
use naqala_wire::game::GameSummary;
use naqala_wire::seek::{Joined, Seek};
use naqala_wire::{ToClient, ToServer};
use serde_json::Value;

use super::clock::rule_text;
use super::form::OfferForm;
use super::game::own_ending_text;
use super::notices::Notices;
use super::people::{WhoWeAre, person_link, player_names};
use crate::files;
use crate::language::Locale;
use crate::navigation;
use crate::online;
use crate::route::Route;
use crate::say::t;
use crate::settings::{Settings, in_language};
use crate::title::heading;

/// Delay before the server is asked again how many people are here.
const LOOK_AGAIN: Duration = Duration::from_secs(30);

/// What has been agreed for the game besides its rules and its clock.
pub(super) fn terms(seek: &Seek, locale: Locale) -> String {
    let terms = [(seek.rated, "rated"), (seek.counting, "counting")];
    let agreed = terms.into_iter().filter(|(is_agreed, _)| *is_agreed);
    agreed.map(|(_, name)| locale.tell(name)).collect::<Vec<_>>().join(" · ")
}

#[component]
pub(crate) fn Lobby(game: Option<String>) -> impl IntoView {
    let seeks: RwSignal<Vec<Seek>> = RwSignal::new(Vec::new());
    online::listen(move |message| match message {
        ToClient::Seeks { seeks: all, .. } => seeks.set(all.clone()),
        ToClient::Seek { seek } => seeks.update(|seeks| {
            seeks.retain(|known| known.id != seek.id);
            seeks.push((**seek).clone());
        }),
        ToClient::SeekGone { seek } => seeks.update(|seeks| seeks.retain(|known| known.id != *seek)),
        ToClient::Started { game, .. } => navigation::go_once(&Route::Game(game.clone())),
        _ => {}
    });
    let (list, games) = (all_games(), own_games());
    online::subscribe(|| ToServer::Lobby { id: online::next_id(), on: true });
    view! {
        <div class="lobby">
            {heading(t("online"))}
            <Presence />
            <WhoWeAre />
            <OwnGames games list is_over=false />
            <Seeks seeks list />
            <OfferForm game />
            <OwnGames games list is_over=true />
            <Notices />
        </div>
    }
}

/// The list of games, once it is there.
pub(super) fn all_games() -> RwSignal<Vec<GameEntry>> {
    let list: RwSignal<Vec<GameEntry>> = RwSignal::default();
    in_language(files::list, move |found| {
        if let Ok(found) = found {
            let _ = list.try_set(found);
        }
    });
    list
}

/// The name of a game in the reader's language; custom rules have the one that their file says.
pub(super) fn named(list: RwSignal<Vec<GameEntry>>, id: &str, name: &str, own_rules: bool) -> String {
    let entry =
        |list: &Vec<GameEntry>| list.iter().find(|entry| entry.id == id).map(|entry| entry.name.clone());
    list.with(entry).filter(|_| !own_rules).unwrap_or_else(|| name.to_owned())
}

/// How long ago something was, as the reader's language says it: "5 minutes ago".
fn ago(since: u64, locale: Locale) -> String {
    let minutes = ((js_sys::Date::now() - since as f64) / 60_000.0).max(0.0);
    let (count, unit) = match minutes {
        ..1.0 => (0.0, "second"),
        ..60.0 => (minutes, "minute"),
        ..1_440.0 => (minutes / 60.0, "hour"),
        _ => (minutes / 1_440.0, "day"),
    };
    // "now" instead of "in 0 seconds".
    let style = Object::new();
    let _ = Reflect::set(&style, &"numeric".into(), &"auto".into());
    let format = Intl::RelativeTimeFormat::new(&Array::of1(&locale.code().into()), &style);
    format.format(-count.floor(), unit).into()
}

#[component]
fn Seeks(seeks: RwSignal<Vec<Seek>>, list: RwSignal<Vec<GameEntry>>) -> impl IntoView {
    let locale = Settings::get().locale;
    let join = |id: String| {
        spawn_local(async move {
            let address = format!("/api/seeks/{id}/join");
            match online::post::<Joined>(&address, &Value::Object(Default::default())).await {
                Ok(Joined { game: Some(game) }) => navigation::go_once(&Route::Game(game)),
                // Others are still missing, or the offer is gone: its page says so.
                _ => navigation::go(&Route::Join(id)),
            }
        });
    };
    let row = move |seek: Seek| {
        let name = named(list, &seek.game.id, &seek.name, seek.own_rules);
        let by = person_link(seek.people.first(), locale.get());
        let terms = terms(&seek, locale.get());
        let id = seek.id.clone();
        view! {
            <li class="card row">
                <strong>{name}</strong>
                <span>{by}</span>
                <span>{rule_text(seek.clock, locale.get())}</span>
                <span>{terms}</span>
                <span class="facts since">{ago(seek.since, locale.get())}</span>
                <button type="button" class="primary join" on:click=move |_| join(id.clone())>{t("join")}</button>
            </li>
        }
    };
    view! {
        <section aria-label=t("waiting-games")>
            <h2>{t("waiting-games")}</h2>
            <ul class="list" id="seeks">{move || seeks.get().into_iter().map(row).collect_view()}</ul>
            <Show when=move || seeks.with(Vec::is_empty)><p>{t("nobody-waits")}</p></Show>
        </section>
    }
}

/// The games one plays or has played, once the server has told them.
fn own_games() -> RwSignal<Vec<GameSummary>> {
    let games: RwSignal<Vec<GameSummary>> = RwSignal::new(Vec::new());
    let me = online::me();
    Effect::new(move |_| {
        if me.get().is_some() {
            spawn_local(async move {
                if let Ok(found) = online::get::<Vec<GameSummary>>("/api/me/games").await {
                    let _ = games.try_set(found);
                }
            });
        }
    });
    games
}

/// A game in a list: which one, who plays, and how it stands.
pub(super) fn game_row(game: GameSummary, list: RwSignal<Vec<GameEntry>>, locale: Locale) -> impl IntoView {
    let name = named(list, &game.game, &game.name, game.own_rules);
    let names = player_names(&game.players, game.you, locale);
    let mut shown = names.clone();
    if let Some(own) = game.you.and_then(|you| shown.get_mut(usize::from(you))) {
        *own = locale.tell("own-name-none");
    }
    let is_mine = game.ending.is_none() && game.to_move.is_some() && game.to_move == game.you;
    let state = match &game.ending {
        Some(ending) => own_ending_text(ending, game.you, &names, locale),
        None if is_mine => locale.tell("your-turn"),
        None => locale.say("after-moves", values![n = game.entries]),
    };
    view! {
        <li class="card row">
            <a href=Route::Game(game.id).to_string()>{name} ": " {shown.join(" – ")}</a>
            <span>{state}</span>
        </li>
    }
}

/// How many people are here, and how many games are going on, as long as the page is open.
#[component]
fn Presence() -> impl IntoView {
    let locale = Settings::get().locale;
    let here: RwSignal<Option<Here>> = RwSignal::new(None);
    let look = move || {
        spawn_local(async move {
            if let Ok(found) = online::get::<Here>("/api/here").await {
                let _ = here.try_set(Some(found));
            }
        });
    };
    // Whoever has just connected is among them.
    let me = online::me();
    Effect::new(move |_| {
        me.track();
        look();
    });
    if let Ok(every) = set_interval_with_handle(look, LOOK_AGAIN) {
        on_cleanup(move || every.clear());
    }
    let said = move || {
        let Here { people, games } = here.get()?;
        Some(locale.get().say("here-now", values![people = people, games = games]))
    };
    view! { <p class="facts" id="here">{said}</p> }
}

/// The games one plays, or those that are over.
#[component]
fn OwnGames(
    games: RwSignal<Vec<GameSummary>>,
    list: RwSignal<Vec<GameEntry>>,
    is_over: bool,
) -> impl IntoView {
    let locale = Settings::get().locale;
    let meant = Memo::new(move |_| {
        let games = games.get().into_iter();
        games.filter(|game| game.ending.is_some() == is_over).collect::<Vec<_>>()
    });
    let title = if is_over { "own-games-over" } else { "own-games" };
    let row = move |game| game_row(game, list, locale.get());
    view! {
        <Show when=move || meant.with(|games| !games.is_empty())>
            <section aria-label=t(title)>
                <h2>{t(title)}</h2>
                <ul class="list">{move || meant.get().into_iter().map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}
