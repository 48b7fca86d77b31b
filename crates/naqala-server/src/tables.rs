//! Endgame tables: opened when their game is first asked about, and kept open.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use naqala::{Game, OptionValue, Position};
use naqala_tables::{Bounds, Reader, TableKey};
use naqala_wire::ErrorCode;
use naqala_wire::exact::{Exact, ExactMove, Lead, Verdict};
use tokio::sync::Semaphore;

use crate::mutex::lock;
use crate::refusal::Answer;

/// Maximum number of concurrent queries; each may wait for the disk.
const AT_ONCE: usize = 4;
/// Maximum number of open tables. Each caches up to 2 MB of unpacked blocks.
const MOST_OPEN: usize = 32;

/// Maximum number of cached table keys, each some hundred bytes.
const MOST_KEYS: usize = 4096;

/// A game of the catalogue with its options. Variants that differ only in their endings share a file and interpret it in their
/// own way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Variant {
    game: String,
    options: Vec<(String, OptionValue)>,
}

/// A cache of what is known about variants. Computing a key parses the rule file and may compile the game several times, so
/// each key is computed only once, even if there is no table.
#[derive(Debug, Default)]
struct Known {
    keys: HashMap<Variant, Arc<TableKey>>,
    open: HashMap<Variant, Arc<Reader>>,
}

impl Known {
    fn key(&mut self, variant: &Variant, game: &Game) -> Arc<TableKey> {
        if let Some(key) = self.keys.get(variant) {
            return Arc::clone(key);
        }
        if self.keys.len() >= MOST_KEYS {
            self.keys.clear();
        }
        let key = Arc::new(TableKey::of(game));
        self.keys.insert(variant.clone(), Arc::clone(&key));
        key
    }
}

/// The tables in a folder.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    folder: Option<PathBuf>,
    /// The variants that were asked for.
    known: Arc<Mutex<Known>>,
    busy: Arc<Semaphore>,
}

impl Tables {
    pub(crate) fn new(folder: Option<PathBuf>) -> Tables {
        Tables { folder, known: Arc::default(), busy: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// What is known for certain about a position. `about` creates the game and the position on a thread that may block.
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
            Ok(reader.map_or_else(Exact::default, |reader| look_up(&reader, &game, &position)))
        });
        looked_up.await.unwrap_or_else(|_| Err(ErrorCode::Internal.into()))
    }

    /// The table of a game, if there is one.
    fn reader(&self, game: &Game) -> Answer<Option<Arc<Reader>>> {
        let Some(folder) = self.folder.as_deref() else { return Ok(None) };
        let variant = Variant { game: game.id().to_owned(), options: game.changed() };
        let mut known = lock(&self.known);
        if let Some(reader) = known.open.get(&variant) {
            return Ok(Some(Arc::clone(reader)));
        }
        let key = known.key(&variant, game);
        let found = Reader::find_by_key(folder, game, &key).map_err(|error| {
            tracing::error!(%error, file = key.file_name(), "a table cannot be read");
            ErrorCode::Internal
        })?;
        let Some(reader) = found.map(Arc::new) else { return Ok(None) };
        if known.open.len() >= MOST_OPEN {
            known.open.clear();
        }
        known.open.insert(variant, Arc::clone(&reader));
        Ok(Some(reader))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_computed_once() {
        let game = naqala::catalogue::game("oware").unwrap();
        let variant = |game: &Game| Variant { game: game.id().to_owned(), options: game.changed() };
        let mut known = Known::default();
        let first = known.key(&variant(&game), &game);
        let again = naqala::catalogue::game("oware").unwrap();
        assert!(Arc::ptr_eq(&first, &known.key(&variant(&again), &again)));
        let kalah = naqala::catalogue::game("kalah").unwrap();
        assert_ne!(first, known.key(&variant(&kalah), &kalah));
        assert_eq!(known.keys.len(), 2);
    }
}
