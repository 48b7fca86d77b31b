//! Options of the commands that read records.

use std::path::PathBuf;

use clap::{Args, ValueHint};

#[derive(Args, Debug)]
#[command(after_help = "Examples:
  naqala replay game.txt
  naqala replay - < game.txt")]
pub(crate) struct ReplayArgs {
    /// The record of a game, or - for standard input
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Of each line only the game, its options, the start and the moves are read; the positions and the legal moves \
are computed.

Examples:
  naqala trace games.jsonl > computed.jsonl
  naqala trace --check games.jsonl
  zstdcat games.jsonl.zst | naqala trace --check -"
)]
pub(crate) struct TraceArgs {
    /// Files of games, one in each line, or - for standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,

    /// Compare with what the files say and name the first difference of each game
    #[arg(long)]
    pub(crate) check: bool,
}
