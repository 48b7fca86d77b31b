//! Iterative deepening of proofs, until the bounds of a value meet.

use naqala::Position;

use super::tree::{Finding, Question, Tree};
use super::{SolveError, SolveProgress};

/// The future gain of the player to move minus that of the other.
pub(super) fn prove(
    tree: &mut Tree<'_>,
    p: &Position,
    report: &mut dyn FnMut(&SolveProgress),
) -> Result<i32, SolveError> {
    let key = tree.measure.key(tree.game, p);
    let stake = tree.measure.stake(tree.game, p);
    let (mut lower, mut upper) = (-stake, stake);
    let mut guess = 0;
    let mut depth = 0;
    while let Some(deeper) = tree.measure.deeper(tree.game, depth) {
        depth = deeper;
        let (mut low, mut high) = (lower, upper);
        while low < high {
            let goal = if guess <= low { low + 1 } else { guess.min(high) };
            let Finding { value, proven } = tree.ask(p, key, Question { goal, depth, ply: 0 });
            if tree.stop_check.stopped() {
                return Err(SolveError::Stopped);
            }
            let yes = value >= goal;
            if yes {
                low = value;
                lower = if proven { lower.max(value) } else { lower };
            } else {
                high = value;
                upper = if proven { upper.min(value) } else { upper };
            }
            guess = value;
        }
        report(&SolveProgress { presumed: guess, lower, upper, nodes: tree.stop_check.nodes });
        if lower >= upper {
            return Ok(lower);
        }
    }
    Err(SolveError::Endless)
}

/// Whether the future gain of the player to move exceeds that of the other by at least `goal`.
pub(super) fn settle(tree: &mut Tree<'_>, p: &Position, goal: i32) -> Result<bool, SolveError> {
    let key = tree.measure.key(tree.game, p);
    let mut depth = 0;
    while let Some(deeper) = tree.measure.deeper(tree.game, depth) {
        depth = deeper;
        let Finding { value, proven } = tree.ask(p, key, Question { goal, depth, ply: 0 });
        if tree.stop_check.stopped() {
            return Err(SolveError::Stopped);
        }
        if proven {
            return Ok(value >= goal);
        }
    }
    Err(SolveError::Endless)
}
