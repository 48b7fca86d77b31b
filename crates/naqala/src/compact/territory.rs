//! Compact boards on which pits have owners that change from round to round: each word says which pits of its row belong to the
//! other player, so a turned board is right as it is.

use super::{CompactBoard, CompactGame, CompactWord, Mask};
use crate::board::pits::Side;
use crate::board::position::Position;

/// The pits of a row on boards of this kind: a byte has a bit for each, and moves with pits of both rows are numbered in four
/// bits, those of the other row from this number.
pub(super) const OTHER_ROW: u8 = 8;

impl<W: CompactWord> CompactGame<W> {
    /// Whether pits have owners, which change from round to round.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("oware-nam-nam").unwrap();
    /// assert!(CompactGame::of_wide(&game).unwrap().has_territory());
    /// ```
    pub fn has_territory(&self) -> bool {
        self.has_territory
    }

    /// The place a move with this number begins in.
    #[inline(always)]
    pub(super) fn start(&self, pit: u8) -> u8 {
        if W::EXTENDED && self.cases.is_some() {
            return pit % OTHER_ROW;
        }
        let is_of_other_row = W::EXTENDED && self.has_territory && pit >= OTHER_ROW;
        if is_of_other_row { pit - OTHER_ROW + W::BYTES } else { pit & W::STORE }
    }

    /// The pits of the player to move.
    #[inline(always)]
    pub(super) fn own(&self, board: CompactBoard<W>) -> Mask<W> {
        if let Some(byte) = W::MARK
            && self.has_territory
        {
            let [lost, gained] = board.words().map(|word| self.by_bits(word.at(byte)));
            return Mask { mine: self.row & !lost, theirs: gained };
        }
        Mask { mine: self.row, theirs: W::default() }
    }

    /// The pits of a row that correspond to these bits, as bytes of all ones.
    #[inline(always)]
    fn by_bits(&self, bits: u8) -> W {
        // Mostly everybody has their own row.
        if bits == 0 { W::default() } else { self.spread(bits) }
    }

    #[inline(never)]
    fn spread(&self, bits: u8) -> W {
        (0..OTHER_ROW)
            .filter(|pit| bits >> pit & 1 != 0)
            .fold(W::default(), |all, pit| all | W::with(0xFF, pit))
    }

    /// Whether a place belongs to the player to move.
    #[inline(always)]
    pub(super) fn is_mine(&self, board: CompactBoard<W>, place: u8) -> bool {
        let is_of_my_row = place < W::BYTES;
        match W::MARK {
            Some(byte) if self.has_territory => {
                let word = if is_of_my_row { board.mine } else { board.theirs };
                is_of_my_row ^ (word.at(byte) >> (place & 7) & 1 != 0)
            }
            _ => is_of_my_row,
        }
    }

    /// The moves from the player's own filled pits, in both rows.
    #[inline(always)]
    pub(super) fn moves_of_owned(&self, board: CompactBoard<W>) -> u32 {
        let own = self.own(board);
        u32::from((board.mine & own.mine).filled())
            | u32::from((board.theirs & own.theirs).filled()) << OTHER_ROW
    }

    /// The byte that tells which pits of a side's row belong to the other.
    pub(super) fn lost_pits(&self, p: &Position, side: Side) -> W {
        let is_lost = |pit: &u8| {
            let place = self.places[side.index() & 1][usize::from(*pit)];
            (p.territory >> (place & 63) & 1 != 0) != (side == Side::North)
        };
        let bits = (0..self.pits as u8).filter(is_lost).fold(0, |bits, pit| bits | 1 << pit);
        W::MARK.map_or(W::default(), |byte| W::with(bits, byte))
    }

    /// The pits of North, as a position has them.
    pub(super) fn territory(&self, board: CompactBoard<W>, to_move: Side) -> u64 {
        let places = &self.places[to_move.index() & 1];
        let pits = (0..self.pits as u8).flat_map(|pit| [pit, pit + W::BYTES]);
        let of_north = pits.filter(|place| self.is_mine(board, *place) == (to_move == Side::North));
        of_north.fold(0, |all, place| all | 1 << (places[usize::from(place)] & 63))
    }
}
