//! A game at the table: two people at one screen, or against the engine.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::Side;
use naqala_messages::values;
use naqala_wire::catalogue::GameEntry;

use super::{LearnLinks, heading, loaded};
use crate::app;
use crate::board::{Board, BoardState};
use crate::files;
use crate::panel::{Choices, Controls, Lines, MoveList, Opponents, OptionsForm, RoundsPanel};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table::{self, Table};

#[component]
pub(crate) fn Play(setup: Setup) -> impl IntoView {
    let found = table::open(setup.clone());
    move || {
        let setup = setup.clone();
        loaded(found.get(), move |table| view! { <AtTable table setup /> })
    }
}

#[component]
fn AtTable(table: Table, setup: Setup) -> impl IntoView {
    let tongue = Settings::get().tongue;
    table::let_engine_play(table);
    let state = BoardState::new(table, true);
    let id = StoredValue::new(setup.game.clone());
    let name = move || table.peek(|session| naqala::name_text(session.game().rules(), tongue.get().code()));
    let rules = Route::Rules(setup.game.clone()).to_string();
    let online = Route::Online(Some(setup.game.clone())).to_string();
    let workshop = Route::Workshop(setup.game).to_string();
    // A person who plays the upper side sees his pits below.
    let seats = table.seats.get_untracked();
    if matches!(seats[Side::South.index()], table::Seat::Engine(_))
        && seats[Side::North.index()] == table::Seat::Human
    {
        table.turned.set(true);
    }
    let again = move |_| {
        app::go(&Route::Play(anew(table)));
    };
    let resign = move |_| {
        let side = table.to_move().unwrap_or(Side::South);
        let asked = tongue.get_untracked().say("resign-sure", values![side = app::voice().side(side)]);
        if window().confirm_with_message(&asked).unwrap_or(false) {
            table.resign(side);
        }
    };
    view! {
        <div class="table">
            <header class="row">
                {heading(name)}
                <a href=rules>{t("rules")}</a>
                <a href=workshop>{t("workshop")}</a>
                <a href=online>{t("play-online")}</a>
                <LearnLinks id=id.get_value() />
            </header>
            <div class="stage">
                <Board state />
                <Choices state />
                <Lines state />
                <RoundsPanel table />
                <Controls state />
            </div>
            <aside class="beside">
                <Opponents table />
                <MoveList table />
                <div class="row">
                    <button type="button" id="new-game" on:click=again>{t("new-game")}</button>
                    <Show when=move || table.awaits_person()>
                        <button type="button" on:click=resign>{t("resign")}</button>
                    </Show>
                </div>
                {move || view! { <GameOptions id=id.get_value() table /> }}
            </aside>
        </div>
    }
}

/// The same game, or the match of which it is a round, from its beginning.
fn anew(table: Table) -> Setup {
    let setup = Setup { moves: Vec::new(), ..table.setup() };
    if table.is_in_match() { Setup { in_match: true, position: None, ..setup } } else { setup }
}

/// The options of the game, once the list of games is there.
#[component]
fn GameOptions(id: String, table: Table) -> impl IntoView {
    let tongue = Settings::get().tongue;
    let entry: RwSignal<Option<GameEntry>> = RwSignal::new(None);
    let wanted = StoredValue::new(id);
    Effect::new(move |_| {
        let tongue = tongue.get();
        spawn_local(async move {
            if let Ok(list) = files::list(tongue).await {
                let found = list.into_iter().find(|game| game.id == wanted.get_value());
                let _ = entry.try_set(found);
            }
        });
    });
    let apply = Callback::new(move |options| {
        let seats = table.seats.with_untracked(|seats| seats.iter().map(ToString::to_string).collect());
        let in_match = untrack(|| table.is_in_match());
        app::go(&Route::Play(Setup { options, seats, in_match, ..Setup::of(&wanted.get_value()) }));
    });
    let form = move || {
        entry.get().filter(|entry| !entry.options.is_empty()).map(|entry| {
            let chosen = table.peek(|session| session.game().changed().into_iter());
            let chosen = chosen.map(|(name, value)| (name, value.to_string())).collect();
            view! { <OptionsForm entry chosen apply /> }
        })
    };
    let has_rounds = move || entry.with(|entry| entry.as_ref().is_some_and(|entry| entry.rounds));
    view! {
        <Show when=has_rounds><Length table /></Show>
        {form}
    }
}

/// A game that is played in matches of rounds can also be played once.
#[component]
fn Length(table: Table) -> impl IntoView {
    let is_in_match = untrack(|| table.is_in_match());
    let change = move |_| {
        app::go(&Route::Play(Setup { in_match: !is_in_match, position: None, ..anew(table) }));
    };
    view! {
        <button type="button" id="match" on:click=change>
            {t(if is_in_match { "play-single" } else { "play-match" })}
        </button>
    }
}
