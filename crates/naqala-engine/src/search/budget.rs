//! How much time a move may take.

use std::time::Duration;

use crate::player::Limits;

/// The number of moves for which the remaining time should last, at most.
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
        let (time, clock) = match limits.ponder_hit.limits() {
            Some((time, clock, _)) => (time, clock),
            None => (limits.time, limits.clock),
        };
        let fixed = time.map(|time| (time, time));
        let share = clock.map(|clock| {
            let left = clock.left.saturating_sub(RESERVE);
            let moves = clock.moves_to_go.unwrap_or(MOVES_TO_COME).clamp(1, MOVES_TO_COME);
            let share = left / moves + clock.increment * 3 / 4;
            let most = if moves == 1 { left * 9 / 10 } else { left / 2 };
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

    /// The budget of a search that has begun so much earlier in the other player's time. What it has found counts: of a clock no
    /// more than the usual share is planned. Unused fixed time would be lost.
    pub(crate) fn after_pondering(self, before: Duration) -> Budget {
        let is_fixed = self.soft == self.hard;
        let later = |time: Duration| time + before;
        Budget { soft: if is_fixed { self.soft.map(later) } else { self.soft }, hard: self.hard.map(later) }
    }

    /// How much of the time may be over when a search begins, so that it can at least look.
    pub(crate) fn latest_start(self) -> Option<Duration> {
        self.soft.map(|time| time - time / 20)
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
                for moves_to_go in [None, Some(1), Some(2), Some(40)] {
                    let clock = TimeLeft { left, increment, moves_to_go };
                    let budget = Budget::of(&Limits { clock: Some(clock), ..Limits::default() });
                    assert!(budget.is_spent(left), "{clock:?}");
                    assert!(!budget.is_spent(left / 100) || left < seconds(1), "{clock:?}");
                }
            }
        }
    }

    #[test]
    fn the_last_move_before_more_time_comes_may_take_it() {
        let planned = |moves_to_go| {
            let clock = TimeLeft { left: seconds(60), increment: Duration::ZERO, moves_to_go };
            Budget::of(&Limits { clock: Some(clock), ..Limits::default() }).planned().unwrap()
        };
        assert!(planned(Some(1)) > seconds(25) && planned(Some(2)) > seconds(10));
        assert_eq!(planned(Some(40)), planned(None));
    }

    #[test]
    fn pondering_counts_as_thought_but_not_as_time() {
        let clock = TimeLeft { left: seconds(1000), increment: Duration::ZERO, moves_to_go: None };
        let hit = |time, clock| {
            let limits = Limits::default();
            assert!(!Budget::of(&limits).is_limited());
            limits.ponder_hit.give(time, clock);
            Budget::of(&limits).after_pondering(seconds(100))
        };
        let budget = hit(None, Some(clock));
        assert!(
            budget.is_late(seconds(100)) && !budget.is_spent(seconds(150)) && budget.is_spent(seconds(190))
        );
        let budget = hit(Some(seconds(5)), None);
        assert!(!budget.is_late(seconds(104)) && budget.is_spent(seconds(105)));
    }

    #[test]
    fn the_narrower_limit_holds() {
        let clock = Some(TimeLeft { left: seconds(1000), increment: seconds(0), moves_to_go: None });
        let budget = Budget::of(&Limits { time: Some(seconds(1)), clock, ..Limits::default() });
        assert!(budget.is_spent(seconds(1)) && !budget.is_spent(seconds(1) / 2));
        assert!(!Budget::of(&Limits::default()).is_spent(seconds(1_000_000)));
    }
}
