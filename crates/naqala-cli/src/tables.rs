//! The folder of endgame tables, and how to find the table of a game.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use anyhow::{Context, Result, anyhow, ensure};
use naqala::{Game, Position};
use naqala_engine::Endgame;
use naqala_tables::{Bounds, Loaded, Reader, Table, TableError, TableKey};

use crate::cli::TablesArgs;
use crate::{game_choice, user_data};

/// The environment variable of the folder with tables, if `--dir` or `--tables` is not given.
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

/// Opens a table; a bare file name that is not here is looked for in the folder of the tables. Errors name the file.
pub(crate) fn open(path: &Path) -> Result<Table> {
    let is_elsewhere = path.components().count() == 1 && !path.exists();
    let stored = folder(None).ok().map(|folder| folder.join(path));
    let stored = stored.filter(|stored| is_elsewhere && stored.exists());
    let path = stored.as_deref().unwrap_or(path);
    let name = path.display();
    Table::open(path).map_err(|error| match error {
        TableError::File { .. } => error.into(),
        TableError::NotATable => {
            anyhow!("{name}: {error}; `naqala table build GAME` makes one and says where it is")
        }
        _ => {
            let named = format!("{name}: {error}");
            anyhow::Error::new(error).context(named)
        }
    })
}

/// Opens a table to read it with its game, which comes from the catalogue or a rule file.
pub(crate) fn read(path: &Path, rules: Option<&Path>) -> Result<(Game, Reader)> {
    let table = open(path)?;
    let key = table.table_key();
    let game = game_choice::recorded(&key.game, &key.options, rules)?;
    let reader = table.reader(&game).with_context(|| path.display().to_string())?;
    Ok((game, reader))
}

/// The message key of a result of 1, 0 or −1.
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
    /// Opens the table of a game. A missing table is not an error; one that cannot be read is.
    pub(crate) fn open(named: Option<&Path>, game: &Game) -> Result<TableLookup> {
        let folder = folder(named)?;
        let key = TableKey::of(game);
        let reader = Reader::find_by_key(&folder, game, &key)
            .with_context(|| folder.join(key.file_name()).display().to_string())?
            .map(Arc::new);
        Ok(TableLookup { folder, reader, loaded: OnceLock::new() })
    }

    /// Like [`TableLookup::open`], in the folder that the user chose; empty if no table is to be used.
    pub(crate) fn of(args: &TablesArgs, game: &Game) -> Result<TableLookup> {
        match args.no_tables {
            true => Ok(TableLookup { folder: folder(None)?, reader: None, loaded: OnceLock::new() }),
            false => TableLookup::open(args.tables.as_deref(), game),
        }
    }

    /// Like [`TableLookup::open`], but a missing table is an error.
    pub(crate) fn open_table(folder: &Path, game: &Game) -> Result<TableLookup> {
        let lookup = TableLookup::open(Some(folder), game)?;
        ensure!(lookup.reader.is_some(), "{}", lookup.missing(game));
        Ok(lookup)
    }

    /// The hash of the table, if there is one.
    pub(crate) fn hash(&self) -> Option<String> {
        self.reader.as_ref().map(|reader| reader.table().hash())
    }

    /// A message that says that there is no table.
    pub(crate) fn missing(&self, game: &Game) -> String {
        format!(
            "there is no table for these rules of {} in {}; `naqala table build` makes one",
            game.id(),
            self.folder.display()
        )
    }

    /// The folder with the tables.
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
            // Two threads may both load it, with the same result.
            let _ = self.loaded.set(Arc::new(loaded));
        }
        Ok(self.loaded.get().cloned().map(|loaded| loaded as Arc<dyn Endgame>))
    }

    /// Maximum number of seeds on the board of a position in the table.
    pub(crate) fn most_seeds(&self) -> Option<usize> {
        self.reader.as_ref().map(|reader| reader.table().most_seeds())
    }

    /// The future gain of the player to move.
    pub(crate) fn value(&self, p: &Position) -> Option<Bounds> {
        self.reader.as_ref()?.probe(p)
    }

    /// The final lead of the player to move, if the table knows it exactly and the game is played to the last seed.
    pub(crate) fn lead(&self, p: &Position) -> Option<i32> {
        self.reader.as_ref().filter(|reader| reader.counts_seeds())?.lead(p)?.value()
    }

    /// The plies that keep the exact final lead of the player to move.
    pub(crate) fn plies_of_lead(&self, game: &Game, p: &Position) -> Vec<String> {
        let (Some(reader), Some(gain)) = (&self.reader, self.value(p)) else { return Vec::new() };
        let plies = reader.plies(p).into_iter().filter(|(_, next)| reader.worth(p, next) == Some(gain));
        plies.map(|(ply, _)| game.ply_text(p, &ply)).collect()
    }

    /// Who wins, if the game is over before the last seed: the player to move (1), the other (−1), or nobody (0).
    pub(crate) fn winner(&self, p: &Position) -> Option<i32> {
        self.reader.as_ref().filter(|reader| !reader.counts_seeds())?.winner(p)
    }

    /// Whether the table is for the game played to the last seed, but the game itself ends earlier.
    pub(crate) fn is_played_out(&self) -> bool {
        self.reader.as_ref().is_some_and(|reader| !reader.counts_seeds())
    }

    /// Every ply with its value to the player who plays it, from here to the last seed.
    pub(crate) fn moves(&self, game: &Game, p: &Position) -> Vec<(String, Option<Bounds>)> {
        let Some(reader) = &self.reader else {
            return game.ply_texts(p).into_iter().map(|text| (text, None)).collect();
        };
        let plies = reader.plies(p);
        plies.iter().map(|(ply, next)| (game.ply_text(p, ply), reader.worth(p, next))).collect()
    }

    /// Who wins if the future gain of the player to move lies within these bounds.
    pub(crate) fn winner_by(&self, p: &Position, gain: Bounds) -> Option<i32> {
        self.reader.as_ref()?.winner_by(p, gain)
    }
}
