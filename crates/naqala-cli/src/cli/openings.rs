//! Options of `naqala openings`.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use super::{GameArgs, WeightsArgs};
use crate::numbers::{GAMES, NODES, OPENINGS, SEEDS, THREADS, number};

#[derive(Args, Debug)]
#[command(
    after_help = "The command plays random plies and keeps them if neither side is ahead afterwards, first by a short search, then by one of \
--nodes positions. The book is a file of records, one for each opening, with the lead of the player to move as a comment. \
The same --seed gives the same book on any number of threads. Ctrl-C writes the openings found so far.

The program contains books for some games. `naqala match` begins with the book of its game; --openings names another one.

Examples:
  naqala openings kalah --count 20
  naqala openings songo --plies 6 --nodes 5000000 --output songo.openings.txt
  naqala match engine:9 engine:8 songo --openings songo.openings.txt"
)]
pub(crate) struct OpeningsArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The number of openings
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--count", GAMES))]
    pub(crate) count: u64,

    /// The number of plies of each
    #[arg(long, value_name = "N", default_value_t = 6)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--plies", OPENINGS))]
    pub(crate) plies: usize,

    /// The greatest lead that counts as even, in seeds
    #[arg(long, value_name = "SEEDS", default_value_t = 0.5, value_parser = seeds, allow_negative_numbers = true)]
    pub(crate) lead: f64,

    /// Search about this number of positions to judge an opening
    #[arg(long, value_name = "N", default_value_t = 2_000_000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--nodes", NODES))]
    pub(crate) nodes: u64,

    #[command(flatten)]
    pub(crate) weights: WeightsArgs,

    /// The seed of the random plies
    #[arg(long, default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--seed", SEEDS))]
    pub(crate) seed: u64,

    /// Judge this number of openings at once [default: one per core]
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: Option<usize>,

    /// Write the book to this file instead of standard output
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
}

fn seeds(text: &str) -> Result<f64, String> {
    let seeds = text.parse().ok().filter(|seeds| (0.0..=255.0).contains(seeds));
    seeds.ok_or_else(|| format!("--lead is a number of seeds from 0 to 255, such as 0.5, not `{text}`"))
}
