//! When to check which game: one alarm for each.

use std::collections::{BTreeSet, HashMap};

/// The alarms of a shard.
#[derive(Debug, Default)]
pub(super) struct Alarms {
    times: HashMap<String, u64>,
    queue: BTreeSet<(u64, String)>,
}

impl Alarms {
    /// Sets the alarm of a game, in place of the one it has.
    pub(super) fn set(&mut self, game: &str, at: u64) {
        self.cancel(game);
        self.times.insert(game.to_owned(), at);
        self.queue.insert((at, game.to_owned()));
    }

    pub(super) fn cancel(&mut self, game: &str) {
        if let Some((game, at)) = self.times.remove_entry(game) {
            self.queue.remove(&(at, game));
        }
    }

    /// When the next one rings.
    pub(super) fn next(&self) -> Option<u64> {
        self.queue.first().map(|(at, _)| *at)
    }

    /// Takes the next game whose alarm rings now.
    pub(super) fn pop(&mut self, now: u64) -> Option<String> {
        if self.next()? > now {
            return None;
        }
        let (_, game) = self.queue.pop_first()?;
        self.times.remove(&game);
        Some(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_one_alarm_however_often_it_is_set() {
        let mut alarms = Alarms::default();
        for at in 1..1_000 {
            alarms.set("a", 2_000 - at);
            alarms.set("b", 500);
        }
        assert_eq!((alarms.times.len(), alarms.queue.len()), (2, 2));
        assert_eq!((alarms.next(), alarms.pop(499)), (Some(500), None));
        assert_eq!(alarms.pop(500).as_deref(), Some("b"));
        alarms.cancel("a");
        assert_eq!((alarms.next(), alarms.pop(3_000)), (None, None));
        assert!(alarms.times.is_empty());
    }
}
