//! Loads games into this server.

use std::sync::Arc;
use std::time::Duration;

use naqala_wire::ErrorCode;
use tokio::runtime::Handle;

use super::judge::Judge;
use super::live::{Live, MOST_FAULTS};
use super::rules;
use super::shard::no_worker;
use super::stalls::Stalls;
use super::worker::{Fault, SharedWorker};
use crate::ids;
use crate::refusal::{Answer, Refusal};
use crate::store::{GameRow, Lead, Outages, Store, count_fault};

/// How often it is tried to read a game, and after what pause, where the database is on another machine.
const LOAD_TRIES: u32 = 12;
const LOAD_PAUSE: Duration = Duration::from_millis(300);

/// The result of loading a game.
#[derive(Debug)]
pub(crate) enum Loaded {
    /// This server leads it.
    Here(Box<Live>),
    /// Another one does.
    Away(i64),
    /// There is none.
    Nowhere,
    /// It cannot be opened, now or later.
    Unplayable(Refusal),
}

/// What is needed to load a game.
pub(super) struct Loader {
    pub(super) store: Arc<Store>,
    pub(super) outages: Arc<Outages>,
    pub(super) stalls: Option<Arc<Stalls>>,
    pub(super) worker: Option<SharedWorker>,
    /// The runtime on which the database is read.
    pub(super) runtime: Handle,
}

/// A game in the database.
enum Stored {
    /// This server leads it.
    Here(Box<GameRow>),
    Away(i64),
    Nowhere,
}

/// Reads a game, if this server leads it or may.
async fn read(store: Arc<Store>, game: String) -> Answer<Stored> {
    match store.lead(&game).await? {
        Lead::Mine => {}
        Lead::Other(node) => return Ok(Stored::Away(node)),
        Lead::Nobody => return Ok(Stored::Nowhere),
        Lead::NotYet => return Err(ErrorCode::Busy.into()),
    }
    Ok(store.game(&game).await?.map_or(Stored::Nowhere, |row| Stored::Here(Box::new(row))))
}

impl Loader {
    /// With several servers, a leader that cannot be reached is retried for a while, so that followers of the game are not
    /// turned away.
    pub(super) async fn load_in_time(&self, game: &str) -> Answer<Loaded> {
        let mut tries = if self.store.is_shared() { LOAD_TRIES } else { 1 };
        loop {
            let loaded = self.load(game).await;
            tries -= 1;
            match &loaded {
                Err(Refusal { code: ErrorCode::Internal | ErrorCode::Busy, .. }) if tries > 0 => {
                    tokio::time::sleep(LOAD_PAUSE).await;
                }
                _ => return loaded,
            }
        }
    }

    /// Reads a game, if this server leads it or may. An error may be gone with the next attempt.
    async fn load(&self, game: &str) -> Answer<Loaded> {
        let leader = self.store.leader_number();
        // Later ones are deducted from the turn by the room.
        let (stalls, counted) = self.stalls.as_ref().map(|stalls| stalls.after(0)).unwrap_or_default();
        let read = self.runtime.spawn(read(Arc::clone(&self.store), game.to_owned()));
        let mut row = match read.await.map_err(|_| ErrorCode::Internal)?? {
            Stored::Here(row) => *row,
            Stored::Away(node) => return Ok(Loaded::Away(node)),
            Stored::Nowhere => return Ok(Loaded::Nowhere),
        };
        let judge = if row.choice.rules.is_some() {
            self.open_apart(&mut row).await?
        } else {
            let game = rules::shared(&row.choice).await;
            game.map(|game| Judge::here(game, row.choice.in_match))
        };
        let judge = match judge {
            Ok(judge) => judge,
            Err(refusal) => return Ok(Loaded::Unplayable(refusal)),
        };
        let now = ids::now();
        Ok(match Live::of_row(row, judge, &self.outages, now) {
            Ok(mut live) => {
                live.add_free_time(stalls, now);
                (live.stalls, live.leader) = (counted, leader);
                Loaded::Here(Box::new(live))
            }
            Err(why) => {
                tracing::error!(why, "a game on disk cannot be played through");
                Loaded::Unplayable(ErrorCode::Internal.into())
            }
        })
    }

    /// Opens a game by custom rules. If they crash the worker, that is recorded before the next attempt; after the second crash
    /// the game is closed, and its rules are never read again. The inner error is for good.
    async fn open_apart(&self, row: &mut GameRow) -> Answer<Answer<Judge>> {
        while row.faults < MOST_FAULTS {
            let Some(worker) = self.worker.clone() else { return Ok(Err(no_worker())) };
            let entries: Vec<String> = row.entries.iter().map(|entry| entry.text.clone()).collect();
            let fault = match Judge::apart(worker, &row.id, &row.choice, entries) {
                Ok(judge) => return Ok(Ok(judge)),
                Err(Fault::Refused(refusal)) => return Ok(Err(refusal)),
                Err(fault) => fault,
            };
            if !fault.is_of_the_rules() {
                return Err(fault.into());
            }
            let game = row.id.clone();
            self.store.journal.write(move |connection| count_fault(connection, game)).await?;
            row.faults += 1;
        }
        Ok(Ok(Judge::Closed))
    }
}
