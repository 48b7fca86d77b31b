//! Measures the delay of messages with two clocks that need not agree.

/// Minimum time that the fastest message is remembered, in milliseconds. It is forgotten later because clocks drift apart.
const PERIOD: u64 = 30_000;

/// The path from another server to this one.
#[derive(Debug, Default)]
pub(super) struct Way {
    /// The smallest clock difference that a message has shown in this period and in the one before.
    least: Option<i64>,
    before: Option<i64>,
    /// When this period began.
    since: u64,
}

impl Way {
    /// The extra delay of a message compared with the fastest recent one, in milliseconds. It was sent at `sent` by the
    /// sender's clock and received at `now` by the local clock.
    pub(super) fn late(&mut self, sent: u64, now: u64) -> u64 {
        let difference = now as i64 - sent as i64;
        if now.saturating_sub(self.since) > PERIOD {
            (self.before, self.least, self.since) = (self.least, None, now);
        }
        let least = self.least.map_or(difference, |least| least.min(difference));
        self.least = Some(least);
        let fastest = self.before.map_or(least, |before| before.min(least));
        difference.saturating_sub(fastest).max(0) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_late_whatever_the_clocks_show() {
        for (there, here) in [(1_000_000, 1_000_000), (0, 9_000_000), (9_000_000, 5)] {
            let mut way = Way::default();
            assert_eq!(way.late(there, here + 3), 0, "the first one is the measure");
            assert_eq!(way.late(there + 400, here + 402), 0, "a faster one is the next measure");
            assert_eq!(way.late(there + 800, here + 2_802), 2_000);
            assert_eq!(way.late(there + 1_200, here + 2_802), 1_600, "held up together");
            assert_eq!(way.late(there + 3_000, here + 3_003), 1);
        }
    }

    #[test]
    fn clocks_that_drift_apart_are_no_delay_for_ever() {
        let mut way = Way::default();
        // A drift of one second in ten minutes.
        let late: Vec<u64> = (0..1_500_u64).map(|at| way.late(at * 400, at * 400 + at * 400 / 600)).collect();
        assert!(late.iter().all(|late| *late <= 102), "{:?}", late.iter().max());
    }
}
