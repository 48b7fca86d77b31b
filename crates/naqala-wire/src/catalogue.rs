//! The list of games: `GET /games.json?lang=it`.

use serde::{Deserialize, Serialize};

/// A game in the list. Texts are in the requested language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameEntry {
    /// The id. The rule file is `/games/ID.toml`, the engine's weights `/weights/ID.toml`, the usual start position as a
    /// picture `/picture/ID.svg`.
    pub id: String,
    /// The name.
    pub name: String,
    /// Other names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub other_names: Vec<String>,
    /// Its names in the other languages, so that a search finds it by them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub translated_names: Vec<String>,
    /// What it is, in a sentence or two.
    pub summary: String,
    /// Where and by whom it is played.
    pub played: String,
    /// The region of the world where it comes from, as a word: `west-africa`, `modern`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub region: String,
    /// How to win, in a sentence or two.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub goal: String,
    /// The entity tag of `/boards/ID.svg`, the start position as a small picture; with `?v=TAG` it can be cached for ever.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub picture: String,
    /// How certain the rules are: `complete`, `completed` or `uncertain`.
    pub status: String,
    /// The shape of the board: the word of rule files, such as `two-row`.
    pub layout: String,
    /// The id of the game whose rule file has this game as a preset; its own id if it has a file of its own. The rule file to
    /// request is that of the family, with `preset`.
    pub family: String,
    /// The preset of the family's file that this game is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// The numbers of players it can be played by.
    pub players: Vec<u8>,
    /// Rows of the board as it is drawn.
    pub rows: u8,
    /// Columns of the board as it is drawn.
    pub columns: u8,
    /// Number of seeds.
    pub seeds: u32,
    /// How hard it is to calculate: `easy`, `moderate`, `hard`, `very hard`; `null` if it was not measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hardness: Option<String>,
    /// The mean number of plies of a game between players who play at random; `null` if it was not measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
    /// Whether it is usually played in several rounds.
    #[serde(default, skip_serializing_if = "crate::account::is_false")]
    pub rounds: bool,
    /// Whether `/weights/ID.toml` exists.
    #[serde(default, skip_serializing_if = "crate::account::is_false")]
    pub weights: bool,
    /// The options.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<GameOption>,
    /// The presets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub presets: Vec<GamePreset>,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameOption {
    /// The name.
    pub name: String,
    /// Its label for people.
    pub label: String,
    /// Its description.
    pub doc: String,
    /// The default value.
    pub default: String,
    /// The values to choose from; empty if it is a number in a range.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<String>,
    /// The labels of the values, in the same order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
    /// Minimum and maximum of the number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<[i64; 2]>,
}

/// A set of options with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GamePreset {
    /// The name.
    pub name: String,
    /// Its label for people.
    pub label: String,
    /// Its description.
    pub doc: String,
    /// The options it sets, as names and values.
    pub values: Vec<(String, String)>,
}
