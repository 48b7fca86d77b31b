//! The followers of a game, here and at other servers, and what they are sent.

use axum::extract::ws::Utf8Bytes;
use naqala_wire::ToClient;
use naqala_wire::game::Declined;

use super::Room;
use crate::peers::PeerMessage;
use crate::play::outbox::{Listener, text};

/// A follower of a game.
#[derive(Debug)]
pub(super) struct Watcher {
    pub(super) listener: Listener,
    pub(super) player: Option<u8>,
}

impl Room {
    pub(super) fn watch(&mut self, listener: Listener, player: Option<u8>, now: u64) {
        self.watchers.retain(|watcher| watcher.listener.connection() != listener.connection());
        self.attach(player, listener.node(), now);
        self.absent.take_if(|absent| player == Some(absent.player));
        self.watchers.push(Watcher { listener, player });
    }

    pub(super) fn leave(&mut self, connection: u64, now: u64) {
        let left = self.watchers.extract_if(.., |watcher| watcher.listener.connection() == connection);
        for player in left.map(|watcher| watcher.player).collect::<Vec<_>>() {
            self.detach(player, now);
        }
        self.presence_changed(now);
    }

    /// Removes followers at servers that are gone, or that will register again.
    pub(crate) fn forget_far(&mut self, is_gone: impl Fn(i64) -> bool, now: u64) {
        let before = self.watchers.len();
        self.watchers.retain(|watcher| !watcher.listener.node().is_some_and(&is_gone));
        if self.watchers.len() < before {
            self.presence_changed(now);
        }
    }

    /// Whether a client of a player follows the game.
    pub(super) fn is_here(&self, player: u8) -> bool {
        self.watchers.iter().any(|watcher| watcher.player == Some(player))
    }

    /// Tells all open offers, and what a player has just declined.
    pub(super) fn tell_offers(&self, declined: Option<Declined>) {
        let offers = self.live.offers().to_vec();
        self.tell(&ToClient::Offers { game: self.live.id.clone(), offers, declined });
    }

    pub(super) fn tell(&self, message: &ToClient) {
        if !self.watchers.is_empty() {
            self.send(&text(message), &[]);
        }
    }

    /// Sends a text to all followers except some connections. Every other server with followers gets it once.
    pub(super) fn send(&self, text: &Utf8Bytes, except: &[u64]) {
        let mut nodes: Vec<i64> = Vec::new();
        for watcher in &self.watchers {
            match &watcher.listener {
                Listener::Here(outbox) if !except.contains(&outbox.connection) => outbox.send(text.clone()),
                Listener::Far { node, .. } if !nodes.contains(node) => nodes.push(*node),
                _ => {}
            }
        }
        for node in nodes {
            let (game, text, except) = (self.live.id.clone(), text.to_string(), except.to_vec());
            self.link.send(node, PeerMessage::Event { game, text, except });
        }
    }
}
