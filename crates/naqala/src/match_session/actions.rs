//! The actions of players: moves, answers between two rounds, starting the next round, resigning.

use super::{FinishedRound, MatchAction, MatchPhase, MatchSession};
use crate::board::event::Observer;
use crate::board::moves::Move;
use crate::board::pits::Side;
use crate::board::position::IllegalMove;
use crate::rounds::{AnswerError, MatchAnswer, MatchStep};
use crate::session::Session;

impl MatchSession {
    /// Plays one decision.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// let first = played.moves()[0];
    /// played.play(first, &mut naqala::Silent).unwrap();
    /// assert!(played.play(first, &mut naqala::Silent).is_err(), "it is North's turn");
    /// ```
    ///
    /// # Errors
    /// [`IllegalMove`] when it is not legal; nothing changes then.
    pub fn play<O: Observer>(&mut self, mv: Move, observer: &mut O) -> Result<(), IllegalMove> {
        self.session.play(mv, observer)?;
        self.note(&MatchAction::Move(mv));
        self.judge_round();
        Ok(())
    }

    /// Plays all decisions of a ply.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// let ply = played.session().read_entry("c").unwrap();
    /// played.play_ply(&ply, &mut naqala::Silent).unwrap();
    /// assert_eq!(played.entries(), ["c"]);
    /// ```
    ///
    /// # Errors
    /// [`IllegalMove`] for the first decision that is not legal; the decisions before it stay played.
    pub fn play_ply<O: Observer>(&mut self, ply: &[Move], observer: &mut O) -> Result<(), IllegalMove> {
        ply.iter().try_for_each(|mv| self.play(*mv, observer))
    }

    /// Answers the question between two rounds.
    ///
    /// # Errors
    /// What is wrong with the answer; nothing changes then.
    pub fn answer(&mut self, answer: &MatchAnswer) -> Result<(), AnswerError> {
        let question = self.question().ok_or(AnswerError::Nothing)?;
        answer.give(self.after.as_mut().ok_or(AnswerError::Nothing)?)?;
        self.answers.push((question, answer.clone()));
        self.note(&MatchAction::Answer(answer.clone()));
        Ok(())
    }

    /// Answers the question before the next round with an answer as it is written: `claim A C`, `3 2 2`.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// assert!(played.answer_text("claim A").is_err(), "nothing is asked yet");
    /// ```
    ///
    /// # Errors
    /// What is wrong with the answer; nothing changes then.
    pub fn answer_text(&mut self, text: &str) -> Result<(), AnswerError> {
        let question = self.question().ok_or(AnswerError::Nothing)?;
        let answer = MatchAnswer::read(question, self.game().board(), text)?;
        self.answer(&answer)
    }

    /// Answers as a computer player does ([`MatchAnswer::plain`]); `None` if there is no question.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// while played.outcome().is_none() {
    ///     let first = played.moves()[0];
    ///     played.play(first, &mut naqala::Silent).unwrap();
    /// }
    /// while played.answer_plainly().is_some() {}
    /// assert_eq!(played.question(), None);
    /// ```
    pub fn answer_plainly(&mut self) -> Option<MatchAnswer> {
        let answer = MatchAnswer::plain(self.question()?)?;
        self.answer(&answer).is_ok().then_some(answer)
    }

    /// Takes back all answers after the present round.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// while played.outcome().is_none() {
    ///     let first = played.moves()[0];
    ///     played.play(first, &mut naqala::Silent).unwrap();
    /// }
    /// while played.answer_plainly().is_some() {}
    /// played.withdraw_answers();
    /// assert!(played.answers().is_empty());
    /// ```
    pub fn withdraw_answers(&mut self) {
        while !self.answers.is_empty() {
            self.undo();
        }
    }

    /// Begins the next round; false where there is none, or something is still to be decided.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// assert!(!played.next_round(), "the first round is not over");
    /// while played.outcome().is_none() {
    ///     let first = played.moves()[0];
    ///     played.play(first, &mut naqala::Silent).unwrap();
    /// }
    /// while played.answer_plainly().is_some() {}
    /// assert!(played.next_round());
    /// assert_eq!(played.round_number(), 2);
    /// ```
    pub fn next_round(&mut self) -> bool {
        if self.phase() != MatchPhase::RoundOver {
            return false;
        }
        let entries = self.entries_of_round();
        let Some(after) = self.after.take() else { return false };
        let next = Session::from_position(self.game().clone(), *after.start());
        let session = std::mem::replace(&mut self.session, next);
        let answers = std::mem::take(&mut self.answers);
        self.finished.push(FinishedRound { session, answers, entries });
        self.scores = Some(after);
        self.note(&MatchAction::NextRound);
        self.judge_round();
        true
    }

    /// Continues after a finished round: computer players give simple answers, and the next round begins when nothing is left
    /// to decide. Stops where a person has to decide. Returns the answers with their questions.
    ///
    /// `is_computer` gets the seat as the game began ([`first_seat`](crate::Position::first_seat)).
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// while played.outcome().is_none() {
    ///     let first = played.moves()[0];
    ///     played.play(first, &mut naqala::Silent).unwrap();
    /// }
    /// played.go_on(|_| true);
    /// assert_eq!(played.round_number(), 2);
    /// ```
    pub fn go_on(&mut self, is_computer: impl Fn(Side) -> bool) -> Vec<(MatchStep, MatchAnswer)> {
        let mut answered = Vec::new();
        while let Some(question) = self.question()
            && question.side().is_some_and(|side| is_computer(self.position().first_seat(side)))
            && let Some(answer) = self.answer_plainly()
        {
            answered.push((question, answer));
        }
        self.next_round();
        answered
    }

    /// The side for which a person may resign now: the one that is to move or to decide, if a person plays it, and otherwise
    /// the next one that a person plays. `None` if everything is over, or if only computers play.
    ///
    /// `is_person` gets the seat as the game began ([`Position::first_seat`]).
    ///
    /// ```
    /// use naqala::{MatchSession, Side, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert_eq!(played.resigning_side(|_| true), Some(Side::South));
    /// assert_eq!(played.resigning_side(|seat| seat == Side::North), Some(Side::North), "while South thinks");
    /// assert_eq!(played.resigning_side(|_| false), None);
    /// played.resign(Side::North);
    /// assert_eq!(played.resigning_side(|_| true), None, "it is over");
    /// ```
    ///
    /// [`Position::first_seat`]: crate::Position::first_seat
    pub fn resigning_side(&self, is_person: impl Fn(Side) -> bool) -> Option<Side> {
        if self.is_over() {
            return None;
        }
        let (game, position) = (self.game(), self.position());
        let next = self.to_move().unwrap_or(position.to_move());
        let before = game.sides().take_while(|side| *side != next);
        let mut sides = game.sides().skip_while(|side| *side != next).chain(before);
        sides.find(|side| is_person(position.first_seat(*side)))
    }

    /// A side gives up the game, or the whole match: during a round or between two. False if it is over already.
    ///
    /// ```
    /// use naqala::{MatchPhase, MatchSession, Side, Winner, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert!(played.resign(Side::North));
    /// assert!(matches!(played.phase(), MatchPhase::Over(end) if end.winner == Winner::Side(Side::South)));
    /// assert!(!played.resign(Side::South), "it is over");
    /// ```
    pub fn resign(&mut self, side: Side) -> bool {
        if self.is_over() {
            return false;
        }
        // Between two rounds the result of the last one stands.
        self.session.resign(side);
        self.given_up = Some(side);
        self.note(&MatchAction::Resign(side));
        self.judge_round();
        true
    }
}
