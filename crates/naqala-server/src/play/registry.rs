//! The registry of all games.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use futures_util::future::join_all;
use naqala_wire::game::{self, GameSummary, OfferKind, Played};
use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ErrorBody, ErrorCode, ToClient};
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use tracing::{Span, error_span};

use super::live::SentEntry;
use super::outbox::{Hub, Listener, Outbox};
use super::shard::{Inbox, Shard, Shared};
use super::worker::SharedWorker;
use crate::cluster::{Letter, Link};
use crate::ids;
use crate::metrics::{GameCounts, metrics};
use crate::refusal::{Answer, Refusal};
use crate::store::{NewGame, Store, Unsaved};

/// Capacity of a shard's command queue.
const QUEUE: usize = 8_192;
/// Games by rules of somebody's own are played in so many processes, each with a thread that waits for it.
const APART: usize = 2;
/// When the server stops, rules of somebody's own have so long to finish a move.
const LAST_MOVE: Duration = Duration::from_millis(500);
/// A shard has so long to count its games.
const COUNTING: Duration = Duration::from_millis(500);
/// The ids of games by rules of somebody's own begin with this: they run on a thread of their own, so that slow rules
/// delay nobody else.
const OWN_RULES: &str = "own-";

/// What is asked of a game.
#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) game: String,
    /// Who asks; nobody is a spectator.
    pub(crate) person: Option<i64>,
    pub(crate) what: What,
    pub(crate) reply: Reply,
    /// When another server was asked first, if one was.
    pub(crate) since: Option<u64>,
    /// The request or connection that asks, for the log.
    span: Span,
}

impl Call {
    pub(crate) fn new(game: String, person: Option<i64>, what: What, reply: Reply) -> Call {
        Call { game, person, what, reply, since: None, span: Span::current() }
    }

    /// Lines of the log about this belong to the request and the game.
    pub(crate) fn in_log(&self) -> Span {
        error_span!(parent: &self.span, "game", id = self.game)
    }

    /// How long another server was asked for an answer, in milliseconds.
    pub(crate) fn waited(&self, now: u64) -> u64 {
        self.since.map_or(0, |since| now.saturating_sub(since))
    }

    /// To follow a game that was followed before. Nobody asks: 0 is the number of an answer to nothing.
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

/// What can be asked of a game.
#[derive(Debug)]
pub(crate) enum What {
    /// To follow it, having so many entries of a branch.
    Watch {
        listener: Listener,
        branch: u32,
        entries: u32,
    },
    /// To follow it no longer.
    Leave {
        connection: u64,
    },
    /// To play an entry.
    Move(SentEntry),
    Offer(OfferKind),
    Decline(OfferKind),
    Resign,
    /// To end it, whatever its rules say.
    Close,
    /// To see it once.
    See,
    /// To see it in a list.
    Summary,
    /// Its record.
    Record,
    /// To be in memory, as it has begun.
    Begin,
    /// To be looked at, so that its clock is watched.
    Wake,
}

impl What {
    /// A word for the log.
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
    /// To a connection, with the number of the message that asked.
    Socket(Outbox, u32),
    /// To a request that waits.
    Request(oneshot::Sender<Answer<Done>>),
    /// To another server.
    Far(Far),
    Nobody,
}

/// Where at another server an answer goes.
#[derive(Debug)]
pub(crate) struct Far {
    pub(crate) node: i64,
    pub(crate) token: u64,
    /// The connection that asked, if it was one.
    pub(crate) connection: Option<u64>,
    pub(crate) link: Link,
}

/// What was asked for, done.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Done {
    Game(Box<game::Game>),
    Summary(Box<GameSummary>),
    Record(String),
    Played(Played, Option<u8>),
    Nothing,
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
                link.send(node, Letter::Answer { token, game, connection, answer });
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

/// Where all games are found.
#[derive(Debug)]
pub(crate) struct RoomRegistry {
    store: Arc<Store>,
    hub: Arc<Hub>,
    shards: Vec<mpsc::Sender<Inbox>>,
    /// The shards of games by rules of somebody's own, and their threads.
    apart: Vec<mpsc::Sender<Inbox>>,
    apart_threads: Mutex<Vec<thread::JoinHandle<()>>>,
}

/// A game to be begun.
#[derive(Clone, Debug)]
pub(crate) struct Beginning {
    pub(crate) choice: GameChoice,
    pub(crate) name: String,
    pub(crate) clock: ClockRule,
    pub(crate) rated: bool,
    /// Whether others see it in a profile.
    pub(crate) listed: bool,
    /// The people, in the order of players.
    pub(crate) people: Vec<i64>,
    /// The seek it comes from, which is taken off the disk in the same moment.
    pub(crate) seek: Option<String>,
    /// The game it is a rematch of.
    pub(crate) before: Option<String>,
}

impl RoomRegistry {
    /// Opens the registry. Games that were going on are waked in the background.
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
            registry.apart_threads.lock().unwrap_or_else(PoisonError::into_inner).push(thread);
        }
        Ok(registry)
    }

    /// Asks something of a game. What cannot be taken is refused at once.
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

    /// Asks something of a game and waits for it.
    pub(crate) async fn ask(&self, game: &str, person: Option<i64>, what: What) -> Answer<Done> {
        let (reply, answer) = oneshot::channel();
        self.call(Call::new(game.to_owned(), person, what, Reply::Request(reply)));
        answer.await.unwrap_or_else(|_| Err(ErrorCode::Stopping.into()))
    }

    /// Begins a game and tells its players.
    pub(crate) async fn begin(&self, beginning: Beginning) -> Answer<String> {
        let Beginning { choice, name, clock, rated, listed, people, seek, before } = beginning;
        let prefix = if choice.rules.is_some() { OWN_RULES } else { "" };
        let id = format!("{prefix}{}", ids::short());
        let new = NewGame {
            id: id.clone(),
            choice,
            name,
            clock,
            rated,
            // What counts for ratings is everybody's to see.
            listed: listed || rated,
            since: ids::now(),
            people: people.clone(),
            seek: seek.clone(),
            before,
        };
        let written = self.store.journal.write(move |connection| new.insert(connection)).await;
        written.map_err(|unsaved| match unsaved {
            // Another server has begun a game of it.
            Unsaved::Gone => ErrorCode::SeekGone.into(),
            unsaved => Refusal::from(unsaved),
        })?;
        // In memory the game has a clock; it is found when somebody asks for it, or now.
        self.call(Call::new(id.clone(), None, What::Begin, Reply::Nobody));
        for person in people {
            self.hub.tell(person, &ToClient::Started { game: id.clone(), seek: seek.clone() });
        }
        Ok(id)
    }

    /// Wakes all games that go on.
    pub(crate) async fn wake_all(self: Arc<RoomRegistry>) {
        match self.store.unfinished().await {
            Ok(games) => self.wake(games).await,
            Err(error) => tracing::error!(%error, "the games that go on cannot be read"),
        }
    }

    /// Wakes games.
    pub(crate) async fn wake(&self, games: Vec<String>) {
        for game in games {
            // One after the other: those who come back are not to wait for those who do not.
            let _ = self.ask(&game, None, What::Wake).await;
        }
    }

    fn shard(&self, game: &str) -> &mpsc::Sender<Inbox> {
        let shards = if game.starts_with(OWN_RULES) { &self.apart } else { &self.shards };
        let mut hasher = DefaultHasher::new();
        game.hash(&mut hasher);
        &shards[hasher.finish() as usize % shards.len()]
    }

    /// How many games there are; a shard that is busy for long is left out.
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

    /// Waits until every shard has done what was asked of it.
    pub(crate) async fn drain(&self) {
        for shard in self.shards.iter().chain(&self.apart) {
            let (done, is_done) = oneshot::channel();
            if shard.send(Inbox::Drain(done)).await.is_ok() {
                let _ = is_done.await;
            }
        }
    }

    /// Forgets the name of a person who was deleted, in games that are in memory.
    pub(crate) async fn forget(&self, person: i64) {
        self.tell_shards(|| Inbox::Forget(person)).await;
    }

    /// Tells something to all shards.
    pub(crate) async fn tell_shards(&self, inbox: impl Fn() -> Inbox) {
        for shard in self.shards.iter().chain(&self.apart) {
            // A shard that has ended needs no word.
            let _ = shard.send(inbox()).await;
        }
    }

    /// A person has another name, in games that are in memory.
    pub(crate) async fn rename(&self, person: i64, name: &str) {
        self.tell_shards(|| Inbox::Rename(person, name.to_owned())).await;
    }

    /// Reads a game again, as it was changed on disk by others than its players.
    pub(crate) async fn read_again(&self, game: &str) {
        // A shard that has ended needs no word.
        let _ = self.shard(game).send(Inbox::ReadAgain(game.to_owned())).await;
    }

    /// Hands on what another server says of a game; false if the shard takes no more.
    #[cfg(feature = "cluster")]
    pub(crate) fn hear(&self, game: String, from: i64, word: super::shard::Word) -> bool {
        self.shard(&game).try_send(Inbox::Word(game, from, word)).is_ok()
    }

    /// Ends the shard that has a thread of its own.
    pub(crate) async fn close(&self) {
        self.tell_shards(|| Inbox::Close).await;
        let threads = std::mem::take(&mut *self.apart_threads.lock().unwrap_or_else(PoisonError::into_inner));
        let joined =
            tokio::task::spawn_blocking(move || threads.into_iter().try_for_each(thread::JoinHandle::join));
        if tokio::time::timeout(LAST_MOVE, joined).await.is_err() {
            tracing::warn!("rules of somebody's own still play; they are left behind");
        }
    }
}
