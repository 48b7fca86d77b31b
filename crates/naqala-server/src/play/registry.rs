//! The registry of all games.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use futures_util::future::join_all;
use naqala_wire::game::{OfferKind, Played};
use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ErrorBody, ErrorCode, ToClient};
use tokio::sync::{mpsc, oneshot};
use tracing::{Span, error_span};

use super::outbox::{Hub, Listener, Outbox};
use super::shard::{Inbox, Shard, Shared};
use super::stalls::Stalls;
use super::worker::SharedWorker;
use crate::ids;
use crate::metrics::{GameCounts, metrics};
use crate::mutex::lock;
use crate::peers::{Done, Link, PeerMessage, SentEntry};
use crate::refusal::{Answer, Refusal};
use crate::store::{NewGame, Store, Unsaved};

/// Capacity of a shard's command queue.
const QUEUE: usize = 8_192;
/// Number of processes that play games by custom rules. Each has a thread that waits for it.
const APART: usize = 2;
/// Time that custom rules have to finish a move when the server stops.
const LAST_MOVE: Duration = Duration::from_millis(500);
/// Time limit for a shard to count its games.
const COUNTING: Duration = Duration::from_millis(500);

/// A request to a game.
#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) game: String,
    /// Who asks; `None` is an anonymous spectator.
    pub(crate) person: Option<i64>,
    pub(crate) what: What,
    pub(crate) reply: Reply,
    /// When it came to the first server of the site. Its shard may have been busy with another game since.
    pub(super) arrived: u64,
    /// When another server was asked first, if that happened.
    pub(crate) since: Option<u64>,
    /// The request or connection that asks, for the log.
    span: Span,
}

impl Call {
    pub(crate) fn new(game: String, person: Option<i64>, what: What, reply: Reply) -> Call {
        Call { game, person, what, reply, arrived: ids::now(), since: None, span: Span::current() }
    }

    /// A log span that carries the request and the game.
    pub(crate) fn in_log(&self) -> Span {
        error_span!(parent: &self.span, "game", id = self.game)
    }

    /// Counts what a request from another server has waited before, in milliseconds.
    #[cfg(feature = "cluster")]
    pub(crate) fn after(mut self, waited: u64) -> Call {
        self.arrived = self.arrived.saturating_sub(waited);
        self
    }

    /// Counts the stall of this process at whose end the request may have been waiting. Requests from other servers tell how
    /// long they were on their way.
    pub(super) fn count_stall(&mut self, stalls: &Stalls) {
        if !matches!(self.reply, Reply::Far(_)) {
            self.arrived = stalls.sent(self.arrived);
        }
    }

    /// How long the request has waited, on its way, for its shard or for an answer from another server, in milliseconds.
    pub(super) fn waited(&self, now: u64) -> u64 {
        now.saturating_sub(self.arrived)
    }

    /// Whether it has to be done some time, as nobody is there to ask again: followers follow again, and a game begins.
    pub(crate) fn has_to_be_done(&self) -> bool {
        let is_for_nobody = match &self.reply {
            Reply::Socket(_, id) => *id == 0,
            Reply::Far(far) => far.token == 0,
            Reply::Request(_) => false,
            Reply::Nobody => true,
        };
        is_for_nobody && matches!(self.what, What::Watch { .. } | What::Begin)
    }

    /// Who wants to follow the game.
    pub(crate) fn listener(&self) -> Option<&Listener> {
        match &self.what {
            What::Watch { listener, .. } => Some(listener),
            _ => None,
        }
    }

    /// Follows a game again. No client asked for this, so the answer carries the id 0, which belongs to no request.
    pub(crate) fn follow_again(game: &str, person: Option<i64>, listener: Listener, link: &Link) -> Call {
        let reply = match &listener {
            Listener::Here(outbox) => Reply::Socket(outbox.clone(), 0),
            Listener::Far { node, connection } => {
                let (node, connection) = (*node, Some(*connection));
                Reply::Far(Far { node, token: 0, connection, link: link.clone() })
            }
        };
        Call::new(game.to_owned(), person, What::Watch { listener, branch: 0, entries: 0 }, reply)
    }
}

/// The kinds of requests.
#[derive(Debug)]
pub(crate) enum What {
    /// Follow the game, given the number of entries of a branch that the client already has.
    Watch {
        listener: Listener,
        branch: u32,
        entries: u32,
    },
    /// Stop following it.
    Leave {
        connection: u64,
    },
    /// Play an entry.
    Move(SentEntry),
    Offer(OfferKind),
    Decline(OfferKind),
    Resign,
    /// End it, whatever its rules say.
    Close,
    /// Get its current state once.
    See,
    /// Get its summary for a list.
    Summary,
    /// Get its record.
    Record,
    /// Load it into memory, as it has just begun.
    Begin,
    /// Load it so that its clock is watched.
    Wake,
}

impl What {
    /// The name of the request in the log.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            What::Watch { .. } => "watch",
            What::Leave { .. } => "leave",
            What::Move(_) => "move",
            What::Offer(_) => "offer",
            What::Decline(_) => "decline",
            What::Resign => "resign",
            What::Close => "close",
            What::See => "see",
            What::Summary => "summary",
            What::Record => "record",
            What::Begin => "begin",
            What::Wake => "wake",
        }
    }
}

/// Where the answer goes.
#[derive(Debug)]
pub(crate) enum Reply {
    /// To a connection, with the id of the request message.
    Socket(Outbox, u32),
    /// To an HTTP request that awaits it.
    Request(oneshot::Sender<Answer<Done>>),
    /// To another server.
    Far(Far),
    Nobody,
}

/// The address of an answer at another server.
#[derive(Debug)]
pub(crate) struct Far {
    pub(crate) node: i64,
    pub(crate) token: u64,
    /// The connection that asked; `None` for an HTTP request.
    pub(crate) connection: Option<u64>,
    pub(crate) link: Link,
}

impl Reply {
    pub(crate) fn send(self, game: &str, answer: Answer<Done>) {
        match self {
            Reply::Nobody => {}
            // The receiver may be gone.
            Reply::Request(waiting) => _ = waiting.send(answer),
            Reply::Socket(outbox, id) => outbox.say(&message(game, id, answer)),
            Reply::Far(Far { node, token, connection, link }) => {
                let (game, answer) = (game.to_owned(), answer.into());
                link.send(node, PeerMessage::Answer { token, game, connection, answer });
            }
        }
    }
}

fn message(game: &str, id: u32, answer: Answer<Done>) -> ToClient {
    match answer {
        Ok(Done::Game(state)) => ToClient::Game { id, state },
        Ok(Done::Played(played, to_move)) => {
            let Played { number, clocks } = played;
            ToClient::Ack { id, game: game.to_owned(), number, to_move, clocks }
        }
        Ok(_) => ToClient::Done { id },
        Err(refusal) => refused(Some(id), refusal),
    }
}

/// A refusal as a message.
pub(crate) fn refused(id: Option<u32>, refusal: Refusal) -> ToClient {
    metrics().refused(refusal.code);
    let ErrorBody { code, detail, .. } = ErrorBody { detail: refusal.detail, ..ErrorBody::new(refusal.code) };
    ToClient::Error { id, code, detail, fatal: false }
}

/// The registry of all games.
#[derive(Debug)]
pub(crate) struct RoomRegistry {
    store: Arc<Store>,
    hub: Arc<Hub>,
    shards: Vec<mpsc::Sender<Inbox>>,
    /// The shards for games by custom rules, each with its own thread.
    apart: Vec<mpsc::Sender<Inbox>>,
    apart_threads: Mutex<Vec<thread::JoinHandle<()>>>,
}

/// A game to be started.
#[derive(Clone, Debug)]
pub(crate) struct Beginning {
    pub(crate) choice: GameChoice,
    pub(crate) name: String,
    pub(crate) clock: ClockRule,
    pub(crate) rated: bool,
    /// Whether the players count the seeds themselves.
    pub(crate) counting: bool,
    /// Whether it is shown to others in a profile.
    pub(crate) listed: bool,
    /// The people who play, in the order of players.
    pub(crate) people: Vec<i64>,
    /// The seek it comes from. It is deleted in the same transaction.
    pub(crate) seek: Option<String>,
    /// The game it is a rematch of, and the epoch in which this was agreed.
    pub(crate) before: Option<(String, u64)>,
}

impl RoomRegistry {
    /// Opens the registry. Running games are loaded in the background.
    pub(crate) fn open(shared: Shared, hub: Arc<Hub>) -> std::io::Result<Arc<RoomRegistry>> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let (inboxes, shards): (Vec<_>, Vec<_>) = (0..cores).map(|_| mpsc::channel(QUEUE)).unzip();
        let (apart, apart_waiting): (Vec<_>, Vec<_>) = (0..APART).map(|_| mpsc::channel(QUEUE)).unzip();
        let store = Arc::clone(&shared.store);
        let apart_threads = Mutex::default();
        let registry = Arc::new(RoomRegistry { store, hub, shards: inboxes, apart, apart_threads });
        for waiting in shards {
            tokio::spawn(Shard::new(&shared, None, &registry).run(waiting));
        }
        for waiting in apart_waiting {
            let worker = (!shared.worker.is_empty()).then(|| SharedWorker::new(shared.worker.clone()));
            let shard = Shard::new(&shared, worker, &registry);
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            let run = move || runtime.block_on(shard.run(waiting));
            let thread = thread::Builder::new().name("own-rules".to_owned()).spawn(run)?;
            lock(&registry.apart_threads).push(thread);
        }
        Ok(registry)
    }

    /// Sends a request to a game. A request that cannot be queued is refused at once.
    pub(crate) fn call(&self, call: Call) {
        let shard = self.shard(&call.game);
        if let Err(error) = shard.try_send(Inbox::Call(Box::new(call))) {
            let (inbox, code) = match error {
                mpsc::error::TrySendError::Full(inbox) => (inbox, ErrorCode::Busy),
                mpsc::error::TrySendError::Closed(inbox) => (inbox, ErrorCode::Stopping),
            };
            if let Inbox::Call(call) = inbox {
                let Call { game, reply, .. } = *call;
                reply.send(&game, Err(code.into()));
            }
        }
    }

    /// Sends a request to a game and awaits the answer.
    pub(crate) async fn ask(&self, game: &str, person: Option<i64>, what: What) -> Answer<Done> {
        let (reply, answer) = oneshot::channel();
        self.call(Call::new(game.to_owned(), person, what, Reply::Request(reply)));
        answer.await.unwrap_or_else(|_| Err(ErrorCode::Stopping.into()))
    }

    /// Starts a game and notifies its players.
    pub(crate) async fn begin(&self, beginning: Beginning) -> Answer<String> {
        let Beginning { choice, name, clock, rated, counting, listed, people, seek, before } = beginning;
        let id = if choice.rules.is_some() { ids::of_own_rules() } else { ids::short() };
        let is_rematch = before.is_some();
        let new = NewGame {
            id: id.clone(),
            choice,
            name,
            clock,
            rated,
            counting,
            // Rated games are public.
            listed: listed || rated,
            since: ids::now(),
            people: people.clone(),
            seek: seek.clone(),
            before,
        };
        let written = self.store.journal.write(move |connection| new.insert(connection)).await;
        written.map_err(|unsaved| match unsaved {
            // There is a rematch already, or another server has started a game from this seek.
            Unsaved::Gone if is_rematch => ErrorCode::NothingToDo.into(),
            Unsaved::Gone => ErrorCode::SeekGone.into(),
            unsaved => Refusal::from(unsaved),
        })?;
        // The clock runs once the game is in memory. Load it now; otherwise it would be loaded on the first request.
        self.call(Call::new(id.clone(), None, What::Begin, Reply::Nobody));
        for person in people {
            self.hub.tell(person, &ToClient::Started { game: id.clone(), seek: seek.clone() });
        }
        Ok(id)
    }

    /// Loads all running games.
    pub(crate) async fn wake_all(self: Arc<RoomRegistry>) {
        match self.store.unfinished().await {
            Ok(games) => self.wake(games).await,
            Err(error) => tracing::error!(%error, "the games that go on cannot be read"),
        }
    }

    /// Loads these games.
    pub(crate) async fn wake(&self, games: Vec<String>) {
        for game in games {
            // One after the other, so that requests of returning players are not queued behind this.
            let _ = self.ask(&game, None, What::Wake).await;
        }
    }

    fn shard(&self, game: &str) -> &mpsc::Sender<Inbox> {
        // Slow rules delay no other game.
        let shards = if ids::has_own_rules(game) { &self.apart } else { &self.shards };
        let mut hasher = DefaultHasher::new();
        game.hash(&mut hasher);
        &shards[hasher.finish() as usize % shards.len()]
    }

    /// Number of games. A shard that does not answer in time is left out.
    pub(crate) async fn counts(&self) -> GameCounts {
        let counting = self.shards.iter().chain(&self.apart).map(|shard| async {
            let (counted, counts) = oneshot::channel();
            let asked = shard.send(Inbox::Count(counted)).await;
            if asked.is_ok() { counts.await.unwrap_or_default() } else { GameCounts::default() }
        });
        let counting = counting.map(|counting| tokio::time::timeout(COUNTING, counting));
        let counts = join_all(counting).await;
        counts.into_iter().flatten().fold(GameCounts::default(), GameCounts::and)
    }

    /// Whether every shard runs. One that has ended answers nobody.
    pub(crate) fn is_well(&self) -> bool {
        !self.shards.iter().chain(&self.apart).any(mpsc::Sender::is_closed)
    }

    /// Waits until every shard has finished what it was asked to do. All are told at once: from then on no clock runs out, while one
    /// shard may wait long for a slow disk.
    pub(crate) async fn drain(&self) {
        let draining = self.shards.iter().chain(&self.apart).map(|shard| async {
            let (done, is_done) = oneshot::channel();
            if shard.send(Inbox::Drain(done)).await.is_ok() {
                let _ = is_done.await;
            }
        });
        join_all(draining).await;
    }

    /// Removes the name of a deleted person from games in memory.
    pub(crate) async fn forget(&self, person: i64) {
        self.tell_shards(|| Inbox::Forget(person)).await;
    }

    /// Sends a message to all shards.
    pub(crate) async fn tell_shards(&self, inbox: impl Fn() -> Inbox) {
        for shard in self.shards.iter().chain(&self.apart) {
            // A shard that has ended needs no message.
            let _ = shard.send(inbox()).await;
        }
    }

    /// Changes the name of a person in games in memory.
    pub(crate) async fn rename(&self, person: i64, name: &str) {
        self.tell_shards(|| Inbox::Rename(person, name.to_owned())).await;
    }

    /// Reloads a game that was changed on disk by somebody other than its players.
    pub(crate) async fn read_again(&self, game: &str) {
        // A shard that has ended needs no message.
        let _ = self.shard(game).send(Inbox::ReadAgain(game.to_owned())).await;
    }

    /// Passes on a message of another server about a game; false if the shard's queue is full or closed.
    #[cfg(feature = "cluster")]
    pub(crate) fn hear(&self, game: String, from: i64, message: super::shard::LeaderMessage) -> bool {
        self.shard(&game).try_send(Inbox::FromLeader(game, from, message)).is_ok()
    }

    /// Ends the shards that have threads of their own.
    pub(crate) async fn close(&self) {
        self.tell_shards(|| Inbox::Close).await;
        let threads = std::mem::take(&mut *lock(&self.apart_threads));
        let joined =
            tokio::task::spawn_blocking(move || threads.into_iter().try_for_each(thread::JoinHandle::join));
        if tokio::time::timeout(LAST_MOVE, joined).await.is_err() {
            tracing::warn!("games by custom rules are still running; their threads are abandoned");
        }
    }
}
