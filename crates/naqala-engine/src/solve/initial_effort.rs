//! Initial proof numbers: how much effort a question is expected to take before anything is known about it.
//!
//! The proof grows by a constant factor with every seed in play, and the answer yes is harder to prove the more seeds the player
//! needs. The constants were fitted to the number of positions that solving small boards takes.

use naqala::{CompactBoard, CompactGame};

use super::numbers::{Effort, NEVER};

/// The effort for a question that may as well be answered with yes as with no, without any seed in play.
const BASE: f64 = 4.0;
/// Its growth (the exponent of e) with every seed in play.
const BY_STAKE: f64 = 0.1;
/// Its growth with every seed that has to be won to reach the goal, or fall with every one that need not be.
const BY_NEED: f64 = 0.3;
/// The estimated advantage of having the move, in seeds.
const TO_MOVE: f64 = 1.5;
/// The estimated value of a pit whose last seed falls into the store, in seeds.
const STORE_MOVE: f64 = 1.2;

/// The most pits by which a player can have more moves into their store than the other.
const EDGE: usize = 7;

/// The effort of questions about boards that were never asked before.
#[derive(Debug)]
pub(super) struct InitialEffort {
    /// By the seeds in play, the goal, and the edge in moves into the store.
    table: Vec<[Effort; 2 * EDGE + 1]>,
    total: i32,
    /// For every pit the number of seeds that ends a lap in the store, if laps end there.
    into_store: u64,
    row: u64,
}

impl InitialEffort {
    pub(super) fn new(game: &CompactGame) -> InitialEffort {
        let total = game.total();
        let goals = 2 * total + 1;
        let place = |at: i32| (at / goals, at % goals - total);
        let table = (0..(total + 1) * goals)
            .map(place)
            .map(|(stake, goal)| std::array::from_fn(|edge| effort(stake, goal, edge as i32 - EDGE as i32)));
        InitialEffort { table: table.collect(), total, into_store: game.into_store(), row: game.row() }
    }

    /// The effort of the question whether a board, of which nothing is known, is worth at least `goal`.
    #[inline(always)]
    pub(super) fn effort(&self, board: CompactBoard, stake: i32, goal: i32) -> Effort {
        let [mine, theirs] = board.words();
        let (mine_ready, theirs_ready) = (self.store_moves(mine), self.store_moves(theirs));
        // The player wins at least a seed with each of them, one after the other.
        if 2 * mine_ready - stake >= goal {
            return Effort::YES;
        }
        let edge = (mine_ready - theirs_ready + EDGE as i32) as usize;
        let row = stake * (2 * self.total + 1) + goal + self.total;
        let Some(presumed) = self.table.get(row as usize).and_then(|row| row.get(edge)) else {
            return Effort { yes: 1, no: 1 };
        };
        let moves = (bytes_not_zero(mine & self.row).count_ones()).max(1);
        Effort { yes: presumed.yes, no: (presumed.no * moves).min(NEVER - 1) }
    }

    /// The pits from which the last seed falls into the store.
    #[inline(always)]
    fn store_moves(&self, word: u64) -> i32 {
        let other = bytes_not_zero((word ^ self.into_store) & self.row);
        (self.row & HIGH & !other & bytes_not_zero(self.into_store)).count_ones() as i32
    }
}

/// The highest bit of every byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// The highest bit of every byte that is not zero.
#[inline(always)]
fn bytes_not_zero(word: u64) -> u64 {
    (((word & !HIGH) + !HIGH) | word) & HIGH
}

fn effort(stake: i32, goal: i32, edge: i32) -> Effort {
    let needed = (f64::from(goal) - TO_MOVE - STORE_MOVE * f64::from(edge)) / 2.0;
    let base = BASE * (BY_STAKE * f64::from(stake)).exp();
    // Far from the greatest number, so that sums of many stay below it.
    let whole = |effort: f64| effort.clamp(1.0, f64::from(NEVER / 256)) as u32;
    Effort { yes: whole(base * (BY_NEED * needed).exp()), no: whole(base * (-BY_NEED * needed).exp()) }
}
