//! What servers of one site tell each other, and the link by which they do.

mod living;
mod message;
mod request;
mod silence;

use std::sync::Arc;

use tokio::sync::mpsc;

pub(crate) use living::Living;
#[cfg(feature = "cluster")]
pub(crate) use message::{Envelope, Postmark};
pub(crate) use message::{PeerMessage, Sessions};
pub(crate) use request::{Answered, Asked, Done, SentEntry};
pub(crate) use silence::PeerSilences;

/// The link to other servers; empty if this one is alone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Link {
    out: Option<mpsc::UnboundedSender<Outgoing>>,
    silences: Arc<PeerSilences>,
}

/// A message, and which servers are to get it.
#[derive(Debug)]
pub(crate) enum Outgoing {
    To(i64, PeerMessage),
    All(PeerMessage),
}

impl Link {
    /// A link, and the queue of its outgoing messages.
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
    pub(crate) fn silences(&self) -> &Arc<PeerSilences> {
        &self.silences
    }

    /// Sends a message to a server.
    pub(crate) fn send(&self, node: i64, message: PeerMessage) {
        self.put(Outgoing::To(node, message));
    }

    /// Sends a message to all other servers.
    pub(crate) fn send_all(&self, message: PeerMessage) {
        self.put(Outgoing::All(message));
    }

    fn put(&self, outgoing: Outgoing) {
        if let Some(out) = &self.out {
            // If the sending task has ended, the server is about to stop.
            let _ = out.send(outgoing);
        }
    }
}
