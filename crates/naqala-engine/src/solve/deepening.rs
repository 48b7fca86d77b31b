//! Deeper and deeper questions, until the bounds of a value meet.

use naqala::Position;

use super::tree::{Finding, Question, Tree};
use super::{SolveError, SolveProgress};

/// How many turns are looked ahead one after the other: a little, to find out about what the value is, and then to
/// the end. Depths between cost more than the better order of moves saves.
const DEPTHS: [u8; 4] = [4, 6, 8, LAST_DEPTH];
/// Longer than any game that has an end.
const LAST_DEPTH: u8 = 250;

/// What the player to move will get more than the other from here on.
pub(super) fn prove(
    tree: &mut Tree<'_>,
    p: &Position,
    report: &mut dyn FnMut(&SolveProgress),
) -> Result<i32, SolveError> {
    let key = tree.game.fingerprint(p).board;
    let stake = tree.game.seeds_at_stake(p);
    let (mut lower, mut upper) = (-stake, stake);
    let mut guess = 0;
    let mut depth = DEPTHS[0];
    loop {
        let (mut low, mut high) = (lower, upper);
        while low < high {
            let goal = if guess <= low { low + 1 } else { guess.min(high) };
            let Finding { value, proven } = tree.ask(p, key, Question { goal, depth, ply: 0 });
            if tree.watch.stopped() {
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
        report(&SolveProgress { presumed: guess, lower, upper, nodes: tree.watch.nodes });
        if lower >= upper {
            return Ok(lower);
        }
        if depth >= LAST_DEPTH {
            return Err(SolveError::Endless);
        }
        depth = DEPTHS.into_iter().find(|next| *next > depth).unwrap_or(LAST_DEPTH);
    }
}

/// Whether the player to move will get at least so much more than the other from here on.
pub(super) fn settle(tree: &mut Tree<'_>, p: &Position, goal: i32) -> Result<bool, SolveError> {
    let key = tree.game.fingerprint(p).board;
    for depth in DEPTHS {
        let Finding { value, proven } = tree.ask(p, key, Question { goal, depth, ply: 0 });
        if tree.watch.stopped() {
            return Err(SolveError::Stopped);
        }
        if proven {
            return Ok(value >= goal);
        }
    }
    Err(SolveError::Endless)
}
