//! The lines below a board: whose turn it is, what the last move did and why, what the player is looking at.

use leptos::prelude::*;
use naqala::{Outcome, Winner};
use naqala_messages::values;

use crate::board::BoardState;
use crate::settings::Settings;
use crate::table::{Seat, Table};

/// Whose turn it is, or how the game ended.
fn status(table: Table) -> String {
    let tongue = Settings::get().tongue.get();
    let voice = tongue.voice();
    if let Some(outcome) = table.outcome() {
        let game = table.game();
        let said = table.peek(|session| voice.outcome(&game, session.position(), outcome));
        return match table.round() {
            Some(number) => tongue.say("round-over", values![number = number, end = said]),
            None => tongue.say("game-over", values![end = said]),
        };
    }
    let Some(side) = table.to_move() else { return String::new() };
    if let Seat::Engine(level) = table.seat(side) {
        return tongue.say("engine-thinks", values![side = voice.side(side), level = level]);
    }
    match table.peek(|session| voice.pending(session.game(), session.position())) {
        Some(what) => tongue.say("to-decide", values![side = voice.side(side), what = what]),
        None => tongue.say("to-move", values![side = voice.side(side)]),
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

/// The lines themselves. What happened is announced to screen readers; what is looked at is not, for the pit says it.
#[component]
pub(crate) fn Lines(state: BoardState) -> impl IntoView {
    let table = state.table;
    let told = move || match table.at_rest.get() {
        true => table.told().unwrap_or_default(),
        false => table.caption.get(),
    };
    view! {
        <div class="lines">
            <p class="status" id="status" role="status">
                <span aria-hidden="true">{move || sign(table.outcome())}</span>
                {move || status(table)}
            </p>
            <p class="told" id="told" aria-live="polite">{told}</p>
            <p class="seen" id="seen">{move || state.seen()}</p>
            <p class="advice" id="advice" aria-live="polite">{move || state.advice()}</p>
        </div>
    }
}
