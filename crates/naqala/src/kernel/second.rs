//! The second kind of seeds during a move: lifted, captured, won.
//!
//! [`super::sow`] drops both kinds. In games with one kind every function here returns at once.

use crate::board::event::{Clause, Destination, Event, Observer};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::Position;
use crate::board::second_kind::Kind;
use crate::game::Game;
use crate::kernel::capture::Capture;
use crate::kernel::move_context::MoveContext;

impl Game {
    /// Takes the seeds of the second kind out of `s.start` into the hand.
    #[inline(never)]
    pub(crate) fn lift_second<O: Observer>(&self, p: &mut Position, s: &MoveContext, observer: &mut O) {
        let Some(second) = &self.program.kind else { return };
        let seeds = std::mem::take(&mut p.cells[second.place(s.start as usize)]);
        p.cells[second.hand] += seeds;
        observer.event(Event::Lift { pit: Pit::new(s.start), kind: Kind::Second, seeds, by: s.mover });
    }

    /// Captures the seeds of the second kind in a pit; how many there are.
    #[inline]
    pub(crate) fn take_second<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        pit: Pit,
        capture: Capture,
        observer: &mut O,
    ) -> u8 {
        if self.program.kind.is_none() {
            return 0;
        }
        let (to, into) = self.receiver_of(p, s, pit, capture.to);
        self.win_second(p, pit, to, into, capture.clause, observer)
    }

    /// Moves the seeds of the second kind from a pit to a player's store or into the hand; how many there are.
    #[inline(never)]
    pub(crate) fn win_second<O: Observer>(
        &self,
        p: &mut Position,
        pit: Pit,
        to: Side,
        into: Destination,
        clause: Clause,
        observer: &mut O,
    ) -> u8 {
        let Some(second) = &self.program.kind else { return 0 };
        let seeds = std::mem::take(&mut p.cells[second.place(pit.index())]);
        let place = match into {
            Destination::Hand => second.hand,
            Destination::Store => second.place(self.board.store(to).index()),
        };
        p.cells[place] += seeds;
        if seeds > 0 {
            observer.event(Event::Capture { pit, kind: Kind::Second, seeds, to, into, clause });
        }
        seeds
    }

    /// Gives a player half of the seeds of the second kind in a pit, rounded down.
    pub(crate) fn collect_half_of_second<O: Observer>(
        &self,
        p: &mut Position,
        pit: Pit,
        to: Side,
        observer: &mut O,
    ) {
        let Some(second) = &self.program.kind else { return };
        let half = p.cells[second.place(pit.index())] / 2;
        p.cells[second.place(pit.index())] -= half;
        self.bank_second(p, half, to, observer);
    }

    /// Gives a player the remaining pieces of the second kind in these pits.
    #[inline(never)]
    pub(crate) fn collect_second<O: Observer>(
        &self,
        p: &mut Position,
        pits: PitSet,
        to: Side,
        observer: &mut O,
    ) {
        let Some(second) = &self.program.kind else { return };
        let mut seeds = 0;
        for pit in pits {
            seeds += std::mem::take(&mut p.cells[second.place(pit.index())]);
        }
        self.bank_second(p, seeds, to, observer);
    }

    /// Gives a player the remaining pieces of the second kind in the hand.
    #[inline(never)]
    pub(crate) fn collect_second_in_hand<O: Observer>(&self, p: &mut Position, to: Side, observer: &mut O) {
        let Some(second) = &self.program.kind else { return };
        let seeds = std::mem::take(&mut p.cells[second.hand]);
        self.bank_second(p, seeds, to, observer);
    }

    fn bank_second<O: Observer>(&self, p: &mut Position, seeds: u8, to: Side, observer: &mut O) {
        if let Some(second) = self.program.kind.as_ref().filter(|_| seeds > 0) {
            p.cells[second.place(self.board.store(to).index())] += seeds;
            observer.event(Event::Collect { to, kind: Kind::Second, seeds });
        }
    }
}
