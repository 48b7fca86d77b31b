//! Games played to the last seed: the rules without end conditions about winnings.
//!
//! Many games are over as soon as somebody has more than half of the seeds. Seeds won after that change the lead but not the
//! winner. So the lead of the game played to the last seed decides who wins.

use crate::assembly::assemble;
use crate::board::pits::{PitSet, Side};
use crate::board::position::Position;
use crate::game::{Game, Parts};
use crate::program::winnings::{asks_winnings, reach};
use crate::program::{
    Comparison, End, EndlessResult, Leftovers, Number, Program, Set, Test, Who, WinnerRule,
};

/// A game whose end conditions do not depend on winnings, and what its final lead says about the original game.
#[derive(Clone, Debug)]
pub struct WithoutEarlyEnds {
    game: Game,
    dropped: DroppedEnds,
    /// Whether an endless sowing makes the game a draw or void.
    sowing_may_draw: bool,
    /// Whether something other than the score can make a draw, or the game may never end.
    may_draw: bool,
    /// Whether the result is a draw whenever neither player can end the game by scores.
    open_is_draw: bool,
}

/// Which end conditions were dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DroppedEnds {
    /// Nothing: the lead is what counts.
    Nothing,
    /// The end by a majority. As long as the game goes on, nobody's lead exceeds the seeds on the board.
    Majority,
    /// Ends by a majority, and the rule that a player needs this many seeds to win.
    Goal(i32),
}

/// The game played to the last seed, if its final lead determines the winner; `None` otherwise. A game without end conditions
/// about winnings is returned unchanged.
///
/// ```
/// use naqala::{Choices, analysis::{have_same_ends, without_early_ends}, catalogue};
/// let oware = catalogue::rules("oware").unwrap();
/// let usual = oware.compile(&Choices::new()).unwrap();
/// let to_the_end = oware.compile(Choices::new().set("win_at", "none")).unwrap();
/// let played_out = without_early_ends(&usual).unwrap();
/// assert!(have_same_ends(played_out.game(), &to_the_end) && !played_out.is_whole());
/// assert!(without_early_ends(&to_the_end).unwrap().is_whole());
/// assert!(without_early_ends(&catalogue::game("bao-kiswahili").unwrap()).is_none());
/// ```
pub fn without_early_ends(game: &Game) -> Option<WithoutEarlyEnds> {
    let program = &game.program;
    let draws_endless = matches!(program.endless, EndlessResult::Draw | EndlessResult::Void);
    let repetition = program.repetition.as_ref().filter(|rule| rule.count > 0);
    let repetition_draws = repetition.is_some_and(|rule| rule.result.draw);
    let make = |game: Game, dropped: DroppedEnds| WithoutEarlyEnds {
        game,
        dropped,
        sowing_may_draw: draws_endless,
        may_draw: draws_endless || repetition_draws || repetition.is_none(),
        open_is_draw: repetition_draws,
    };
    if super::only_gains_count(game) {
        return Some(make(game.clone(), DroppedEnds::Nothing));
    }
    let (ends, dropped) = Ends { game }.without_winnings()?;
    // If a repeated position leaves seeds undivided, a goal cannot be compared with leads.
    let divides_all =
        repetition.is_none_or(|rule| rule.result.draw || rule.result.leftovers == Leftovers::Owner);
    if matches!(dropped, DroppedEnds::Goal(_)) && !divides_all {
        return None;
    }
    let game = with_ends(game, ends)?;
    super::only_gains_count(&game).then(|| make(game, dropped))
}

/// Whether two games end in the same way, even if their rule files are worded differently.
///
/// ```
/// # use naqala::{analysis::have_same_ends, catalogue};
/// let game = |id| catalogue::game(id).unwrap();
/// assert!(have_same_ends(&game("oware"), &game("oware")));
/// assert!(!have_same_ends(&game("oware"), &game("bao-kiswahili")));
/// ```
pub fn have_same_ends(one: &Game, other: &Game) -> bool {
    let alike = |a: &End, b: &End| a.when == b.when && a.leftovers == b.leftovers && a.winner == b.winner;
    one.program
        .ends
        .iter()
        .zip(&other.program.ends)
        .all(|(these, those)| these.len() == those.len() && these.iter().zip(those).all(|(a, b)| alike(a, b)))
}

/// The game with other end conditions.
fn with_ends(game: &Game, ends: [Vec<End>; 4]) -> Option<Game> {
    let parts = Parts {
        rules: game.rules.clone(),
        settings: game.settings.clone(),
        board: game.board.clone(),
        seats: game.seats.clone(),
        program: Program { ends, ..game.program.clone() },
        start: game.start,
        most: game.most,
        territory: game.territory,
    };
    assemble(parts)
}

/// Whether a rule asks how many seeds are left.
///
/// ```
/// # use naqala::{analysis::asks_what_remains, catalogue};
/// assert!(asks_what_remains(&catalogue::game("oware-nam-nam").unwrap()));
/// assert!(!asks_what_remains(&catalogue::game("kalah").unwrap()));
/// ```
pub fn asks_what_remains(game: &Game) -> bool {
    game.program.memory.remaining
}

/// Whether a repeated position is a draw whatever the players have won.
///
/// ```
/// use naqala::{Choices, analysis::repetition_draws, catalogue};
/// let oware = catalogue::rules("oware").unwrap();
/// let with = |cycle| oware.compile(Choices::new().set("cycle", cycle)).unwrap();
/// assert!(repetition_draws(&with("draw")) && !repetition_draws(&with("split")));
/// ```
pub fn repetition_draws(game: &Game) -> bool {
    game.program.repetition.as_ref().is_some_and(|rule| rule.result.draw)
}

impl WithoutEarlyEnds {
    /// The game without those end conditions.
    ///
    /// ```
    /// # use naqala::{analysis::without_early_ends, catalogue};
    /// let played_on = without_early_ends(&catalogue::game("kalah").unwrap()).unwrap();
    /// assert_eq!(played_on.game().start().to_move(), catalogue::game("kalah").unwrap().start().to_move());
    /// ```
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether no end condition was dropped, so that the final lead is that of the game itself.
    ///
    /// ```
    /// # use naqala::{Choices, analysis::without_early_ends, catalogue};
    /// let kalah = |win_at| catalogue::rules("kalah").unwrap().compile(Choices::new().set("win_at", win_at)).unwrap();
    /// assert!(without_early_ends(&kalah("none")).unwrap().is_whole());
    /// assert!(!without_early_ends(&kalah("majority")).unwrap().is_whole());
    /// ```
    pub fn is_whole(&self) -> bool {
        self.dropped == DroppedEnds::Nothing
    }

    /// Whether an endless sowing makes the game a draw or void.
    pub fn sowing_may_draw(&self) -> bool {
        self.sowing_may_draw
    }

    /// What is certain about the original game, if its player to move gains between `least` and `most` seeds more than the
    /// opponent from here to the last seed. The result is a gain that makes the final lead positive for a certain win, negative
    /// for a certain loss, and zero for a certain draw.
    pub fn sure_gain(&self, p: &Position, least: i32, most: i32) -> Option<i32> {
        let game = &self.game;
        let lead = game.score_lead(p, p.to_move());
        let all = game.seeds_in_all(p) as i32;
        if self.dropped != DroppedEnds::Nothing && all > game.total_seeds() as i32 {
            // The position has more seeds than the game, so that half of them does not decide.
            return None;
        }
        if let DroppedEnds::Goal(goal) = self.dropped {
            return by_goal(lead, 2 * goal - all, least, most);
        }
        if least == most {
            return Some(least);
        }
        // A player who leads by more than is left cannot lose by scores, but the game may still be drawn: bounds do not decide.
        if self.may_draw && self.dropped == DroppedEnds::Nothing {
            return None;
        }
        match (lead + least, lead + most) {
            (1.., _) => Some(least),
            (_, ..0) => Some(most),
            _ => self.open_is_draw.then_some(-lead),
        }
    }
}

/// Like [`WithoutEarlyEnds::sure_gain`], if a final lead of at least `needed` wins, and nobody wins otherwise.
fn by_goal(lead: i32, needed: i32, least: i32, most: i32) -> Option<i32> {
    if lead + least >= needed {
        Some(least)
    } else if lead + most <= -needed {
        Some(most)
    } else if lead + least > -needed && lead + most < needed {
        Some(-lead)
    } else {
        None
    }
}

/// The end conditions of a game, from which early ones are dropped.
struct Ends<'g> {
    game: &'g Game,
}

impl Ends<'_> {
    /// The end conditions without those that only announce the winner earlier; `None` if others depend on winnings, or name a
    /// winner.
    fn without_winnings(&self) -> Option<([Vec<End>; 4], DroppedEnds)> {
        let mut kept: [Vec<End>; 4] = Default::default();
        let mut goals = Vec::new();
        let mut scored = false;
        for (kept, ends) in kept.iter_mut().zip(&self.game.program.ends) {
            let mut rest = ends.as_slice();
            while let [first, others @ ..] = rest {
                rest = others;
                if self.only_tells_sooner(first) {
                    continue;
                }
                if let [second, third, others @ ..] = others
                    && let Some((end, goal)) = self.by_goal(first, second, third)
                {
                    kept.push(end);
                    goals.push(goal);
                    rest = others;
                } else if first.winner == WinnerRule::Score && !self.asks(&first.when) {
                    kept.push(first.clone());
                    scored = true;
                } else {
                    return None;
                }
            }
        }
        match goals.as_slice() {
            [] => Some((kept, DroppedEnds::Majority)),
            [goal, others @ ..] if !scored && others.iter().all(|other| other == goal) => {
                Some((kept, DroppedEnds::Goal(*goal)))
            }
            _ => None,
        }
    }

    fn asks(&self, test: &Test) -> bool {
        asks_winnings(test, reach(self.game.board()))
    }

    /// Whether an end condition names a winner who can no longer be caught up with, or holds when nothing is left to win.
    fn only_tells_sooner(&self, end: &End) -> bool {
        match end.winner {
            WinnerRule::Score => {
                self.implies(&end.when, &|part| self.has_most(part, None)) || self.nothing_is_left(&end.when)
            }
            WinnerRule::Mover => self.implies(&end.when, &|part| self.has_most(part, Some(Who::Mover))),
            WinnerRule::Other => self.implies(&end.when, &|part| self.has_most(part, Some(Who::Other))),
            WinnerRule::Draw => self.nothing_is_left(&end.when),
            WinnerRule::Void | WinnerRule::LastStanding => false,
        }
    }

    /// Whether a test implies that one of its parts of this kind holds.
    fn implies(&self, test: &Test, is_kind: &dyn Fn(&Test) -> bool) -> bool {
        match test {
            Test::Never => true,
            Test::All(parts) => parts.iter().any(|part| self.implies(part, is_kind)),
            Test::Any(parts) => parts.iter().all(|part| self.implies(part, is_kind)),
            part => is_kind(part),
        }
    }

    /// Whether a test says that a player has more than half of the seeds.
    fn has_most(&self, test: &Test, whose: Option<Who>) -> bool {
        match test {
            Test::StoreIn { who, least, .. } => {
                whose.is_none_or(|whose| whose == *who) && 2 * u32::from(*least) > self.game.total_seeds()
            }
            _ => false,
        }
    }

    /// Whether a test says that both players have half of the seeds.
    fn nothing_is_left(&self, test: &Test) -> bool {
        let has_half = |whose: Who| {
            self.implies(test, &|part| match part {
                Test::StoreIn { who, least, .. } => {
                    *who == whose && 2 * u32::from(*least) >= self.game.total_seeds()
                }
                _ => false,
            })
        };
        has_half(Who::Mover) && has_half(Who::Other)
    }

    /// Combines three end conditions into one: on the same occasion all players take the seeds of their own rows, and a player
    /// who then has this many seeds wins; otherwise nobody does.
    fn by_goal(&self, first: &End, second: &End, third: &End) -> Option<(End, i32)> {
        let by_rows = [first, second, third].iter().all(|end| end.leftovers == Leftovers::Owner);
        let winners = [first.winner, second.winner, third.winner];
        if !by_rows || winners != [WinnerRule::Mover, WinnerRule::Other, WinnerRule::Draw] {
            return None;
        }
        let (when, mine) = self.occasion(&first.when, Who::Mover)?;
        let (same, yours) = self.occasion(&second.when, Who::Other)?;
        let agrees = when == same && when == third.when && mine == yours && !self.asks(&third.when);
        let decides = 2 * mine > self.game.total_seeds() as i32;
        (agrees && decides).then(|| (End { winner: WinnerRule::Score, ..third.clone() }, mine))
    }

    /// The rest of a test that also requires a minimum for a player's store and row together, with that minimum.
    fn occasion(&self, test: &Test, whose: Who) -> Option<(Test, i32)> {
        let Test::All(parts) = test else { return None };
        let (asking, others): (Vec<_>, Vec<_>) = parts.iter().cloned().partition(|part| self.asks(part));
        let [Test::Compare(Comparison::GreaterEqual, total, Number::Fixed(goal))] = asking.as_slice() else {
            return None;
        };
        let Number::Plus(store, row) = total else { return None };
        let is_store = **store == Number::Store(whose);
        let is_row = matches!(&**row, Number::Seeds(set) if self.is_row(set, whose));
        let when = match others.as_slice() {
            [] => return None,
            [only] => only.clone(),
            _ => Test::All(others),
        };
        (is_store && is_row).then_some((when, *goal))
    }

    /// Whether a set is everything a player owns.
    fn is_row(&self, set: &Set, whose: Who) -> bool {
        let of = |sets: &[PitSet]| {
            [Side::South, Side::North].into_iter().all(|side| match whose {
                Who::Mover => sets[side.index()] == self.game.homes[side.index()],
                Who::Other => sets[side.index()] == self.game.homes[side.other().index()],
                Who::Starter | Who::Anyone => false,
            })
        };
        matches!(set, Set::Fixed(sets) if of(sets) && !self.game.territory)
    }
}

#[cfg(test)]
mod tests {
    use super::{asks_what_remains, have_same_ends, without_early_ends};
    use crate::{Choices, Game, catalogue};

    fn game(id: &str, options: &[(&str, &str)]) -> Game {
        let mut choices = Choices::new();
        options.iter().for_each(|(name, value)| _ = choices.set(name, value));
        catalogue::rules(id).unwrap().compile(&choices).unwrap()
    }

    #[test]
    fn ends_by_a_majority_are_dropped() {
        for id in ["oware", "kalah", "abawo", "cross-wari", "ayo-ayo"] {
            let played_out = without_early_ends(&game(id, &[])).unwrap();
            assert!(!played_out.is_whole(), "{id}");
            assert!(have_same_ends(played_out.game(), &game(id, &[("win_at", "none")])), "{id}");
        }
        assert!(!without_early_ends(&game("bestemshe", &[])).unwrap().is_whole());
    }

    #[test]
    fn what_remains_is_told_by_the_board() {
        let nam_nam = without_early_ends(&game("oware-nam-nam", &[])).unwrap();
        assert!(nam_nam.is_whole() && asks_what_remains(nam_nam.game()));
    }

    #[test]
    fn half_of_the_seeds_that_wins_at_once_is_not_dropped() {
        // The first player with half of the seeds has won, although both may have half at the end.
        let congkak = game("congkak", &[("end", "half_wins")]);
        assert!(without_early_ends(&congkak).is_none());
    }

    #[test]
    fn a_goal_is_a_lead_in_the_end() {
        let (songo, simple) = (game("songo", &[]), game("songo", &[("win_at", "majority")]));
        let played_out = without_early_ends(&songo).unwrap();
        assert!(have_same_ends(played_out.game(), without_early_ends(&simple).unwrap().game()));
        // There are seventy seeds: forty win against thirty.
        let p = songo.parse_position("S 1 1 1 1 1 0 0 / N 1 1 1 1 1 0 0 / stores 33 27 / turn S").unwrap();
        let sure = |least, most| played_out.sure_gain(&p, least, most);
        assert_eq!(sure(4, 4), Some(4));
        assert_eq!(sure(4, 6), Some(4), "a win at least");
        assert_eq!(sure(2, 2), Some(-6), "a draw: nobody comes to forty");
        assert_eq!(sure(2, 4), None);
    }

    #[test]
    fn bounds_tell_of_a_draw_where_endless_play_is_one() {
        let oware = game("oware", &[]);
        let played_out = without_early_ends(&oware).unwrap();
        let p = oware.parse_position("S 1 1 0 0 0 0 / N 1 1 1 1 0 0 / stores 20 22 / turn S").unwrap();
        let sure = |least, most| played_out.sure_gain(&p, least, most);
        assert_eq!(sure(-6, 6), Some(2), "neither can bring the game to an end");
        assert_eq!(sure(3, 6), Some(3));
        assert_eq!(sure(-6, 1), Some(1));
        let by_rows = without_early_ends(&game("oware", &[("cycle", "own_side")])).unwrap();
        assert_eq!(by_rows.sure_gain(&p, -6, 6), None);
    }
}
