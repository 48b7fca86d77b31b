//! Exact values from outside the search.

use naqala::{CompactBoard, Position};

/// Somebody who knows the exact values of some positions of a game, as tables of endgames do. Engines ask it wherever
/// they come across a position ([`crate::Engine::with_endgame`]); it must be of the game that is analysed.
pub trait Endgame: std::fmt::Debug + Send + Sync {
    /// How many seeds more than the other the player to move wins from here to the last seed, if both play as well
    /// as can be; nothing where that is not known for sure.
    fn gain(&self, p: &Position) -> Option<i32>;

    /// What is certain about who wins: a gain with which the player to move leads in the end if he wins, is behind if he
    /// loses, and neither if it is a draw. More may be known than by [`Endgame::gain`], where bounds are enough; and the
    /// lead may be another than that of the game, where the game is over before the last seed.
    fn sure_gain(&self, p: &Position) -> Option<i32> {
        self.gain(p)
    }

    /// Whether a position with so many seeds on the board may be known: spares the question about others.
    fn knows(&self, seeds: i32) -> bool;

    /// As [`Endgame::gain`], of a compact board of the game, for searches that look at millions of them a second. Whoever
    /// cannot answer at that speed does not answer.
    fn gain_on(&self, board: CompactBoard) -> Option<i32> {
        let _ = board;
        None
    }
}
