//! What the last seed of a lap captures on a compact board.

use super::{CompactBoard, CompactWord, Mask, PLACES};
use crate::board::position::NO_PIT;
use crate::program::{CountSet, GrandSlam};

/// What a case captures.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Capture<W> {
    Nothing,
    /// The pit of the last seed.
    Last,
    Places(Mask<W>),
    Chain(Chain),
    Rare(Rare<W>),
}

/// Captures that would slow down the others.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Rare<W> {
    /// Not everything, if that would leave the other player without seeds.
    Sparing(Mask<W>, Option<Chain>, GrandSlam),
    /// The pit of the last seed, which becomes the mover's marked pit.
    Marking,
    /// At most this many seeds of the pit of the last seed, for the other player or the mover.
    Part { most: u8, to_other: bool },
}

/// A chain of captures along the track, from the pit of the last seed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Chain {
    /// By place: the next place of the chain.
    pub(super) steps: [u8; PLACES],
    /// The places where captures are allowed, as bits.
    pub(super) zone: u32,
    pub(super) counts: CountSet,
}

impl<W: CompactWord> Capture<W> {
    /// Moves captured seeds to the stores; returns the board and their number.
    #[inline(always)]
    pub(super) fn apply(&self, board: CompactBoard<W>, last: u8, row: W) -> (CompactBoard<W>, u8) {
        match self {
            Capture::Nothing => (board, 0),
            Capture::Last => board.with_won(last),
            Capture::Places(take) => board.with_all_won(*take),
            Capture::Chain(chain) => chain.capture(board, last),
            Capture::Rare(rare) => rare.apply(board, last, row),
        }
    }
}

impl<W: CompactWord> Rare<W> {
    #[inline(never)]
    fn apply(&self, mut board: CompactBoard<W>, last: u8, row: W) -> (CompactBoard<W>, u8) {
        match self {
            Rare::Sparing(take, chain, slam) => {
                let take = chain.as_ref().map_or(*take, |chain| chain.follow(board, *take, last));
                let none = W::default();
                let leaves_nothing =
                    board.theirs & !take.theirs & row == none && board.theirs & take.theirs & row != none;
                let taken = if leaves_nothing { spared(*slam, chain.as_ref(), take, last) } else { take };
                board.with_all_won(taken)
            }
            Rare::Marking => {
                let (mut board, captured) = board.with_won(last);
                let mark = W::MARK.map(|byte| W::with(last + 1, byte));
                board.mine = board.mine.plus(mark.unwrap_or_default());
                (board, captured)
            }
            Rare::Part { most, to_other } => {
                let captured = board.seeds_at(last).min(*most);
                board.win(last, captured, usize::from(*to_other));
                (board, captured)
            }
        }
    }
}

/// The part of a capture that remains if a capture must not leave the other player without seeds.
fn spared<W: CompactWord>(slam: GrandSlam, chain: Option<&Chain>, take: Mask<W>, last: u8) -> Mask<W> {
    match slam {
        GrandSlam::SpareNearest => take.without(Mask::place(last)),
        GrandSlam::SpareFarthest => {
            take.without(Mask::place(chain.map_or(last, |chain| chain.farthest(take, last))))
        }
        _ => Mask::default(),
    }
}

impl Chain {
    #[inline(always)]
    fn step(&self, at: u8) -> u8 {
        self.steps[usize::from(at) & (PLACES - 1)]
    }

    /// Whether the chain goes on to a place.
    #[inline(always)]
    fn reaches<W: CompactWord>(&self, board: CompactBoard<W>, at: u8, last: u8) -> bool {
        at != NO_PIT
            && at != last
            && self.zone >> (at & 31) & 1 != 0
            && self.counts.has(i32::from(board.seeds_at(at)))
    }

    /// Moves the seeds of a chain, which starts with the pit of the last seed, to the mover's store; returns the board and their
    /// number.
    #[inline(always)]
    fn capture<W: CompactWord>(&self, board: CompactBoard<W>, last: u8) -> (CompactBoard<W>, u8) {
        let (mut board, mut captured) = board.with_won(last);
        let mut at = self.step(last);
        while self.reaches(board, at, last) {
            let (next, seeds) = board.with_won(at);
            (board, captured) = (next, captured.wrapping_add(seeds));
            at = self.step(at);
        }
        (board, captured)
    }

    /// The captured pits of a chain that starts with the pit of the last seed.
    fn follow<W: CompactWord>(&self, board: CompactBoard<W>, mut take: Mask<W>, last: u8) -> Mask<W> {
        let mut at = self.step(last);
        while self.reaches(board, at, last) {
            take = take.or(Mask::place(at));
            at = self.step(at);
        }
        take
    }

    /// The captured pit that is farthest from the last seed.
    fn farthest<W: CompactWord>(&self, take: Mask<W>, last: u8) -> u8 {
        let mut at = last;
        loop {
            let next = self.step(at);
            let taken = next != NO_PIT && take.without(Mask::place(next)) != take;
            if !taken || next == last {
                return at;
            }
            at = next;
        }
    }
}

impl<W: CompactWord> CompactBoard<W> {
    /// The board after the mover has won the seeds of a place, and their number.
    #[inline(always)]
    pub(super) fn with_won(mut self, place: u8) -> (CompactBoard<W>, u8) {
        let seeds = self.seeds_at(place);
        self.take_from(place, seeds);
        self.mine = self.mine.plus(W::with(seeds, W::STORE));
        (self, seeds)
    }

    /// The board after the mover has won the seeds of these places, and their number.
    #[inline(always)]
    fn with_all_won(self, take: Mask<W>) -> (CompactBoard<W>, u8) {
        let captured = take.sum(self);
        let mine = (self.mine & !take.mine).plus(W::with(captured, W::STORE));
        (CompactBoard { mine, theirs: self.theirs & !take.theirs }, captured)
    }
}
