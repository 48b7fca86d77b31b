//! The games played so far, saved in a file with one line each: if the program ends, only the games in progress are lost.

use std::path::Path;

use anyhow::{Error, Result, anyhow};
use naqala_engine::PlayedGame;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::kept_lines::KeptLines;

/// A file of games.
pub(super) struct Journal {
    lines: KeptLines,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    game: u64,
    opening: usize,
    choices: Vec<u16>,
    #[serde(default)]
    values: Vec<Option<i16>>,
}

impl Journal {
    /// Opens the file, or creates it with a heading; returns the games in it.
    pub(super) fn open(path: &Path, heading: &Value) -> Result<(Journal, Vec<PlayedGame>)> {
        let (lines, before) = KeptLines::open(path)?;
        let mut journal = Journal { lines };
        let mut lines = before.lines.lines();
        match lines.next() {
            None if heading.to_string().starts_with(&before.unfinished) => journal.lines.add(heading)?,
            Some(line) if serde_json::from_str::<Value>(line).ok().as_ref() == Some(heading) => {}
            _ => return Err(journal.foreign()),
        }
        let read = |line: &str| serde_json::from_str(line).map_err(|_| journal.foreign());
        let games = lines
            .map(|line| {
                let Line { game, opening, choices, values } = read(line)?;
                Ok(PlayedGame { number: game, opening, choices, values })
            })
            .collect::<Result<_>>()?;
        Ok((journal, games))
    }

    /// The games belong to another run.
    pub(super) fn foreign(&self) -> Error {
        anyhow!(
            "{} has games of another game, other options or another version: delete it to begin anew, or name another --output",
            self.lines.path().display()
        )
    }

    /// Keeps a game.
    pub(super) fn add(&mut self, played: &PlayedGame) -> Result<()> {
        let PlayedGame { number, opening, choices, values } = played.clone();
        self.lines.add(&Line { game: number, opening, choices, values })
    }

    /// The games are no longer needed.
    pub(super) fn remove(self) -> Result<()> {
        self.lines.remove()
    }
}
