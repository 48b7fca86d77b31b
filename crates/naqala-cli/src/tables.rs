//! The folder of endgame tables, and which of them belong to a game.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use anyhow::{Context, Result, ensure};
use naqala::{Game, Position};
use naqala_engine::Endgame;
use naqala_tables::{Bounds, Loaded, Reader, Table, TableKey};

use crate::cli::TablesArgs;
use crate::{game_choice, user_data};

/// Names the folder where tables are kept, if `--dir` or `--tables` does not.
const VARIABLE: &str = "NAQALA_TABLES";

/// The folder of the tables.
pub(crate) fn folder(named: Option<&Path>) -> Result<PathBuf> {
    if let Some(folder) = named {
        return Ok(folder.to_owned());
    }
    if let Some(folder) = std::env::var_os(VARIABLE).filter(|folder| !folder.is_empty()) {
        return Ok(folder.into());
    }
    Ok(user_data::folder()?.join("tables"))
}

/// The game a table was made of: of the catalogue, or of a rule file.
pub(crate) fn game_of(table: &Table, rules: Option<&Path>) -> Result<Game> {
    let table_key = table.table_key();
    let name = rules.map_or_else(|| table_key.game.clone(), |path| path.display().to_string());
    game_choice::recorded(&name, &table_key.options)
}

/// What a result of 1, 0 or −1 is called in messages.
pub(crate) fn result_key(winner: i32) -> &'static str {
    ["loses", "draws", "wins"][(winner.clamp(-1, 1) + 1) as usize]
}

/// "+3", "0", "−2".
pub(crate) fn signed(value: i32) -> String {
    Bounds::exact(value).to_string()
}

/// Megabytes of memory that the layers of a table may take for a search. Layers that do not fit are not asked: to unpack a
/// block at every look-up would cost a search more than it gains.
const FOR_SEARCH: usize = 300;

/// The table of a game, if there is one.
#[derive(Debug)]
pub(crate) struct TableLookup {
    folder: PathBuf,
    reader: Option<Arc<Reader>>,
    /// The table in memory, once a search has asked for it.
    loaded: OnceLock<Arc<Loaded>>,
}

impl TableLookup {
    /// Looks for the table of a game. That there is none is no error; that it cannot be read is one.
    pub(crate) fn open(named: Option<&Path>, game: &Game) -> Result<TableLookup> {
        let folder = folder(named)?;
        let key = TableKey::of(game);
        let reader = Reader::find_by_key(&folder, game, &key)
            .with_context(|| folder.join(key.file_name()).display().to_string())?
            .map(Arc::new);
        Ok(TableLookup { folder, reader, loaded: OnceLock::new() })
    }

    /// As [`TableLookup::open`], where the user says; empty if no table is to be used.
    pub(crate) fn of(args: &TablesArgs, game: &Game) -> Result<TableLookup> {
        match args.no_tables {
            true => Ok(TableLookup { folder: folder(None)?, reader: None, loaded: OnceLock::new() }),
            false => TableLookup::open(args.tables.as_deref(), game),
        }
    }

    /// As [`TableLookup::open`]; that there is no table is an error.
    pub(crate) fn open_table(folder: &Path, game: &Game) -> Result<TableLookup> {
        let lookup = TableLookup::open(Some(folder), game)?;
        ensure!(lookup.reader.is_some(), "{}", lookup.missing(game));
        Ok(lookup)
    }

    /// Says that there is no table.
    pub(crate) fn missing(&self, game: &Game) -> String {
        format!(
            "there is no table for these rules of {} in {}; `naqala table build` makes one",
            game.id(),
            self.folder.display()
        )
    }

    /// Where tables are looked for.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The table, if there is one.
    pub(crate) fn reader(&self) -> Option<&Reader> {
        self.reader.as_deref()
    }

    /// The table for an engine, unpacked in memory.
    ///
    /// # Errors
    /// The table is damaged.
    pub(crate) fn endgame(&self) -> Result<Option<Arc<dyn Endgame>>> {
        let Some(reader) = &self.reader else { return Ok(None) };
        if self.loaded.get().is_none() {
            let loaded = reader.load(FOR_SEARCH);
            let loaded = loaded.with_context(|| reader.table().path().display().to_string())?;
            // Two threads load the same.
            let _ = self.loaded.set(Arc::new(loaded));
        }
        Ok(self.loaded.get().cloned().map(|loaded| loaded as Arc<dyn Endgame>))
    }

    /// The most seeds a position of the table has.
    pub(crate) fn most_seeds(&self) -> Option<usize> {
        self.reader.as_ref().map(|reader| reader.table().most_seeds())
    }

    /// What the player to move still gains.
    pub(crate) fn value(&self, p: &Position) -> Option<Bounds> {
        self.reader.as_ref()?.probe(p)
    }

    /// By how much the player to move will lead in the end, if the table knows it exactly and the game is played to the
    /// last seed.
    pub(crate) fn lead(&self, p: &Position) -> Option<i32> {
        self.reader.as_ref().filter(|reader| reader.counts_seeds())?.lead(p)?.value()
    }

    /// Who wins, where the game is over before the last seed: the player to move (1), the other (−1), or nobody (0).
    pub(crate) fn winner(&self, p: &Position) -> Option<i32> {
        self.reader.as_ref().filter(|reader| !reader.counts_seeds())?.winner(p)
    }

    /// Whether the table is about the game played to the last seed, and the game itself is over sooner.
    pub(crate) fn is_played_out(&self) -> bool {
        self.reader.as_ref().is_some_and(|reader| !reader.counts_seeds())
    }

    /// Every ply with what it is worth to the player who plays it, from here to the last seed.
    pub(crate) fn moves(&self, game: &Game, p: &Position) -> Vec<(String, Option<Bounds>)> {
        let Some(reader) = &self.reader else {
            return game.ply_texts(p).into_iter().map(|text| (text, None)).collect();
        };
        let plies = reader.plies(p);
        plies.iter().map(|(ply, next)| (game.ply_text(p, ply), reader.worth(p, next))).collect()
    }

    /// Who wins if the player to move still gains so much.
    pub(crate) fn winner_by(&self, p: &Position, gain: Bounds) -> Option<i32> {
        self.reader.as_ref()?.winner_by(p, gain)
    }
}
