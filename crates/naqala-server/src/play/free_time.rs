//! The part of a turn that is charged to no player.

use crate::store::Outages;

/// Periods of the current turn in which its player could not play. All times are in milliseconds.
#[derive(Clone, Debug, Default)]
pub(super) struct FreeTime {
    /// When the turn began.
    began: u64,
    /// Time that several causes share counts once: a server that was stopped also heard nothing of the others.
    periods: Outages,
}

impl FreeTime {
    /// A turn that begins at this time.
    pub(super) fn of_turn(began: u64) -> FreeTime {
        FreeTime { began, periods: Outages::default() }
    }

    /// Adds periods.
    pub(super) fn add(&mut self, periods: impl IntoIterator<Item = (u64, u64)>) {
        let began = self.began;
        let new: Vec<_> = periods.into_iter().filter(|(_, ended)| *ended > began).collect();
        if !new.is_empty() {
            self.periods = std::mem::take(&mut self.periods).and(new);
        }
    }

    /// Adds the periods of the same turn as it was known before.
    pub(super) fn and(&mut self, before: &FreeTime) {
        self.add(before.periods.ended_after(self.began));
    }

    /// When the turn began.
    pub(super) fn began(&self) -> u64 {
        self.began
    }

    /// When the turn would have begun if it had lasted until now without these periods.
    pub(super) fn adjusted(&self, now: u64) -> u64 {
        self.began + self.within(self.began, now)
    }

    /// How much of the time between two times is free.
    pub(super) fn within(&self, from: u64, to: u64) -> u64 {
        self.periods.within(from, to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_with_several_causes_is_free_once() {
        let mut free = FreeTime::of_turn(1_000);
        free.add([(200, 900), (2_000, 4_000)]);
        free.add([(1_600, 4_000), (3_900, 4_100)]);
        assert_eq!(free.adjusted(5_000), 1_000 + 2_500);
        assert_eq!(free.adjusted(3_000), 1_000 + 1_400, "a period may last longer than until now");
        free.add([(1_600, 4_000)]);
        assert_eq!((free.adjusted(5_000), free.within(3_000, 4_050)), (3_500, 1_050));
    }
}
