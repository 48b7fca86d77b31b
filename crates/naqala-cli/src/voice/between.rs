//! What is said between two rounds of a match.

use naqala::{Board, MatchStep, PitChoice};
use naqala_messages::values;

use super::Voice;
use crate::play::between::{self, Answer, AnswerError};

impl Voice {
    /// What a player is asked between two rounds: "North, choose 2 pits of the other row".
    pub(crate) fn question(&self, step: MatchStep, board: &Board) -> String {
        match step {
            MatchStep::Choose { side, pits, purpose, .. } => {
                self.say("claim-question", values![side = self.side(side), n = pits, purpose = key(purpose)])
            }
            MatchStep::Arrange { side, seeds, pits, .. } => {
                let names = between::names(board, pits);
                self.say("arrange-question", values![side = self.side(side), n = seeds, names = names])
            }
            MatchStep::Round | MatchStep::Over(_) => String::new(),
        }
    }

    /// How the answer is written: "(A B C), as in claim A:".
    pub(crate) fn how_to_answer(&self, step: MatchStep, board: &Board) -> String {
        let example = Answer::plain(step).map(|answer| answer.text(board)).unwrap_or_default();
        match step {
            MatchStep::Choose { of, purpose, .. } => {
                let (names, word) = (between::names(board, of), between::command_word(purpose));
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

    /// What can be typed between two rounds.
    pub(crate) fn help_between(&self, step: MatchStep) -> String {
        self.tell(if matches!(step, MatchStep::Arrange { .. }) { "help-arrange" } else { "help-claim" })
    }

    /// What a player decided between two rounds: "South takes over A C".
    pub(crate) fn answered(&self, step: MatchStep, text: &str) -> String {
        match step {
            MatchStep::Choose { side, purpose, .. } => {
                self.say("takes-over", values![side = self.side(side), names = text, purpose = key(purpose)])
            }
            MatchStep::Arrange { side, .. } => {
                self.say("lays-out", values![side = self.side(side), seeds = text])
            }
            MatchStep::Round | MatchStep::Over(_) => String::new(),
        }
    }

    /// What is wrong with an answer between two rounds.
    pub(crate) fn answer_error(&self, error: &AnswerError) -> String {
        match error {
            AnswerError::Nothing => self.tell("claim-nothing"),
            AnswerError::Number { pits, purpose } => {
                self.say("claim-number", values![n = *pits, purpose = key(*purpose)])
            }
            AnswerError::NoPit { name, there_are } => {
                self.say("claim-no-pit", values![name = name.as_str(), names = there_are.as_str()])
            }
            AnswerError::Row { pits, seeds, least, fullest } => {
                let (least, fullest) = (usize::from(*least), usize::from(*fullest));
                self.say(
                    "arrange-wrong",
                    values![n = *pits, seeds = *seeds, least = least, fullest = fullest],
                )
            }
        }
    }
}

/// How the messages call what pits are chosen for.
fn key(purpose: PitChoice) -> &'static str {
    match purpose {
        PitChoice::TakeOver => "take",
        PitChoice::LeaveEmpty => "leave",
        PitChoice::Sell => "sell",
        PitChoice::SellHalf => "share",
        PitChoice::TakeBack => "regain",
    }
}
