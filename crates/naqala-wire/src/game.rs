//! Running and finished games.

use serde::{Deserialize, Serialize};

use crate::account::{Person, Rating, is_false};
use crate::seek::{ClockRule, GameChoice};

/// A game as its followers see it: `GET /api/games/ID`, and the answer to `watch` on the websocket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Game {
    /// Its id; the page of it is `/game/ID`.
    pub id: String,
    /// Which game it is, with the text of the rule file if it is a custom one.
    pub game: GameChoice,
    /// The name of the game.
    pub name: String,
    /// The players. Player 0 sits at South when the game begins, player 1 at the next seat in order of play that player
    /// 0 does not hold, and so on. A player who changes seats keeps the number. A deleted account is `null`.
    pub players: Vec<Option<Person>>,
    /// Which player you are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<u8>,
    /// The clock.
    pub clock: ClockRule,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether the players count the seeds themselves: pages write no numbers on the board.
    #[serde(default, skip_serializing_if = "is_false")]
    pub counting: bool,
    /// How often entries were taken back.
    pub branch: u32,
    /// The number of the first entry in `entries`: 0, or the number of entries that the client already has.
    pub from: u32,
    /// The entries from `from` on, in notation. An entry is a ply, or one player's part of it, or a player's decision between
    /// two rounds of a match.
    pub entries: Vec<String>,
    /// The position after all entries, so that both sides can check that they agree.
    pub position: String,
    /// The player to move, or to decide something between two rounds; `null` when the game is over.
    pub to_move: Option<u8>,
    /// The rounds, if it is a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Rounds>,
    /// The clocks, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// Offers that wait for an answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offer>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The rematch of this game, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// Which players are currently connected, in the order of `players`.
    pub online: Vec<bool>,
    /// How many others watch.
    pub spectators: u32,
    /// When it began, in milliseconds since 1970.
    pub since: u64,
}

/// The state of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rounds {
    /// The number of the current round, counted from 1.
    pub number: u32,
    /// The seeds of South and North at the end of each finished round.
    pub seeds: Vec<[i32; 2]>,
    /// What the player to move has to decide before the next round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
}

/// A decision between two rounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Asked {
    /// Choose pits. The entry consists of their names: `A C`.
    Choose {
        /// How many.
        pits: u32,
        /// The names of the pits to choose from.
        of: Vec<String>,
        /// The purpose: `claim` them, `leave` them empty, `sell` them, `share` (sell half of) them, `regain` them.
        purpose: String,
    },
    /// Lay out seeds. The entry has a number for each pit: `3 2 2`.
    Arrange {
        /// The number of seeds to lay out.
        seeds: u32,
        /// The names of the pits, in the order of the numbers.
        pits: Vec<String>,
        /// Minimum of every number.
        least: u8,
        /// Minimum of at least one number.
        fullest: u8,
    },
}

/// The clocks at the moment of sending. They count down from there; the server alone decides when one has run out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Clocks {
    /// Time left for each player, in milliseconds.
    pub left: Vec<u64>,
    /// Whose clock runs. Clocks are stopped until everybody has moved once, and when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<u8>,
}

/// What players can offer each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// To call it a draw.
    Draw,
    /// To take back the last entry of the one who offers, and what followed it.
    Takeback,
    /// To end the game now: every player adds the seeds in their own pits to those won, and the player with the most wins.
    Share,
    /// To play again with seats exchanged, once the game is over.
    Rematch,
}

/// An open offer. It is valid until an entry is played, or until it is declined or withdrawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Offer {
    /// What is offered.
    pub kind: OfferKind,
    /// The player who offers.
    pub by: u8,
}

/// A player's no to what others offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Declined {
    /// What is declined.
    pub kind: OfferKind,
    /// The player who declines.
    pub by: u8,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ending {
    /// The winner; `null` if it was drawn or void.
    pub winner: Option<u8>,
    /// What brought it about.
    pub how: EndedBy,
    /// The result in notation: `South 27-21`, `draw 24-24`, `void`.
    pub verdict: String,
    /// The reason, in a few words of English; the page derives it from the rules in the reader's language.
    pub reason: String,
    /// The ratings of the players before and after, if it was rated.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<RatingChange>,
}

/// What can end a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EndedBy {
    /// The rules of the game.
    Rules,
    /// A player resigned.
    Resigned,
    /// A draw by agreement.
    Agreed,
    /// The remaining seeds were shared by agreement.
    Shared,
    /// A clock ran out.
    Time,
    /// It was called off, or a player did not appear, before everybody had moved once. It is void.
    CalledOff,
    /// Nobody played for a long time. It is void.
    Forgotten,
    /// The server closed it because moves by its custom rules took too much time or memory, or a moderator did. It does not
    /// count.
    Closed,
    /// What a later version has added.
    #[serde(other)]
    Unknown,
}

/// The effect of a rated game on a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RatingChange {
    /// The rating before.
    pub before: Rating,
    /// The rating after.
    pub after: Rating,
}

/// A game in a list: `GET /api/me/games`, `GET /api/players/NAME`, `GET /api/games`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameSummary {
    /// Its id.
    pub id: String,
    /// The id of the game in the catalogue, or in the rule file.
    pub game: String,
    /// The name of the game.
    pub name: String,
    /// Whether it has custom rules.
    #[serde(default, skip_serializing_if = "is_false")]
    pub own_rules: bool,
    /// Who plays.
    pub players: Vec<Option<Person>>,
    /// Which player you are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<u8>,
    /// The clock.
    pub clock: ClockRule,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// How many entries it has.
    pub entries: u32,
    /// The player to move. There is none once the game is over; a list says none either of a game that loads slowly.
    pub to_move: Option<u8>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// When it began, in milliseconds since 1970.
    pub since: u64,
}

/// `POST /api/games/ID/entries`: plays an entry, as `move` on the websocket. The answer is a `Played`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewEntry {
    /// The branch.
    #[serde(default)]
    pub branch: u32,
    /// The number of the entry.
    pub number: u32,
    /// The entry in notation.
    pub text: String,
}

/// The answer to an entry that has been saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Played {
    /// The number of the entry.
    pub number: u32,
    /// The clocks, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
}

/// `POST /api/games/ID/offers` makes or accepts an offer, `DELETE` with the same body declines or withdraws one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OfferBody {
    /// What is offered.
    pub kind: OfferKind,
}
