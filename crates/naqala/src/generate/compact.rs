//! Plays compact boards in parallel with general ones.

use super::compare::alike;
use crate::board::moves::Move;
use crate::board::position::{Position, Winner};
use crate::compact::{CompactBoard, CompactGame, CompactVerdict, CompactWord};
use crate::game::Game;

/// A game on compact boards, and a board of it.
pub(super) type Boarded<'c, W> = (&'c CompactGame<W>, CompactBoard<W>);

/// The same moves on a board of two words.
pub(super) fn compact_moves<'c, W: CompactWord>(
    game: &Game,
    compact: Option<&'c CompactGame<W>>,
    p: &Position,
    moves: &[Move],
) -> Result<Option<Boarded<'c, W>>, String> {
    let Some(compact) = compact else { return Ok(None) };
    let Some(board) = compact.board(p) else { return Ok(None) };
    let mut offered: Vec<Move> = compact.each_move(board).map(|pit| compact.mv(p.to_move(), pit)).collect();
    let mut listed = moves.to_vec();
    offered.sort_unstable();
    listed.sort_unstable();
    alike!(offered, listed, "compact moves");
    alike!(board.lead(), game.score_lead(p, p.to_move()), "compact lead");
    alike!(compact.stake(board), game.seeds_at_stake(p), "compact stake");
    alike!(compact.board(&compact.position(game, board, p.to_move())), Some(board), "board of its position");
    Ok(Some((compact, board)))
}

pub(super) fn compact_move<W: CompactWord>(
    game: &Game,
    compact: &CompactGame<W>,
    board: CompactBoard<W>,
    p: &Position,
    mv: Move,
    next: &Position,
) -> Result<(), String> {
    let side = p.to_move();
    let pit = compact.each_move(board).find(|pit| compact.mv(side, *pit) == mv);
    let step = compact.play(board, pit.ok_or_else(|| format!("{mv:?} is no compact move"))?);
    let seen_by = if next.is_over() { side } else { next.to_move() };
    alike!(step.board, compact.seen_by(next, seen_by), "compact board, {}", game.position_text(next));
    alike!((step.over, step.same), (next.is_over(), seen_by == side), "compact turn");
    if let Some(outcome) = next.outcome() {
        let lead = match step.verdict {
            CompactVerdict::Score => step.board.lead(),
            CompactVerdict::Won => 1,
            CompactVerdict::Lost => -1,
            CompactVerdict::Open => 0,
        };
        let expected = match outcome.winner {
            Winner::Side(winner) if winner == side => 1,
            Winner::Side(_) => -1,
            Winner::Draw | Winner::Nobody => 0,
        };
        alike!(lead.signum(), expected, "compact verdict, {}", game.position_text(next));
    }
    Ok(())
}
