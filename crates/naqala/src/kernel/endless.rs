//! Recognises sowings that never end, exactly and without storing the path.
//!
//! A move walks through finitely many states (seeds, pit of the last seed, direction), each determined by the one
//! before; a lap of captured seeds is a state too, for they may be captured again. It never ends if and only if a state
//! recurs. R. P. Brent's method ("An improved Monte Carlo factorization algorithm", BIT 20, 1980) keeps one state,
//! compares every later one with it, and replaces it at powers of two, so every cycle is found in time proportional to
//! its length. A limit of 20,000 laps stops relays whose periods are too long for that.

use crate::board::position::{MAX_CELLS, Position};
use crate::kernel::move_context::MoveContext;
use crate::kernel::work;
use crate::program::costs::Costs;

/// Laps played before the search for a cycle begins; nearly all moves are over by then.
pub(crate) const UNCHECKED_LAPS: u32 = 16;

/// Why a sowing counts as endless.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Endless {
    /// A state came again after so many laps.
    Cycle(u32),
    /// As many relays were sown as the rules allow.
    RelayLimit,
    /// Laps of captured seeds, or the work of the move, reached their limit.
    WorkLimit,
}

/// Finds out whether a state of one move comes again.
#[derive(Debug)]
pub(crate) struct CycleDetector {
    relays: u32,
    laps: u32,
    renew_at: u32,
    kept_at: u32,
    last: u8,
    direction: u8,
    cells: [u8; MAX_CELLS],
}

impl CycleDetector {
    #[inline(always)]
    pub(crate) fn new() -> CycleDetector {
        CycleDetector {
            relays: 0,
            laps: 0,
            renew_at: UNCHECKED_LAPS,
            kept_at: 0,
            last: 0,
            direction: 0,
            cells: [0; MAX_CELLS],
        }
    }

    /// Takes in the next lap, a relay or one of captured seeds; tells when the sowing counts as endless.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn next_lap(
        &mut self,
        p: &Position,
        s: &MoveContext,
        costs: &Costs,
        is_relay: bool,
    ) -> Option<Endless> {
        self.laps += 1;
        self.relays += u32::from(is_relay);
        if self.laps < UNCHECKED_LAPS.min(costs.relays) { None } else { self.compare(p, s, costs) }
    }

    #[inline(never)]
    fn compare(&mut self, p: &Position, s: &MoveContext, costs: &Costs) -> Option<Endless> {
        if costs.are_counted {
            work::spend(costs.lap);
            if work::is_spent() {
                return Some(Endless::WorkLimit);
            }
        }
        if self.kept_at > 0
            && self.last == s.last
            && self.direction == s.direction as u8
            && self.cells == p.cells
        {
            return Some(Endless::Cycle(self.laps - self.kept_at));
        }
        if self.relays >= costs.relays {
            return Some(Endless::RelayLimit);
        }
        if self.laps - self.relays >= costs.resows {
            return Some(Endless::WorkLimit);
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
