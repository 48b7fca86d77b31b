//! What alpha-beta plays on: the general kernel, which plays every game ([`General`]), or compact boards, if the rules fit them
//! ([`super::compact::Compact`]). The search is compiled for both.

use std::fmt::Debug;
use std::ops::Deref;

use naqala::{Decision, EachMove, Fingerprint, Game, MAX_CELLS, Move, MoveKind, Moves, Position, Side};

use crate::endgame::Endgame;
use crate::evaluate::Evaluation;

/// A position on the way of a search.
pub(crate) trait Placed: Copy + Debug {
    fn to_move(&self) -> Side;
    fn is_over(&self) -> bool;
    /// Whether the decision is the choice of a pit, and not one inside a turn.
    fn is_pick(&self) -> bool;
    /// Becomes another position of the same game.
    fn copy_from(&mut self, other: &Self);
}

/// Hashes of a position.
pub(crate) trait Whole {
    /// The hash of everything that decides how the game continues.
    fn whole(self) -> u64;
}

impl Whole for Fingerprint {
    #[inline(always)]
    fn whole(self) -> u64 {
        self.whole
    }
}

impl Whole for u64 {
    #[inline(always)]
    fn whole(self) -> u64 {
        self
    }
}

/// The rules and the evaluation of a game, for one kind of board.
pub(crate) trait Arena: Copy {
    type Board: Placed;
    type Mv: Copy + Eq + Debug;
    /// Hashes of a position.
    type Prints: Copy + Debug + Whole;
    type Moves: Deref<Target = [Self::Mv]>;
    type EachMove: Iterator<Item = Self::Mv>;

    /// Whether moves may be offered that the rules forbid.
    const MAY_FORBID: bool;

    /// The board of a position, if it can be played on here.
    fn board(self, p: &Position) -> Option<Self::Board>;
    /// A move of a position as it is made here.
    fn own(self, board: &Self::Board, mv: Move) -> Self::Mv;
    /// The move in the general representation.
    fn full_move(self, board: &Self::Board, mv: Self::Mv) -> Move;

    /// The moves that are offered; some may turn out to be forbidden when they are played.
    fn moves(self, board: &Self::Board) -> Self::Moves;
    fn each_move(self, board: &Self::Board) -> Self::EachMove;
    /// The legal moves.
    fn legal_moves(self, board: &Self::Board) -> Self::Moves;
    /// The moves without some that win one seed at most and do not end the game.
    fn each_winning_move(self, board: &Self::Board) -> Self::EachMove {
        self.each_move(board)
    }
    /// Plays a move; false, and the board is meaningless, if the rules forbid it.
    #[must_use]
    fn advance(self, board: &mut Self::Board, mv: Self::Mv) -> bool;
    /// The hash of everything that decides how the game continues, and whatever else is found on the way.
    fn prints(self, board: &Self::Board) -> Self::Prints;
    /// The hash of what the repetition rule compares.
    fn board_print(self, board: &Self::Board, prints: Self::Prints) -> u64;
    /// Where the merits of a move are kept, below [`SLOTS`]; moves that begin nothing have none.
    fn slot(self, board: &Self::Board, mv: Self::Mv) -> Option<usize>;

    fn seeds_on_board(self, board: &Self::Board) -> i32;
    fn score_lead(self, board: &Self::Board, side: Side) -> i32;
    fn sure_winner(self, board: &Self::Board) -> Option<Side>;
    /// The value for a side of the end that the rule of repetition brings.
    fn when_repeated(self, board: &Self::Board, side: Side, ply: usize) -> i32;
    fn sure_gain(self, endgame: &dyn Endgame, board: &Self::Board) -> Option<i32>;

    /// The value for a side of what it has won.
    fn won(self, board: &Self::Board, side: Side) -> i32;
    /// The value of a position that is not over to the player to move.
    fn rest(self, board: &Self::Board, sign: i32, root_side: Side) -> i32;
    /// The value of a finished game for a side.
    fn end(self, board: &Self::Board, side: Side, ply: usize) -> i32;
}

/// Directions a sowing can have.
const WAYS: usize = 10;

/// The most places where merits of moves are kept.
pub(crate) const SLOTS: usize = 4 * WAYS * MAX_CELLS;

impl Placed for Position {
    #[inline(always)]
    fn to_move(&self) -> Side {
        Position::to_move(self)
    }

    #[inline(always)]
    fn is_over(&self) -> bool {
        Position::is_over(self)
    }

    #[inline(always)]
    fn is_pick(&self) -> bool {
        self.decision() == Decision::Pick
    }

    #[inline(always)]
    fn copy_from(&mut self, other: &Position) {
        Position::copy_from(self, other);
    }
}

/// Every game, by the general kernel.
#[derive(Clone, Copy)]
pub(crate) struct General<'a> {
    pub(crate) game: &'a Game,
    pub(crate) evaluation: &'a Evaluation,
}

impl Arena for General<'_> {
    type Board = Position;
    type Mv = Move;
    type Prints = Fingerprint;
    type Moves = Moves;
    type EachMove = EachMove;

    const MAY_FORBID: bool = true;

    fn board(self, p: &Position) -> Option<Position> {
        Some(*p)
    }

    #[inline(always)]
    fn own(self, _: &Position, mv: Move) -> Move {
        mv
    }

    #[inline(always)]
    fn full_move(self, _: &Position, mv: Move) -> Move {
        mv
    }

    #[inline(always)]
    fn moves(self, p: &Position) -> Moves {
        self.game.offered_moves(p)
    }

    #[inline(always)]
    fn each_move(self, p: &Position) -> EachMove {
        self.game.each_offered_move(p)
    }

    fn legal_moves(self, p: &Position) -> Moves {
        self.game.moves(p)
    }

    #[inline(always)]
    fn advance(self, p: &mut Position, mv: Move) -> bool {
        self.game.advance_if_legal(p, mv)
    }

    #[inline(always)]
    fn prints(self, p: &Position) -> Fingerprint {
        self.game.fingerprint(p)
    }

    #[inline(always)]
    fn board_print(self, _: &Position, prints: Fingerprint) -> u64 {
        prints.board
    }

    #[inline]
    fn slot(self, p: &Position, mv: Move) -> Option<usize> {
        match mv.kind() {
            MoveKind::Pick { pit, direction, .. } => {
                Some((p.to_move().index() * WAYS + direction as usize) * MAX_CELLS + pit.index())
            }
            _ => None,
        }
    }

    #[inline(always)]
    fn seeds_on_board(self, p: &Position) -> i32 {
        self.game.seeds_on_board(p)
    }

    #[inline(always)]
    fn score_lead(self, p: &Position, side: Side) -> i32 {
        self.game.score_lead(p, side)
    }

    #[inline(always)]
    fn sure_winner(self, p: &Position) -> Option<Side> {
        self.game.sure_winner(p)
    }

    fn when_repeated(self, p: &Position, side: Side, ply: usize) -> i32 {
        self.evaluation.end(self.game, &self.game.when_repeated(p), side, ply)
    }

    fn sure_gain(self, endgame: &dyn Endgame, p: &Position) -> Option<i32> {
        endgame.sure_gain(p)
    }

    #[inline(always)]
    fn won(self, p: &Position, side: Side) -> i32 {
        self.evaluation.won(self.game, p, side)
    }

    #[inline(always)]
    fn rest(self, p: &Position, sign: i32, root_side: Side) -> i32 {
        self.evaluation.rest(self.game, p, root_side) * sign
    }

    fn end(self, p: &Position, side: Side, ply: usize) -> i32 {
        self.evaluation.end(self.game, p, side, ply)
    }
}
