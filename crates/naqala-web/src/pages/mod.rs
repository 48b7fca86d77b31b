//! The pages.

mod analyse;
mod embed;
mod games;
mod glossary;
mod home;
mod learn;
mod online;
mod own_rules;
mod play;
mod records;
mod rules;
mod settings;
mod train;
mod workshop;
mod yours;

use leptos::prelude::*;
use naqala_messages::values;
use naqala_wire::catalogue::GameEntry;
use wasm_split_helpers::wasm_split;

use crate::files::LoadError;
use crate::lessons::Courses;
use crate::loading::{Draw, fetched};
use crate::panel::{OptionsForm, RoundsPanel};
use crate::route::{Moment, Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table::BoardSession;
use crate::title::heading;

/// The page of an address.
pub(crate) fn page(route: Route) -> AnyView {
    match route {
        Route::Home => view! { <home::Home /> }.into_any(),
        Route::Unknown(path) => view! { <Unknown path /> }.into_any(),
        Route::Play(setup) => view! { <play::Play setup /> }.into_any(),
        Route::Analyse(setup) => fetched(analysis(), setup),
        Route::Embed(setup, moment) => fetched(embed(), (setup, moment)),
        Route::Rules(setup) => fetched(rules_page(), setup),
        Route::Workshop(id) => fetched(workshop(), id),
        Route::Yours => fetched(yours(), ()),
        Route::Courses | Route::Course(_) => fetched(lessons(), route),
        Route::Glossary => fetched(glossary(), ()),
        Route::Train(id) => fetched(trainer(), id),
        Route::Online(_) | Route::Join(_) | Route::Game(_) | Route::Player(_) => fetched(online(), route),
    }
}

// Everything except boards to play on is in separate parts, which are loaded when they are visited.

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
fn embed() -> Result<Draw<(Setup, Moment)>, LoadError> {
    Ok(|(setup, moment)| view! { <embed::Embed setup moment /> }.into_any())
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
        Route::Player(name) => view! { <online::ProfilePage name /> }.into_any(),
        Route::Online(game) => view! { <online::Lobby game /> }.into_any(),
        _ => ().into_any(),
    })
}

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

#[cfg(test)]
mod tests {
    #[test]
    fn the_game_of_the_first_page_is_asked_for_early() {
        let wanted = format!("path === \"\" ? \"{}\"", naqala_wire::FIRST_GAME);
        assert!(include_str!("../../assets/boot.js").contains(&wanted), "boot.js asks for another game");
    }
}
