//! The messages between servers.

use serde::{Deserialize, Serialize};

use super::request::{Answered, Asked};
use crate::store::StoredSeek;

/// A message with its sender, its number among the messages from there to here, and the time there when it was sent.
#[cfg(feature = "cluster")]
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Envelope {
    pub(crate) from: i64,
    pub(crate) number: u64,
    pub(crate) at: u64,
    // Servers of an earlier version, which work with this one during an update, know it by this name.
    #[serde(rename = "letter")]
    pub(crate) message: PeerMessage,
}

/// What can be read of an envelope whose message belongs to a later version.
#[cfg(feature = "cluster")]
#[derive(Debug, Deserialize)]
pub(crate) struct Postmark {
    pub(crate) from: i64,
    pub(crate) number: u64,
    pub(crate) at: u64,
}

/// A message from one server to another.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum PeerMessage {
    /// A request about a game that the receiver leads, from a connection or an HTTP request of the sender.
    Ask { token: u64, game: String, person: Option<i64>, connection: Option<u64>, what: Asked },
    /// The answer, with the same token; 0 if nobody asked.
    Answer { token: u64, game: String, connection: Option<u64>, answer: Answered },
    /// The sender does not lead that game.
    NotMine { game: String },
    /// A message to the followers of a game, except some connections that already know it.
    Event { game: String, text: String, except: Vec<u64> },
    /// A seek is new, or has changed.
    Seek { seek: Box<StoredSeek> },
    /// A seek is gone.
    SeekGone { seek: String, listed: bool },
    /// A message to all connections of a person.
    Tell { person: i64, text: String },
    /// The sender asks whether a person is connected to the receiver.
    Missing { person: i64 },
    /// A person who was missed is connected to the sender.
    Here { person: i64 },
    /// Sessions of a person are over.
    SignOut { person: i64, sessions: Sessions },
    /// A person was deleted.
    Forget { person: i64 },
    /// A person has another name.
    Rename { person: i64, name: String },
    /// A game was changed on disk by somebody other than its players.
    ReadAgain { game: String },
    /// A heartbeat. By its number the receiver notices whether earlier messages were lost.
    Ping,
    /// Messages from the receiver were lost: it is to ask again for everything that it follows at the sender.
    Again,
    /// The sender has stopped: others may take over its games.
    Bye,
    /// The sender has declared another server dead: its games need leaders.
    Buried,
}

/// A selection of ended sessions of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Sessions {
    All,
    One(i64),
    AllBut(i64),
}

impl Sessions {
    /// Whether it includes a session.
    pub(crate) fn has(self, session: i64) -> bool {
        match self {
            Sessions::All => true,
            Sessions::One(one) => session == one,
            Sessions::AllBut(one) => session != one,
        }
    }
}
