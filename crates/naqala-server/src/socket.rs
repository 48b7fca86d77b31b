//! A connection over a websocket.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::Response;
use naqala_wire::account::Me;
use naqala_wire::{ErrorCode, LARGEST_FRAME, ToClient, ToServer, VERSION};
use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;
use tracing::{Instrument as _, Span};

use crate::app::App;
use crate::connections::Permit;
use crate::ids;
use crate::metrics::{Counted, metrics};
use crate::people::{Identity, is_session, profile_ratings};
use crate::play::{Call, Farewell, Listener, Outbox, Reply, SentEntry, What, refused};
use crate::refusal::{Answer, Refusal};

/// Buffers of a connection, in bytes: most messages are shorter, and there are thousands of connections.
const BUFFER: usize = 2 * 1024;
/// The longest message to a client, in bytes: a game by rules of somebody's own with thousands of entries.
const LARGEST_MESSAGE: usize = 1024 * 1024;
/// A connection from which nothing was heard for so long is asked for a sign of life; after twice the time it is gone.
const SILENCE: Duration = Duration::from_secs(30);
/// Time limit for sending a message.
const SENDING: Duration = Duration::from_secs(10);
/// What still waits when a connection ends is sent in so much time.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// So many games can be followed at once.
const MOST_GAMES: usize = 32;
/// The reconnection delay after a shutdown, in milliseconds.
const RETRY: u32 = 500;

/// The codes of the websocket protocol for the ends of a connection.
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
    // The log of the connection names the request by which it began.
    let span = Span::current();
    Ok(upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(LARGEST_MESSAGE)
        .max_message_size(LARGEST_FRAME)
        .max_frame_size(LARGEST_FRAME)
        .on_upgrade(move |socket| converse(app, who, permit, socket).instrument(span)))
}

/// Talks with a client until one of both ends it.
async fn converse(
    app: Arc<App>,
    who: Option<Identity>,
    permit: Option<Extension<Arc<Permit>>>,
    socket: WebSocket,
) {
    let (outbox, waiting, too_slow) = Outbox::new();
    // From here on the client gets a message when the session is over.
    let farewell = who.as_ref().map(|who| app.hub().enter(who.person, who.session, outbox.clone(), true));
    let connection = Connection {
        limit: Limit::new(&app),
        app,
        who,
        farewell: farewell.unwrap_or_default(),
        outbox,
        games: HashSet::new(),
        lag: Lag::default(),
        _permit: permit.map(|Extension(permit)| permit),
    };
    connection.run(socket, waiting, &too_slow).await;
}

/// One connection.
struct Connection {
    app: Arc<App>,
    who: Option<Identity>,
    /// Word that the session is over.
    farewell: Arc<Farewell>,
    outbox: Outbox,
    games: HashSet<String>,
    limit: Limit,
    lag: Lag,
    _permit: Option<Arc<Permit>>,
}

/// Why a connection ends.
enum End {
    /// The client went away.
    Gone,
    /// The server ends it, with a code and a word.
    Close(u16, &'static str),
}

impl Connection {
    async fn run(mut self, mut socket: WebSocket, mut waiting: mpsc::Receiver<Utf8Bytes>, too_slow: &Notify) {
        let _counted = Counted::one_of(&metrics().sockets);
        let end = if self.is_known().await {
            self.welcome().await;
            self.talk(&mut socket, &mut waiting, too_slow).await
        } else {
            self.signed_out()
        };
        self.leave();
        if let End::Close(code, reason) = end {
            // Nobody waits for a client that does not read, and one that is gone gets nothing.
            let _ = tokio::time::timeout(LAST_WORDS, last_words(&mut socket, waiting, code, reason)).await;
        }
    }

    /// Whether the session still is what it was when the connection was asked for.
    async fn is_known(&self) -> bool {
        match &self.who {
            None => true,
            Some(who) => is_session(&self.app, who).await.unwrap_or(false),
        }
    }

    /// Whether nobody has ended the session, and it has not run out.
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
        let mut heard = Instant::now();
        let mut asked = false;
        let farewell = Arc::clone(&self.farewell);
        loop {
            // Before whatever is done next in the name of somebody, be it said or heard.
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
                    (heard, asked) = (Instant::now(), false);
                    match frame {
                        Some(Ok(_)) if !self.is_session_good() => return self.signed_out(),
                        Some(Ok(frame)) => {
                            if let Some(end) = self.frame(frame) {
                                return end;
                            }
                            if self.lag.begin(heard) && send(socket, Message::Ping(Vec::new().into())).await.is_err() {
                                return End::Gone;
                            }
                        }
                        Some(Err(_)) | None => return End::Gone,
                    }
                }
                () = tokio::time::sleep_until(heard + SILENCE * if asked { 2 } else { 1 }) => {
                    if asked || send(socket, Message::Ping(Vec::new().into())).await.is_err() {
                        return End::Gone;
                    }
                    asked = true;
                }
                () = too_slow.notified() => return End::Close(AGAIN, "too-slow"),
                () = crate::app::stopped(&mut stopping) => {
                    self.outbox.say(&ToClient::Closing { retry: RETRY });
                    return End::Close(AWAY, ErrorCode::Stopping.word());
                }
            }
        }
    }

    /// Takes in a frame; gives the end if there is one.
    fn frame(&mut self, frame: Message) -> Option<End> {
        let text = match frame {
            Message::Text(text) => text,
            Message::Close(_) => return Some(End::Gone),
            Message::Ping(_) | Message::Pong(_) => {
                if matches!(frame, Message::Pong(_)) {
                    self.lag.end(Instant::now());
                }
                return (!self.limit.admit()).then_some(End::Close(POLICY, "too-many-messages"));
            }
            Message::Binary(_) => return Some(self.refuse_for_good(ErrorCode::BadRequest)),
        };
        if !self.limit.admit() {
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
                self.call(id, game, What::Move(SentEntry { branch, number, text, lag, late: 0 }));
            }
            ToServer::Offer { game, kind, .. } => self.call(id, game, What::Offer(kind)),
            ToServer::Decline { game, kind, .. } => self.call(id, game, What::Decline(kind)),
            ToServer::Resign { game, .. } => self.call(id, game, What::Resign),
            ToServer::Lobby { on: true, .. } => {
                self.app.hub().follow_lobby(self.outbox.clone());
                self.outbox.say(&ToClient::Seeks { id, seeks: self.app.lobby().listed(None) });
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

    async fn welcome(&self) {
        let me = match &self.who {
            None => None,
            Some(who) => {
                let ratings = profile_ratings(self.app.store(), who.person).await.unwrap_or_default();
                Some(Me { person: who.face.clone(), ratings, moderator: who.moderator })
            }
        };
        let server = env!("CARGO_PKG_VERSION").to_owned();
        self.outbox.say(&ToClient::Welcome { version: VERSION, server, me, now: ids::now() });
    }

    fn leave(&mut self) {
        let connection = self.outbox.connection;
        self.app.hub().leave(self.who.as_ref().map(|who| who.person), connection);
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

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), StatusCode> {
    match tokio::time::timeout(SENDING, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(StatusCode::REQUEST_TIMEOUT),
    }
}

/// How long a message to the client and back takes, measured whenever the client asks for a sign of life.
#[derive(Debug, Default)]
struct Lag {
    is_wanted: bool,
    /// When the client was asked.
    asked: Option<Instant>,
    /// In milliseconds, smoothed over the latest few.
    known: Option<u64>,
}

impl Lag {
    /// Whether the client is to be asked now.
    fn begin(&mut self, now: Instant) -> bool {
        let begins = std::mem::take(&mut self.is_wanted) && self.asked.is_none();
        if begins {
            self.asked = Some(now);
        }
        begins
    }

    /// The client has answered.
    fn end(&mut self, now: Instant) {
        let Some(asked) = self.asked.take() else { return };
        let measured = (now - asked).min(SILENCE).as_millis() as u64;
        self.known = Some(self.known.map_or(measured, |known| (3 * known + measured) / 4));
    }
}

/// A bucket of messages, filled with time.
#[derive(Debug)]
struct Limit {
    per_second: f64,
    most: f64,
    left: f64,
    at: Instant,
}

impl Limit {
    fn new(app: &App) -> Limit {
        let limits = app.config().limits;
        let most = f64::from(limits.message_burst);
        Limit { per_second: f64::from(limits.messages_per_second), most, left: most, at: Instant::now() }
    }

    fn admit(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + (now - self.at).as_secs_f64() * self.per_second).min(self.most);
        self.at = now;
        self.left -= 1.0;
        self.left >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
    async fn a_bucket_fills_with_time() {
        let mut limit = Limit { per_second: 20.0, most: 40.0, left: 40.0, at: Instant::now() };
        assert_eq!((0..100).filter(|_| limit.admit()).count(), 40);
        // Refused messages count too, so a client that keeps sending stays blocked.
        tokio::time::advance(Duration::from_secs(10)).await;
        assert_eq!((0..100).filter(|_| limit.admit()).count(), 40);
    }
}
