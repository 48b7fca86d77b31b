//! Refills a player's empty row from the store before a move. Missing seeds are borrowed.
//!
//! Borrowed seeds come from outside the game. Each counts as a debt and is subtracted from the player's winnings, so
//! the number of seeds minus debts never changes.

use crate::board::event::{Event, Observer};
use crate::board::position::Position;
use crate::game::Game;
use crate::kernel::move_context::MoveContext;
use crate::program::Set;

impl Game {
    /// Puts a seed from the mover's store into each of these pits that is in play.
    #[inline(never)]
    pub(crate) fn refill<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        pits: &Set,
        observer: &mut O,
    ) {
        let store = self.board.store(s.mover).index();
        for pit in self.set(pits, p, s) - p.closed() {
            let lent = p.cells[store] == 0;
            match self.program.debts {
                Some(debts) if lent => p.cells[debts + s.mover.index()] += 1,
                _ => p.cells[store] = p.cells[store].saturating_sub(1),
            }
            p.cells[pit.index()] += 1;
            observer.event(Event::Refill { pit, now: p.cells[pit.index()], by: s.mover, lent });
        }
    }

    /// Whether the seeds needed from outside fit into the position, where counts are bytes.
    #[inline(never)]
    pub(crate) fn can_refill(&self, p: &Position, s: &MoveContext, pits: &Set) -> bool {
        let wanted = (self.set(pits, p, s) - p.closed()).len() as u32;
        let lent = wanted.saturating_sub(u32::from(self.store(p, s.mover)));
        u32::from(self.total) + self.owed(p) + lent <= u32::from(u8::MAX)
    }
}
