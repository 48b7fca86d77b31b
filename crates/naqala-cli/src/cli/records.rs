//! Options of the commands that read records.

use std::path::PathBuf;

use clap::{Args, ValueHint};

#[derive(Args, Debug)]
#[command(after_help = "Examples:
  naqala replay game.txt
  naqala replay - < game.txt
  naqala replay mine.txt --rules my-game.toml
  naqala replay game.txt --json | jq '.[0].plies'")]
pub(crate) struct ReplayArgs {
    #[command(flatten)]
    pub(crate) records: RecordsArgs,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// A file of records.
#[derive(Args, Debug)]
pub(crate) struct RecordsArgs {
    /// A file with one or more records, or - for standard input
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    /// A rule file (.toml): records of its game are played by it, whatever rule file they name
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) rules: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Only the game, its options, the start and the moves of each line are read; positions and legal moves are computed. \
This is enough of a line:
  {\"game\": \"oware\", \"plies\": [{\"move\": \"c\"}, {\"move\": \"D\"}]}
docs/notation.md (“Traces”) describes all fields.

Examples:
  naqala trace games.jsonl > computed.jsonl
  naqala trace --check games.jsonl
  naqala trace --rules my-game.toml games.jsonl
  zstdcat games.jsonl.zst | naqala trace --check -"
)]
pub(crate) struct TraceArgs {
    /// Files with one game per line, or - for standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,

    /// A rule file (.toml): lines whose game has its id are played by it
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) rules: Option<PathBuf>,

    /// Compare with the positions in the files and report the first difference in each game
    #[arg(long)]
    pub(crate) check: bool,
}
