//! The compiled rules of a match.

use crate::board::position::Winner;

/// The rules of a match, from a rule file's `[match]`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MatchRules {
    pub(crate) carry: Carry,
    /// Number of seeds that make one pit; `None` if each pit needs what it holds in the first round.
    pub(crate) per_pit: Option<u8>,
    /// Number of pits that a player has to own, fill, or have bought to win; 0 if another rule ends the match.
    pub(crate) goal_pits: u32,
    /// A player who cannot fill this many pits loses.
    pub(crate) least_pits: u32,
    /// Number of rounds; 0 if not limited.
    pub(crate) rounds: u32,
    /// The points of a round, unless all rounds count the same.
    pub(crate) points: Option<Points>,
    /// Number of points that wins the match; 0 if another rule ends it.
    pub(crate) goal_points: u32,
    /// Number of rounds after which the player with more seeds wins the match; 0 if not limited.
    pub(crate) most_rounds: u32,
    pub(crate) starter: RoundStarter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Carry {
    /// Seeds buy pits. The pits of the other row are chosen by the winner, or are the nearest ones.
    Territory { chosen: bool },
    /// Every player fills their own pits from what they have won.
    Refill(Refill),
    /// The weaker player lays out all their seeds freely, and the stronger one copies the layout.
    Arrange(Arrange),
    /// The player with fewer seeds sells pits of their row: the seeds left in them at the end of a round are the buyer's.
    Sale,
    /// Every round begins like the first.
    Nothing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refill {
    pub(crate) order: FillOrder,
    /// A pit that cannot be filled is out of play; otherwise it stays empty.
    pub(crate) closes: bool,
    /// The stronger player completes the last pit of the weaker one.
    pub(crate) tops_up: bool,
    /// The stronger player fills only as many pits as the weaker one.
    pub(crate) mirrors: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FillOrder {
    /// From the player's left end.
    FromLeft,
    /// From the player's right end, where the store is if it is on the right.
    FromRight,
    /// A player who cannot fill all their pits chooses which to leave empty.
    Chosen,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrange {
    /// Minimum number of seeds in a pit.
    pub(crate) least: u8,
    /// At least one pit has to hold this many.
    pub(crate) fullest: u8,
    /// The board loses columns while the weaker player has few seeds.
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
    /// For each player, if the round is drawn.
    pub(crate) draw: u32,
    /// The winner gets an additional point for every seed beyond half of them.
    pub(crate) margin: bool,
}

impl Points {
    /// The points of South and North for a round with `total` seeds.
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
