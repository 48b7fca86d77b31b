//! The messages of the websocket.

use serde::{Deserialize, Serialize};

use crate::account::{Me, is_false};
use crate::error::ErrorCode;
use crate::game::{Clocks, Declined, Ending, Game, Offer, OfferKind};
use crate::seek::Seek;

/// A message from the client. Each has an `id` of the client's choice, which the answer repeats.
///
/// ```
/// use naqala_wire::ToServer;
/// let text = r#"{"type":"move","id":7,"game":"x3Kd","branch":0,"number":4,"text":"c"}"#;
/// let message: ToServer = serde_json::from_str(text).unwrap();
/// assert!(matches!(message, ToServer::Move { id: 7, number: 4, .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Follow a game, as a player or as a spectator, for the first time or again. Answer: [`ToClient::Game`] with the missing
    /// entries, then everything that happens.
    Watch {
        /// Repeated by the answer.
        id: u32,
        /// The game.
        game: String,
        /// The branch the client has; 0 if it has nothing.
        #[serde(default)]
        branch: u32,
        /// How many entries of it the client has.
        #[serde(default)]
        entries: u32,
    },
    /// Stop following a game. Answer: [`ToClient::Done`].
    Leave {
        /// Repeated by the answer.
        id: u32,
        /// The game.
        game: String,
    },
    /// Play an entry. Answer: [`ToClient::Ack`], once it is on disk. Until it is answered, it has to be sent again, unchanged,
    /// over every new connection.
    Move {
        /// Repeated by the answer.
        id: u32,
        /// The game.
        game: String,
        /// The branch.
        #[serde(default)]
        branch: u32,
        /// The number of the entry.
        number: u32,
        /// The entry in notation.
        text: String,
    },
    /// Offer something, or accept what the other player offers. Answer: [`ToClient::Done`].
    Offer {
        /// Repeated by the answer.
        id: u32,
        /// The game.
        game: String,
        /// What is offered.
        kind: OfferKind,
    },
    /// Decline an offer, or withdraw one's own. Answer: [`ToClient::Done`].
    Decline {
        /// Repeated by the answer.
        id: u32,
        /// The game.
        game: String,
        /// What is declined.
        kind: OfferKind,
    },
    /// Resign. Before everybody has moved once, the game is called off instead. Answer: [`ToClient::Done`].
    Resign {
        /// Repeated by the answer.
        id: u32,
        /// The game.
        game: String,
    },
    /// Follow the list of seeks, or stop following it. Answer: [`ToClient::Seeks`] or [`ToClient::Done`].
    Lobby {
        /// Repeated by the answer.
        id: u32,
        /// Whether to follow it.
        on: bool,
    },
    /// Keeps the connection alive. Answer: [`ToClient::Pong`]. A client that receives nothing for 15 seconds although it pings
    /// should reconnect.
    Ping {
        /// Repeated by the answer.
        id: u32,
    },
}

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// The first message of a connection.
    Welcome {
        /// [`crate::VERSION`]; a client with another version reloads the page.
        version: u32,
        /// The version of the server and its rules.
        server: String,
        /// The user; `null` is an anonymous spectator.
        me: Option<Me>,
        /// The time, in milliseconds since 1970.
        now: u64,
    },
    /// A game with everything that the client does not have yet.
    Game {
        /// The message it answers.
        id: u32,
        /// The game.
        state: Box<Game>,
    },
    /// The client's entry is on disk.
    Ack {
        /// The message it answers.
        id: u32,
        /// The game.
        game: String,
        /// The number of the entry.
        number: u32,
        /// The player to move now.
        to_move: Option<u8>,
        /// The clocks, if there are any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clocks: Option<Clocks>,
    },
    /// The request was carried out.
    Done {
        /// The message it answers.
        id: u32,
    },
    /// Somebody has played an entry. The connection that sent it gets [`ToClient::Ack`] instead.
    Entry {
        /// The game.
        game: String,
        /// The branch.
        branch: u32,
        /// The number of the entry.
        number: u32,
        /// Who played.
        by: u8,
        /// The entry in notation.
        text: String,
        /// The player to move now.
        to_move: Option<u8>,
        /// The clocks, if there are any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clocks: Option<Clocks>,
    },
    /// Entries were taken back.
    TakenBack {
        /// The game.
        game: String,
        /// The new branch.
        branch: u32,
        /// How many entries are left.
        entries: u32,
        /// The player to move now.
        to_move: Option<u8>,
        /// The clocks, if there are any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clocks: Option<Clocks>,
    },
    /// All open offers.
    Offers {
        /// The game.
        game: String,
        /// The offers.
        offers: Vec<Offer>,
        /// What a player has just declined.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        declined: Option<Declined>,
    },
    /// The game is over.
    Ended {
        /// The game.
        game: String,
        /// How it ended.
        ending: Box<Ending>,
        /// The clocks, if there are any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clocks: Option<Clocks>,
    },
    /// A rematch has started.
    Rematch {
        /// The game that is over.
        game: String,
        /// The new one.
        next: String,
    },
    /// Who is connected.
    Presence {
        /// The game.
        game: String,
        /// Which players are connected.
        online: Vec<bool>,
        /// How many others watch.
        spectators: u32,
    },
    /// A game of the user has started. All connections of the person get this.
    Started {
        /// The game.
        game: String,
        /// The seek it came from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seek: Option<String>,
    },
    /// All listed seeks.
    Seeks {
        /// The message it answers.
        id: u32,
        /// The seeks, oldest first.
        seeks: Vec<Seek>,
    },
    /// A listed seek is new, or somebody has joined it.
    Seek {
        /// The seek.
        seek: Box<Seek>,
    },
    /// A listed seek is full or withdrawn.
    SeekGone {
        /// Its id.
        seek: String,
    },
    /// A message was refused.
    Error {
        /// The message it answers; `null` if its id could not be read.
        id: Option<u32>,
        /// What is wrong.
        code: ErrorCode,
        /// Details in English.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        detail: Option<String>,
        /// Whether the server closes the connection after this message.
        #[serde(default, skip_serializing_if = "is_false")]
        fatal: bool,
    },
    /// The answer to a ping.
    Pong {
        /// The message it answers.
        id: u32,
    },
    /// The server is about to stop. Reconnect after this time, in milliseconds, plus a random delay.
    Closing {
        /// The time to wait.
        retry: u32,
    },
}

impl ToServer {
    /// The id that the client gave the message.
    pub fn id(&self) -> u32 {
        match self {
            ToServer::Watch { id, .. }
            | ToServer::Leave { id, .. }
            | ToServer::Move { id, .. }
            | ToServer::Offer { id, .. }
            | ToServer::Decline { id, .. }
            | ToServer::Resign { id, .. }
            | ToServer::Lobby { id, .. }
            | ToServer::Ping { id } => *id,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_words_are_refused_by_the_server_and_skipped_by_clients() {
        let read = |text| serde_json::from_str::<ToServer>(text);
        assert_eq!(read(r#"{"type":"ping","id":1}"#).unwrap(), ToServer::Ping { id: 1 });
        assert!(read(r#"{"type":"ping","id":1,"more":2}"#).is_err());
        assert!(read(r#"{"type":"resign","id":1}"#).is_err());
        assert!(read(r#"{"type":"else","id":1}"#).is_err());
        let pong = serde_json::from_str::<ToClient>(r#"{"type":"pong","id":1,"more":2}"#);
        assert_eq!(pong.unwrap(), ToClient::Pong { id: 1 });
    }

    #[test]
    fn what_is_not_there_is_not_written() {
        let ack = ToClient::Ack { id: 3, game: "g".into(), number: 0, to_move: Some(1), clocks: None };
        let text = serde_json::to_string(&ack).unwrap();
        assert_eq!(text, r#"{"type":"ack","id":3,"game":"g","number":0,"to_move":1}"#);
        assert_eq!(serde_json::from_str::<ToClient>(&text).unwrap(), ack);
    }
}
