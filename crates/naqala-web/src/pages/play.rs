//! A game at the table: two people at one screen, or against the engine.

use leptos::prelude::*;
use naqala::Side;
use naqala_messages::values;
use naqala_wire::catalogue::GameEntry;

use super::{LearnLinks, OfOptions, fetched, heading, loaded, options_form, rounds_panel};
use crate::app;
use crate::board::{Board, BoardState};
use crate::files;
use crate::kept::KeptGame;
use crate::panel::{Choices, Controls, Lines, MoveTree, Opponents, Variations, variant};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::{Settings, in_language};
use crate::table::{self, BoardSession};

#[component]
pub(crate) fn Play(setup: Setup) -> impl IntoView {
    // A reload, and the way back, go on with the game as this device has kept it.
    let known: StoredValue<Option<KeptGame>> = StoredValue::new(None);
    let wanted = setup.clone();
    let found = table::open_later(async move {
        let kept = table::known(&wanted).await;
        let setup = kept.as_ref().map_or(wanted, |kept| kept.setup.clone());
        let _ = known.try_set_value(kept);
        setup
    });
    move || {
        let setup = setup.clone();
        loaded(found.get(), move |table| {
            let notes = known.with_value(|kept| kept.as_ref().and_then(|kept| kept.notes.clone()));
            let variations = Variations::follow(table, notes.as_deref(), false);
            table::keep(table, known.get_value(), Signal::derive(move || variations.notes()));
            view! { <AtTable table setup variations /> }
        })
    }
}

#[component]
fn AtTable(table: BoardSession, setup: Setup, variations: Variations) -> impl IntoView {
    let locale = Settings::get().locale;
    table::let_engine_play(table);
    let state = BoardState::new(table, true);
    let id = StoredValue::new(setup.game.clone());
    let name = move || table.peek(|session| naqala::name_text(session.game().rules(), locale.get().code()));
    let rules = Route::Rules(setup.rules()).to_string();
    let online = Route::Online(Some(setup.game.clone())).to_string();
    let workshop = Route::Workshop(setup.game).to_string();
    // A person who plays the upper side sees the own pits below.
    let seats = table.seats.get_untracked();
    if matches!(seats[Side::South.index()], table::Seat::Engine(_))
        && seats[Side::North.index()] == table::Seat::Human
    {
        table.turned.set(true);
    }
    let again = move |_| {
        app::go(&Route::Play(table.anew()));
    };
    let resign = move |_| {
        let Some(side) = untrack(|| table.resigning()) else { return };
        let asked = locale.get_untracked().say("resign-sure", values![side = app::localizer().side(side)]);
        if window().confirm_with_message(&asked).unwrap_or(false) {
            table.resign(side);
        }
    };
    let entry = listed(id);
    let is_in_match = Memo::new(move |_| table.is_in_match());
    view! {
        <div class="table">
            <header class="row">
                {heading(name)}
                <VariantName table entry />
                <a href=rules>{t("rules")}</a>
            </header>
            <div class="stage">
                <Board state />
                <Choices state />
                <Lines state />
                {move || is_in_match.get().then(|| fetched(rounds_panel(), table))}
                <Controls state />
            </div>
            <aside class="beside">
                <nav class="row" aria-label=t("more")>
                    <a href=online>{t("play-online")}</a>
                    <LearnLinks id=id.get_value() />
                    <a href=workshop>{t("workshop")}</a>
                </nav>
                <Opponents table />
                <MoveTree variations />
                <div class="row">
                    <button type="button" id="new-game" on:click=again>{t("new-game")}</button>
                    <Show when=move || table.resigning().is_some()>
                        <button type="button" on:click=resign>{t("resign")}</button>
                    </Show>
                </div>
                <GameOptions id=id.get_value() table entry />
            </aside>
        </div>
    }
}

/// What the list of games says of a game, once it is there. It waits for the board, which is what one came for.
type Listed = RwSignal<Option<GameEntry>>;

fn listed(wanted: StoredValue<String>) -> Listed {
    let entry = Listed::new(None);
    let owner = Owner::current().expect("a component has an owner");
    let find = move || {
        in_language(files::list, move |list| {
            let is_meant = |game: &GameEntry| wanted.try_with_value(|id| game.id == *id) == Some(true);
            let _ = entry.try_set(list.ok().and_then(|list| list.into_iter().find(is_meant)));
        });
    };
    // The board is drawn with the next frame.
    request_animation_frame(move || request_animation_frame(move || owner.with(find)));
    entry
}

/// The options of the game that differ from the usual, as texts.
fn chosen(table: BoardSession) -> Vec<(String, String)> {
    let changed = table.peek(|session| session.game().changed());
    changed.into_iter().map(|(name, value)| (name, value.to_string())).collect()
}

/// What the rules are called, where they are not the usual ones.
#[component]
fn VariantName(table: BoardSession, entry: Listed) -> impl IntoView {
    let locale = Settings::get().locale;
    let name = move || entry.with(|entry| variant(entry.as_ref()?, &chosen(table)));
    move || {
        let said = name().map(|name| locale.get().say("variant", values![variant = name]));
        said.map(|said| view! { <p class="variant" id="variant">{said}</p> })
    }
}

/// The options of the game, once the list of games is there.
#[component]
fn GameOptions(id: String, table: BoardSession, entry: Listed) -> impl IntoView {
    let wanted = StoredValue::new(id);
    let apply = Callback::new(move |options| {
        let seats = table.seats.with_untracked(|seats| seats.iter().map(ToString::to_string).collect());
        let in_match = untrack(|| table.is_in_match());
        app::go(&Route::Play(Setup { options, seats, in_match, ..Setup::of(&wanted.get_value()) }));
    });
    let form = move || {
        entry
            .get()
            .filter(|entry| !entry.options.is_empty())
            .map(|entry| fetched(options_form(), OfOptions { entry, chosen: chosen(table), apply }))
    };
    let has_rounds = move || entry.with(|entry| entry.as_ref().is_some_and(|entry| entry.rounds));
    view! {
        <Show when=has_rounds><Length table /></Show>
        {form}
    }
}

/// A game that is played in matches of rounds can also be played once.
#[component]
fn Length(table: BoardSession) -> impl IntoView {
    let is_in_match = untrack(|| table.is_in_match());
    let change = move |_| {
        app::go(&Route::Play(Setup { in_match: !is_in_match, position: None, ..table.anew() }));
    };
    view! {
        <button type="button" id="match" on:click=change>
            {t(if is_in_match { "play-single" } else { "play-match" })}
        </button>
    }
}
