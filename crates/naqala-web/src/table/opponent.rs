//! The engine at a seat: it starts to think when its turn comes, and plays when the animation has ended.

use leptos::prelude::*;
use naqala::{MatchPhase, MatchSession};
use naqala_web_engine::{Answer, Task};

use super::{BoardSession, Seat};
use crate::browser;
use crate::engine::{self, Asker};

/// Maximum thinking time of a level, in milliseconds. Weak levels search so shallowly that they need less.
const THINKING_TIME: u32 = 1_000;

/// A move the engine has chosen, and the turn it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Reply {
    to: Turn,
    text: String,
}

/// A turn of the engine. It is asked only once about each, even if somebody looks back meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    /// How often what was played last was replaced, and the number of decisions played.
    line: u32,
    at: usize,
    level: u8,
}

/// The turn of the moment, if it is the engine's.
fn turn(table: BoardSession) -> Option<Turn> {
    let phase = table.with_match(MatchSession::phase);
    let MatchPhase::Move(side) = phase else { return None };
    let (seat, at) =
        table.with_match(|played| (played.position().first_seat(side), played.session().history().len()));
    let Some(Seat::Engine(level)) = table.seats.with(|seats| seats.get(seat.index()).copied()) else {
        return None;
    };
    (!table.is_closed.get()).then(|| Turn { line: table.lines.get(), at, level })
}

/// Whether the next move is one of the engine.
pub(super) fn is_to_answer(table: BoardSession) -> bool {
    turn(table).is_some()
}

/// Lets the engine play the seats that are the engine's, as long as the page is open.
pub(crate) fn let_engine_play(table: BoardSession) {
    let reply: RwSignal<Option<Reply>> = RwSignal::new(None);
    let seed = browser::dice();
    let turn = Memo::new(move |_| turn(table));
    Effect::new(move |_| {
        let Some(to) = turn.get() else {
            engine::cancel(Asker::Seat);
            return;
        };
        let task = Task::Choose { level: to.level, milliseconds: THINKING_TIME, seed };
        table.peek_match(|played| {
            engine::ask(Asker::Seat, played.session(), task, move |answer| {
                if let Answer::Chosen { mv, .. } = answer {
                    let _ = reply.try_set(Some(Reply { to, text: mv.clone() }));
                }
            });
        });
    });
    Effect::new(move |_| {
        let is_due = table.at_rest.get() && reply.with(Option::is_some);
        let Some(chosen) = is_due.then(|| reply.get()).flatten() else { return };
        reply.set(None);
        // The game may stand otherwise by now.
        if turn.get_untracked() != Some(chosen.to) {
            return;
        }
        let mv = table.peek_match(|played| engine::decision(played.session(), &chosen.text));
        mv.into_iter().for_each(|mv| table.receive(mv));
    });
    on_cleanup(engine::stop);
}
