//! The games that were played on this device: to continue, review or export.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::record::Record;
use naqala::{MatchSession, Side};
use naqala_messages::values;
use naqala_view::winner_first;
use naqala_wire::catalogue::GameEntry;

use super::games::{Counting, find};
use super::records;
use crate::files::{self, LoadError};
use crate::following::{self, Followed};
use crate::kept::{self, KeptGame};
use crate::language::Locale;
use crate::online::Refused;
use crate::panel::engine_name;
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::{Settings, in_language};
use crate::table::{self, Seat};
use crate::title::heading;
use crate::{browser, navigation};

/// Which games are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Filter {
    All,
    Open,
    Over,
}

impl Filter {
    const ALL: [(&str, Filter); 3] =
        [("yours-all", Filter::All), ("yours-open", Filter::Open), ("yours-over", Filter::Over)];

    fn lets(self, game: &KeptGame) -> bool {
        match self {
            Filter::All => true,
            Filter::Open => game.end.is_none() && !game.is_study,
            Filter::Over => game.end.is_some(),
        }
    }
}

/// The name of a game in the list of games; its id until the list is there.
fn name_of(setup: &Setup, list: &[GameEntry]) -> String {
    let entry = list.iter().find(|game| game.id == setup.game);
    entry.map_or_else(|| setup.game.clone(), |game| game.name.clone())
}

/// When a game was played on, as the reader's language writes it.
fn when(changed: f64, locale: Locale) -> String {
    locale.date(changed, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

/// How a game stands: who has won it, or how many moves were played.
fn standing(game: &KeptGame, locale: Locale) -> String {
    if game.is_study {
        return locale.tell("analysis");
    }
    let Some(end) = &game.end else { return locale.say("after-moves", values![n = game.moves()]) };
    let score = end.score.clone().unwrap_or_default();
    let side = |letter: Option<char>| letter.and_then(Side::from_letter);
    // To whom it says "you", one's own score comes first.
    let score = winner_first(&score, side(end.person).or(side(end.winner)));
    match side(end.winner) {
        Some(_) if end.person.is_some() => {
            let key = if end.person == end.winner { "kept-you-won" } else { "kept-you-lost" };
            locale.say(key, values![score = score])
        }
        Some(won) => {
            let partners = end.partners.chars().filter_map(Side::from_letter);
            let sides = locale.localizer().sides(std::iter::once(won).chain(partners));
            locale.say("kept-won", values![side = sides, score = score])
        }
        None => locale.say("kept-drawn", values![score = score]),
    }
}

/// The engine at the other seats, if it plays: "opponent: Goat, level 2".
fn opponent(game: &KeptGame, locale: Locale) -> Option<String> {
    let mut levels: Vec<Seat> = game.setup.seats.iter().filter_map(|seat| Seat::parse(seat)).collect();
    levels.dedup();
    let names = levels.into_iter().filter_map(|seat| match seat {
        Seat::Engine(level) => Some(engine_name(locale, level)),
        Seat::Human | Seat::Remote => None,
    });
    let names: Vec<String> = names.collect();
    (!names.is_empty()).then(|| locale.say("kept-opponent", values![name = names.join(" – ")]))
}

#[component]
pub(crate) fn Yours() -> impl IntoView {
    let locale = Settings::get().locale;
    let games: RwSignal<Option<Vec<KeptGame>>> = RwSignal::new(None);
    let list: RwSignal<Vec<GameEntry>> = RwSignal::new(Vec::new());
    let followed: RwSignal<Option<Result<Followed, Refused>>> = RwSignal::new(None);
    let is_possible = RwSignal::new(true);
    spawn_local(async move {
        let _ = is_possible.try_set(kept::is_possible().await);
        table::keep_first().await;
        let _ = games.try_set(Some(kept::all().await));
        if following::account().is_some() {
            let done = following::follow().await;
            let _ = games.try_set(Some(kept::all().await));
            let _ = followed.try_set(Some(done));
        }
    });
    let in_account = move || {
        let locale = locale.get();
        match (followed.get()?, following::account()) {
            (Err(refused), _) => Some(refused.said(locale)),
            (Ok(Followed { doubled: 0, games }), Some(name)) => {
                Some(locale.say("games-follow", values![name = name, n = games]))
            }
            (Ok(Followed { doubled: 0, .. }), None) => None,
            (Ok(Followed { doubled, .. }), _) => Some(locale.say("games-doubled", values![n = doubled])),
        }
    };
    in_language(files::list, move |found| {
        if let Ok(found) = found {
            let _ = list.try_set(found);
        }
    });
    let filter = RwSignal::new(Filter::All);
    let typed = RwSignal::new(String::new());
    // A game is found by what finds it in the list of all games.
    let found = Memo::new(move |_| {
        let counting = Counting::new(locale.get());
        let found = list.with(|list| typed.with(|typed| find(list, typed, &counting)));
        found.into_iter().map(|game| game.id).collect::<Vec<_>>()
    });
    let fits = move |game: &KeptGame| {
        let is_named = typed.with(|typed| game.setup.game.contains(typed.trim()));
        filter.get().lets(game) && (is_named || found.with(|found| found.contains(&game.setup.game)))
    };
    let fitting =
        Memo::new(move |_| games.get().unwrap_or_default().into_iter().filter(fits).collect::<Vec<_>>());
    let shown =
        move || fitting.get().into_iter().map(|game| view! { <Row game games list /> }).collect_view();
    let is_empty = move || games.with(|games| games.as_ref().is_some_and(Vec::is_empty));
    let none = move || {
        let locale = locale.get();
        match typed.get() {
            _ if !is_possible.get() => None,
            _ if is_empty() => Some(locale.tell("no-games-yet")),
            _ if games.with(Option::is_none) || fitting.with(|games| !games.is_empty()) => None,
            typed if typed.trim().is_empty() => Some(locale.tell("no-game-fits")),
            typed => Some(locale.say("no-game-found", values![typed = typed])),
        }
    };
    view! {
        <div class="lobby">
            {heading(t("your-games"))}
            <p>{move || locale.get().tell(if is_possible.get() { "your-games-how" } else { "games-not-kept" })} " " <a href=Route::Online(None).to_string()>{t("online-games-there")}</a></p>
            <p id="followed" role="status">{in_account}</p>
            <div class="row">
                <label class="field">{t("search")} " "
                    <input type="search" id="search" on:input=move |event| typed.set(event_target_value(&event)) />
                </label>
                <FilterMenu filter />
                <button type="button" id="export" disabled=is_empty on:click=move |_| export(games.get_untracked())>
                    {t("export-all")}
                </button>
                <Import games />
            </div>
            <p role="status" id="none-found">{none}</p>
            <ul class="list" id="kept">{shown}</ul>
        </div>
    }
}

/// The field for a file of records, and how many games it has added.
#[component]
fn Import(games: RwSignal<Option<Vec<KeptGame>>>) -> impl IntoView {
    let locale = Settings::get().locale;
    let imported: RwSignal<Option<Result<usize, LoadError>>> = RwSignal::new(None);
    let import = move |event: web_sys::Event| {
        records::chosen_text(event, move |text| {
            spawn_local(async move {
                let added = records::take_over_text(&text).await;
                let _ = games.try_set(Some(kept::all().await));
                let _ = imported.try_set(Some(added));
            });
        });
    };
    let said = move || match imported.get()? {
        Ok(added) => Some(locale.get().say("imported", values![n = added])),
        Err(error) => Some(error.said(locale.get())),
    };
    view! {
        <label class="field">{t("import-games")} " "
            <input type="file" id="import" accept=".txt,.pgn,.naqala,text/plain" on:change=import />
        </label>
        <span id="imported" role="status">{said}</span>
    }
}

#[component]
fn FilterMenu(filter: RwSignal<Filter>) -> impl IntoView {
    let locale = Settings::get().locale;
    let choose = move |event| {
        let chosen = event_target_value(&event);
        let found = Filter::ALL.into_iter().find(|(key, _)| *key == chosen);
        filter.set(found.map_or(Filter::All, |(_, filter)| filter));
    };
    let filters = Filter::ALL.map(|(key, kind)| {
        let name = move || {
            let locale = locale.get();
            match kind {
                Filter::All => locale.tell("yours-all"),
                Filter::Open => locale.tell("yours-open"),
                Filter::Over => locale.tell("yours-over"),
            }
        };
        view! { <option value=key selected=move || filter.get() == kind>{name}</option> }
    });
    view! {
        <label class="field">
            <span class="hidden">{t("yours-which")}</span>
            <select id="filter" on:change=choose>{filters.collect_view()}</select>
        </label>
    }
}

#[component]
fn Row(
    game: KeptGame,
    games: RwSignal<Option<Vec<KeptGame>>>,
    list: RwSignal<Vec<GameEntry>>,
) -> impl IntoView {
    let locale = Settings::get().locale;
    let game = StoredValue::new(game);
    let name = move || game.with_value(|game| list.with(|list| name_of(&game.setup, list)));
    let route = game.with_value(|game| match game.is_study {
        true => Route::Analyse(game.setup.clone()),
        false => Route::Play(game.setup.clone()),
    });
    let address = route.to_string();
    // The browser's history knows which game of this device it is.
    let open = move |event: web_sys::MouseEvent| {
        if !event.ctrl_key() && !event.meta_key() && !event.shift_key() && event.button() == 0 {
            event.prevent_default();
            navigation::go_to_kept(&route, &game.with_value(|game| game.id.clone()));
        }
    };
    let delete = move |_| {
        let asked = locale.get_untracked().say("delete-sure", values![game = untrack(name)]);
        if window().confirm_with_message(&asked).unwrap_or(false) {
            let id = game.with_value(|game| game.id.clone());
            games.update(|games| games.iter_mut().for_each(|games| games.retain(|kept| kept.id != id)));
            following::delete(id.clone());
            spawn_local(async move { kept::forget(&id).await });
        }
    };
    let stands = move || game.with_value(|game| standing(game, locale.get()));
    let changed = move || game.with_value(|game| when(game.changed, locale.get()));
    let label = move || locale.get().say("delete-game", values![game = name()]);
    view! {
        <li class="card row kept">
            <a href=address on:click=open>{name}</a>
            <span class="opponent">{move || game.with_value(|game| opponent(game, locale.get()))}</span>
            <span>
                {stands}
                {game.with_value(|game| game.is_double).then(|| view! { " " <span class="double">{t("other-version")}</span> })}
            </span>
            <span class="facts">{changed}</span>
            <button type="button" class="delete" aria-label=label on:click=delete>{t("delete")}</button>
        </li>
    }
}

/// All games as records, in one file. A game that cannot be read any more is left out and reported.
fn export(games: Option<Vec<KeptGame>>) {
    spawn_local(async move {
        let mut text = String::new();
        for game in games.unwrap_or_default() {
            match records(&game).await {
                Ok(records) => text += &records,
                Err(error) => leptos::logging::warn!("{} is left out: {error:?}", game.id),
            }
        }
        browser::download("naqala-games.txt", "text/plain", &text);
    });
}

/// A record for every round, with what is noted of the latest.
async fn records(game: &KeptGame) -> Result<String, LoadError> {
    if let Some(notes) = game.notes.as_ref().filter(|_| game.setup.rounds.is_empty()) {
        return Ok(format!("{notes}\n"));
    }
    let played: MatchSession = table::played(&game.setup).await?;
    let date = js_sys::Date::new(&game.changed.into()).to_iso_string().as_string().unwrap_or_default();
    let date = date.get(..10).unwrap_or_default().replace('-', ".");
    let seat = |number: usize| game.setup.seats.get(number).or(game.setup.seats.last()).cloned();
    let players = [("South", seat(0)), ("North", seat(1))];
    let mut headers = vec![("Date".to_owned(), date)];
    headers.extend(players.into_iter().filter_map(|(side, seat)| Some((side.to_owned(), seat?))));
    Ok(format!("{}\n", Record::join(&Record::of_match(&played, &headers))))
}
