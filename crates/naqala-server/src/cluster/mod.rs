//! Several servers as one site.
//!
//! ```text
//! client ─→ any server ─→ shard ─┬→ Room: this server leads the game
//!                                └→ Away ── letters over NATS ──→ the server that leads it
//!                                                │
//!            PostgreSQL: who lives, who leads which game in which epoch, and everything that was acknowledged
//! ```
//!
//! A letter is a message between servers. Letters may be lost: a server asks again for what it misses. A server that was declared
//! dead cannot write anything, because the database refuses it.

mod letter;
#[cfg(feature = "cluster")]
mod members;
#[cfg(feature = "cluster")]
mod office;
#[cfg(feature = "cluster")]
mod post;
mod silence;
#[cfg(feature = "cluster")]
mod watch;
#[cfg(feature = "cluster")]
mod way;

use std::sync::Arc;

use tokio::sync::mpsc;

use silence::Silences;

pub(crate) use letter::{Answered, Asked, Letter};
#[cfg(feature = "cluster")]
pub(crate) use watch::{leave, open};

/// The way to other servers; none where this one is alone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Link {
    out: Option<mpsc::UnboundedSender<Outgoing>>,
    silences: Arc<Silences>,
}

/// A letter and who is to get it.
#[derive(Debug)]
pub(crate) enum Outgoing {
    To(i64, Letter),
    All(Letter),
}

impl Link {
    /// A link, and what is to be sent over it.
    #[cfg(feature = "cluster")]
    pub(crate) fn new() -> (Link, mpsc::UnboundedReceiver<Outgoing>) {
        let (out, sent) = mpsc::unbounded_channel();
        (Link { out: Some(out), silences: Arc::default() }, sent)
    }

    /// Whether there may be other servers.
    pub(crate) fn is_there(&self) -> bool {
        self.out.is_some()
    }

    /// When nothing was heard of other servers.
    pub(crate) fn silences(&self) -> &Arc<Silences> {
        &self.silences
    }

    /// Sends a letter to a server.
    pub(crate) fn send(&self, node: i64, letter: Letter) {
        self.put(Outgoing::To(node, letter));
    }

    /// Sends a letter to all other servers.
    pub(crate) fn send_all(&self, letter: Letter) {
        self.put(Outgoing::All(letter));
    }

    fn put(&self, outgoing: Outgoing) {
        if let Some(out) = &self.out {
            // Where nobody sends any more, the server is about to stop.
            let _ = out.send(outgoing);
        }
    }
}
