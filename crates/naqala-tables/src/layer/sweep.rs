//! Sweeps through a layer that play every ply of the open positions.

use std::ops::Range;

use rayon::prelude::*;

use super::{CHUNK, Layer, Meter};
use crate::boards::AnyBoards;
use crate::bounds::Bounds;
use crate::domain::Steps;
use crate::error::TableError;

/// The result of a sweep.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Swept {
    /// Some bounds became narrower in a way that matters.
    pub(super) changed: bool,
    /// Positions whose bounds still differ.
    pub(super) open: u64,
    /// Plies that lead from open positions to positions of the same layer whose bounds differ.
    pub(super) links: u64,
}

impl Swept {
    fn and(self, other: Swept) -> Swept {
        Swept {
            changed: self.changed || other.changed,
            open: self.open + other.open,
            links: self.links + other.links,
        }
    }
}

impl Layer<'_> {
    /// Narrows the bounds of every open position once.
    pub(super) fn sweep(&self, meter: &Meter<'_>) -> Result<Swept, TableError> {
        let swept = (0..self.chunks())
            .into_par_iter()
            .map(|chunk| {
                let swept =
                    if self.is_stopped() { Swept::default() } else { self.sweep_chunk(chunk * CHUNK) };
                meter.step();
                swept
            })
            .reduce(Swept::default, Swept::and);
        if self.is_stopped() { Err(TableError::Stopped) } else { Ok(swept) }
    }

    fn sweep_chunk(&self, first: u64) -> Swept {
        let end = (first + CHUNK).min(self.bounds.len() as u64);
        let Some(first) = (first..end).find(|state| !self.bounds[*state as usize].get().is_exact()) else {
            return Swept::default();
        };
        match self.boards {
            Some(AnyBoards::Narrow(boards)) => {
                self.sweep_walk(first..end, boards.walk(self.domain, self.seeds, first))
            }
            Some(AnyBoards::Wide(boards)) => {
                self.sweep_walk(first..end, boards.walk(self.domain, self.seeds, first))
            }
            None => self.sweep_walk(first..end, self.domain.walk(self.seeds, first)),
        }
    }

    /// Narrows the bounds of these positions, of which `walk` is at the first.
    fn sweep_walk(&self, states: Range<u64>, mut walk: impl Steps) -> Swept {
        let mut swept = Swept::default();
        for state in states {
            let before = self.bounds[state as usize].get();
            if !before.is_exact() {
                let mut links = 0;
                let after = self.narrow(&walk, before, &mut links);
                self.bounds[state as usize].set(after);
                swept.changed |= self.matters(before, after);
                if !after.is_exact() {
                    swept.open += 1;
                    swept.links += links;
                }
            }
            walk.advance();
        }
        swept
    }

    /// The bounds of a position, narrowed.
    #[inline(always)]
    fn narrow(&self, walk: &impl Steps, before: Bounds, links: &mut u64) -> Bounds {
        let mut found: Option<Bounds> = None;
        let over = walk.each_child(|child| {
            let worth = self.worth(&child);
            *links += u64::from(!child.over && child.seeds == self.seeds && !worth.is_exact());
            found = Some(found.map_or(worth, |best| best.or(worth)));
        });
        over.map(Bounds::exact).or(found).unwrap_or(before)
    }
}
