//! Matches of several rounds: what the winner of a round takes into the next.
//!
//! Two ways are known. Where the game is played for *territory*, every captured set of seeds is worth a pit: the
//! stronger player takes over pits of the other row, and all pits are filled anew. Where pits are *refilled*,
//! each player lays out what he has won in his own row; a pit he cannot fill is empty, or out of play, for that
//! round.

use std::fmt;

use crate::game::Game;
use crate::pits::{Pit, PitSet, Side};
use crate::position::{Decision, Position, Status, Winner};

/// The rules of a match, from a rule file's `[match]`.
#[derive(Clone, Debug)]
pub(crate) struct MatchRules {
    pub(crate) carry: Carry,
    /// Seeds that make one pit.
    pub(crate) per_pit: u8,
    /// A player who owns, or can fill, this many pits has won; 0 where another rule ends the match.
    pub(crate) goal_pits: u32,
    /// A player who cannot fill this many pits has lost.
    pub(crate) least_pits: u32,
    /// The match lasts so many rounds; 0 for any number.
    pub(crate) rounds: u32,
    /// After so many rounds the match is over, and who has more seeds has won it; 0 for any number.
    pub(crate) most_rounds: u32,
    pub(crate) starter: RoundStarter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Carry {
    /// Seeds are worth pits; which pits of the other row, the winner chooses or the nearest ones.
    Territory { chosen: bool },
    /// Every player fills his own pits from what he has won.
    Refill {
        /// From the player's right end, where a store on the right lies.
        from_right: bool,
        /// A pit that cannot be filled is out of play; otherwise it stays empty.
        closes: bool,
        /// The stronger player completes the last pit of the weaker.
        tops_up: bool,
        /// The stronger player fills only as many pits as the weaker.
        mirrors: bool,
    },
    /// Every round begins as the first.
    Nothing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RoundStarter {
    Alternate,
    Loser,
    Winner,
}

/// How one round ended, as the match counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundScore {
    /// Who began the round.
    pub starter: Side,
    /// What South and North had at its end.
    pub seeds: [i32; 2],
    /// Who won it; nobody if it did not count and is played again.
    pub winner: Winner,
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
/// if let MatchStep::Claim { pits, of, .. } = series.finish_round(&position).unwrap() {
///     let nearest: Vec<_> = of.into_iter().take(pits).collect();
///     series.claim(&nearest).unwrap();
/// }
/// assert_eq!(series.rounds().len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    game: Game,
    start: Position,
    rounds: Vec<RoundScore>,
    pending: Option<(Side, usize)>,
    winner: Option<Winner>,
}

/// What follows a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchStep {
    /// The winner of the round chooses pits of the other row: [`Match::claim`].
    Claim {
        /// Who chooses.
        side: Side,
        /// How many pits.
        pits: usize,
        /// The pits to choose from.
        of: PitSet,
    },
    /// The next round begins: [`Match::start`].
    Round,
    /// The match is over.
    Over(Winner),
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

impl Game {
    /// Whether the game is played in matches of several rounds.
    pub fn has_match(&self) -> bool {
        self.program.series.is_some()
    }
}

impl Match {
    /// Begins a match; nothing for a game that is not played in rounds.
    pub fn new(game: Game) -> Option<Match> {
        game.program.series.as_ref()?;
        let start = game.start();
        Some(Match { game, start, rounds: Vec::new(), pending: None, winner: None })
    }

    /// The position the present round begins with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The rounds that are over.
    pub fn rounds(&self) -> &[RoundScore] {
        &self.rounds
    }

    /// Who won the match, once it is over.
    pub fn winner(&self) -> Option<Winner> {
        self.winner
    }

    fn rules(&self) -> &MatchRules {
        self.game.program.series.as_ref().expect("a match is begun only where there are rules for it")
    }

    /// Takes in the final position of the present round.
    ///
    /// # Errors
    /// When the round is not over, a claim is pending, or the match is over.
    pub fn finish_round(&mut self, end: &Position) -> Result<MatchStep, MatchError> {
        let Status::Over(outcome) = end.status() else {
            return Err(MatchError("the round is not over".into()));
        };
        if self.pending.is_some() || self.winner.is_some() {
            return Err(MatchError("the round before is not settled, or the match is over".into()));
        }
        let seeds = [Side::South, Side::North].map(|side| self.game.score(end, side));
        self.rounds.push(RoundScore { starter: self.start.starter, seeds, winner: outcome.winner });
        if outcome.winner == Winner::Nobody {
            // A round that does not count is played again.
            return Ok(MatchStep::Round);
        }
        let starter = self.next_starter(outcome.winner);
        match self.rules().carry {
            Carry::Territory { chosen } => self.divide_territory(seeds, chosen, starter),
            Carry::Refill { .. } => Ok(self.refill(seeds, starter)),
            Carry::Nothing => {
                self.begin(self.game.start(), starter);
                Ok(self.after_round([0; 2]))
            }
        }
    }

    fn next_starter(&self, winner: Winner) -> Side {
        let alternate = self.start.starter.other();
        match (self.rules().starter, winner) {
            (RoundStarter::Loser, Winner::Side(winner)) => winner.other(),
            (RoundStarter::Winner, Winner::Side(winner)) => winner,
            _ => alternate,
        }
    }

    fn begin(&mut self, mut start: Position, starter: Side) {
        start.starter = starter;
        start.to_move = starter;
        if start.decision == Decision::Race && !self.game.is_race_open(&start) {
            start.decision = Decision::Pick;
        }
        self.start = start;
    }

    /// Whether the match goes on, given the pits each player has now.
    fn after_round(&mut self, pits: [usize; 2]) -> MatchStep {
        let rules = self.rules();
        let (goal, least) = (rules.goal_pits as usize, rules.least_pits as usize);
        let (limit, most) = (rules.rounds as usize, rules.most_rounds as usize);
        let counted = self.rounds.iter().filter(|round| round.winner != Winner::Nobody).count();
        self.winner = match pits {
            [south, _] if goal > 0 && south >= goal => Some(Winner::Side(Side::South)),
            [_, north] if goal > 0 && north >= goal => Some(Winner::Side(Side::North)),
            [south, _] if least > 0 && south < least => Some(Winner::Side(Side::North)),
            [_, north] if least > 0 && north < least => Some(Winner::Side(Side::South)),
            _ if limit > 0 && counted >= limit => Some(self.leader()),
            _ if most > 0 && counted >= most => Some(self.richer()),
            _ => None,
        };
        self.winner.map_or(MatchStep::Round, MatchStep::Over)
    }

    /// Who has won more rounds.
    fn leader(&self) -> Winner {
        let won = |side| self.rounds.iter().filter(|round| round.winner == Winner::Side(side)).count();
        match won(Side::South).cmp(&won(Side::North)) {
            std::cmp::Ordering::Greater => Winner::Side(Side::South),
            std::cmp::Ordering::Less => Winner::Side(Side::North),
            std::cmp::Ordering::Equal => Winner::Draw,
        }
    }

    /// Who had more seeds at the end of the latest round.
    fn richer(&self) -> Winner {
        let [south, north] = self.rounds.last().map_or([0; 2], |round| round.seeds);
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Winner::Side(Side::South),
            std::cmp::Ordering::Less => Winner::Side(Side::North),
            std::cmp::Ordering::Equal => Winner::Draw,
        }
    }

    /// Pits by seeds: the full sets count, an odd pit goes to the larger remainder, and equal remainders leave
    /// everything as it was at the very beginning.
    fn divide_territory(
        &mut self,
        seeds: [i32; 2],
        chosen: bool,
        starter: Side,
    ) -> Result<MatchStep, MatchError> {
        let all = self.game.board().pit_count();
        let per_pit = i32::from(self.rules().per_pit.max(1));
        let mut pits = seeds.map(|seeds| (seeds.max(0) / per_pit) as usize);
        if pits[0] + pits[1] + 1 < all {
            // Seeds were left uncounted: the round says nothing about pits.
            pits = [all / 2; 2];
        } else if pits[0] + pits[1] < all {
            match (seeds[0] % per_pit).cmp(&(seeds[1] % per_pit)) {
                std::cmp::Ordering::Greater => pits[0] = all - pits[1],
                std::cmp::Ordering::Less => pits[1] = all - pits[0],
                std::cmp::Ordering::Equal => pits = [all / 2; 2],
            }
        }
        self.begin(self.game.start(), starter);
        let step = self.after_round(pits);
        if step != MatchStep::Round {
            return Ok(step);
        }
        let stronger = if pits[0] > pits[1] { Side::South } else { Side::North };
        let extra = pits[stronger.index()].saturating_sub(all / 2);
        if extra == 0 {
            return Ok(MatchStep::Round);
        }
        let of = self.game.board().side(stronger.other());
        self.pending = Some((stronger, extra));
        if chosen {
            return Ok(MatchStep::Claim { side: stronger, pits: extra, of });
        }
        let nearest: Vec<Pit> = of.into_iter().take(extra).collect();
        self.claim(&nearest)?;
        Ok(MatchStep::Round)
    }

    /// The pits of the other row the winner of the round takes over.
    ///
    /// # Errors
    /// When no claim is pending, or the pits are not as many different pits of the other row as were won.
    pub fn claim(&mut self, pits: &[Pit]) -> Result<(), MatchError> {
        let Some((side, count)) = self.pending else {
            return Err(MatchError("no pits are to be chosen".into()));
        };
        let row = self.game.board().side(side.other());
        let set: PitSet = pits.iter().copied().collect();
        if set.len() != count || pits.len() != count || !(set - row).is_empty() {
            let pits = if count == 1 { "1 pit".to_owned() } else { format!("{count} different pits") };
            return Err(MatchError(format!("choose {pits} of the other row")));
        }
        let bits = set.0 as u64;
        self.start.territory =
            if side == Side::North { self.start.territory | bits } else { self.start.territory & !bits };
        self.pending = None;
        Ok(())
    }

    /// Each player lays out what he has won, the weaker one first.
    fn refill(&mut self, seeds: [i32; 2], starter: Side) -> MatchStep {
        let rules = self.rules();
        let per_pit = i32::from(rules.per_pit.max(1));
        let Carry::Refill { from_right, closes, tops_up, mirrors } = rules.carry else {
            return MatchStep::Round;
        };
        let mut held = seeds;
        let mut start = self.game.start();
        start.cells = [0; crate::position::MAX_CELLS];
        let mut filled = [0; 2];
        let weaker = if held[0] <= held[1] { Side::South } else { Side::North };
        for side in [weaker, weaker.other()] {
            let mut row: Vec<Pit> = self.game.board().side_rows(side).iter().flatten().copied().collect();
            if from_right {
                row.reverse();
            }
            let limit = if mirrors && side != weaker { filled[weaker.index()] } else { row.len() };
            for (number, pit) in row.into_iter().enumerate() {
                let missing = per_pit - held[side.index()];
                let helped = tops_up && side == weaker && missing < per_pit;
                if helped && missing > 0 && held[side.other().index()] >= missing {
                    held[side.other().index()] -= missing;
                    held[side.index()] += missing;
                }
                if number < limit && held[side.index()] >= per_pit {
                    held[side.index()] -= per_pit;
                    start.cells[pit.index()] = per_pit as u8;
                    filled[side.index()] += 1;
                } else if closes {
                    start.closed |= 1 << pit.index();
                }
            }
        }
        for side in [Side::South, Side::North] {
            start.cells[self.game.board().store(side).index()] = held[side.index()].clamp(0, 255) as u8;
        }
        self.begin(start, starter);
        self.after_round(filled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Choices, catalogue};

    fn ended(game: &Game, south: u8, north: u8, winner: Winner) -> Position {
        let mut end = game.build().store(Side::South, south).store(Side::North, north).finish().unwrap();
        let reason = crate::position::Reason::Agreed;
        end.status = Status::Over(crate::position::Outcome { winner, reason });
        end
    }

    #[test]
    fn the_winner_of_a_round_chooses_pits_of_the_other_row() {
        let game = catalogue::game("oware-nam-nam").unwrap();
        let mut series = Match::new(game.clone()).unwrap();
        let end = ended(&game, 20, 28, Winner::Side(Side::North));
        let row = game.board().side(Side::South);
        assert_eq!(series.finish_round(&end), Ok(MatchStep::Claim { side: Side::North, pits: 1, of: row }));
        assert!(series.finish_round(&end).is_err(), "the claim is pending");
        let pit = |name| game.board().find(name).unwrap();
        assert!(series.claim(&[pit("A")]).is_err(), "A is his own already");
        series.claim(&[pit("c")]).unwrap();
        let owner = |name| game.owner(series.start(), pit(name));
        assert_eq!(owner("c"), Some(Side::North));
        assert_eq!(owner("d"), Some(Side::South));
        assert_eq!(series.start().to_move(), Side::North, "the players begin in turn");
        assert_eq!(game.seeds_in_all(series.start()), 48);
    }

    #[test]
    fn all_pits_win_the_match_and_a_void_round_does_not_count() {
        let game = catalogue::game("oware-nam-nam").unwrap();
        let mut series = Match::new(game.clone()).unwrap();
        assert_eq!(series.finish_round(&ended(&game, 4, 0, Winner::Nobody)), Ok(MatchStep::Round));
        assert_eq!(series.start(), &game.start());
        let over = MatchStep::Over(Winner::Side(Side::South));
        assert_eq!(series.finish_round(&ended(&game, 48, 0, Winner::Side(Side::South))), Ok(over));
    }

    #[test]
    fn pits_that_cannot_be_filled_are_out_of_play() {
        let game = catalogue::game("congkak").unwrap();
        let mut series = Match::new(game.clone()).unwrap();
        let end = ended(&game, 38, 60, Winner::Side(Side::North));
        assert_eq!(series.finish_round(&end), Ok(MatchStep::Round));
        let start = series.start();
        let closed: Vec<&str> = start.closed().into_iter().map(|pit| game.board().name(pit)).collect();
        assert_eq!(closed, ["a", "b"]);
        assert_eq!([Side::South, Side::North].map(|side| game.store(start, side)), [3, 11]);
        assert_eq!(start.to_move(), Side::South, "the loser begins");
        assert_eq!(game.seeds_in_all(start), 98);
    }

    #[test]
    fn the_stronger_player_completes_a_pit_of_the_weaker() {
        let game = catalogue::game("selus").unwrap();
        let mut series = Match::new(game.clone()).unwrap();
        let end = ended(&game, 4, 50, Winner::Side(Side::North));
        series.finish_round(&end).unwrap();
        let pits = ["a", "b", "c"].map(|name| series.start().seeds(game.board().find(name).unwrap()));
        assert_eq!(pits, [3, 3, 0]);
        assert_eq!(game.store(series.start(), Side::North), 54 - 6 - 27);
        let single =
            catalogue::rules("selus").unwrap().compile(Choices::new().set("rounds", "single")).unwrap();
        let mut series = Match::new(single.clone()).unwrap();
        let over = MatchStep::Over(Winner::Side(Side::North));
        assert_eq!(series.finish_round(&ended(&single, 4, 50, Winner::Side(Side::North))), Ok(over));
    }

    #[test]
    fn every_round_begins_with_a_race_and_the_loser_names_his_pit_first() {
        let game = catalogue::game("gabata").unwrap();
        let mut series = Match::new(game.clone()).unwrap();
        series.finish_round(&ended(&game, 34, 20, Winner::Side(Side::South))).unwrap();
        let text = "S 3 3 3 3 3 3 3 3 3 / N 3 3 3 3 3 3 3 0 0 / stores 6 0 / turn N / starter N / race";
        assert_eq!(game.position_text(series.start()), text);
        let over = MatchStep::Over(Winner::Side(Side::South));
        assert_eq!(series.finish_round(&ended(&game, 54, 0, Winner::Side(Side::South))), Ok(over));
    }

    #[test]
    fn the_stronger_player_may_fill_only_as_many_pits_as_the_weaker() {
        let rules = catalogue::rules("gabata").unwrap();
        let choices = [("strong_fill", "mirror"), ("max_rounds", "5")];
        let mut chosen = Choices::new();
        choices.iter().for_each(|(option, value)| _ = chosen.set(option, value));
        let game = rules.compile(&chosen).unwrap();
        let mut series = Match::new(game.clone()).unwrap();
        let end = ended(&game, 44, 10, Winner::Side(Side::South));
        series.finish_round(&end).unwrap();
        let text = "S 3 3 3 3 0 0 0 0 0 / N 3 3 3 3 0 0 0 0 0 / stores 30 0 / turn N / starter N / race";
        assert_eq!(game.position_text(series.start()), text);
        for _ in 0..3 {
            assert_eq!(series.finish_round(&end), Ok(MatchStep::Round));
        }
        assert_eq!(
            series.finish_round(&end),
            Ok(MatchStep::Over(Winner::Side(Side::South))),
            "five are enough"
        );
    }
}
