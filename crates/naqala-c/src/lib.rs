//! The library for C, `libnaqala`.
//!
//! Games, sessions and players are handles: pointers that C only passes on. Functions that can fail return a [`Status`]. If they
//! fail, they leave their arguments unchanged and store the reason in one line for [`naqala_last_error`]; but
//! [`session::naqala_session_actions`] tells how many actions there are even if they do not fit. No panic crosses into C:
//! [`border::guard`] wraps every function that does more than look something up.
//!
//! The library relies on C for what no library can check: a pointer is null or points to a valid value of its type, a handle is
//! freed once and not used afterwards, and while one thread changes a handle, no other thread uses it. Every function that reads
//! a text or fills an array is `unsafe` for this reason only.
#![allow(clippy::missing_safety_doc, reason = "the contract is the same everywhere, and stands above")]
// The types of C's side are handles, and C sees only their names.
#![allow(unreachable_pub, reason = "the header exports what is here")]

mod border;
mod catalogue;
mod game;
mod player;
mod session;
mod texts;

#[cfg(test)]
mod tests;

pub use border::{Status, naqala_last_error};
pub use catalogue::{naqala_games, naqala_languages};
pub use game::Game;
pub use player::Player;
pub use session::Session;
pub use texts::Texts;

use std::ffi::c_char;

/// The ABI that this header describes. Within an ABI, functions are only added.
pub const NAQALA_ABI_VERSION: u32 = 1;

/// The ABI of the library that is running: `NAQALA_ABI_VERSION` if it fits this header.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_abi_version() -> u32 {
    NAQALA_ABI_VERSION
}

/// The version of the library, as text that must not be freed.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}
