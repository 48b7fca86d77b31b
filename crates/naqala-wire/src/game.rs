//! Running and finished games.

use serde::{Deserialize, Serialize};

use crate::account::{Person, Rating, is_false};
use crate::seek::{ClockRule, GameChoice};

/// A game as its followers see it: `GET /api/games/ID`, and the answer to [`crate::ToServer::Watch`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Game {
    /// Its id; the page of it is `/game/ID`.
    pub id: String,
    /// Which game it is, with the text of the rule file if it is one of one's own.
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
    /// How often entries were taken back.
    pub branch: u32,
    /// The number of the first entry in `entries`: 0, or what the one who watches has already.
    pub from: u32,
    /// The entries from there on, as in records. An entry is a ply, or one player's part of it, or what a player decides
    /// between two rounds of a match.
    pub entries: Vec<String>,
    /// The position after all entries, to be sure both ends have the same.
    pub position: String,
    /// The player to move, or to decide something between two rounds; nobody when the game is over.
    pub to_move: Option<u8>,
    /// The rounds, if it is a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Rounds>,
    /// The clocks, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// Offers that wait for an answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offer>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The game that was begun as a rematch of this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// Which players are connected just now, in the order of `players`.
    pub online: Vec<bool>,
    /// How many others watch.
    pub spectators: u32,
    /// When it began, in milliseconds since 1970.
    pub since: u64,
}

/// How far a match has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rounds {
    /// The number of the present round, counted from 1.
    pub number: u32,
    /// What South and North had at the end of each round that is over.
    pub seeds: Vec<[i32; 2]>,
    /// What the player to move has to decide before the next round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
}

/// What a player decides between two rounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Asked {
    /// To choose pits. The entry has their names: `A C`.
    Choose {
        /// How many.
        pits: u32,
        /// The names of those to choose from.
        of: Vec<String>,
        /// What for: `claim` them, `leave` them empty, `sell` them, `share` (sell half of) them, `regain` them.
        purpose: String,
    },
    /// To lay out seeds. The entry has a number for each pit: `3 2 2`.
    Arrange {
        /// All of them.
        seeds: u32,
        /// The names of the pits, in the order of the numbers.
        pits: Vec<String>,
        /// No number may be less.
        least: u8,
        /// One has to be so much or more.
        fullest: u8,
    },
}

/// The clocks at the moment of sending. They count down from there; the server alone decides when one has run out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Clocks {
    /// What each player has left, in milliseconds.
    pub left: Vec<u64>,
    /// Whose clock runs. Clocks stand still until everybody has played once, and when the game is over.
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
    /// To end the game now: everybody adds the seeds in their own pits to those won, and whoever has most wins.
    Share,
    /// To play again with seats changed, once the game is over.
    Rematch,
}

/// An offer that waits for an answer. It holds until an entry is played, or it is declined or withdrawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Offer {
    /// What is offered.
    pub kind: OfferKind,
    /// The player who offers.
    pub by: u8,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ending {
    /// The winner; nobody if it was drawn or void.
    pub winner: Option<u8>,
    /// What brought it about.
    pub how: EndedBy,
    /// The result as records have it: `South 27-21`, `draw 24-24`, `void`.
    pub verdict: String,
    /// Why, in a few words of English; the page tells it from the rules in the reader's language.
    pub reason: String,
    /// The ratings of the players before and after, where it was rated.
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
    /// The rest was shared out by agreement.
    Shared,
    /// A clock ran out.
    Time,
    /// It was called off, or a player did not appear, before everybody had played once. It is void.
    CalledOff,
    /// Nobody played for a long time. It is void.
    Forgotten,
    /// The server closed it, as moves by its rules, somebody's own, took too much time or memory, or a moderator did. It
    /// does not count.
    Closed,
}

/// What a rated game did to a rating.
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
    /// Whether the rules are in a file of one's own.
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
    /// The player to move.
    pub to_move: Option<u8>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// When it began, in milliseconds since 1970.
    pub since: u64,
}

/// `POST /api/games/ID/entries`: plays an entry, as [`crate::ToServer::Move`]. The answer is [`Played`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewEntry {
    /// The branch.
    #[serde(default)]
    pub branch: u32,
    /// The number of the entry.
    pub number: u32,
    /// The entry as in records.
    pub text: String,
}

/// The answer to an entry that is on disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Played {
    /// The number of the entry.
    pub number: u32,
    /// The clocks, where there are any.
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
