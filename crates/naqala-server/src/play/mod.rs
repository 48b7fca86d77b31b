//! Games between people.
//!
//! ```text
//! connection, request ─→ RoomRegistry ─→ Room (by id of the game, on one of a few shards) ─→ journal
//!                                  ↑                                                    │ after the commit
//!                                  └──────────────── note ──────────────────────────────┘
//! ```
//!
//! A shard is one task that owns its games: what happens in a game happens one after the other, without a lock. It
//! waits for nobody: what has to be read or written is handed on, and comes back as a note. A move is announced to its player
//! and to all others only after the note that it is on disk.

mod away;
mod clock;
mod judge;
mod live;
mod load;
mod outbox;
mod registry;
mod room;
mod rules;
mod shard;
mod stalls;
#[cfg(test)]
mod tests;
mod worker;
mod workshop;

pub(crate) use live::{Pace, SentEntry};
pub(crate) use outbox::{Farewell, Hub, Listener, Outbox, text};
#[cfg(feature = "cluster")]
pub(crate) use registry::Far;
pub(crate) use registry::{Beginning, Call, Done, Reply, RoomRegistry, What, refused};
pub(crate) use rules::check_choice;
pub(crate) use shard::Shared;
#[cfg(feature = "cluster")]
pub(crate) use shard::{Inbox, Word};
pub(crate) use stalls::Stalls;
pub use workshop::work;
