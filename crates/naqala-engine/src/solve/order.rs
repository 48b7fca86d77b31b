//! Move ordering of the proof search.

use naqala::{MAX_CELLS, Move, Position};

use crate::children::Promise;

/// A move to be searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) mv: Move,
    /// The move's index in the list of legal moves.
    pub(crate) index: u8,
    /// The fingerprint of the board it leads to.
    pub(crate) key: u64,
    /// The change of the mover's lead.
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

/// Number of distinguished seed counts. Larger counts are treated as the last one.
const SEEDS: usize = 32;

/// Bonus for keeping the turn.
const AGAIN: i32 = 1 << 20;

/// Bonus for a seed, compared with history merits.
const GAIN: i32 = 1 << 14;

/// Bonus for each place farther on.
const PLACE: i32 = 1 << 10;

/// Upper bound of the history merits.
const MOST_MERIT: i32 = 1 << 13;

/// How often the same sowing, the same number of seeds from the same pit, was the best reply.
#[derive(Clone, Debug)]
pub(crate) struct History(Vec<i32>);

impl History {
    pub(crate) fn new() -> History {
        History(vec![0; 2 * MAX_CELLS * SEEDS])
    }

    /// The index of a move's merits, and the seeds it lifts.
    #[inline(always)]
    fn slot(p: &Position, mv: Move) -> (usize, i32) {
        let (pit, seeds) = mv.pit().map_or((0, 0), |pit| (pit.index(), p.seeds(pit)));
        let slot = ((p.to_move().index() & 1) * MAX_CELLS + pit) * SEEDS + usize::from(seeds).min(SEEDS - 1);
        (slot, i32::from(seeds))
    }

    pub(crate) fn reward(&mut self, p: &Position, mv: Move, depth: u8) {
        let (slot, _) = Self::slot(p, mv);
        self.0[slot] += i32::from(depth) + 1;
        // Old merits decay, so that they count less than a seed and most places.
        if self.0[slot] >= MOST_MERIT {
            self.0.iter_mut().for_each(|worth| *worth /= 2);
        }
    }

    /// The priority of a move whose gain seems to be `promise` seeds.
    pub(crate) fn worth(&self, p: &Position, child: &Child, promise: i32) -> i32 {
        let (slot, seeds) = Self::slot(p, child.mv);
        // Among equals, the pit farthest on: sowing from there leaves the fewest seeds in the mover's own row.
        let place = if child.clockwise { -i32::from(child.index) } else { i32::from(child.index) };
        // Of the moves that keep the turn, the smallest one first: it changes the least for the next one.
        let again = if child.same { AGAIN - GAIN * seeds } else { 0 };
        self.0[slot] + PLACE * place + GAIN * promise + again
    }
}
