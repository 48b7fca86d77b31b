//! Where everything lies in a picture.

use super::svg::{Area, Point};
use crate::game::{DrawnStores, Game};
use crate::pits::{Pit, Side};
use crate::position::Position;

/// The place of one pit with its name below.
pub(super) const CELL: (f64, f64) = (70.0, 104.0);
/// The radius of rounded corners of the board.
pub(super) const CORNER: f64 = 16.0;

const MARGIN: f64 = 6.0;
const PADDING: f64 = 12.0;
const STORE_WIDTH: f64 = 84.0;
const CAPTION_HEIGHT: f64 = 30.0;
const LINE_HEIGHT: f64 = 18.0;
/// Stores need room for their texts, also beside a single row.
const LEAST_HEIGHT: f64 = 120.0;

/// The places of the things in a picture.
#[derive(Debug)]
pub(super) struct Plan<'a> {
    game: &'a Game,
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) stores: Vec<(Side, Area)>,
    /// The corner of the grid of pits.
    grid: Point,
}

impl<'a> Plan<'a> {
    pub(super) fn new(game: &'a Game, position: &Position) -> Plan<'a> {
        let board = game.board();
        let (columns, rows) = (board.columns() as f64, board.rows() as f64);
        let grid_height = rows * CELL.1;
        let high = grid_height.max(LEAST_HEIGHT);
        let DrawnStores { on_board, beside: off_board } = game.drawn_stores(position);
        let (left, right): (Vec<Side>, Vec<Side>) =
            off_board.into_iter().partition(|side| board.store_lies_left(*side));
        let inner = MARGIN + PADDING;
        let room = |sides: &[Side]| if sides.is_empty() { 0.0 } else { STORE_WIDTH };
        let grid = Point { x: inner + room(&left), y: inner + (high - grid_height) / 2.0 };
        let right_edge = grid.x + columns * CELL.0;
        let mut stores = column(&left, Point { x: inner, y: inner }, high);
        stores.extend(column(&right, Point { x: right_edge, y: inner }, high));
        stores.extend(on_board.iter().map(|(side, place)| (*side, cell(grid, *place, 1))));
        let tray_line = if board.has_trays() { LINE_HEIGHT } else { 0.0 };
        Plan {
            game,
            width: right_edge + room(&right) + inner,
            height: high + CAPTION_HEIGHT + tray_line + 2.0 * inner - PADDING,
            stores,
            grid,
        }
    }

    /// The board itself.
    pub(super) fn ground(&self) -> Area {
        Area { x: 0.0, y: 0.0, width: self.width, height: self.height }.inset(MARGIN)
    }

    /// The cell of a pit.
    pub(super) fn pit(&self, pit: Pit) -> Area {
        cell(self.grid, self.game.board().place(pit), self.game.board().height(pit))
    }

    /// Where the caption stands.
    pub(super) fn caption(&self) -> Point {
        Point { x: self.width / 2.0, y: self.height - MARGIN - 11.0 }
    }

    /// Where the line about the trays stands, above the caption.
    pub(super) fn tray_line(&self) -> Point {
        let caption = self.caption();
        Point { y: caption.y - LINE_HEIGHT, ..caption }
    }
}

/// A place of the grid, given as row and column, so many rows high.
fn cell(grid: Point, (row, column): (usize, usize), rows: usize) -> Area {
    Area {
        x: grid.x + column as f64 * CELL.0,
        y: grid.y + row as f64 * CELL.1,
        width: CELL.0,
        height: rows as f64 * CELL.1,
    }
}

/// Stores one above the other, of equal height.
fn column(sides: &[Side], corner: Point, height: f64) -> Vec<(Side, Area)> {
    let each = height / sides.len().max(1) as f64;
    let area =
        |at: usize| Area { x: corner.x, y: corner.y + at as f64 * each, width: STORE_WIDTH, height: each };
    sides.iter().enumerate().map(|(at, side)| (*side, area(at))).collect()
}
