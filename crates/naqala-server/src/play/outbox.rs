//! The outgoing queue of a connection, and who is connected.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex};

use axum::extract::ws::Utf8Bytes;
use naqala_wire::ToClient;
use tokio::sync::{Notify, mpsc, oneshot};

use crate::mutex::lock;
use crate::peers::{Link, PeerMessage, Sessions};

/// Queue length of a slow connection. Beyond it the connection is closed; the client reconnects and gets what it
/// missed.
pub(crate) const WAITING: usize = 64;

/// The way back to a connection.
#[derive(Clone)]
pub(crate) struct Outbox {
    /// The number of the connection.
    pub(crate) connection: u64,
    messages: mpsc::Sender<Utf8Bytes>,
    too_slow: Arc<Notify>,
}

impl fmt::Debug for Outbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Outbox {}", self.connection)
    }
}

impl Outbox {
    /// An outbox for a new connection, its message queue, and a notification that the client is too slow.
    pub(crate) fn new() -> (Outbox, mpsc::Receiver<Utf8Bytes>, Arc<Notify>) {
        // No two servers have a connection of the same number.
        static NUMBER: LazyLock<AtomicU64> = LazyLock::new(|| AtomicU64::new(rand::random::<u64>() >> 1));
        let (messages, waiting) = mpsc::channel(WAITING);
        let too_slow = Arc::new(Notify::new());
        let connection = NUMBER.fetch_add(1, Ordering::Relaxed);
        (Outbox { connection, messages, too_slow: Arc::clone(&too_slow) }, waiting, too_slow)
    }

    /// Sends a message.
    pub(crate) fn say(&self, message: &ToClient) {
        self.send(text(message));
    }

    /// Sends a message that goes to several connections.
    pub(crate) fn send(&self, message: Utf8Bytes) {
        // The connection may be gone.
        if let Err(mpsc::error::TrySendError::Full(_)) = self.messages.try_send(message) {
            self.too_slow.notify_one();
        }
    }
}

/// Who follows a game.
#[derive(Clone, Debug)]
pub(crate) enum Listener {
    /// A connection of this server.
    Here(Outbox),
    /// A connection of another server.
    Far { node: i64, connection: u64 },
}

impl Listener {
    /// The number of the connection.
    pub(crate) fn connection(&self) -> u64 {
        match self {
            Listener::Here(outbox) => outbox.connection,
            Listener::Far { connection, .. } => *connection,
        }
    }

    /// The way to it, if it is one of this server.
    pub(crate) fn outbox(&self) -> Option<&Outbox> {
        match self {
            Listener::Here(outbox) => Some(outbox),
            Listener::Far { .. } => None,
        }
    }

    /// The server that has it, if it is another one.
    pub(crate) fn node(&self) -> Option<i64> {
        match self {
            Listener::Here(_) => None,
            Listener::Far { node, .. } => Some(*node),
        }
    }
}

/// A message as it is sent.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are names and numbers").into()
}

/// Whether the session by which a connection was opened is over.
#[derive(Debug, Default)]
pub(crate) struct Farewell {
    is_over: AtomicBool,
    word: Notify,
}

impl Farewell {
    /// Whether it is over.
    pub(crate) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Acquire)
    }

    /// Done when it is over.
    pub(crate) async fn said(&self) {
        while !self.is_over() {
            self.word.notified().await;
        }
    }

    fn say(&self) {
        self.is_over.store(true, Ordering::Release);
        self.word.notify_one();
    }
}

/// What a connection is told of its person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hears {
    /// All that concerns the person.
    All,
    /// One game alone.
    OneGame,
}

/// A connection of a person.
#[derive(Debug)]
struct Line {
    outbox: Outbox,
    session: i64,
    farewell: Arc<Farewell>,
    hears: Hears,
}

/// The connections of every person, and those that follow the list of seeks.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    people: Mutex<HashMap<i64, Vec<Line>>>,
    lobby: Mutex<Vec<Outbox>>,
    /// People whose return is awaited. Who waits hears of it when the sender is dropped.
    missed: Mutex<HashMap<i64, oneshot::Sender<()>>>,
    /// The way to other servers, which may have connections of the same people.
    link: Link,
}

impl Hub {
    pub(crate) fn new(link: Link) -> Hub {
        Hub { link, ..Hub::default() }
    }

    /// Registers the connection of a session, and what it is told; returns a notification for the end of the session.
    pub(crate) fn enter(&self, person: i64, session: i64, outbox: Outbox, hears: Hears) -> Arc<Farewell> {
        let farewell = Arc::new(Farewell::default());
        let line = Line { outbox, session, farewell: Arc::clone(&farewell), hears };
        lock(&self.people).entry(person).or_default().push(line);
        self.found(person);
        farewell
    }

    /// The number of people who are connected to this server.
    pub(crate) fn people_here(&self) -> usize {
        lock(&self.people).len()
    }

    /// Ends the connections of sessions of a person that are over, wherever they are.
    pub(crate) fn sign_out(&self, person: i64, sessions: Sessions) {
        self.sign_out_here(person, sessions);
        self.link.send_all(PeerMessage::SignOut { person, sessions });
    }

    /// Ends the connections to this server of sessions of a person that are over.
    pub(crate) fn sign_out_here(&self, person: i64, sessions: Sessions) {
        let people = lock(&self.people);
        let lines = people.get(&person).into_iter().flatten();
        lines.filter(|line| sessions.has(line.session)).for_each(|line| line.farewell.say());
    }

    pub(crate) fn leave(&self, person: Option<i64>, connection: u64) {
        self.follow_lobby_no_more(connection);
        let Some(person) = person else { return };
        let mut people = lock(&self.people);
        if let Some(lines) = people.get_mut(&person) {
            lines.retain(|line| line.outbox.connection != connection);
            if lines.is_empty() {
                people.remove(&person);
            }
        }
    }

    /// Whether a person has a connection to this server.
    pub(crate) fn is_here(&self, person: i64) -> bool {
        lock(&self.people).contains_key(&person)
    }

    /// Awaits the return of a person. The receiver ends as soon as the person connects, here or to another server, or is
    /// missed anew.
    pub(crate) fn miss(&self, person: i64) -> oneshot::Receiver<()> {
        let (sender, back) = oneshot::channel();
        lock(&self.missed).insert(person, sender);
        back
    }

    /// A person need not be awaited any longer.
    pub(crate) fn found(&self, person: i64) {
        lock(&self.missed).remove(&person);
    }

    /// Tells all connections of a person, wherever they are.
    pub(crate) fn tell(&self, person: i64, message: &ToClient) {
        let text = text(message);
        if self.link.is_there() {
            self.link.send_all(PeerMessage::Tell { person, text: text.to_string() });
        }
        self.tell_here(person, &text);
    }

    /// Tells the connections of a person to this server.
    pub(crate) fn tell_here(&self, person: i64, text: &Utf8Bytes) {
        let people = lock(&self.people);
        let lines = people.get(&person).into_iter().flatten();
        let lines = lines.filter(|line| line.hears == Hears::All && !line.farewell.is_over());
        lines.for_each(|line| line.outbox.send(text.clone()));
    }

    pub(crate) fn follow_lobby(&self, outbox: Outbox) {
        let mut lobby = lock(&self.lobby);
        lobby.retain(|other| other.connection != outbox.connection);
        lobby.push(outbox);
    }

    pub(crate) fn follow_lobby_no_more(&self, connection: u64) {
        lock(&self.lobby).retain(|other| other.connection != connection);
    }

    /// Tells everybody who follows the list of seeks.
    pub(crate) fn tell_lobby(&self, message: &ToClient) {
        let text = text(message);
        lock(&self.lobby).iter().for_each(|outbox| outbox.send(text.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_is_missed_is_found_as_soon_as_he_connects() {
        let hub = Hub::default();
        let (earlier, mut back) = (hub.miss(7), hub.miss(7));
        assert!(earlier.await.is_err(), "they have been here in between");
        hub.enter(8, 1, Outbox::new().0, Hears::All);
        assert!(back.try_recv() == Err(oneshot::error::TryRecvError::Empty));
        hub.enter(7, 2, Outbox::new().0, Hears::All);
        assert!(back.await.is_err());
    }
}
