//! Move ordering: a good order makes most of the tree unnecessary.

use naqala::{Fingerprint, MAX_CELLS, Move, MoveKind, Position};

use crate::children::Promise;
use crate::evaluate::Evaluation;

/// What winning a seed at once is worth beside the other reasons.
const CAPTURE: i32 = 1 << 16;

/// A bonus that lies between captures of one seed and of two.
const KILLER: i32 = CAPTURE + CAPTURE / 2;

/// What a move is worth for what it wins at once, and for keeping the turn.
#[inline]
pub(crate) fn of_gain(gain: i32, again: bool) -> i32 {
    CAPTURE / Evaluation::SEED * gain + if again { 2 * CAPTURE } else { 0 }
}

/// A move of a position and what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) mv: Move,
    /// The move's place in the list of legal moves.
    pub(crate) index: usize,
    /// Of the position it leads to.
    pub(crate) prints: Fingerprint,
    pub(crate) worth: i32,
    /// It wins nothing at once and hands over the turn.
    pub(crate) quiet: bool,
}

impl Promise for Child {
    #[inline(always)]
    fn promise(&mut self) -> &mut i32 {
        &mut self.worth
    }
}

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

/// Directions a sowing can have.
const WAYS: usize = 10;

impl Ordering {
    pub(crate) fn new() -> Ordering {
        Ordering { history: vec![0; 4 * WAYS * MAX_CELLS] }
    }

    #[inline]
    fn slot(p: &Position, mv: Move) -> Option<usize> {
        match mv.kind() {
            MoveKind::Pick { pit, direction, .. } => {
                Some((p.to_move().index() * WAYS + direction as usize) * MAX_CELLS + pit.index())
            }
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn worth(&self, p: &Position, mv: Move) -> i32 {
        Self::slot(p, mv).map_or(0, |slot| self.history[slot])
    }

    pub(crate) fn reward(&mut self, p: &Position, mv: Move, depth: i32) {
        let Some(slot) = Self::slot(p, mv) else { return };
        self.history[slot] += depth * depth;
        // Old merits decay, so that they stay below a capture.
        if self.history[slot] >= CAPTURE {
            self.history.iter_mut().for_each(|worth| *worth /= 2);
        }
    }
}

/// Puts the highest first; equals stay in their order. For short lists, as those of moves are: here the code of a general
/// sort, once for every kind of list, would be a good part of what a page has to load.
pub(crate) fn highest_first<T, K: PartialOrd>(list: &mut [T], key: impl Fn(&T) -> K) {
    for last in 1..list.len() {
        let mut at = last;
        while at > 0 && key(&list[at]) > key(&list[at - 1]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::highest_first;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn the_highest_come_first_and_equals_stay_in_order() {
        let mut list = [(2, 'a'), (5, 'b'), (2, 'c'), (9, 'd'), (5, 'e'), (0, 'f')];
        highest_first(&mut list, |item| item.0);
        assert_eq!(list.map(|item| item.1), ['d', 'b', 'e', 'a', 'c', 'f']);
        highest_first::<u8, u8>(&mut [], |item| *item);
    }
}
