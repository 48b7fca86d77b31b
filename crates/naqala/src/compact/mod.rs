//! Small boards in two words: the fast kernel for searches, solvers and tables.
//!
//! Many games have one simple form: two equal rows, the same rules for both players, laps in one direction, then perhaps a relay,
//! a capture, a mark or another move. [`CompactGame::of`] and [`CompactGame::of_wide`] decide from the compiled rules whether a
//! game qualifies. A board is then two words with one byte per pit and store, and a lap is two additions (SIMD within a register;
//! L. Lamport, "Multiple byte processing with full-word instructions", CACM 18, 1975). A board is always seen from the player to
//! move, so passing the turn swaps the words.
//!
//! Everything is generic over two widths of words ([`CompactWord`]): 8 bytes for rows of up to seven pits, 16 bytes for longer
//! rows and for features that would slow the others down: marked pits, pits that change owners (`territory`), captures in
//! passing (`drops`), and several cases that say what may be sown (`cases`).
//!
//! A property test compares this kernel with the general one in all games that qualify.

mod analysis;
mod board;
mod capture;
mod cases;
mod drops;
mod endings;
mod facts;
mod landings;
mod laps;
mod outcomes;
mod play;
mod settle;
mod territory;
mod word;

pub use board::CompactBoard;
pub use play::CompactMoves;
pub use word::CompactWord;

use crate::board::Board;
use crate::board::moves::{Direction, Move};
use crate::board::pits::{Pit, Side};
use crate::board::position::{Decision, MAX_CELLS, NO_PIT, Position};
use crate::game::Game;
use cases::Cases;
use drops::Drops;
use endings::Endings;
use laps::Laps;
use outcomes::Outcomes;
use settle::Unending;

/// Number of places on a board of the widest words: the bytes of the mover's word, then those of the other player's.
const PLACES: usize = 32;

/// Who has captured last, or else moved, from the view of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Capturer {
    Mover,
    Other,
}

/// The result of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompactStep<W = u64> {
    /// The board from the view of the next player to move, or of the mover if the game is over.
    pub board: CompactBoard<W>,
    /// The same player moves again, or the game is over.
    pub same: bool,
    /// The game is over, and the remaining seeds are in the stores.
    pub over: bool,
    /// Who has won if it is over.
    pub verdict: CompactVerdict,
}

impl<W> CompactStep<W> {
    /// A move after which the game goes on.
    #[inline(always)]
    fn next(board: CompactBoard<W>, same: bool) -> CompactStep<W> {
        CompactStep { board, same, over: false, verdict: CompactVerdict::Score }
    }
}

/// The result of a finished game, from the view of the player who moved last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CompactVerdict {
    /// The player with more seeds in the store wins.
    #[default]
    Score,
    /// The player has won, whatever the stores contain.
    Won,
    /// The player has lost.
    Lost,
    /// Nobody has won.
    Open,
}

impl CompactVerdict {
    /// The result from the view of the other player.
    fn turned(self) -> CompactVerdict {
        match self {
            CompactVerdict::Won => CompactVerdict::Lost,
            CompactVerdict::Lost => CompactVerdict::Won,
            other => other,
        }
    }
}

/// The rules of a game for compact boards, as tables.
///
/// ```
/// use naqala::{CompactGame, Silent, catalogue};
/// let game = catalogue::game("oware").unwrap();
/// let compact = CompactGame::of(&game).expect("a game of the plain shape");
/// let board = compact.board(&game.start()).unwrap();
/// assert_eq!(compact.moves(board), 0b11_1111);
/// let step = compact.play(board, 2);
/// let next = game.play(&game.start(), compact.mv(naqala::Side::South, 2), &mut Silent).unwrap();
/// assert_eq!(compact.board(&next), Some(step.board));
/// assert!(CompactGame::of(&catalogue::game("bao-kiswahili").unwrap()).is_none());
/// ```
#[derive(Clone, Debug)]
pub struct CompactGame<W = u64> {
    /// The bytes of a word that are pits.
    row: W,
    /// The number of pits in a row.
    pits: usize,
    choice: Choice<W>,
    /// The cases of what may be sown, unless `choice` describes them.
    cases: Option<Box<Cases<W>>>,
    /// Every pit that holds seeds may be sown.
    is_any_filled: bool,
    total: i32,
    /// A player who leads by more than is left to win has won.
    lead_decides: bool,
    /// By side, then by place from that side's view: the place on the board.
    places: [[u8; PLACES]; 2],
    /// The move of a pit, except for the pit itself.
    case: u8,
    direction: Direction,
    /// Each player may mark a pit. Seeds that fall into it go to that player.
    has_marks: bool,
    /// Pits have owners, who change from round to round.
    has_territory: bool,
    laps: Laps<W>,
    /// By place: the next place in the order of sowing.
    steps: [u8; PLACES],
    /// What falling seeds capture, and the end conditions that are tested after such a capture.
    drops: Option<Box<Drops>>,
    outcomes: Outcomes<W>,
    /// The player whose last seed falls into the own store moves again.
    store_gives_move: bool,
    /// What happens in an endless sowing; `None` if there are no relays.
    unending: Option<Unending>,
    feeding: Feeding,
    /// A player who may move again but has no move passes the turn.
    extra_lapses: bool,
    move_ends: Endings,
    turn_ends: Endings,
    /// The smallest store with which an end condition about stores can hold.
    least_store: u8,
    /// As long as both rows hold seeds and no store holds this many, the game goes on; 0 if it may end at any time.
    goes_on_below: u8,
    /// Then a lap that puts no seed into a store, and to which no case applies, changes nothing else.
    shows_quiet: bool,
    /// Several cases say what may be sown, pits change owners, or falling seeds are captured.
    is_involved: bool,
}

/// The pits from which a player may sow.
#[derive(Clone, Debug, PartialEq)]
struct Choice<W> {
    /// The pits that may be sown if they hold enough seeds, as bytes of all ones.
    bytes: W,
    /// Minimum and maximum number of seeds with which a pit may be sown.
    counts: [u8; 2],
}

/// Whether an opponent without seeds must be given some if possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Feeding {
    Free,
    /// By the first lap.
    Sown,
    /// By the whole move.
    Played,
    /// This many by the first lap, or else as many as possible.
    Most(u8),
    /// A move must not leave an opponent without seeds, if another leaves some.
    Leaves,
}

/// A set of places on a board, as bytes of all ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Mask<W> {
    mine: W,
    theirs: W,
}

impl CompactGame {
    /// The compact tables of a game, if its rules allow them with words of 8 bytes.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// assert!(CompactGame::of(&catalogue::game("kalah").unwrap()).is_some());
    /// assert!(CompactGame::of(&catalogue::game("bao-kiswahili").unwrap()).is_none());
    /// ```
    pub fn of(game: &Game) -> Option<CompactGame> {
        analysis::compile(game)
    }
}

impl CompactGame<u128> {
    /// The compact tables of a game, if its rules allow them with words of 16 bytes.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("toguz-kumalak").unwrap();
    /// assert!(CompactGame::of(&game).is_none());
    /// let compact = CompactGame::of_wide(&game).unwrap();
    /// assert_eq!(compact.moves(compact.board(&game.start()).unwrap()), 0b1_1111_1111);
    /// ```
    pub fn of_wide(game: &Game) -> Option<CompactGame<u128>> {
        analysis::compile(game)
    }
}

impl<W: CompactWord> CompactGame<W> {
    /// The move number of passing, when a player has no move: the index of the store.
    pub const PASS: u8 = W::STORE;

    /// The board of a position, if only its seeds and the player to move matter: no pending decision inside a turn, no
    /// marked or closed pit, no missing seed, and the game is not over.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// assert!(compact.board(&game.start()).is_some());
    /// assert!(compact.board(&game.parse_position("S 1 0 0 0 0 0 / N 1 0 0 0 0 0").unwrap()).is_none());
    /// ```
    pub fn board(&self, p: &Position) -> Option<CompactBoard<W>> {
        let plain = p.decision == Decision::Pick
            && !p.is_over()
            && p.closed == 0
            && self.fits_marks(p)
            && p.reserve == [0; 2]
            && p.hand == 0
            && p.blocked == NO_PIT
            && p.bound == NO_PIT;
        let board = self.seen_by(p, p.to_move);
        let places = self.places[0].iter().filter(|place| **place != NO_PIT);
        let seeds: u32 =
            places.filter_map(|place| p.cells.get(usize::from(*place))).copied().map(u32::from).sum();
        let whole = p.cells.iter().map(|seeds| u32::from(*seeds)).sum::<u32>();
        (plain && seeds == self.total.unsigned_abs() && whole == seeds).then_some(board)
    }

    /// Whether each player has marked at most one pit, and marked pits are empty.
    fn fits_marks(&self, p: &Position) -> bool {
        let of_player = |marks: u64| {
            let pit = marks.trailing_zeros() as usize;
            let is_empty = || p.cells.get(pit) == Some(&0) && self.places[0].contains(&(pit as u8));
            marks == 0 || self.has_marks && marks.is_power_of_two() && is_empty()
        };
        p.marks.into_iter().all(of_player)
    }

    /// The position of a board: the inverse of [`CompactGame::board`].
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// let p = game.parse_position("S 4 4 4 4 4 4 / N 4 4 4 4 0 0 / stores 7 1 / turn N").unwrap();
    /// let board = compact.board(&p).unwrap();
    /// let again = compact.position(&game, board, p.to_move());
    /// assert_eq!(game.position_text(&again), game.position_text(&p));
    /// ```
    pub fn position(&self, game: &Game, board: CompactBoard<W>, to_move: Side) -> Position {
        let mut p = game.empty_position(to_move);
        let places = &self.places[to_move.index() & 1];
        for (number, place) in (0..2 * W::BYTES).zip(places) {
            if let Some(cell) = p.cells.get_mut(usize::from(*place)) {
                *cell = board.seeds_at(number);
            }
        }
        if self.has_territory {
            p.territory = self.territory(board, to_move);
            return p;
        }
        for (side, mark) in [to_move, to_move.other()].into_iter().zip(board.marks()) {
            let place = mark.map_or(NO_PIT, |mark| places[usize::from(mark) & (PLACES - 1)]);
            p.marks[side.index()] = 1_u64.checked_shl(u32::from(place)).unwrap_or(0);
        }
        p
    }

    /// The seeds of a position from the view of a player, whoever is to move.
    ///
    /// ```
    /// # use naqala::{CompactGame, Side, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// let p = game.parse_position("S 4 4 4 4 4 4 / N 4 4 4 4 0 0 / stores 7 1").unwrap();
    /// assert_eq!(compact.seen_by(&p, Side::North).seeds(7), 1);
    /// ```
    pub fn seen_by(&self, p: &Position, side: Side) -> CompactBoard<W> {
        let word = |side: Side| {
            let places = &self.places[side.index() & 1];
            let lost = if self.has_territory { self.lost_pits(p, side) } else { W::default() };
            let mark = places.iter().position(|place| p.marks(side).has(*place));
            let mark = mark.zip(W::MARK).map(|(place, byte)| W::with(place as u8 + 1, byte));
            (0..W::BYTES).zip(places).fold(mark.unwrap_or(lost), |word, (byte, place)| {
                let seeds = p.cells.get(usize::from(*place)).copied().unwrap_or(0);
                word | W::with(seeds, byte)
            })
        };
        CompactBoard { mine: word(side), theirs: word(side.other()) }
    }

    /// The move with the pit of this index in sowing order, or the pass.
    ///
    /// ```
    /// # use naqala::{CompactGame, Side, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// assert_eq!(compact.mv(Side::South, 2), game.moves(&game.start())[2]);
    /// ```
    pub fn mv(&self, side: Side, pit: u8) -> Move {
        if pit == Self::PASS {
            return Move::PASS;
        }
        let place = usize::from(self.start(pit)) & (PLACES - 1);
        let case = self.cases.as_ref().map_or(self.case, |cases| cases.number(pit));
        Move::pick(self.places[side.index() & 1][place], case, self.direction)
    }

    /// The seeds that are not in a store yet.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// assert_eq!(compact.stake(compact.board(&game.start()).unwrap()), 48);
    /// ```
    #[inline(always)]
    pub fn stake(&self, board: CompactBoard<W>) -> i32 {
        let [mine, theirs] = board.stores();
        self.total - i32::from(mine) - i32::from(theirs)
    }

    /// By how much the player to move leads, if nobody can catch up any more; see [`Game::sure_winner`].
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// assert_eq!(compact.sure_lead(compact.board(&game.start()).unwrap()), None);
    /// ```
    #[inline(always)]
    pub fn sure_lead(&self, board: CompactBoard<W>) -> Option<i32> {
        let lead = board.lead();
        (self.lead_decides && lead.abs() > self.stake(board)).then_some(lead)
    }

    /// The number of seeds in the game.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// assert_eq!(CompactGame::of(&catalogue::game("kalah").unwrap()).unwrap().total(), 48);
    /// ```
    pub fn total(&self) -> i32 {
        self.total
    }

    /// The bytes of a word that are pits; the same for both players.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let compact = CompactGame::of(&catalogue::game("kalah").unwrap()).unwrap();
    /// assert_eq!(compact.row(), 0x0000_ffff_ffff_ffff);
    /// ```
    #[inline(always)]
    pub fn row(&self) -> W {
        self.row
    }

    /// How many seeds lie in the pits of the player to move, and of the opponent.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// assert_eq!(compact.in_pits(compact.board(&game.start()).unwrap()), [24, 24]);
    /// ```
    #[inline(always)]
    pub fn in_pits(&self, board: CompactBoard<W>) -> [i32; 2] {
        if W::EXTENDED && self.has_territory {
            let [own, other] = [self.own(board), self.own(board.turned())];
            return [own.sum(board), other.sum(board.turned())].map(i32::from);
        }
        board.words().map(|word| i32::from((word & self.row).sum()))
    }
}

/// Numbers the places of a board from a player's view: their pits in the order of sowing and their store, then those of the other
/// player.
fn number_places<W: CompactWord>(board: &Board, own: [&[u8]; 2], side: Side) -> [u8; MAX_CELLS] {
    let mut numbers = [NO_PIT; MAX_CELLS];
    for (first, side) in [(0, side), (W::BYTES, side.other())] {
        for (at, pit) in own[side.index() & 1].iter().enumerate() {
            numbers[usize::from(*pit)] = first + at as u8;
        }
        numbers[board.store(side).index()] = first + W::STORE;
    }
    numbers
}

/// The pit with this index on the board.
fn pit(index: u8) -> Pit {
    Pit::new(index)
}
