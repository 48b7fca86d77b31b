//! Positions on compact boards, and their numbers.

use naqala::{CompactBoard, CompactGame, CompactWord, Side};

use crate::domain::Domain;

/// The bytes of a compact board of the widest words.
const MOST_PLACES: usize = 32;

/// A game on compact boards whose positions are numbered as the player to move sees them.
#[derive(Clone, Debug)]
pub(crate) struct Boards<W = u64> {
    pub(crate) game: CompactGame<W>,
    /// The places of the pits, in the order in which they are numbered.
    order: Vec<u8>,
    /// The same from the last pit to the first, as they are counted for a number.
    backwards: Vec<u8>,
}

/// The two words of a board.
pub(crate) type Words<W> = [W; 2];

impl<W: CompactWord> Boards<W> {
    /// The boards of a game; `None` if its positions are more than that, or are not numbered alike for both players.
    pub(crate) fn new(domain: &Domain, game: CompactGame<W>) -> Option<Boards<W>> {
        let seen_by = |side: Side| -> Option<Vec<u8>> {
            domain.order(side).iter().map(|pit| place_of(domain, &game, side, *pit)).collect()
        };
        let order = seen_by(Side::South)?;
        let is_alike = domain.is_seen_from_mover() && seen_by(Side::North)? == order;
        let backwards = order.iter().rev().copied().collect();
        (domain.has_pits_alone() && is_alike).then_some(Boards { game, order, backwards })
    }

    /// The place of a pit, when South is to move.
    pub(crate) fn place(&self, domain: &Domain, pit: u8) -> Option<u8> {
        place_of(domain, &self.game, Side::South, pit)
    }

    /// The layer and the index of a board; `None` if it has too many seeds.
    #[inline(always)]
    pub(crate) fn number(&self, domain: &Domain, words: Words<W>) -> Option<(usize, u64)> {
        let bytes = bytes_of(words);
        domain.number_in_order(self.backwards.iter().map(|at| bytes[usize::from(*at) % MOST_PLACES]))
    }

    /// The board with an index, without stores.
    pub(crate) fn words(&self, domain: &Domain, seeds: usize, state: u64) -> Words<W> {
        let mut pits = [0; MOST_PLACES];
        domain.distribution(seeds, state, &mut pits[..self.order.len()]);
        let laid = self.order.iter().zip(pits);
        laid.fold([W::default(); 2], |words, (place, seeds)| plus(words, with::<W>(seeds, *place)))
    }

    /// The boards of a layer, starting with an index.
    pub(crate) fn walk(&self, domain: &Domain, seeds: usize, state: u64) -> BoardWalk<'_, W> {
        let mut pits = vec![0; self.order.len()];
        domain.distribution(seeds, state, &mut pits);
        let bare = self.game.seen_by(&domain.bare_with(seeds, 0), Side::South).words();
        let words = self.words(domain, seeds, state);
        BoardWalk { order: &self.order, pits, words: plus(words, bare) }
    }
}

/// The boards of a layer, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct BoardWalk<'a, W> {
    order: &'a [u8],
    /// The seeds in the pits, in numbering order.
    pits: Vec<u8>,
    words: Words<W>,
}

impl<W: CompactWord> BoardWalk<'_, W> {
    /// The current board.
    #[inline(always)]
    pub(crate) fn board(&self) -> CompactBoard<W> {
        CompactBoard::from_words(self.words)
    }

    /// Moves to the next board: see [`crate::ranking::advance`].
    #[inline(always)]
    pub(crate) fn advance(&mut self) {
        let Some((last, others)) = self.pits.split_last_mut() else { return };
        let Some(from) = others.iter().rposition(|seeds| *seeds > 0) else { return };
        let tail = std::mem::take(last);
        others[from] -= 1;
        self.pits[from + 1] = tail + 1;
        let place = |at: usize| self.order[at];
        let gone = plus(with(tail, place(self.order.len() - 1)), with(1, place(from)));
        self.words = plus(minus(self.words, gone), with(tail + 1, place(from + 1)));
    }
}

/// Where a pit is on the boards of a side.
fn place_of<W: CompactWord>(domain: &Domain, game: &CompactGame<W>, side: Side, pit: u8) -> Option<u8> {
    let mut p = domain.game().empty_position(side);
    domain.game().pit_seeds_mut(&mut p)[usize::from(pit)] = 1;
    let words = game.seen_by(&p, side).words();
    bytes_of(words).iter().position(|seeds| *seeds > 0).map(|at| at as u8)
}

/// The bytes of the mover's word, then those of the other player's.
#[inline(always)]
fn bytes_of<W: CompactWord>(words: Words<W>) -> [u8; MOST_PLACES] {
    let mut bytes = [0; MOST_PLACES];
    let [mine, theirs] = words.map(W::halves);
    if W::BYTES == u64::BYTES {
        bytes[..8].copy_from_slice(&mine[0].to_le_bytes());
        bytes[8..16].copy_from_slice(&theirs[0].to_le_bytes());
    } else {
        for (at, half) in mine.into_iter().chain(theirs).enumerate() {
            bytes[8 * at..8 * at + 8].copy_from_slice(&half.to_le_bytes());
        }
    }
    bytes
}

/// A board with this many seeds in one place.
#[inline(always)]
pub(crate) fn with<W: CompactWord>(seeds: u8, place: u8) -> Words<W> {
    let word = W::with(seeds, place & W::STORE);
    if place < W::BYTES { [word, W::default()] } else { [W::default(), word] }
}

/// The sum of two boards.
#[inline(always)]
pub(crate) fn plus<W: CompactWord>(a: Words<W>, b: Words<W>) -> Words<W> {
    [a[0].plus(b[0]), a[1].plus(b[1])]
}

/// The difference of two boards.
#[inline(always)]
pub(crate) fn minus<W: CompactWord>(a: Words<W>, b: Words<W>) -> Words<W> {
    [a[0].minus(b[0]), a[1].minus(b[1])]
}
