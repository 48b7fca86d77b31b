//! Seeks: games offered to everybody in the lobby, or by link.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::account::{Person, is_false};

/// Which game, by which rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameChoice {
    /// The id of a game of the catalogue. With a rule file of one's own, the id that stands in it.
    pub id: String,
    /// A preset of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// Options that are not as the preset or the game has them: names and values as texts.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// Whether it is a match of several rounds; only for games that are played in such.
    #[serde(default, skip_serializing_if = "is_false")]
    pub in_match: bool,
    /// The text of a rule file of one's own, of at most [`crate::LARGEST_RULES`] bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
}

impl GameChoice {
    /// A game of the catalogue as it stands there.
    pub fn of(id: &str) -> GameChoice {
        GameChoice { id: id.to_owned(), ..GameChoice::default() }
    }
}

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRule {
    /// Unlimited. A game in which nobody plays for 30 days is closed without a result.
    #[default]
    None,
    /// A stock of time, and some more after every entry.
    Increment {
        /// The stock, in seconds: 10 seconds to 3 hours.
        initial: u32,
        /// What is added for an entry, in seconds: at most 3 minutes.
        increment: u32,
    },
    /// So much time for every turn, and what is left of it is lost.
    Move {
        /// The time of a turn, in seconds: 3 to 600.
        seconds: u32,
    },
    /// Correspondence: so many days for every entry.
    Days {
        /// 1 to 14.
        days: u32,
    },
}

/// `POST /api/seeks`: offers a game. The answer is [`Seek`].
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
    /// Whether it is listed in the lobby. Otherwise only people with its link find it.
    #[serde(default)]
    pub listed: bool,
    /// Which player the creator wants to be (see [`crate::game::Game::players`]); `None` is random.
    #[serde(default)]
    pub player: Option<u8>,
}

/// A game that waits for players. `POST /api/seeks/ID/join` takes part; the answer is [`Joined`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seek {
    /// Its id; the link to it is `/join/ID`.
    pub id: String,
    /// The game, without the text of a rule file of one's own.
    pub game: GameChoice,
    /// The name of the game, as its file has it.
    pub name: String,
    /// Whether the rules are in a file of one's own: `GET /api/seeks/ID/rules` has it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub own_rules: bool,
    /// The clock.
    pub clock: ClockRule,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether it stands in the list of seeks.
    pub listed: bool,
    /// How many players the game needs.
    pub wanted: u8,
    /// Who takes part so far; the first is the one who offers it.
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
    /// The game that has begun; nothing while further players are missing.
    pub game: Option<String>,
}
