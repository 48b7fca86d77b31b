//! A match of rounds as it is played: the rounds that are over, and what follows the present one.

use std::fmt;

use super::{AnswerError, Match, MatchAnswer, MatchStep, RoundScore};
use crate::board::Board;
use crate::game::Game;
use crate::pits::Side;
use crate::position::Reason;
use crate::session::Session;

/// A match being played, up to the present round.
///
/// The present round is not in it until that is over and the players go on: so its last moves can still be taken back.
/// What would follow it is asked of [`Series::after`].
///
/// ```
/// use naqala::{Series, Silent, catalogue};
/// let mut series = Series::new(&catalogue::game("oware-nam-nam").unwrap()).expect("it is played in rounds");
/// let mut round = series.round();
/// while round.outcome().is_none() {
///     let first = round.moves()[0];
///     round.play_legal(first, &mut Silent);
/// }
/// series = series.after(&round);
/// while series.answer_plainly().is_some() {}
/// assert_eq!(series.number(), 2);
/// assert!(!series.is_over());
/// ```
#[derive(Clone, Debug)]
pub struct Series {
    game: Game,
    scores: Match,
    /// The rounds that are over, as they were played.
    rounds: Vec<Session>,
    /// What follows them.
    step: MatchStep,
}

/// Rounds that are no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesError {
    /// There is none.
    NoRound,
    /// The game is not played in rounds.
    NoMatch,
    /// The round of this number is not over, and another follows.
    NotOver(usize),
    /// The round of this number does not begin as the rounds before it demand.
    WrongStart(usize),
}

impl fmt::Display for SeriesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeriesError::NoRound => f.write_str("a match has at least one round"),
            SeriesError::NoMatch => f.write_str("the game is not played in matches of rounds"),
            SeriesError::NotOver(number) => write!(f, "round {number} of the match is not over"),
            SeriesError::WrongStart(number) => {
                write!(f, "round {number} of the match does not begin as it should")
            }
        }
    }
}

impl std::error::Error for SeriesError {}

impl Series {
    /// Begins a match; nothing for a game that is not played in rounds.
    pub fn new(game: &Game) -> Option<Series> {
        let scores = Match::new(game.clone())?;
        Some(Series { game: game.clone(), scores, rounds: Vec::new(), step: MatchStep::Round })
    }

    /// The same match from its beginning.
    #[must_use]
    pub fn anew(&self) -> Series {
        Series::new(&self.game).expect("the game is played in matches")
    }

    /// Goes on with a match of which these rounds were kept; the last of them is the present one.
    ///
    /// # Errors
    /// When a round does not begin as the rounds before it demand.
    pub fn resume(rounds: Vec<Session>) -> Result<(Series, Session), SeriesError> {
        let mut rounds = rounds.into_iter();
        let mut present = rounds.next().ok_or(SeriesError::NoRound)?;
        let mut series = Series::new(present.game()).ok_or(SeriesError::NoMatch)?;
        series.expect_start(&present)?;
        for next in rounds {
            if present.outcome().is_none() {
                return Err(SeriesError::NotOver(series.number()));
            }
            series = series.after(&present);
            while let Some(answer) = MatchAnswer::seen_in(series.step, next.game(), next.start()) {
                // An answer that does not count leaves the question open: the round cannot begin then.
                if series.answer(&answer).is_err() {
                    break;
                }
            }
            series.expect_start(&next)?;
            present = next;
        }
        Ok((series, present))
    }

    fn expect_start(&self, round: &Session) -> Result<(), SeriesError> {
        let follows = self.step == MatchStep::Round && self.scores.start() == round.start();
        if follows { Ok(()) } else { Err(SeriesError::WrongStart(self.number())) }
    }

    /// The match as it stands after the present round.
    ///
    /// # Panics
    /// When the round is not over.
    #[must_use]
    pub fn after(&self, round: &Session) -> Series {
        let mut next = self.clone();
        let step = next.scores.finish_round(round.position());
        next.step = step.expect("the round is over, and the rounds before it are settled");
        next.rounds.push(round.clone());
        // Whoever gives up gives up the match: the seeds on the board are nobody's yet and cannot be counted.
        if let Some(outcome) = round.outcome().filter(|outcome| outcome.reason == Reason::Resigned) {
            next.step = MatchStep::Over(outcome.winner);
        }
        next
    }

    /// What a player decides between the rounds.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn answer(&mut self, answer: &MatchAnswer) -> Result<(), AnswerError> {
        if self.asked().is_none() {
            return Err(AnswerError::Nothing);
        }
        self.step = answer.give(&mut self.scores)?;
        Ok(())
    }

    /// What a player decides between the rounds, as he writes it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn answer_text(&mut self, text: &str) -> Result<(), AnswerError> {
        let answer = MatchAnswer::read(self.step, self.board(), text)?;
        self.answer(&answer)
    }

    /// Lets a computer player decide.
    pub fn answer_plainly(&mut self) -> Option<MatchAnswer> {
        let answer = MatchAnswer::plain(self.step)?;
        self.answer(&answer).is_ok().then_some(answer)
    }

    /// The player who has something to decide.
    pub fn asked(&self) -> Option<Side> {
        match self.step {
            MatchStep::Choose { side, .. } | MatchStep::Arrange { side, .. } => Some(side),
            MatchStep::Round | MatchStep::Over(_) => None,
        }
    }

    /// The board of the game.
    pub fn board(&self) -> &Board {
        self.game.board()
    }

    /// The round that follows, to be played.
    pub fn round(&self) -> Session {
        Session::from_position(self.game.clone(), *self.scores.start())
    }

    /// What follows the rounds that are over.
    pub fn step(&self) -> MatchStep {
        self.step
    }

    /// Whether these rounds have settled the match.
    pub fn is_over(&self) -> bool {
        matches!(self.step, MatchStep::Over(_))
    }

    /// The number of the round that follows, counted from 1.
    pub fn number(&self) -> usize {
        self.rounds.len() + 1
    }

    /// The rounds that are over, as they were played.
    pub fn rounds(&self) -> &[Session] {
        &self.rounds
    }

    /// The scores of the rounds that are over.
    pub fn scores(&self) -> &[RoundScore] {
        self.scores.rounds()
    }
}
