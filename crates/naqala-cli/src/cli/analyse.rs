//! Options of `naqala analyse` and `naqala annotate`.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use super::{GameArgs, LimitArgs, TablesArgs, WeightsArgs};
use crate::numbers::{LINES, MEGABYTES, THREADS, number};

#[derive(Args, Debug)]
#[command(
    after_help = "Values are in seeds to the player to move: how many more than the other he is expected to have in the end. What is \
certain is told as `wins in 7`, counted in decisions. On a terminal every depth is shown, in a pipe the last one. Ctrl-C \
stops and tells the best so far.

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

    /// The position; without it the start
    pub(crate) position: Option<String>,

    /// Plies to play from there before, with blanks between them
    #[arg(long, value_name = "PLIES")]
    pub(crate) moves: Option<String>,

    #[command(flatten)]
    pub(crate) limits: LimitArgs,

    /// Show this number of lines, each with another first move
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--lines", LINES))]
    pub(crate) lines: usize,

    #[command(flatten)]
    pub(crate) weights: WeightsArgs,

    /// Think on this number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: usize,

    /// Megabytes of memory for positions
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
    after_help = "A ply's loss is the value of the best ply less that of the one that was played, in seeds. Of 48 seeds a loss of 1 is an \
inaccuracy (?!), of 2 a mistake (?), of 4 a blunder (??); of more seeds it is in proportion. A ply's accuracy is 100 % \
without loss and is halved by every 4 seeds of 48; a player's is the mean over all plies in which there was a choice. \
A sure win counts as a lead of a quarter of all seeds. Values are to the player who made the ply.

Examples:
  naqala annotate game.txt
  naqala annotate game.txt --time 2 --svg game.svg -o annotated.txt
  naqala annotate game.txt --depth 10 -o -
  naqala annotate - --nodes 100000 --json < game.txt"
)]
pub(crate) struct AnnotateArgs {
    /// The record of a game or of several, or - for standard input
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) limits: LimitArgs,

    /// Write the record with values, mistakes and best lines to this file, or with - to standard output
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,

    /// Draw the graph into this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) svg: Option<PathBuf>,

    /// Think on this number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: usize,

    /// Megabytes of memory for positions
    #[arg(long, value_name = "MB", default_value_t = 64)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--hash", MEGABYTES))]
    pub(crate) hash: usize,

    /// Print JSON: a list with an element for each record
    #[arg(long, conflicts_with = "output")]
    pub(crate) json: bool,
}
