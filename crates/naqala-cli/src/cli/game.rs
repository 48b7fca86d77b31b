//! Arguments shared by many commands: a game with its variant, weights, limits.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueHint};

use crate::numbers::{NODES, SEARCH_DEPTHS, number, time};

/// Which variant of a game.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct VariantArgs {
    /// Set an option of the game; may be repeated
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,

    /// Choose a named set of options
    #[arg(short, long, value_name = "NAME")]
    pub(crate) preset: Option<String>,
}

/// A game and which variant of it.
#[derive(Args, Clone, Debug)]
pub(crate) struct GameArgs {
    /// A game of `naqala games`, or a rule file (.toml)
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) variant: VariantArgs,
}

/// What the engine evaluates positions with.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct WeightsArgs {
    /// Evaluate positions with the weights in this file (see `naqala tune`) instead of the game's own
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) weights: Option<PathBuf>,
}

/// How long the engine may think; all given limits apply.
#[derive(Args, Clone, Debug)]
pub(crate) struct LimitArgs {
    /// Search at most this number of decisions ahead
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<u32>("--depth", SEARCH_DEPTHS))]
    pub(crate) depth: Option<u32>,

    /// Think for this time: seconds, or with a unit (200ms, 1m30s)
    #[arg(long, allow_negative_numbers = true, value_parser = time("--time"))]
    pub(crate) time: Option<Duration>,

    /// Search about this number of positions
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--nodes", NODES))]
    pub(crate) nodes: Option<u64>,
}

/// Where to look for endgame tables.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct TablesArgs {
    /// The folder of the endgame tables [default: NAQALA_TABLES, or the program's data folder]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) tables: Option<PathBuf>,

    /// Do not use endgame tables
    #[arg(long, conflicts_with = "tables")]
    pub(crate) no_tables: bool,
}
