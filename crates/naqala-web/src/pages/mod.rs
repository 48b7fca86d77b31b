//! The pages.

mod analyse;
mod embed;
mod games;
mod glossary;
mod home;
mod learn;
mod online;
mod play;
mod rules;
mod settings;
mod train;
mod workshop;
mod yours;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_messages::values;
use naqala_view::Place;
use naqala_wire::catalogue::GameEntry;
use wasm_split_helpers::wasm_split;

use crate::board::{BoardState, Counted, Trays};
use crate::files::LoadError;
use crate::lessons::Courses;
use crate::panel::{Ending, OptionsForm, RoundsPanel, Steps};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, WalkStep};
use crate::title::heading;

/// The game on the first page is the first of the list that bears this mark: small, known all over the world, soon learnt.
const FIRST_GAME: &str = include_str!("../../first-game.txt");

/// The level of the engine that a newcomer to a game meets.
const USUAL_LEVEL: u8 = 4;

/// The page of an address.
pub(crate) fn page(route: Route) -> AnyView {
    match route {
        Route::Home => view! { <home::Home /> }.into_any(),
        Route::Unknown(path) => view! { <Unknown path /> }.into_any(),
        Route::Play(setup) => view! { <play::Play setup /> }.into_any(),
        Route::Analyse(setup) => fetched(analysis(), setup),
        Route::Embed(setup) => fetched(embed(), setup),
        Route::Rules(setup) => fetched(rules_page(), setup),
        Route::Workshop(id) => fetched(workshop(), id),
        Route::Yours => fetched(yours(), ()),
        Route::Courses | Route::Course(_) => fetched(lessons(), route),
        Route::Glossary => fetched(glossary(), ()),
        Route::Train(id) => fetched(trainer(), id),
        Route::Online(_) | Route::Join(_) | Route::Game(_) => fetched(online(), route),
    }
}

// Everything except boards to play on is in separate parts, which are loaded when they are visited.

/// Draws a page that was fetched.
type Draw<T> = fn(T) -> AnyView;

#[wasm_split(games, fallible)]
fn games_list() -> Result<Draw<()>, LoadError> {
    Ok(|()| view! { <games::Games /> }.into_any())
}

/// The contents of the settings menu.
pub(crate) fn settings(settings: Settings) -> AnyView {
    fetched(settings_sheet(), settings)
}

#[wasm_split(settings, fallible)]
fn settings_sheet() -> Result<Draw<Settings>, LoadError> {
    Ok(|settings| view! { <settings::Sheet settings /> }.into_any())
}

/// A heap that is open to be counted.
pub(crate) fn counted(state: BoardState, place: Place) -> AnyView {
    added(open_heap(), (state, place))
}

#[wasm_split(counted, fallible)]
fn open_heap() -> Result<Draw<(BoardState, Place)>, LoadError> {
    Ok(|(state, place)| view! { <Counted state place /> }.into_any())
}

/// How a game ended, and what to do next.
pub(crate) fn ending(table: BoardSession) -> AnyView {
    added(game_ending(), table)
}

#[wasm_split(after, fallible)]
fn game_ending() -> Result<Draw<BoardSession>, LoadError> {
    Ok(|table| view! { <Ending table /> }.into_any())
}

/// The steps of a long explanation.
pub(crate) fn steps(table: BoardSession, steps: Vec<WalkStep>) -> AnyView {
    added(explained_steps(), (table, steps))
}

#[wasm_split(after, fallible)]
fn explained_steps() -> Result<Draw<(BoardSession, Vec<WalkStep>)>, LoadError> {
    Ok(|(table, steps)| view! { <Steps table steps /> }.into_any())
}

/// The contents of the players' trays.
pub(crate) fn trays(state: BoardState) -> AnyView {
    added(tray_list(), state)
}

#[wasm_split(trays, fallible)]
fn tray_list() -> Result<Draw<BoardState>, LoadError> {
    Ok(|state| view! { <Trays state /> }.into_any())
}

/// The options of a game being played: their descriptions, the chosen values, and what to do after a choice.
#[derive(Clone)]
struct OfOptions {
    entry: GameEntry,
    chosen: Vec<(String, String)>,
    apply: Callback<Vec<(String, String)>>,
}

#[wasm_split(options, fallible)]
fn options_form() -> Result<Draw<OfOptions>, LoadError> {
    Ok(|OfOptions { entry, chosen, apply }| view! { <OptionsForm entry chosen apply /> }.into_any())
}

/// The panel between the rounds of a match.
#[wasm_split(rounds, fallible)]
fn rounds_panel() -> Result<Draw<BoardSession>, LoadError> {
    Ok(|table| view! { <RoundsPanel table /> }.into_any())
}

#[wasm_split(analysis, fallible)]
fn analysis() -> Result<Draw<Setup>, LoadError> {
    Ok(|setup| view! { <analyse::Analyse setup /> }.into_any())
}

#[wasm_split(embed, fallible)]
fn embed() -> Result<Draw<Setup>, LoadError> {
    Ok(|setup| view! { <embed::Embed setup /> }.into_any())
}

#[wasm_split(yours, fallible)]
fn yours() -> Result<Draw<()>, LoadError> {
    Ok(|()| view! { <yours::Yours /> }.into_any())
}

#[wasm_split(rules_page, fallible)]
fn rules_page() -> Result<Draw<Setup>, LoadError> {
    Ok(|setup| view! { <rules::RulesPage setup /> }.into_any())
}

#[wasm_split(glossary, fallible)]
fn glossary() -> Result<Draw<()>, LoadError> {
    Ok(|()| view! { <glossary::GlossaryPage /> }.into_any())
}

#[wasm_split(workshop, fallible)]
fn workshop() -> Result<Draw<String>, LoadError> {
    Ok(|id| view! { <workshop::Workshop id /> }.into_any())
}

#[wasm_split(lessons, fallible)]
fn lessons() -> Result<Draw<Route>, LoadError> {
    Ok(|route| match route {
        Route::Course(id) => view! { <learn::CoursePage id /> }.into_any(),
        _ => view! { <learn::Courses /> }.into_any(),
    })
}

#[wasm_split(trainer, fallible)]
fn trainer() -> Result<Draw<String>, LoadError> {
    Ok(|id| view! { <train::Train id /> }.into_any())
}

#[wasm_split(online, fallible)]
fn online() -> Result<Draw<Route>, LoadError> {
    Ok(|route| match route {
        Route::Join(id) => view! { <online::Join id /> }.into_any(),
        Route::Game(id) => view! { <online::GamePage id /> }.into_any(),
        Route::Online(game) => view! { <online::Lobby game /> }.into_any(),
        _ => ().into_any(),
    })
}

/// A page whose part of the program may have to be fetched first.
fn fetched<T: Clone + Send + Sync + 'static>(
    part: impl Future<Output = Result<Draw<T>, LoadError>> + 'static,
    address: T,
) -> AnyView {
    let draw = coming(part);
    (move || {
        let address = address.clone();
        loaded(draw.get(), move |draw| draw(address))
    })
    .into_any()
}

/// The same for something on a page that is there already: nothing until it comes.
fn added<T: Clone + Send + Sync + 'static>(
    part: impl Future<Output = Result<Draw<T>, LoadError>> + 'static,
    address: T,
) -> AnyView {
    let draw = coming(part);
    (move || {
        let address = address.clone();
        draw.get().map(|drawn| loaded(Some(drawn), move |draw| draw(address)))
    })
    .into_any()
}

/// A component that is drawn once its part of the program is loaded.
fn coming<T: 'static>(part: impl Future<Output = Result<Draw<T>, LoadError>> + 'static) -> Coming<T> {
    let draw = Coming::new(None);
    spawn_local(async move {
        let part = part.await;
        let _ = draw.try_set(Some(part));
    });
    draw
}

type Coming<T> = RwSignal<Option<Result<Draw<T>, LoadError>>>;

#[component]
fn Unknown(path: String) -> impl IntoView {
    let locale = Settings::get().locale;
    let said = move || locale.get().say("no-such-page", values![path = path.as_str()]);
    view! {
        {heading(said)}
        <p><a href=Route::Home.to_string()>{t("all-games")}</a></p>
    }
}

/// Links to the course of a game, or else to its first lesson, and to its counting trainer.
#[component]
fn LearnLinks(id: String) -> impl IntoView {
    let courses = Courses::get();
    let train = Route::Train(id.clone()).to_string();
    let lesson = move || {
        let course = if courses.teach(&id) { id.clone() } else { format!("first-{id}") };
        view! { <a href=Route::Course(course).to_string()>{t("learn")}</a> }
    };
    view! {
        {lesson}
        <a href=train>{t("train")}</a>
    }
}

/// What to show while files are loading, and if loading fails.
fn loaded<T, V>(found: Option<Result<T, LoadError>>, show: impl FnOnce(T) -> V) -> AnyView
where
    V: IntoView + 'static,
{
    match found {
        None => view! { <p class="waiting" role="status">{t("loading")}</p> }.into_any(),
        Some(Err(error)) => {
            let locale = Settings::get().locale;
            let again = match &error {
                LoadError::NoSuchMove { game, .. } => Some(Route::Play(Setup::of(game)).to_string()),
                _ => None,
            };
            view! {
                <div role="alert" class="trouble">
                    {heading(move || error.said(locale.get()))}
                    {again.map(|again| view! { <p><a href=again>{t("new-game")}</a></p> })}
                    <p><a href=Route::Home.to_string()>{t("all-games")}</a></p>
                </div>
            }
            .into_any()
        }
        Some(Ok(value)) => show(value).into_any(),
    }
}
