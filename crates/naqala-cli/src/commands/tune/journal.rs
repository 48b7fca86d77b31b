//! The games played so far, saved in a file with one line each: if the program ends, only the games in progress are lost.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Error, Result, anyhow};
use naqala_engine::PlayedGame;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A file of games.
pub(super) struct Journal {
    path: PathBuf,
    file: File,
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
    pub(super) fn open(path: PathBuf, heading: &Value) -> Result<(Journal, Vec<PlayedGame>)> {
        let cannot = |what: &str| format!("cannot {what} {}", path.display());
        let before = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).context(cannot("read")),
        };
        // A line without its end was cut off by whatever ended the program.
        let whole = &before[..before.rfind('\n').map_or(0, |end| end + 1)];
        let file = OpenOptions::new().append(true).create(true).open(&path).context(cannot("write"))?;
        file.set_len(whole.len() as u64).context(cannot("write"))?;
        let mut journal = Journal { path, file };
        let mut lines = whole.lines();
        match lines.next() {
            None => journal.write(&heading.to_string())?,
            Some(line) if serde_json::from_str::<Value>(line).ok().as_ref() == Some(heading) => {}
            Some(_) => return Err(journal.foreign()),
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
            self.path.display()
        )
    }

    /// Keeps a game.
    pub(super) fn add(&mut self, played: &PlayedGame) -> Result<()> {
        let PlayedGame { number, opening, choices, values } = played.clone();
        let line = serde_json::to_string(&Line { game: number, opening, choices, values })?;
        self.write(&line)
    }

    /// Writes a line in one piece.
    fn write(&mut self, line: &str) -> Result<()> {
        let line = format!("{line}\n");
        self.file.write_all(line.as_bytes()).with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// The games are no longer needed.
    pub(super) fn remove(self) -> Result<()> {
        drop(self.file);
        fs::remove_file(&self.path).with_context(|| format!("cannot remove {}", self.path.display()))
    }
}
