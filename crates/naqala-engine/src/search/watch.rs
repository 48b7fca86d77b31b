//! When a search has to stop.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::clock::Clock;
use crate::player::Limits;

/// Between two looks at the clock and the stop signal.
const CHECK_EVERY: u64 = 1 << 11;

/// Counts positions and looks at the limits now and then.
pub(crate) struct Watch<'a> {
    limits: &'a Limits,
    clock: &'a Clock,
    /// Set by the first thread that has to stop.
    halt: &'a AtomicBool,
    pub(crate) nodes: u64,
    stopped: bool,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(limits: &'a Limits, clock: &'a Clock, halt: &'a AtomicBool) -> Watch<'a> {
        Watch { limits, clock, halt, nodes: 0, stopped: false }
    }

    #[inline(always)]
    pub(crate) fn count(&mut self) {
        self.nodes += 1;
        let at_limit = self.limits.nodes.is_some_and(|nodes| self.nodes >= nodes);
        if at_limit || self.nodes.is_multiple_of(CHECK_EVERY) {
            self.look(at_limit);
        }
    }

    #[inline(never)]
    fn look(&mut self, at_limit: bool) {
        let late = self.limits.time.is_some_and(|time| self.clock.elapsed() >= time);
        if late || at_limit || self.limits.stop.is_asked() {
            self.halt.store(true, Ordering::Relaxed);
        }
        self.stopped |= self.halt.load(Ordering::Relaxed);
    }

    #[inline(always)]
    pub(crate) fn stopped(&self) -> bool {
        self.stopped
    }
}
