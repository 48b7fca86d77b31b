//! Where everything lies on a board: a grid for the style sheet, made from the places of the rules' board.

use naqala::{Game, Pit, Position, Side};
use naqala_view::Place;

/// A place of the grid, counted from 1 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) place: Place,
    pub(crate) row: usize,
    pub(crate) column: usize,
    /// How many rows it takes.
    pub(crate) height: usize,
}

/// A board as a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    /// The pits of South come first, from his left to his right: the order in which one steps through the board.
    pub(crate) cells: Vec<Cell>,
    /// One store fills the left column and one the right, so that they may as well lie above and below.
    pub(crate) has_store_ends: bool,
}

/// A board with more columns than this is laid upright on a narrow screen.
const WIDE: usize = 8;

impl Plan {
    /// The grid of a game's board; seen from the other side if `turned`.
    pub(crate) fn new(game: &Game, position: &Position, turned: bool) -> Plan {
        let board = game.board();
        let rows = board.rows();
        let stores = game.drawn_stores(position);
        let is_left = |side: Side| board.store_lies_left(side);
        let (left, right): (Vec<Side>, Vec<Side>) = stores.beside.iter().partition(|side| is_left(**side));
        let shift = usize::from(!left.is_empty());
        let columns = board.columns() + shift + usize::from(!right.is_empty());
        let mut cells: Vec<Cell> = board.pits().map(|pit| of_pit(game, pit, shift)).collect();
        cells.extend(stores.on_board.iter().map(|(side, (row, column))| Cell {
            place: Place::Store(*side),
            row: row + 1,
            column: column + 1 + shift,
            height: 1,
        }));
        let tall = rows.max(left.len()).max(right.len());
        cells.extend(column(&left, 1, tall));
        cells.extend(column(&right, columns, tall));
        let has_store_ends = left.len() == 1 && right.len() == 1;
        let mut plan = Plan { rows: tall, columns, cells, has_store_ends };
        if turned {
            plan.turn();
        }
        plan
    }

    /// The board seen from the other side.
    fn turn(&mut self) {
        for cell in &mut self.cells {
            cell.row = self.rows + 2 - cell.row - cell.height;
            cell.column = self.columns + 1 - cell.column;
        }
    }

    /// Whether the board is too wide for a narrow screen.
    pub(crate) fn is_wide(&self) -> bool {
        self.columns > WIDE
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

fn of_pit(game: &Game, pit: Pit, shift: usize) -> Cell {
    let (row, column) = game.board().place(pit);
    Cell {
        place: Place::Pit(pit),
        row: row + 1,
        column: column + 1 + shift,
        height: game.board().height(pit).max(1),
    }
}

/// Stores one above the other, which fill a column as evenly as its rows allow.
fn column(sides: &[Side], column: usize, rows: usize) -> Vec<Cell> {
    let count = sides.len().max(1);
    let edge = |number: usize| number * rows / count;
    let cell = |(number, side): (usize, &Side)| Cell {
        place: Place::Store(*side),
        row: edge(number) + 1,
        column,
        height: edge(number + 1) - edge(number),
    };
    sides.iter().enumerate().map(cell).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use naqala::{Choices, catalogue};

    fn plan(id: &str) -> (Game, Plan) {
        let game = catalogue::game(id).unwrap();
        let plan = Plan::new(&game, &game.start(), false);
        (game, plan)
    }

    #[test]
    fn nothing_lies_on_anything_else_on_the_board_of_any_game() {
        for rules in catalogue::all() {
            let game = rules.compile(&Choices::new()).unwrap();
            for turned in [false, true] {
                let plan = Plan::new(&game, &game.start(), turned);
                let mut taken = BTreeSet::new();
                for cell in &plan.cells {
                    assert!(cell.column >= 1 && cell.column <= plan.columns, "{}: {cell:?}", rules.id());
                    for row in cell.row..cell.row + cell.height {
                        assert!(row >= 1 && row <= plan.rows, "{}: {cell:?}", rules.id());
                        assert!(taken.insert((row, cell.column)), "{}: {cell:?}", rules.id());
                    }
                }
            }
        }
    }

    #[test]
    fn stores_lie_where_their_owners_sit() {
        let (_, plan) = plan("kalah");
        assert_eq!((plan.rows, plan.columns), (2, 8));
        let store = |side| *plan.cells.iter().find(|cell| cell.place == Place::Store(side)).unwrap();
        assert_eq!((store(Side::South).column, store(Side::South).height), (8, 2));
        assert_eq!(store(Side::North).column, 1);
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
}
