//! Matches of several rounds: what a round carries over to the next.
//!
//! There are four ways. *Territory*: captured seeds are worth pits; the stronger player claims pits of the other row, and all
//! pits are filled anew. *Refill*: each player fills their own row with the seeds won; a pit that cannot be filled is empty, or
//! out of play, for that round. *Arrange*: the weaker player lays out all their seeds freely, and the stronger one matches this
//! layout.
//! *Sale*: sold pits are still sown by their old owner, but the seeds left in them when a round ends belong to the buyer.

mod answer;
mod arrange;
mod length;
mod refill;
mod sale;
mod territory;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;
use std::fmt;

pub use self::answer::{AnswerError, MatchAnswer};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::{Decision, Position, Status, Winner};
use crate::game::Game;
use crate::program::{Carry, MatchRules, RoundStarter};

/// A match is over after so many void rounds on end.
const MOST_VOID: usize = 20;

/// The result of a round in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundScore {
    /// Who began the round.
    pub starter: Side,
    /// The seeds of South and North at its end.
    pub seeds: [i32; 2],
    /// Who won it; `Winner::Nobody` if it was void and is played again.
    pub winner: Winner,
    /// The points of South and North for it, unless all rounds count the same.
    pub points: Option<[u32; 2]>,
}

/// A match of rounds being played.
///
/// ```
/// use naqala::{Match, MatchStep, Silent, catalogue};
/// let game = catalogue::game("oware-nam-nam").unwrap();
/// let mut series = Match::new(game.clone()).expect("this game is played in rounds");
/// let mut position = *series.start();
/// while !position.is_over() {
///     let first = game.moves(&position)[0];
///     position = game.play_legal(&position, first, &mut Silent);
/// }
/// if let MatchStep::Choose { pits, of, .. } = series.finish_round(&position).unwrap() {
///     let nearest: Vec<_> = of.into_iter().take(pits).collect();
///     assert_eq!(series.choose(&nearest), Ok(MatchStep::Round));
/// }
/// assert_eq!(series.rounds().len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    game: Game,
    start: Position,
    rounds: Vec<RoundScore>,
    /// Open decisions before the next round, in order.
    pending: Vec<MatchStep>,
    winner: Option<Winner>,
}

/// What follows a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchStep {
    /// A player chooses pits: [`Match::choose`].
    Choose {
        /// Who chooses.
        side: Side,
        /// The number of pits to choose.
        pits: usize,
        /// The pits to choose from.
        of: PitSet,
        /// What becomes of them.
        purpose: PitChoice,
    },
    /// A player lays out their own seeds freely, and the opponent copies the layout: [`Match::arrange`].
    Arrange {
        /// Who lays out.
        side: Side,
        /// The number of seeds to lay out.
        seeds: u32,
        /// The pits to fill, in the order of the answer's numbers.
        pits: PitSet,
        /// Minimum number of seeds in a pit.
        least: u8,
        /// At least one pit has to hold this many.
        fullest: u8,
    },
    /// The next round begins: [`Match::start`].
    Round,
    /// The match is over.
    Over(Winner),
}

impl MatchStep {
    /// The side that has something to decide.
    pub fn side(&self) -> Option<Side> {
        match self {
            MatchStep::Choose { side, .. } | MatchStep::Arrange { side, .. } => Some(*side),
            MatchStep::Round | MatchStep::Over(_) => None,
        }
    }
}

/// The purpose of choosing pits between two rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PitChoice {
    /// The stronger player claims pits of the other row.
    TakeOver,
    /// A player who cannot fill the own row leaves pits of it empty.
    LeaveEmpty,
    /// The weaker player sells pits of the own row.
    Sell,
    /// The weaker player sells half of a pit of the own row.
    SellHalf,
    /// The stronger player buys back sold pits of the own row.
    TakeBack,
}

impl PitChoice {
    /// The word that may precede the pits in an answer: `claim A C`.
    ///
    /// ```
    /// # use naqala::PitChoice;
    /// assert_eq!(PitChoice::TakeOver.word(), "claim");
    /// ```
    pub const fn word(self) -> &'static str {
        match self {
            PitChoice::TakeOver => "claim",
            PitChoice::LeaveEmpty => "leave",
            PitChoice::Sell => "sell",
            PitChoice::SellHalf => "share",
            PitChoice::TakeBack => "regain",
        }
    }
}

/// A step of a match that is not possible now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchError(String);

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for MatchError {}

impl Match {
    /// Starts a match; `None` for a game without rounds.
    ///
    /// ```
    /// # use naqala::{Match, catalogue};
    /// assert!(Match::new(catalogue::game("oware-nam-nam").unwrap()).is_some());
    /// assert!(Match::new(catalogue::game("oware").unwrap()).is_none());
    /// ```
    pub fn new(game: Game) -> Option<Match> {
        let start = game.start();
        Match::from_position(game, start)
    }

    /// Starts a match whose first round begins with any position; `None` for a game that is not played in rounds.
    pub fn from_position(game: Game, start: Position) -> Option<Match> {
        game.program.series.as_ref()?;
        Some(Match { game, start, rounds: Vec::new(), pending: Vec::new(), winner: None })
    }

    /// Goes back to the beginning of the round after the first `rounds` ones, which began with this position.
    pub(crate) fn rewind(&mut self, rounds: usize, start: Position) {
        self.rounds.truncate(rounds);
        self.pending.clear();
        self.winner = None;
        self.start = start;
    }

    /// The start position of the current round.
    ///
    /// ```
    /// # use naqala::{Match, catalogue};
    /// let game = catalogue::game("oware-nam-nam").unwrap();
    /// let start = game.start();
    /// assert_eq!(*Match::new(game).unwrap().start(), start);
    /// ```
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The finished rounds.
    ///
    /// ```
    /// # use naqala::{Match, catalogue};
    /// let scores = Match::new(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// assert!(scores.rounds().is_empty());
    /// ```
    pub fn rounds(&self) -> &[RoundScore] {
        &self.rounds
    }

    /// The winner of the match, once it is over.
    ///
    /// ```
    /// # use naqala::{Match, catalogue};
    /// let scores = Match::new(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// assert_eq!(scores.winner(), None);
    /// ```
    pub fn winner(&self) -> Option<Winner> {
        self.winner
    }

    /// What comes next: a decision, a round to play, or the end.
    ///
    /// ```
    /// # use naqala::{Match, MatchStep, catalogue};
    /// let scores = Match::new(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// assert_eq!(scores.step(), MatchStep::Round);
    /// ```
    pub fn step(&self) -> MatchStep {
        let decided = self.winner.map_or(MatchStep::Round, MatchStep::Over);
        self.pending.first().copied().unwrap_or(decided)
    }

    fn rules(&self) -> &MatchRules {
        self.game.program.series.as_ref().expect("a match is begun only where there are rules for it")
    }

    /// Enters the final position of the current round.
    ///
    /// ```
    /// # use naqala::{Match, Session, Silent, catalogue};
    /// let mut scores = Match::new(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// assert!(scores.finish_round(&scores.start().clone()).is_err());
    /// let mut round = Session::from_position(catalogue::game("oware-nam-nam").unwrap(), *scores.start());
    /// while round.outcome().is_none() {
    ///     round.play(round.moves()[0], &mut Silent).unwrap();
    /// }
    /// scores.finish_round(round.position()).unwrap();
    /// assert_eq!(scores.rounds().len(), 1);
    /// ```
    ///
    /// # Errors
    /// The round is not over, a decision is open, or the match is over.
    pub fn finish_round(&mut self, end: &Position) -> Result<MatchStep, MatchError> {
        let Status::Over(outcome) = end.status() else {
            return Err(MatchError("the round is not over".into()));
        };
        if self.step() != MatchStep::Round {
            return Err(MatchError("the round before is not settled, or the match is over".into()));
        }
        let seeds = [Side::South, Side::North].map(|side| self.game.score(end, side));
        let winner = outcome.winner;
        let points = self.rules().points.map(|points| points.of_round(winner, seeds, self.game.total));
        self.rounds.push(RoundScore { starter: self.start.starter, seeds, winner, points });
        if outcome.winner == Winner::Nobody {
            // A void round is played again, unless there were too many.
            self.winner = self.has_no_more_rounds().then(|| self.richer());
            return Ok(self.step());
        }
        let starter = self.next_starter(outcome.winner);
        let pits = self.lay_out(end, seeds, outcome.winner);
        self.begin(starter);
        self.judge(pits);
        Ok(self.step())
    }

    /// Lays out the next round, and sets the decisions that are open before it. Returns the pits that South and North have now,
    /// if that is meaningful.
    fn lay_out(&mut self, end: &Position, seeds: [i32; 2], winner: Winner) -> Option<[usize; 2]> {
        let is_unsettled = winner == Winner::Draw && seeds[0] + seeds[1] < i32::from(self.game.total);
        match self.rules().carry {
            Carry::Territory { chosen } => Some(self.divide_territory(seeds, chosen)),
            Carry::Nothing => {
                self.start = self.game.start();
                None
            }
            Carry::Sale => Some(self.trade(seeds)),
            // Unassigned seeds cannot be laid out: the next round begins like the drawn one.
            _ if is_unsettled => None,
            Carry::Refill(refill) => Some(self.refill(self.held(end, seeds), refill)),
            Carry::Arrange(arrange) => Some(self.await_arrangement(self.held(end, seeds), arrange)),
        }
    }

    /// The seeds of the players after a round. If the round was decided early, seeds still on the board belong to the owners of
    /// their pits.
    fn held(&self, end: &Position, seeds: [i32; 2]) -> [i32; 2] {
        let lying = [Side::South, Side::North].map(|side| self.game.seeds_owned(end, side));
        let held = [seeds[0] + lying[0], seeds[1] + lying[1]];
        let held = if held[0] + held[1] == i32::from(self.game.total) { held } else { seeds };
        // A player's negative score is matched by extra seeds of the other one.
        let missing = held.map(|seeds| seeds.min(0));
        let mut held = [held[0].max(0) + missing[1], held[1].max(0) + missing[0]];
        // Seeds in pits that are marked for both count twice, but are laid out only once.
        let twice = (held[0] + held[1] - i32::from(self.game.total)).max(0);
        held[usize::from(held[1] > held[0])] -= twice;
        held
    }

    fn next_starter(&self, winner: Winner) -> Side {
        let alternate = self.start.starter.other();
        match (self.rules().starter, winner) {
            (RoundStarter::Loser, Winner::Side(winner)) => winner.other(),
            (RoundStarter::Winner, Winner::Side(winner)) => winner,
            (RoundStarter::Alternate, _) | (_, Winner::Draw | Winner::Nobody) => alternate,
        }
    }

    fn begin(&mut self, starter: Side) {
        self.start.starter = starter;
        self.start.to_move = starter;
        self.open_race();
    }

    /// Starts the round with a race, if the game has one and the layout allows it.
    fn open_race(&mut self) {
        self.start.decision = self.game.start().decision;
        if self.start.decision == Decision::Race && !self.game.is_race_open(&self.start) {
            self.start.decision = Decision::Pick;
        }
    }

    /// Ends the match if it is decided, given the number of pits each player has now.
    fn judge(&mut self, pits: Option<[usize; 2]>) {
        let rules = self.rules();
        let (goal, least) = (rules.goal_pits as usize, rules.least_pits as usize);
        let limit = rules.rounds as usize;
        let counted = self.rounds.iter().filter(|round| round.winner != Winner::Nobody).count();
        self.winner = match pits {
            Some([south, _]) if goal > 0 && south >= goal => Some(Winner::Side(Side::South)),
            Some([_, north]) if goal > 0 && north >= goal => Some(Winner::Side(Side::North)),
            Some([south, _]) if south < least => Some(Winner::Side(Side::North)),
            Some([_, north]) if north < least => Some(Winner::Side(Side::South)),
            _ if self.is_goal_reached() => Some(self.leader()),
            _ if limit > 0 && counted >= limit => Some(self.leader()),
            _ if self.has_no_more_rounds() => Some(self.richer()),
            _ => None,
        };
        if self.winner.is_some() {
            self.pending.clear();
        }
    }

    /// Whether no further round is played, whatever the last one has brought: two programs that always play alike would repeat a
    /// void round for ever.
    fn has_no_more_rounds(&self) -> bool {
        let most = self.rules().most_rounds as usize;
        let void = self.rounds.iter().rev().take_while(|round| round.winner == Winner::Nobody).count();
        most > 0 && self.rounds.len() >= most || void >= MOST_VOID
    }

    /// Whether one player has enough points to win the match, and more than the other.
    fn is_goal_reached(&self) -> bool {
        let goal = self.rules().goal_points;
        let [south, north] = self.points();
        goal > 0 && south.max(north) >= goal && south != north
    }

    /// The player with more points.
    fn leader(&self) -> Winner {
        let [south, north] = self.points();
        more(south, north)
    }

    /// The points of South and North: one for every round won if all rounds count the same.
    fn points(&self) -> [u32; 2] {
        let worth = |round: &RoundScore, side: Side| match round.points {
            Some(points) => points[side.index()],
            None => u32::from(round.winner == Winner::Side(side)),
        };
        [Side::South, Side::North].map(|side| self.rounds.iter().map(|round| worth(round, side)).sum())
    }

    /// The player with more points if they decide the match, or who had more seeds at the end of the latest round that counts.
    fn richer(&self) -> Winner {
        let rules = self.rules();
        let decide =
            rules.points.is_some() || rules.most_rounds == 0 && (rules.rounds | rules.goal_points) > 0;
        if decide {
            return self.leader();
        }
        let latest = self.rounds.iter().rev().find(|round| round.winner != Winner::Nobody);
        let [south, north] = latest.map_or([0; 2], |round| round.seeds);
        more(south, north)
    }

    /// Chooses pits, for whatever purpose. Returns the next step.
    ///
    /// # Errors
    /// No choice is pending, or these are not the right number of different pits to choose from.
    pub fn choose(&mut self, pits: &[Pit]) -> Result<MatchStep, MatchError> {
        let MatchStep::Choose { side, pits: count, of, purpose } = self.step() else {
            return Err(MatchError("no pits are to be chosen".into()));
        };
        let set: PitSet = pits.iter().copied().collect();
        if set.len() != count || pits.len() != count || !(set - of).is_empty() {
            let pits = if count == 1 { "1 pit".to_owned() } else { format!("{count} different pits") };
            return Err(MatchError(format!("choose {pits} of {}", self.game.board().names(of))));
        }
        match purpose {
            PitChoice::TakeOver => self.take_over(side, set),
            PitChoice::LeaveEmpty => self.leave_empty(side, set),
            PitChoice::Sell | PitChoice::SellHalf | PitChoice::TakeBack => {
                self.trade_chosen(side, set, purpose);
            }
        }
        Ok(self.answered())
    }

    /// Continues after a decision.
    fn answered(&mut self) -> MatchStep {
        self.pending.remove(0);
        self.open_race();
        self.step()
    }
}

/// Who has more.
fn more<T: Ord>(south: T, north: T) -> Winner {
    match south.cmp(&north) {
        Ordering::Greater => Winner::Side(Side::South),
        Ordering::Less => Winner::Side(Side::North),
        Ordering::Equal => Winner::Draw,
    }
}
