//! What the worth of a position depends on.

use crate::game::Game;
use crate::program::{At, Test, Who};

/// Whether the difference of scores still to come depends on [`crate::Fingerprint::board`] alone: the game is decided by
/// scores, and no rule asks what has been won. Then positions that differ in their stores are worth the same from there on,
/// which makes exact solving feasible.
///
/// ```
/// use naqala::{Choices, analysis, catalogue};
/// let kalah = catalogue::rules("kalah").unwrap();
/// let played_out = kalah.compile(Choices::new().set("win_at", "none")).unwrap();
/// let to_a_majority = kalah.compile(Choices::new().set("win_at", "majority")).unwrap();
/// assert!(analysis::only_gains_count(&played_out) && !analysis::only_gains_count(&to_a_majority));
/// ```
pub fn only_gains_count(game: &Game) -> bool {
    game.program.shortcuts.only_gains_count
}

/// Whether the game is over before a turn only for a player who has no move: then it is enough to look for moves.
///
/// ```
/// use naqala::{analysis, catalogue};
/// assert!(analysis::ends_turns_by_stuck_alone(&catalogue::game("oware").unwrap()));
/// ```
pub fn ends_turns_by_stuck_alone(game: &Game) -> bool {
    let by_stuck = |test: &Test| matches!(test, Test::Never | Test::Stuck(Who::Mover));
    game.program.ends[At::Turn as usize].iter().all(|end| by_stuck(&end.when))
}
