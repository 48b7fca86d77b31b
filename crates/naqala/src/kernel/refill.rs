//! A row is filled again from the player's store before he moves; what he lacks is lent to him.
//!
//! Borrowed seeds come from outside the game. Each of them is counted as a debt of the player and taken off his
//! winnings, so that the seeds there are less the seeds owed stay the same.

use crate::event::{Event, Observer};
use crate::game::Game;
use crate::kernel::scene::Scene;
use crate::language::meaning::Set;
use crate::pits::Side;
use crate::position::Position;

impl Game {
    /// Puts a seed of the mover's store into each of these pits.
    #[inline(never)]
    pub(crate) fn refill<O: Observer>(&self, p: &mut Position, s: &Scene, pits: &Set, observer: &mut O) {
        let store = self.board.store(s.mover).index();
        for pit in self.set(pits, p, s) {
            let lent = p.cells[store] == 0;
            match self.program.debts {
                Some(debts) if lent => p.cells[debts + s.mover.index()] += 1,
                _ => p.cells[store] = p.cells[store].saturating_sub(1),
            }
            p.cells[pit.index()] += 1;
            observer.event(Event::Refill { pit, now: p.cells[pit.index()], by: s.mover, lent });
        }
    }

    /// Whether there can be so many seeds more: counts are bytes.
    #[inline(never)]
    pub(crate) fn can_refill(&self, p: &Position, s: &Scene, pits: &Set) -> bool {
        let wanted = self.set(pits, p, s).len() as u32;
        let lent = wanted.saturating_sub(u32::from(self.store(p, s.mover)));
        u32::from(self.total) + self.owed(p) + lent <= u32::from(u8::MAX)
    }

    /// Seeds a player has borrowed and owes.
    pub fn debt(&self, p: &Position, side: Side) -> u8 {
        match self.program.debts {
            Some(debts) if side.index() < self.players() => p.cells[debts + side.index()],
            _ => 0,
        }
    }

    /// Seeds all players owe together.
    pub(crate) fn owed(&self, p: &Position) -> u32 {
        self.sides().map(|side| u32::from(self.debt(p, side))).sum()
    }

    /// Whether players may have to borrow seeds.
    pub fn has_debts(&self) -> bool {
        self.program.debts.is_some()
    }
}
