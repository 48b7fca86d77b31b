//! Several servers as one site.
//!
//! ```text
//! client ─→ any server ─→ shard ─┬→ Room: this server leads the game
//!                                └→ Away ── messages over NATS ─→ the server that leads it
//!                                                │
//!            PostgreSQL: who lives, who leads which game in which epoch, and everything that was acknowledged
//! ```
//!
//! Messages between servers may get lost; then a server requests what it has missed. A server that was declared dead cannot
//! write anything, because the database refuses it.
//!
//! Messages are those of core NATS, not of JetStream, which would keep them until they are read. All that has to survive is in
//! PostgreSQL before it is acknowledged, so a lost message costs a delay and nothing else: the receiver sees the gap in the
//! numbers with the next heartbeat, at most 400 ms later, and a request without an answer is repeated after a second. A kept
//! message would save that delay after NATS itself has failed, which is rare. In return, every message of a move would wait until
//! NATS has stored it, requests from before a failure would arrive after it (the numbers would still be needed to discard
//! them), and there would be a second store to operate.

mod exchange;
mod members;
mod transport;
mod watch;
mod way;

pub(crate) use watch::{leave, open};
