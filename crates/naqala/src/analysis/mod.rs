//! Properties of a game that are known before it is played: whether it can have a table, which ends can be left out, how far a
//! sowing goes. All are functions of a game; nothing here plays.

mod early_ends;
mod endgame_positions;
mod reach;
mod worth;

pub use early_ends::{
    WithoutEarlyEnds, asks_what_remains, have_same_ends, repetition_draws, without_early_ends,
};
pub use endgame_positions::{is_determined_by_pits, markings};
pub use reach::{lap_end, sowing_directions};
pub use worth::{ends_turns_by_stuck_alone, only_gains_count};
