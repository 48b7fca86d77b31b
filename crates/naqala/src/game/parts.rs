//! The parts of a game before it is assembled.

use crate::board::Board;
use crate::board::position::Position;
use crate::board::seats::Seats;
use crate::program::Program;
use crate::rule_file::{Rules, Settings};

/// The parts of a game.
pub(crate) struct Parts {
    pub(crate) rules: Rules,
    pub(crate) settings: Settings,
    pub(crate) board: Board,
    pub(crate) seats: Seats,
    pub(crate) program: Program,
    pub(crate) start: Position,
    /// The most seeds a position set up by hand may have, if more than at the start.
    pub(crate) most: u8,
    pub(crate) territory: bool,
}

impl Parts {
    /// The seeds of the game, those in reserve included.
    pub(crate) fn seeds(&self) -> u32 {
        let laid = &self.start.cells[..self.board.place_count()];
        laid.iter().chain(&self.start.reserve).map(|seeds| u32::from(*seeds)).sum()
    }
}
