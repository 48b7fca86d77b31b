//! A shortcut for the simplest turns: one lap is added to the board, the pit of the last seed decides nothing, the turn
//! passes.
//!
//! [`crate::program::shortcuts`] determines in which games a turn can be that simple. As soon as anything else happens, the
//! normal stages take over. Tests and observers always take the normal path, so a property test can compare both.

use crate::board::moves::Move;
use crate::board::position::{Decision, Position};
use crate::game::Game;
use crate::kernel::move_context::MoveContext;
use crate::program::At;
use crate::program::shortcuts::PREPARES_LAPS;

impl Game {
    /// Plays the move if its turn can be a plain one; otherwise changes nothing and returns false.
    #[inline(always)]
    pub(crate) fn advance_fast(&self, p: &mut Position, mv: Move) -> bool {
        let shortcuts = &self.program.shortcuts;
        let Some(quick) = shortcuts.fast_turn.as_ref().filter(|_| PREPARES_LAPS) else { return false };
        let plain = mv.kind == quick.case && mv.way == quick.way;
        if !plain || p.decision != Decision::Pick || p.closed != 0 {
            return false;
        }
        let mover = p.to_move;
        let Some(table) = self.program.sows[0].tables.get(2 * mover.index() + usize::from(quick.way)) else {
            return false;
        };
        let seeds = p.cells[usize::from(mv.pit) % p.cells.len()];
        if seeds == 0 {
            return false;
        }
        let last = table.add(&mut p.cells, mv.pit, usize::from(seeds));
        let there = p.cells[usize::from(last)];
        let context = || MoveContext {
            mode: quick.mode,
            direction: mv.direction(),
            origin: mv.pit,
            start: mv.pit,
            last,
            focus: last,
            before: there.wrapping_sub(1),
            ..MoveContext::new(mover)
        };
        let in_zone = quick.zone[mover.index()] >> (last & 63) & 1 != 0;
        if in_zone && shortcuts.settle_counts.has(i32::from(there)) {
            let mut s = context();
            let flow = self.settle(p, &mut s, unobserved!());
            self.finish(p, &mut s, flow, unobserved!());
            return true;
        }
        if self.may_end(p, At::Move) && self.ends(p, &context(), At::Move, mover, unobserved!()) {
            return true;
        }
        p.to_move = self.seats.next[mover.index()];
        p.nth = 0;
        self.end_of_turn(p, mover, quick.mode, unobserved!());
        true
    }
}
