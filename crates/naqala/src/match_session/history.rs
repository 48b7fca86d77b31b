//! Undo and redo.

use super::MatchSession;
use crate::board::event::Silent;
use crate::board::moves::Move;
use crate::board::pits::Side;
use crate::board::position::Position;
use crate::rounds::MatchAnswer;

/// An action in a game or a match that can be undone and redone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchAction {
    /// A decision was played.
    Move(Move),
    /// A question between two rounds was answered.
    Answer(MatchAnswer),
    /// The next round began.
    NextRound,
    /// A side resigned.
    Resign(Side),
}

impl MatchSession {
    /// Undoes the latest action, even across the beginning of a round; `None` if there is none.
    ///
    /// ```
    /// use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// played.enter("c").unwrap();
    /// assert!(played.undo().is_some());
    /// assert_eq!(played.position(), played.session().start());
    /// assert!(played.redo().is_some(), "it can be played again");
    /// assert_eq!(played.entries(), ["c"]);
    /// ```
    pub fn undo(&mut self) -> Option<MatchAction> {
        let action = self.undo_resignation().or_else(|| self.undo_answer());
        let action = action.or_else(|| self.undo_move()).or_else(|| self.undo_round())?;
        self.undone.push(action.clone());
        Some(action)
    }

    fn undo_resignation(&mut self) -> Option<MatchAction> {
        let side = self.given_up.take()?;
        if self.session.take_back_resignation() {
            self.after = None;
        }
        Some(MatchAction::Resign(side))
    }

    fn undo_answer(&mut self) -> Option<MatchAction> {
        let (_, answer) = self.answers.pop()?;
        self.after = None;
        self.judge_round();
        let after = self.after.as_mut().expect("answers come after a round");
        for (_, earlier) in &self.answers {
            earlier.give(after).expect("it was given before");
        }
        Some(MatchAction::Answer(answer))
    }

    fn undo_move(&mut self) -> Option<MatchAction> {
        let mv = self.session.undo()?;
        self.after = None;
        Some(MatchAction::Move(mv))
    }

    fn undo_round(&mut self) -> Option<MatchAction> {
        let round = self.finished.pop()?;
        self.session = round.session;
        if let Some(scores) = &mut self.scores {
            scores.rewind(self.finished.len(), *self.session.start());
        }
        self.after = None;
        self.judge_round();
        let after = self.after.as_mut().expect("the round was over");
        for (_, answer) in &round.answers {
            answer.give(after).expect("it was given before");
        }
        self.answers = round.answers;
        Some(MatchAction::NextRound)
    }

    /// Redoes the latest undone action; `None` if there is none.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// played.enter("c").unwrap();
    /// let undone = played.undo();
    /// assert_eq!(played.redo(), undone);
    /// ```
    pub fn redo(&mut self) -> Option<MatchAction> {
        let action = self.undone.last()?.clone();
        let is_done = match &action {
            MatchAction::Move(mv) => self.play(*mv, &mut Silent).is_ok(),
            MatchAction::Answer(answer) => self.answer(answer).is_ok(),
            MatchAction::NextRound => self.next_round(),
            MatchAction::Resign(side) => self.resign(*side),
        };
        is_done.then_some(action)
    }

    /// Records an action. If it differs from the next one to redo, the actions to redo are discarded.
    pub(super) fn note(&mut self, action: &MatchAction) {
        if self.undone.pop().is_some_and(|undone| undone != *action) {
            self.undone.clear();
        }
    }

    pub(super) fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// The number of decisions played in the current round, and that number plus the undone ones.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// played.enter("c").unwrap();
    /// played.undo();
    /// assert_eq!(played.progress(), (0, 1));
    /// ```
    pub fn progress(&self) -> (usize, usize) {
        let ahead = self.undone.iter().rev().take_while(|action| matches!(action, MatchAction::Move(_)));
        let played = self.session.history().len();
        (played, played + ahead.count())
    }

    /// Undoes or redoes decisions of the current round until this many are played. Answers after the round and a resignation
    /// are undone, too.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// played.enter("c").unwrap();
    /// played.go_to(0);
    /// assert!(!played.has_begun());
    /// played.go_to(1);
    /// assert_eq!(played.entries(), ["c"]);
    /// ```
    pub fn go_to(&mut self, decisions: usize) {
        while (self.given_up.is_some()
            || !self.answers.is_empty()
            || self.session.history().len() > decisions)
            && self.undo().is_some()
        {}
        while self.session.history().len() < decisions
            && matches!(self.undone.last(), Some(MatchAction::Move(_)))
            && self.redo().is_some()
        {}
    }

    /// Takes back the latest choice of a person in the current round, and everything after it: a resignation, an answer, or an
    /// entry. A forced pass is not a choice. Returns the number of plies taken back; `None` if there is no such choice.
    ///
    /// `is_person` gets the seat as it was when the game began ([`Position::first_seat`]).
    ///
    /// ```
    /// use naqala::{MatchSession, Side, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// played.enter("c").unwrap();
    /// played.enter("D").unwrap();
    /// assert_eq!(played.take_back(|seat| seat == Side::South), Some(2));
    /// assert_eq!(played.take_back(|_| true), None, "nothing is left to take back");
    /// ```
    pub fn take_back(&mut self, is_person: impl Fn(Side) -> bool) -> Option<usize> {
        let back_to = self.latest_choice(is_person)?;
        let plies = self.session.ply_count();
        match back_to {
            Moment::Resignation => _ = self.undo(),
            Moment::Answer(at) => {
                while self.answers.len() > at {
                    self.undo();
                }
            }
            Moment::Decision(at) => self.go_to(at),
        }
        Some(plies - self.session.ply_count())
    }

    /// Whether [`MatchSession::take_back`] finds something to take back.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert!(!played.can_take_back(|_| true), "nothing is played");
    /// ```
    pub fn can_take_back(&self, is_person: impl Fn(Side) -> bool) -> bool {
        self.latest_choice(is_person).is_some()
    }

    fn latest_choice(&self, is_person: impl Fn(Side) -> bool) -> Option<Moment> {
        let seat_at = |at: &Position| at.first_seat(at.to_move());
        if self.given_up.is_some_and(|side| is_person(self.position().first_seat(side))) {
            return Some(Moment::Resignation);
        }
        let is_theirs = |side: Side| is_person(self.position().first_seat(side));
        let answer = self.answers.iter().rposition(|(question, _)| question.side().is_some_and(is_theirs));
        if let Some(at) = answer {
            return Some(Moment::Answer(at));
        }
        let is_choice = |at: &usize| {
            let before = &self.session.history()[*at].0;
            is_person(seat_at(before)) && self.game().moves(before).as_slice() != [Move::PASS]
        };
        self.session.entry_starts().rev().find(is_choice).map(Moment::Decision)
    }
}

/// A moment of the current round to go back to.
enum Moment {
    /// Before the resignation.
    Resignation,
    /// After this many answers.
    Answer(usize),
    /// After this many decisions.
    Decision(usize),
}
