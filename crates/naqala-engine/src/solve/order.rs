//! Move ordering of the proof search.

use naqala::{MAX_CELLS, Move, Position};

use crate::children::Promise;

/// A move that has to be looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) mv: Move,
    /// The move's place in the list of legal moves.
    pub(crate) index: u8,
    /// The fingerprint of the board it leads to.
    pub(crate) key: u64,
    /// By how much it changes the lead of the player who makes it.
    pub(crate) gain: i32,
    /// The same player moves again.
    pub(crate) same: bool,
    /// The seeds are sown clockwise.
    pub(crate) clockwise: bool,
    pub(crate) worth: i32,
}

impl Promise for Child {
    #[inline(always)]
    fn promise(&mut self) -> &mut i32 {
        &mut self.worth
    }
}

/// Seeds in a pit that are distinguished; more count as this many.
const SEEDS: usize = 32;

/// What keeping the turn is worth.
const AGAIN: i32 = 1 << 20;

/// What a seed is worth beside the merits of earlier answers.
const GAIN: i32 = 1 << 14;

/// What it is worth to be one place farther on.
const PLACE: i32 = 1 << 10;

/// Upper bound of the history merits.
const MOST_MERIT: i32 = 1 << 13;

/// How often the same sowing, the same number of seeds from the same pit, was the answer.
#[derive(Clone, Debug)]
pub(crate) struct History(Vec<i32>);

impl History {
    pub(crate) fn new() -> History {
        History(vec![0; 2 * MAX_CELLS * SEEDS])
    }

    /// The merits of a move, and the seeds it lifts.
    #[inline(always)]
    fn slot(p: &Position, mv: Move) -> (usize, i32) {
        let (pit, seeds) = mv.pit().map_or((0, 0), |pit| (pit.index(), p.seeds(pit)));
        let slot = ((p.to_move().index() & 1) * MAX_CELLS + pit) * SEEDS + usize::from(seeds).min(SEEDS - 1);
        (slot, i32::from(seeds))
    }

    pub(crate) fn reward(&mut self, p: &Position, mv: Move, depth: u8) {
        let (slot, _) = Self::slot(p, mv);
        self.0[slot] += i32::from(depth) + 1;
        // Old merits decay, so that they stay below a seed and most places.
        if self.0[slot] >= MOST_MERIT {
            self.0.iter_mut().for_each(|worth| *worth /= 2);
        }
    }

    /// How promising a move is that seems to be worth so many seeds.
    pub(crate) fn worth(&self, p: &Position, child: &Child, promise: i32) -> i32 {
        let (slot, seeds) = Self::slot(p, child.mv);
        // Among equals the pit farthest on: what is sown from there stays least in the mover's own row.
        let place = if child.clockwise { -i32::from(child.index) } else { i32::from(child.index) };
        // Of the moves that keep the turn the smallest one first: it changes the least for the next.
        let again = if child.same { AGAIN - GAIN * seeds } else { 0 };
        self.0[slot] + PLACE * place + GAIN * promise + again
    }
}
