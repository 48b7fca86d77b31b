//! Move ordering: a good order makes most of the tree unnecessary.

use super::arena::SLOTS;
use crate::children::Promise;
use crate::evaluate::Evaluation;

/// Bonus for winning a seed at once, compared with the other criteria.
const CAPTURE: i32 = 1 << 16;

/// A bonus that lies between captures of one seed and of two.
const KILLER: i32 = CAPTURE + CAPTURE / 2;

/// Bonus of a move for its immediate gain, and for keeping the turn.
#[inline]
pub(crate) fn of_gain(gain: i32, again: bool) -> i32 {
    CAPTURE / Evaluation::SEED * gain + if again { 2 * CAPTURE } else { 0 }
}

/// A move of a position with its ordering data.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child<M, P> {
    pub(crate) mv: M,
    /// The move's place in the list of offered moves.
    pub(crate) index: usize,
    /// Of the position it leads to.
    pub(crate) prints: P,
    pub(crate) worth: i32,
    /// It wins nothing at once and hands over the turn.
    pub(crate) quiet: bool,
}

impl<M, P> Promise for Child<M, P> {
    #[inline(always)]
    fn promise(&mut self) -> &mut i32 {
        &mut self.worth
    }
}

/// The two quiet moves that latest refuted another line at the same distance from the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Killers<M>([Option<M>; 2]);

impl<M: Copy + Eq> Killers<M> {
    pub(crate) const NONE: Killers<M> = Killers([None; 2]);

    pub(crate) fn add(&mut self, mv: M) {
        if self.0[0] != Some(mv) {
            self.0 = [Some(mv), self.0[0]];
        }
    }

    pub(crate) fn bonus(&self, mv: M) -> Option<i32> {
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
        Ordering { history: vec![0; SLOTS] }
    }

    #[inline]
    pub(crate) fn worth(&self, slot: Option<usize>) -> i32 {
        slot.map_or(0, |slot| self.history[slot])
    }

    pub(crate) fn reward(&mut self, slot: Option<usize>, depth: i32) {
        let Some(slot) = slot else { return };
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
