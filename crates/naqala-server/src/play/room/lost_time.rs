//! Time that no player is charged for, because a server stood still or was silent.

use super::Room;
use super::followers::Watcher;
use crate::play::registry::Reply;
use crate::play::shard::Around;

/// Where a player was last connected.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attachment {
    /// The other server; `None` if it is this one.
    node: Option<i64>,
    /// When they connected there.
    since: u64,
    /// When their last connection ended, if it has.
    left: Option<u64>,
}

impl Attachment {
    /// Somebody of whom nothing is known since a turn began: the server that led the game before knew.
    pub(super) fn unknown(turn_began: u64) -> Attachment {
        Attachment { node: None, since: turn_began, left: Some(turn_began) }
    }
}

/// The other server that a request comes from.
fn node_of(reply: &Reply) -> Option<i64> {
    match reply {
        Reply::Far(far) => Some(far.node),
        Reply::Socket(..) | Reply::Request(_) | Reply::Nobody => None,
    }
}

impl Room {
    /// Charges the stalls of this process to nobody.
    pub(super) fn count_stalls(&mut self, around: &Around, now: u64) {
        let Some(stalls) = &around.stalls else { return };
        if stalls.count() == self.stalls {
            return;
        }
        let (new, counted) = stalls.after(self.stalls);
        self.stalls = counted;
        self.live.add_free_time(new, now);
    }

    /// Charges to nobody the time in which the player to move could not play because another server was silent.
    pub(super) fn count_silence(&mut self, now: u64) {
        let Some(mover) = self.live.to_move() else { return };
        let silences = self.silences_of(mover, now);
        if !silences.is_empty() {
            self.live.add_free_time(silences, now);
        }
    }

    /// The silences that concern a player: those of the server of their connection. Somebody without a connection may be trying
    /// to reach any server, also one that is silent.
    fn silences_of(&self, player: u8, now: u64) -> Vec<(u64, u64)> {
        let Some(Attachment { node, since, left }) = self.attachments.get(usize::from(player)) else {
            return Vec::new();
        };
        let is_here = |watcher: &Watcher| watcher.player == Some(player) && watcher.listener.node().is_none();
        let of_theirs = |turn| node.map(|node| self.link.silences().of(node, turn, now)).unwrap_or_default();
        let (since, silences) = match left {
            Some(left) => (left, [self.link.silences().of_all(now), of_theirs(*left)].concat()),
            None if self.watchers.iter().any(is_here) => return Vec::new(),
            None => (since, of_theirs(self.latest_entry)),
        };
        let clipped = silences.into_iter().map(|(began, ended)| (began.max(*since), ended));
        clipped.filter(|(began, ended)| began < ended).collect()
    }

    /// A request that has waited on its way: its player could not play meanwhile.
    pub(super) fn count_wait(&mut self, player: Option<u8>, waited: u64, now: u64) {
        if player.is_some() && player == self.live.to_move() {
            self.live.add_free_time([(now.saturating_sub(waited), now)], now);
        }
    }

    /// The player to move replies to an entry that took some time to arrive.
    pub(super) fn count_hearing(&mut self, player: Option<u8>, heard_late: u64, now: u64) {
        if heard_late > 0 && player.is_some() && player == self.live.to_move() {
            let began = self.live.turn_began();
            self.live.add_free_time([(began, began + heard_late)], now);
        }
    }

    /// A player has used a connection to another server, or to this one.
    pub(super) fn attach(&mut self, player: Option<u8>, node: Option<i64>, now: u64) {
        let attachment = player.and_then(|player| self.attachments.get_mut(usize::from(player)));
        if let Some(attachment) = attachment.filter(|it| it.node != node || it.left.is_some()) {
            *attachment = Attachment { node, since: now, left: None };
        }
    }

    /// A player who does not follow the game plays all the same. What others play may come from a connection that they have given
    /// up.
    pub(super) fn attach_mover(&mut self, player: Option<u8>, reply: &Reply, now: u64) {
        if player.is_some_and(|player| !self.is_here(player)) {
            self.attach(player, node_of(reply), now);
        }
    }

    /// Servers are dead, and those who were connected there are connected nowhere.
    pub(crate) fn forget_dead(&mut self, is_dead: impl Fn(i64) -> bool, now: u64) {
        self.count_silence(now);
        self.forget_far(&is_dead, now);
        for player in 0..self.attachments.len() {
            if self.attachments[player].node.is_some_and(&is_dead) {
                self.detach(Some(player as u8), now);
            }
        }
    }

    /// Notes which player has no connection any more.
    pub(super) fn detach(&mut self, player: Option<u8>, now: u64) {
        let Some(player) = player.filter(|player| !self.is_here(*player)) else { return };
        if let Some(attachment) = self.attachments.get_mut(usize::from(player)) {
            attachment.left.get_or_insert(now);
        }
    }
}
