//! Recognises sowings that never end, exactly and without storing the path.
//!
//! A move walks through finitely many states ([`LapState`]), each determined by the one before; a lap of captured seeds
//! is a state too, for they may be captured again. It never ends if and only if a state recurs. R. P. Brent's method
//! ("An improved Monte Carlo factorization algorithm", BIT 20, 1980) keeps one state, compares every later one with it,
//! and replaces it at powers of two, so every cycle is found in time proportional to its length. A limit of 20,000 laps stops relays whose periods are too long for that.

use crate::board::moves::Direction;
use crate::board::pits::PitSet;
use crate::board::position::Position;
use crate::kernel::move_context::MoveContext;
use crate::kernel::work;
use crate::program::Program;

/// Laps played before the search for a cycle begins; nearly all moves are over by then.
pub(crate) const UNCHECKED_LAPS: u32 = 16;

/// Why a sowing counts as endless.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Endless {
    /// A state came again after this number of laps.
    Cycle(u32),
    /// The relays reached the limit of the rules.
    RelayLimit,
    /// Laps of captured seeds, or the work of the move, reached their limit.
    WorkLimit,
}

/// Everything that decides how a move goes on before a lap: the position with its marks and counters, and what the move
/// remembers. What a lap sets before any rule reads it (the pits it begins and ends in, say) is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LapState {
    last: u8,
    direction: Direction,
    /// Seeds that stay in the pit about to be relayed.
    leave: u8,
    /// False where no rule asks: the first lap is the same as a relay from its pit then.
    relayed: bool,
    /// Empty where no rule asks: observed play keeps more than silent play.
    visited: PitSet,
    position: Position,
}

impl LapState {
    pub(crate) fn new(program: &Program, p: &Position, s: &MoveContext) -> LapState {
        LapState {
            last: s.last,
            direction: s.direction,
            leave: s.leave,
            relayed: program.shortcuts.asks_relayed && s.relayed,
            visited: if program.memory.visited { s.visited } else { PitSet::EMPTY },
            position: *p,
        }
    }
}

/// Finds out whether a state of one move comes again.
#[derive(Debug)]
pub(crate) struct CycleDetector {
    relays: u32,
    laps: u32,
    renew_at: u32,
    /// The state that later ones are compared with, and the lap it comes before.
    kept: Option<(u32, LapState)>,
}

impl CycleDetector {
    #[inline(always)]
    pub(crate) fn new() -> CycleDetector {
        CycleDetector { relays: 0, laps: 0, renew_at: UNCHECKED_LAPS, kept: None }
    }

    /// Takes in the next lap, a relay or one of captured seeds; tells when the sowing counts as endless.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn next_lap(
        &mut self,
        p: &Position,
        s: &MoveContext,
        program: &Program,
        is_relay: bool,
    ) -> Option<Endless> {
        self.laps += 1;
        self.relays += u32::from(is_relay);
        let unchecked = UNCHECKED_LAPS.min(program.shortcuts.costs.relays);
        if self.laps < unchecked { None } else { self.compare(p, s, program) }
    }

    #[inline(never)]
    fn compare(&mut self, p: &Position, s: &MoveContext, program: &Program) -> Option<Endless> {
        let costs = &program.shortcuts.costs;
        if costs.are_counted {
            work::spend(costs.lap);
            if work::is_spent() {
                return Some(Endless::WorkLimit);
            }
        }
        if let Some((lap, kept)) = &self.kept
            && kept.last == s.last
            && *kept == LapState::new(program, p, s)
        {
            return Some(Endless::Cycle(self.laps - lap));
        }
        if self.relays >= costs.relays {
            return Some(Endless::RelayLimit);
        }
        if self.laps - self.relays >= costs.resows {
            return Some(Endless::WorkLimit);
        }
        if self.laps >= self.renew_at {
            self.renew_at = self.laps.saturating_mul(2);
            self.kept = Some((self.laps, LapState::new(program, p, s)));
        }
        None
    }
}
