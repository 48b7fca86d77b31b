//! A match of rounds: the rounds that were played, and what follows the present one.
//!
//! The present round is not in a [`Series`] until it is over and the players go on: so its last moves can still be
//! taken back. What would follow it is asked of [`Series::after`].

use anyhow::{Result, bail, ensure};
use naqala::{Game, Match, MatchStep, Pit, PitSet, Reason, RoundScore, Session};

/// What is wrong with a choice of pits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ClaimError {
    /// No pits are to be chosen.
    Nothing,
    /// Not so many different pits of the other row.
    Number(usize),
    /// No pit of the other row.
    NoPit { name: String, there_are: String },
}

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
            if let MatchStep::Claim { side, of, .. } = series.step {
                let taken = |pit: &Pit| next.game().owner(next.start(), *pit) == Some(side);
                let chosen: Vec<Pit> = of.into_iter().filter(taken).collect();
                // A choice that does not count leaves the claim open: the round cannot begin then.
                let _ = series.claim(&chosen);
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

    /// The pits that the winner of the latest round takes over.
    ///
    /// # Errors
    /// What is wrong with the choice.
    pub(crate) fn claim(&mut self, pits: &[Pit]) -> Result<(), ClaimError> {
        let MatchStep::Claim { pits: wanted, .. } = self.step else { return Err(ClaimError::Nothing) };
        self.scores.claim(pits).map_err(|_| ClaimError::Number(wanted))?;
        self.step = MatchStep::Round;
        Ok(())
    }

    /// The pits that the winner of the latest round takes over, as he writes them: `A C` or `claim A C`.
    ///
    /// # Errors
    /// What is wrong with the choice.
    pub(crate) fn claim_text(&mut self, text: &str) -> Result<(), ClaimError> {
        let MatchStep::Claim { of, .. } = self.step else {
            return Err(ClaimError::Nothing);
        };
        let words =
            text.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|word| !word.is_empty());
        let named = words.enumerate().filter(|(at, word)| *at > 0 || !word.eq_ignore_ascii_case("claim"));
        let pits: Result<Vec<Pit>, ClaimError> = named.map(|(_, word)| self.pit_of(of, word)).collect();
        self.claim(&pits?)
    }

    fn pit_of(&self, of: PitSet, name: &str) -> Result<Pit, ClaimError> {
        let board = self.game.board();
        let found = of.into_iter().find(|&pit| board.name(pit).eq_ignore_ascii_case(name));
        found.ok_or_else(|| ClaimError::NoPit { name: name.to_owned(), there_are: self.names(of) })
    }

    /// The names of some pits: "A B C".
    pub(crate) fn names(&self, pits: PitSet) -> String {
        let board = self.game.board();
        pits.into_iter().map(|pit| board.name(pit)).collect::<Vec<_>>().join(" ")
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

/// The pits a computer player takes over: those at the beginning of the row.
pub(crate) fn nearest(of: PitSet, pits: usize) -> Vec<Pit> {
    of.into_iter().take(pits).collect()
}

/// Whether the game at hand, alone or with the rounds of its match before it, is played to its end.
pub(crate) fn is_finished(session: &Session, series: Option<&Series>) -> bool {
    session.outcome().is_some() && series.is_none_or(|series| series.after(session).is_over())
}
