//! Where everything lies on a drawn board: a grid of pits, with stores among them or beside them. One unit is the place of a pit;
//! each picture chooses its size.

use crate::board::pits::{Pit, Side};
use crate::board::position::Position;
use crate::game::{DrawnStores, Game};
use crate::theme::StorePlace;

/// A board as a grid of places.
///
/// ```
/// use naqala::{BoardLayout, Side, catalogue};
/// let kalah = catalogue::game("kalah").unwrap();
/// let layout = BoardLayout::new(&kalah, &kalah.start());
/// assert_eq!((layout.rows(), layout.columns()), (2, 8));
/// assert_eq!(layout.stores_right(), [Side::South]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardLayout {
    rows: usize,
    columns: usize,
    /// The rows and columns of the pits, without stores beside them.
    pits: (usize, usize),
    places: Vec<LaidPlace>,
    left: Vec<Side>,
    right: Vec<Side>,
    /// The row of the upper of two stores between the rows of pits.
    between: Option<usize>,
    /// Whether the first and the last row are stores outside the board.
    outside: bool,
}

/// Something that lies on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPlace {
    /// A pit.
    Pit(Pit),
    /// The store of a player.
    Store(Side),
}

/// Where something lies: the upper end of a column of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaidPlace {
    /// The place of the board.
    pub place: BoardPlace,
    /// Its first row, counted from 0 at the top.
    pub row: usize,
    /// Its column, counted from 0 at the left.
    pub column: usize,
    /// How many rows it takes.
    pub height: usize,
    /// How many columns it takes.
    pub width: usize,
}

impl BoardLayout {
    /// The board of a game as South sees it. Which stores are drawn depends on the position
    /// ([`Game::drawn_stores`]).
    pub fn new(game: &Game, position: &Position) -> BoardLayout {
        let board = game.board();
        let DrawnStores { on_board, beside } = game.drawn_stores(position);
        let (left, right): (Vec<Side>, Vec<Side>) =
            beside.into_iter().partition(|side| board.store_lies_left(*side));
        let shift = usize::from(!left.is_empty());
        let columns = board.columns() + shift + usize::from(!right.is_empty());
        let rows = board.rows().max(left.len()).max(right.len());
        let pit = |pit| {
            let (row, column) = board.place(pit);
            LaidPlace {
                place: BoardPlace::Pit(pit),
                row,
                column: column + shift,
                height: board.height(pit).max(1),
                width: 1,
            }
        };
        let mut places: Vec<LaidPlace> = board.pits().map(pit).collect();
        places.extend(on_board.iter().map(|(side, (row, column))| LaidPlace {
            place: BoardPlace::Store(*side),
            row: *row,
            column: column + shift,
            height: 1,
            width: 1,
        }));
        places.extend(stacked(&left, 0, rows));
        places.extend(stacked(&right, columns.saturating_sub(1), rows));
        BoardLayout {
            rows,
            columns,
            pits: (board.rows(), board.columns()),
            places,
            left,
            right,
            between: None,
            outside: false,
        }
    }

    /// Turns the board, so that it is seen from the other side.
    ///
    /// ```
    /// # use naqala::{BoardLayout, BoardPlace, catalogue};
    /// # let oware = catalogue::game("oware").unwrap();
    /// let a = BoardPlace::Pit(oware.board().find("a").unwrap());
    /// let layout = BoardLayout::new(&oware, &oware.start());
    /// assert_eq!(layout.find(a).unwrap().row, 1);
    /// assert_eq!(layout.turned().find(a).unwrap().row, 0);
    /// ```
    #[must_use]
    pub fn turned(mut self) -> BoardLayout {
        for place in &mut self.places {
            place.row = self.rows - place.row - place.height;
            place.column = self.columns - place.column - place.width;
        }
        std::mem::swap(&mut self.left, &mut self.right);
        self.left.reverse();
        self.right.reverse();
        self
    }

    /// Puts the stores of two players in the middle, between their rows: each takes a row of its own. A board
    /// that has other stores, or none, stays as it is.
    ///
    /// ```
    /// # use naqala::{BoardLayout, BoardPlace, Side, catalogue};
    /// let kalah = catalogue::game("kalah").unwrap();
    /// let layout = BoardLayout::new(&kalah, &kalah.start()).with_stores_between();
    /// assert_eq!((layout.rows(), layout.columns()), (4, 6));
    /// assert_eq!(layout.find(BoardPlace::Store(Side::South)).unwrap().width, 6);
    /// assert_eq!(layout.between(), Some(1));
    /// ```
    #[must_use]
    pub fn with_stores_between(mut self) -> BoardLayout {
        let (rows, columns) = self.pits;
        let halves = (self.left.len(), self.right.len(), rows % 2, self.rows == rows);
        let is_one_high = |laid: &LaidPlace| matches!(laid.place, BoardPlace::Store(_)) || laid.height == 1;
        if halves != (1, 1, 0, true) || !self.places.iter().all(is_one_high) {
            return self;
        }
        let upper = self.upper_store();
        for laid in &mut self.places {
            match laid.place {
                BoardPlace::Store(side) => {
                    let row = rows / 2 + usize::from(side != upper);
                    *laid = LaidPlace { row, column: 0, height: 1, width: columns, ..*laid };
                }
                BoardPlace::Pit(_) => {
                    laid.column -= 1;
                    laid.row += if laid.row < rows / 2 { 0 } else { 2 };
                }
            }
        }
        self.between = Some(rows / 2);
        (self.rows, self.columns) = (rows + 2, columns);
        self.pits = (rows + 2, columns);
        (self.left, self.right) = (Vec::new(), Vec::new());
        self
    }

    /// Puts what two players have beside the board into a row of its own, above and below. A board that has other stores,
    /// or none, stays as it is.
    ///
    /// ```
    /// # use naqala::{BoardLayout, BoardPlace, Side, catalogue};
    /// let bao = catalogue::game("bao-kiswahili").unwrap();
    /// let layout = BoardLayout::new(&bao, &bao.start()).with_stores_outside();
    /// assert_eq!((layout.rows(), layout.columns()), (6, 8));
    /// assert_eq!(layout.find(BoardPlace::Store(Side::South)).unwrap().row, 5);
    /// assert!(layout.has_stores_outside());
    /// ```
    #[must_use]
    pub fn with_stores_outside(mut self) -> BoardLayout {
        let (rows, columns) = self.pits;
        if (self.left.len(), self.right.len(), self.rows == rows) != (1, 1, true) {
            return self;
        }
        let upper = self.upper_store();
        for laid in &mut self.places {
            match laid.place {
                BoardPlace::Store(side) => {
                    let row = if side == upper { 0 } else { rows + 1 };
                    *laid = LaidPlace { row, column: 0, height: 1, width: columns, ..*laid };
                }
                BoardPlace::Pit(_) => {
                    laid.column -= 1;
                    laid.row += 1;
                }
            }
        }
        self.outside = true;
        (self.rows, self.columns) = (rows + 2, columns);
        self.pits = (rows + 2, columns);
        (self.left, self.right) = (Vec::new(), Vec::new());
        self
    }

    /// Puts the stores where a theme asks for them.
    ///
    /// ```
    /// # use naqala::{BoardLayout, StorePlace, catalogue};
    /// let kalah = catalogue::game("kalah").unwrap();
    /// let layout = BoardLayout::new(&kalah, &kalah.start()).with_stores(StorePlace::Between);
    /// assert_eq!(layout.between(), Some(1));
    /// ```
    #[must_use]
    pub fn with_stores(self, place: StorePlace) -> BoardLayout {
        match place {
            StorePlace::Ends => self,
            StorePlace::Between => self.with_stores_between(),
            StorePlace::Outside => self.with_stores_outside(),
        }
    }

    /// The player of two whose store lies above: North, whichever end it is at.
    fn upper_store(&self) -> Side {
        if self.left[0] == Side::North { self.left[0] } else { self.right[0] }
    }

    /// Whether the first and the last row are stores outside the board.
    ///
    /// ```
    /// # use naqala::{BoardLayout, catalogue};
    /// let kalah = catalogue::game("kalah").unwrap();
    /// assert!(!BoardLayout::new(&kalah, &kalah.start()).has_stores_outside());
    /// ```
    pub fn has_stores_outside(&self) -> bool {
        self.outside
    }

    /// The row of the upper of two stores that lie between the rows of pits.
    ///
    /// ```
    /// # use naqala::{BoardLayout, catalogue};
    /// let kalah = catalogue::game("kalah").unwrap();
    /// assert_eq!(BoardLayout::new(&kalah, &kalah.start()).between(), None);
    /// ```
    pub fn between(&self) -> Option<usize> {
        self.between
    }

    /// The rows of the whole grid.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The columns of the whole grid, those of stores beside the pits among them.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The rows and columns of the pits alone.
    ///
    /// ```
    /// # use naqala::{BoardLayout, catalogue};
    /// # let kalah = catalogue::game("kalah").unwrap();
    /// assert_eq!(BoardLayout::new(&kalah, &kalah.start()).pit_grid(), (2, 6));
    /// ```
    pub fn pit_grid(&self) -> (usize, usize) {
        self.pits
    }

    /// The column where the pits begin.
    pub fn first_pit_column(&self) -> usize {
        usize::from(!self.left.is_empty())
    }

    /// Everything that lies on the board. The pits come first, in the order of the board.
    ///
    /// ```
    /// # use naqala::{BoardLayout, catalogue};
    /// # let kalah = catalogue::game("kalah").unwrap();
    /// assert_eq!(BoardLayout::new(&kalah, &kalah.start()).places().len(), 14);
    /// ```
    pub fn places(&self) -> &[LaidPlace] {
        &self.places
    }

    /// Where something lies, if it is drawn.
    ///
    /// ```
    /// # use naqala::{BoardLayout, BoardPlace, Side, catalogue};
    /// # let kalah = catalogue::game("kalah").unwrap();
    /// let layout = BoardLayout::new(&kalah, &kalah.start());
    /// assert_eq!(layout.find(BoardPlace::Store(Side::South)).unwrap().height, 2);
    /// ```
    pub fn find(&self, place: BoardPlace) -> Option<LaidPlace> {
        self.places.iter().find(|laid| laid.place == place).copied()
    }

    /// The players whose stores lie at the left of the pits, from above.
    pub fn stores_left(&self) -> &[Side] {
        &self.left
    }

    /// The players whose stores lie at the right of the pits, from above.
    pub fn stores_right(&self) -> &[Side] {
        &self.right
    }
}

/// Stores one above the other, which fill a column as evenly as its rows allow.
fn stacked(sides: &[Side], column: usize, rows: usize) -> impl Iterator<Item = LaidPlace> {
    let count = sides.len().max(1);
    let edge = move |number: usize| number * rows / count;
    sides.iter().enumerate().map(move |(number, side)| LaidPlace {
        place: BoardPlace::Store(*side),
        row: edge(number),
        column,
        height: edge(number + 1) - edge(number),
        width: 1,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::catalogue;
    use crate::rule_file::Choices;

    #[test]
    fn nothing_lies_on_anything_else_on_the_board_of_any_game() {
        for rules in catalogue::all() {
            let game = rules.compile(&Choices::new()).unwrap();
            let layout = BoardLayout::new(&game, &game.start());
            let between = layout.clone().with_stores_between();
            let outside = layout.clone().with_stores_outside();
            let turned = [&layout, &between, &outside].map(|layout| layout.clone().turned());
            for layout in [layout.clone(), between, outside].into_iter().chain(turned) {
                let mut taken = BTreeSet::new();
                for laid in layout.places() {
                    assert!(laid.column < layout.columns(), "{}: {laid:?}", rules.id());
                    for row in laid.row..laid.row + laid.height {
                        assert!(row < layout.rows(), "{}: {laid:?}", rules.id());
                        for column in laid.column..laid.column + laid.width {
                            assert!(taken.insert((row, column)), "{}: {laid:?}", rules.id());
                        }
                    }
                }
            }
            assert_eq!(layout.clone().turned().turned(), layout, "{}", rules.id());
        }
    }

    #[test]
    fn stores_lie_where_their_owners_sit() {
        let game = catalogue::game("kalah").unwrap();
        let layout = BoardLayout::new(&game, &game.start());
        let store = |side| layout.find(BoardPlace::Store(side)).unwrap();
        assert_eq!((store(Side::South).column, store(Side::South).height), (7, 2));
        assert_eq!(store(Side::North).column, 0);
        let turned = layout.clone().turned();
        assert_eq!(
            (turned.stores_left(), turned.stores_right()),
            (layout.stores_right(), layout.stores_left())
        );
    }
}
