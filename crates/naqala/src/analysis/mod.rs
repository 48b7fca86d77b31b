//! Properties of a game that are known before it is played: whether it can have a table, which ends can be left out, how far a
//! sowing goes. All are functions of a game; nothing here plays.

mod early_ends;
mod endgame_positions;
mod reach;

pub use early_ends::{
    WithoutEarlyEnds, asks_what_remains, have_same_ends, repetition_draws, without_early_ends,
};
pub use endgame_positions::{is_determined_by_pits, markings};
pub use reach::{lap_end, sowing_directions};
