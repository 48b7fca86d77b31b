//! Options of the commands about games and their rule files.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use super::GameArgs;

#[derive(Args, Debug)]
#[command(after_help = "Examples:
  naqala games
  naqala games --json | jq '.[].id'")]
pub(crate) struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "Examples:
  naqala rules oware
  naqala rules kalah --option seeds=6
  naqala rules my-game.toml")]
pub(crate) struct RulesArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
}

#[derive(Args, Debug)]
#[command(after_help = "Examples:
  naqala check my-game.toml && naqala play my-game.toml")]
pub(crate) struct CheckArgs {
    /// The rule file
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
}
