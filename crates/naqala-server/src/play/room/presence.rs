//! Who is present, and who is away when their turn begins.

use naqala_wire::ToClient;

use super::Room;
use crate::play::live::Pace;
use crate::play::shard::Around;
use crate::push::Turn;

/// Minimum time between two presence messages, in milliseconds, so that people who come and go do not flood the others.
const PRESENCE: u64 = 1000;
/// With more people than this, presence messages are less frequent.
const FEW: usize = 20;
const CROWD_PRESENCE: u64 = 5 * PRESENCE;
/// Delay before a player to move who does not follow the game is notified, in milliseconds. A page that is being opened or
/// reconnected is there by then.
const ABSENCE: u64 = 4_000;

/// Who is present, as last announced.
#[derive(Debug, Default)]
pub(super) struct Presence {
    pub(super) announced: (Vec<bool>, u32),
    pub(super) at: u64,
    /// When to announce a change.
    pub(super) due: Option<u64>,
}

/// A player whose turn began while no page of theirs followed the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Absent {
    pub(super) player: u8,
    /// When to notify them.
    pub(super) due: u64,
}

impl Room {
    pub(super) fn presence(&self) -> (Vec<bool>, u32) {
        let is_online = |player| self.is_here(player as u8);
        let online = (0..self.live.player_count()).map(is_online).collect();
        let spectators = self.watchers.iter().filter(|watcher| watcher.player.is_none()).count();
        (online, spectators as u32)
    }

    /// Somebody came or went: announced at once, or when the next message is due.
    pub(super) fn presence_changed(&mut self, now: u64) {
        let pause = if self.watchers.len() > FEW { CROWD_PRESENCE } else { PRESENCE };
        let due = self.presence.at + pause;
        if due <= now {
            self.tell_presence(now);
        } else if self.presence.due.is_none() {
            self.presence.due = Some(due);
        }
    }

    pub(super) fn tell_presence(&mut self, now: u64) {
        self.presence.due = None;
        let (online, spectators) = self.presence();
        if self.presence.announced != (online.clone(), spectators) {
            self.presence.at = now;
            self.presence.announced = (online.clone(), spectators);
            self.tell(&ToClient::Presence { game: self.live.id.clone(), online, spectators });
        }
    }

    /// A turn begins: its player is notified after [`ABSENCE`], unless a client of theirs follows the game by then.
    pub(super) fn expect_mover(&mut self, around: &Around, now: u64) {
        let mover = self.live.to_move().filter(|player| around.notices.are_on() && !self.is_here(*player));
        self.absent = mover.map(|player| Absent { player, due: now + ABSENCE });
    }

    /// Notifies a player who is away that it is their turn, if it still is.
    pub(super) fn tell_absent(&self, player: u8, around: &Around, now: u64) {
        if self.live.to_move() != Some(player) || self.is_here(player) {
            return;
        }
        let Some(person) = self.live.person(player) else { return };
        around.notices.tell(Turn {
            person,
            game: self.live.id.clone(),
            name: self.live.name.clone(),
            others: self.live.names_but(player),
            left: self.live.deadline().map(|deadline| deadline.saturating_sub(now)),
            is_urgent: self.live.pace() == Some(Pace::Seconds),
        });
    }
}
