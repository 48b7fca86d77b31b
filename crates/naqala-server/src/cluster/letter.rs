//! The messages between servers.

use naqala_wire::ErrorCode;
use naqala_wire::game::OfferKind;
use serde::{Deserialize, Serialize};

use crate::people::Sessions;
use crate::play::{Done, SentEntry};
use crate::refusal::{Answer, Refusal};
use crate::store::StoredSeek;

/// A letter with its sender, its number among the letters from there to here, and the time there when it was sent.
#[cfg(feature = "cluster")]
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Envelope {
    pub(crate) from: i64,
    pub(crate) number: u64,
    pub(crate) at: u64,
    pub(crate) letter: Letter,
}

/// What a server says to another one.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Letter {
    /// Something is asked of a game that the receiver leads, by a connection or a request of the sender.
    Ask { token: u64, game: String, person: Option<i64>, connection: Option<u64>, what: Asked },
    /// The answer, under the same token; 0 where nobody asked.
    Answer { token: u64, game: String, connection: Option<u64>, answer: Answered },
    /// The sender does not lead that game.
    NotMine { game: String },
    /// A message to those who follow a game, but for some connections that know it already.
    Event { game: String, text: String, except: Vec<u64> },
    /// A seek is new, or has changed.
    Seek { seek: Box<StoredSeek> },
    /// A seek is no more.
    SeekGone { seek: String, listed: bool },
    /// A message to all connections of a person.
    Tell { person: i64, text: String },
    /// Sessions of a person are over.
    SignOut { person: i64, sessions: Sessions },
    /// A person was deleted.
    Forget { person: i64 },
    /// A person has another name.
    Rename { person: i64, name: String },
    /// A game was changed on disk by others than its players.
    ReadAgain { game: String },
    /// The sender lives. Whoever gets it knows whether letters before it were lost.
    Ping,
    /// Letters from the receiver were lost: it is to ask again for everything that it follows at the sender.
    Again,
    /// The sender has stopped: others may lead its games.
    Bye,
}

/// What can be asked of a game that another server leads.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Asked {
    Watch { branch: u32, entries: u32 },
    Leave,
    Move(SentEntry),
    Offer(OfferKind),
    Decline(OfferKind),
    Resign,
    Close,
    See,
    Summary,
    Record,
}

/// What was answered.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Answered {
    Done(Done),
    Refused { code: ErrorCode, detail: Option<String> },
}

impl From<Answer<Done>> for Answered {
    fn from(answer: Answer<Done>) -> Answered {
        match answer {
            Ok(done) => Answered::Done(done),
            Err(Refusal { code, detail, .. }) => Answered::Refused { code, detail },
        }
    }
}

impl From<Answered> for Answer<Done> {
    fn from(answered: Answered) -> Answer<Done> {
        match answered {
            Answered::Done(done) => Ok(done),
            Answered::Refused { code, detail } => {
                let mut refusal = Refusal::from(code);
                refusal.detail = detail;
                Err(refusal)
            }
        }
    }
}
