//! Letters over NATS: every server has its own subject, and the sender numbers its letters, so that the receiver notices lost
//! ones.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use async_nats::{Client, ConnectOptions, Event, Subscriber};

use super::letter::{Envelope, Letter};
use super::silence::Silences;
use super::way::Way;
use crate::ids;

/// So many letters may wait to be read; NATS drops more.
const WAITING: usize = 65_536;

/// Whether NATS is reached, and how often it was not.
#[derive(Debug, Default)]
pub(super) struct State {
    is_linked: AtomicBool,
    losses: AtomicU64,
}

impl State {
    pub(super) fn is_linked(&self) -> bool {
        self.is_linked.load(Ordering::Relaxed)
    }

    /// How often letters may have been lost.
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
pub(super) struct Post {
    client: Client,
    site: String,
    state: Arc<State>,
    /// How many letters were sent to whom, and which number the last from whom had.
    sent: HashMap<i64, u64>,
    read: HashMap<i64, u64>,
    ways: HashMap<i64, Way>,
    silences: Arc<Silences>,
}

/// A letter that has come.
#[derive(Debug)]
pub(super) struct Delivered {
    pub(super) from: i64,
    pub(super) letter: Letter,
    /// Whether it is the first one of its sender.
    pub(super) is_first: bool,
    /// Whether letters of the same sender before it were lost.
    pub(super) has_gap: bool,
    /// How much longer it was on its way than others, in milliseconds.
    pub(super) late: u64,
}

impl Post {
    pub(super) async fn connect(
        address: &str,
        site: String,
        state: Arc<State>,
        silences: Arc<Silences>,
    ) -> Result<Post, async_nats::ConnectError> {
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
        Ok(Post {
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

    /// The letters to a server.
    pub(super) async fn subscribe(&self, node: i64) -> Option<Subscriber> {
        match self.client.subscribe(self.subject(node)).await {
            Ok(letters) => Some(letters),
            Err(error) => {
                tracing::error!(%error, "no letters can be read from NATS");
                None
            }
        }
    }

    /// Sends a letter. One that cannot be sent now is lost, and its number tells so.
    pub(super) async fn send(&mut self, from: i64, to: i64, letter: Letter) {
        let number = self.sent.entry(to).and_modify(|number| *number += 1).or_insert(1);
        let envelope = Envelope { from, number: *number, at: ids::now(), letter };
        if !self.state.is_linked() {
            return;
        }
        let text = serde_json::to_vec(&envelope).expect("letters are names and numbers");
        if let Err(error) = self.client.publish(self.subject(to), text.into()).await {
            tracing::warn!(%error, to, "a letter could not be sent");
        }
    }

    /// Opens a letter.
    pub(super) fn read(&mut self, message: &[u8]) -> Option<Delivered> {
        let Envelope { from, number, at, letter } = match serde_json::from_slice(message) {
            Ok(envelope) => envelope,
            Err(error) => {
                tracing::warn!(%error, "a letter cannot be read");
                return None;
            }
        };
        let before = self.read.insert(from, number);
        let has_gap = before.is_some_and(|before| number != before + 1);
        let now = ids::now();
        let late = self.ways.entry(from).or_default().late(at, now);
        self.silences.heard(from, now);
        Some(Delivered { from, letter, is_first: before.is_none(), has_gap, late })
    }

    /// Forgets servers that are gone.
    pub(super) fn forget(&mut self, lives: impl Fn(i64) -> bool) {
        self.sent.retain(|node, _| lives(*node));
        self.read.retain(|node, _| lives(*node));
        self.ways.retain(|node, _| lives(*node));
    }

    /// Sends what is under way, before the program ends.
    pub(super) async fn flush(&self) {
        let _ = self.client.flush().await;
    }
}
