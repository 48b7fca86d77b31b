//! Measures time: on the clock, or as processor time of the thread.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

// The clock of the browser where there is no other.
use web_time::Instant;

/// Whether clocks started from now on count processor time.
static COUNTS_PROCESSOR_TIME: AtomicBool = AtomicBool::new(false);

/// From now on every limit of time in this process means processor time of the thread that searches, not time on the
/// clock: other work of the machine then takes nothing from a player, so matches on a busy machine stay fair. False, and
/// without effect, where the system does not count it.
///
/// ```
/// # if cfg!(unix) {
/// assert!(naqala_engine::count_processor_time());
/// # }
/// ```
pub fn count_processor_time() -> bool {
    let is_known = of_thread().is_some();
    COUNTS_PROCESSOR_TIME.store(is_known, Ordering::Relaxed);
    is_known
}

/// A clock that was started.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    began: Instant,
    /// The processor time of the thread then, if that is what counts.
    processor: Option<Duration>,
    /// The time that counts as used before it was started.
    before: Duration,
}

impl Clock {
    pub(crate) fn start() -> Clock {
        let processor = if COUNTS_PROCESSOR_TIME.load(Ordering::Relaxed) { of_thread() } else { None };
        Clock { began: Instant::now(), processor, before: Duration::ZERO }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        let used = self.processor.and_then(|began| Some(of_thread()?.saturating_sub(began)));
        self.before + used.unwrap_or_else(|| self.began.elapsed())
    }

    /// This clock; if it shows more than this, one that shows this much.
    pub(crate) fn at_most(self, most: Option<Duration>) -> Clock {
        let earlier = most.filter(|most| self.elapsed() > *most);
        earlier.map_or(self, |before| Clock { before, ..Clock::start() })
    }
}

/// The processor time that this thread has used.
#[cfg(all(unix, not(target_family = "wasm")))]
fn of_thread() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).ok()
}

#[cfg(not(all(unix, not(target_family = "wasm"))))]
fn of_thread() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_before_counts_up_to_a_limit() {
        let long = Duration::from_secs(1_000);
        let late = Clock { before: long, ..Clock::start() };
        assert!(late.elapsed() >= long);
        let most = Duration::from_secs(10);
        let set_back = late.at_most(Some(most));
        assert!(set_back.elapsed() >= most && set_back.elapsed() < long);
        assert!(late.at_most(None).elapsed() >= long);
        assert!(Clock::start().at_most(Some(long)).elapsed() < long);
    }
}
