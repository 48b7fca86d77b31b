//! A task that owns some of the games.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::sync::{Arc, Weak};
use std::time::Duration;

use naqala_wire::ErrorCode;
use tokio::sync::{mpsc, oneshot};

use super::hall::{Call, Done, Hall, What};
use super::live::Live;
use super::rules;
use super::table::{Table, Work};
use crate::ids;
use crate::refusal::Answer;
use crate::store::{Outages, Store};

/// What comes to a shard from outside.
#[derive(Debug)]
pub(crate) enum Inbox {
    Call(Box<Call>),
    /// Tell when everything before this is done.
    Drain(oneshot::Sender<()>),
    Close,
}

/// What comes back to a shard from reading and writing.
#[derive(Debug)]
pub(crate) enum Note {
    /// A game was read.
    Loaded(String, Box<Answer<Option<Live>>>),
    /// Something about a game was written, or could not be.
    Work(String, Work),
}

/// A game, or those who wait for it.
#[derive(Debug)]
enum Place {
    Loading(Vec<Call>),
    Here(Box<Table>),
}

/// What the tables of a shard share.
#[derive(Debug)]
pub(crate) struct Around {
    pub(crate) store: Arc<Store>,
    pub(crate) hall: Weak<Hall>,
    pub(crate) notes: mpsc::UnboundedSender<Note>,
}

/// A task that owns some of the games.
#[derive(Debug)]
pub(crate) struct Shard {
    around: Around,
    outages: Arc<Outages>,
    noted: mpsc::UnboundedReceiver<Note>,
    games: HashMap<String, Place>,
    /// When to look at which game.
    alarms: BinaryHeap<Reverse<(u64, String)>>,
    /// Who waits until nothing is being written any more.
    draining: Vec<oneshot::Sender<()>>,
}

impl Shard {
    pub(crate) fn new(store: Arc<Store>, outages: Arc<Outages>, hall: &Arc<Hall>) -> Shard {
        let (notes, noted) = mpsc::unbounded_channel();
        Shard {
            around: Around { store, hall: Arc::downgrade(hall), notes },
            outages,
            noted,
            games: HashMap::new(),
            alarms: BinaryHeap::new(),
            draining: Vec::new(),
        }
    }

    /// The life of the shard.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Inbox>) {
        loop {
            let alarm = self.next_alarm();
            tokio::select! {
                // What is on disk is told before anything new is begun.
                biased;
                Some(note) = self.noted.recv() => self.note(note),
                asked = inbox.recv() => match asked {
                    Some(Inbox::Call(call)) => self.call(*call),
                    Some(Inbox::Drain(done)) => self.draining.push(done),
                    Some(Inbox::Close) | None => return,
                },
                () = tokio::time::sleep(alarm) => self.ring(),
            }
            self.tell_drained();
        }
    }

    fn call(&mut self, call: Call) {
        match self.games.get_mut(&call.game) {
            Some(Place::Here(table)) => {
                let game = call.game.clone();
                table.call(call, &self.around, ids::now());
                self.look_after(&game);
            }
            Some(Place::Loading(waiting)) => waiting.push(call),
            // Whoever leaves a game that is not here has nothing to leave.
            None if matches!(call.what, What::Leave { .. }) => call.reply.send(&call.game, Ok(Done::Nothing)),
            None => {
                let game = call.game.clone();
                self.load(game.clone());
                self.games.insert(game, Place::Loading(vec![call]));
            }
        }
    }

    fn load(&self, game: String) {
        let (store, outages) = (Arc::clone(&self.around.store), Arc::clone(&self.outages));
        let notes = self.around.notes.clone();
        tokio::spawn(async move {
            let live = load(&store, &outages, &game).await;
            // A shard that has ended needs no game.
            let _ = notes.send(Note::Loaded(game, Box::new(live)));
        });
    }

    fn note(&mut self, note: Note) {
        match note {
            Note::Loaded(game, live) => self.loaded(game, *live),
            Note::Work(game, work) => {
                let Some(Place::Here(table)) = self.games.get_mut(&game) else { return };
                if table.note(work, &self.around, ids::now()) {
                    self.look_after(&game);
                } else {
                    self.reload(game);
                }
            }
        }
    }

    fn loaded(&mut self, game: String, live: Answer<Option<Live>>) {
        let Some(Place::Loading(waiting)) = self.games.remove(&game) else { return };
        match live.and_then(|live| live.ok_or(ErrorCode::NotFound.into())) {
            Err(refusal) => {
                for call in waiting {
                    call.reply.send(&game, Err(refusal.clone()));
                }
            }
            Ok(live) => {
                let mut table = Box::new(Table::new(live));
                for call in waiting {
                    table.call(call, &self.around, ids::now());
                }
                self.games.insert(game.clone(), Place::Here(table));
                self.look_after(&game);
            }
        }
    }

    /// Something could not be written: what is on disk counts. Those who watch are told as soon as it is read again.
    fn reload(&mut self, game: String) {
        if let Some(Place::Here(table)) = self.games.remove(&game) {
            self.games.insert(game.clone(), Place::Loading(table.into_calls()));
            self.load(game);
        }
    }

    /// Sets the alarm of a game, and forgets one that nobody needs in memory.
    fn look_after(&mut self, game: &str) {
        let Some(Place::Here(table)) = self.games.get_mut(game) else { return };
        if table.is_idle() {
            self.games.remove(game);
        } else if let Some(alarm) = table.new_alarm() {
            self.alarms.push(Reverse((alarm, game.to_owned())));
        }
    }

    fn next_alarm(&self) -> Duration {
        const LONG: Duration = Duration::from_secs(3600);
        let next =
            self.alarms.peek().map(|Reverse((at, _))| Duration::from_millis(at.saturating_sub(ids::now())));
        // A timer may be a little early.
        next.map_or(LONG, |next| next.min(LONG) + Duration::from_millis(1))
    }

    fn ring(&mut self) {
        let now = ids::now();
        while self.alarms.peek().is_some_and(|Reverse((at, _))| *at <= now) {
            let Some(Reverse((_, game))) = self.alarms.pop() else { return };
            if let Some(Place::Here(table)) = self.games.get_mut(&game) {
                table.ring(&self.around, now);
                self.look_after(&game);
            }
        }
    }

    fn tell_drained(&mut self) {
        if self.draining.is_empty() {
            return;
        }
        let is_writing = |place: &Place| matches!(place, Place::Here(table) if table.is_writing());
        if !self.games.values().any(is_writing) {
            for done in self.draining.drain(..) {
                let _ = done.send(());
            }
        }
    }
}

async fn load(store: &Store, outages: &Outages, game: &str) -> Answer<Option<Live>> {
    let Some(row) = store.game(game).await? else { return Ok(None) };
    let rules = rules::compile(&row.choice)?;
    let live = Live::of_row(row, rules, outages, ids::now()).map_err(|why| {
        tracing::error!(game, why, "a game on disk cannot be played through");
        ErrorCode::Internal
    })?;
    Ok(Some(live))
}
