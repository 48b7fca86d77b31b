//! Refill: each player fills their own pits with the seeds won.

use super::{Match, MatchStep, PitChoice};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::MAX_CELLS;
use crate::program::{Carry, FillOrder, Refill};

impl Match {
    /// Each player lays out their winnings, the weaker one first. Returns how many pits they fill.
    pub(super) fn refill(&mut self, seeds: [i32; 2], rules: Refill) -> [usize; 2] {
        self.start = self.game.start();
        self.start.cells = [0; MAX_CELLS];
        let mut held = self.without_reserves(seeds);
        let mut filled = [0; 2];
        let weaker = if held[0] <= held[1] { Side::South } else { Side::North };
        for side in [weaker, weaker.other()] {
            let row = self.row(side, rules.order);
            let limit = if rules.mirrors && side != weaker { filled[weaker.index()] } else { row.len() };
            for &pit in &row {
                let needed = i32::from(self.needed(pit));
                let missing = needed - held[side.index()];
                let helped = rules.tops_up && side == weaker && missing < needed;
                if helped && missing > 0 && held[side.other().index()] >= missing {
                    held[side.other().index()] -= missing;
                    held[side.index()] += missing;
                }
                if needed == 0 {
                    // A pit that is empty at the very beginning costs nothing.
                } else if filled[side.index()] < limit && held[side.index()] >= needed {
                    held[side.index()] -= needed;
                    self.start.cells[pit.index()] = needed as u8;
                    filled[side.index()] += 1;
                } else if rules.closes {
                    self.start.closed |= 1 << pit.index();
                }
            }
            let left = row.len() - filled[side.index()];
            if rules.order == FillOrder::Chosen && left > 0 && left < row.len() {
                let (of, purpose) = (row.into_iter().collect(), PitChoice::LeaveEmpty);
                self.pending.push(MatchStep::Choose { side, pits: left, of, purpose });
            }
        }
        for side in [Side::South, Side::North] {
            let store = self.game.board().store(side);
            self.start.cells[store.index()] = held[side.index()].clamp(0, 255) as u8;
        }
        filled
    }

    /// The seeds that the players can lay out after each has put as many seeds into reserve as at the beginning, as far as they
    /// suffice.
    pub(super) fn without_reserves(&mut self, mut held: [i32; 2]) -> [i32; 2] {
        for (held, reserve) in held.iter_mut().zip(&mut self.start.reserve) {
            *reserve = (*reserve).min((*held).clamp(0, 255) as u8);
            *held -= i32::from(*reserve);
        }
        held
    }

    /// A player's pits in the order in which they are filled.
    fn row(&self, side: Side, order: FillOrder) -> Vec<Pit> {
        let mut row: Vec<Pit> = self.game.board().side_rows(side).iter().flatten().copied().collect();
        if order == FillOrder::FromRight {
            row.reverse();
        }
        row
    }

    /// The seeds a pit is filled with.
    fn needed(&self, pit: Pit) -> u8 {
        self.rules().per_pit.map_or_else(|| self.game.start().seeds(pit), |seeds| seeds.max(1))
    }

    /// A player's row without some pits: those that are filled already change places with those they chose.
    pub(super) fn leave_empty(&mut self, side: Side, left: PitSet) {
        let row = self.game.board().side(side);
        for pit in row {
            self.start.cells[pit.index()] = if left.contains(pit) { 0 } else { self.needed(pit) };
        }
        if matches!(self.rules().carry, Carry::Refill(Refill { closes: true, .. })) {
            self.start.closed = self.start.closed & !(row.0 as u64) | left.0 as u64;
        }
    }
}
