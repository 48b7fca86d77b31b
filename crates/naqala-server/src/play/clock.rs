//! The clocks of a game.

use naqala_wire::game::Clocks;
use naqala_wire::seek::ClockRule;

/// A day, in milliseconds.
pub(crate) const DAY: u64 = 24 * 3600 * 1000;

/// Maximum network delay not charged per entry, in milliseconds.
pub(crate) const MOST_LAG: u64 = 500;
/// Maximum network delay not charged in total. Clients report their own delay and may answer late on purpose, so the allowance
/// is limited. Every entry restores a little of it.
const LAG_BANK: u64 = 1000;
/// Allowance restored by every entry.
const LAG_GAIN: u64 = 100;

/// Whether the time of an entry counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Time {
    Counts,
    Free,
}

/// Whose turn follows an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// It goes to another player.
    Passes,
    /// It goes on.
    Stays,
}

/// The clocks of a game. All times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ticking {
    rule: ClockRule,
    /// Time left for each player when the turn began.
    left: Vec<u64>,
    /// Network delay that each player may still have deducted.
    lag_bank: Vec<u64>,
    /// When the turn began; time before it is already counted.
    since: u64,
}

impl Ticking {
    /// Full clocks.
    pub(crate) fn new(rule: ClockRule, players: usize, now: u64) -> Ticking {
        Ticking { rule, left: vec![full(rule); players], lag_bank: vec![LAG_BANK; players], since: now }
    }

    /// Whether there is a clock at all.
    pub(crate) fn is_there(&self) -> bool {
        self.rule != ClockRule::None
    }

    /// When the running clock of a player reaches zero.
    pub(crate) fn runs_out(&self, player: u8) -> Option<u64> {
        self.is_there().then(|| self.since + self.left[usize::from(player)])
    }

    /// Whether an entry with a network delay of `lag` comes too late.
    pub(crate) fn is_late(&self, player: u8, lag: u64, now: u64) -> bool {
        self.runs_out(player).is_some_and(|runs_out| now >= runs_out + lag.min(self.most_lag(player)))
    }

    /// Maximum delay with which an entry of a player is still accepted, because of the network.
    pub(crate) fn most_lag(&self, player: u8) -> u64 {
        self.lag_bank.get(usize::from(player)).map_or(0, |bank| MOST_LAG.min(*bank))
    }

    /// When the turn began.
    pub(crate) fn since(&self) -> u64 {
        self.since
    }

    /// Charges the time of an entry of `by` and returns what the clock shows then. `lag` is how much of the time the network
    /// took.
    pub(crate) fn punch(&mut self, by: u8, time: Time, turn: Turn, lag: u64, now: u64) -> Option<u64> {
        let free = lag.min(self.most_lag(by)).min(now.saturating_sub(self.since));
        let left = self.left.get_mut(usize::from(by))?;
        if time == Time::Counts {
            *left = left.saturating_sub(now.saturating_sub(self.since) - free);
            let bank = &mut self.lag_bank[usize::from(by)];
            *bank = (*bank - free + LAG_GAIN).min(LAG_BANK);
        }
        match (self.rule, time, turn) {
            (ClockRule::Increment { increment, .. }, Time::Counts, Turn::Passes) => {
                *left += u64::from(increment) * 1000;
            }
            (ClockRule::Move { .. } | ClockRule::Days { .. }, _, Turn::Passes) => *left = full(self.rule),
            (ClockRule::None | ClockRule::Increment { .. }, ..) | (_, _, Turn::Stays) => {}
        }
        let shown = *left;
        self.since = now;
        self.is_there().then_some(shown)
    }

    /// Sets what a clock showed after an entry that was read from disk.
    pub(crate) fn set(&mut self, player: u8, left: u64) {
        if let Some(clock) = self.left.get_mut(usize::from(player)) {
            *clock = left;
        }
    }

    /// Starts the turn at this time.
    pub(crate) fn begin_turn(&mut self, since: u64) {
        self.since = since;
    }

    /// Charges the elapsed time to a player, because the game is over.
    pub(crate) fn stop(&mut self, player: u8, now: u64) {
        if let Some(left) = self.left.get_mut(usize::from(player)) {
            *left = left.saturating_sub(now.saturating_sub(self.since));
            self.since = now;
        }
    }

    /// What the clocks show, if there are any.
    pub(crate) fn shown(&self, running: Option<u8>, now: u64) -> Option<Clocks> {
        let mut left = self.left.clone();
        if let Some(left) = running.and_then(|player| left.get_mut(usize::from(player))) {
            *left = left.saturating_sub(now.saturating_sub(self.since));
        }
        self.is_there().then_some(Clocks { left, running })
    }
}

/// The initial time of a clock, in milliseconds.
fn full(rule: ClockRule) -> u64 {
    match rule {
        ClockRule::None => 0,
        ClockRule::Increment { initial, .. } => u64::from(initial) * 1000,
        ClockRule::Move { seconds } => u64::from(seconds) * 1000,
        ClockRule::Days { days } => u64::from(days) * DAY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn used_time_goes_and_the_increment_comes_when_the_turn_passes_on() {
        let mut clocks = Ticking::new(ClockRule::Increment { initial: 60, increment: 2 }, 2, 1000);
        assert_eq!(
            clocks.punch(0, Time::Free, Turn::Passes, 0, 9000),
            Some(60_000),
            "the first entries are free"
        );
        assert_eq!(
            clocks.punch(1, Time::Counts, Turn::Stays, 0, 19_000),
            Some(50_000),
            "an extra move gets nothing"
        );
        assert_eq!(clocks.punch(1, Time::Counts, Turn::Passes, 0, 20_000), Some(51_000));
        assert_eq!(clocks.shown(Some(0), 25_000).unwrap().left, [55_000, 51_000]);
        assert_eq!(clocks.runs_out(0), Some(80_000));
    }

    #[test]
    fn what_the_network_took_is_not_charged_up_to_half_a_second() {
        let rule = ClockRule::Increment { initial: 60, increment: 0 };
        let left = |lag, now| Ticking::new(rule, 2, 1000).punch(0, Time::Counts, Turn::Passes, lag, now);
        assert_eq!(left(0, 4000), Some(57_000));
        assert_eq!(left(200, 4000), Some(57_200));
        assert_eq!(left(30_000, 4000), Some(57_500), "more is the player's own");
        assert_eq!(left(400, 1300), Some(60_000), "nobody gains time by it");
        let clocks = Ticking::new(rule, 2, 1000);
        assert!(!clocks.is_late(0, 300, 61_299) && clocks.is_late(0, 300, 61_300));
        assert!(clocks.is_late(0, 9_000, 61_000 + MOST_LAG));
    }

    /// A client that answers late on purpose gains one second in total, and then only what every entry restores.
    #[test]
    fn who_says_that_the_network_is_slow_gains_little() {
        let mut clocks = Ticking::new(ClockRule::Increment { initial: 600, increment: 0 }, 2, 0);
        let mut now = 0;
        for _ in 0..50 {
            now += 480;
            clocks.punch(0, Time::Counts, Turn::Passes, 480, now);
            now += 100;
            clocks.punch(1, Time::Counts, Turn::Passes, 0, now);
        }
        let charged = 600_000 - clocks.left[0];
        assert!(charged >= 50 * 480 - LAG_BANK - 50 * LAG_GAIN, "{charged} ms of 24,000 are charged");
        assert_eq!(clocks.left[1], 600_000 - 5000, "the honest one pays for the time used");
    }

    #[test]
    fn every_turn_has_its_days() {
        let mut clocks = Ticking::new(ClockRule::Days { days: 2 }, 2, 0);
        assert_eq!(
            clocks.punch(0, Time::Counts, Turn::Stays, 0, DAY),
            Some(DAY),
            "an extra move is part of the turn"
        );
        assert_eq!(clocks.punch(0, Time::Counts, Turn::Passes, 0, DAY + 5), Some(2 * DAY));
        assert_eq!(clocks.runs_out(1), Some(3 * DAY + 5));
    }

    #[test]
    fn every_turn_has_its_seconds() {
        let mut clocks = Ticking::new(ClockRule::Move { seconds: 3 }, 2, 0);
        assert_eq!(
            clocks.punch(0, Time::Counts, Turn::Stays, 0, 2000),
            Some(1000),
            "an extra move is part of the turn"
        );
        assert_eq!(clocks.punch(0, Time::Counts, Turn::Passes, 0, 2500), Some(3000), "nothing is saved up");
        assert_eq!(clocks.runs_out(1), Some(5500));
    }

    /// Time charged and time left always add up.
    #[test]
    fn no_time_is_lost_or_made() {
        let mut clocks = Ticking::new(ClockRule::Increment { initial: 600, increment: 3 }, 2, 0);
        let (mut now, mut random, mut charged, mut given) = (0, 11_u64, [0; 2], [0; 2]);
        for turn in 0..100_u8 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let used = random >> 52;
            now += used;
            let by = usize::from(turn % 2);
            clocks.punch(turn % 2, Time::Counts, Turn::Passes, 0, now);
            charged[by] += used;
            given[by] += 3000;
        }
        for player in 0..2 {
            assert_eq!(clocks.left[player] + charged[player], 600_000 + given[player]);
        }
    }
}
