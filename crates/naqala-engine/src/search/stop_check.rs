//! When a search has to stop.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::budget::Budget;
use crate::clock::Clock;
use crate::player::Limits;

/// Number of positions between two checks of the clock and the stop signal: initially, and at most.
const FIRST_LOOK: u64 = 1 << 6;
const RAREST_LOOK: u64 = 1 << 14;

/// How much time should pass between two looks: a small part of what a stop may take.
const BETWEEN_LOOKS: Duration = Duration::from_millis(2);

/// Counts positions and regularly checks the limits.
pub(crate) struct StopCheck<'a> {
    limits: &'a Limits,
    budget: Budget,
    clock: &'a Clock,
    /// Set by the first thread that has to stop.
    halt: &'a AtomicBool,
    pub(crate) nodes: u64,
    next_look: u64,
    between: u64,
    looked: Duration,
    stopped: bool,
    /// There is only one move, so that none has to be chosen once the answer is to be played.
    is_forced: bool,
    /// The search of a move to be played began in the other player's time.
    is_hit: bool,
}

impl<'a> StopCheck<'a> {
    pub(crate) fn new(limits: &'a Limits, clock: &'a Clock, halt: &'a AtomicBool) -> StopCheck<'a> {
        let mut stop_check = StopCheck {
            limits,
            budget: Budget::of(limits),
            clock,
            halt,
            nodes: 0,
            next_look: 0,
            between: FIRST_LOOK,
            looked: clock.elapsed(),
            stopped: false,
            is_forced: false,
            is_hit: false,
        };
        stop_check.plan_look();
        stop_check
    }

    /// Says whether there is only one move.
    pub(crate) fn with_forced(self, is_forced: bool) -> StopCheck<'a> {
        StopCheck { is_forced, ..self }
    }

    /// Counts a position.
    #[inline(always)]
    pub(crate) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look();
        }
    }

    #[inline(never)]
    fn look(&mut self) {
        let now = self.clock.elapsed();
        let is_answered = self.look_for_hit(now);
        let at_limit = self.limits.nodes.is_some_and(|nodes| self.nodes >= nodes);
        if is_answered || at_limit || self.budget.is_spent(now) || self.limits.stop.is_asked() {
            self.halt.store(true, Ordering::Relaxed);
        }
        self.stopped |= self.halt.load(Ordering::Relaxed);
        // The cost of a position varies by a factor of a hundred between games.
        let passed = now.saturating_sub(self.looked);
        self.looked = now;
        if passed > BETWEEN_LOOKS {
            self.between = (self.between / 2).max(1);
        } else if passed < BETWEEN_LOOKS / 4 {
            self.between = (self.between * 2).min(RAREST_LOOK);
        }
        self.plan_look();
    }

    /// Takes over the limits that came with the other player's move. Whether nothing is left to do then.
    fn look_for_hit(&mut self, now: Duration) -> bool {
        if self.is_hit {
            return false;
        }
        let Some((.., ago)) = self.limits.ponder_hit.limits() else { return false };
        self.is_hit = true;
        self.budget = Budget::of(self.limits).after_pondering(now.saturating_sub(ago));
        self.is_forced && self.budget.is_limited()
    }

    fn plan_look(&mut self) {
        let limit = self.limits.nodes.filter(|nodes| *nodes > self.nodes).unwrap_or(u64::MAX);
        self.next_look = (self.nodes + self.between).min(limit);
    }

    /// Whether the search must stop now.
    #[inline(always)]
    pub(crate) fn stopped(&self) -> bool {
        self.stopped
    }

    /// Whether another iteration would hardly be finished in time.
    pub(crate) fn is_late(&self) -> bool {
        self.budget.is_late(self.clock.elapsed())
    }
}
