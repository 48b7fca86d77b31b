//! Who plays: a person or the engine at each seat.

use leptos::prelude::*;
use naqala::Side;
use naqala_messages::values;

use crate::language::Locale;
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, Seat};

/// A menu for each player.
#[component]
pub(crate) fn Opponents(table: BoardSession) -> impl IntoView {
    let players = table.peek(|session| session.game().persons());
    let seats = (0..players).map(|player| view! { <SeatMenu table player /> }).collect_view();
    view! {
        <fieldset class="opponents">
            <legend>{t("who-plays")}</legend>
            {seats}
        </fieldset>
    }
}

/// The name of the engine at a level.
pub(super) fn level_name(locale: Locale, level: u8) -> String {
    locale.tell(&format!("level--{level}"))
}

/// The same with the level: "Goat, level 2".
pub(crate) fn engine_name(locale: Locale, level: u8) -> String {
    locale.say("engine-level", values![name = level_name(locale, level), level = level])
}

#[component]
fn SeatMenu(table: BoardSession, player: usize) -> impl IntoView {
    let locale = Settings::get().locale;
    // In some games of two, each player has two sides.
    let sides = move || -> Vec<Side> {
        table.peek(|session| {
            let (game, start) = (session.game(), session.game().start());
            game.sides().filter(|side| game.player_of(&start, *side) == player).collect()
        })
    };
    let side = sides()[0];
    let chosen = move || table.seats.with(|seats| seats[side.index()]);
    let all = std::iter::once(Seat::Human).chain((1..=10).map(Seat::Engine));
    let option = move |seat: Seat| {
        let name = move || match seat {
            Seat::Human | Seat::Remote => locale.get().tell("human"),
            Seat::Engine(level) => engine_name(locale.get(), level),
        };
        view! { <option value=seat.to_string() selected=move || chosen() == seat>{name}</option> }
    };
    let choose = move |event| {
        if let Some(seat) = Seat::parse(&event_target_value(&event)) {
            table.seats.update(|seats| sides().into_iter().for_each(|side| seats[side.index()] = seat));
        }
    };
    let name = move || {
        let localizer = locale.get().localizer();
        sides().into_iter().map(|side| localizer.side(side).to_string()).collect::<Vec<_>>().join(", ")
    };
    let how = move || match chosen() {
        Seat::Engine(level) => locale.get().tell(&format!("level--{level}--how")),
        Seat::Human | Seat::Remote => String::new(),
    };
    view! {
        <label class="field">
            {name} " "
            <select id=format!("seat-{}", side.letter()) on:change=choose>{all.map(option).collect_view()}</select>
        </label>
        <p class="facts how">{how}</p>
    }
}
