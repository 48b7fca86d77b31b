//! Options of `naqala analyse` and `naqala annotate`.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use super::{GameArgs, LimitArgs, RecordsArgs, TablesArgs, WeightsArgs};
use crate::numbers::{LINES, MEGABYTES, THREADS, number};

#[derive(Args, Debug)]
#[command(
    after_help = "Values are in seeds, for the player to move: the expected final lead over the opponent. A certain result is shown as \
`wins in 7`, counted in decisions. A terminal shows every depth, a pipe only the last one. Without --depth, --time or \
--nodes, the engine thinks for 5 seconds. Ctrl-C stops and prints the best line so far.

Examples:
  naqala analyse oware
  naqala analyse kalah --time 30 --lines 3 --threads 2
  naqala analyse oware --moves \"c D e\" --depth 18
  naqala analyse oware \"S 0 0 0 0 1 5 / N 2 1 0 0 0 0 / stores 20 19 / turn S\"
  naqala analyse bao-kiswahili --nodes 1000000 --json | jq '.lines[0].line'"
)]
pub(crate) struct AnalyseArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The position [default: the start of the game]
    pub(crate) position: Option<String>,

    /// Plies to play first, separated by blanks
    #[arg(long, value_name = "PLIES")]
    pub(crate) moves: Option<String>,

    #[command(flatten)]
    pub(crate) limits: LimitArgs,

    /// Show this number of lines, each with a different first move
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--lines", LINES))]
    pub(crate) lines: usize,

    #[command(flatten)]
    pub(crate) weights: WeightsArgs,

    /// Search with this number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: usize,

    /// Megabytes of memory for the transposition table
    #[arg(long, value_name = "MB", default_value_t = 64)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--hash", MEGABYTES))]
    pub(crate) hash: usize,

    #[command(flatten)]
    pub(crate) tables: TablesArgs,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "The loss of a ply is the value of the best ply minus that of the ply played, in seeds. With 48 seeds a loss of 1 is an \
inaccuracy (?!), of 2 a mistake (?), of 4 a blunder (??); other games are scaled in proportion. A ply without loss has \
an accuracy of 100 %; every 4 seeds in 48 halve it. A player's accuracy is the mean over the plies with a choice. \
A certain win counts as a lead of a quarter of all seeds. Values are for the player who made the ply. Without --depth, --time or \
--nodes, the engine thinks for half a second about each position.

Examples:
  naqala annotate game.txt
  naqala annotate game.txt --time 2 --svg game.svg -o annotated.txt
  naqala annotate game.txt --depth 10 -o -
  naqala annotate - --nodes 100000 --json < game.txt"
)]
pub(crate) struct AnnotateArgs {
    #[command(flatten)]
    pub(crate) records: RecordsArgs,

    #[command(flatten)]
    pub(crate) limits: LimitArgs,

    /// Write the record with values, mistakes and best lines to this file (- for standard output)
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,

    /// Draw the graph of values to this SVG file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) svg: Option<PathBuf>,

    /// Search with this number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: usize,

    /// Megabytes of memory for the transposition table
    #[arg(long, value_name = "MB", default_value_t = 64)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--hash", MEGABYTES))]
    pub(crate) hash: usize,

    /// Print JSON: a list with one element per record
    #[arg(long, conflicts_with = "output")]
    pub(crate) json: bool,
}
