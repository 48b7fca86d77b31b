//! Exact values from outside the search.

use naqala::{CompactBoard, Position};

/// A source of exact values of some positions of a game, such as an endgame table. Engines query it for every position
/// they reach ([`crate::Engine::with_endgame`]); it must be of the game that is analysed.
pub trait Endgame: std::fmt::Debug + Send + Sync {
    /// With perfect play, how many more seeds than the opponent the player to move wins from here to the last seed;
    /// `None` if that is not known exactly.
    fn gain(&self, p: &Position) -> Option<i32>;

    /// What is certain about the winner: a gain with which the final lead of the player to move is positive if they win,
    /// negative if they lose, and zero for a draw. It may be known even if [`Endgame::gain`] is not, because bounds suffice. The
    /// lead may differ from that of the game if the game is over before the last seed.
    fn sure_gain(&self, p: &Position) -> Option<i32> {
        self.gain(p)
    }

    /// Whether a position with this many seeds on the board may be known, to skip useless queries.
    fn knows(&self, seeds: i32) -> bool;

    /// Like [`Endgame::gain`] for a compact board, for searches of millions of boards a second. A source that is not
    /// that fast returns `None`, and so does every source for a board that it does not know, whatever the seeds on it.
    fn gain_on(&self, board: CompactBoard) -> Option<i32> {
        let _ = board;
        None
    }
}
