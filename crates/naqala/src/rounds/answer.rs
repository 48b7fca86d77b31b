//! Decisions between two rounds: which pits to claim, leave or sell, how to lay out a row.

use std::fmt;

use super::{Match, MatchStep, PitChoice};
use crate::board::Board;
use crate::board::pits::{Pit, PitSet};
use crate::board::position::Position;
use crate::game::Game;

/// A player's decision between two rounds of a match.
///
/// ```
/// use naqala::{MatchAnswer, MatchStep, PitChoice, Side, catalogue};
/// let game = catalogue::game("oware-nam-nam").unwrap();
/// let board = game.board();
/// let of = board.pits().filter(|pit| board.name(*pit).starts_with(char::is_uppercase)).collect();
/// let step = MatchStep::Choose { side: Side::South, pits: 1, of, purpose: PitChoice::TakeOver };
/// let answer = MatchAnswer::read(step, board, "claim B").unwrap();
/// assert_eq!(answer.text(board), "B");
/// assert!(MatchAnswer::read(step, board, "b2").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchAnswer {
    /// The chosen pits.
    Pits(Vec<Pit>),
    /// The seeds laid out, pit by pit.
    Row(Vec<u8>),
}

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerError {
    /// There is nothing to decide.
    Nothing,
    /// The wrong number of pits, or repeated ones.
    Number {
        /// The number of pits to choose.
        pits: usize,
        /// The purpose of the choice.
        purpose: PitChoice,
    },
    /// Not one of the pits to choose from.
    NoPit {
        /// The name that was written.
        name: String,
        /// The names of the pits to choose from.
        there_are: String,
    },
    /// Numbers that do not fit.
    Row {
        /// The number of numbers needed.
        pits: usize,
        /// Their required sum.
        seeds: u32,
        /// The minimum of each.
        least: u8,
        /// The minimum of at least one of them.
        fullest: u8,
    },
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnswerError::Nothing => f.write_str("nothing is to be decided"),
            AnswerError::Number { pits, .. } => write!(f, "{pits} different pits are to be chosen"),
            AnswerError::NoPit { name, there_are } => {
                write!(f, "`{name}` is no pit to choose from; there are {there_are}")
            }
            AnswerError::Row { pits, seeds, least, fullest } => write!(
                f,
                "{pits} numbers are wanted that make {seeds}: none below {least}, one of {fullest} or more"
            ),
        }
    }
}

impl std::error::Error for AnswerError {}

impl AnswerError {
    /// The error for a refused answer to this question.
    fn of(step: MatchStep) -> AnswerError {
        match step {
            MatchStep::Choose { pits, purpose, .. } => AnswerError::Number { pits, purpose },
            MatchStep::Arrange { seeds, pits, least, fullest, .. } => {
                AnswerError::Row { pits: pits.len(), seeds, least, fullest }
            }
            MatchStep::Round | MatchStep::Over(_) => AnswerError::Nothing,
        }
    }
}

impl MatchAnswer {
    /// A simple answer for a computer player: the first pits of the row, or seeds spread evenly.
    pub fn plain(step: MatchStep) -> Option<MatchAnswer> {
        match step {
            MatchStep::Choose { pits, of, .. } => {
                Some(MatchAnswer::Pits(of.into_iter().take(pits).collect()))
            }
            MatchStep::Arrange { .. } => MatchAnswer::laid_out(step, |row| {
                let fewest = row.iter().min().copied().unwrap_or(0);
                row.iter().position(|seeds| *seeds == fewest).unwrap_or(0)
            }),
            MatchStep::Round | MatchStep::Over(_) => None,
        }
    }

    /// Lays out the required minimum, and every further seed in the pit that `next` returns, given the row so far. The first
    /// pit it returns gets as many as one pit has to have. `None` if no seeds are to be laid out.
    pub fn laid_out(step: MatchStep, mut next: impl FnMut(&[u8]) -> usize) -> Option<MatchAnswer> {
        let MatchStep::Arrange { seeds, pits, least, fullest, .. } = step else { return None };
        let mut row = vec![least; pits.len()];
        let first = next(&row);
        row[first] = fullest.max(least);
        let laid: u32 = row.iter().map(|seeds| u32::from(*seeds)).sum();
        for _ in laid..seeds {
            let at = next(&row);
            row[at] += 1;
        }
        Some(MatchAnswer::Row(row))
    }

    /// The answer that leads to this start of the next round.
    pub(crate) fn seen_in(step: MatchStep, game: &Game, start: &Position) -> Option<MatchAnswer> {
        match step {
            MatchStep::Choose { side, of, purpose, .. } => {
                let marked_for = |pit| [side, side.other()].map(|owner| start.marks(owner).contains(pit));
                let is_chosen = |pit: &Pit| match purpose {
                    PitChoice::TakeOver => game.owner(start, *pit) == Some(side),
                    PitChoice::LeaveEmpty => start.seeds(*pit) == 0,
                    PitChoice::Sell => marked_for(*pit) == [false, true],
                    PitChoice::SellHalf => marked_for(*pit) == [true, true],
                    PitChoice::TakeBack => marked_for(*pit) == [false, false],
                };
                Some(MatchAnswer::Pits(of.into_iter().filter(is_chosen).collect()))
            }
            MatchStep::Arrange { pits, .. } => {
                Some(MatchAnswer::Row(pits.into_iter().map(|pit| start.seeds(pit)).collect()))
            }
            MatchStep::Round | MatchStep::Over(_) => None,
        }
    }

    /// Parses an answer: the names of pits, as in `A C` or `claim A C`, or numbers.
    ///
    /// ```
    /// # use naqala::{MatchAnswer, MatchStep, catalogue};
    /// let game = catalogue::game("oware-nam-nam").unwrap();
    /// assert!(MatchAnswer::read(MatchStep::Round, game.board(), "A C").is_err());
    /// ```
    ///
    /// # Errors
    /// The answer is malformed, or violates what can be checked without carrying it out.
    pub fn read(step: MatchStep, board: &Board, text: &str) -> Result<MatchAnswer, AnswerError> {
        let words =
            || text.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|word| !word.is_empty());
        match step {
            MatchStep::Choose { of, purpose, .. } => {
                let named = words()
                    .enumerate()
                    .filter(|(at, word)| *at > 0 || !word.eq_ignore_ascii_case(purpose.word()));
                named
                    .map(|(_, word)| pit_of(board, of, word))
                    .collect::<Result<_, _>>()
                    .map(MatchAnswer::Pits)
            }
            MatchStep::Arrange { .. } => {
                let numbers: Result<_, _> = words().map(str::parse).collect();
                numbers.map(MatchAnswer::Row).map_err(|_| AnswerError::of(step))
            }
            MatchStep::Round | MatchStep::Over(_) => Err(AnswerError::Nothing),
        }
    }

    /// Applies the answer to a match.
    ///
    /// # Errors
    /// It does not answer the question.
    pub fn give(&self, scores: &mut Match) -> Result<MatchStep, AnswerError> {
        let step = scores.step();
        let given = match self {
            MatchAnswer::Pits(pits) => scores.choose(pits),
            MatchAnswer::Row(row) => scores.arrange(row),
        };
        given.map_err(|_| AnswerError::of(step))
    }

    /// The answer in notation: "A C", "3 2 2".
    pub fn text(&self, board: &Board) -> String {
        let words: Vec<String> = match self {
            MatchAnswer::Pits(pits) => pits.iter().map(|pit| board.name(*pit).to_owned()).collect(),
            MatchAnswer::Row(row) => row.iter().map(u8::to_string).collect(),
        };
        words.join(" ")
    }
}

fn pit_of(board: &Board, of: PitSet, name: &str) -> Result<Pit, AnswerError> {
    let found = of.into_iter().find(|&pit| board.name(pit).eq_ignore_ascii_case(name));
    found.ok_or_else(|| AnswerError::NoPit { name: name.to_owned(), there_are: board.names(of) })
}
