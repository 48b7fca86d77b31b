//! The kernel: plays any compiled game. Each stage of a turn has its own file.
//!
//! `pick` → lift → `sow` (drop by drop) → `settle` (what the last seed's pit decides) → `turn` (again? who next?
//! over?). [`fast`] shortens the simplest turns, [`successors`] plays all moves of a position, and [`race`] runs
//! before the first turn. [`move_context`] evaluates the tests and sets of the rules; [`endless`] recognises sowings that
//! never end. Nothing here allocates, and nothing knows a game's name.

/// The observer of moves that are only tried. Where the program has to be small (`--cfg naqala_small`) it is the one of moves that
/// are shown, so that the kernel is compiled once instead of twice and without its shortcuts; that is several times as slow.
#[cfg(not(naqala_small))]
macro_rules! unobserved {
    () => {
        &mut crate::board::event::Silent
    };
}
#[cfg(naqala_small)]
macro_rules! unobserved {
    () => {
        &mut crate::board::event::DynObserver(&mut |_| {})
    };
}

pub(crate) mod bonus;
pub(crate) mod capture;
pub(crate) mod endless;
pub(crate) mod fast;
mod grand_slam;
pub(crate) mod move_context;
pub(crate) mod pass;
pub(crate) mod pick;
pub(crate) mod play;
mod plies;
pub(crate) mod race;
pub(crate) mod refill;
mod refusal;
pub(crate) mod second;
pub(crate) mod settle;
pub(crate) mod sow;
pub(crate) mod successors;
pub(crate) mod turn;
pub(crate) mod turning;
pub(crate) mod work;
