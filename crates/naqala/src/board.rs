//! The board: places, their names, and their geometry.
//!
//! A layout is one of the known families of boards (two rows, four rows, rows shared by halves, one row, two loops that face each
//! other …), of any length. Everything that rules need to know about a board (which pit follows, faces, lies behind) is a table
//! computed once.

mod build;
pub(crate) mod dice;
pub(crate) mod event;
pub(crate) mod moves;
pub(crate) mod pits;
pub(crate) mod position;
pub(crate) mod seats;
pub(crate) mod second_kind;
mod square;
mod torus;

use crate::board::moves::Direction;
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::{MAX_CELLS, NO_PIT};

/// A family of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// One row for one player, ending in a store.
    OneRow,
    /// Two rows; both players sow round one ring.
    TwoRow,
    /// Two rows, and at each end of the board a pit of the ring without an owner.
    TwoRowEnds,
    /// Three rows of six; each player owns the nearest row and the right half of the middle row; one ring.
    ThreeRow,
    /// Two rows a side; each player sows round their own half.
    FourRow,
    /// Three rows per side; each player sows through their own rows in alternating directions, like a ploughing ox.
    SixRow,
    /// Two rows seen from the ends: each player owns a loop of the nearest pits.
    Loops,
    /// Four rows round a square, one before each of four seats; all sow round one ring.
    Square,
    /// Four rows without edges and without owners; seeds go straight on in eight directions.
    Torus,
}

impl Layout {
    pub(crate) const NAMES: [(&'static str, Layout); 9] = [
        ("one-row", Layout::OneRow),
        ("two-row", Layout::TwoRow),
        ("two-row-ends", Layout::TwoRowEnds),
        ("three-row", Layout::ThreeRow),
        ("four-row", Layout::FourRow),
        ("six-row", Layout::SixRow),
        ("loops", Layout::Loops),
        ("square", Layout::Square),
        ("torus", Layout::Torus),
    ];

    /// The seats in the order of play, unless the board is laid out for more.
    const fn seats(self) -> &'static [Side] {
        match self {
            Layout::OneRow => &[Side::South],
            Layout::Square => &SEATS_IN_ORDER,
            _ => &[Side::South, Side::North],
        }
    }

    /// The seats in the order of play for a number of players, which has to be the usual one except on a board whose pits
    /// belong to nobody.
    pub(crate) fn seats_of(self, players: usize) -> Option<&'static [Side]> {
        match (self, players) {
            (Layout::Torus, 3) => Some(&[Side::South, Side::East, Side::North]),
            (Layout::Torus, 4) => Some(&SEATS_IN_ORDER),
            _ => Some(self.seats()).filter(|seats| seats.len() == players),
        }
    }
}

/// All seats in the order of play: counter-clockwise, as they sit.
const SEATS_IN_ORDER: [Side; 4] = [Side::South, Side::East, Side::North, Side::West];

/// Where the stores lie that are sown into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stores {
    /// Seeds won are kept beside the board.
    Off,
    /// At each player's right end; a player's own is part of their track.
    Right,
    /// At each player's left end; a player's own is part of their track.
    Left,
    /// At each player's right end; every store is part of everybody's track.
    Shared,
}

/// The geometry of a game's board: places, names, tracks and relations.
///
/// ```
/// let game = naqala::catalogue::game("kalah").unwrap();
/// let board = game.board();
/// assert_eq!((board.rows(), board.columns()), (2, 6));
/// let c = board.find("c").unwrap();
/// assert_eq!(board.name(c), "c");
/// assert_eq!(board.place(c), (1, 2), "second row from the top, third column");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    layout: Layout,
    /// The seats in the order of play.
    seats: &'static [Side],
    names: Vec<String>,
    places: Vec<(usize, usize)>,
    homes: Vec<Side>,
    /// The pits of a row, as the board was laid out.
    #[cfg(feature = "packed")]
    in_a_row: usize,
    rows: usize,
    columns: usize,
    stores: Stores,
    has_trays: bool,
    /// For each player the rows of their side, inner row first, each from their own left.
    sides: Vec<Vec<Vec<Pit>>>,
    /// The pits without owners at the ends of the board: at South's right hand, then at South's left.
    ends: Vec<Pit>,
    /// The rows of a board whose pits have no owners, the lowest first.
    common: Vec<Vec<Pit>>,
    /// By side, then the number of the direction.
    tracks: Vec<Vec<Track>>,
    pub(crate) facing: [u8; MAX_CELLS],
    pub(crate) behind: [u8; MAX_CELLS],
    pub(crate) twin: [u8; MAX_CELLS],
    pub(crate) columns_of: Vec<PitSet>,
    /// The rows, counted from the middle of the board; each holds the pits of both players.
    pub(crate) ranks: Vec<PitSet>,
}

/// A cyclic sequence of places.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Track {
    pub(crate) next: [u8; MAX_CELLS],
    pub(crate) previous: [u8; MAX_CELLS],
    pub(crate) length: usize,
}

impl Board {
    pub(crate) fn layout(&self) -> Layout {
        self.layout
    }

    pub(crate) fn stores(&self) -> Stores {
        self.stores
    }

    /// The number of pits, without stores.
    pub(crate) fn pit_count(&self) -> usize {
        self.names.len()
    }

    /// The number of seats at the board.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("oware").unwrap().board().players(), 2);
    /// assert_eq!(catalogue::game("tchuka-ruma").unwrap().board().players(), 1);
    /// ```
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// The seats in order of play.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.board().seats(), [Side::South, Side::North]);
    /// ```
    pub fn seats(&self) -> &'static [Side] {
        self.seats
    }

    /// The tracks of every side, by direction.
    pub(crate) fn tracks(&self) -> &[Vec<Track>] {
        &self.tracks
    }

    /// The directions in which seeds can be sown on this board.
    ///
    /// ```
    /// # use naqala::{Direction, catalogue};
    /// assert_eq!(catalogue::game("kalah").unwrap().board().directions(), Direction::ROUND);
    /// assert_eq!(catalogue::game("abstract-mancala").unwrap().board().directions().len(), 8);
    /// ```
    #[inline(always)]
    pub fn directions(&self) -> &'static [Direction] {
        if self.layout == Layout::Torus { &Direction::COMPASS } else { &Direction::ROUND }
    }

    /// The rows of a board whose pits have no owners, the lowest first, each from South's left; empty for other boards.
    pub(crate) fn common_rows(&self) -> &[Vec<Pit>] {
        &self.common
    }

    pub(crate) fn track(&self, side: Side, direction: Direction) -> &Track {
        &self.tracks[side.index()][direction.number()]
    }

    /// The place that holds the seeds a player has won.
    ///
    /// ```
    /// # use naqala::{Side, Silent, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let start = game.start();
    /// let c = game.parse_ply(&start, "c").unwrap();
    /// let next = game.play_ply(&start, &c, &mut Silent).unwrap();
    /// assert_eq!(next.seeds(game.board().store(Side::South)), 1);
    /// ```
    pub fn store(&self, side: Side) -> Pit {
        Pit::new((self.names.len() + side.index()) as u8)
    }

    #[cfg(feature = "packed")]
    pub(crate) fn in_a_row(&self) -> usize {
        self.in_a_row
    }

    /// Gives every player a tray beside the board, for seeds that count against its owner.
    pub(crate) fn add_trays(&mut self) {
        self.has_trays = true;
    }

    /// Whether every player has a tray.
    pub(crate) fn has_trays(&self) -> bool {
        self.has_trays
    }

    /// The place of a player's tray.
    pub(crate) fn tray(&self, side: Side) -> Pit {
        Pit::new((self.names.len() + self.players() + side.index()) as u8)
    }

    /// The number of places: pits, stores and trays.
    pub(crate) fn place_count(&self) -> usize {
        self.names.len() + self.players() * (1 + usize::from(self.has_trays))
    }

    /// All pits without the stores, in board order: South's rows from South's left, inner row first, then those of the
    /// other seats in order of play.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// let board = game.board();
    /// let names: Vec<&str> = board.pits().map(|pit| board.name(pit)).collect();
    /// assert_eq!(names, ["a", "b", "c", "d", "e", "f", "A", "B", "C", "D", "E", "F"]);
    /// ```
    pub fn pits(&self) -> impl Iterator<Item = Pit> + use<> {
        (0..self.names.len() as u8).map(Pit::new)
    }

    /// The number of rows of the drawing.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("bao-kiswahili").unwrap().board().rows(), 4);
    /// ```
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns of the drawing, without stores.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("bao-kiswahili").unwrap().board().columns(), 8);
    /// ```
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The name of a pit, or `store`. South's names are lower case (`c`, `b7`), North's upper case (`A`). On a square
    /// board the letter of the seat comes first (`Sc`, `Ea`).
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("ruma").unwrap();
    /// let first = game.board().pits().next().unwrap();
    /// assert_eq!(game.board().name(first), "Sa");
    /// ```
    pub fn name(&self, pit: Pit) -> &str {
        self.names.get(pit.index()).map_or("store", String::as_str)
    }

    pub(crate) fn rename(&mut self, name: impl Fn(Pit) -> String) {
        self.names = self.pits().map(name).collect();
    }

    /// The names of several pits, separated by blanks.
    ///
    /// ```
    /// # use naqala::{PitSet, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let pits: PitSet = game.board().pits().skip(9).collect();
    /// assert_eq!(game.board().names(pits), "D E F");
    /// ```
    pub fn names(&self, pits: PitSet) -> String {
        pits.into_iter().map(|pit| self.name(pit)).collect::<Vec<_>>().join(" ")
    }

    /// The pit with this name; see [`Board::name`].
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.board().find("A").unwrap().index(), 6);
    /// assert!(game.board().find("g").is_none());
    /// ```
    pub fn find(&self, name: &str) -> Option<Pit> {
        self.names.iter().position(|known| known == name).map(|index| Pit::new(index as u8))
    }

    /// A player's pit of this name, which is written for South on a board of two players (`c`, `b7`), and without
    /// the letter of the seat on a square one.
    pub(crate) fn find_of(&self, side: Side, name: &str) -> Option<Pit> {
        let name = name.to_ascii_lowercase();
        match (self.layout, side) {
            (Layout::Square, _) => self.find(&format!("{}{name}", side.letter())),
            (_, Side::North) => self.find(&name.to_ascii_uppercase()),
            _ => self.find(&name),
        }
    }

    /// The pits without owners at the ends of the board: the one at South's right, then the one at South's left. Empty if the
    /// board has none.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("o-an-quan").unwrap();
    /// let names: Vec<&str> = game.board().ends().iter().map(|pit| game.board().name(*pit)).collect();
    /// assert_eq!(names, ["R", "L"]);
    /// ```
    pub fn ends(&self) -> &[Pit] {
        &self.ends
    }

    /// The number of rows over which a pit is drawn: end pits are as high as the board.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("o-an-quan").unwrap();
    /// let pit = |name| game.board().find(name).unwrap();
    /// assert_eq!((game.board().height(pit("R")), game.board().height(pit("a"))), (2, 1));
    /// ```
    pub fn height(&self, pit: Pit) -> usize {
        if self.ends.contains(&pit) { self.rows } else { 1 }
    }

    /// Where a pit is drawn: row from the top and column from the left, with South at the bottom.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// let pit = |name| game.board().find(name).unwrap();
    /// assert_eq!(game.board().place(pit("a")), (1, 0));
    /// assert_eq!(game.board().place(pit("A")), (0, 5));
    /// ```
    ///
    /// # Panics
    /// For a store, which has no place in the grid.
    pub fn place(&self, pit: Pit) -> (usize, usize) {
        self.places[pit.index()]
    }

    /// Where a store is drawn if it is in the grid of pits, in a corner of a square board.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let ruma = catalogue::game("ruma").unwrap();
    /// assert_eq!(ruma.board().store_place(Side::North), Some((0, 0)));
    /// assert_eq!(catalogue::game("kalah").unwrap().board().store_place(Side::North), None);
    /// ```
    pub fn store_place(&self, side: Side) -> Option<(usize, usize)> {
        (self.layout == Layout::Square && self.has_stores()).then(|| self.corner(side))
    }

    /// Whether a store beside the pits is drawn at their left. South's is at the right, unless the store lies at the
    /// left end of South's row.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// assert!(!game.board().store_lies_left(Side::South));
    /// assert!(game.board().store_lies_left(Side::North));
    /// ```
    pub fn store_lies_left(&self, side: Side) -> bool {
        let turned = self.stores() == Stores::Left;
        matches!(side, Side::North | Side::West) != turned
    }

    /// Whether seeds are sown into the stores.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert!(catalogue::game("kalah").unwrap().board().has_stores());
    /// assert!(!catalogue::game("oware").unwrap().board().has_stores());
    /// ```
    pub fn has_stores(&self) -> bool {
        self.stores != Stores::Off
    }

    /// The player on whose side of the board a pit lies, or whose store or tray it is. For an end pit, the player at whose
    /// right it lies; for other pits without owners, South.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("o-an-quan").unwrap();
    /// let pit = |name| game.board().find(name).unwrap();
    /// assert_eq!(game.board().home(pit("B")), Side::North);
    /// assert_eq!(game.board().home(pit("R")), Side::South);
    /// ```
    pub fn home(&self, pit: Pit) -> Side {
        self.homes.get(pit.index()).copied().unwrap_or_else(|| {
            let beside = pit.index().saturating_sub(self.names.len());
            Side::from_index((beside % self.players()) as u8)
        })
    }

    /// The rows on a player's side, inner row first, each from the player's left.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("bao-kiswahili").unwrap();
    /// let rows = game.board().side_rows(Side::South);
    /// assert_eq!((rows.len(), rows[1].len()), (2, 8));
    /// assert_eq!(game.board().name(rows[1][0]), "b1");
    /// ```
    pub fn side_rows(&self, side: Side) -> &[Vec<Pit>] {
        self.sides.get(side.index()).map_or(&[], Vec::as_slice)
    }

    /// The pits on a player's side of the board.
    pub(crate) fn side(&self, side: Side) -> PitSet {
        self.side_rows(side).iter().flatten().copied().collect()
    }

    /// All pits, stores left out.
    pub(crate) fn all(&self) -> PitSet {
        PitSet::first(self.names.len())
    }

    /// The other player's pit of the same number, if the board has such a relation.
    ///
    /// ```
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// let board = game.board();
    /// assert_eq!(board.twin(board.find("b").unwrap()), board.find("B"));
    /// ```
    pub fn twin(&self, pit: Pit) -> Option<Pit> {
        let twin = *self.twin.get(pit.index())?;
        (twin != NO_PIT).then_some(Pit(twin))
    }

    /// The enemy pit opposite, if the board defines one.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("kalah").unwrap();
    /// let pit = |name| game.board().find(name).unwrap();
    /// assert_eq!(game.board().facing(pit("a")), Some(pit("F")));
    /// ```
    pub fn facing(&self, pit: Pit) -> Option<Pit> {
        known(self.facing[pit.index()])
    }

    /// The next place in a player's sowing.
    ///
    /// ```
    /// # use naqala::{Direction, Side, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let board = game.board();
    /// let f = board.find("f").unwrap();
    /// let next = |side| board.next(f, side, Direction::CounterClockwise);
    /// assert_eq!(next(Side::South), Some(board.store(Side::South)));
    /// assert_eq!(next(Side::North), board.find("A"));
    /// ```
    pub fn next(&self, pit: Pit, side: Side, direction: Direction) -> Option<Pit> {
        let tracks = self.tracks.get(side.index())?;
        known(tracks.get(direction.number())?.next[pit.index()])
    }
}

fn known(cell: u8) -> Option<Pit> {
    (cell != NO_PIT).then(|| Pit::new(cell))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(board: &Board, from: &str, side: Side, direction: Direction) -> String {
        let first = board.find(from).unwrap();
        let mut names = Vec::new();
        let mut pit = first;
        loop {
            names.push(board.name(pit).to_owned());
            pit = board.next(pit, side, direction).unwrap();
            if pit == first {
                return names.join(" ");
            }
        }
    }

    use Direction::{Clockwise, CounterClockwise};

    #[test]
    fn the_own_store_lies_on_the_track_and_the_other_does_not() {
        let board = Board::new(Layout::TwoRow, 3, Stores::Right).unwrap();
        assert_eq!(names(&board, "a", Side::South, CounterClockwise), "a b c store A B C");
        assert_eq!(names(&board, "a", Side::North, CounterClockwise), "a b c A B C store");
        let left = Board::new(Layout::TwoRow, 3, Stores::Left).unwrap();
        assert_eq!(names(&left, "c", Side::South, Clockwise), "c b a store C B A");
    }

    #[test]
    fn end_pits_lie_on_the_ring_and_on_nobodys_side() {
        let board = Board::new(Layout::TwoRowEnds, 2, Stores::Off).unwrap();
        assert_eq!(names(&board, "a", Side::South, CounterClockwise), "a b R A B L");
        assert_eq!(names(&board, "a", Side::North, Clockwise), "a L B A R b");
        let [right, left] = ["R", "L"].map(|name| board.find(name).unwrap());
        assert_eq!((board.place(left), board.place(right)), ((0, 0), (0, 3)));
        let rows = board.side(Side::South) | board.side(Side::North);
        assert_eq!((board.all() - rows).into_iter().collect::<Vec<_>>(), board.ends());
        assert_eq!(board.name(board.facing(board.find("a").unwrap()).unwrap()), "B");
        assert!(Board::new(Layout::TwoRowEnds, 12, Stores::Off).is_err());
    }

    #[test]
    fn four_rows_are_two_separate_rings() {
        let board = Board::new(Layout::FourRow, 3, Stores::Off).unwrap();
        assert_eq!(names(&board, "a1", Side::South, Clockwise), "a1 a2 a3 b3 b2 b1");
        assert_eq!(names(&board, "B1", Side::North, CounterClockwise), "B1 B2 B3 A3 A2 A1");
        assert_eq!(board.name(board.facing(board.find("a1").unwrap()).unwrap()), "A3");
        assert_eq!(board.facing(board.find("b1").unwrap()), None);
    }

    #[test]
    fn three_rows_share_the_middle_by_halves() {
        let board = Board::new(Layout::ThreeRow, 9, Stores::Off).unwrap();
        let at = |name: &str| board.place(board.find(name).unwrap());
        assert_eq!([at("F"), at("G"), at("a")], [(0, 0), (1, 0), (2, 0)]);
        assert_eq!([at("g"), at("A"), at("f")], [(1, 5), (0, 5), (2, 5)]);
    }

    #[test]
    fn six_rows_run_like_a_plough_and_the_other_way_is_the_mirror_image() {
        let board = Board::new(Layout::SixRow, 2, Stores::Off).unwrap();
        assert_eq!(names(&board, "c1", Side::South, CounterClockwise), "c1 c2 b2 b1 a1 a2");
        assert_eq!(names(&board, "c2", Side::South, Clockwise), "c2 c1 b1 b2 a2 a1");
    }

    #[test]
    fn the_board_seen_from_the_ends_is_drawn_as_two_loops() {
        let board = Board::new(Layout::Loops, 6, Stores::Off).unwrap();
        let at = |name: &str| board.place(board.find(name).unwrap());
        assert_eq!(
            [at("a"), at("b"), at("c"), at("d"), at("e"), at("f")],
            [(5, 0), (5, 1), (4, 1), (3, 1), (3, 0), (4, 0)]
        );
        assert_eq!([at("A"), at("B")], [(0, 1), (0, 0)]);
    }

    #[test]
    fn boards_that_cannot_be_are_refused() {
        assert!(Board::new(Layout::TwoRow, 0, Stores::Off).is_err());
        assert!(Board::new(Layout::TwoRow, 27, Stores::Off).is_err());
        assert!(Board::new(Layout::ThreeRow, 8, Stores::Off).is_err());
        assert!(Board::new(Layout::FourRow, 8, Stores::Right).is_err());
    }
}
