//! Where the last seed of a first lap falls, if the board alone decides that.

use crate::board::moves::Direction;
use crate::board::pits::{Pit, Side};
use crate::board::position::NO_PIT;
use crate::game::Game;

/// All directions in which the rules let a move sow.
///
/// ```
/// use naqala::{analysis::sowing_directions, catalogue};
/// assert_eq!(sowing_directions(&catalogue::game("oware").unwrap()).len(), 1);
/// assert_eq!(sowing_directions(&catalogue::game("bao-kiswahili").unwrap()).len(), 2);
/// ```
pub fn sowing_directions(game: &Game) -> Vec<Direction> {
    let sows = &game.program.sows;
    let is_used = |way: &Direction| sows.iter().any(|sow| sow.direction.is_none_or(|only| only == *way));
    game.board().directions().iter().copied().filter(is_used).collect()
}

/// Where the last seed falls when a player sows this many seeds from a pit in one lap. Effects of rules on the way, and places
/// that are skipped only sometimes, are not considered.
///
/// ```
/// use naqala::{Side, analysis, catalogue};
/// let game = catalogue::game("kalah").unwrap();
/// let (board, way) = (game.board(), analysis::sowing_directions(&game)[0]);
/// let end = |seeds| analysis::lap_end(&game, Side::South, board.find("c").unwrap(), way, seeds).unwrap();
/// assert_eq!(board.name(end(3)), "f");
/// assert_eq!(end(4), board.store(Side::South));
/// ```
pub fn lap_end(game: &Game, side: Side, pit: Pit, way: Direction, seeds: usize) -> Option<Pit> {
    let sow = game.program.sows.first()?;
    if side.index() >= game.players() || !game.board().directions().contains(&way) {
        return None;
    }
    let track = game.board().track(side, way);
    let next = |at: Pit| Some(track.next[at.index()]).filter(|next| *next != NO_PIT).map(Pit::new);
    let mut at = pit;
    for _ in usize::from(sow.first_in_start)..seeds {
        at = next(at)?;
        if sow.skips_start && at == pit {
            at = next(at)?;
        }
    }
    Some(at)
}
