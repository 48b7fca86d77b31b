//! The heartbeat of a server: while clocks run it notes the time, so that after a crash it knows since when it was down.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::live::Pace;

/// How often the server writes a heartbeat while a clock of seconds runs. It may be off by this much after a crash.
pub(crate) const PULSE: Duration = Duration::from_millis(500);
/// How often it does so while only clocks of days run.
const SLOW_PULSE: u64 = 30_000;

/// Whether the server has to write a heartbeat: while no clock runs, nothing is written.
#[derive(Debug, Default)]
pub(crate) struct Pulse {
    /// Until when clocks of seconds, and clocks of days, may run.
    seconds: AtomicU64,
    days: AtomicU64,
    /// When it was noted last.
    noted: AtomicU64,
}

impl Pulse {
    /// A clock runs, at most until this time.
    pub(crate) fn is_needed(&self, pace: Pace, until: u64) {
        let clock = if pace == Pace::Days { &self.days } else { &self.seconds };
        clock.fetch_max(until, Ordering::Relaxed);
    }

    /// Whether it has to be recorded now.
    pub(crate) fn is_due(&self, now: u64) -> bool {
        let runs = |clock: &AtomicU64| clock.load(Ordering::Relaxed) > now;
        let pause = now.saturating_sub(self.noted.load(Ordering::Relaxed));
        let is_due = runs(&self.seconds) || (runs(&self.days) && pause >= SLOW_PULSE);
        if is_due {
            self.noted.store(now, Ordering::Relaxed);
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn while_no_clock_runs_nothing_is_noted() {
        let pulse = Pulse::default();
        assert!(!pulse.is_due(1000));
        pulse.is_needed(Pace::Days, 1_000_000);
        assert!(pulse.is_due(40_000) && !pulse.is_due(40_500) && pulse.is_due(70_000));
        pulse.is_needed(Pace::Seconds, 80_000);
        assert!(pulse.is_due(70_500) && pulse.is_due(71_000) && !pulse.is_due(80_500));
    }
}
