//! The children of every position on the search path, with the positions they lead to, so that no move is played twice.
//! The storage is reused from node to node, so searching does not allocate.

use crate::search::arena::Placed;

/// Initial capacity; it grows if necessary.
const ROOM: usize = 1024;

/// Something that can be ordered by how promising it is.
pub(crate) trait Promise {
    /// Higher values are searched earlier; never [`TAKEN`].
    fn promise(&mut self) -> &mut i32;
}

/// The promise of a child that has been searched.
const TAKEN: i32 = i32::MIN;

/// A stack of children.
#[derive(Clone, Debug)]
pub(crate) struct Children<C, B> {
    known: Vec<C>,
    boards: Vec<B>,
}

impl<C: Promise + Copy, B: Placed> Children<C, B> {
    /// An empty stack.
    pub(crate) fn new() -> Children<C, B> {
        Children { known: Vec::with_capacity(ROOM), boards: Vec::with_capacity(ROOM) }
    }

    pub(crate) fn len(&self) -> usize {
        self.known.len()
    }

    /// Storage for one more child, holding the position before the move; [`Children::describe_latest`] may follow, or
    /// else the room is used again.
    #[inline(always)]
    pub(crate) fn add(&mut self, before: &B) -> &mut B {
        let at = self.known.len();
        if at == self.boards.len() {
            self.boards.push(*before);
        }
        let board = &mut self.boards[at];
        board.copy_from(before);
        board
    }

    /// The position that was added last.
    #[inline(always)]
    pub(crate) fn latest(&self) -> &B {
        &self.boards[self.known.len()]
    }

    #[inline(always)]
    pub(crate) fn describe_latest(&mut self, child: C) {
        self.known.push(child);
    }

    /// The children from the first one on.
    pub(crate) fn iter(&self, first: usize) -> impl Iterator<Item = (&C, &B)> {
        self.known[first..].iter().zip(&self.boards[first..])
    }

    /// The most promising of the children from the first one on that was not taken before, and its position; among
    /// equals the first in the list.
    #[inline]
    pub(crate) fn take_best(&mut self, first: usize, board: &mut B) -> Option<C> {
        let mut best = first;
        let mut highest = TAKEN;
        for (at, child) in self.known[first..].iter_mut().enumerate() {
            let promise = *child.promise();
            if promise > highest {
                (best, highest) = (first + at, promise);
            }
        }
        let child = self.known.get_mut(best).filter(|_| highest > TAKEN)?;
        let taken = *child;
        *child.promise() = TAKEN;
        board.copy_from(&self.boards[best]);
        Some(taken)
    }

    /// Drops all children from this one on.
    #[inline(always)]
    pub(crate) fn shrink(&mut self, first: usize) {
        self.known.truncate(first);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Plain(i32, char);

    impl Promise for Plain {
        fn promise(&mut self) -> &mut i32 {
            &mut self.0
        }
    }

    #[test]
    fn children_come_in_the_order_of_their_promise() {
        let mut p = naqala::catalogue::game("oware").unwrap().start();
        let mut children = Children::new();
        for child in [Plain(9, 'z'), Plain(1, 'a'), Plain(3, 'b'), Plain(3, 'c'), Plain(i32::MAX, 'd')] {
            children.add(&p);
            children.describe_latest(child);
        }
        let names: Vec<char> =
            std::iter::from_fn(|| children.take_best(1, &mut p)).map(|child| child.1).collect();
        assert_eq!(names, ['d', 'b', 'c', 'a']);
        children.shrink(1);
        assert_eq!(children.len(), 1);
        assert_eq!(children.take_best(0, &mut p), Some(Plain(9, 'z')));
    }
}
