//! Matches of rounds on a board: from one round to the next.

use leptos::prelude::*;
use naqala::{AnswerError, MatchAnswer, MatchSession, MatchStep};

use super::{BoardSession, Seat};

impl BoardSession {
    /// All entries, from the first round on. The reader runs again when there are more.
    pub(crate) fn entries(&self) -> Vec<String> {
        self.with_match(MatchSession::entries)
    }

    /// Whether the game is a round of a match.
    pub(crate) fn is_in_match(&self) -> bool {
        self.with_match(MatchSession::is_match)
    }

    /// The number of the round, counted from 1, if the game is a round of a match.
    pub(crate) fn round(&self) -> Option<usize> {
        self.with_match(|played| played.is_match().then(|| played.round_number()))
    }

    /// Whether the players have continued after the round, and one of them has a question to answer.
    pub(crate) fn is_settling(&self) -> bool {
        self.goes_on.get()
    }

    /// A description of the decisions between the latest two rounds.
    pub(crate) fn said_between(&self) -> String {
        self.said_between.get()
    }

    /// Continues after a finished round: with the next one, or with a question before it.
    pub(crate) fn next_round(&self) {
        self.said_between.set(String::new());
        self.settle();
    }

    /// Answers the question before the next round.
    ///
    /// # Errors
    /// What is wrong with the answer; the question is then asked again.
    pub(crate) fn answer(&self, answer: &MatchAnswer) -> Result<(), AnswerError> {
        let text = self.peek(|session| answer.text(session.game().board()));
        self.hear_answer(&text)
    }

    /// Answers the question before the next round with an answer as it is written.
    ///
    /// # Errors
    /// What is wrong with the answer.
    pub(crate) fn hear_answer(&self, text: &str) -> Result<(), AnswerError> {
        let question = self.peek_match(MatchSession::question).ok_or(AnswerError::Nothing)?;
        // A wrong answer changes nothing: what was filled in stays, beside the reason.
        self.peek_match(|played| played.clone().answer_text(text))?;
        self.change(|played| played.answer_text(text)).unwrap_or(Err(AnswerError::Nothing))?;
        self.tell_answer(question, text);
        self.settle();
        Ok(())
    }

    /// Describes a decision.
    fn tell_answer(&self, question: MatchStep, text: &str) {
        let said = self.settings.locale.get_untracked().localizer().answered(question, text);
        self.said_between.update(|all| *all = format!("{all}{said}. "));
    }

    /// Lets the engine decide what it has to, waits for people, and begins the round when nothing is left to decide.
    fn settle(&self) {
        let seats = self.seats.get_untracked();
        let is_engine = |seat: naqala::Side| matches!(seats.get(seat.index()), Some(Seat::Engine(_)));
        let answered = self.change(|played| played.go_on(is_engine)).unwrap_or_default();
        for (question, answer) in answered {
            let text = self.peek(|session| answer.text(session.game().board()));
            self.tell_answer(question, &text);
        }
        self.goes_on.set(self.peek_match(|played| played.question().is_some()));
    }
}
