//! Mistakes in a record that could be parsed.

use std::fmt;

use super::{Place, Verdict};
use crate::board::pits::Side;
use crate::builder::PositionError;
use crate::catalogue;
use crate::rule_file::OptionError;

/// Why a record cannot be replayed.
#[derive(Clone, Debug)]
pub struct ReplayError {
    /// Where in the text; `None` if the record was not read from a text, or if the end of the record or
    /// something missing is meant.
    pub place: Option<Place>,
    /// What is wrong there.
    pub problem: ReplayProblem,
}

/// A mistake in a record that could be parsed.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReplayProblem {
    /// There is no `Game` header.
    NoGame,
    /// The rules of this game are unknown.
    UnknownGame(String),
    /// A part of the `Options` header is not `name=value`.
    OptionText(String),
    /// The game does not offer these options.
    Option(OptionError),
    /// The `Position` header is no position of the game.
    Position(PositionError),
    /// A ply cannot be played.
    Ply {
        /// The number of the ply, counted from 1 at the start of the record.
        number: usize,
        /// The ply as it is written.
        text: String,
        /// Who was to move.
        by: Side,
        /// Whether it is in a variation.
        in_variation: bool,
        /// Why it cannot be played: a sentence with the text of the ply in it.
        why: String,
    },
    /// The `Result` header is not a result.
    ResultText(String),
    /// The `Result` header contradicts the end of the record.
    TwoResults {
        /// The header.
        header: Verdict,
        /// The end of the record.
        end: Verdict,
    },
    /// The rules give another result.
    WrongResult {
        /// The record's result.
        claimed: Verdict,
        /// The result by the rules.
        actual: Verdict,
        /// Why the game ended, in the words of [`crate::reason_text`].
        reason: String,
    },
    /// The record has a result, but the game is not over.
    NotOver {
        /// The record's result.
        claimed: Verdict,
        /// The number of plies played.
        plies: usize,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(f, "{place}: ")?;
        }
        self.problem.fmt(f)
    }
}

impl std::error::Error for ReplayError {}

impl fmt::Display for ReplayProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayProblem::NoGame => {
                f.write_str("the record does not name its game; add [Game \"…\"] on top")
            }
            ReplayProblem::UnknownGame(id) => {
                write!(f, "there is no game `{id}`")?;
                catalogue::suggest(id).map_or(Ok(()), |near| write!(f, "; did you mean `{near}`?"))
            }
            ReplayProblem::OptionText(part) => {
                write!(f, "`{part}` is no option; write [Options \"name=value, name=value\"]")
            }
            ReplayProblem::Option(error) => error.fmt(f),
            ReplayProblem::Position(error) => error.fmt(f),
            ReplayProblem::Ply { number, by, in_variation, why, .. } => {
                let place = if *in_variation { " in a variation" } else { "" };
                write!(f, "ply {number}{place} by {by}: {why}")
            }
            ReplayProblem::ResultText(text) => {
                write!(f, "`{text}` is no result; write for example South 27-21, draw, void or *")
            }
            ReplayProblem::TwoResults { header, end } => {
                write!(
                    f,
                    "the header says the result is {header}, the end of the record {end}; keep the right one"
                )
            }
            ReplayProblem::WrongResult { claimed, actual, reason } => {
                write!(
                    f,
                    "the record says the result is {claimed}, but by the rules it is {actual} ({reason})"
                )
            }
            ReplayProblem::NotOver { claimed, plies } => {
                let hint = "write * as the result, or say how it ended with a header such as [Termination \"resigned\"]";
                write!(
                    f,
                    "the record says the result is {claimed}, but after ply {plies} the game goes on; {hint}"
                )
            }
        }
    }
}
