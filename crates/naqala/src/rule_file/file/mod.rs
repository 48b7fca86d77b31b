//! The shape of a rule file: its tables and keys, read with their line and column.
//!
//! Unknown keys are errors. Numbers, sets and tests are expressions; a name that begins with `$` stands for the value of an
//! option. The doc comment of a table or a key here is its entry in `docs/rule-reference.md`.

mod about;
mod board;
mod chosen;
mod ending;
mod moves;
mod players;
mod sowing;
mod value;

use std::collections::BTreeMap;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;

pub(crate) use about::{AboutEntry, OptionEntry, PresetEntry, SourceEntry};
pub(crate) use board::{BoardEntry, KindEntry, MarksEntry, RandomEntry, SetupEntry};
#[cfg(any(test, feature = "generate"))]
pub(crate) use chosen::Branch;
pub(crate) use chosen::{Chosen, OneOrMore};
pub(crate) use ending::{
    EndEntry, EndlessEntry, ForfeitEntry, LimitsEntry, RepetitionEntry, ScoreEntry, TurnEntry,
};
pub(crate) use moves::{BlockEntry, PassEntry, PickEntry, RaceEntry, RequireEntry};
pub(crate) use players::{MatchEntry, OutEntry, PointsEntry, TeamEntry};
pub(crate) use sowing::{DropEntry, ResowEntry, SettleEntry, SowEntry};
#[cfg(any(test, feature = "generate"))]
pub(crate) use value::Loose;
pub(crate) use value::{Flag, Name, Only, Pits, Placed, Plain, Text};

/// A rule file.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RuleFile {
    /// The version of the language, `2`.
    #[allow(dead_code, reason = "looked at before the rest of the file is read")]
    pub(crate) naqala: Placed<i64>,
    /// Small letters, digits and `-`.
    pub(crate) id: Placed<String>,
    /// The name of the game.
    pub(crate) name: String,
    pub(crate) about: AboutEntry,
    #[serde(default)]
    pub(crate) source: Vec<SourceEntry>,
    #[serde(default)]
    pub(crate) option: Vec<Placed<OptionEntry>>,
    #[serde(default)]
    pub(crate) preset: Vec<Placed<PresetEntry>>,
    /// Names of your own.
    ///
    /// Each key is a new word, each value the expression it stands for:
    ///
    /// ```toml
    /// [define]
    /// house = "@a5 & marks(mover)"
    /// full-house = "seeds(house) >= 6"
    /// ```
    ///
    /// Then `when = "last in house and full-house"` can be written. A definition may use other definitions. It has no
    /// parentheses of its own, and “the pit in question” is that of the place where the word is used. Names are written with
    /// small letters, digits, `-` and `_`.
    #[serde(default)]
    pub(crate) define: BTreeMap<String, Chosen<String>>,
    pub(crate) board: BoardEntry,
    #[serde(default)]
    pub(crate) kind: Vec<Placed<KindEntry>>,
    pub(crate) setup: Vec<Placed<SetupEntry>>,
    pub(crate) marks: Option<MarksEntry>,
    #[serde(default)]
    pub(crate) race: Vec<Placed<RaceEntry>>,
    pub(crate) pick: Vec<Placed<PickEntry>>,
    #[serde(default)]
    pub(crate) sow: Vec<Placed<SowEntry>>,
    #[serde(default)]
    pub(crate) drop: Vec<Placed<DropEntry>>,
    #[serde(default)]
    pub(crate) settle: Vec<Placed<SettleEntry>>,
    #[serde(default)]
    pub(crate) resow: Vec<Placed<ResowEntry>>,
    #[serde(default)]
    pub(crate) require: Vec<Placed<RequireEntry>>,
    #[serde(default)]
    pub(crate) team: Vec<Placed<TeamEntry>>,
    #[serde(default)]
    pub(crate) pass: Vec<Placed<PassEntry>>,
    #[serde(default)]
    pub(crate) out: Vec<Placed<OutEntry>>,
    #[serde(default)]
    pub(crate) block: Vec<Placed<BlockEntry>>,
    #[serde(default)]
    pub(crate) forfeit: Vec<Placed<ForfeitEntry>>,
    #[serde(default)]
    pub(crate) end: Vec<Placed<EndEntry>>,
    #[serde(default)]
    pub(crate) turn: TurnEntry,
    #[serde(default)]
    pub(crate) score: ScoreEntry,
    pub(crate) endless: Option<EndlessEntry>,
    pub(crate) repetition: Option<RepetitionEntry>,
    pub(crate) limits: Option<LimitsEntry>,
    #[serde(rename = "match")]
    pub(crate) series: Option<MatchEntry>,
}
