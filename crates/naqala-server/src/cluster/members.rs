//! Which servers are alive, as seen by one of them.

use std::collections::HashMap;

use crate::store::Member;

/// A server whose heartbeat has not changed in this many checks is dead. The checker counts its own checks, not time: if it was
/// itself stopped or had no database, it does not blame the others for the gap.
const LOOKS: u32 = 6;
/// The same if its connection to the database, which was seen open, is not: its process has ended.
const LOOKS_IF_CLOSED: u32 = 3;
/// A server that does not reach the others for this many checks, while another one does, gives its games away.
const CUT_OFF: u32 = 4;

/// What a server has seen of the others.
#[derive(Debug, Default)]
pub(super) struct Members {
    seen: HashMap<i64, Seen>,
    cut_off: u32,
}

/// The last heartbeat of a server, how many checks ago it came, and whether its connection was ever seen open: a proxy between
/// a server and the database may hide it.
#[derive(Clone, Copy, Debug)]
struct Seen {
    at: u64,
    looks: u32,
    was_connected: bool,
}

impl Seen {
    /// Takes in what a check has shown; returns whether the server is dead.
    fn look(&mut self, member: &Member) -> bool {
        self.looks = if self.at == member.at { self.looks + 1 } else { 0 };
        self.at = member.at;
        self.was_connected |= member.is_connected;
        let is_closed = self.was_connected && !member.is_connected;
        self.looks > if is_closed { LOOKS_IF_CLOSED } else { LOOKS }
    }
}

impl Members {
    /// Processes a check; returns the servers that are dead.
    pub(super) fn look(&mut self, me: i64, members: &[Member]) -> Vec<Member> {
        self.seen.retain(|node, _| members.iter().any(|member| member.node == *node));
        let mut dead = Vec::new();
        for member in members.iter().filter(|member| member.node != me) {
            let new = Seen { at: 0, looks: 0, was_connected: false };
            if self.seen.entry(member.node).or_insert(new).look(member) {
                dead.push(*member);
            }
        }
        dead
    }

    /// Whether this server is cut off: it does not reach the others, while at least one of them does.
    pub(super) fn is_cut_off(&mut self, me: i64, is_linked: bool, members: &[Member]) -> bool {
        let others_are = members.iter().any(|member| member.node != me && member.is_linked);
        self.cut_off = if !is_linked && others_are { self.cut_off + 1 } else { 0 };
        self.cut_off > CUT_OFF
    }

    /// The index of this server among those that share the games without a leader, and the number of these servers.
    pub(super) fn place(me: i64, members: &[Member]) -> Option<(usize, usize)> {
        let any_linked = members.iter().any(|member| member.is_linked);
        let share: Vec<i64> = members
            .iter()
            .filter(|member| member.is_linked || !any_linked)
            .map(|member| member.node)
            .collect();
        Some((share.iter().position(|node| *node == me)?, share.len()))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::watch::LOOK;
    use super::*;
    use crate::store::SURE;

    fn member(node: i64, at: u64) -> Member {
        Member { node, at, is_linked: true, is_connected: true }
    }

    #[test]
    fn who_gives_no_sign_for_long_is_dead() {
        let mut members = Members::default();
        for at in 0..=u64::from(LOOKS) {
            assert!(members.look(1, &[member(1, at), member(2, at), member(3, 7)]).is_empty());
        }
        let dead = members.look(1, &[member(1, 91), member(2, 91), member(3, 7)]);
        assert_eq!(dead.iter().map(|member| member.node).collect::<Vec<_>>(), [3]);
        assert!(members.look(1, &[member(1, 91), member(2, 92), member(3, 8)]).is_empty(), "a sign of life");
    }

    #[test]
    fn whose_connection_is_closed_is_dead_sooner() {
        let checks = |was_connected: bool| {
            let mut members = Members::default();
            members.look(1, &[Member { is_connected: was_connected, ..member(3, 7) }]);
            let closed = Member { is_connected: false, ..member(3, 7) };
            (1..).find(|_| !members.look(1, &[closed]).is_empty()).unwrap()
        };
        assert_eq!(
            (checks(true), checks(false)),
            (LOOKS_IF_CLOSED + 1, LOOKS + 1),
            "some are never seen open"
        );
        let mut members = Members::default();
        for at in 0..20 {
            let member = Member { is_connected: at == 0, ..member(3, at) };
            assert!(members.look(1, &[member]).is_empty(), "it lives, and connects again");
        }
    }

    /// While a server shows games from memory, nobody else leads them, even if a check comes late and the next one early.
    #[test]
    fn nobody_is_declared_dead_while_sure_to_live() {
        assert!(LOOK * LOOKS_IF_CLOSED > Duration::from_millis(SURE));
    }

    #[test]
    fn who_alone_is_cut_off_gives_way_and_nobody_does_where_all_are() {
        let mut members = Members::default();
        let (off, on) = (Member { is_linked: false, ..member(1, 0) }, member(2, 0));
        let long = (0..=CUT_OFF).map(|_| members.is_cut_off(1, false, &[off, on])).collect::<Vec<_>>();
        assert!(!long[0] && long[CUT_OFF as usize]);
        let all_off = [off, Member { is_linked: false, ..on }];
        assert!((0..20).all(|_| !members.is_cut_off(1, false, &all_off)));
        assert_eq!(Members::place(1, &[off, on]), None);
        assert_eq!(Members::place(2, &[off, on]), Some((0, 1)));
        assert_eq!(Members::place(2, &all_off), Some((1, 2)));
    }
}
