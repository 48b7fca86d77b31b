//! The pits at their places, borders with their names, and the stores beside them.

use anstyle::{AnsiColor, Style};
use naqala::{BoardLayout, BoardPlace, Game, Pit, Position, Side};

use super::{CLOSED, paint, signs};

/// The lines of the board, all of the same width.
pub(super) fn lines(game: &Game, position: &Position, colour: bool) -> Vec<String> {
    let grid = Grid::new(game, position, colour);
    let mut lines = Vec::new();
    for row in 0..grid.rows {
        lines.push(grid.border(row));
        lines.push(grid.seeds(row));
    }
    lines.push(grid.border(grid.rows));
    add_stores(&mut lines, game, position);
    lines
}

/// One pit, ready to be drawn.
struct Cell {
    name: String,
    count: String,
    signs: String,
    style: Style,
}

/// The cells at their places (a place may be bare), and the widths that fit all of them.
struct Grid {
    rows: usize,
    columns: usize,
    cells: Vec<Cell>,
    /// By place, row after row: which cell is there. A high cell is at several places of a column.
    places: Vec<Option<usize>>,
    sign_width: usize,
    cell_width: usize,
    colour: bool,
}

impl Grid {
    fn new(game: &Game, position: &Position, colour: bool) -> Grid {
        let board = game.board();
        let layout = BoardLayout::new(game, position);
        let ((rows, columns), shift) = (layout.pit_grid(), layout.first_pit_column());
        let offered: Vec<Pit> = game.moves(position).into_iter().filter_map(|mv| mv.pit()).collect();
        let mut places = vec![None; rows * columns];
        let mut cells = Vec::new();
        for laid in layout.places() {
            let is_beside = laid.column < shift || laid.column >= shift + columns;
            if is_beside {
                continue;
            }
            for row in laid.row..laid.row + laid.height {
                places[row * columns + laid.column - shift] = Some(cells.len());
            }
            let pit = match laid.place {
                BoardPlace::Pit(pit) => pit,
                BoardPlace::Store(side) => {
                    cells.push(Cell {
                        name: side.letter().to_string(),
                        count: game.store(position, side).to_string(),
                        signs: String::new(),
                        style: Style::new(),
                    });
                    continue;
                }
            };
            let count = game.pieces_text(position, pit);
            let closed = position.closed().contains(pit);
            cells.push(Cell {
                name: board.name(pit).to_owned(),
                signs: signs(game, position, pit),
                style: match count.as_str() {
                    "0" => Style::new().dimmed(),
                    _ if offered.contains(&pit) => Style::new().bold(),
                    _ => Style::new(),
                },
                count: if closed { CLOSED.to_string() } else { count },
            });
        }
        let widest = |width: fn(&Cell) -> usize| cells.iter().map(width).max().unwrap_or(0);
        let sign_width = widest(|cell| cell.signs.chars().count());
        let text_width = widest(|cell| cell.count.chars().count()) + sign_width;
        let cell_width = text_width.max(widest(|cell| cell.name.chars().count())) + 2;
        Grid { rows, columns, cells, places, sign_width, cell_width, colour }
    }

    /// Which cell is at a place.
    fn at(&self, row: Option<usize>, column: Option<usize>) -> Option<usize> {
        let (row, column) = (row?, column?);
        (row < self.rows && column < self.columns).then(|| self.places[row * self.columns + column])?
    }

    /// Whether the cell at a place extends into the next row.
    fn goes_on(&self, row: usize, column: usize) -> bool {
        let here = self.at(Some(row), Some(column));
        here.is_some() && here == self.at(Some(row + 1), Some(column))
    }

    /// The text in the middle of a cell on the line of a row, or on the border above it with `on_border`: the number of a cell
    /// is centred vertically.
    fn inside(&self, row: usize, column: usize, on_border: bool) -> String {
        let blank = " ".repeat(self.cell_width);
        let Some(here) = self.at(Some(row), Some(column)) else { return blank };
        let top = self.places.iter().position(|place| *place == Some(here)).unwrap_or(0) / self.columns;
        // Counted in lines of the drawing, two to a row.
        let (middle, line) = (2 * top + self.height(here), 2 * row + usize::from(!on_border));
        if middle == line { self.cell(&self.cells[here]) } else { blank }
    }

    /// How many rows high a cell is.
    fn height(&self, cell: usize) -> usize {
        self.places.iter().filter(|place| **place == Some(cell)).count()
    }

    /// The line of numbers of a row.
    fn seeds(&self, row: usize) -> String {
        let mut line = String::new();
        for column in 0..=self.columns {
            let (left, here) = (self.at(Some(row), column.checked_sub(1)), self.at(Some(row), Some(column)));
            line.push(if left.is_some() || here.is_some() { '│' } else { ' ' });
            if column < self.columns {
                line += &self.inside(row, column, false);
            }
        }
        line
    }

    /// " 12▾ ".
    fn cell(&self, cell: &Cell) -> String {
        let count_width = self.cell_width - 2 - self.sign_width;
        let count = paint(self.colour, cell.style, &format!("{:>count_width$}", cell.count));
        let signs = format!("{:<width$}", cell.signs, width = self.sign_width);
        format!(" {count}{} ", paint(self.colour, AnsiColor::Yellow.on_default(), &signs))
    }

    /// The border above a row (or below the last), with the names of the pits it belongs to.
    fn border(&self, row: usize) -> String {
        let above = row.checked_sub(1);
        let mut line = String::new();
        for column in 0..=self.columns {
            line.push(self.corner(row, column));
            if column == self.columns {
                break;
            }
            let (upper, lower) = (self.at(above, Some(column)), self.at(Some(row), Some(column)));
            if above.is_some_and(|above| self.goes_on(above, column)) {
                line += &self.inside(row, column, true);
                continue;
            }
            let below = |cell: &usize| row > self.rows / 2 && self.height(*cell) == 1;
            let named = if row < self.rows / 2 { lower } else { upper.filter(below) };
            line += &match (named.map(|cell| &self.cells[cell]), upper.or(lower)) {
                (Some(cell), _) => format!("{:─^width$}", cell.name, width = self.cell_width),
                (None, Some(_)) => "─".repeat(self.cell_width),
                (None, None) => " ".repeat(self.cell_width),
            };
        }
        line
    }

    /// The character where the borders of up to four cells meet.
    fn corner(&self, row: usize, column: usize) -> char {
        let (above, left) = (row.checked_sub(1), column.checked_sub(1));
        let (upper_left, upper_right) = (self.at(above, left), self.at(above, Some(column)));
        let (lower_left, lower_right) = (self.at(Some(row), left), self.at(Some(row), Some(column)));
        // There is a border between two places unless both are bare or of the same cell.
        let border = |one: Option<usize>, other: Option<usize>| usize::from(one != other);
        let (up, down) = (border(upper_left, upper_right), border(lower_left, lower_right));
        let (to_left, to_right) = (border(upper_left, lower_left), border(upper_right, lower_right));
        const JOINTS: [char; 16] =
            [' ', '╵', '╷', '│', '╴', '╯', '╮', '┤', '╶', '╰', '╭', '├', '─', '┴', '┬', '┼'];
        JOINTS[up | down << 1 | to_left << 2 | to_right << 3]
    }
}

/// Puts the stores beside the board, half way up: North's to the left and South's to the right, unless they lie the other
/// way round; West's and East's below North's and above South's.
fn add_stores(lines: &mut [String], game: &Game, position: &Position) {
    let seeds = |side: Side| game.pieces_text(position, game.board().store(side));
    let among_pits = game.sides().any(|side| game.board().store_place(side).is_some());
    if among_pits || !game.board().has_stores() && game.sides().all(|side| seeds(side) == "0") {
        return;
    }
    let width = game.sides().map(|side| seeds(side).len()).max().unwrap_or(1);
    let from_above = [Side::North, Side::East, Side::West, Side::South];
    let sides = from_above.into_iter().filter(|side| game.sides().any(|seat| seat == *side));
    let (left, right): (Vec<Side>, Vec<Side>) = sides.partition(|side| game.board().store_lies_left(*side));
    let middle = lines.len() / 2;
    for (number, line) in lines.iter_mut().enumerate() {
        let piece = |stack: &[Side]| {
            let first = middle.saturating_sub((BOX * stack.len()).saturating_sub(1) / 2);
            let part = number.checked_sub(first);
            match part.and_then(|part| Some((part % BOX, *stack.get(part / BOX)?))) {
                Some((0, _)) => format!("╭{}╮", "─".repeat(width + 2)),
                Some((1, side)) => format!("│ {:>width$} │", seeds(side)),
                Some((_, side)) => format!("╰{:─^width$}╯", side.letter(), width = width + 2),
                None => " ".repeat(width + 4),
            }
        };
        *line = format!("{} {line} {}", piece(&left), piece(&right));
    }
}

/// The lines of a store beside the board.
const BOX: usize = 3;
