//! Moves that come from elsewhere: a lesson that shows something, a sowing to be counted.

use std::collections::VecDeque;

use leptos::prelude::*;
use naqala::Move;

use super::BoardSession;

/// A queue of moves, each of which is played once the previous animation has ended. A handle.
#[derive(Clone, Copy)]
pub(crate) struct Feed {
    waiting: RwSignal<VecDeque<Move>>,
}

impl Feed {
    /// Feeds a table, as long as the page is open.
    pub(crate) fn new(table: BoardSession) -> Feed {
        let waiting: RwSignal<VecDeque<Move>> = RwSignal::new(VecDeque::new());
        Effect::new(move |_| {
            let is_due = table.at_rest.get() && waiting.with(|moves| !moves.is_empty());
            let next = is_due.then(|| waiting.try_update(VecDeque::pop_front)).flatten().flatten();
            if let Some(mv) = next {
                table.receive(mv);
            }
        });
        Feed { waiting }
    }

    /// Adds decisions, each of which is legal after those before it.
    pub(crate) fn put(&self, moves: impl IntoIterator<Item = Move>) {
        self.waiting.update(|waiting| waiting.extend(moves));
    }

    /// Whether decisions wait to be played.
    pub(crate) fn is_busy(&self) -> bool {
        self.waiting.with_untracked(|moves| !moves.is_empty())
    }

    /// Forgets what waits.
    pub(crate) fn stop(&self) {
        self.waiting.update(VecDeque::clear);
    }
}
