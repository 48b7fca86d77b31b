//! A match of rounds: the rounds that were played, and what follows the present one.
//!
//! The present round is not in a [`Series`] until it is over and the players go on: so its last moves can still be
//! taken back. What would follow it is asked of [`Series::after`].

use anyhow::{Result, bail, ensure};
use naqala::{Board, Game, Match, MatchStep, Reason, RoundScore, Session, Side};

use super::between::{Answer, AnswerError};

/// A match being played, up to the present round.
#[derive(Clone, Debug)]
pub(crate) struct Series {
    game: Game,
    scores: Match,
    /// The rounds that are over, as they were played.
    rounds: Vec<Session>,
    /// What follows them.
    step: MatchStep,
}

impl Series {
    /// Begins a match.
    ///
    /// # Errors
    /// When the game is not played in matches.
    pub(crate) fn new(game: &Game) -> Result<Series> {
        let Some(scores) = Match::new(game.clone()) else {
            bail!("{} is not played in matches of rounds: leave --match out", game.id());
        };
        Ok(Series { game: game.clone(), scores, rounds: Vec::new(), step: MatchStep::Round })
    }

    /// The same match from its beginning.
    pub(crate) fn anew(&self) -> Series {
        Series::new(&self.game).expect("the game is played in matches")
    }

    /// Goes on with a match of which these rounds were kept; the last of them is the present one.
    ///
    /// # Errors
    /// When a round does not begin as the rounds before it demand.
    pub(crate) fn resume(rounds: Vec<Session>) -> Result<(Series, Session)> {
        let mut rounds = rounds.into_iter();
        let Some(mut present) = rounds.next() else { bail!("a match has at least one round") };
        let mut series = Series::new(present.game())?;
        series.expect_start(&present)?;
        for next in rounds {
            ensure!(present.outcome().is_some(), "round {} of the match is not over", series.number());
            series = series.after(&present);
            while let Some(answer) = Answer::seen_in(series.step, next.game(), next.start()) {
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

    fn expect_start(&self, round: &Session) -> Result<()> {
        let follows = self.step == MatchStep::Round && self.scores.start() == round.start();
        ensure!(follows, "round {} of the match does not begin as it should", self.number());
        Ok(())
    }

    /// The match as it stands after the present round, which is over.
    pub(crate) fn after(&self, round: &Session) -> Series {
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
    pub(crate) fn answer(&mut self, answer: &Answer) -> Result<(), AnswerError> {
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
    pub(crate) fn answer_text(&mut self, text: &str) -> Result<(), AnswerError> {
        let answer = Answer::read(self.step, self.board(), text)?;
        self.answer(&answer)
    }

    /// Lets a computer player decide.
    pub(crate) fn answer_plainly(&mut self) -> Option<Answer> {
        let answer = Answer::plain(self.step)?;
        self.answer(&answer).is_ok().then_some(answer)
    }

    /// The player who has something to decide.
    pub(crate) fn asked(&self) -> Option<Side> {
        match self.step {
            MatchStep::Choose { side, .. } | MatchStep::Arrange { side, .. } => Some(side),
            MatchStep::Round | MatchStep::Over(_) => None,
        }
    }

    /// The board of the game.
    pub(crate) fn board(&self) -> &Board {
        self.game.board()
    }

    /// The round that follows, to be played.
    pub(crate) fn round(&self) -> Session {
        Session::from_position(self.game.clone(), *self.scores.start())
    }

    /// What follows the rounds that are over.
    pub(crate) fn step(&self) -> MatchStep {
        self.step
    }

    /// Whether these rounds have settled the match.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.step, MatchStep::Over(_))
    }

    /// The number of the round that follows, counted from 1.
    pub(crate) fn number(&self) -> usize {
        self.rounds.len() + 1
    }

    /// The rounds that are over, as they were played.
    pub(crate) fn rounds(&self) -> &[Session] {
        &self.rounds
    }

    /// The scores of the rounds that are over.
    pub(crate) fn scores(&self) -> &[RoundScore] {
        self.scores.rounds()
    }
}

/// Whether the game at hand, alone or with the rounds of its match before it, is played to its end.
pub(crate) fn is_finished(session: &Session, series: Option<&Series>) -> bool {
    session.outcome().is_some() && series.is_none_or(|series| series.after(session).is_over())
}
