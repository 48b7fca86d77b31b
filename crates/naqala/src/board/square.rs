//! The square board: a row of pits before each of four seats, and a corner at the right end of each row.
//!
//! Counter-clockwise from South's left, the ring runs along South's row, around the corner to East's, and so on.

use super::{Board, SEATS_IN_ORDER};
use crate::board::pits::{Pit, Side};

/// Maximum number of pits in a row: names are single letters, and positions hold 128 places.
pub(super) const MAX_PITS: usize = 24;

impl Board {
    pub(super) fn add_square(&mut self, pits: usize) {
        (self.rows, self.columns) = (pits + 2, pits + 2);
        self.sides = vec![vec![Vec::new()]; SEATS_IN_ORDER.len()];
        for side in SEATS_IN_ORDER {
            for pit in 0..pits {
                self.sides[side.index()][0].push(Pit::new(self.names.len() as u8));
                self.names.push(format!("{}{}", side.letter(), char::from(b'a' + pit as u8)));
                self.homes.push(side);
                self.places.push(self.along(side, pit + 1));
            }
        }
    }

    /// The place of the store at a player's right end.
    pub(super) fn corner(&self, side: Side) -> (usize, usize) {
        self.along(side, self.columns - 1)
    }

    /// The place this many steps from a player's left corner: row from the top, column from the left.
    fn along(&self, side: Side, steps: usize) -> (usize, usize) {
        let end = self.columns - 1;
        match side {
            Side::South => (end, steps),
            Side::East => (end - steps, end),
            Side::North => (0, end - steps),
            Side::West => (steps, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::board::moves::Direction;
    use crate::board::pits::Side;
    use crate::board::{Board, Layout, Stores};

    #[test]
    fn the_ring_runs_through_all_corners() {
        let board = Board::new(Layout::Square, 6, Stores::Shared).unwrap();
        let mut pit = board.find("Sa").unwrap();
        let mut names = Vec::new();
        for _ in 0..28 {
            names.push(board.name(pit).to_owned());
            pit = board.next(pit, Side::West, Direction::CounterClockwise).unwrap();
        }
        assert_eq!(board.name(pit), "Sa");
        assert_eq!(names[4..9].join(" "), "Se Sf store Ea Eb");
        assert_eq!(names.iter().filter(|name| *name == "store").count(), 4);
    }

    #[test]
    fn each_row_begins_at_its_owners_left() {
        let board = Board::new(Layout::Square, 6, Stores::Shared).unwrap();
        let at = |name: &str| board.place(board.find(name).unwrap());
        assert_eq!([at("Sa"), at("Ea"), at("Na"), at("Wa")], [(7, 1), (6, 7), (0, 6), (1, 0)]);
        assert_eq!(board.store_place(Side::South), Some((7, 7)));
        assert_eq!(board.store_place(Side::West), Some((7, 0)));
    }
}
