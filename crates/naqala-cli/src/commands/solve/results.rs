//! Results of several variants, saved in a file with one line each: if the program ends, only the variants in progress
//! are lost.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use naqala::analysis::only_gains_count;
use naqala::{Game, Position};
use naqala_tables::Bounds;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::certificate::Certificate;
use super::proof::Proof;
use crate::words;

/// What is known about a variant.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Known {
    /// The verifiable part.
    #[serde(flatten)]
    pub(super) certificate: Certificate,
    /// The value of every first ply, if requested.
    pub(super) moves: Vec<MoveValue>,
    pub(super) positions: u64,
    pub(super) seconds: f64,
}

/// A ply and what it leads to.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct MoveValue {
    #[serde(rename = "move")]
    pub(super) ply: String,
    pub(super) lower: i32,
    pub(super) upper: i32,
}

impl Known {
    pub(super) fn of(game: &Game, p: &Position, proof: &Proof) -> Known {
        let value = |(ply, value): &(String, Bounds)| MoveValue {
            ply: ply.clone(),
            lower: value.lower,
            upper: value.upper,
        };
        Known {
            certificate: Certificate::of(game, p, proof),
            moves: proof.moves.iter().map(value).collect(),
            positions: proof.positions,
            seconds: proof.seconds,
        }
    }
}

impl Known {
    /// The result for programs. How it was found is told if it was found just now.
    pub(super) fn as_json(&self, game: &Game, found: Option<&Proof>) -> Value {
        let bounds = |value: Bounds| json!({ "lower": value.lower, "upper": value.upper });
        let certificate = &self.certificate;
        let moves = self.moves.iter().map(|mv| json!({ "move": mv.ply, "value": bounds(mv.value()) }));
        json!({
            "game": game.id(),
            "options": words::options(&game.changed()),
            "chosen": certificate.chosen(),
            "position": certificate.position(),
            "value": bounds(certificate.value()),
            "counts": if only_gains_count(game) { "seeds" } else { "winner" },
            "solved": (game.players() == 1).then_some(certificate.shortest().is_some()),
            "line": certificate.line(),
            "line_cut": found.is_some_and(|proof| proof.is_line_cut),
            "moves": moves.collect::<Vec<_>>(),
            "positions": self.positions,
            "seconds": self.seconds,
            "processor_seconds": found.and_then(|proof| proof.processor),
            "table": certificate.table(),
            "table_file": found.and_then(|proof| Some(&proof.table.as_ref()?.path)),
        })
    }
}

impl MoveValue {
    pub(super) fn value(&self) -> Bounds {
        Bounds { lower: self.lower, upper: self.upper }
    }
}

/// A file of results, or nothing, where none is wanted.
pub(super) struct Results {
    file: Option<(PathBuf, File)>,
}

impl Results {
    /// Opens or creates the file; returns its results.
    pub(super) fn open(path: Option<&Path>) -> Result<(Results, Vec<Known>)> {
        let Some(path) = path else { return Ok((Results { file: None }, Vec::new())) };
        let cannot = |what: &str| format!("cannot {what} {}", path.display());
        let before = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).context(cannot("read")),
        };
        // A line without its end was cut off by whatever ended the program.
        let whole = &before[..before.rfind('\n').map_or(0, |end| end + 1)];
        let read = |(line, text): (usize, &str)| {
            let why =
                || format!("{}:{}: no result of `naqala solve`; name another file", path.display(), line + 1);
            serde_json::from_str(text).with_context(why)
        };
        let known = whole.lines().enumerate().map(read).collect::<Result<_>>()?;
        let file =
            OpenOptions::new().append(true).create(true).open(path).with_context(|| cannot("write"))?;
        file.set_len(whole.len() as u64).with_context(|| cannot("write"))?;
        Ok((Results { file: Some((path.to_owned(), file)) }, known))
    }

    /// Keeps a result, in one piece.
    pub(super) fn add(&mut self, known: &Known) -> Result<()> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        let line = serde_json::to_string(known)? + "\n";
        file.write_all(line.as_bytes()).with_context(|| format!("cannot write {}", path.display()))
    }
}
