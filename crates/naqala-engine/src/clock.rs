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
}

impl Clock {
    pub(crate) fn start() -> Clock {
        let processor = if COUNTS_PROCESSOR_TIME.load(Ordering::Relaxed) { of_thread() } else { None };
        Clock { began: Instant::now(), processor }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        let used = self.processor.and_then(|began| Some(of_thread()?.saturating_sub(began)));
        used.unwrap_or_else(|| self.began.elapsed())
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
