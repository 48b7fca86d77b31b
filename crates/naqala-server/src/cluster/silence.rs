//! Periods without messages from another server. A player who is connected there cannot play meanwhile, so the time is charged to
//! nobody.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Servers give a sign several times a second; nothing for longer than this is a silence, in milliseconds.
const SHORTEST: u64 = 700;
/// A silence that goes on counts for at most so long in a turn, in milliseconds: a player finds another server meanwhile.
const LONGEST_OPEN: u64 = 5000;
/// Silences are remembered for so long, in milliseconds.
const MEMORY: u64 = 600_000;

/// What is known of a server.
#[derive(Debug)]
struct Heard {
    last: u64,
    silences: Vec<(u64, u64)>,
}

/// When nothing was heard of which server.
#[derive(Debug, Default)]
pub(crate) struct Silences(Mutex<HashMap<i64, Heard>>);

impl Silences {
    /// Something was heard of a server.
    #[cfg(any(feature = "cluster", test))]
    pub(crate) fn heard(&self, node: i64, now: u64) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !all.contains_key(&node) {
            all.retain(|_, heard| heard.last + MEMORY > now);
        }
        let heard = all.entry(node).or_insert(Heard { last: now, silences: Vec::new() });
        if now.saturating_sub(heard.last) > SHORTEST {
            heard.silences.retain(|(_, ended)| ended + MEMORY > now);
            heard.silences.push((heard.last, now));
        }
        heard.last = heard.last.max(now);
    }

    /// The silences of a server, with the one that goes on, as they count in a turn that began at a time.
    pub(crate) fn of(&self, node: i64, turn: u64, now: u64) -> Vec<(u64, u64)> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(heard) = all.get(&node) else { return Vec::new() };
        let goes_on = now.saturating_sub(heard.last) > SHORTEST;
        let open = goes_on.then(|| (heard.last, now.min(heard.last.max(turn) + LONGEST_OPEN)));
        heard.silences.iter().copied().chain(open).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_says_nothing_is_silent() {
        let silences = Silences::default();
        assert_eq!(silences.of(7, 0, 50_000), []);
        (0..10).for_each(|sign| silences.heard(7, 1_000 + 400 * sign));
        assert_eq!(silences.of(7, 0, 5_000), []);
        assert_eq!(silences.of(7, 0, 6_600), [(4_600, 6_600)]);
        assert_eq!(
            silences.of(7, 0, 60_000),
            [(4_600, 9_600)],
            "somebody who does not come back gains no more"
        );
        assert_eq!(silences.of(7, 50_000, 60_000), [(4_600, 55_000)], "nor in a later turn");
        silences.heard(7, 9_000);
        assert_eq!(silences.of(7, 0, 9_100), [(4_600, 9_000)]);
        assert_eq!(silences.of(8, 0, 9_100), []);
    }
}
