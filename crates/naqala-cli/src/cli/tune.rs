//! Options of `naqala tune`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueHint};

use super::GameArgs;
use crate::numbers::{GAMES, NODES, SEEDS, THREADS, number, time};

#[derive(Args, Debug)]
#[command(
    after_help = "The engine plays against itself with few positions a move, first by material, then with what it has learnt. The fitted weights \
are those that predict the results best. They are written to GAME.weights.toml: a rule file GAME.toml beside it uses \
them automatically; elsewhere, pass them with --weights. The same --seed and --games give the same weights on any number of \
threads.

Games are saved as they are played: after Ctrl-C, a crash or the end of the time, the same command continues where it \
stopped. Ctrl-C fits the weights to the games played so far.

Examples:
  naqala tune my-game.toml                       ten minutes at most
  naqala tune kalah --games 8000 --nodes 2000 --verify
  naqala tune songo --time 3m --output songo.toml && naqala analyse songo --weights songo.toml
  naqala match engine engine:10:material my-game.toml --nodes 5000 --sprt 0,20 --games 10000"
)]
pub(crate) struct TuneArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The number of games to learn from
    #[arg(long, value_name = "N", default_value_t = 8000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--games", GAMES))]
    pub(crate) games: u64,

    /// Stop playing after this time and fit the weights to the games played so far
    #[arg(long, value_name = "TIME", default_value = "10m", allow_negative_numbers = true)]
    #[arg(value_parser = time("--time"))]
    pub(crate) time: Duration,

    /// Search about this number of positions a move
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--nodes", NODES))]
    pub(crate) nodes: u64,

    /// The seed of all dice
    #[arg(long, default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--seed", SEEDS))]
    pub(crate) seed: u64,

    /// Play this number of games at once [default: one per core]
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: Option<usize>,

    /// Write the weights to this file [default: GAME.weights.toml]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,

    /// Write only the net, by which players at full strength judge: levels 1 to 9 keep judging by seeds
    #[arg(long)]
    pub(crate) net_only: bool,

    /// Then play these weights against material until it is clear whether they are better by 20 Elo rather than by 0
    #[arg(long)]
    pub(crate) verify: bool,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
