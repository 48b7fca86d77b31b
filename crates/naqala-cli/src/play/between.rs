//! What players decide between two rounds: which pits to take over, to leave or to sell, how to lay out a row.

use naqala::{Board, Game, Match, MatchError, MatchStep, Pit, PitChoice, PitSet, Position};
use rand::RngExt;
use rand::seq::SliceRandom;

/// What a player decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The pits he chose.
    Pits(Vec<Pit>),
    /// The seeds he lays out, pit by pit.
    Row(Vec<u8>),
}

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AnswerError {
    /// Nothing is to be decided.
    Nothing,
    /// Not so many different pits of those to choose from.
    Number { pits: usize, purpose: PitChoice },
    /// None of the pits to choose from.
    NoPit { name: String, there_are: String },
    /// Numbers that cannot be laid out.
    Row { pits: usize, seeds: u32, least: u8, fullest: u8 },
}

impl AnswerError {
    /// Why an answer to this question was refused.
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

impl Answer {
    /// What a computer player answers: the pits at the beginning of the row, or seeds spread evenly.
    pub(crate) fn plain(step: MatchStep) -> Option<Answer> {
        match step {
            MatchStep::Choose { pits, of, .. } => Some(Answer::Pits(of.into_iter().take(pits).collect())),
            MatchStep::Arrange { .. } => Answer::laid_out(step, |row| {
                let fewest = row.iter().min().copied().unwrap_or(0);
                row.iter().position(|seeds| *seeds == fewest).unwrap_or(0)
            }),
            MatchStep::Round | MatchStep::Over(_) => None,
        }
    }

    /// Any answer.
    pub(crate) fn random(step: MatchStep, dice: &mut impl rand::Rng) -> Option<Answer> {
        match step {
            MatchStep::Choose { pits, of, .. } => {
                let mut chosen: Vec<Pit> = of.into_iter().collect();
                chosen.shuffle(dice);
                chosen.truncate(pits);
                Some(Answer::Pits(chosen))
            }
            MatchStep::Arrange { .. } => Answer::laid_out(step, |row| dice.random_range(0..row.len())),
            MatchStep::Round | MatchStep::Over(_) => None,
        }
    }

    /// Lays out what is asked for, and every further seed where `next` says; the first such pit gets as many as one
    /// pit has to have.
    fn laid_out(step: MatchStep, mut next: impl FnMut(&[u8]) -> usize) -> Option<Answer> {
        let MatchStep::Arrange { seeds, pits, least, fullest, .. } = step else { return None };
        let mut row = vec![least; pits.len()];
        let first = next(&row);
        row[first] = fullest.max(least);
        let laid: u32 = row.iter().map(|seeds| u32::from(*seeds)).sum();
        for _ in laid..seeds {
            let at = next(&row);
            row[at] += 1;
        }
        Some(Answer::Row(row))
    }

    /// What was answered if the next round begins like this.
    pub(crate) fn seen_in(step: MatchStep, game: &Game, start: &Position) -> Option<Answer> {
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
                Some(Answer::Pits(of.into_iter().filter(is_chosen).collect()))
            }
            MatchStep::Arrange { pits, .. } => {
                Some(Answer::Row(pits.into_iter().map(|pit| start.seeds(pit)).collect()))
            }
            MatchStep::Round | MatchStep::Over(_) => None,
        }
    }

    /// Reads an answer: the names of pits, as in `A C` or `claim A C`, or numbers.
    ///
    /// # Errors
    /// What is wrong with it, as far as that can be said without carrying it out.
    pub(crate) fn read(step: MatchStep, board: &Board, text: &str) -> Result<Answer, AnswerError> {
        let words =
            || text.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|word| !word.is_empty());
        match step {
            MatchStep::Choose { of, purpose, .. } => {
                let named = words()
                    .enumerate()
                    .filter(|(at, word)| *at > 0 || !word.eq_ignore_ascii_case(command_word(purpose)));
                named.map(|(_, word)| pit_of(board, of, word)).collect::<Result<_, _>>().map(Answer::Pits)
            }
            MatchStep::Arrange { .. } => {
                let numbers: Result<_, _> = words().map(str::parse).collect();
                numbers.map(Answer::Row).map_err(|_| AnswerError::of(step))
            }
            MatchStep::Round | MatchStep::Over(_) => Err(AnswerError::Nothing),
        }
    }

    /// Carries the answer out.
    ///
    /// # Errors
    /// When it does not answer the question.
    pub(crate) fn give(&self, scores: &mut Match) -> Result<MatchStep, AnswerError> {
        let step = scores.step();
        let refused = |_: MatchError| AnswerError::of(step);
        match self {
            Answer::Pits(pits) => scores.choose(pits).map_err(refused),
            Answer::Row(row) => scores.arrange(row).map_err(refused),
        }
    }

    /// The answer as it is written: "A C", "3 2 2".
    pub(crate) fn text(&self, board: &Board) -> String {
        let words: Vec<String> = match self {
            Answer::Pits(pits) => pits.iter().map(|pit| board.name(*pit).to_owned()).collect(),
            Answer::Row(row) => row.iter().map(u8::to_string).collect(),
        };
        words.join(" ")
    }
}

/// The word that may stand before the pits.
pub(crate) fn command_word(purpose: PitChoice) -> &'static str {
    match purpose {
        PitChoice::TakeOver => "claim",
        PitChoice::LeaveEmpty => "leave",
        PitChoice::Sell => "sell",
        PitChoice::SellHalf => "share",
        PitChoice::TakeBack => "regain",
    }
}

fn pit_of(board: &Board, of: PitSet, name: &str) -> Result<Pit, AnswerError> {
    let found = of.into_iter().find(|&pit| board.name(pit).eq_ignore_ascii_case(name));
    found.ok_or_else(|| AnswerError::NoPit { name: name.to_owned(), there_are: names(board, of) })
}

/// The names of some pits: "A B C".
pub(crate) fn names(board: &Board, pits: PitSet) -> String {
    pits.into_iter().map(|pit| board.name(pit)).collect::<Vec<_>>().join(" ")
}
