//! Loads games into this server.

use std::sync::Arc;
use std::time::Duration;

use naqala_wire::ErrorCode;

use super::judge::Judge;
use super::live::{Live, MOST_FAULTS};
use super::rules;
use super::shard::no_worker;
use super::stalls::Stalls;
use super::worker::SharedWorker;
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
}

/// What is needed to load a game.
pub(super) struct Loader {
    pub(super) store: Arc<Store>,
    pub(super) outages: Arc<Outages>,
    pub(super) stalls: Option<Arc<Stalls>>,
    pub(super) worker: Option<SharedWorker>,
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

    /// Reads a game, if this server leads it or may.
    async fn load(&self, game: &str) -> Answer<Loaded> {
        match self.store.lead(game).await? {
            Lead::Mine => {}
            Lead::Other(node) => return Ok(Loaded::Away(node)),
            Lead::Nobody => return Ok(Loaded::Nowhere),
            Lead::NotYet => return Err(ErrorCode::Busy.into()),
        }
        let Some(mut row) = self.store.game(game).await? else { return Ok(Loaded::Nowhere) };
        let judge = if row.choice.rules.is_some() {
            self.open_apart(&mut row).await?
        } else {
            Judge::here(rules::shared(&row.choice).await?, row.choice.in_match)
        };
        if let Some(stalls) = &self.stalls {
            row.outages = row.outages.and(stalls.after(0));
        }
        let live = Live::of_row(row, judge, &self.outages, ids::now()).map_err(|why| {
            tracing::error!(why, "a game on disk cannot be played through");
            ErrorCode::Internal
        })?;
        Ok(Loaded::Here(Box::new(live)))
    }

    /// Opens a game by custom rules. If they crash the worker, that is recorded before the next attempt; after the second crash
    /// the game is closed, and its rules are never read again.
    async fn open_apart(&self, row: &mut GameRow) -> Answer<Judge> {
        while row.faults < MOST_FAULTS {
            let worker = self.worker.clone().ok_or_else(no_worker)?;
            let entries: Vec<String> = row.entries.iter().map(|entry| entry.text.clone()).collect();
            let fault = match Judge::apart(worker, &row.id, &row.choice, entries) {
                Ok(judge) => return Ok(judge),
                Err(fault) => fault,
            };
            if !fault.is_of_the_rules() {
                return Err(fault.into());
            }
            let game = row.id.clone();
            self.store.journal.write(move |connection| count_fault(connection, game)).await?;
            row.faults += 1;
        }
        Ok(Judge::Closed)
    }
}
