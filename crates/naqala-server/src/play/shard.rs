//! A task that owns some of the games.

mod faults;

use std::collections::HashMap;
use std::ffi::OsString;
use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use naqala_wire::ErrorCode;
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};
use tracing::{Instrument as _, error_span};

use super::alarms::Alarms;
use super::away::Away;
use super::live::Live;
use super::load::{Loaded, Loader};
use super::loading::{Loading, Unread};
use super::pulse::Pulse;
use super::registry::{Call, RoomRegistry, What};
use super::room::{Room, Work};
use super::stalls::Stalls;
use super::worker::SharedWorker;
use crate::config::Limits;
use crate::ids;
use crate::metrics::GameCounts;
use crate::peers::{Answered, Done, Link, Living};
use crate::push::Notices;
use crate::refusal::{Answer, Refusal};
use crate::store::{Outages, Store};

/// A message to a shard.
#[derive(Debug)]
pub(crate) enum Inbox {
    Call(Box<Call>),
    /// A person was deleted.
    Forget(i64),
    /// A person was renamed.
    Rename(i64, String),
    /// A game was changed on disk.
    ReadAgain(String),
    /// A message of another server about a game.
    FromLeader(String, i64, LeaderMessage),
    /// Other servers have come, or are dead.
    Living(Arc<Living>),
    /// Messages to or from a server were lost: followers on either side have to ask again.
    Heal(i64),
    /// The node number under which this server led its games has expired: reload them from disk.
    Restart,
    /// The server stops. Reply when all earlier messages are handled.
    Drain(oneshot::Sender<()>),
    /// Reply with the number of games.
    Count(oneshot::Sender<GameCounts>),
    Close,
}

/// What another server reports about a game that it leads.
#[derive(Debug)]
pub(crate) enum LeaderMessage {
    Answer { token: u64, connection: Option<u64>, answer: Answered },
    Event { text: Utf8Bytes, except: Vec<u64>, late: u64 },
    NotMine,
}

/// A result of reading or writing.
#[derive(Debug)]
pub(crate) enum Note {
    /// A game was read.
    Loaded(String, Box<Answer<Loaded>>),
    /// A write about a game has succeeded or failed.
    Work(String, Work),
}

impl Note {
    /// The game that it is about.
    fn game(&self) -> &str {
        match self {
            Note::Loaded(game, _) | Note::Work(game, _) => game,
        }
    }
}

/// A game, or what waits for it.
#[derive(Debug)]
enum Place {
    Loading(Box<Loading>),
    Here(Box<Room>),
    Away(Box<Away>),
}

/// Why followers at other servers are removed.
#[derive(Clone, Copy, Debug)]
enum Gone {
    /// Their server is dead.
    Dead,
    /// Messages were lost; they register again.
    Unheard,
}

/// What the games of a shard share.
#[derive(Debug)]
pub(crate) struct Around {
    pub(crate) store: Arc<Store>,
    pub(crate) limits: Limits,
    pub(crate) pulse: Arc<Pulse>,
    /// The worker that plays custom rules, on a shard of such games.
    pub(crate) worker: Option<SharedWorker>,
    pub(crate) registry: Weak<RoomRegistry>,
    /// The link to other servers.
    pub(crate) link: Link,
    /// Sends notices to people whose page is closed.
    pub(crate) notices: Notices,
    /// Stalls of this process, if there are other servers.
    pub(crate) stalls: Option<Arc<Stalls>>,
    pub(crate) notes: mpsc::UnboundedSender<Note>,
    /// The server's runtime. Whatever reads the database runs there and not on the thread of a shard of custom rules: a connection
    /// belongs to the runtime that has opened it, is shared by all, and must not wait for slow rules.
    pub(crate) runtime: Handle,
    /// Whether the server stops: nobody can play, so no clock may run out.
    pub(crate) is_stopping: bool,
}

/// What all shards share.
#[derive(Clone, Debug)]
pub(crate) struct Shared {
    pub(crate) store: Arc<Store>,
    pub(crate) outages: Arc<Outages>,
    pub(crate) limits: Limits,
    pub(crate) pulse: Arc<Pulse>,
    /// The command that plays custom rules, with its arguments.
    pub(crate) worker: Vec<OsString>,
    pub(crate) link: Link,
    pub(crate) notices: Notices,
    pub(crate) stalls: Option<Arc<Stalls>>,
}

/// A task that owns some of the games.
#[derive(Debug)]
pub(crate) struct Shard {
    pub(super) around: Around,
    outages: Arc<Outages>,
    noted: mpsc::UnboundedReceiver<Note>,
    games: HashMap<String, Place>,
    /// When to check which game.
    alarms: Alarms,
    /// The game whose alarm rang last.
    ringing: String,
    /// Running games that are not in memory, with the time of their next check, which is that of their alarm.
    asleep: HashMap<String, u64>,
    /// Waiting for all writes to finish.
    draining: Vec<oneshot::Sender<()>>,
}

impl Shard {
    /// A shard of the server on whose runtime this is called.
    pub(crate) fn new(shared: &Shared, worker: Option<SharedWorker>, registry: &Arc<RoomRegistry>) -> Shard {
        let (notes, noted) = mpsc::unbounded_channel();
        Shard {
            around: Around {
                store: Arc::clone(&shared.store),
                limits: shared.limits,
                pulse: Arc::clone(&shared.pulse),
                worker,
                registry: Arc::downgrade(registry),
                link: shared.link.clone(),
                notices: shared.notices.clone(),
                stalls: shared.stalls.clone(),
                notes,
                runtime: Handle::current(),
                is_stopping: false,
            },
            outages: Arc::clone(&shared.outages),
            noted,
            games: HashMap::new(),
            alarms: Alarms::default(),
            ringing: String::new(),
            asleep: HashMap::new(),
            draining: Vec::new(),
        }
    }

    /// The main loop of the shard.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Inbox>) {
        loop {
            let alarm = self.next_alarm();
            tokio::select! {
                // Outcomes of writes come before new requests.
                biased;
                Some(note) = self.noted.recv() => {
                    let game = note.game().to_owned();
                    self.guarded(&game, |shard| shard.note(note));
                }
                asked = inbox.recv() => match asked {
                    Some(Inbox::Call(call)) => {
                        let game = call.game.clone();
                        self.guarded(&game, |shard| shard.call(&game, *call));
                    }
                    Some(Inbox::Forget(person)) => self.forget(person),
                    Some(Inbox::Rename(person, name)) => self.rename(person, &name),
                    Some(Inbox::ReadAgain(game)) => self.reload(&game),
                    Some(Inbox::FromLeader(game, from, message)) => self.hear(game, from, message),
                    Some(Inbox::Living(living)) => self.forget_dead(&living),
                    Some(Inbox::Heal(node)) => self.heal(node),
                    Some(Inbox::Restart) => self.restart(),
                    Some(Inbox::Drain(done)) => {
                        self.around.is_stopping = true;
                        self.draining.push(done);
                    }
                    Some(Inbox::Count(counted)) => _ = counted.send(self.counts()),
                    Some(Inbox::Close) | None => return,
                },
                () = tokio::time::sleep(alarm) => self.ring_guarded(),
            }
            self.tell_drained();
        }
    }

    /// Records that this process runs, before time is counted.
    fn look(&self) {
        if let Some(stalls) = &self.around.stalls {
            stalls.look(ids::now());
        }
    }

    /// Handles a request about this game.
    fn call(&mut self, game: &str, mut call: Call) {
        let _logged = call.in_log().entered();
        tracing::debug!(what = call.what.word(), "asked");
        self.look();
        if let Some(stalls) = &self.around.stalls {
            call.count_stall(stalls);
        }
        if let Some(Place::Here(room)) = self.games.get(game)
            && !(self.around.store.is_sure(ids::now()) && room.is_led_by(&self.around.store))
        {
            // Another server may lead it by now. If a write is in progress, its outcome will tell.
            if room.is_writing() {
                return call.reply.send(game, Err(ErrorCode::Busy.into()));
            }
            self.reload(game);
        }
        match self.games.get_mut(game) {
            Some(Place::Here(room)) if room.is_outdated() => room.hold(call),
            Some(Place::Here(room)) => {
                room.call(call, &self.around, ids::now());
                self.look_after(game);
            }
            Some(Place::Loading(loading)) => {
                loading.add(call, ids::now());
                self.load(game);
            }
            Some(Place::Away(away)) => {
                away.call(call, ids::now());
                self.look_after_away(game);
            }
            // The game is not in memory, so nobody follows it.
            None if matches!(call.what, What::Leave { .. }) => call.reply.send(game, Ok(Done::Nothing)),
            None => {
                let mut loading = Loading::to_check(self.asleep.remove(game));
                loading.add(call, ids::now());
                self.begin_loading(game.to_owned(), loading);
            }
        }
    }

    fn rename(&mut self, person: i64, name: &str) {
        for place in self.games.values_mut() {
            if let Place::Here(room) = place {
                room.rename(person, name);
            }
        }
    }

    fn counts(&self) -> GameCounts {
        let mut counts = GameCounts { asleep: self.asleep.len() as i64, ..GameCounts::default() };
        for place in self.games.values() {
            match place {
                Place::Loading(_) => counts.loading += 1,
                Place::Here(room) if room.is_over() => counts.over += 1,
                Place::Here(_) => counts.going_on += 1,
                Place::Away(_) => counts.away += 1,
            }
        }
        counts
    }

    fn forget(&mut self, person: i64) {
        for place in self.games.values_mut() {
            if let Place::Here(room) = place {
                room.forget(person);
            }
        }
    }

    fn begin_loading(&mut self, game: String, loading: Loading) {
        self.alarms.cancel(&game);
        self.games.insert(game.clone(), Place::Loading(Box::new(loading)));
        self.load(&game);
    }

    /// Reads a game that has to be loaded, unless it is being read.
    fn load(&mut self, game: &str) {
        let Some(Place::Loading(loading)) = self.games.get_mut(game) else { return };
        if !loading.begin_reading() {
            return;
        }
        let game = game.to_owned();
        let loader = Loader {
            store: Arc::clone(&self.around.store),
            outages: Arc::clone(&self.outages),
            stalls: self.around.stalls.clone(),
            worker: self.around.worker.clone(),
            runtime: self.around.runtime.clone(),
        };
        let notes = self.around.notes.clone();
        let logged = error_span!("game", id = game);
        let load = async move {
            let name = game.clone();
            let loading = async move { loader.load_in_time(&name).await };
            // Nobody must wait for ever for a game on which the program fails.
            let live = tokio::spawn(loading.in_current_span()).await;
            let live = live.unwrap_or_else(|_| Err(ErrorCode::Internal.into()));
            // The shard may have ended.
            let _ = notes.send(Note::Loaded(game, Box::new(live)));
        };
        tokio::spawn(load.instrument(logged));
    }

    fn note(&mut self, note: Note) {
        match note {
            Note::Loaded(game, live) => self.loaded(game, *live),
            Note::Work(game, work) => {
                // A game stays until the outcome of every write is known.
                let Some(Place::Here(room)) = self.games.get_mut(&game) else { return };
                room.note(work, &self.around, ids::now());
                self.look_after(&game);
            }
        }
    }

    fn loaded(&mut self, game: String, loaded: Answer<Loaded>) {
        let Some(Place::Loading(mut loading)) = self.games.remove(&game) else { return };
        self.alarms.cancel(&game);
        self.look();
        match loaded {
            Ok(Loaded::Here(live)) if !self.is_current(&live) => {
                loading.read_in_vain();
                self.begin_loading(game, *loading);
            }
            Err(refusal) => self.unread(game, loading, &refusal),
            Ok(Loaded::Nowhere) => loading.refuse(&game, &ErrorCode::NotFound.into()),
            Ok(Loaded::Unplayable(refusal)) => loading.refuse(&game, &refusal),
            Ok(Loaded::Away(node)) if self.around.link.is_there() => {
                self.follow_away(game, node, loading.into_calls());
            }
            Ok(Loaded::Away(_)) => loading.refuse(&game, &led_elsewhere()),
            Ok(Loaded::Here(mut live)) => {
                live.keep_free_time(&loading.free, ids::now());
                let room = Room::after_failures(*live, loading.failed_writes, ids::now());
                let mut room = Box::new(room.linked(&self.around));
                room.check_rules(&self.around, ids::now());
                for call in loading.into_calls() {
                    room.call(call, &self.around, ids::now());
                }
                self.games.insert(game.clone(), Place::Here(room));
                self.look_after(&game);
            }
        }
    }

    /// Whether a game that was read is still what is on disk. If this process was stopped meanwhile, another server may have led
    /// it since.
    fn is_current(&self, live: &Live) -> bool {
        let stalls = self.around.stalls.as_ref().map_or(live.stalls, |stalls| stalls.count());
        live.leader == self.around.store.leader_number() && live.stalls == stalls
    }

    /// A game could not be read: tries again later, if somebody follows it or its clock has to be checked.
    fn unread(&mut self, game: String, mut loading: Box<Loading>, refusal: &Refusal) {
        match loading.unread(&game, refusal, ids::now()) {
            Unread::Again(at) => {
                self.alarms.set(&game, at);
                self.games.insert(game, Place::Loading(loading));
            }
            Unread::Asleep(deadline) => self.fall_asleep(game, deadline),
            Unread::Forgotten => {}
        }
    }

    /// A running game is not in memory until its clock has to be checked.
    fn fall_asleep(&mut self, game: String, deadline: u64) {
        self.alarms.set(&game, deadline);
        self.asleep.insert(game, deadline);
    }

    /// Another server leads the game: forwards requests to it.
    fn follow_away(&mut self, game: String, node: i64, waiting: Vec<Call>) {
        let mut away = Box::new(Away::new(game.clone(), node, self.around.link.clone()));
        for call in waiting {
            away.call(call, ids::now());
        }
        self.games.insert(game.clone(), Place::Away(away));
        self.look_after_away(&game);
    }

    fn hear(&mut self, game: String, from: i64, message: LeaderMessage) {
        let Some(Place::Away(away)) = self.games.get_mut(&game) else { return };
        if away.node() != from {
            return;
        }
        match message {
            LeaderMessage::Answer { token, connection, answer } => {
                away.answer(token, connection, answer.into(), ids::now());
            }
            LeaderMessage::Event { text, except, late } => away.event(&text, &except, late),
            LeaderMessage::NotMine => away.is_not_led(ids::now()),
        }
        self.look_after_away(&game);
    }

    /// Sets the alarm of a game that another server leads, or drops it if nobody here needs it.
    fn look_after_away(&mut self, game: &str) {
        let Some(Place::Away(away)) = self.games.get_mut(game) else { return };
        if away.is_idle() {
            self.games.remove(game);
            self.alarms.cancel(game);
        } else if let Some(alarm) = away.new_alarm() {
            self.alarms.set(game, alarm);
        }
    }

    /// Looks up the leader of a game again.
    fn look_again(&mut self, game: String) {
        let Some(Place::Away(away)) = self.games.remove(&game) else { return };
        self.alarms.cancel(&game);
        let calls = away.into_calls(ids::now());
        if !calls.is_empty() {
            let mut loading = Loading::default();
            calls.into_iter().for_each(|call| loading.add(call, ids::now()));
            self.begin_loading(game, loading);
        }
    }

    fn look_again_at_all(&mut self, fits: impl Fn(i64) -> bool) {
        let fits = |place: &Place| matches!(place, Place::Away(away) if fits(away.node()));
        let games = self.games.iter().filter(|(_, place)| fits(place));
        for game in games.map(|(game, _)| game.clone()).collect::<Vec<_>>() {
            self.look_again(game);
        }
    }

    fn forget_far(&mut self, is_gone: impl Fn(i64) -> bool, why: Gone) {
        self.look();
        let now = ids::now();
        let mut changed = Vec::new();
        for (game, place) in &mut self.games {
            match place {
                Place::Here(room) => {
                    match why {
                        Gone::Dead => room.forget_dead(&is_gone, now),
                        Gone::Unheard => room.forget_far(&is_gone, now),
                    }
                    changed.push(game.clone());
                }
                Place::Loading(loading) => loading.forget_far(&is_gone),
                Place::Away(_) => {}
            }
        }
        changed.iter().for_each(|game| self.look_after(game));
    }

    fn forget_dead(&mut self, living: &Living) {
        self.forget_far(|node| living.is_dead(node), Gone::Dead);
        self.look_again_at_all(|node| living.is_dead(node));
    }

    fn heal(&mut self, node: i64) {
        self.forget_far(|other| other == node, Gone::Unheard);
        self.look_again_at_all(|other| other == node);
    }

    /// Others know this server by another number now: games that it led are read again, and its followers of games that others
    /// lead register again.
    fn restart(&mut self) {
        self.look_again_at_all(|_| true);
        let here = |place: &Place| matches!(place, Place::Here(_));
        let games = self.games.iter().filter(|(_, place)| here(place));
        for game in games.map(|(game, _)| game.clone()).collect::<Vec<_>>() {
            self.reload(&game);
        }
    }

    /// A game in memory may differ from what is on disk: reads it again, as soon as the outcome of every write is known. Its
    /// followers get it then.
    fn reload(&mut self, game: &str) {
        if let Some(Place::Here(room)) = self.games.get_mut(game) {
            room.outdate();
            self.look_after(game);
        }
    }

    /// Sets the alarm of a game. Reads a game again that is outdated, and unloads one that nobody needs in memory.
    fn look_after(&mut self, game: &str) {
        let now = ids::now();
        let Some(Place::Here(room)) = self.games.get_mut(game) else { return };
        if room.is_outdated() {
            return self.replace(game);
        }
        if let Some((pace, until)) = room.pace() {
            self.around.pulse.is_needed(pace, until);
        }
        if let Some(deadline) = room.is_idle(now) {
            self.games.remove(game);
            self.alarms.cancel(game);
            if let Some(deadline) = deadline {
                self.fall_asleep(game.to_owned(), deadline);
            }
        } else if let Some(alarm) = room.new_alarm(now) {
            self.alarms.set(game, alarm);
        }
    }

    /// Reads an outdated game again, unless the outcome of a write is not known yet.
    fn replace(&mut self, game: &str) {
        let Some((game, place)) = self.games.remove_entry(game) else { return };
        match place {
            Place::Here(room) if !room.is_writing() => {
                self.begin_loading(game, room.into_loading(ids::now()));
            }
            place => _ = self.games.insert(game, place),
        }
    }

    fn next_alarm(&self) -> Duration {
        const LONG: Duration = Duration::from_secs(3600);
        if self.around.is_stopping {
            return LONG;
        }
        let next = self.alarms.next().map(|at| Duration::from_millis(at.saturating_sub(ids::now())));
        // A timer may ring a little early.
        next.map_or(LONG, |next| next.min(LONG) + Duration::from_millis(1))
    }

    fn ring(&mut self) {
        self.look();
        let now = ids::now();
        while let Some(game) = self.alarms.pop(now) {
            self.ringing.clone_from(&game);
            let _logged = error_span!("game", id = game).entered();
            match self.games.get_mut(&game) {
                Some(Place::Here(room)) => {
                    room.ring(&self.around, now);
                    self.look_after(&game);
                }
                Some(Place::Away(away)) => {
                    if away.rings(now) {
                        self.look_again(game);
                    } else {
                        self.look_after_away(&game);
                    }
                }
                Some(Place::Loading(_)) => self.load(&game),
                None => {
                    let deadline = self.asleep.remove(&game);
                    self.begin_loading(game, Loading::to_check(deadline));
                }
            }
        }
    }

    fn tell_drained(&mut self) {
        if self.draining.is_empty() {
            return;
        }
        let is_writing = |place: &Place| matches!(place, Place::Here(room) if room.is_writing());
        if !self.games.values().any(is_writing) {
            for done in self.draining.drain(..) {
                let _ = done.send(());
            }
        }
    }
}

/// Another server works with the same database, but there is no link to it.
fn led_elsewhere() -> Refusal {
    Refusal::with(ErrorCode::Busy, "another server leads this game; servers of one site need NATS")
}

/// Custom rules can be played only if there is a process for them.
pub(crate) fn no_worker() -> Refusal {
    Refusal::with(ErrorCode::BadRules, "this server does not accept custom rules")
}
