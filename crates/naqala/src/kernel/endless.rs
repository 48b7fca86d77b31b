//! Recognises sowings that never end, exactly and without storing the way.
//!
//! A move without captures is a walk through finitely many states (seeds, pit about to be lifted, direction),
//! each following from the one before. It never ends if and only if a state comes again. R. P. Brent's method
//! ("An improved Monte Carlo factorization algorithm", BIT 20, 1980) keeps one state and compares every later
//! one with it, moving the kept state forward at powers of two, so that every cycle is found in time
//! proportional to its length.

use crate::kernel::scene::Scene;
use crate::position::{MAX_CELLS, Position};

/// Laps played before the watch begins; nearly all moves are over by then.
const LAPS_UNWATCHED: u32 = 16;

/// Watches one move for a state that comes again.
#[derive(Debug)]
pub(crate) struct Watch {
    laps: u32,
    renew_at: u32,
    kept_at: u32,
    last: u8,
    direction: u8,
    cells: [u8; MAX_CELLS],
}

/// The most laps a move may take. A safety net behind the exact test for walks whose periods are too long to
/// meet (relays that lift the next pit); the traces and the random games of the tests never reach it otherwise.
pub(crate) const LAP_LIMIT: u32 = 20_000;

impl Watch {
    #[inline(always)]
    pub(crate) fn new() -> Watch {
        Watch { laps: 0, renew_at: LAPS_UNWATCHED, kept_at: 0, last: 0, direction: 0, cells: [0; MAX_CELLS] }
    }

    /// Tells the watch of the next relay. The answer is the period of the cycle, in laps, once the state has
    /// come again.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn period(&mut self, p: &Position, s: &Scene, limit: u32) -> Option<u32> {
        self.laps += 1;
        if self.laps < LAPS_UNWATCHED.min(limit) { None } else { self.compare(p, s, limit) }
    }

    #[inline(never)]
    fn compare(&mut self, p: &Position, s: &Scene, limit: u32) -> Option<u32> {
        if self.kept_at > 0
            && self.last == s.last
            && self.direction == s.direction as u8
            && self.cells == p.cells
        {
            return Some(self.laps - self.kept_at);
        }
        if self.laps >= limit {
            return Some(self.laps);
        }
        if self.laps >= self.renew_at {
            self.renew_at = self.laps.saturating_mul(2);
            self.kept_at = self.laps;
            self.last = s.last;
            self.direction = s.direction as u8;
            self.cells = p.cells;
        }
        None
    }
}
