//! The screen layout. The view draws by it, and mouse clicks are interpreted by it.

use naqala::{BoardLayout, BoardPlace, Game, LaidPlace, Pit, Side};
use ratatui::layout::{Position as Point, Rect};

/// Lines around the board: heading, South, what happens, the question (2), the keys; and one for each other player.
const LINES_AROUND: u16 = 6;
/// The history beside the board, with the gap before it.
const SIDE_WIDTH: u16 = 24;
/// The lines of the history below the board, if there is much room.
const MOST_LINES_BELOW: u16 = 7;
const LEAST_PLAYER_WIDTH: u16 = 44;
/// An odd width, as every box has.
const LARGEST_PIT: (u16, u16) = (15, 7);

/// How a pit is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PitForm {
    /// On one line: name and number.
    Line,
    /// The name above the number.
    Pair,
    /// A box with the number.
    Box,
    /// A box with room for the seeds.
    Bowl,
}

/// The size and form of a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PitSize {
    pub(crate) form: PitForm,
    pub(crate) width: u16,
    pub(crate) height: u16,
}

impl PitSize {
    /// The largest pits with which the whole board fits.
    fn fit(shape: Shape, width: u16, height: u16) -> Option<PitSize> {
        let for_boxes = width.checked_sub(shape.stores_width(PitForm::Box))? / shape.columns;
        // An odd width has a middle.
        let widest = for_boxes.saturating_sub(u16::from(for_boxes.is_multiple_of(2))).min(LARGEST_PIT.0);
        let highest = (height / shape.rows).min(LARGEST_PIT.1).min(5.max((widest + 3) / 2));
        if widest >= 5.max(shape.name_width.max(shape.count_width) + 2) && highest >= 3 {
            let form = if widest >= 7 && highest >= 4 { PitForm::Bowl } else { PitForm::Box };
            // Boxes should not be much wider than they are high.
            return Some(PitSize { form, width: widest.min(2 * highest + 3), height: highest });
        }
        let narrow = width.checked_sub(shape.stores_width(PitForm::Pair))? / shape.columns;
        if narrow >= shape.least_width() && height / shape.rows >= 2 {
            return Some(PitSize { form: PitForm::Pair, width: narrow.min(13), height: 2 });
        }
        let fits = narrow >= shape.name_width + 4 + shape.count_width && height >= shape.rows;
        fits.then(|| PitSize { form: PitForm::Line, width: narrow.min(12), height: 1 })
    }

    fn surface(self) -> u16 {
        self.width * self.height
    }
}

/// The properties of a board that its layout depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) rows: u16,
    pub(crate) columns: u16,
    pub(crate) name_width: u16,
    /// The digits of a full pit: more than one or two only where there are two kinds of seeds.
    pub(crate) count_width: u16,
    /// The lines of the players above the board: one is free in a solitaire.
    others: u16,
    /// Whether stores are drawn at the ends.
    pub(crate) has_stores: bool,
    /// Whether South's store lies at the left.
    pub(crate) south_store_left: bool,
}

impl Shape {
    /// The shape of a board; `has_stores` says whether there are seeds to be kept at its ends. Two players have ends.
    pub(crate) fn new(game: &Game, has_stores: bool) -> Shape {
        let board = game.board();
        let (rows, columns) = lying(game).pit_grid();
        Shape {
            rows: rows as u16,
            columns: columns as u16,
            name_width: board.pits().map(|pit| board.name(pit).len()).max().unwrap_or(1) as u16,
            count_width: if game.second_kind().is_some() { 4 } else { 1 },
            others: (game.players().max(2) - 1) as u16,
            has_stores: has_stores && game.players() <= 2,
            south_store_left: board.store_lies_left(Side::South),
        }
    }

    /// The lines around the board.
    fn lines_around(self) -> u16 {
        LINES_AROUND + self.others
    }

    /// The width of a pit that shows its name above its number.
    fn least_width(self) -> u16 {
        3.max(self.name_width).max(self.count_width)
    }

    fn stores_width(self, form: PitForm) -> u16 {
        if self.has_stores { 2 * store_width(form) } else { 0 }
    }
}

/// The width of a store with the gap between it and the board.
fn store_width(form: PitForm) -> u16 {
    if form >= PitForm::Box { 8 } else { 6 }
}

/// The window is too small for the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooSmall {
    /// The smallest size that will do.
    pub(crate) width: u16,
    pub(crate) height: u16,
}

/// Where everything is.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) heading: Rect,
    /// All players but South, above the board.
    pub(crate) others: Vec<Rect>,
    pub(crate) board: BoardArea,
    pub(crate) south: Rect,
    /// What is happening.
    pub(crate) caption: Rect,
    /// What the user has to do, and hints.
    pub(crate) prompt: Rect,
    pub(crate) keys: Rect,
    pub(crate) history: Option<Rect>,
}

/// Where the pits and stores are.
#[derive(Clone, Debug)]
pub(crate) struct BoardArea {
    pub(crate) size: PitSize,
    grid: Rect,
    /// The row before which a line is left free between the players' halves.
    gap_before: Option<u16>,
    /// South's and North's, at the ends.
    ends: Option<[Rect; 2]>,
}

impl Layout {
    /// Finds the largest board that fits with the history at its side or below it.
    pub(crate) fn new(shape: Shape, area: Rect) -> Result<Layout, TooSmall> {
        let room = area.height.saturating_sub(shape.lines_around());
        let left = area.width.saturating_sub(SIDE_WIDTH);
        let beside = PitSize::fit(shape, left, room).filter(|_| left >= LEAST_PLAYER_WIDTH);
        let below = PitSize::fit(shape, area.width, room.saturating_sub(1));
        let alone = PitSize::fit(shape, area.width, room);
        let is_much_larger = |below: PitSize, beside: PitSize| {
            below.form > beside.form
                || (below.form == beside.form
                    && below.surface() * 2 > beside.surface() * 3
                    && below.form >= PitForm::Box)
        };
        match (beside, below, alone) {
            (Some(beside), Some(below), _) if is_much_larger(below, beside) => {
                Ok(Self::stack(shape, area, below, false))
            }
            (Some(beside), ..) => Ok(Self::stack(shape, area, beside, true)),
            (None, Some(below), _) => Ok(Self::stack(shape, area, below, false)),
            (None, None, Some(alone)) => Ok(Self::stack(shape, area, alone, false)),
            (None, None, None) => Err(Self::smallest(shape)),
        }
    }

    fn stack(shape: Shape, area: Rect, size: PitSize, history_beside: bool) -> Layout {
        let side_width = if history_beside { SIDE_WIDTH } else { 0 };
        let left = Rect { width: area.width - side_width, ..area };
        let board_height = size.height * shape.rows;
        let mut spare = area.height.saturating_sub(shape.lines_around() + board_height);
        let has_halves = shape.others == 1 && shape.rows >= 4 && shape.rows.is_multiple_of(2);
        let gap_between_halves = u16::from(has_halves && spare > 0);
        spare -= gap_between_halves;
        let below = if history_beside { 0 } else { spare.min(MOST_LINES_BELOW) };
        spare -= below;
        // The remaining space goes above and below the board first, and finally between the lines.
        let above = (spare / 2).min(6);
        let under = (spare - above).min(2);

        let mut y = area.y;
        let mut take = |height: u16, from: Rect| {
            let taken = Rect { y, height: height.min(area.bottom().saturating_sub(y)), ..from };
            y += height;
            taken
        };
        let heading = take(1, area);
        take(above, left);
        let others: Vec<Rect> = (0..shape.others).map(|_| take(1, left)).collect();
        let board_area = take(board_height + gap_between_halves, left);
        let south = take(1, left);
        take(under, left);
        let caption = take(1, area);
        let prompt = take(2, area);
        let history_below = take(below, area);
        let keys = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        let history = if history_beside {
            let height = caption.y.saturating_sub(others[0].y);
            Some(Rect { x: left.right() + 2, y: others[0].y, width: SIDE_WIDTH - 3, height })
        } else {
            (below > 0).then_some(history_below)
        };
        let board = BoardArea::new(shape, size, board_area, gap_between_halves > 0);
        // The players' lines begin where the board begins.
        let indent = |line: Rect| {
            let width = (board.right() - board.left()).max(LEAST_PLAYER_WIDTH);
            let x = board.left().min(left.right().saturating_sub(width));
            Rect { x, width: width.min(left.right() - x), ..line }
        };
        let others = others.into_iter().map(&indent).collect();
        Layout { heading, others, south: indent(south), board, caption, prompt, keys, history }
    }

    /// The smallest window for a board.
    fn smallest(shape: Shape) -> TooSmall {
        let pair = shape.least_width() * shape.columns + shape.stores_width(PitForm::Pair);
        let line =
            (shape.name_width + 4 + shape.count_width) * shape.columns + shape.stores_width(PitForm::Pair);
        let (width, height) = if shape.rows > 6 { (line, shape.rows) } else { (pair, 2 * shape.rows) };
        TooSmall { width, height: height + shape.lines_around() }
    }
}

impl BoardArea {
    fn new(shape: Shape, size: PitSize, area: Rect, gap: bool) -> BoardArea {
        let width = size.width * shape.columns;
        let store = if shape.has_stores { store_width(size.form) } else { 0 };
        let x = area.x + area.width.saturating_sub(width + 2 * store) / 2 + store;
        let grid = Rect { x, y: area.y, width, height: area.height };
        let ends = shape.has_stores.then(|| {
            let left = Rect { x: x - store, width: store - 1, ..grid };
            let right = Rect { x: grid.right() + 1, width: store - 1, ..grid };
            if shape.south_store_left { [left, right] } else { [right, left] }
        });
        BoardArea { size, grid, gap_before: gap.then_some(shape.rows / 2), ends }
    }

    /// The pits of a game, each with the place where it is drawn.
    pub(crate) fn pits(&self, game: &Game) -> Vec<(Pit, Rect)> {
        let placed = self.laid(game).into_iter().filter_map(|(place, area)| match place {
            BoardPlace::Pit(pit) => Some((pit, area)),
            BoardPlace::Store(_) => None,
        });
        placed.collect()
    }

    /// The stores that are drawn: at the ends, or among the pits where the board has them there.
    pub(crate) fn stores(&self, game: &Game) -> Vec<(Side, Rect)> {
        if let Some(ends) = self.ends {
            return game.sides().zip(ends).collect();
        }
        let placed = self.laid(game).into_iter().filter_map(|(place, area)| match place {
            BoardPlace::Store(side) => Some((side, area)),
            BoardPlace::Pit(_) => None,
        });
        placed.filter(|(_, area)| self.grid.contains(Point::new(area.x, area.y))).collect()
    }

    /// Everything that lies on the board of a game; what lies beside the pits is outside the grid.
    fn laid(&self, game: &Game) -> Vec<(BoardPlace, Rect)> {
        let layout = lying(game);
        let area = |laid: &LaidPlace| {
            let row = laid.row as u16;
            let column = laid.column.checked_sub(layout.first_pit_column())? as u16;
            let gap = u16::from(self.gap_before.is_some_and(|before| row >= before));
            let area = Rect {
                x: self.grid.x + column * self.size.width,
                y: self.grid.y + row * self.size.height + gap,
                width: self.size.width,
                height: self.size.height * laid.height as u16,
            };
            Some((laid.place, area))
        };
        layout.places().iter().filter_map(area).collect()
    }

    /// The pit drawn at a point of the screen.
    pub(crate) fn pit_at(&self, game: &Game, point: Point) -> Option<Pit> {
        self.pits(game).into_iter().find(|(_, area)| area.contains(point)).map(|(pit, _)| pit)
    }

    fn left(&self) -> u16 {
        self.ends.map_or(self.grid.x, |[south, north]| south.x.min(north.x))
    }

    fn right(&self) -> u16 {
        self.ends.map_or(self.grid.right(), |[south, north]| south.right().max(north.right()))
    }
}

/// Where the pits of a game lie; whether there are stores beside them, the screen decides itself.
fn lying(game: &Game) -> BoardLayout {
    BoardLayout::new(game, &game.start())
}

/// A box of this size in the middle of the screen.
pub(crate) fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}
