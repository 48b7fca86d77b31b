//! The lines below a board: whose turn it is, what the last move did and why, what the player is looking at.

use leptos::prelude::*;
use naqala::{Outcome, Winner};
use naqala_messages::values;

use super::opponents::level_name;
use crate::board::BoardState;
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, Seat};
use crate::{engine, pages};

/// Whose turn it is, or how the game ended.
fn status(table: BoardSession) -> String {
    let locale = Settings::get().locale.get();
    let localizer = locale.localizer();
    if let Some(outcome) = table.outcome().filter(|_| !table.is_looking_back()) {
        let game = table.game();
        let said = table.peek(|session| localizer.outcome(&game, session.position(), outcome));
        return match table.round() {
            Some(number) => locale.say("round-over", values![number = number, end = said]),
            None => locale.say("game-over", values![end = said]),
        };
    }
    if table.is_looking_back() {
        return locale.tell("looking-back");
    }
    let Some(side) = table.to_move() else { return String::new() };
    if let Seat::Engine(level) = table.seat(side) {
        let name = level_name(locale, level);
        return locale.say("engine-thinks", values![side = localizer.side(side), name = name]);
    }
    let is_yours = table.lone_person() == Some(side);
    let name = Settings::get().name.get();
    match table.peek(|session| localizer.pending(session.game(), session.position())) {
        Some(what) if is_yours && !name.is_empty() => {
            locale.say("to-decide", values![side = name.as_str(), what = what])
        }
        None if is_yours && !name.is_empty() => locale.say("named-move", values![name = name.as_str()]),
        Some(what) if is_yours => locale.say("your-choice", values![what = what]),
        None if is_yours => locale.tell("your-move"),
        Some(what) => locale.say("to-decide", values![side = localizer.side(side), what = what]),
        None => locale.say("to-move", values![side = localizer.side(side)]),
    }
}

/// A sign for those who see: who has won.
fn sign(outcome: Option<Outcome>) -> &'static str {
    match outcome.map(|outcome| outcome.winner) {
        Some(Winner::Side(_)) => "★ ",
        Some(Winner::Draw) => "= ",
        Some(Winner::Nobody) | None => "",
    }
}

/// An explanation of more signs than these is folded.
const LONG: usize = 150;

/// What the latest move did: short ones as they are, long ones as a list of steps, folded to one line. Step by step, the board
/// shows the move again.
fn explanation(table: BoardSession) -> AnyView {
    if !table.at_rest.get() {
        return view! { <p class="told" id="told">{table.caption.get()}</p> }.into_any();
    }
    let steps = table.explanations();
    let length: usize = steps.iter().map(|step| step.text.len()).sum();
    if steps.len() > 1 && length > LONG {
        return pages::steps(table, steps);
    }
    let text = steps.into_iter().map(|step| step.text).collect::<Vec<_>>().join(" ");
    view! { <p class="told" id="told">{text}</p> }.into_any()
}

/// The lines themselves. What happened is announced to screen readers; so is what is looked at by keyboard, and why a pit
/// cannot be played.
#[component]
pub(crate) fn Lines(state: BoardState) -> impl IntoView {
    let table = state.table;
    // Nothing is said of the turn before all of the move was seen.
    let said = Memo::new(move |before: Option<&String>| match before {
        Some(before) if !table.at_rest.get() => before.clone(),
        _ => status(table),
    });
    let engine_is_missing = engine::is_missing();
    let error = move || {
        let waits = engine_is_missing.get();
        waits.then(|| view! { <p class="mistake">{t("engine-missing")}</p> })
    };
    let is_over = move || table.outcome().is_some() && !table.is_looking_back() && table.round().is_none();
    let is_over = Memo::new(move |_| is_over() && table.lone_person().is_some());
    view! {
        <div class="lines">
            {move || is_over.get().then(|| pages::ending(table))}
            <p class="status" id="status" role="status">
                <span aria-hidden="true">{move || sign(table.outcome())}</span>
                {said}
            </p>
            <div role="status">{error}</div>
            <div aria-live="polite">{move || explanation(table)}</div>
            <p class="seen" id="seen">{move || state.seen()}</p>
            <p class="hidden" id="heard" aria-live="polite">{move || state.heard()}</p>
            <p class="advice" id="advice" aria-live="polite">{move || state.advice()}</p>
        </div>
    }
}
