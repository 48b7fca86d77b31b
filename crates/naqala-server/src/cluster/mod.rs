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

mod exchange;
mod members;
mod transport;
mod watch;
mod way;

pub(crate) use watch::{leave, open};
