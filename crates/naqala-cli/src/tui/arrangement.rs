//! The input line in which a player lays out a row.

use naqala::{AnswerError, Board, MatchAnswer, MatchStep};

/// The longest line: more numbers than any row has pits.
const LONGEST: usize = 64;

/// The numbers as far as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Arrangement {
    /// The question.
    pub(super) step: MatchStep,
    /// The text typed so far.
    pub(super) text: String,
}

impl Arrangement {
    /// An empty text; `None` if the question is not about laying out seeds.
    pub(super) fn new(step: MatchStep) -> Option<Arrangement> {
        let is_asked = matches!(step, MatchStep::Arrange { .. });
        is_asked.then(|| Arrangement { step, text: String::new() })
    }

    /// Takes a sign in, if a row of numbers can have it.
    pub(super) fn type_sign(&mut self, sign: char) {
        if (sign.is_ascii_digit() || sign == ' ') && self.text.len() < LONGEST {
            self.text.push(sign);
        }
    }

    /// Seeds that are not laid out yet; below nothing if there are too many numbers or too large ones.
    pub(super) fn left(&self) -> i64 {
        let MatchStep::Arrange { seeds, .. } = self.step else { return 0 };
        let laid = self.text.split_whitespace().filter_map(|word| word.parse::<u32>().ok());
        i64::from(seeds) - laid.map(i64::from).sum::<i64>()
    }

    /// Parses the text.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn answer(&self, board: &Board) -> Result<MatchAnswer, AnswerError> {
        MatchAnswer::read(self.step, board, &self.text)
    }
}
