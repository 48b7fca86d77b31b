//! Options of the commands about games and their rule files.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use super::GameArgs;

#[derive(Args, Debug)]
#[command(
    after_help = "Games without playable rules are listed by name. In JSON their status is `named`, `missing` says what is unknown about \
their rules, and the fields that need rules (players, rows, columns, seeds, options, presets, measured) are null or empty.

Examples:
  naqala games
  naqala games --json | jq '.[].id'"
)]
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
  naqala guide oware
  naqala guide bao-kiswahili --lang ru
  naqala guide kalah --no-boards")]
pub(crate) struct GuideArgs {
    /// The game, by its id or name
    pub(crate) game: String,

    /// Leave out the drawn boards
    #[arg(long)]
    pub(crate) no_boards: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "Examples:
  naqala glossary
  naqala glossary kichwa
  naqala glossary туздык --lang ru")]
pub(crate) struct GlossaryArgs {
    /// The term, or a word of its meaning [default: all terms]
    pub(crate) term: Option<String>,

    /// Leave out the drawn boards
    #[arg(long)]
    pub(crate) no_boards: bool,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "Examples:
  naqala check my-game.toml && naqala play my-game.toml
  naqala check my-game.toml --json | jq -r '.mistakes[].line'")]
pub(crate) struct CheckArgs {
    /// The rule file
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    /// Rewrite a file of an older version of the rule language in the current version; comments stay as they are
    #[arg(long)]
    pub(crate) upgrade: bool,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
