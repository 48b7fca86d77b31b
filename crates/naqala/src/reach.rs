//! How far a sowing goes: where the last seed of a first lap falls, as far as the board alone decides that.

use crate::game::Game;
use crate::moves::Direction;
use crate::pits::{Pit, Side};
use crate::position::NO_PIT;

impl Game {
    /// The directions in which a move may sow, by any case of the rules.
    ///
    /// ```
    /// use naqala::catalogue;
    /// assert_eq!(catalogue::game("oware").unwrap().sowing_directions().len(), 1);
    /// assert_eq!(catalogue::game("bao-kiswahili").unwrap().sowing_directions().len(), 2);
    /// ```
    pub fn sowing_directions(&self) -> Vec<Direction> {
        let sows = &self.program.sows;
        let is_used = |way: &Direction| sows.iter().any(|sow| sow.direction.is_none_or(|only| only == *way));
        self.board().ways().iter().copied().filter(is_used).collect()
    }

    /// Where the last seed falls when a player sows so many seeds from a pit in one lap. What rules make of the seeds
    /// on the way, and places that are passed over only at times, are left out of account.
    ///
    /// ```
    /// use naqala::{Side, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let (board, way) = (game.board(), game.sowing_directions()[0]);
    /// let end = |seeds| game.lap_end(Side::South, board.find("c").unwrap(), way, seeds).unwrap();
    /// assert_eq!(board.name(end(3)), "f");
    /// assert_eq!(end(4), board.store(Side::South));
    /// ```
    pub fn lap_end(&self, side: Side, pit: Pit, way: Direction, seeds: usize) -> Option<Pit> {
        let sow = self.program.sows.first()?;
        if side.index() >= self.players() || !self.board().ways().contains(&way) {
            return None;
        }
        let track = self.board().track(side, way);
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
}
