//! Prompts between two rounds of a match where answers are typed.

use naqala::{Board, MatchAnswer, MatchStep};
use naqala_messages::values;

use super::Localizer;

impl Localizer {
    /// How the answer is written: "(A B C), as in claim A:".
    pub(crate) fn how_to_answer(&self, step: MatchStep, board: &Board) -> String {
        let example = MatchAnswer::plain(step).map(|answer| answer.text(board)).unwrap_or_default();
        match step {
            MatchStep::Choose { of, purpose, .. } => {
                let (names, word) = (board.names(of), purpose.word());
                self.say("claim-how", values![names = names, word = word, example = example])
            }
            MatchStep::Arrange { least, fullest, .. } => {
                let said =
                    values![least = usize::from(least), fullest = usize::from(fullest), example = example];
                self.say("arrange-how", said)
            }
            MatchStep::Round | MatchStep::Over(_) => String::new(),
        }
    }

    /// What the user can type between two rounds.
    pub(crate) fn help_between(&self, step: MatchStep) -> String {
        self.tell(if matches!(step, MatchStep::Arrange { .. }) { "help-arrange" } else { "help-claim" })
    }
}
