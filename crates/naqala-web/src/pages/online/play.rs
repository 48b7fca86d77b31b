//! Keeps a table in sync with the server: sends the user's decisions as entries, and plays those of others.

use leptos::prelude::*;
use naqala::{MatchPhase, MatchSession, Move, Session};
use naqala_wire::ToServer;
use naqala_wire::game::{Clocks, Game as State};

use super::clock::Reading;
use crate::online;
use crate::table::{BoardSession, Seat};

/// A game between people on this page. A handle.
#[derive(Clone, Copy)]
pub(super) struct Live {
    pub(super) table: BoardSession,
    id: StoredValue<String>,
    /// Which player we are.
    pub(super) you: Option<u8>,
    branch: StoredValue<u32>,
    /// The entries that the server knows, or was sent.
    known: StoredValue<usize>,
    pub(super) reading: RwSignal<Option<Reading>>,
}

impl Live {
    /// A table that shows a game and sends our entries.
    pub(super) fn new(table: BoardSession, state: &State) -> Live {
        table.only_look_back();
        let live = Live {
            table,
            id: StoredValue::new(state.id.clone()),
            you: state.you,
            branch: StoredValue::new(state.branch),
            known: StoredValue::new(state.entries.len()),
            reading: RwSignal::new(state.clocks.clone().map(Reading::now)),
        };
        live.take_seats(state.ending.is_some());
        Effect::new(move |_| live.send_own());
        live
    }

    /// While the game is running, the user plays the user's own seats, and all others are remote.
    pub(super) fn take_seats(self, is_over: bool) {
        let seats = self.table.peek(|session| {
            // Seats are counted as they were before anybody changed them.
            let (game, start) = (session.game(), session.start());
            let is_ours = |side| !is_over && Some(game.player_of(start, side)) == self.you.map(usize::from);
            let seat = |side| if is_ours(side) { Seat::Human } else { Seat::Remote };
            naqala::Side::ALL.map(seat).to_vec()
        });
        self.table.seats.set(seats);
        self.table.is_closed.set(is_over);
    }

    /// Sends entries that the server does not know yet.
    fn send_own(self) {
        let entries = self.table.entries();
        let known = self.known.get_value();
        for (number, text) in entries.iter().enumerate().skip(known) {
            online::say(ToServer::Move {
                id: online::next_id(),
                game: self.id.get_value(),
                branch: self.branch.get_value(),
                number: number as u32,
                text: text.clone(),
            });
        }
        self.known.set_value(entries.len().max(known));
    }

    pub(super) fn read_clocks(self, clocks: &Option<Clocks>) {
        self.reading.set(clocks.clone().map(Reading::now));
    }

    /// Plays a received entry; false if it does not fit and the game has to be fetched again.
    #[must_use]
    pub(super) fn hear(self, branch: u32, number: u32, text: &str) -> bool {
        let known = self.known.get_value();
        if branch != self.branch.get_value() || number as usize > known {
            return false;
        }
        if (number as usize) < known {
            // An entry of ours, or one that we have already.
            let ours = untrack(|| self.table.entries());
            return ours.get(number as usize).is_some_and(|ours| ours == text);
        }
        if self.hear_between(text) {
            self.known.set_value(known + 1);
            return true;
        }
        let read = |played: &MatchSession| decisions(played.session(), text);
        let Some(decisions) = self.table.peek_match(read) else { return false };
        self.known.set_value(known + 1);
        for mv in decisions {
            self.table.receive(mv);
        }
        true
    }

    /// Plays a received answer between two rounds. If it belongs to the next round, that round begins.
    fn hear_between(self, text: &str) -> bool {
        match self.table.peek_match(MatchSession::phase) {
            MatchPhase::Question(_) => self.table.hear_answer(text).is_ok(),
            MatchPhase::RoundOver => {
                self.table.next_round();
                false
            }
            MatchPhase::Move(_) | MatchPhase::Over(_) => false,
        }
    }

    /// Whether the table shows what the server tells, or is only ahead of it by entries that are on their way. None arrives once the
    /// game is over.
    pub(super) fn is_in_step(self, state: &State) -> bool {
        let ours = untrack(|| self.table.entries());
        let is_shown =
            if state.ending.is_none() { ours.starts_with(&state.entries) } else { ours == state.entries };
        state.branch == self.branch.get_value() && state.from == 0 && is_shown
    }

    /// Takes back entries; false if this page then has a different number of entries, and the game has to be fetched again.
    #[must_use]
    pub(super) fn take_back(self, branch: u32, entries: usize) -> bool {
        self.known.set_value(entries);
        self.table.rewind(entries);
        let is_done = untrack(|| self.table.entries()).len() == entries;
        if is_done {
            self.branch.set_value(branch);
        }
        is_done
    }
}

/// The decisions of an entry, if it can be played.
fn decisions(session: &Session, text: &str) -> Option<Vec<Move>> {
    let mut ahead = session.clone();
    ahead.enter(text).ok()?;
    let new = ahead.history().iter().skip(session.history().len());
    Some(new.map(|(_, mv)| *mv).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    #[test]
    fn entries_are_made_of_decisions() {
        let mut session = Session::new(catalogue::game("kalah").unwrap());
        for text in ["c", "a", "B"] {
            let found = decisions(&session, text).unwrap();
            assert_eq!(found.len(), 1);
            session.enter(text).unwrap();
        }
        assert!(decisions(&session, "z").is_none());
    }
}
