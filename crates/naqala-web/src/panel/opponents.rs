//! Who plays: a person or the engine at each seat.

use leptos::prelude::*;
use naqala::Side;
use naqala_messages::values;

use crate::language::Locale;
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, Seat};

/// A menu for each seat.
#[component]
pub(crate) fn Opponents(table: BoardSession) -> impl IntoView {
    let sides: Vec<Side> = table.peek(|session| session.game().sides().collect());
    let seats = sides.into_iter().map(|side| view! { <SeatMenu table side /> }).collect_view();
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

#[component]
fn SeatMenu(table: BoardSession, side: Side) -> impl IntoView {
    let locale = Settings::get().locale;
    let chosen = move || table.seats.with(|seats| seats[side.index()]);
    let all = std::iter::once(Seat::Human).chain((1..=10).map(Seat::Engine));
    let option = move |seat: Seat| {
        let name = move || match seat {
            Seat::Human | Seat::Remote => locale.get().tell("human"),
            Seat::Engine(level) => {
                let locale = locale.get();
                locale.say("engine-level", values![name = level_name(locale, level), level = level])
            }
        };
        view! { <option value=seat.to_string() selected=move || chosen() == seat>{name}</option> }
    };
    let choose = move |event| {
        if let Some(seat) = Seat::parse(&event_target_value(&event)) {
            table.seats.update(|seats| seats[side.index()] = seat);
        }
    };
    let how = move || match chosen() {
        Seat::Engine(level) => locale.get().tell(&format!("level--{level}--how")),
        Seat::Human | Seat::Remote => String::new(),
    };
    view! {
        <label class="field">
            {move || locale.get().localizer().side(side).to_string()} " "
            <select id=format!("seat-{}", side.letter()) on:change=choose>{all.map(option).collect_view()}</select>
        </label>
        <p class="facts how">{how}</p>
    }
}
