//! What is shown below a board after a move or a game: the steps of a long explanation, and how a game ended. Loaded
//! separately.

use leptos::prelude::*;
use naqala::{Outcome, Reason, Side, Winner};
use naqala_messages::values;
use wasm_split_helpers::wasm_split;

use super::put_away::PutAway;
use super::why::{called, is_won_by, why_ended};
use crate::files::LoadError;
use crate::loading::{Draw, added};
use crate::navigation;
use crate::route::Route;
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, WalkStep};

/// How a game ended, and what to do next.
pub(super) fn ending(table: BoardSession) -> AnyView {
    added(game_ending(), table)
}

#[wasm_split(after, fallible)]
fn game_ending() -> Result<Draw<BoardSession>, LoadError> {
    Ok(|table| view! { <Ending table /> }.into_any())
}

/// The steps of a long explanation.
pub(super) fn steps(table: BoardSession, steps: Vec<WalkStep>) -> AnyView {
    added(explained_steps(), (table, steps))
}

#[wasm_split(after, fallible)]
fn explained_steps() -> Result<Draw<(BoardSession, Vec<WalkStep>)>, LoadError> {
    Ok(|(table, steps)| view! { <Steps table steps /> }.into_any())
}

/// The end of a game against the engine, for a person or the team of a person: who has won, the score, why, and what to do next.
/// Screen readers are told the first three by the line of the status, which is there already when they become true.
#[component]
fn Ending(table: BoardSession) -> impl IntoView {
    let locale = Settings::get().locale;
    let ending = Memo::new(move |_| {
        let outcome = table.outcome().filter(|_| !table.is_looking_back() && table.round().is_none())?;
        Some((table.lone_person()?, outcome))
    });
    let has_won = move |person: Side, winner: Winner| is_won_by(table, winner, Some(person));
    let said = move |person: Side, winner: Winner| {
        let (locale, own) = (locale.get(), Settings::get().name.get());
        match winner {
            _ if has_won(person, winner) && own.is_empty() => locale.tell("you-win"),
            _ if has_won(person, winner) => locale.say("named-wins", values![name = own.as_str()]),
            Winner::Side(side) => locale.say("other-wins", values![name = called(table, side, locale)]),
            Winner::Draw | Winner::Nobody => locale.tell("nobody-wins"),
        }
    };
    // The winner's comes first, as in the line below. A game that was given up has none.
    let score = move |person: Side, outcome: Outcome| {
        let first = match outcome.winner {
            Winner::Side(side) => side,
            Winner::Draw | Winner::Nobody => person,
        };
        let scores = table.scene.with(|scene| {
            let others = table.peek(|session| {
                let game = session.game();
                let others = game.sides().filter(|side| !game.are_partners(*side, first));
                others.map(|side| scene.score(side)).max().unwrap_or_default()
            });
            (scene.score(first), others)
        });
        (outcome.reason != Reason::Resigned && scores != (0, 0))
            .then(|| format!("{} : {}", scores.0, scores.1))
    };
    let again = move |_| navigation::go(&Route::Play(table.anew()));
    let look = move |_| navigation::go(&Route::Analyse(table.setup()));
    let is_away = RwSignal::new(false);
    move || {
        ending.get().map(|(person, outcome)| {
            let winner = outcome.winner;
            let has_won = has_won(person, winner);
            view! {
                <div class="ending" class:won=has_won class:away=move || is_away.get() id="ending">
                    <PutAway is_away />
                    <div class="result" aria-hidden="true">
                        <p class="verdict-line">{said(person, winner)}</p>
                        {score(person, outcome).map(|score| view! { <p class="score">{score}</p> })}
                        {why_ended(table, Some(person), locale.get()).map(|why| view! { <p class="why">{why}</p> })}
                    </div>
                    <p class="row">
                        <button type="button" class="primary" id="again" on:click=again>{t("play-again")}</button>
                        <button type="button" on:click=look>{t("analyse")}</button>
                    </p>
                </div>
            }
        })
    }
}

/// The steps of a long explanation: one line, a step back and a step on, and all of them.
#[component]
fn Steps(table: BoardSession, steps: Vec<WalkStep>) -> impl IntoView {
    let count = steps.len();
    let steps = StoredValue::new(steps);
    let text = move |number: usize| steps.with_value(|steps| steps[number].text.clone());
    let line = move || match table.walked.get() {
        Some(number) => format!("{} / {count}: {}", number + 1, text(number)),
        None => format!("{} … {}", text(0), text(count - 1)),
    };
    let go = move |number: usize| table.walk_to(number, &steps.with_value(|steps| steps[number].clone()));
    let back = move |_| match table.walked.get_untracked() {
        Some(0) => table.finish(),
        walked => go(walked.unwrap_or(count) - 1),
    };
    let on = move |_| match table.walked.get_untracked().map_or(0, |number| number + 1) {
        number if number < count => go(number),
        _ => table.finish(),
    };
    let item = move |number: usize| {
        let is_shown = move || (table.walked.get() == Some(number)).then_some("step");
        view! { <li><button type="button" aria-current=is_shown on:click=move |_| go(number)>{text(number)}</button></li> }
    };
    view! {
        <div class="told steps" id="told">
            <details>
                <summary>{line}</summary>
                <ol>{(0..count).map(item).collect_view()}</ol>
            </details>
            <button type="button" id="step-back" aria-label=t("step-back") on:click=back>"◀"</button>
            <button type="button" id="step-on" aria-label=t("next-step") on:click=on>"▶"</button>
        </div>
    }
}
