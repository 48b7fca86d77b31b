//! The description of a game in its rule file, and the options it offers.

use std::collections::BTreeMap;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;

use super::value::{Placed, Plain};

/// What the game is.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct AboutEntry {
    /// The game in a sentence or two.
    pub(crate) summary: String,
    /// How sure the rules are: `complete` (the sources say everything), `completed` (what they leave open is filled
    /// in from public descriptions), `uncertain`.
    pub(crate) status: Placed<String>,
    /// How many can play, as a list; without it one on a board of one row, else two.
    pub(crate) players: Option<Vec<u8>>,
    /// Where and by whom.
    #[serde(default)]
    pub(crate) played: String,
    /// What else the game is called.
    #[serde(default)]
    pub(crate) other_names: Vec<String>,
    /// Contradictions of the sources and the reading chosen.
    #[serde(default)]
    pub(crate) notes: Vec<String>,
    /// How the board and the seeds look: a file of `themes/`. It changes no rule; whoever plays may choose another.
    pub(crate) theme: Option<Placed<String>>,
}

/// Where the rules are from.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SourceEntry {
    /// A short name.
    pub(crate) id: String,
    /// What the source is, and what it says.
    pub(crate) text: String,
}

/// What is played differently here and there.
///
/// Four ways lead from an option to the rules:
///
/// * **`$name` is its value.** In an expression it stands for a number (`seeds = $big`), for yes or no
///   (`last in own and $multi`), or after `in` for a list of numbers (`seeds in $counts`). As the whole value of a key with
///   a fixed list of values it stands for one of them: `leftovers = "$remaining"`. The value of an option may be the
///   [name that is usual for its game](rule-language.md#names-that-options-may-use).
/// * **`only` on a case.** The case applies only with these values, otherwise it is as if it were not in the file:
///   `only = { feed = "must" }`. Several values may fit, `only = { feed = ["must", "may"] }`, and several options may be
///   asked for; all must fit.
/// * **`only` in a value.** Wherever a value can stand in the tables of the rules, a table can stand that says when:
///   `skip = { only = { skip_start = "yes" }, value = "start" }`. Otherwise the value is what follows `else`, which may
///   be such a table again; without `else`, it is as if the key were not written. In a list, such as that of `take`,
///   each value may be one of these tables.
/// * **`chosen(name, value)` in an expression** is a test:
///   `when = "last in own or chosen(capture_side, both)"`.
///
/// `-`, `_` and blanks are the same in names of options and values, and so are small and capital letters.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct OptionEntry {
    /// What the option is called.
    pub(crate) name: String,
    /// A list of names, numbers, `true`/`false`, or lists of numbers; the first is the default.
    pub(crate) values: Option<Vec<Plain>>,
    /// Instead of `values`: `[smallest, largest]`.
    pub(crate) range: Option<[i64; 2]>,
    /// If it is not the first value, or not the smallest number.
    pub(crate) default: Option<Placed<Plain>>,
    /// What the option decides, in a sentence.
    pub(crate) doc: String,
    /// Who plays which value.
    #[serde(default)]
    pub(crate) source: String,
}

/// Choices with a name.
///
/// A preset is a name for a set of values.
///
/// When a file is read, it is checked with its defaults, with every preset, and with every single value of
/// every option.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PresetEntry {
    /// For `--preset`.
    pub(crate) name: String,
    /// In a file under `games/`: the preset is listed as a game of its own, under this id and title, with its
    /// values as the defaults.
    pub(crate) id: Option<String>,
    /// In a file under `games/`: the preset is listed as a game of its own, under this id and title, with its
    /// values as the defaults.
    pub(crate) title: Option<String>,
    /// What it is.
    #[serde(default)]
    pub(crate) doc: String,
    /// The values: `{ pits = 4, seeds = 3 }`, or `{}` for all defaults.
    pub(crate) set: BTreeMap<String, Plain>,
}
