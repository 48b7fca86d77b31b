//! The list of all games, with search and filters; favourites and the games played last come first.

mod card;
mod favourites;
mod filters;
mod find;

use std::collections::HashMap;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_messages::values;
use naqala_wire::catalogue::GameEntry;

use crate::browser;
use crate::files::{self, LoadError};
use crate::kept;
use crate::lessons::Courses;
use crate::loading::loaded;
use crate::say::t;
use crate::settings::{Settings, in_language};
use crate::table;
use card::{Card, Suggestion};
use favourites::Favourites;
use filters::{FilterMenus, Filters};
pub(super) use find::{Counting, find};

/// Three games for beginners, easy and different from each other: one id per line.
const SUGGESTED: &str = include_str!("../../../suggested-games.txt");

/// Screens on which the filters are folded away, so that the games that are found stand below the field; as in the style sheet.
const NARROW: &str = "(max-width: 40rem)";

/// When games were played last on this device, by id, in milliseconds since 1970; nothing until that is known.
pub(super) type LastPlayed = RwSignal<Option<HashMap<String, f64>>>;

fn last_played() -> LastPlayed {
    let last = LastPlayed::new(None);
    spawn_local(async move {
        let mut latest: HashMap<String, f64> = HashMap::new();
        for game in kept::all().await {
            let known = latest.entry(game.setup.game).or_default();
            *known = known.max(game.changed);
        }
        let _ = last.try_set(Some(latest));
        table::keep_first().await;
    });
    last
}

/// All games, to be searched.
#[component]
pub(super) fn Games() -> impl IntoView {
    let found: RwSignal<Option<Result<Vec<GameEntry>, LoadError>>> = RwSignal::new(None);
    in_language(files::list, move |list| _ = found.try_set(Some(list)));
    // Cards must not move once they are shown, so wait for everything that determines their order.
    let last = last_played();
    let list = move || found.get().filter(|_| last.with(Option::is_some));
    view! {
        <section class="games" aria-label=t("all-games")>
            {move || loaded(list(), move |list| view! { <Shown list last /> })}
        </section>
    }
}

/// The games that fit, and what they have to fit.
#[component]
fn Shown(list: Vec<GameEntry>, last: LastPlayed) -> impl IntoView {
    let locale = Settings::get().locale;
    let courses = Courses::get();
    let favourites = Favourites::new();
    let (typed, filters) = (RwSignal::new(String::new()), Filters::new());
    let list = StoredValue::new(list);
    // Stars that are set meanwhile move nothing.
    let begin = favourites.ids.get_untracked();
    let fitting = Memo::new(move |_| {
        let counting = Counting::new(locale.get());
        let fits = |game: &GameEntry| {
            let is_favourite = || favourites.has(&game.id);
            filters.fit(game, || courses.teach(&game.id), is_favourite)
        };
        let mut games = list.with_value(|list| typed.with(|typed| find(list, typed, &counting)));
        games.retain(fits);
        if typed.with(String::is_empty) {
            let when = |game: &GameEntry| last.with(|last| last.as_ref()?.get(&game.id).copied());
            games.sort_by(|one, other| {
                let is_liked = |game: &GameEntry| begin.contains(&game.id);
                let of_both = is_liked(other).cmp(&is_liked(one));
                of_both.then_with(|| when(other).unwrap_or(0.0).total_cmp(&when(one).unwrap_or(0.0)))
            });
        }
        games
    });
    let none = move || {
        let said = move || match typed.get() {
            typed if typed.trim().is_empty() => locale.get().tell("no-game-fits"),
            typed => locale.get().say("no-game-found", values![typed = typed]),
        };
        fitting.with(Vec::is_empty).then(said)
    };
    let is_first_visit = move || {
        let is_new = last.with(|last| last.as_ref().is_some_and(HashMap::is_empty));
        is_new && favourites.ids.with(Vec::is_empty) && typed.with(String::is_empty) && filters.are_open()
    };
    let suggested = move || {
        let entry = |id: &str| list.with_value(|list| list.iter().find(|game| game.id == id).cloned());
        let games = SUGGESTED.split_whitespace().filter_map(entry);
        games.map(|game| view! { <Suggestion game /> }).collect_view()
    };
    view! {
        <Show when=is_first_visit>
            <section class="suggested" aria-labelledby="suggested">
                <h2 id="suggested">{t("begin-with")}</h2>
                <ul class="cards">{suggested()}</ul>
            </section>
        </Show>
        <h2>{t("all-games")}</h2>
        <div class="row filters">
            <label class="field">
                {t("search")} " "
                <input type="search" id="search" on:input=move |event| typed.set(event_target_value(&event)) />
            </label>
            <details class="more-filters" open=!browser::prefers(NARROW)>
                <summary>{t("filters")}</summary>
                <div class="row">{list.with_value(|list| view! { <FilterMenus list=&list filters /> })}</div>
            </details>
        </div>
        <p role="status" id="none-found">{none}</p>
        <ul class="cards" id="games">
            <For each=move || fitting.get() key=|game| (game.id.clone(), game.name.clone()) let:game>
                <Card game favourites last />
            </For>
        </ul>
    }
}
