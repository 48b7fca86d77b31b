//! One game, or a match of rounds, from its first move to its end.
//!
//! Only [`MatchSession`] decides what follows a round, who has to decide something before the next one, what resigning means and
//! how far undo goes. Terminal, page and server ask it.

mod actions;
mod entries;
mod history;
mod players;
mod state;
#[cfg(test)]
mod tests;

use std::fmt;

pub use self::entries::EntryError;
pub use self::history::MatchAction;
use crate::board::pits::Side;
use crate::board::position::{Reason, Winner};
use crate::game::Game;
use crate::rounds::{Match, MatchAnswer, MatchStep};
use crate::session::Session;

/// A game being played, or a match of rounds.
///
/// It is a small state machine. [`MatchSession::phase`] says what can happen now:
///
/// | phase | what leads on |
/// |---|---|
/// | [`MatchPhase::Move`] | [`play`](MatchSession::play), [`resign`](MatchSession::resign) |
/// | [`MatchPhase::Question`] | [`answer`](MatchSession::answer), [`resign`](MatchSession::resign) |
/// | [`MatchPhase::RoundOver`] | [`next_round`](MatchSession::next_round), [`resign`](MatchSession::resign) |
/// | [`MatchPhase::Over`] | [`restart`](MatchSession::restart) |
///
/// Everything can be taken back in each phase: one action with [`undo`](MatchSession::undo), a person's latest choice with
/// [`take_back`](MatchSession::take_back). A single game has only the phases `Move` and `Over`.
///
/// ```
/// use naqala::{MatchPhase, MatchSession, Silent, catalogue};
/// let game = catalogue::game("oware-nam-nam").unwrap();
/// let mut played = MatchSession::new_match(game).expect("this game is played in rounds");
/// while played.round_number() < 3 {
///     match played.phase() {
///         MatchPhase::Move(_) => {
///             let first = played.moves()[0];
///             played.play(first, &mut Silent).unwrap();
///         }
///         MatchPhase::Question(_) => _ = played.answer_plainly(),
///         MatchPhase::RoundOver => _ = played.next_round(),
///         MatchPhase::Over(_) => break,
///     }
/// }
/// assert!(!played.scores().is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct MatchSession {
    /// The game, or the present round: the one that is over, until the next begins.
    session: Session,
    /// The match as it was when the current round began; `None` for a single game.
    scores: Option<Match>,
    /// The match after the present round with the answers so far, once the round is over.
    after: Option<Match>,
    /// The answers after the current round, each with its question.
    answers: Vec<(MatchStep, MatchAnswer)>,
    /// The rounds before the present one.
    finished: Vec<FinishedRound>,
    /// Who gave up: in the present round, or after it.
    given_up: Option<Side>,
    /// Actions that were taken back, the latest of the game first.
    undone: Vec<MatchAction>,
}

/// A round that was played and settled.
#[derive(Clone, Debug)]
struct FinishedRound {
    session: Session,
    answers: Vec<(MatchStep, MatchAnswer)>,
    entries: Vec<String>,
}

/// The phase of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchPhase {
    /// This side is to move.
    Move(Side),
    /// The round is over, and a player has to decide something before the next.
    Question(MatchStep),
    /// The round is over, and the next one can begin.
    RoundOver,
    /// The game, or the match, is over.
    Over(MatchEnd),
}

/// How a game or a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchEnd {
    /// Who won it.
    pub winner: Winner,
    /// Why the game, or the last round, was over.
    pub reason: Reason,
    /// The side that gave up, if one did.
    pub given_up: Option<Side>,
}

/// Rounds that do not make up a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumeError {
    /// There is none.
    NoRound,
    /// The game is not played in rounds.
    NoMatch,
    /// The round of this number is not over, and another follows.
    NotOver(usize),
    /// The round of this number does not begin as the rounds before it demand.
    WrongStart(usize),
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResumeError::NoRound => f.write_str("a match has at least one round"),
            ResumeError::NoMatch => f.write_str("the game is not played in matches of rounds"),
            ResumeError::NotOver(number) => write!(f, "round {number} of the match is not over"),
            ResumeError::WrongStart(number) => {
                write!(f, "round {number} of the match does not begin as it should")
            }
        }
    }
}

impl std::error::Error for ResumeError {}

impl MatchSession {
    /// A single game from the usual start.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert!(!played.is_match() && !played.has_begun());
    /// ```
    pub fn new(game: Game) -> MatchSession {
        MatchSession::of_session(Session::new(game))
    }

    /// A single game that is being played already.
    ///
    /// ```
    /// # use naqala::{MatchSession, Session, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// session.enter("c").unwrap();
    /// assert_eq!(MatchSession::of_session(session).entries(), ["c"]);
    /// ```
    pub fn of_session(session: Session) -> MatchSession {
        let mut played = MatchSession {
            session,
            scores: None,
            after: None,
            answers: Vec::new(),
            finished: Vec::new(),
            given_up: None,
            undone: Vec::new(),
        };
        played.given_up = played.loser_by_resignation();
        played
    }

    /// A match from the usual start; `None` for a game that is not played in rounds.
    ///
    /// ```
    /// use naqala::{MatchSession, catalogue};
    /// assert!(MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).is_some());
    /// assert!(MatchSession::new_match(catalogue::game("oware").unwrap()).is_none());
    /// ```
    pub fn new_match(game: Game) -> Option<MatchSession> {
        MatchSession::match_of(Session::new(game))
    }

    /// A match whose first round starts from any position; `None` for a game that is not played in rounds.
    ///
    /// ```
    /// # use naqala::{MatchSession, Session, catalogue};
    /// let round = Session::new(catalogue::game("oware-nam-nam").unwrap());
    /// assert!(MatchSession::match_of(round).unwrap().is_match());
    /// ```
    pub fn match_of(first_round: Session) -> Option<MatchSession> {
        let scores = Match::from_position(first_round.game().clone(), *first_round.start())?;
        let mut played = MatchSession { scores: Some(scores), ..MatchSession::of_session(first_round) };
        played.judge_round();
        Some(played)
    }

    /// Resumes a match from its recorded rounds, the last of which is the current one. Answers between two rounds are
    /// reconstructed from the start of the later one.
    ///
    /// ```
    /// use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// while played.round_number() == 1 {
    ///     let entry = played.session().ply_texts()[0].clone();
    ///     played.enter(&entry).unwrap();
    ///     while played.answer_plainly().is_some() {}
    ///     played.next_round();
    /// }
    /// let again = MatchSession::resume(played.rounds().cloned().collect()).unwrap();
    /// assert_eq!(again.entries(), played.entries());
    /// ```
    ///
    /// # Errors
    /// A round is not over, or does not begin as the rounds before it demand.
    pub fn resume(rounds: Vec<Session>) -> Result<MatchSession, ResumeError> {
        let mut rounds = rounds.into_iter();
        let first = rounds.next().ok_or(ResumeError::NoRound)?;
        let mut played = MatchSession::match_of(first).ok_or(ResumeError::NoMatch)?;
        for next in rounds {
            if played.after.is_none() {
                return Err(ResumeError::NotOver(played.round_number()));
            }
            while let Some(step) = played.question()
                && let Some(answer) = MatchAnswer::seen_in(step, next.game(), next.start())
            {
                // An answer that does not count leaves the question open: the round cannot begin then.
                if played.answer(&answer).is_err() {
                    break;
                }
            }
            let number = played.round_number() + 1;
            if !played.next_round() || played.session.start() != next.start() {
                return Err(ResumeError::WrongStart(number));
            }
            played.session = next;
            played.given_up = played.loser_by_resignation();
            played.judge_round();
        }
        Ok(played)
    }

    /// Starts the game again from its beginning, or the whole match.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// played.enter("c").unwrap();
    /// played.restart();
    /// assert!(!played.has_begun());
    /// ```
    pub fn restart(&mut self) {
        let first = self.finished.first().map_or(&self.session, |round| &round.session);
        let first = Session::from_position(first.game().clone(), *first.start());
        let again = match self.scores {
            Some(_) => MatchSession::match_of(first),
            None => Some(MatchSession::of_session(first)),
        };
        *self = again.expect("the game is played in matches");
    }
}

impl MatchSession {
    /// Takes in the end of the present round, if it is over.
    fn judge_round(&mut self) {
        let Some(scores) = self.scores.as_ref().filter(|_| self.after.is_none()) else { return };
        if self.session.outcome().is_none() {
            return;
        }
        let mut after = scores.clone();
        after
            .finish_round(self.session.position())
            .expect("the round is over, and those before it are settled");
        self.after = Some(after);
    }

    /// Who gave up in the present round, as its outcome says it: a record knows only who won.
    fn loser_by_resignation(&self) -> Option<Side> {
        let outcome = self.outcome().filter(|outcome| outcome.reason == Reason::Resigned)?;
        let has_lost = |side: &Side| match outcome.winner {
            Winner::Side(winner) => !self.game().are_partners(*side, winner),
            Winner::Draw | Winner::Nobody => true,
        };
        self.game().sides().find(has_lost)
    }
}
