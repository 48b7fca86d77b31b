//! Search on compact boards, for rules that fit them: several times as fast as with the general kernel.

use arrayvec::ArrayVec;
use naqala::{
    CompactBoard, CompactGame, CompactMoves, CompactVerdict, CompactWord, Game, Move, Position, Side,
};

use super::arena::{Arena, Placed};
use crate::endgame::Endgame;
use crate::evaluate::Evaluation;
use crate::net::compact::CompactNet;
use crate::weights::compact::CompactWeights;

/// A game that is played and judged on compact boards.
#[derive(Clone, Debug)]
pub(crate) struct Table<W: CompactWord> {
    compact: CompactGame<W>,
    judge: Judge,
}

/// A game on boards of the width it needs.
#[derive(Clone, Debug)]
pub(crate) enum Tables {
    Narrow(Table<u64>),
    Wide(Table<u128>),
}

/// The evaluation of boards.
#[derive(Clone, Debug)]
enum Judge {
    Material,
    Weights(CompactWeights),
    Net(CompactNet),
}

impl Tables {
    /// The tables of a game, if its rules fit compact boards and its positions can be judged on them.
    pub(crate) fn of(game: &Game, evaluation: &Evaluation) -> Option<Tables> {
        // Where no seeds are won, those in the pits count, and their number changes all the time.
        if !evaluation.has_captures() {
            return None;
        }
        if let Some(compact) = CompactGame::of(game) {
            return Table::of(compact, evaluation).map(Tables::Narrow);
        }
        Table::of(CompactGame::of_wide(game)?, evaluation).map(Tables::Wide)
    }
}

impl<W: CompactWord> Table<W> {
    fn of(compact: CompactGame<W>, evaluation: &Evaluation) -> Option<Table<W>> {
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
pub(crate) struct Turn<W> {
    board: CompactBoard<W>,
    to_move: Side,
    /// How the game is decided, if it is over; for the player to move, who has moved last.
    end: Option<CompactVerdict>,
}

impl<W: CompactWord> Placed for Turn<W> {
    #[inline(always)]
    fn to_move(&self) -> Side {
        self.to_move
    }

    #[inline(always)]
    fn is_over(&self) -> bool {
        self.end.is_some()
    }

    #[inline(always)]
    fn is_pick(&self) -> bool {
        true
    }

    #[inline(always)]
    fn copy_from(&mut self, other: &Turn<W>) {
        *self = *other;
    }
}

/// Games that fit compact boards.
#[derive(Clone, Copy)]
pub(crate) struct Compact<'a, W: CompactWord> {
    pub(crate) game: &'a Game,
    pub(crate) evaluation: &'a Evaluation,
    pub(crate) table: &'a Table<W>,
}

/// Odd constants: the golden ratio, and another of as many digits.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;
const OTHER: u64 = 0xD6E8_FEB8_6659_FD93;

/// The hash of two words.
#[inline(always)]
fn hash<W: CompactWord>([mine, theirs]: [W; 2]) -> u64 {
    let fold = |a: u64, b: u64| {
        let wide = u128::from(a) * u128::from(b);
        wide as u64 ^ (wide >> 64) as u64
    };
    let [low, high] = [mine.halves(), theirs.halves()];
    let first = fold(fold(low[0] ^ GOLDEN, OTHER) ^ high[0], GOLDEN) ^ low[0].rotate_left(29);
    if W::BYTES == 8 {
        return first;
    }
    fold(fold(first ^ low[1] ^ GOLDEN, OTHER) ^ high[1], GOLDEN) ^ low[1].rotate_left(29)
}

impl<W: CompactWord> Compact<'_, W> {
    /// The position of a turn that is not over.
    fn position(self, turn: &Turn<W>) -> Position {
        self.table.compact.position(self.game, turn.board, turn.to_move)
    }
}

impl<W: CompactWord> Arena for Compact<'_, W> {
    type Board = Turn<W>;
    type Mv = u8;
    type Prints = u64;
    type Moves = ArrayVec<u8, 16>;
    type EachMove = CompactMoves;

    const MAY_FORBID: bool = false;

    fn board(self, p: &Position) -> Option<Turn<W>> {
        let board = self.table.compact.board(p)?;
        // Weights and nets know their tables only for boards on which everybody owns their own row.
        let is_at_home = || board.marked() == [0; 2];
        let is_material = matches!(self.table.judge, Judge::Material);
        if self.table.compact.has_territory() && !is_material && !is_at_home() {
            return None;
        }
        Some(Turn { board, to_move: p.to_move(), end: None })
    }

    fn own(self, turn: &Turn<W>, mv: Move) -> u8 {
        let is_meant = |pit: &u8| self.full_move(turn, *pit) == mv;
        self.each_move(turn).find(is_meant).expect("both kernels know the same moves")
    }

    fn full_move(self, turn: &Turn<W>, pit: u8) -> Move {
        self.table.compact.mv(turn.to_move, pit)
    }

    #[inline(always)]
    fn moves(self, turn: &Turn<W>) -> ArrayVec<u8, 16> {
        self.each_move(turn).collect()
    }

    #[inline(always)]
    fn each_move(self, turn: &Turn<W>) -> CompactMoves {
        self.table.compact.each_move(turn.board)
    }

    #[inline(always)]
    fn legal_moves(self, turn: &Turn<W>) -> ArrayVec<u8, 16> {
        self.moves(turn)
    }

    #[inline(always)]
    fn each_winning_move(self, turn: &Turn<W>) -> CompactMoves {
        self.table.compact.each_winning_move(turn.board)
    }

    #[inline(always)]
    fn advance(self, turn: &mut Turn<W>, pit: u8) -> bool {
        let step = self.table.compact.play(turn.board, pit);
        turn.board = step.board;
        turn.end = step.over.then_some(step.verdict);
        if !step.same {
            turn.to_move = turn.to_move.other();
        }
        true
    }

    #[inline(always)]
    fn prints(self, turn: &Turn<W>) -> u64 {
        hash(turn.board.words())
    }

    /// A board has the same value whoever is to move, but only the same player can repeat it.
    #[inline(always)]
    fn board_print(self, turn: &Turn<W>, _: u64) -> u64 {
        hash(turn.board.without_stores().words()) ^ turn.to_move as u64
    }

    #[inline(always)]
    fn slot(self, turn: &Turn<W>, pit: u8) -> Option<usize> {
        (pit != CompactGame::<W>::PASS).then_some((turn.to_move as usize) << 5 | usize::from(pit))
    }

    #[inline(always)]
    fn seeds_on_board(self, turn: &Turn<W>) -> i32 {
        self.table.compact.stake(turn.board)
    }

    #[inline(always)]
    fn score_lead(self, turn: &Turn<W>, side: Side) -> i32 {
        let lead = turn.board.lead();
        if turn.to_move == side { lead } else { -lead }
    }

    #[inline(always)]
    fn sure_winner(self, turn: &Turn<W>) -> Option<Side> {
        let lead = self.table.compact.sure_lead(turn.board)?;
        Some(if lead > 0 { turn.to_move } else { turn.to_move.other() })
    }

    fn when_repeated(self, turn: &Turn<W>, side: Side, ply: usize) -> i32 {
        self.evaluation.end(self.game, &self.game.when_repeated(&self.position(turn)), side, ply)
    }

    fn sure_gain(self, endgame: &dyn Endgame, turn: &Turn<W>) -> Option<i32> {
        turn.board
            .narrow()
            .and_then(|board| endgame.gain_on(board))
            .or_else(|| endgame.sure_gain(&self.position(turn)))
    }

    #[inline(always)]
    fn won(self, turn: &Turn<W>, side: Side) -> i32 {
        self.evaluation.of_lead(self.score_lead(turn, side))
    }

    #[inline(always)]
    fn rest(self, turn: &Turn<W>, _: i32, _: Side) -> i32 {
        let seeds = || self.table.compact.stake(turn.board);
        match &self.table.judge {
            Judge::Net(net) => net.worth(turn.board, seeds()),
            Judge::Weights(weights) => weights.worth(turn.board, seeds()),
            Judge::Material => {
                let [mine, theirs] = self.table.compact.in_pits(turn.board);
                self.evaluation.of_leads(turn.board.lead(), mine - theirs)
            }
        }
    }

    fn end(self, turn: &Turn<W>, side: Side, ply: usize) -> i32 {
        let lead = self.score_lead(turn, side);
        let sign = if turn.to_move == side { 1 } else { -1 };
        match turn.end {
            None | Some(CompactVerdict::Score) => self.evaluation.end_of_lead(lead, ply),
            Some(CompactVerdict::Won) => self.evaluation.end_with(sign, lead, ply),
            Some(CompactVerdict::Lost) => self.evaluation.end_with(-sign, lead, ply),
            Some(CompactVerdict::Open) => 0,
        }
    }
}
