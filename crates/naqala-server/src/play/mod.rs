//! Games between people.
//!
//! ```text
//! connection, request ─→ RoomRegistry ─→ Room (by id of the game, on one of a few shards) ─→ journal
//!                                  ↑                                                    │ after the commit
//!                                  └──────────────── note ──────────────────────────────┘
//! ```
//!
//! A shard is one task that owns its games: it handles the events of a game one after the other, without a lock. A shard never
//! waits: it passes reads and writes on, and their results come back as notes. A move is announced to its player and to all
//! others only after the note that it is on disk.

mod alarms;
mod away;
mod clock;
mod free_time;
mod judge;
mod live;
mod load;
mod loading;
mod outbox;
mod pulse;
mod registry;
mod room;
mod rules;
mod shard;
mod stalls;
#[cfg(test)]
mod tests;
mod worker;
mod workshop;

pub(crate) use outbox::{Farewell, Hears, Hub, Listener, Outbox, text};
pub(crate) use pulse::{PULSE, Pulse};
#[cfg(feature = "cluster")]
pub(crate) use registry::Far;
pub(crate) use registry::{Beginning, Call, Reply, RoomRegistry, What, refused};
pub(crate) use rules::check_choice;
pub(crate) use shard::Shared;
#[cfg(feature = "cluster")]
pub(crate) use shard::{Inbox, LeaderMessage};
pub(crate) use stalls::Stalls;
pub use workshop::work;
