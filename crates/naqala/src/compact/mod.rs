//! Small boards in two words: the fast kernel for solvers and tables.
//!
//! Many games have one simple form: two equal rows of at most seven pits, the same rules for both players, one lap in
//! one direction, then perhaps a capture or another move. [`CompactGame::of`] decides from the compiled rules whether a
//! game qualifies. A board is then two words with one byte per pit and store, and a lap is two additions (SIMD within a
//! register; L. Lamport, "Multiple byte processing with full-word instructions", CACM 18, 1975). A board is always seen
//! by the player to move, so passing the turn swaps the words.
//!
//! A property test compares this kernel with the general one in all these games.

mod analysis;
mod play;

pub use play::CompactMoves;

use crate::board::Board;
use crate::board::moves::{Direction, Move};
use crate::board::pits::{Pit, Side};
use crate::board::position::{Decision, MAX_CELLS, NO_PIT, Position};
use crate::game::Game;
use crate::program::{CountSet, GrandSlam, Leftovers};

/// The most pits of a row; the eighth byte of a word is the store.
const ROW: usize = 7;
/// The places of a board: the mover's pits and store, then the same of the other player.
const PLACES: usize = 2 * (ROW + 1);
/// Multiplying a word by this puts the sum of its bytes into the highest byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// A board seen by the player to move: byte by byte the pits in the order of sowing, and in the highest byte the
/// store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CompactBoard {
    mine: u64,
    theirs: u64,
}

impl CompactBoard {
    /// The words of the player to move and of the opponent.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let board = CompactGame::of(&game).unwrap().board(&game.start()).unwrap();
    /// assert_eq!(board.words(), [0x0404_0404_0404; 2]);
    /// ```
    #[inline(always)]
    pub fn words(self) -> [u64; 2] {
        [self.mine, self.theirs]
    }

    /// By how many seeds the store of the player to move exceeds the opponent's.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let p = game.parse_position("S 4 4 4 4 4 4 / N 4 4 4 4 0 0 / stores 7 1").unwrap();
    /// assert_eq!(CompactGame::of(&game).unwrap().board(&p).unwrap().lead(), 6);
    /// ```
    #[inline(always)]
    pub fn lead(self) -> i32 {
        (self.mine >> 56) as i32 - (self.theirs >> 56) as i32
    }

    /// The board as the opponent sees it.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let p = game.parse_position("S 4 4 4 4 4 4 / N 4 4 4 4 0 0 / stores 7 1").unwrap();
    /// let board = CompactGame::of(&game).unwrap().board(&p).unwrap();
    /// assert_eq!(board.turned().lead(), -board.lead());
    /// ```
    #[inline(always)]
    pub fn turned(self) -> CompactBoard {
        CompactBoard { mine: self.theirs, theirs: self.mine }
    }

    /// The seeds in a pit of the player to move; index 7 is the store.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let p = game.parse_position("S 4 4 4 4 4 4 / N 4 4 4 4 0 0 / stores 7 1").unwrap();
    /// let board = CompactGame::of(&game).unwrap().board(&p).unwrap();
    /// assert_eq!((board.seeds(0), board.seeds(7)), (4, 7));
    /// ```
    #[inline(always)]
    pub fn seeds(self, pit: u8) -> u8 {
        (self.mine >> (8 * (pit & 7))) as u8
    }
}

/// What a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompactStep {
    /// The board, seen by the player to move next, or by the one who has moved if the game is over.
    pub board: CompactBoard,
    /// The same player moves again, or the game is over.
    pub same: bool,
    /// The game is over; what was left is in the stores.
    pub over: bool,
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
pub struct CompactGame {
    /// The bytes of a word that are pits.
    row: u64,
    /// The bits of the pits a player may choose from.
    choice: u8,
    total: i32,
    /// Whoever leads by more than there is left to win has won.
    lead_decides: bool,
    /// By side: the number of the board's place for each byte.
    places: [[u8; ROW + 1]; 2],
    /// The move with a pit, but for the pit.
    case: u8,
    direction: Direction,
    /// By pit, then number of seeds.
    laps: Box<[Lap; (ROW + 1) << 8]>,
    /// What the last seed may decide, by its place; the first case that fits applies.
    landings: [Vec<Landing>; PLACES],
    /// The opponent must be left with seeds, if possible.
    feeds: bool,
    /// A player who may move again and cannot passes the turn.
    extra_lapses: bool,
    move_ends: Vec<Ending>,
    turn_ends: Vec<Ending>,
}

/// What a lap adds to the two words, and where its last seed falls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lap {
    mine: u64,
    theirs: u64,
    last: u8,
}

/// Some places of a board, as bytes of all ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Mask {
    mine: u64,
    theirs: u64,
}

/// A case of what the pit of the last seed decides.
#[derive(Clone, Debug, PartialEq)]
struct Landing {
    /// How many seeds the pit holds then.
    counts: CountSet,
    /// Each of these holds seeds somewhere.
    filled: Vec<Mask>,
    /// None of these holds any.
    empty: Mask,
    take: Mask,
    chain: Option<Chain>,
    slam: GrandSlam,
    again: bool,
}

/// The capture goes on along the track from the pit of the last seed.
#[derive(Clone, Debug, PartialEq)]
struct Chain {
    /// By place: the next one of the chain.
    steps: [u8; PLACES],
    /// The places that may be captured, as bits.
    zone: u16,
    counts: CountSet,
}

/// A case in which the game ends.
#[derive(Clone, Debug, PartialEq)]
struct Ending {
    when: EndTest,
    leftovers: Leftovers,
}

/// A test of an ending.
#[derive(Clone, Debug, PartialEq)]
enum EndTest {
    /// A truth table over which rows are empty and whether the player to move has a move.
    Rows(u8),
    /// A store holds so many seeds.
    Store {
        mine: bool,
        least: u8,
        most: u8,
    },
    All(Vec<EndTest>),
    Any(Vec<EndTest>),
}

impl CompactGame {
    /// The compact tables of a game, if its rules allow them.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// assert!(CompactGame::of(&catalogue::game("kalah").unwrap()).is_some());
    /// assert!(CompactGame::of(&catalogue::game("bao-kiswahili").unwrap()).is_none());
    /// ```
    pub fn of(game: &Game) -> Option<CompactGame> {
        analysis::compile(game)
    }

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
    pub fn board(&self, p: &Position) -> Option<CompactBoard> {
        let plain = p.decision == Decision::Pick
            && !p.is_over()
            && p.closed == 0
            && p.marks == [0; 2]
            && p.reserve == [0; 2]
            && p.hand == 0
            && p.blocked == NO_PIT
            && p.bound == NO_PIT;
        let board = self.seen_by(p, p.to_move);
        let seeds: u32 = board.words().into_iter().flat_map(u64::to_le_bytes).map(u32::from).sum();
        let whole = p.cells.iter().map(|seeds| u32::from(*seeds)).sum::<u32>();
        (plain && seeds == self.total.unsigned_abs() && whole == seeds).then_some(board)
    }

    /// The position of a board: [`CompactGame::board`] undone.
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
    pub fn position(&self, game: &Game, board: CompactBoard, to_move: Side) -> Position {
        let mut p = game.empty_position(to_move);
        for (side, word) in [to_move, to_move.other()].into_iter().zip(board.words()) {
            for (place, seeds) in self.places[side.index() & 1].into_iter().zip(word.to_le_bytes()) {
                if let Some(cell) = p.cells.get_mut(usize::from(place)) {
                    *cell = seeds;
                }
            }
        }
        p
    }

    /// The seeds of a position as a player sees them, whoever is to move.
    ///
    /// ```
    /// # use naqala::{CompactGame, Side, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// let p = game.parse_position("S 4 4 4 4 4 4 / N 4 4 4 4 0 0 / stores 7 1").unwrap();
    /// assert_eq!(compact.seen_by(&p, Side::North).seeds(7), 1);
    /// ```
    pub fn seen_by(&self, p: &Position, side: Side) -> CompactBoard {
        let word = |side: Side| {
            let places = self.places[side.index() & 1].iter().enumerate();
            places.fold(0, |word, (byte, place)| {
                let seeds = p.cells.get(usize::from(*place)).copied().unwrap_or(0);
                word | u64::from(seeds) << (8 * byte)
            })
        };
        CompactBoard { mine: word(side), theirs: word(side.other()) }
    }

    /// The move with the pit of this index in sowing order.
    ///
    /// ```
    /// # use naqala::{CompactGame, Side, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// assert_eq!(compact.mv(Side::South, 2), game.moves(&game.start())[2]);
    /// ```
    pub fn mv(&self, side: Side, pit: u8) -> Move {
        Move::pick(self.places[side.index() & 1][usize::from(pit & 7)], self.case, self.direction)
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
    pub fn stake(&self, board: CompactBoard) -> i32 {
        self.total - (board.mine >> 56) as i32 - (board.theirs >> 56) as i32
    }

    /// By how much the player to move leads, where nobody can catch up any more: as [`Game::sure_winner`].
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// assert_eq!(compact.sure_lead(compact.board(&game.start()).unwrap()), None);
    /// ```
    #[inline(always)]
    pub fn sure_lead(&self, board: CompactBoard) -> Option<i32> {
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

    /// How many boards there are, as seen by the player to move, wherever the seeds lie in pits; those that no game
    /// reaches are counted too. `u64::MAX` if there are more.
    ///
    /// ```
    /// use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(CompactGame::of(&game).unwrap().boards(), 1_399_358_844_975);
    /// ```
    pub fn boards(&self) -> u64 {
        // C(seeds + pits, pits): at most so many seeds in the pits.
        let pits = 2 * u128::from(self.row.count_ones() / 8);
        let seeds = u128::from(self.total.unsigned_abs());
        let product = (1..=pits).try_fold(1_u128, |product, i| Some(product.checked_mul(seeds + i)? / i));
        product.and_then(|count| u64::try_from(count).ok()).unwrap_or(u64::MAX)
    }

    /// The bytes of a word that are pits; the same for both players.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let compact = CompactGame::of(&catalogue::game("kalah").unwrap()).unwrap();
    /// assert_eq!(compact.row(), 0x0000_ffff_ffff_ffff);
    /// ```
    #[inline(always)]
    pub fn row(&self) -> u64 {
        self.row
    }

    /// For every pit, as a byte, the smallest number of seeds that ends a lap in the mover's store and gives another
    /// move; 0 if there is none.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let compact = CompactGame::of(&catalogue::game("kalah").unwrap()).unwrap();
    /// assert_eq!(compact.into_store().to_le_bytes()[..6], [6, 5, 4, 3, 2, 1]);
    /// ```
    pub fn into_store(&self) -> u64 {
        let again = |last: u8| self.landings[usize::from(last)].first().is_some_and(|landing| landing.again);
        let pits = self.row.count_ones() as usize / 8;
        (0..pits).fold(0, |word, pit| {
            let ends_there = |seeds: &u64| self.laps[pit << 8 | *seeds as usize].last == ROW as u8;
            let seeds = (1..256).find(ends_there).filter(|_| again(ROW as u8)).unwrap_or(0);
            word | seeds << (8 * pit)
        })
    }

    /// Whether all seeds are in the stores when a game is over.
    ///
    /// ```
    /// # use naqala::{Choices, CompactGame, catalogue};
    /// let rules = catalogue::rules("kalah").unwrap();
    /// let game = rules.compile(Choices::new().set("win_at", "none")).unwrap();
    /// assert!(CompactGame::of(&game).unwrap().leaves_nothing());
    /// ```
    pub fn leaves_nothing(&self) -> bool {
        self.move_ends.iter().chain(&self.turn_ends).all(|end| end.leftovers != Leftovers::Stay)
    }

    /// Whether every game ends: each move puts a seed into a store, or else only moves seeds onward within the mover's
    /// own row, and the players cannot pass for ever. Then no board can repeat.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let compact = |id| CompactGame::of(&catalogue::game(id).unwrap()).unwrap();
    /// assert!(compact("kalah").never_repeats() && !compact("oware").never_repeats());
    /// ```
    pub fn never_repeats(&self) -> bool {
        let pits = self.row.count_ones() / 8;
        let moves_on = |pit: usize| {
            (1..=self.total.clamp(1, 255) as usize).all(|seeds| {
                let lap = &self.laps[pit << 8 | seeds];
                let lifted = (seeds as u64) << (8 * pit);
                let gains = lap.mine.wrapping_add(lifted);
                let onward = lap.theirs == 0 && gains.trailing_zeros() / 8 > pit as u32;
                gains >> 56 != 0 || onward
            })
        };
        self.ends_when_both_are_stuck() && (0..pits as usize).all(moves_on)
    }

    /// Whether the game is over once neither player has a move.
    fn ends_when_both_are_stuck(&self) -> bool {
        /// Facts of [`EndTest::Rows`]: both rows are empty; the player to move has no move.
        const BOTH_EMPTY: u8 = 0b011;
        const STUCK: u8 = 0b100;
        let before_turn = |facts: u8| self.turn_ends.iter().any(|end| end.when.holds_for_rows(facts));
        let after_move = |facts: u8| self.move_ends.iter().any(|end| end.when.holds_for_rows(facts));
        let may_hold_seeds = self.feeds || self.choice.count_ones() * 8 != self.row.count_ones();
        if may_hold_seeds {
            return (0..=BOTH_EMPTY).all(|rows| before_turn(rows | STUCK));
        }
        before_turn(BOTH_EMPTY | STUCK) || self.total > 0 && after_move(BOTH_EMPTY)
    }
}

/// The seeds in the bytes of a word.
#[inline(always)]
fn sum(word: u64) -> u64 {
    word.wrapping_mul(ONES) >> 56
}

/// Numbers the places of a board as a player sees them: his pits in the order of sowing and his store, then the other
/// player's.
fn number_places(board: &Board, own: [&[u8]; 2], side: Side) -> [u8; MAX_CELLS] {
    let mut numbers = [NO_PIT; MAX_CELLS];
    for (half, side) in [side, side.other()].into_iter().enumerate() {
        let first = half * (ROW + 1);
        for (at, pit) in own[side.index() & 1].iter().enumerate() {
            numbers[usize::from(*pit)] = (first + at) as u8;
        }
        numbers[board.store(side).index()] = (first + ROW) as u8;
    }
    numbers
}

/// The pit a number on the board stands for.
fn pit(index: u8) -> Pit {
    Pit::new(index)
}
