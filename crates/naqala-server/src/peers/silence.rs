//! Periods without messages from another server. A player who is connected there cannot play meanwhile, so the time is charged
//! to nobody.

use std::collections::HashMap;
use std::sync::Mutex;

use crate::mutex::lock;

/// Servers send heartbeats several times a second; a longer gap is a silence, in milliseconds.
const SHORTEST: u64 = 700;
/// Maximum time that an ongoing silence counts in a turn, in milliseconds. By then the player has found another server.
const LONGEST_OPEN: u64 = 5000;
/// How long silences are remembered, in milliseconds.
const MEMORY: u64 = 600_000;

/// What is known about a server.
#[derive(Debug)]
struct Contact {
    last: u64,
    silences: Vec<(u64, u64)>,
}

/// The silences of each server.
#[derive(Debug, Default)]
pub(crate) struct PeerSilences(Mutex<HashMap<i64, Contact>>);

impl PeerSilences {
    /// A message of a server has arrived.
    #[cfg(any(feature = "cluster", test))]
    pub(crate) fn heard(&self, node: i64, now: u64) {
        let mut all = lock(&self.0);
        if !all.contains_key(&node) {
            all.retain(|_, contact| contact.last + MEMORY > now);
        }
        let contact = all.entry(node).or_insert(Contact { last: now, silences: Vec::new() });
        if now.saturating_sub(contact.last) > SHORTEST {
            contact.silences.retain(|(_, ended)| ended + MEMORY > now);
            contact.silences.push((contact.last, now));
        }
        contact.last = contact.last.max(now);
    }

    /// The silences of a server, including an ongoing one, that count in a turn which began at `turn`.
    pub(crate) fn of(&self, node: i64, turn: u64, now: u64) -> Vec<(u64, u64)> {
        let all = lock(&self.0);
        let Some(contact) = all.get(&node) else { return Vec::new() };
        let goes_on = now.saturating_sub(contact.last) > SHORTEST;
        let open = goes_on.then(|| (contact.last, now.min(contact.last.max(turn) + LONGEST_OPEN)));
        contact.silences.iter().copied().chain(open).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_says_nothing_is_silent() {
        let silences = PeerSilences::default();
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
