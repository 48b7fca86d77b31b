//! How much time a move may take.

use std::time::Duration;

use crate::player::Limits;

/// The number of moves for which the remaining time should last.
const MOVES_TO_COME: u32 = 25;

/// Reserve on a running clock for transmitting the answer.
const RESERVE: Duration = Duration::from_millis(20);

/// The time of one move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Budget {
    /// The time after which no new iteration starts.
    soft: Option<Duration>,
    /// When the search stops.
    hard: Option<Duration>,
}

impl Budget {
    /// The time that limits allow: all of a fixed time, or a share of a clock. Unused fixed time is lost, and even an
    /// unfinished iteration may find a better move.
    pub(crate) fn of(limits: &Limits) -> Budget {
        let fixed = limits.time.map(|time| (time, time));
        let share = limits.clock.map(|clock| {
            let left = clock.left.saturating_sub(RESERVE);
            let share = left / MOVES_TO_COME + clock.increment * 3 / 4;
            let most = left / 2;
            ((share / 2).min(most), (share * 2).min(most))
        });
        let both = match (fixed, share) {
            (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.min(b.1))),
            (one, other) => one.or(other),
        };
        Budget { soft: both.map(|times| times.0), hard: both.map(|times| times.1) }
    }

    /// Whether the search has to stop after this time.
    pub(crate) fn is_spent(self, after: Duration) -> bool {
        self.hard.is_some_and(|hard| after >= hard)
    }

    /// Whether another iteration is unlikely to finish in time.
    pub(crate) fn is_late(self, after: Duration) -> bool {
        self.soft.is_some_and(|soft| after >= soft)
    }

    /// The time that a move should take, if it is limited.
    pub(crate) fn planned(self) -> Option<Duration> {
        self.soft
    }

    /// The time left `after` this much; `None` without a time limit.
    #[cfg(feature = "swindle")]
    pub(crate) fn left(self, after: Duration) -> Option<Duration> {
        self.hard.map(|hard| hard.saturating_sub(after))
    }

    /// Whether there is a limit of time at all.
    pub(crate) fn is_limited(self) -> bool {
        self.hard.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::TimeLeft;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn a_clock_is_never_used_up() {
        for left in [0, 1, 15, 100, 3_000, 600_000] {
            let left = Duration::from_millis(left);
            for increment in [Duration::ZERO, seconds(1), seconds(100)] {
                let limits = Limits { clock: Some(TimeLeft { left, increment }), ..Limits::default() };
                let budget = Budget::of(&limits);
                assert!(budget.is_spent(left), "{left:?} + {increment:?}");
                assert!(!budget.is_spent(left / 100) || left < seconds(1), "{left:?} + {increment:?}");
            }
        }
    }

    #[test]
    fn the_narrower_limit_holds() {
        let clock = Some(TimeLeft { left: seconds(1000), increment: seconds(0) });
        let budget = Budget::of(&Limits { time: Some(seconds(1)), clock, ..Limits::default() });
        assert!(budget.is_spent(seconds(1)) && !budget.is_spent(seconds(1) / 2));
        assert!(!Budget::of(&Limits::default()).is_spent(seconds(1_000_000)));
    }
}
