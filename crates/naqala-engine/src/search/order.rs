//! Which moves are looked at first. A good order makes the rest of the search superfluous.

use arrayvec::ArrayVec;
use naqala::{MAX_CELLS, Move, MoveKind, Position};

/// What winning a seed at once is worth beside the other reasons.
pub(crate) const CAPTURE: i32 = 1 << 16;

/// A bonus that lies between captures of one seed and of two.
const KILLER: i32 = CAPTURE + CAPTURE / 2;

/// A move's place in the list of legal moves and how promising it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ordered {
    pub(crate) worth: i32,
    pub(crate) index: u8,
    /// It wins nothing at once and hands over the turn.
    pub(crate) quiet: bool,
}

/// The moves of a position in the order in which they are looked at.
pub(crate) type Order = ArrayVec<Ordered, { 2 * MAX_CELLS + 2 }>;

/// The two quiet moves that latest refuted another line at the same distance from the root.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Killers([Option<Move>; 2]);

impl Killers {
    pub(crate) fn add(&mut self, mv: Move) {
        if self.0[0] != Some(mv) {
            self.0 = [Some(mv), self.0[0]];
        }
    }

    pub(crate) fn bonus(&self, mv: Move) -> Option<i32> {
        match self.0 {
            [Some(first), _] if first == mv => Some(KILLER),
            [_, Some(second)] if second == mv => Some(KILLER - 1),
            _ => None,
        }
    }
}

/// How often a pit was a good choice anywhere in the tree, by player and pit (the history heuristic of
/// J. Schaeffer, 1983).
#[derive(Clone, Debug)]
pub(crate) struct Ordering {
    history: Vec<i32>,
}

impl Ordering {
    pub(crate) fn new() -> Ordering {
        Ordering { history: vec![0; 4 * 2 * MAX_CELLS] }
    }

    fn slot(p: &Position, mv: Move) -> Option<usize> {
        match mv.kind() {
            MoveKind::Pick { pit, direction, .. } => {
                Some((p.to_move().index() * 2 + direction as usize) * MAX_CELLS + pit.index())
            }
            _ => None,
        }
    }

    pub(crate) fn worth(&self, p: &Position, mv: Move) -> i32 {
        Self::slot(p, mv).map_or(0, |slot| self.history[slot])
    }

    pub(crate) fn reward(&mut self, p: &Position, mv: Move, depth: i32) {
        let Some(slot) = Self::slot(p, mv) else { return };
        self.history[slot] += depth * depth;
        // Old merits fade, so that worth stays below that of a capture.
        if self.history[slot] >= CAPTURE {
            self.history.iter_mut().for_each(|worth| *worth /= 2);
        }
    }
}
