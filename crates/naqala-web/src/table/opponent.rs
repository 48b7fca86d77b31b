//! The engine at a seat: it thinks as soon as its turn comes, and plays when all seeds lie still.

use leptos::prelude::*;
use naqala::Move;
use naqala_web_engine::{Answer, Task};

use super::{Seat, Table};
use crate::{browser, engine};

/// What a level may think before a move, in milliseconds. Weak levels look so little ahead that they need none of it.
const THINKING_TIME: u32 = 1_000;

/// A move the engine has chosen, and the number of decisions that had been played then.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Reply {
    at: usize,
    text: String,
}

/// Lets the engine play the seats that are the engine's, as long as the page is open.
pub(crate) fn let_engine_play(table: Table) {
    let reply: RwSignal<Option<Reply>> = RwSignal::new(None);
    let seed = browser::dice();
    Effect::new(move |_| {
        let Some(side) = table.to_move() else { return };
        let Seat::Engine(level) = table.seat(side) else { return };
        let task = Task::Choose { level, milliseconds: THINKING_TIME, seed };
        table.peek(|session| {
            let at = session.history().len();
            engine::ask(session, task, move |answer| match answer {
                Answer::Chosen { mv, .. } => {
                    let _ = reply.try_set(Some(Reply { at, text: mv.clone() }));
                }
                Answer::Refused { why, .. } => leptos::logging::error!("the engine refuses: {why}"),
                Answer::Ready | Answer::Lines { .. } => {}
            });
        });
    });
    Effect::new(move |_| {
        let is_due = table.at_rest.get() && reply.with(Option::is_some);
        let Some(chosen) = is_due.then(|| reply.get()).flatten() else { return };
        reply.set(None);
        if let Some(mv) = meant(table, &chosen) {
            table.play(mv);
        }
    });
    on_cleanup(engine::stop);
}

/// The move of a reply, if the game still stands as it did.
fn meant(table: Table, reply: &Reply) -> Option<Move> {
    table.peek(|session| {
        (session.history().len() == reply.at).then(|| engine::decision(session, &reply.text)).flatten()
    })
}
