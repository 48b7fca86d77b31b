//! A connection over a websocket.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::Response;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use naqala_wire::account::Me;
use naqala_wire::{ErrorCode, LARGEST_FRAME, ToClient, ToServer, VERSION};
use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;
use tracing::{Instrument as _, Span};

use crate::absence;
use crate::app::App;
use crate::connections::Permit;
use crate::gate::some;
use crate::ids;
use crate::metrics::{Counted, metrics};
use crate::peers::SentEntry;
use crate::people::{Identity, is_session, profile_ratings};
use crate::play::{Call, Farewell, Hears, Listener, Outbox, Reply, What, refused};
use crate::refusal::{Answer, Refusal};

/// Buffers of a connection, in bytes: most messages are shorter, and there are thousands of connections.
const BUFFER: usize = 2 * 1024;
/// Maximum size of a message to a client, in bytes: a game by custom rules with thousands of entries.
const LARGEST_MESSAGE: usize = 1024 * 1024;
/// After this time without a message the server sends a ping; after twice the time the connection is closed.
const SILENCE: Duration = Duration::from_secs(30);
/// Time limit for sending a message.
const SENDING: Duration = Duration::from_secs(10);
/// Time limit for sending queued messages when a connection ends.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// Maximum number of games that a connection can follow at once.
const MOST_GAMES: usize = 32;
/// The reconnection delay after a shutdown, in milliseconds.
const RETRY: u32 = 500;

/// Close codes of the websocket protocol.
const AWAY: u16 = 1001;
const POLICY: u16 = 1008;
const AGAIN: u16 = 1013;

#[utoipa::path(
    get,
    path = "/api/socket",
    tag = "games",
    summary = "Play and watch by websocket",
    responses((status = 101, description = "A websocket; docs/api.md tells its messages"))
)]
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    who: Option<Identity>,
    permit: Option<Extension<Arc<Permit>>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|rejection| Refusal::with(ErrorCode::BadRequest, rejection.body_text()))?;
    // The log of the connection names the request that opened it.
    let span = Span::current();
    Ok(upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(LARGEST_MESSAGE)
        .max_message_size(LARGEST_FRAME)
        .max_frame_size(LARGEST_FRAME)
        .on_upgrade(move |socket| converse(app, who, permit, socket).instrument(span)))
}

/// Serves a client until either side closes the connection.
async fn converse(
    app: Arc<App>,
    who: Option<Identity>,
    permit: Option<Extension<Arc<Permit>>>,
    socket: WebSocket,
) {
    let (outbox, waiting, too_slow) = Outbox::new();
    // From here on the client is told when its session ends.
    let farewell =
        who.as_ref().map(|who| app.hub().enter(who.person, who.session, outbox.clone(), Hears::All));
    let connection = Connection {
        farewell: farewell.unwrap_or_default(),
        _permit: permit.map(|Extension(permit)| permit),
        ..Connection::new(app, who, outbox)
    };
    connection.run(socket, waiting, &too_slow).await;
}

/// One connection.
struct Connection {
    app: Arc<App>,
    who: Option<Identity>,
    /// Notified when the session ends.
    farewell: Arc<Farewell>,
    outbox: Outbox,
    games: HashSet<String>,
    /// The rate of messages.
    limit: DefaultDirectRateLimiter,
    lag: Lag,
    _permit: Option<Arc<Permit>>,
}

/// Why a connection is closed.
#[derive(Debug, PartialEq, Eq)]
enum End {
    /// The client disconnected.
    Gone,
    /// The server closes it, with a code and a reason.
    Close(u16, &'static str),
}

impl Connection {
    fn new(app: Arc<App>, who: Option<Identity>, outbox: Outbox) -> Connection {
        let limits = app.config().limits;
        let quota = Quota::per_second(some(limits.messages_per_second));
        Connection {
            limit: RateLimiter::direct(quota.allow_burst(some(limits.message_burst))),
            app,
            who,
            farewell: Arc::default(),
            outbox,
            games: HashSet::new(),
            lag: Lag::default(),
            _permit: None,
        }
    }

    async fn run(mut self, mut socket: WebSocket, mut waiting: mpsc::Receiver<Utf8Bytes>, too_slow: &Notify) {
        let _counted = Counted::one_of(&metrics().sockets);
        let end = match self.greet().await {
            Ok(()) => self.talk(&mut socket, &mut waiting, too_slow).await,
            Err(end) => end,
        };
        self.leave();
        if let End::Close(code, reason) = end {
            // Do not wait for a client that does not read. A client that has disconnected gets nothing.
            let _ = tokio::time::timeout(LAST_WORDS, last_words(&mut socket, waiting, code, reason)).await;
        }
    }

    /// Tells the client who it is, if its session is still the same as when the connection was requested.
    async fn greet(&self) -> Result<(), End> {
        // The session may be good: the client should try again, and not sign in again.
        let unread = |_: Refusal| End::Close(AGAIN, ErrorCode::Busy.word());
        let me = match &self.who {
            None => None,
            Some(who) => {
                if !is_session(self.app.store(), who).await.map_err(unread)? {
                    return Err(self.signed_out());
                }
                let ratings = profile_ratings(self.app.store(), who.person).await.map_err(unread)?;
                Some(Me { person: who.face.clone(), ratings, moderator: who.moderator })
            }
        };
        let server = env!("CARGO_PKG_VERSION").to_owned();
        self.outbox.say(&ToClient::Welcome { version: VERSION, server, me, now: ids::now() });
        Ok(())
    }

    /// Whether the session has neither been ended nor expired.
    fn is_session_good(&self) -> bool {
        !self.farewell.is_over() && self.who.as_ref().is_none_or(|who| who.until > ids::now())
    }

    fn signed_out(&self) -> End {
        self.refuse_for_good(ErrorCode::NotSignedIn)
    }

    async fn talk(
        &mut self,
        socket: &mut WebSocket,
        waiting: &mut mpsc::Receiver<Utf8Bytes>,
        too_slow: &Notify,
    ) -> End {
        let mut stopping = self.app.stopping();
        let mut silence = Silence::begin();
        let farewell = Arc::clone(&self.farewell);
        loop {
            // Checked before anything is sent to or done for this person.
            if !self.is_session_good() {
                return self.signed_out();
            }
            tokio::select! {
                () = farewell.said() => return self.signed_out(),
                Some(message) = waiting.recv() => {
                    if send(socket, Message::Text(message)).await.is_err() {
                        return End::Gone;
                    }
                }
                frame = socket.recv() => {
                    silence = Silence::begin();
                    let Some(Ok(frame)) = frame else { return End::Gone };
                    if let Some(end) = self.received(frame, socket).await {
                        return end;
                    }
                }
                () = tokio::time::sleep_until(silence.deadline()) => {
                    if silence.is_asked || ping(socket).await.is_err() {
                        return End::Gone;
                    }
                    silence.is_asked = true;
                }
                () = too_slow.notified() => return End::Close(AGAIN, "too-slow"),
                () = crate::app::stopped(&mut stopping) => {
                    self.outbox.say(&ToClient::Closing { retry: RETRY });
                    return End::Close(AWAY, ErrorCode::Stopping.word());
                }
            }
        }
    }

    /// Handles a frame, and measures the round-trip time if it is wanted; returns why the connection ends, if it does.
    async fn received(&mut self, frame: Message, socket: &mut WebSocket) -> Option<End> {
        // The session may have ended while the frame was on its way.
        if !self.is_session_good() {
            return Some(self.signed_out());
        }
        if let Some(end) = self.frame(frame) {
            return Some(end);
        }
        let is_gone = self.lag.begin(Instant::now()) && ping(socket).await.is_err();
        is_gone.then_some(End::Gone)
    }

    /// Handles a frame; returns why the connection ends, if it does.
    fn frame(&mut self, frame: Message) -> Option<End> {
        let text = match frame {
            Message::Text(text) => text,
            Message::Close(_) => return Some(End::Gone),
            Message::Ping(_) | Message::Pong(_) => {
                if matches!(frame, Message::Pong(_)) {
                    self.lag.end(Instant::now());
                }
                return self.limit.check().is_err().then_some(End::Close(POLICY, "too-many-messages"));
            }
            Message::Binary(_) => return Some(self.refuse_for_good(ErrorCode::BadRequest)),
        };
        if self.limit.check().is_err() {
            return Some(self.refuse_for_good(ErrorCode::TooManyRequests));
        }
        match serde_json::from_str(&text) {
            Ok(message) => self.message(message),
            Err(error) => {
                let refusal = Refusal::with(ErrorCode::BadRequest, error);
                self.outbox.say(&refused(None, refusal));
            }
        }
        None
    }

    fn refuse_for_good(&self, code: ErrorCode) -> End {
        self.outbox.say(&ToClient::Error { id: None, code, detail: None, fatal: true });
        End::Close(POLICY, code.word())
    }

    fn message(&mut self, message: ToServer) {
        let id = message.id();
        match message {
            ToServer::Watch { game, branch, entries, .. } => {
                if !self.games.contains(&game) && self.games.len() >= MOST_GAMES {
                    return self.outbox.say(&refused(Some(id), ErrorCode::TooManyGames.into()));
                }
                self.games.insert(game.clone());
                let listener = Listener::Here(self.outbox.clone());
                self.call(id, game, What::Watch { listener, branch, entries });
            }
            ToServer::Leave { game, .. } => {
                self.games.remove(&game);
                self.call(id, game, What::Leave { connection: self.outbox.connection });
            }
            ToServer::Move { game, branch, number, text, .. } => {
                let lag = self.lag.known.unwrap_or_default();
                self.call(id, game, What::Move(SentEntry::new(branch, number, text, lag)));
            }
            ToServer::Offer { game, kind, .. } => self.call(id, game, What::Offer(kind)),
            ToServer::Decline { game, kind, .. } => self.call(id, game, What::Decline(kind)),
            ToServer::Resign { game, .. } => self.call(id, game, What::Resign),
            ToServer::Lobby { on: true, .. } => {
                self.app.hub().follow_lobby(self.outbox.clone());
                self.outbox.say(&ToClient::Seeks { id, seeks: self.app.lobby().newest() });
            }
            ToServer::Lobby { on: false, .. } => {
                self.app.hub().follow_lobby_no_more(self.outbox.connection);
                self.outbox.say(&ToClient::Done { id });
            }
            ToServer::Ping { .. } => {
                self.lag.is_wanted = true;
                self.outbox.say(&ToClient::Pong { id });
            }
        }
    }

    fn call(&self, id: u32, game: String, what: What) {
        let person = self.who.as_ref().map(|who| who.person);
        self.app.registry().call(Call::new(game, person, what, Reply::Socket(self.outbox.clone(), id)));
    }

    fn leave(&mut self) {
        let connection = self.outbox.connection;
        let person = self.who.as_ref().map(|who| who.person);
        self.app.hub().leave(person, connection);
        if let Some(person) = person {
            absence::await_return(&self.app, person);
        }
        for game in self.games.drain() {
            let what = What::Leave { connection };
            self.app.registry().call(Call::new(game, None, what, Reply::Nobody));
        }
    }
}

async fn last_words(
    socket: &mut WebSocket,
    mut waiting: mpsc::Receiver<Utf8Bytes>,
    code: u16,
    reason: &'static str,
) {
    while let Ok(message) = waiting.try_recv() {
        if send(socket, Message::Text(message)).await.is_err() {
            return;
        }
    }
    let frame = CloseFrame { code, reason: reason.into() };
    let _ = send(socket, Message::Close(Some(frame))).await;
}

async fn ping(socket: &mut WebSocket) -> Result<(), StatusCode> {
    send(socket, Message::Ping(Vec::new().into())).await
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), StatusCode> {
    match tokio::time::timeout(SENDING, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(StatusCode::REQUEST_TIMEOUT),
    }
}

/// How long nothing was heard of a client.
struct Silence {
    since: Instant,
    /// Whether the client was asked meanwhile, by a ping.
    is_asked: bool,
}

impl Silence {
    /// Something was heard just now.
    fn begin() -> Silence {
        Silence { since: Instant::now(), is_asked: false }
    }

    /// When to ask the client or, if it was asked, to give it up.
    fn deadline(&self) -> Instant {
        self.since + if self.is_asked { 2 * SILENCE } else { SILENCE }
    }
}

/// Round-trip time of the connection. It is measured by a ping of the server after each ping of the client.
#[derive(Debug, Default)]
struct Lag {
    is_wanted: bool,
    /// When the ping was sent.
    asked: Option<Instant>,
    /// In milliseconds, smoothed over the latest measurements.
    known: Option<u64>,
}

impl Lag {
    /// Whether to send a ping now.
    fn begin(&mut self, now: Instant) -> bool {
        let begins = std::mem::take(&mut self.is_wanted) && self.asked.is_none();
        if begins {
            self.asked = Some(now);
        }
        begins
    }

    /// The client has answered the ping.
    fn end(&mut self, now: Instant) {
        let Some(asked) = self.asked.take() else { return };
        let measured = (now - asked).min(SILENCE).as_millis() as u64;
        self.known = Some(self.known.map_or(measured, |known| (3 * known + measured) / 4));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::{end_sessions, new_guest};

    #[tokio::test]
    async fn a_database_that_cannot_be_read_ends_no_session() {
        let app = App::for_tests().await;
        let (guest, _) = new_guest(app.store(), app.gate()).await.unwrap();
        let (outbox, mut waiting, _) = Outbox::new();
        let connection = Connection::new(Arc::clone(&app), Some(guest.clone()), outbox);
        for (lose, find) in [
            ("ALTER TABLE sessions RENAME TO lost", "ALTER TABLE lost RENAME TO sessions"),
            ("ALTER TABLE ratings RENAME TO lost", "ALTER TABLE lost RENAME TO ratings"),
        ] {
            app.store().execute(lose).await;
            assert_eq!(connection.greet().await, Err(End::Close(AGAIN, "busy")), "{lose}");
            assert!(waiting.try_recv().is_err(), "nothing is said that would end the session");
            app.store().execute(find).await;
        }
        assert_eq!(connection.greet().await, Ok(()));
        end_sessions(app.store(), app.hub(), guest.person).await.unwrap();
        assert_eq!(connection.greet().await, Err(End::Close(POLICY, "not-signed-in")));
    }

    #[tokio::test(start_paused = true)]
    async fn the_way_there_and_back_is_measured_and_smoothed() {
        let mut lag = Lag::default();
        let mut measure = async |milliseconds| {
            lag.is_wanted = true;
            assert!(lag.begin(Instant::now()) && !lag.begin(Instant::now()), "one question at a time");
            tokio::time::advance(Duration::from_millis(milliseconds)).await;
            lag.end(Instant::now());
            lag.known
        };
        assert_eq!(measure(80).await, Some(80));
        assert_eq!(measure(200).await, Some(110));
        lag.end(Instant::now());
        assert_eq!(lag.known, Some(110), "nobody was asked");
    }

    #[tokio::test(start_paused = true)]
    async fn a_silent_client_is_asked_once() {
        let mut silence = Silence::begin();
        assert_eq!(silence.deadline() - Instant::now(), SILENCE);
        tokio::time::advance(SILENCE).await;
        silence.is_asked = true;
        assert_eq!(silence.deadline() - Instant::now(), SILENCE, "it has as long again to answer");
    }
}
