//! Places on the board and sets of places, as plain indices and bit masks.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

/// The number of seats a board can have.
pub(crate) const SEATS: usize = 4;

/// Something for each seat, by [`Side::index`].
pub(crate) type BySeat<T> = [T; SEATS];

/// A seat at the board. Two-player games use [`Side::South`] (who begins unless the rules say otherwise) and
/// [`Side::North`]; a solitaire uses South alone; games for three or four add East and West.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// The player who sits below the board as it is drawn.
    South = 0,
    /// The player who sits above the board.
    North = 1,
    /// The player at the right.
    East = 2,
    /// The player at the left.
    West = 3,
}

impl Side {
    /// All four seats, in index order.
    pub const ALL: [Side; SEATS] = [Side::South, Side::North, Side::East, Side::West];

    /// The seat with this index (0 South, 1 North, 2 East, 3 West).
    pub(crate) const fn from_index(index: u8) -> Side {
        Self::ALL[(index & 3) as usize]
    }

    /// The index of the seat: 0 South, 1 North, 2 East, 3 West.
    ///
    /// ```
    /// # use naqala::Side;
    /// assert_eq!(Side::ALL[Side::East.index()], Side::East);
    /// ```
    #[inline(always)]
    pub const fn index(self) -> usize {
        // The mask changes nothing and saves a bounds check.
        self as usize & (SEATS - 1)
    }

    /// The other player of a two-player game.
    ///
    /// ```
    /// # use naqala::Side;
    /// assert_eq!(Side::South.other(), Side::North);
    /// ```
    pub const fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
            Side::East => Side::West,
            Side::West => Side::East,
        }
    }

    /// The letter in records and traces: `S`, `N`, `E` or `W`.
    ///
    /// ```
    /// # use naqala::Side;
    /// assert_eq!(Side::West.letter(), 'W');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
            Side::East => 'E',
            Side::West => 'W',
        }
    }

    /// The seat with this [`letter`](Side::letter).
    ///
    /// ```
    /// # use naqala::Side;
    /// assert_eq!(Side::from_letter('N'), Some(Side::North));
    /// assert_eq!(Side::from_letter('x'), None);
    /// ```
    pub fn from_letter(letter: char) -> Option<Side> {
        Self::ALL.into_iter().find(|side| side.letter() == letter.to_ascii_uppercase())
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::South => "South",
            Side::North => "North",
            Side::East => "East",
            Side::West => "West",
        })
    }
}

/// One place that can hold seeds: a pit, or a store that is sown into. The index is the place's number in
/// board order; [`crate::Board::name`] gives its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pit(pub(crate) u8);

impl Pit {
    /// The index of the place in board order, from 0.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.board().find("c").unwrap().index(), 2);
    /// ```
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn new(index: u8) -> Pit {
        Pit(index)
    }
}

/// A set of places, as a bit mask over place numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PitSet(pub(crate) u128);

impl PitSet {
    /// The empty set.
    pub const EMPTY: PitSet = PitSet(0);

    /// The set that contains only this place.
    ///
    /// ```
    /// # use naqala::{PitSet, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let c = game.board().find("c").unwrap();
    /// assert_eq!(PitSet::of(c).into_iter().collect::<Vec<_>>(), [c]);
    /// ```
    #[inline(always)]
    pub const fn of(pit: Pit) -> PitSet {
        PitSet::single(pit.0)
    }

    #[inline(always)]
    pub(crate) const fn single(index: u8) -> PitSet {
        let bit = 1 << (index & 63);
        if index & 64 == 0 { PitSet::of_halves(bit, 0) } else { PitSet::of_halves(0, bit) }
    }

    /// The set whose places below 64 are the bits of `low`, and those from 64 on the bits of `high`.
    #[inline(always)]
    pub(crate) const fn of_halves(low: u64, high: u64) -> PitSet {
        PitSet(low as u128 | (high as u128) << 64)
    }

    /// The places with numbers `0..count`.
    pub(crate) const fn first(count: usize) -> PitSet {
        if count >= 128 { PitSet(u128::MAX) } else { PitSet((1 << count) - 1) }
    }

    /// Whether the place is in the set.
    ///
    /// ```
    /// # use naqala::{PitSet, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let pit = |name| game.board().find(name).unwrap();
    /// assert!(PitSet::of(pit("c")).contains(pit("c")));
    /// assert!(!PitSet::of(pit("c")).contains(pit("d")));
    /// ```
    #[inline(always)]
    pub const fn contains(self, pit: Pit) -> bool {
        self.has(pit.0)
    }

    /// Whether the place with this number ([`Pit::index`]) is in the set.
    ///
    /// ```
    /// # use naqala::{PitSet, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let set = PitSet::of(game.board().find("c").unwrap());
    /// assert!(set.contains_index(2) && !set.contains_index(3));
    /// ```
    #[inline(always)]
    pub const fn contains_index(self, index: usize) -> bool {
        index < u128::BITS as usize && self.has(index as u8)
    }

    /// The half with the place is chosen first: machines that have no registers for the whole shift it by a call.
    #[inline(always)]
    pub(crate) const fn has(self, index: u8) -> bool {
        let half = if index & 64 == 0 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        half >> (index & 63) & 1 != 0
    }

    /// Whether the set is empty.
    ///
    /// ```
    /// # use naqala::PitSet;
    /// assert!(PitSet::EMPTY.is_empty());
    /// ```
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of places in the set.
    ///
    /// ```
    /// # use naqala::{PitSet, catalogue};
    /// let row: PitSet = catalogue::game("oware").unwrap().board().pits().take(6).collect();
    /// assert_eq!(row.len(), 6);
    /// ```
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline(always)]
    pub(crate) const fn lowest(self) -> u8 {
        self.0.trailing_zeros() as u8
    }
}

impl FromIterator<Pit> for PitSet {
    fn from_iter<T: IntoIterator<Item = Pit>>(pits: T) -> Self {
        pits.into_iter().fold(PitSet::EMPTY, |set, pit| set | PitSet::of(pit))
    }
}

impl Iterator for PitSetIter {
    type Item = Pit;
    #[inline(always)]
    fn next(&mut self) -> Option<Pit> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Pit(index))
    }
}

/// The places of a [`PitSet`] in board order.
#[derive(Clone, Debug)]
pub struct PitSetIter(u128);

impl IntoIterator for PitSet {
    type Item = Pit;
    type IntoIter = PitSetIter;
    #[inline(always)]
    fn into_iter(self) -> PitSetIter {
        PitSetIter(self.0)
    }
}

impl BitAnd for PitSet {
    type Output = PitSet;
    #[inline(always)]
    fn bitand(self, other: PitSet) -> PitSet {
        PitSet(self.0 & other.0)
    }
}

impl BitOr for PitSet {
    type Output = PitSet;
    #[inline(always)]
    fn bitor(self, other: PitSet) -> PitSet {
        PitSet(self.0 | other.0)
    }
}

impl BitOrAssign for PitSet {
    #[inline(always)]
    fn bitor_assign(&mut self, other: PitSet) {
        self.0 |= other.0;
    }
}

impl Sub for PitSet {
    type Output = PitSet;
    #[inline(always)]
    fn sub(self, other: PitSet) -> PitSet {
        PitSet(self.0 & !other.0)
    }
}

impl Not for PitSet {
    type Output = PitSet;
    #[inline(always)]
    fn not(self) -> PitSet {
        PitSet(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_pits_in_board_order() {
        let set: PitSet = [Pit(90), Pit(3), Pit(0)].into_iter().collect();
        assert_eq!(set.into_iter().map(Pit::index).collect::<Vec<_>>(), [0, 3, 90]);
        assert!(set.contains(Pit(3)) && !set.contains(Pit(4)));
        assert_eq!((set - PitSet::of(Pit(3))).len(), 2);
    }

    #[test]
    fn every_seat_has_its_letter() {
        for side in Side::ALL {
            assert_eq!(Side::from_letter(side.letter()), Some(side));
            assert_eq!(side.other().other(), side);
        }
    }
}
