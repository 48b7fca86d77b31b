//! Seeks: games offered to everybody in the lobby, or by link.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::account::{Person, is_false};

/// A game and its rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameChoice {
    /// The id of a game of the catalogue. For a custom rule file, the id in the file.
    pub id: String,
    /// A preset of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// Options that differ from the preset or the game: names and values as texts.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// Whether it is a match of several rounds; only for games that are played in rounds.
    #[serde(default, skip_serializing_if = "is_false")]
    pub in_match: bool,
    /// The text of a custom rule file, of at most 49,152 bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
}

impl GameChoice {
    /// A game of the catalogue with its default options.
    pub fn of(id: &str) -> GameChoice {
        GameChoice { id: id.to_owned(), ..GameChoice::default() }
    }
}

/// The time control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRule {
    /// Unlimited. A game in which nobody plays for 30 days is closed without a result.
    #[default]
    None,
    /// An initial time, and an increment after every entry.
    Increment {
        /// The initial time, in seconds: 10 seconds to 3 hours.
        initial: u32,
        /// The increment, in seconds: at most 3 minutes.
        increment: u32,
    },
    /// A fixed time for every turn; unused time is lost.
    Move {
        /// The time of a turn, in seconds: 3 to 600.
        seconds: u32,
    },
    /// Correspondence: a number of days for every entry.
    Days {
        /// 1 to 14.
        days: u32,
    },
}

/// `POST /api/seeks`: offers a game. The answer is a `Seek`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSeek {
    /// The game.
    pub game: GameChoice,
    /// The clock.
    #[serde(default)]
    pub clock: ClockRule,
    /// Whether it counts for the ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether the players count the seeds themselves: pages write no numbers on the board.
    #[serde(default)]
    pub counting: bool,
    /// Whether it is listed in the lobby. Otherwise only people with its link find it.
    #[serde(default)]
    pub listed: bool,
    /// Which player the creator wants to be (see `players` of a `Game`); without it, chance decides.
    #[serde(default)]
    pub player: Option<u8>,
}

/// A game that waits for players. `POST /api/seeks/ID/join` takes part; the answer is a `Joined`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seek {
    /// Its id; the link to it is `/join/ID`.
    pub id: String,
    /// The game, without the text of a custom rule file.
    pub game: GameChoice,
    /// The name of the game, according to its file.
    pub name: String,
    /// Whether it has custom rules: `GET /api/seeks/ID/rules` returns them.
    #[serde(default, skip_serializing_if = "is_false")]
    pub own_rules: bool,
    /// The clock.
    pub clock: ClockRule,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether the players count the seeds themselves: pages write no numbers on the board.
    #[serde(default, skip_serializing_if = "is_false")]
    pub counting: bool,
    /// Whether it is listed in the lobby.
    pub listed: bool,
    /// How many players the game needs.
    pub wanted: u8,
    /// Who takes part so far; the first one is the creator.
    pub people: Vec<Person>,
    /// Which player the creator wants to be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<u8>,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
}

/// The result of joining a seek.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Joined {
    /// The game that has started; `null` while players are missing.
    pub game: Option<String>,
}
