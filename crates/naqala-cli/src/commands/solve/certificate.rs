//! Certificates: a value, a line of best play and the hash of the table, in a file that can be verified.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use anyhow::{Context as _, Error, Result, bail, ensure};
use naqala::{Game, Position, Session, Silent, options_as_texts};
use naqala_engine::final_value;
use naqala_messages::values;
use naqala_tables::{Bounds, TableKey};
use serde::{Deserialize, Serialize};

use super::proof::{Proof, ProofSettings};
use crate::cli::SolveArgs;
use crate::commands::Mismatch;
use crate::localizer::Localizer;
use crate::tables::TableLookup;
use crate::{game_choice, input, interrupt};

/// A proven result.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Certificate {
    game: String,
    options: Vec<(String, String)>,
    /// The hash of the rules.
    rules: String,
    position: String,
    lower: i32,
    upper: i32,
    solved: bool,
    line: Vec<String>,
    table: Option<String>,
}

impl Certificate {
    /// Whether it is about the start of this game, by these rules.
    pub(super) fn is_of(&self, game: &Game) -> bool {
        self.game == game.id()
            && self.options == options_as_texts(game.chosen())
            && self.rules == TableKey::of(game).rules
            && self.position == game.position_text(&game.start())
    }

    pub(super) fn of(game: &Game, p: &Position, proof: &Proof) -> Certificate {
        Certificate {
            game: game.id().to_owned(),
            options: options_as_texts(game.chosen()),
            rules: TableKey::of(game).rules,
            position: game.position_text(p),
            lower: proof.value.lower,
            upper: proof.value.upper,
            solved: proof.is_solved,
            line: proof.line.clone(),
            table: proof.table.as_ref().map(|table| table.hash.clone()),
        }
    }

    pub(super) fn position(&self) -> &str {
        &self.position
    }

    /// The value of every option.
    pub(super) fn chosen(&self) -> BTreeMap<&str, &str> {
        self.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
    }

    pub(super) fn line(&self) -> &[String] {
        &self.line
    }

    /// The hash of the table that was used.
    pub(super) fn table(&self) -> Option<&str> {
        self.table.as_deref()
    }

    /// A solitaire: the least number of moves, if it can be solved.
    pub(super) fn shortest(&self) -> Option<usize> {
        self.solved.then_some(self.line.len())
    }

    pub(super) fn value(&self) -> Bounds {
        Bounds { lower: self.lower, upper: self.upper }
    }
}

/// Replays the line of a certificate, looks up its positions in the table, and proves the value again.
pub(super) fn verify(path: &Path, args: &SolveArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let certificate = serde_json::from_str(&input::read_text(path)?);
    let certificate: Certificate =
        certificate.with_context(|| format!("{} is no certificate", input::name(path)))?;
    let game = game_choice::recorded(&certificate.game, &certificate.options, args.rules.as_deref())?;
    ensure!(TableKey::of(&game).rules == certificate.rules, "the rules of {} have changed since", game.id());
    let start = game_choice::position(&game, Some(&certificate.position))?;
    let lookup = TableLookup::of(&args.tables, &game)?;
    let session = replay(&game, &start, &certificate)?;
    check_end(&session, &start, &certificate)?;
    if let Some(hash) = &certificate.table {
        let Some(reader) = lookup.reader() else {
            bail!("the table of the certificate is not in {}", lookup.folder().display());
        };
        ensure!(
            reader.table().has_hash(hash),
            "the table is another one: its hash is {}",
            reader.table().hash()
        );
    }
    let stop = interrupt::first_stops_second_leaves()?;
    let settings = ProofSettings { line: false, moves: false, ..ProofSettings::of(args, stop) };
    let proof = Proof::find(&game, &start, &settings)?;
    if proof.value != certificate.value() || proof.is_solved != certificate.solved {
        return Err(mismatch(format!("the value is {}, and not {}", proof.value, certificate.value())));
    }
    writeln!(out, "{}", localizer.say("solve-right", values![n = certificate.line.len()]))?;
    Ok(())
}

/// The game of the line; every ply has to be legal.
fn replay(game: &Game, start: &Position, certificate: &Certificate) -> Result<Session> {
    let mut session = Session::from_position(game.clone(), *start);
    for text in &certificate.line {
        let ply = game.parse_ply(session.position(), text).map_err(|error| mismatch(error.to_string()))?;
        let illegal = |error: naqala::IllegalMove| mismatch(format!("`{text}`: {}", error.why));
        session.play_ply(&ply, &mut Silent).map_err(illegal)?;
    }
    Ok(session)
}

/// Where the line ends the game, the end has to be what was proven.
fn check_end(session: &Session, start: &Position, certificate: &Certificate) -> Result<()> {
    let game = session.game();
    if session.outcome().is_none() || game.players() == 1 || certificate.lower != certificate.upper {
        return Ok(());
    }
    let value = final_value(game, session.position(), start.to_move());
    if value != certificate.lower {
        let lower = certificate.lower;
        return Err(mismatch(format!("the line ends with a value of {value}, and not {lower}")));
    }
    Ok(())
}

fn mismatch(text: String) -> Error {
    Mismatch(text).into()
}
