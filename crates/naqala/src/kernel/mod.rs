//! The kernel: plays any compiled game. One stage of a turn, one file.
//!
//! `pick` → lift → `sow` (drop by drop) → `settle` (what the last seed's pit decides) → `turn` (again? who
//! next? over?); [`quick`] shortens the plainest turns, [`successors`] plays all moves at once. [`race`] is run before the first turn. [`scene`] evaluates the
//! tests and sets of the rules; [`endless`] recognises sowings that never end. Nothing here allocates, and nothing knows
//! a game's name.

pub(crate) mod bonus;
pub(crate) mod endless;
mod nesting;
pub(crate) mod pass;
pub(crate) mod pick;
pub(crate) mod play;
pub(crate) mod program;
pub(crate) mod quick;
pub(crate) mod race;
pub(crate) mod refill;
pub(crate) mod scene;
pub(crate) mod second;
pub(crate) mod settle;
pub(crate) mod sow;
pub(crate) mod successors;
pub(crate) mod turn;
pub(crate) mod turning;
