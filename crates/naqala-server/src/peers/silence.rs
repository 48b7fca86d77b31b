//! Periods without messages from another server. A player who is connected there cannot play meanwhile, so the time is charged
//! to nobody.

use std::collections::HashMap;
use std::sync::Mutex;

use crate::mutex::lock;

/// Servers send heartbeats several times a second; a longer gap is a silence, in milliseconds.
const SHORTEST: u64 = 700;
/// Maximum time that an ongoing silence counts, in milliseconds. By then the player has found another server.
const LONGEST_OPEN: u64 = 5000;
/// How long silences are remembered, in milliseconds.
const MEMORY: u64 = 600_000;

/// What is known about a server.
#[derive(Debug)]
struct Contact {
    last: u64,
    /// When it was declared dead. If it is heard after that, it goes on under another number, and is not silent under this one.
    dead: Option<u64>,
    silences: Vec<(u64, u64)>,
}

impl Contact {
    #[cfg(any(feature = "cluster", test))]
    fn since(at: u64) -> Contact {
        Contact { last: at, dead: None, silences: Vec::new() }
    }

    /// Its silences. An ongoing one counts for a while from its beginning, or from this time if that is later.
    fn silences(&self, turn: u64, now: u64) -> impl Iterator<Item = (u64, u64)> {
        let is_back = self.dead.is_some_and(|dead| self.last + SHORTEST > dead);
        let goes_on = !is_back && now.saturating_sub(self.last) > SHORTEST;
        let open = goes_on.then(|| (self.last, now.min(self.last.max(turn) + LONGEST_OPEN)));
        self.silences.iter().copied().chain(open)
    }
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
        let contact = all.entry(node).or_insert_with(|| Contact::since(now));
        if now.saturating_sub(contact.last) > SHORTEST {
            contact.silences.retain(|(_, ended)| ended + MEMORY > now);
            contact.silences.push((contact.last, now));
        }
        contact.last = contact.last.max(now);
    }

    /// A server has given its last sign of life before this one heard of it.
    #[cfg(any(feature = "cluster", test))]
    pub(crate) fn was_heard(&self, node: i64, at: u64) {
        lock(&self.0).entry(node).or_insert_with(|| Contact::since(at));
    }

    /// Servers were declared dead.
    #[cfg(any(feature = "cluster", test))]
    pub(crate) fn bury(&self, is_dead: impl Fn(i64) -> bool, now: u64) {
        for (_, contact) in lock(&self.0).iter_mut().filter(|(node, _)| is_dead(**node)) {
            contact.dead.get_or_insert(now);
        }
    }

    /// A server has said that it ends: nobody is waiting for it.
    #[cfg(any(feature = "cluster", test))]
    pub(crate) fn forget(&self, node: i64) {
        lock(&self.0).remove(&node);
    }

    /// The silences of a server, including an ongoing one, that count in a turn which began at `turn`.
    pub(crate) fn of(&self, node: i64, turn: u64, now: u64) -> Vec<(u64, u64)> {
        let all = lock(&self.0);
        all.get(&node).map(|contact| contact.silences(turn, now).collect()).unwrap_or_default()
    }

    /// The silences of all servers, including ongoing ones.
    pub(crate) fn of_all(&self, now: u64) -> Vec<(u64, u64)> {
        lock(&self.0).values().flat_map(|contact| contact.silences(0, now)).collect()
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

    /// A server that was stopped until it was taken for dead sends what was waiting, and goes on under another number.
    #[test]
    fn who_is_heard_after_its_death_is_not_silent_again() {
        for dead in [4_400, 4_600] {
            let silences = PeerSilences::default();
            (7..9).for_each(|node| silences.heard(node, 1_000));
            if dead < 4_500 {
                silences.bury(|node| node < 9, dead);
            }
            silences.heard(7, 4_500);
            silences.bury(|node| node < 9, dead);
            assert_eq!(silences.of(7, 0, 9_000), [(1_000, 4_500)]);
            assert_eq!(silences.of(8, 0, 9_000), [(1_000, 6_000)], "who does not come back is silent");
        }
    }

    #[test]
    fn who_died_before_this_server_began_is_silent() {
        let silences = PeerSilences::default();
        silences.heard(8, 3_000);
        for node in [7, 8] {
            silences.was_heard(node, 1_000);
        }
        silences.bury(|node| node == 7, 3_000);
        silences.heard(8, 3_400);
        assert_eq!(silences.of_all(3_500), [(1_000, 3_500)]);
    }

    #[test]
    fn who_has_said_goodbye_is_not_silent() {
        let silences = PeerSilences::default();
        silences.heard(7, 1_000);
        silences.heard(8, 1_000);
        silences.heard(8, 3_000);
        assert_eq!(silences.of_all(3_100).len(), 2);
        silences.forget(7);
        assert_eq!(silences.of_all(30_000), [(1_000, 3_000), (3_000, 8_000)]);
    }
}
