//! The compiled rules of a match.

use crate::board::position::Winner;

/// The rules of a match, from a rule file's `[match]`.
#[derive(Clone, Debug)]
pub(crate) struct MatchRules {
    pub(crate) carry: Carry,
    /// Seeds that make one pit; nothing if every pit needs what it holds at the very beginning.
    pub(crate) per_pit: Option<u8>,
    /// A player who owns, can fill, or has bought this many pits has won; 0 where another rule ends the match.
    pub(crate) goal_pits: u32,
    /// A player who cannot fill this many pits has lost.
    pub(crate) least_pits: u32,
    /// The match lasts so many rounds; 0 for any number.
    pub(crate) rounds: u32,
    /// What a round is worth, where not all rounds are worth the same.
    pub(crate) points: Option<Points>,
    /// Who has so many points has won the match; 0 where another rule ends it.
    pub(crate) goal_points: u32,
    /// After so many rounds the match is over, and who has more seeds has won it; 0 for any number.
    pub(crate) most_rounds: u32,
    pub(crate) starter: RoundStarter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Carry {
    /// Seeds are worth pits; which pits of the other row, the winner chooses or the nearest ones.
    Territory { chosen: bool },
    /// Every player fills his own pits from what he has won.
    Refill(Refill),
    /// The weaker player lays out all his seeds as he likes, and the stronger matches it.
    Arrange(Arrange),
    /// Whoever has fewer seeds sells pits of his row: what is left in them at the end of a round is the buyer's.
    Sale,
    /// Every round begins as the first.
    Nothing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refill {
    pub(crate) order: FillOrder,
    /// A pit that cannot be filled is out of play; otherwise it stays empty.
    pub(crate) closes: bool,
    /// The stronger player completes the last pit of the weaker.
    pub(crate) tops_up: bool,
    /// The stronger player fills only as many pits as the weaker.
    pub(crate) mirrors: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FillOrder {
    /// From the player's left end.
    FromLeft,
    /// From the player's right end, where a store on the right lies.
    FromRight,
    /// Whoever cannot fill all his pits chooses those he leaves.
    Chosen,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrange {
    /// The fewest seeds in a pit.
    pub(crate) least: u8,
    /// At least one pit has to hold so many.
    pub(crate) fullest: u8,
    /// The board loses columns while the weaker player is poor.
    pub(crate) shortens: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RoundStarter {
    Alternate,
    Loser,
    Winner,
}

/// The points of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Points {
    /// For the winner.
    pub(crate) win: u32,
    /// For each player, if nobody has won.
    pub(crate) draw: u32,
    /// The winner gets one more for every seed beyond half of them.
    pub(crate) margin: bool,
}

impl Points {
    /// What South and North get for a round of so many seeds in all.
    pub(crate) fn of_round(self, winner: Winner, seeds: [i32; 2], total: u8) -> [u32; 2] {
        match winner {
            Winner::Side(side) => {
                let beyond = seeds[side.index()] - i32::from(total) / 2;
                let more = if self.margin { beyond.max(0).unsigned_abs() } else { 0 };
                let mut points = [0; 2];
                points[side.index()] = self.win + more;
                points
            }
            Winner::Draw => [self.draw; 2],
            Winner::Nobody => [0; 2],
        }
    }
}
