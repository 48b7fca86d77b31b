//! Time that no player is charged for, because a server stood still or was silent.

use super::Room;
use super::followers::Watcher;
use crate::play::shard::Around;
use crate::store::Outages;

impl Room {
    /// Deducts the stalls of this process from the turn.
    pub(super) fn count_stalls(&mut self, around: &Around, now: u64) {
        let Some(stalls) = &around.stalls else { return };
        if stalls.count() == self.stalls {
            return;
        }
        let began = self.live.turn_began();
        let (new, counted) = stalls.after(self.stalls);
        self.stalls = counted;
        let time = Outages::default().and(new).within(began, now);
        self.live.delay_turn(time, now);
    }

    /// Deducts from the turn the time in which the player to move could not play because the server of their connection was
    /// silent.
    pub(super) fn count_silence(&mut self, now: u64) {
        let Some(mover) = self.live.to_move() else { return };
        let is_here = |watcher: &Watcher| watcher.player == Some(mover) && watcher.listener.node().is_none();
        let Some(Some(node)) = self.far_players.get(usize::from(mover)) else { return };
        if self.watchers.iter().any(is_here) {
            return;
        }
        let silences = Outages::default().and(self.link.silences().of(*node, self.latest_entry, now));
        let time = silences.within(self.live.turn_began().max(self.silence_counted), now);
        if time > 0 {
            self.silence_counted = now;
            self.live.delay_turn(time, now);
        }
    }
}
