//! Messages over NATS. Every server has its own subject, and senders number their messages, so that the receiver notices lost
//! ones.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use async_nats::{Client, ConnectOptions, Event, Subscriber};

use super::way::Way;
use crate::ids;
use crate::peers::{Envelope, PeerMessage, PeerSilences, Postmark};

/// Maximum number of unread messages; NATS drops more.
const WAITING: usize = 65_536;

/// Whether NATS is connected, and how often the connection was lost.
#[derive(Debug, Default)]
pub(super) struct State {
    is_linked: AtomicBool,
    losses: AtomicU64,
}

impl State {
    pub(super) fn is_linked(&self) -> bool {
        self.is_linked.load(Ordering::Relaxed)
    }

    /// How often messages may have been lost.
    pub(super) fn losses(&self) -> u64 {
        self.losses.load(Ordering::Relaxed)
    }

    fn event(&self, event: &Event) {
        tracing::info!(%event, "NATS");
        match event {
            Event::Connected => {
                self.losses.fetch_add(1, Ordering::Relaxed);
                self.is_linked.store(true, Ordering::Relaxed);
            }
            Event::Disconnected | Event::Closed => self.is_linked.store(false, Ordering::Relaxed),
            Event::SlowConsumer(_) => _ = self.losses.fetch_add(1, Ordering::Relaxed),
            _ => {}
        }
    }
}

/// The connection to NATS.
#[derive(Debug)]
pub(super) struct PeerTransport {
    client: Client,
    site: String,
    state: Arc<State>,
    /// The number of messages sent to each server, and the number of the last one received from each.
    sent: HashMap<i64, u64>,
    read: HashMap<i64, u64>,
    ways: HashMap<i64, Way>,
    silences: Arc<PeerSilences>,
}

/// A received message.
#[derive(Debug)]
pub(super) struct Delivered {
    pub(super) from: i64,
    /// `None` if it is one that a later version has added.
    pub(super) message: Option<PeerMessage>,
    /// Whether it is the first one of its sender.
    pub(super) is_first: bool,
    /// Whether earlier messages of the same sender were lost.
    pub(super) has_gap: bool,
    /// Its delay compared with other messages, in milliseconds.
    pub(super) late: u64,
}

impl PeerTransport {
    pub(super) async fn connect(
        address: &str,
        site: String,
        state: Arc<State>,
        silences: Arc<PeerSilences>,
    ) -> Result<PeerTransport, async_nats::ConnectError> {
        let observed = Arc::clone(&state);
        let client = ConnectOptions::new()
            .name("naqala")
            .subscription_capacity(WAITING)
            .ping_interval(std::time::Duration::from_secs(1))
            .reconnect_delay_callback(|_| std::time::Duration::from_millis(200))
            .event_callback(move |event| {
                observed.event(&event);
                std::future::ready(())
            })
            .connect(address)
            .await?;
        state.is_linked.store(true, Ordering::Relaxed);
        Ok(PeerTransport {
            client,
            site,
            state,
            sent: HashMap::new(),
            read: HashMap::new(),
            ways: HashMap::new(),
            silences,
        })
    }

    fn subject(&self, node: i64) -> String {
        format!("naqala.{}.{node}", self.site)
    }

    /// Subscribes to the messages for a server.
    pub(super) async fn subscribe(&self, node: i64) -> Option<Subscriber> {
        match self.client.subscribe(self.subject(node)).await {
            Ok(messages) => Some(messages),
            Err(error) => {
                tracing::error!(%error, "no messages can be read from NATS");
                None
            }
        }
    }

    /// Sends a message. If it cannot be sent now it is lost, and the receiver sees the gap in the numbers.
    pub(super) async fn send(&mut self, from: i64, to: i64, message: PeerMessage) {
        let number = self.sent.entry(to).and_modify(|number| *number += 1).or_insert(1);
        let envelope = Envelope { from, number: *number, at: ids::now(), message };
        if !self.state.is_linked() {
            return;
        }
        let text = serde_json::to_vec(&envelope).expect("messages are names and numbers");
        if let Err(error) = self.client.publish(self.subject(to), text.into()).await {
            tracing::warn!(%error, to, "a message could not be sent");
        }
    }

    /// Decodes a message.
    pub(super) fn read(&mut self, message: &[u8]) -> Option<Delivered> {
        let (Postmark { from, number, at }, message) = opened(message)?;
        let before = self.read.insert(from, number);
        let has_gap = before.is_some_and(|before| number != before + 1);
        let now = ids::now();
        let late = self.ways.entry(from).or_default().late(at, now);
        self.silences.heard(from, now);
        Some(Delivered { from, message, is_first: before.is_none(), has_gap, late })
    }

    /// Forgets servers that are gone.
    pub(super) fn forget(&mut self, lives: impl Fn(i64) -> bool) {
        self.sent.retain(|node, _| lives(*node));
        self.read.retain(|node, _| lives(*node));
        self.ways.retain(|node, _| lives(*node));
    }

    /// Flushes pending messages before the program ends.
    pub(super) async fn flush(&self) {
        let _ = self.client.flush().await;
    }
}

/// The message in an envelope. One of a later version is only counted, so that the next one is not taken for the first after a gap.
fn opened(envelope: &[u8]) -> Option<(Postmark, Option<PeerMessage>)> {
    let error = match serde_json::from_slice(envelope) {
        Ok(Envelope { from, number, at, message }) => {
            return Some((Postmark { from, number, at }, Some(message)));
        }
        Err(error) => error,
    };
    tracing::warn!(%error, "a message cannot be read");
    serde_json::from_slice(envelope).ok().map(|postmark| (postmark, None))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_of_a_later_version_is_counted() {
        let opened = |letter: &str| {
            opened(format!(r#"{{"from":7,"number":3,"at":1000,"letter":{letter}}}"#).as_bytes())
        };
        let (postmark, message) = opened(r#""Ping""#).unwrap();
        assert!((postmark.from, postmark.number) == (7, 3) && matches!(message, Some(PeerMessage::Ping)));
        let (postmark, message) = opened(r#"{"Moved":{"to":9}}"#).unwrap();
        assert!((postmark.from, postmark.number, postmark.at) == (7, 3, 1000) && message.is_none());
        assert!(super::opened(b"no envelope").is_none());
    }
}
