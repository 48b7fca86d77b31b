//! The lines below a board: whose turn it is, what the last move did and why, what the player is looking at.

use leptos::prelude::*;
use naqala::{Outcome, Winner};
use naqala_messages::values;

use super::after;
use super::opponents::level_name;
use crate::board::BoardState;
use crate::engine;
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, Seat};

/// Whose turn it is, or how the game ended. Beside a card that shows the end, only screen readers are told it here.
fn status(table: BoardSession, is_record: bool) -> String {
    let locale = Settings::get().locale.get();
    let localizer = locale.localizer();
    if let Some(outcome) = table.outcome().filter(|_| !table.is_looking_back()) {
        let game = table.game();
        let said = table.peek(|session| localizer.outcome(&game, session.position(), outcome));
        return match table.round() {
            Some(number) => locale.say("round-over", values![number = number, end = said]),
            // A game between people has a card that all are told.
            None if table.is_online() => String::new(),
            None => locale.say("game-over", values![end = said]),
        };
    }
    if table.is_looking_back() && !is_record {
        let said = locale.tell("looking-back");
        return if table.awaits_person() { said + " " + &locale.tell("looking-back-try") } else { said };
    }
    // While seeds move, nobody is to move: it says who sows them.
    let is_moving = !table.at_rest.get();
    let side = if is_moving { table.sower() } else { table.to_move() };
    let Some(side) = side else { return String::new() };
    let is_yours = table.own_sides().contains(&side);
    let name = match table.seat(side) {
        Seat::Engine(level) if is_moving => level_name(locale, level),
        Seat::Engine(level) => {
            let name = level_name(locale, level);
            return locale.say("engine-thinks", values![side = localizer.side(side), name = name]);
        }
        Seat::Human if is_yours => Settings::get().name.get(),
        Seat::Human | Seat::Remote => table.name(side).unwrap_or_default(),
    };
    if is_moving {
        return match name.as_str() {
            _ if is_yours => locale.tell("you-sow"),
            "" => locale.say("sows", values![who = localizer.side(side)]),
            name => locale.say("sows", values![who = name]),
        };
    }
    let pending = table.peek(|session| localizer.pending(session.game(), session.position()));
    match pending {
        Some(what) if is_yours => locale.say("your-choice", values![what = what]),
        None if is_yours && !name.is_empty() => locale.say("your-move-named", values![name = name.as_str()]),
        None if is_yours => locale.tell("your-move"),
        Some(what) if !name.is_empty() => locale.say("to-decide", values![side = name.as_str(), what = what]),
        None if !name.is_empty() => locale.say("named-move", values![name = name.as_str()]),
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

/// The explanation of the latest move: a short one in full, a long one as a list of steps, folded to one line. The board shows
/// each step again.
fn explanation(table: BoardSession) -> AnyView {
    if !table.at_rest.get() {
        return view! { <p class="told" id="told">{table.caption.get()}</p> }.into_any();
    }
    let steps = table.explanations();
    let length: usize = steps.iter().map(|step| step.text.len()).sum();
    if steps.len() > 1 && length > LONG {
        return after::steps(table, steps);
    }
    let text = steps.into_iter().map(|step| step.text).collect::<Vec<_>>().join(" ");
    view! { <p class="told" id="told">{text}</p> }.into_any()
}

/// The lines themselves. Events are announced to screen readers, and so are previews by keyboard and the reason why a pit
/// cannot be played.
#[component]
pub(crate) fn Lines(
    state: BoardState,
    /// Whether it is a record to be read, in which no moment is the present one.
    #[prop(default = false)]
    is_record: bool,
) -> impl IntoView {
    let table = state.table;
    let said = Memo::new(move |_| status(table, is_record));
    let trouble = engine::trouble();
    let error = move || trouble.get().map(|why| view! { <p class="mistake">{t(why)}</p> });
    let is_over = move || table.outcome().is_some() && !table.is_looking_back() && table.round().is_none();
    let is_over = Memo::new(move |_| is_over() && table.lone_person().is_some());
    view! {
        <div class="lines">
            <p class="status" id="status" role="status">
                <span aria-hidden="true">{move || sign(table.outcome())}</span>
                {said}
            </p>
            {move || is_over.get().then(|| after::ending(table))}
            <div role="status">{error}</div>
            <div aria-live="polite">{move || explanation(table)}</div>
            <p class="seen" id="seen">{move || state.seen()}</p>
            <p class="hidden" id="heard" aria-live="polite">{move || state.heard()}</p>
            <p class="advice" id="advice" aria-live="polite">{move || state.advice()}</p>
        </div>
    }
}
