//! The state of a game or a match: whose turn it is, the score, how it ended.

use super::{MatchEnd, MatchPhase, MatchSession};
use crate::board::moves::Moves;
use crate::board::pits::Side;
use crate::board::position::{Outcome, Position, Reason};
use crate::game::Game;
use crate::rounds::{Match, MatchAnswer, MatchStep, RoundScore};
use crate::session::Session;

impl MatchSession {
    /// The game, or the present round: the one that is over, until the next begins.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert!(played.session().history().is_empty());
    /// ```
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The game that is played.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert_eq!(played.game().id(), "oware");
    /// ```
    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// The position on the board.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert_eq!(played.position(), played.session().start());
    /// ```
    pub fn position(&self) -> &Position {
        self.session.position()
    }

    /// Whether it is a match of rounds.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// assert!(played.is_match());
    /// ```
    pub fn is_match(&self) -> bool {
        self.scores.is_some()
    }

    /// The number of the present round, counted from 1. A single game is round 1.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// assert_eq!(played.round_number(), 1);
    /// ```
    pub fn round_number(&self) -> usize {
        self.finished.len() + 1
    }

    /// All rounds in order, the present one last.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// assert_eq!(played.rounds().count(), played.round_number());
    /// ```
    pub fn rounds(&self) -> impl Iterator<Item = &Session> {
        self.finished.iter().map(|round| &round.session).chain([&self.session])
    }

    /// The results of the finished rounds, including the current one once it is over.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// assert!(played.scores().is_empty());
    /// played.resign(naqala::Side::South);
    /// assert_eq!(played.scores().len(), 1);
    /// ```
    pub fn scores(&self) -> &[RoundScore] {
        self.after.as_ref().or(self.scores.as_ref()).map_or(&[], Match::rounds)
    }

    /// How the rounds before the present one went.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// played.resign(naqala::Side::South);
    /// assert!(played.earlier_scores().is_empty(), "the round that was given up is the present one");
    /// ```
    pub fn earlier_scores(&self) -> &[RoundScore] {
        self.scores.as_ref().map_or(&[], Match::rounds)
    }

    /// The answers after the current round, each with its question.
    pub fn answers(&self) -> &[(MatchStep, MatchAnswer)] {
        &self.answers
    }

    /// The answers before the current round, each with its question.
    pub fn earlier_answers(&self) -> &[(MatchStep, MatchAnswer)] {
        self.finished.last().map_or(&[], |round| &round.answers)
    }

    /// Whether anything has happened yet.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// played.enter("c").unwrap();
    /// assert!(played.has_begun());
    /// ```
    pub fn has_begun(&self) -> bool {
        !self.session.history().is_empty() || !self.finished.is_empty() || self.given_up.is_some()
    }

    /// The current phase.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert_eq!(played.phase(), naqala::MatchPhase::Move(naqala::Side::South));
    /// ```
    pub fn phase(&self) -> MatchPhase {
        if let Some(end) = self.end() {
            return MatchPhase::Over(end);
        }
        match self.after.as_ref().map(Match::step) {
            None => MatchPhase::Move(self.position().to_move()),
            Some(MatchStep::Round | MatchStep::Over(_)) => MatchPhase::RoundOver,
            Some(question) => MatchPhase::Question(question),
        }
    }

    /// How the present round ended, if it has.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert_eq!(played.outcome(), None);
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        self.session.outcome()
    }

    /// How the game or the match ended, if it has.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// played.resign(naqala::Side::South);
    /// assert_eq!(played.end().unwrap().given_up, Some(naqala::Side::South));
    /// ```
    pub fn end(&self) -> Option<MatchEnd> {
        let given_up = self.given_up;
        let outcome = self.outcome()?;
        let Some(after) = &self.after else {
            return Some(MatchEnd { winner: outcome.winner, reason: outcome.reason, given_up });
        };
        match (given_up, after.step()) {
            // The seeds on the board are not divided yet, so the round cannot be scored: resigning loses the whole match.
            (Some(side), _) => Some(MatchEnd {
                winner: self.game().winner_if_resigned(side),
                reason: Reason::Resigned,
                given_up,
            }),
            (None, MatchStep::Over(winner)) => Some(MatchEnd { winner, reason: outcome.reason, given_up }),
            (None, _) => None,
        }
    }

    /// Whether the game, or the whole match, is over.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert!(!played.is_over());
    /// ```
    pub fn is_over(&self) -> bool {
        self.end().is_some()
    }

    /// The side to move, or to decide something between two rounds; `None` if there is nothing to decide.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert_eq!(played.to_move(), Some(naqala::Side::South));
    /// ```
    pub fn to_move(&self) -> Option<Side> {
        match self.phase() {
            MatchPhase::Move(side) => Some(side),
            MatchPhase::Question(step) => step.side(),
            MatchPhase::RoundOver | MatchPhase::Over(_) => None,
        }
    }

    /// The number of the player who is to move or to decide ([`Game::player_of`]).
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// played.enter("c").unwrap();
    /// assert_eq!(played.player_to_move(), Some(1));
    /// ```
    pub fn player_to_move(&self) -> Option<usize> {
        self.to_move().map(|side| self.game().player_of(self.position(), side))
    }

    /// The legal decisions now; none between two rounds.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert_eq!(played.moves().len(), 6);
    /// ```
    pub fn moves(&self) -> Moves {
        self.session.moves()
    }

    /// A player's open question before the next round.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// assert_eq!(played.question(), None, "the first round is not over");
    /// ```
    pub fn question(&self) -> Option<MatchStep> {
        match self.phase() {
            MatchPhase::Question(step) => Some(step),
            _ => None,
        }
    }

    /// The side that gave up, if one did.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert_eq!(played.given_up_by(), None);
    /// ```
    pub fn given_up_by(&self) -> Option<Side> {
        self.given_up
    }
}
