//! A game at the table: two people at one screen, or against the engine. The board is in the first download; everything around
//! it is loaded separately, after the board.

mod beside;

use std::pin::Pin;

use leptos::prelude::*;
use naqala::Side;
use wasm_split_helpers::wasm_split;

use super::rounds_panel;
use crate::board::{Board, BoardState};
use crate::files::LoadError;
use crate::kept::KeptGame;
use crate::loading::{Draw, added, fetched, loaded};
use crate::navigation;
use crate::panel::{Choices, Lines};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table::{self, BoardSession, Seat};
use crate::title::heading;
use beside::{Below, Beside, Listed, Named};

/// A game being played, with what is shown around its board.
#[derive(Clone)]
struct AtTable {
    state: BoardState,
    /// The game as the page began.
    opened: StoredValue<Setup>,
    /// The saved game that it continues.
    known: Option<KeptGame>,
    /// Its entry in the list of games.
    entry: Listed,
}

#[wasm_split(table, fallible)]
fn named() -> Result<Draw<AtTable>, LoadError> {
    Ok(|at| view! { <Named at /> }.into_any())
}

#[wasm_split(table, fallible)]
fn below() -> Result<Draw<AtTable>, LoadError> {
    Ok(|at| view! { <Below at /> }.into_any())
}

#[wasm_split(table, fallible)]
fn beside() -> Result<Draw<AtTable>, LoadError> {
    Ok(|at| view! { <Beside at /> }.into_any())
}

/// A lookup in the browser's database.
type Looking = Pin<Box<dyn Future<Output = Option<KeptGame>>>>;

#[wasm_split(table, fallible)]
fn known(setup: Setup) -> Result<Looking, LoadError> {
    Ok(Box::pin(async move { table::known(&setup).await }))
}

/// The saved game that the page continues. It is looked up only if there may be one, because the board waits for it.
async fn find_known(setup: &Setup) -> Option<KeptGame> {
    navigation::kept_id()?;
    known(setup.clone()).await.ok()?.await
}

#[component]
pub(crate) fn Play(setup: Setup) -> impl IntoView {
    // After a reload or going back, the page continues the saved game.
    let known: StoredValue<Option<KeptGame>> = StoredValue::new(None);
    let wanted = setup.clone();
    let found = table::open_later(async move {
        let kept = find_known(&wanted).await;
        // The address may have a move that was played just before the page was left, too late to be kept.
        let setup = match &kept {
            Some(kept) if !wanted.continues(&kept.setup) => kept.setup.clone(),
            _ => wanted,
        };
        let _ = known.try_set_value(kept);
        setup
    });
    move || {
        let setup = setup.clone();
        loaded(found.get(), move |table| view! { <Table table setup known=known.get_value() /> })
    }
}

#[component]
fn Table(table: BoardSession, setup: Setup, known: Option<KeptGame>) -> impl IntoView {
    let locale = Settings::get().locale;
    table::let_engine_play(table);
    let state = BoardState::new(table, true);
    let name = move || table.peek(|session| naqala::name_text(session.game().rules(), locale.get().code()));
    let rules = Route::Rules(setup.rules()).to_string();
    // A person who plays the upper side sees the own pits below.
    let seats = table.seats.get_untracked();
    if matches!(seats[Side::South.index()], Seat::Engine(_)) && seats[Side::North.index()] == Seat::Human {
        table.turned.set(true);
    }
    let opened = StoredValue::new(untrack(|| table.setup()));
    if known.is_some() {
        table.resume_trial(&setup);
    }
    let at = AtTable { state, opened, known, entry: Listed::new(None) };
    let (upper, lower) = (at.clone(), at.clone());
    let is_in_match = Memo::new(move |_| table.is_in_match());
    view! {
        <div class="table">
            <header class="row">
                {heading(name)}
                <a href=rules>{t("rules")}</a>
                {added(named(), upper)}
            </header>
            <div class="stage">
                <Board state />
                <Choices state />
                <Lines state />
                {move || is_in_match.get().then(|| fetched(rounds_panel(), table))}
                {added(below(), lower)}
            </div>
            <aside class="beside">{added(beside(), at)}</aside>
        </div>
    }
}
