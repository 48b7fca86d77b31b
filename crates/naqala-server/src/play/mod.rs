//! Games between people.
//!
//! ```text
//! connection, request ─→ Hall ─→ Table (by id of the game, on one of a few shards) ─→ journal
//!                                  ↑                                                    │ after the commit
//!                                  └──────────────── note ──────────────────────────────┘
//! ```
//!
//! A shard is one task that owns its games: what happens in a game happens one after the other, without a lock. It
//! waits for nobody: what has to be read or written is handed on, and comes back as a note. A move is told to its player
//! and to all others only after the note that it is on disk.

mod clock;
mod hall;
mod judge;
mod live;
mod outbox;
mod rules;
mod shard;
mod table;
#[cfg(test)]
mod tests;
mod worker;
mod workshop;

pub(crate) use hall::{Beginning, Call, Done, Hall, Reply, What, refused};
pub(crate) use live::{Pace, SentEntry};
pub(crate) use outbox::{Farewell, Hub, Outbox, text};
pub(crate) use rules::check_choice;
pub(crate) use shard::Shared;
pub use workshop::work;
