//! Games played to the last seed: what is left of the rules when the ends that ask what has been won are left out.
//!
//! Many games are over as soon as somebody has more than half of the seeds. Whatever would be won after that changes the
//! lead and not the winner, so that who wins can be told from the lead that the game would end with if it were played on.

use crate::assembly::Parts;
use crate::game::Game;
use crate::kernel::program::{End, EndlessResult, Leftovers, Program, WinnerRule};
use crate::language::meaning::{Comparison, Number, Set, Test, Who};
use crate::language::winnings::asks_winnings;
use crate::pits::{PitSet, Side};
use crate::position::Position;

/// A game whose ends ask nothing about winnings, and what its last lead says of the game it was made from.
#[derive(Clone, Debug)]
pub struct PlayedOut {
    game: Game,
    left_out: LeftOut,
    /// Whether a sowing that never ends makes a draw, or makes the game count for nothing.
    sowing_may_draw: bool,
    /// Whether something else than the score may make a draw, or the game may never end.
    may_draw: bool,
    /// Whether it is a draw whenever neither player can bring the game to an end by scores.
    open_is_draw: bool,
}

/// What had to be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LeftOut {
    /// Nothing: the lead is what counts.
    Nothing,
    /// The end by a majority. As long as the game goes on, nobody leads by more than lies on the board.
    Majority,
    /// Ends by a majority, and that somebody wins only with so many seeds.
    Goal(i32),
}

impl Game {
    /// The game played to the last seed, where who wins it follows from the lead it would end with; `None` where it is
    /// decided otherwise. A game that asks nothing about winnings is itself played out.
    ///
    /// ```
    /// use naqala::{Choices, catalogue};
    /// let oware = catalogue::rules("oware").unwrap();
    /// let usual = oware.compile(&Choices::new()).unwrap();
    /// let to_the_end = oware.compile(Choices::new().set("win_at", "none")).unwrap();
    /// let played_out = usual.played_out().unwrap();
    /// assert!(played_out.game().has_ends_of(&to_the_end) && !played_out.is_whole());
    /// assert!(to_the_end.played_out().unwrap().is_whole());
    /// assert!(catalogue::game("bao-kiswahili").unwrap().played_out().is_none());
    /// ```
    pub fn played_out(&self) -> Option<PlayedOut> {
        let program = &self.program;
        let draws_endless = matches!(program.endless, EndlessResult::Draw | EndlessResult::Void);
        let repetition = program.repetition.as_ref().filter(|rule| rule.count > 0);
        let repetition_draws = repetition.is_some_and(|rule| rule.result.draw);
        let make = |game: Game, left_out: LeftOut| PlayedOut {
            game,
            left_out,
            sowing_may_draw: draws_endless,
            may_draw: draws_endless || repetition_draws || repetition.is_none(),
            open_is_draw: repetition_draws,
        };
        if self.only_gains_count() {
            return Some(make(self.clone(), LeftOut::Nothing));
        }
        let (ends, left_out) = Ends { game: self }.without_winnings()?;
        // A goal says nothing about leads that a repeated position leaves seeds out of.
        let divides_all =
            repetition.is_none_or(|rule| rule.result.draw || rule.result.leftovers == Leftovers::Owner);
        if matches!(left_out, LeftOut::Goal(_)) && !divides_all {
            return None;
        }
        let game = self.with_ends(ends)?;
        game.only_gains_count().then(|| make(game, left_out))
    }

    /// Whether two games end alike, whatever words they use for it.
    pub fn has_ends_of(&self, other: &Game) -> bool {
        let alike = |a: &End, b: &End| a.when == b.when && a.leftovers == b.leftovers && a.winner == b.winner;
        self.program.ends.iter().zip(&other.program.ends).all(|(these, those)| {
            these.len() == those.len() && these.iter().zip(those).all(|(a, b)| alike(a, b))
        })
    }

    /// The same game with other ends.
    fn with_ends(&self, ends: [Vec<End>; 4]) -> Option<Game> {
        let parts = Parts {
            rules: self.rules.clone(),
            settings: self.settings.clone(),
            board: self.board.clone(),
            seats: self.seats.clone(),
            program: Program { ends, ..self.program.clone() },
            start: self.start,
            most: self.most,
            territory: self.territory,
        };
        parts.assemble()
    }

    /// Whether a rule asks how many seeds are left.
    pub fn asks_what_remains(&self) -> bool {
        self.program.memory.remaining
    }
}

impl PlayedOut {
    /// The game without those ends.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether nothing was left out, so that the lead it ends with is that of the game itself.
    pub fn is_whole(&self) -> bool {
        self.left_out == LeftOut::Nothing
    }

    /// Whether a sowing that never ends makes a draw, or makes the game count for nothing.
    pub fn sowing_may_draw(&self) -> bool {
        self.sowing_may_draw
    }

    /// What is certain of a position of the game itself whose player to move gains between `least` and `most` seeds more
    /// than the other from here to the last seed: a gain with which he leads if he wins, is behind if he loses, and neither
    /// if it is a draw.
    pub fn sure_gain(&self, p: &Position, least: i32, most: i32) -> Option<i32> {
        let game = &self.game;
        let lead = game.score_lead(p, p.to_move());
        let all = game.seeds_in_all(p) as i32;
        if self.left_out != LeftOut::Nothing && all > game.total_seeds() as i32 {
            // Set up by hand with more seeds than the game has: half of those does not decide.
            return None;
        }
        if let LeftOut::Goal(goal) = self.left_out {
            return by_goal(lead, 2 * goal - all, least, most);
        }
        if least == most {
            return Some(least);
        }
        // Who leads by more than is left cannot lose by scores, and yet be held to a draw: bounds do not tell.
        if self.may_draw && self.left_out == LeftOut::Nothing {
            return None;
        }
        match (lead + least, lead + most) {
            (1.., _) => Some(least),
            (_, ..0) => Some(most),
            _ => self.open_is_draw.then_some(-lead),
        }
    }
}

/// As [`PlayedOut::sure_gain`], where whoever leads by so much in the end has won, and nobody otherwise.
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

/// The ends of a game, to be freed from winnings.
struct Ends<'g> {
    game: &'g Game,
}

impl Ends<'_> {
    /// The ends without those that only say sooner who wins; `None` if there are others that ask about winnings, or name
    /// a winner.
    fn without_winnings(&self) -> Option<([Vec<End>; 4], LeftOut)> {
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
            [] => Some((kept, LeftOut::Majority)),
            [goal, others @ ..] if !scored && others.iter().all(|other| other == goal) => {
                Some((kept, LeftOut::Goal(*goal)))
            }
            _ => None,
        }
    }

    fn asks(&self, test: &Test) -> bool {
        asks_winnings(test, self.game.all)
    }

    /// Whether an end names a winner who can no longer be caught up with, or comes when nothing is left to be won.
    fn only_tells_sooner(&self, end: &End) -> bool {
        match end.winner {
            WinnerRule::Score => {
                self.implies(&end.when, &|part| self.has_most(part, None)) || self.nothing_is_left(&end.when)
            }
            WinnerRule::Mover => self.implies(&end.when, &|part| self.has_most(part, Some(Who::Mover))),
            WinnerRule::Other => self.implies(&end.when, &|part| self.has_most(part, Some(Who::Other))),
            WinnerRule::Draw => self.nothing_is_left(&end.when),
            WinnerRule::Nobody | WinnerRule::Last => false,
        }
    }

    /// Whether a test holds only where one of its parts of some kind does.
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

    /// The end that three make together: on one occasion everybody takes his row, and whoever has so many seeds then wins,
    /// or else nobody.
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

    /// What a test says beside that a player's store and row together hold so many seeds.
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

    /// Whether a set is all that a player owns.
    fn is_row(&self, set: &Set, whose: Who) -> bool {
        let owned = |side: Side| match whose {
            Who::Mover => self.game.homes[side.index()],
            _ => self.game.homes[side.other().index()],
        };
        let of = |sets: &[PitSet]| {
            [Side::South, Side::North].iter().all(|side| sets[side.index()] == owned(*side))
        };
        matches!(set, Set::Fixed(sets) if of(sets) && !self.game.territory)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Choices, Game, catalogue};

    fn game(id: &str, options: &[(&str, &str)]) -> Game {
        let mut choices = Choices::new();
        options.iter().for_each(|(name, value)| _ = choices.set(name, value));
        catalogue::rules(id).unwrap().compile(&choices).unwrap()
    }

    #[test]
    fn ends_by_a_majority_are_left_out() {
        for id in ["oware", "kalah", "abawo", "cross-wari", "ayo-ayo"] {
            let played_out = game(id, &[]).played_out().unwrap();
            assert!(!played_out.is_whole(), "{id}");
            assert!(played_out.game().has_ends_of(&game(id, &[("win_at", "none")])), "{id}");
        }
        assert!(!game("bestemshe", &[]).played_out().unwrap().is_whole());
    }

    #[test]
    fn what_remains_is_told_by_the_board() {
        let nam_nam = game("oware-nam-nam", &[]).played_out().unwrap();
        assert!(nam_nam.is_whole() && nam_nam.game().asks_what_remains());
    }

    #[test]
    fn half_of_the_seeds_that_wins_at_once_is_not_left_out() {
        // Whoever is first to have half has won, though both may have half in the end.
        let congkak = game("congkak", &[("end", "half_wins")]);
        assert!(congkak.played_out().is_none());
    }

    #[test]
    fn a_goal_is_a_lead_in_the_end() {
        let (songo, simple) = (game("songo", &[]), game("songo", &[("win_at", "majority")]));
        let played_out = songo.played_out().unwrap();
        assert!(played_out.game().has_ends_of(simple.played_out().unwrap().game()));
        // Seventy seeds: forty win against thirty.
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
        let played_out = oware.played_out().unwrap();
        let p = oware.parse_position("S 1 1 0 0 0 0 / N 1 1 1 1 0 0 / stores 20 22 / turn S").unwrap();
        let sure = |least, most| played_out.sure_gain(&p, least, most);
        assert_eq!(sure(-6, 6), Some(2), "neither can bring the game to an end");
        assert_eq!(sure(3, 6), Some(3));
        assert_eq!(sure(-6, 1), Some(1));
        let by_rows = game("oware", &[("cycle", "own_side")]).played_out().unwrap();
        assert_eq!(by_rows.sure_gain(&p, -6, 6), None);
    }
}
