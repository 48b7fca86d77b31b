//! Requests to games and their results, as servers exchange them.

use naqala_wire::ErrorCode;
use naqala_wire::game::{Game, GameSummary, OfferKind, Played};
use serde::{Deserialize, Serialize};

use crate::refusal::{Answer, Refusal};

/// An entry as it was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SentEntry {
    pub(crate) branch: u32,
    pub(crate) number: u32,
    pub(crate) text: String,
    /// Round-trip time of the sender's connection, in milliseconds, if known.
    pub(crate) lag: u64,
    /// How long it has been on its way since it came to the first server of the site, in milliseconds. That is charged to no
    /// player.
    pub(crate) late: u64,
    /// How long the entry that it answers took from server to server, in milliseconds. That is charged to no player, either.
    #[serde(default)]
    pub(crate) heard_late: u64,
}

impl SentEntry {
    /// An entry that has just arrived.
    pub(crate) fn new(branch: u32, number: u32, text: String, lag: u64) -> SentEntry {
        SentEntry { branch, number, text, lag, late: 0, heard_late: 0 }
    }
}

/// The result of a request that succeeded.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Done {
    Game(Box<Game>),
    Summary(Box<GameSummary>),
    Record(String),
    Played(Played, Option<u8>),
    Nothing,
}

/// A request about a game that another server leads.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Asked {
    Watch {
        branch: u32,
        entries: u32,
        /// How long it has been on its way, in milliseconds.
        #[serde(default)]
        late: u64,
    },
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

impl Asked {
    /// How long the request was on its way before it was sent to this server, in milliseconds.
    #[cfg(feature = "cluster")]
    pub(crate) fn late(&self) -> u64 {
        match self {
            Asked::Watch { late, .. } | Asked::Move(SentEntry { late, .. }) => *late,
            _ => 0,
        }
    }
}

/// The result of a request.
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
