//! Endgame tables: opened when somebody asks about their game, and kept open.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use naqala::{Game, Position};
use naqala_tables::{Bounds, Identity, Reader};
use naqala_wire::ErrorCode;
use naqala_wire::exact::{Exact, ExactMove, Lead, Verdict};
use tokio::sync::Semaphore;

use crate::refusal::{Answer, Refusal};

/// So many questions are answered at once: each may have to wait for the disk.
const AT_ONCE: usize = 4;
/// So many tables are kept open; each keeps up to 2 MB of what it has unpacked.
const MOST_OPEN: usize = 32;

/// A game with its options: those that differ in their ends alone have one file, which means to each what it means.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Variant {
    file: String,
    options: String,
}

/// The tables of a folder.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    folder: Option<PathBuf>,
    /// Those that were asked for.
    open: Arc<Mutex<HashMap<Variant, Arc<Reader>>>>,
    busy: Arc<Semaphore>,
}

impl Tables {
    pub(crate) fn new(folder: Option<PathBuf>) -> Tables {
        Tables { folder, open: Arc::default(), busy: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// What is known for certain about a position. `about` makes game and position, where it holds nobody up.
    pub(crate) async fn exact(
        &self,
        about: impl FnOnce() -> Answer<(Game, Position)> + Send + 'static,
    ) -> Answer<Exact> {
        let permit = Arc::clone(&self.busy).try_acquire_owned().map_err(|_| ErrorCode::Busy)?;
        let tables = self.clone();
        let looked_up = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let (game, position) = about()?;
            let reader = tables.reader(&game)?;
            Ok(look_up(&reader, &game, &position))
        });
        looked_up.await.unwrap_or_else(|_| Err(ErrorCode::Internal.into()))
    }

    /// The table of a game.
    fn reader(&self, game: &Game) -> Answer<Arc<Reader>> {
        let none = || Refusal::with(ErrorCode::NotFound, "there is no endgame table of these rules here");
        let folder = self.folder.as_deref().ok_or_else(none)?;
        let variant =
            Variant { file: Identity::of(game).file_name(), options: format!("{:?}", game.changed()) };
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(reader) = open.get(&variant) {
            return Ok(Arc::clone(reader));
        }
        let found = Reader::find(folder, game).map_err(|error| {
            tracing::error!(%error, file = variant.file, "a table cannot be read");
            ErrorCode::Internal
        })?;
        let reader = Arc::new(found.ok_or_else(none)?);
        if open.len() >= MOST_OPEN {
            open.clear();
        }
        open.insert(variant, Arc::clone(&reader));
        Ok(reader)
    }
}

fn look_up(reader: &Reader, game: &Game, position: &Position) -> Exact {
    let before = reader.game().score_lead(position, position.to_move());
    let verdict = |lead: Bounds| reader.winner_by(position, lead.plus(-before)).map(verdict_of);
    let of_bounds = |bounds: Bounds| Lead { least: bounds.lower, most: bounds.upper };
    let lead = reader.lead(position);
    let mut moves = Vec::new();
    if lead.is_some() {
        let known = reader.leads(position).into_iter().filter_map(|(ply, lead)| Some((ply, lead?)));
        moves.extend(known.map(|(ply, lead)| ExactMove {
            text: game.ply_text(position, &ply),
            lead: of_bounds(lead),
            verdict: verdict(lead),
        }));
    }
    moves.sort_by_key(|mv: &ExactMove| std::cmp::Reverse((mv.verdict.map_or(0, Verdict::sign), mv.lead)));
    Exact {
        most_seeds: reader.table().most_seeds() as u8,
        counts_seeds: reader.counts_seeds(),
        lead: lead.map(of_bounds),
        verdict: lead.and_then(verdict),
        moves,
    }
}

fn verdict_of(sign: i32) -> Verdict {
    match sign {
        1.. => Verdict::Win,
        0 => Verdict::Draw,
        _ => Verdict::Loss,
    }
}
