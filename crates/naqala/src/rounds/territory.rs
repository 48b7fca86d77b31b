//! Territory: seeds are worth pits, and pits change owners.

use std::cmp::Ordering;

use super::{Match, MatchStep, PitChoice};
use crate::board::pits::{PitSet, Side};

impl Match {
    /// Pits by seeds: the full sets count, an odd pit goes to the larger remainder, and equal remainders leave
    /// everything as it was at the very beginning.
    pub(super) fn divide_territory(&mut self, seeds: [i32; 2], chosen: bool) -> [usize; 2] {
        self.start = self.game.start();
        let all = self.game.board().pit_count();
        let per_pit = i32::from(self.rules().per_pit.unwrap_or(1).max(1));
        let mut pits = seeds.map(|seeds| all.min((seeds.max(0) / per_pit) as usize));
        if pits[0] + pits[1] + 1 < all {
            // Seeds were left uncounted: the round says nothing about pits.
            pits = [all / 2; 2];
        } else if pits[0] + pits[1] < all {
            match (seeds[0] % per_pit).cmp(&(seeds[1] % per_pit)) {
                Ordering::Greater => pits[0] = all - pits[1],
                Ordering::Less => pits[1] = all - pits[0],
                Ordering::Equal => pits = [all / 2; 2],
            }
        }
        let side = if pits[0] > pits[1] { Side::South } else { Side::North };
        let of = self.game.board().side(side.other());
        let extra = pits[side.index()].saturating_sub(all / 2).min(of.len());
        if extra > 0 && chosen {
            self.pending.push(MatchStep::Choose { side, pits: extra, of, purpose: PitChoice::TakeOver });
        } else {
            self.take_over(side, of.into_iter().take(extra).collect());
        }
        pits
    }

    pub(super) fn take_over(&mut self, side: Side, pits: PitSet) {
        let bits = pits.0 as u64;
        let territory = &mut self.start.territory;
        *territory = if side == Side::North { *territory | bits } else { *territory & !bits };
    }
}
