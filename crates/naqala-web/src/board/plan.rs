//! Where everything lies on a board: the library's layout as a grid for the style sheet.

use naqala::{BoardLayout, BoardPlace, Game, LaidPlace, Position, StorePlace};
use naqala_view::Place;

/// A place of the grid, counted from 1 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) place: Place,
    pub(crate) row: usize,
    pub(crate) column: usize,
    /// How many rows it takes.
    pub(crate) height: usize,
    /// How many columns it takes.
    pub(crate) width: usize,
}

/// A board as a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    /// The pits of South come first, from South's left to right: the order in which one steps through the board.
    pub(crate) cells: Vec<Cell>,
    /// One store fills the left column and one the right, so that they may as well lie above and below.
    pub(crate) has_store_ends: bool,
    /// The rows of pits above two stores that lie between the rows.
    pub(crate) between: Option<usize>,
    /// The first and the last row are stores outside the board.
    pub(crate) is_outside: bool,
    /// All places lie at the edge of the board, around an empty middle.
    pub(crate) is_ring: bool,
}

/// A board with as many pits side by side as this stands upright on a narrow screen.
const WIDE: usize = 8;

impl Plan {
    /// The grid of a game's board; seen from the other side if `turned`.
    pub(crate) fn new(game: &Game, position: &Position, turned: bool, place: StorePlace) -> Plan {
        let layout = BoardLayout::new(game, position).with_stores(place);
        let layout = if turned { layout.turned() } else { layout };
        let cell = |laid: &LaidPlace| Cell {
            place: match laid.place {
                BoardPlace::Pit(pit) => Place::Pit(pit),
                BoardPlace::Store(side) => Place::Store(side),
            },
            row: laid.row + 1,
            column: laid.column + 1,
            height: laid.height,
            width: laid.width,
        };
        let (last_row, last_column) = (layout.rows() - 1, layout.columns() - 1);
        let is_at_edge =
            |laid: &LaidPlace| [0, last_row].contains(&laid.row) || [0, last_column].contains(&laid.column);
        Plan {
            rows: layout.rows(),
            columns: layout.columns(),
            cells: layout.places().iter().map(cell).collect(),
            has_store_ends: layout.stores_left().len() == 1 && layout.stores_right().len() == 1,
            between: layout.between(),
            is_outside: layout.has_stores_outside(),
            is_ring: layout.rows() > 2 && layout.places().iter().all(is_at_edge),
        }
    }

    /// The way from the middle of one place to that of another: half columns to the right and half rows down.
    pub(crate) fn way(&self, from: Place, to: Place) -> Option<(isize, isize)> {
        let middle = |place| {
            let cell = self.cells.iter().find(|cell| cell.place == place)?;
            let middle = |first: usize, length: usize| (first * 2 + length) as isize;
            Some((middle(cell.column, cell.width), middle(cell.row, cell.height)))
        };
        let (from, to) = (middle(from)?, middle(to)?);
        Some((to.0 - from.0, to.1 - from.1))
    }

    /// Whether the board is too wide for a narrow screen. If it is as high as wide, standing upright would not help.
    pub(crate) fn is_wide(&self) -> bool {
        // Two stores at the ends may as well lie above and below the pits.
        let beside = 2 * usize::from(self.has_store_ends);
        // Stores outside leave it as wide as those at its ends would make it.
        let outside = 2 * usize::from(self.is_outside);
        let pits = self.columns - beside;
        self.columns > self.rows && (pits >= WIDE || self.columns + outside > WIDE)
    }

    /// The pit next to another one in a direction, as rows down and columns to the right; the nearest there is.
    pub(crate) fn neighbour(&self, from: Place, down: isize, right: isize) -> Option<Place> {
        let here = self.cells.iter().find(|cell| cell.place == from)?;
        let ahead = |cell: &&Cell| {
            let (rows, columns) =
                (cell.row as isize - here.row as isize, cell.column as isize - here.column as isize);
            let along = rows * down + columns * right;
            let aside = rows * right + columns * down;
            (along > 0).then_some((aside.abs() * 4 + along, cell.place))
        };
        let pits = self.cells.iter().filter(|cell| matches!(cell.place, Place::Pit(_)));
        pits.filter_map(|cell| ahead(&cell)).min_by_key(|(distance, _)| *distance).map(|(_, place)| place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    fn plan(id: &str) -> (Game, Plan) {
        let game = catalogue::game(id).unwrap();
        let plan = Plan::new(&game, &game.start(), false, StorePlace::Ends);
        (game, plan)
    }

    #[test]
    fn arrows_lead_to_the_pit_beside() {
        let (game, plan) = plan("oware");
        let pit = |name| Place::Pit(game.board().find(name).unwrap());
        assert_eq!(plan.neighbour(pit("a"), 0, 1), Some(pit("b")));
        assert_eq!(plan.neighbour(pit("a"), -1, 0), Some(pit("F")));
        assert_eq!(plan.neighbour(pit("a"), 0, -1), None);
        assert_eq!(plan.neighbour(pit("F"), 1, 0), Some(pit("a")));
    }

    #[test]
    fn boards_stand_upright_where_their_pits_would_be_small() {
        for (id, is_wide) in [("oware", false), ("congkak", true), ("bao-kiswahili", true), ("omweso", true)]
        {
            assert_eq!(plan(id).1.is_wide(), is_wide, "{id}");
        }
        assert!(!plan("ruma").1.is_wide());
    }

    #[test]
    fn only_boards_with_an_empty_middle_are_rings() {
        assert!(plan("ruma").1.is_ring);
        assert!(!plan("oware").1.is_ring && !plan("bao-kiswahili").1.is_ring && !plan("selus").1.is_ring);
    }

    #[test]
    fn ways_lead_from_middle_to_middle() {
        let (game, plan) = plan("o-an-quan");
        let place = |name| Place::Pit(game.board().find(name).unwrap());
        assert_eq!(plan.way(place("a"), place("b")), Some((2, 0)));
        assert_eq!(plan.way(place("a"), place("E")), Some((0, -2)));
        // The large pits at the ends are as high as both rows.
        assert_eq!(plan.way(place("a"), place("L")), Some((-2, -1)));
    }
}
