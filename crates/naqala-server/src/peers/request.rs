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
    /// Time that this entry and the one it answers spent between servers of the site, in milliseconds. It is charged to no
    /// player.
    pub(crate) late: u64,
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
