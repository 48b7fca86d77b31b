//! Searching on compact boards, where the rules fit them: several times as fast as by the general kernel.

use arrayvec::ArrayVec;
use naqala::{CompactBoard, CompactGame, CompactMoves, Fingerprint, Game, Move, Position, Side};

use super::arena::{Arena, Placed};
use crate::endgame::Endgame;
use crate::evaluate::Evaluation;
use crate::net::compact::CompactNet;
use crate::weights::compact::CompactWeights;

/// A game that is played and judged on compact boards.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    compact: CompactGame,
    judge: Judge,
}

/// What judges boards.
#[derive(Clone, Debug)]
enum Judge {
    Material,
    Weights(CompactWeights),
    Net(CompactNet),
}

impl Table {
    /// The tables of a game, if its rules fit compact boards and its positions can be judged on them.
    pub(crate) fn of(game: &Game, evaluation: &Evaluation) -> Option<Table> {
        // Where no seeds are won, those in the pits count, and their number changes all the time.
        let compact = CompactGame::of(game).filter(|_| evaluation.has_captures())?;
        let judge = if let Some(net) = evaluation.net() {
            Judge::Net(CompactNet::new(net, &compact)?)
        } else if let Some(weights) = evaluation.positional() {
            Judge::Weights(CompactWeights::new(weights, &compact)?)
        } else if evaluation.is_material() {
            Judge::Material
        } else {
            return None;
        };
        Some(Table { compact, judge })
    }
}

/// A compact board and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    board: CompactBoard,
    to_move: Side,
    is_over: bool,
}

impl Placed for Turn {
    #[inline(always)]
    fn to_move(&self) -> Side {
        self.to_move
    }

    #[inline(always)]
    fn is_over(&self) -> bool {
        self.is_over
    }

    #[inline(always)]
    fn is_pick(&self) -> bool {
        true
    }

    #[inline(always)]
    fn copy_from(&mut self, other: &Turn) {
        *self = *other;
    }
}

/// Games that fit compact boards.
#[derive(Clone, Copy)]
pub(crate) struct Compact<'a> {
    pub(crate) game: &'a Game,
    pub(crate) evaluation: &'a Evaluation,
    pub(crate) table: &'a Table,
}

/// By how many seeds the pits of the player to move hold more than the opponent's.
#[inline(always)]
fn lead_in_pits(board: CompactBoard) -> i32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // The highest byte is the store.
    let [mine, theirs] = board.words().map(|word| (word & PITS).wrapping_mul(ONES) >> 56);
    mine as i32 - theirs as i32
}

/// The bytes of a word that are pits.
const PITS: u64 = u64::MAX >> 8;

/// Odd constants: the golden ratio, and another of as many digits.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;
const OTHER: u64 = 0xD6E8_FEB8_6659_FD93;

/// The hash of two words.
#[inline(always)]
fn hash([mine, theirs]: [u64; 2]) -> u64 {
    let fold = |a: u64, b: u64| {
        let wide = u128::from(a) * u128::from(b);
        wide as u64 ^ (wide >> 64) as u64
    };
    fold(fold(mine ^ GOLDEN, OTHER) ^ theirs, GOLDEN) ^ mine.rotate_left(29)
}

impl Compact<'_> {
    /// The position of a turn that is not over.
    fn position(self, turn: &Turn) -> Position {
        self.table.compact.position(self.game, turn.board, turn.to_move)
    }
}

impl Arena for Compact<'_> {
    type Board = Turn;
    type Mv = u8;
    type Moves = ArrayVec<u8, 8>;
    type EachMove = CompactMoves;

    fn board(self, p: &Position) -> Option<Turn> {
        let board = self.table.compact.board(p)?;
        Some(Turn { board, to_move: p.to_move(), is_over: false })
    }

    fn own(self, turn: &Turn, mv: Move) -> u8 {
        let is_meant = |pit: &u8| self.full_move(turn, *pit) == mv;
        self.each_move(turn).find(is_meant).expect("both kernels know the same moves")
    }

    fn full_move(self, turn: &Turn, pit: u8) -> Move {
        self.table.compact.mv(turn.to_move, pit)
    }

    #[inline(always)]
    fn moves(self, turn: &Turn) -> ArrayVec<u8, 8> {
        self.each_move(turn).collect()
    }

    #[inline(always)]
    fn each_move(self, turn: &Turn) -> CompactMoves {
        self.table.compact.each_move(turn.board)
    }

    #[inline(always)]
    fn advance(self, turn: &mut Turn, pit: u8) {
        let step = self.table.compact.play(turn.board, pit);
        turn.board = step.board;
        turn.is_over = step.over;
        if !step.same {
            turn.to_move = turn.to_move.other();
        }
    }

    /// A board has the same value to whoever moves on it, but only the same player can repeat it.
    #[inline(always)]
    fn fingerprint(self, turn: &Turn) -> Fingerprint {
        let words = turn.board.words();
        let pits = words.map(|word| word & PITS);
        Fingerprint { whole: hash(words), board: hash(pits) ^ turn.to_move as u64 }
    }

    #[inline(always)]
    fn slot(self, turn: &Turn, pit: u8) -> Option<usize> {
        Some((turn.to_move as usize) << 3 | usize::from(pit))
    }

    #[inline(always)]
    fn seeds_on_board(self, turn: &Turn) -> i32 {
        self.table.compact.stake(turn.board)
    }

    #[inline(always)]
    fn score_lead(self, turn: &Turn, side: Side) -> i32 {
        let lead = turn.board.lead();
        if turn.to_move == side { lead } else { -lead }
    }

    #[inline(always)]
    fn sure_winner(self, turn: &Turn) -> Option<Side> {
        let lead = self.table.compact.sure_lead(turn.board)?;
        Some(if lead > 0 { turn.to_move } else { turn.to_move.other() })
    }

    fn when_repeated(self, turn: &Turn, side: Side, ply: usize) -> i32 {
        self.evaluation.end(self.game, &self.game.when_repeated(&self.position(turn)), side, ply)
    }

    fn sure_gain(self, endgame: &dyn Endgame, turn: &Turn) -> Option<i32> {
        endgame.gain_on(turn.board).or_else(|| endgame.sure_gain(&self.position(turn)))
    }

    #[inline(always)]
    fn won(self, turn: &Turn, side: Side) -> i32 {
        self.evaluation.of_lead(self.score_lead(turn, side))
    }

    #[inline(always)]
    fn rest(self, turn: &Turn, _: i32, _: Side) -> i32 {
        let seeds = || self.table.compact.stake(turn.board);
        match &self.table.judge {
            Judge::Net(net) => net.worth(turn.board, seeds()),
            Judge::Weights(weights) => weights.worth(turn.board, seeds()),
            Judge::Material => self.evaluation.of_leads(turn.board.lead(), lead_in_pits(turn.board)),
        }
    }

    fn end(self, turn: &Turn, side: Side, ply: usize) -> i32 {
        self.evaluation.end_of_lead(self.score_lead(turn, side), ply)
    }
}
