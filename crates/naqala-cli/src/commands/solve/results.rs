//! Results of several variants, saved in a file with one line each: if the program ends, only the variants in progress
//! are lost.

use std::path::Path;

use anyhow::{Context, Result, bail};
use naqala::analysis::only_gains_count;
use naqala::{Game, Position};
use naqala_tables::Bounds;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::certificate::Certificate;
use super::proof::Proof;
use crate::kept_lines::KeptLines;
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
    lines: Option<KeptLines>,
}

impl Results {
    /// Opens or creates the file; returns its results.
    pub(super) fn open(path: Option<&Path>) -> Result<(Results, Vec<Known>)> {
        let Some(path) = path else { return Ok((Results { lines: None }, Vec::new())) };
        let (lines, before) = KeptLines::open(path)?;
        let read = |(line, text): (usize, &str)| {
            let why =
                || format!("{}:{}: no result of `naqala solve`; name another file", path.display(), line + 1);
            serde_json::from_str(text).with_context(why)
        };
        let known = before.lines.lines().enumerate().map(read).collect::<Result<_>>()?;
        if !before.unfinished.is_empty() && !before.unfinished.starts_with('{') {
            bail!("{}: no result of `naqala solve`; name another file", path.display());
        }
        Ok((Results { lines: Some(lines) }, known))
    }

    /// Keeps a result.
    pub(super) fn add(&mut self, known: &Known) -> Result<()> {
        self.lines.as_mut().map_or(Ok(()), |lines| lines.add(known))
    }
}
