//! Where everything lies in a picture.

use super::svg::{Area, Point};
use crate::board::pits::{Pit, Side};
use crate::board::position::Position;
use crate::board_layout::{BoardLayout, BoardPlace, LaidPlace};
use crate::game::Game;
use crate::theme::{Outline, Theme};

/// The place of one pit with its name below, and of one whose hollow fills all of it.
const CELL: (f64, f64) = (70.0, 92.0);
const LONG_CELL: (f64, f64) = (70.0, 122.0);
/// The height of a store among the rows of pits.
const LOW: f64 = 60.0;

const MARGIN: f64 = 6.0;
const PADDING: f64 = 12.0;
const STORE_WIDTH: f64 = 84.0;
const CAPTION_HEIGHT: f64 = 30.0;
const LINE_HEIGHT: f64 = 18.0;
/// Stores need room for their texts, also beside a single row.
const LEAST_HEIGHT: f64 = 120.0;

/// The places of the things in a picture.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) stores: Vec<(Side, Area)>,
    ground_height: f64,
    layout: BoardLayout,
    grid: Grid,
}

impl Plan {
    pub(super) fn new(game: &Game, position: &Position, theme: &Theme) -> Plan {
        let layout = BoardLayout::new(game, position).with_stores(theme.store_place);
        let (rows, columns) = layout.pit_grid();
        let cell = if theme.pit.outline == Outline::Oblong { LONG_CELL } else { CELL };
        let low = match (layout.between(), layout.has_stores_outside()) {
            (Some(upper), _) => Some([upper, upper + 1]),
            (None, true) => Some([0, rows - 1]),
            (None, false) => None,
        };
        let mut grid = Grid { corner: Point { x: 0.0, y: 0.0 }, cell, low };
        let grid_height = grid.row(rows);
        let high = grid_height.max(LEAST_HEIGHT);
        let (left, right) = (layout.stores_left(), layout.stores_right());
        let inner = MARGIN + PADDING;
        let room = |sides: &[Side]| if sides.is_empty() { 0.0 } else { STORE_WIDTH };
        grid.corner = Point { x: inner + room(left), y: inner + (high - grid_height) / 2.0 };
        let right_edge = grid.corner.x + columns as f64 * cell.0;
        let mut stores = column(left, Point { x: inner, y: inner }, high);
        stores.extend(column(right, Point { x: right_edge, y: inner }, high));
        stores.extend(among_pits(&layout).map(|(side, laid)| (side, grid.area(&layout, laid))));
        let tray_line = if game.board().has_trays() { LINE_HEIGHT } else { 0.0 };
        Plan {
            width: right_edge + room(right) + inner,
            height: high + CAPTION_HEIGHT + tray_line + 2.0 * inner,
            ground_height: high + 2.0 * PADDING,
            stores,
            layout,
            grid,
        }
    }

    /// The board itself.
    pub(super) fn ground(&self) -> Area {
        let outside = if self.has_stores_outside() { LOW } else { 0.0 };
        Area {
            x: MARGIN,
            y: MARGIN + outside,
            width: self.width - 2.0 * MARGIN,
            height: self.ground_height - 2.0 * outside,
        }
    }

    /// Whether what the players have lies outside the board.
    pub(super) fn has_stores_outside(&self) -> bool {
        self.layout.has_stores_outside()
    }

    /// The pits with their cells.
    pub(super) fn pits(&self) -> impl Iterator<Item = (Pit, Area)> {
        self.layout.places().iter().filter_map(|laid| match laid.place {
            BoardPlace::Pit(pit) => Some((pit, self.grid.area(&self.layout, *laid))),
            BoardPlace::Store(_) => None,
        })
    }

    /// Where the caption stands, below the board.
    pub(super) fn caption(&self) -> Point {
        Point { x: self.width / 2.0, y: self.height - MARGIN - 11.0 }
    }

    /// Where the line about the trays stands, above the caption.
    pub(super) fn tray_line(&self) -> Point {
        let caption = self.caption();
        Point { y: caption.y - LINE_HEIGHT, ..caption }
    }
}

/// The stores that lie in the grid of pits.
fn among_pits(layout: &BoardLayout) -> impl Iterator<Item = (Side, LaidPlace)> {
    let is_beside = |side: &Side| layout.stores_left().contains(side) || layout.stores_right().contains(side);
    layout.places().iter().filter_map(move |laid| match laid.place {
        BoardPlace::Store(side) if !is_beside(&side) => Some((side, *laid)),
        _ => None,
    })
}

/// The grid of pits: the stores among its rows are lower than they.
#[derive(Debug)]
struct Grid {
    corner: Point,
    cell: (f64, f64),
    /// The rows of these stores.
    low: Option<[usize; 2]>,
}

impl Grid {
    /// How far a row is from the first one.
    fn row(&self, row: usize) -> f64 {
        let lower = self.low.iter().flatten().filter(|low| **low < row).count();
        (row - lower) as f64 * self.cell.1 + lower as f64 * LOW
    }

    fn area(&self, layout: &BoardLayout, laid: LaidPlace) -> Area {
        Area {
            x: self.corner.x + (laid.column - layout.first_pit_column()) as f64 * self.cell.0,
            y: self.corner.y + self.row(laid.row),
            width: laid.width as f64 * self.cell.0,
            height: self.row(laid.row + laid.height) - self.row(laid.row),
        }
    }
}

/// Stores one above the other, of equal height.
fn column(sides: &[Side], corner: Point, height: f64) -> Vec<(Side, Area)> {
    let each = height / sides.len().max(1) as f64;
    let area =
        |at: usize| Area { x: corner.x, y: corner.y + at as f64 * each, width: STORE_WIDTH, height: each };
    sides.iter().enumerate().map(|(at, side)| (*side, area(at))).collect()
}
