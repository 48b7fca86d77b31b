//! The lines below a board: whose turn it is, what the last move did and why, what the player is looking at.

use leptos::prelude::*;
use naqala::{Outcome, Side, Winner};
use naqala_messages::values;

use super::opponents::level_name;
use crate::board::BoardState;
use crate::route::Route;
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, Seat};
use crate::{app, engine};

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
    match table.peek(|session| localizer.pending(session.game(), session.position())) {
        Some(what) if is_yours => locale.say("your-choice", values![what = what]),
        None if is_yours => locale.tell("your-move"),
        Some(what) => locale.say("to-decide", values![side = localizer.side(side), what = what]),
        None => locale.say("to-move", values![side = localizer.side(side)]),
    }
}

/// The end of a game against the engine: who has won, the score, and what to do next.
#[component]
fn Ending(table: BoardSession) -> impl IntoView {
    let locale = Settings::get().locale;
    let ending = Memo::new(move |_| {
        let outcome = table.outcome().filter(|_| !table.is_looking_back() && table.round().is_none())?;
        Some((table.lone_person()?, outcome.winner))
    });
    let said = move |person: Side, winner: Winner| {
        let locale = locale.get();
        match winner {
            Winner::Side(side) if side == person => locale.tell("you-win"),
            Winner::Side(side) => {
                let name = match table.seat(side) {
                    Seat::Engine(level) => level_name(locale, level),
                    _ => locale.localizer().side(side).to_string(),
                };
                locale.say("other-wins", values![name = name])
            }
            Winner::Draw | Winner::Nobody => locale.tell("nobody-wins"),
        }
    };
    let score = move |person: Side| {
        table.scene.with(|scene| {
            let others = table.peek(|session| {
                let others = session.game().sides().filter(|side| *side != person);
                others.map(|side| scene.score(side)).max().unwrap_or_default()
            });
            format!("{} : {others}", scene.score(person))
        })
    };
    let again = move |_| app::go(&Route::Play(table.anew()));
    let look = move |_| app::go(&Route::Analyse(table.setup()));
    move || {
        ending.get().map(|(person, winner)| {
            let has_won = winner == Winner::Side(person);
            view! {
                <div class="ending" class:won=has_won id="ending">
                    <p class="verdict-line">{said(person, winner)}</p>
                    <p class="score">{score(person)}</p>
                    <p class="row">
                        <button type="button" class="primary" id="again" on:click=again>{t("play-again")}</button>
                        <button type="button" on:click=look>{t("analyse")}</button>
                    </p>
                </div>
            }
        })
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
fn explanation(table: BoardSession) -> AnyView {
    if !table.at_rest.get() {
        return view! { <p class="told" id="told">{table.caption.get()}</p> }.into_any();
    }
    let steps = table.explanations();
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
            <Ending table />
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
