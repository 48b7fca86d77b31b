//! The lines below a board: whose turn it is, what the last move did and why, what the player is looking at.

use leptos::prelude::*;
use naqala::{Outcome, Winner};
use naqala_messages::values;

use crate::board::BoardState;
use crate::engine;
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, Seat};

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
        return locale.say("engine-thinks", values![side = localizer.side(side), level = level]);
    }
    match table.peek(|session| localizer.pending(session.game(), session.position())) {
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

/// What the latest move did: short ones as they are, long ones as a list of steps, folded to its first and last step.
fn told(table: BoardSession) -> AnyView {
    if !table.at_rest.get() {
        return view! { <p class="told" id="told">{table.caption.get()}</p> }.into_any();
    }
    let steps = table.told();
    let length: usize = steps.iter().map(String::len).sum();
    match &steps[..] {
        [first, .., last] if length > LONG => {
            let short = format!("{first} … {last}");
            let steps = steps.clone().into_iter().map(|step| view! { <li>{step}</li> }).collect_view();
            view! {
                <details class="told steps" id="told">
                    <summary>{short}</summary>
                    <ol>{steps}</ol>
                </details>
            }
            .into_any()
        }
        _ => view! { <p class="told" id="told">{steps.join(" ")}</p> }.into_any(),
    }
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
    view! {
        <div class="lines">
            <p class="status" id="status" role="status">
                <span aria-hidden="true">{move || sign(table.outcome())}</span>
                {said}
            </p>
            <div role="status">{error}</div>
            <div aria-live="polite">{move || told(table)}</div>
            <p class="seen" id="seen">{move || state.seen()}</p>
            <p class="hidden" id="heard" aria-live="polite">{move || state.heard()}</p>
            <p class="advice" id="advice" aria-live="polite">{move || state.advice()}</p>
        </div>
    }
}
