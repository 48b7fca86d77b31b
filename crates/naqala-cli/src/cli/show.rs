//! Options of the commands that show a position and its moves.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use super::GameArgs;

#[derive(Args, Debug)]
#[command(after_help = "Examples:
  naqala show toguz-kumalak
  naqala show oware --preset awari-solution --table \"S 1 0 2 0 0 1 / N 0 1 0 0 2 0\"
  naqala show kalah --json | jq .pits
  naqala show oware \"$(naqala moves oware --json | jq -r '.moves[0].position')\"")]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The position [default: the start of the game]
    pub(crate) position: Option<String>,

    /// Show the exact value of each move, from an endgame table
    #[arg(long)]
    pub(crate) table: bool,

    /// Print JSON
    #[arg(long, conflicts_with = "table")]
    pub(crate) json: bool,

    /// The folder of the endgame tables [default: NAQALA_TABLES, or the program's data folder]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) tables: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(after_help = "Examples:
  naqala moves oware
  naqala moves kalah --option seeds=4 --json
  naqala moves bao-kiswahili --notation kiba")]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The position [default: the start of the game]
    pub(crate) position: Option<String>,

    /// Write moves in the notation of a source: kiba, numbers, capitals (see docs/notation.md)
    #[arg(long, value_name = "NAME", value_parser = clap::builder::PossibleValuesParser::new(crate::notation::names()))]
    pub(crate) notation: Option<String>,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
