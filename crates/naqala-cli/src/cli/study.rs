//! Options of the commands that play many games and count.

use clap::Args;

use super::GameArgs;
use crate::numbers::{DEPTHS, GAMES, LENGTHS, SEEDS, THREADS, number};

#[derive(Args, Debug)]
#[command(after_help = "Examples:
  naqala perft oware 7
  naqala perft kalah 5 --divide")]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The number of plies
    #[arg(allow_negative_numbers = true, value_parser = number::<u32>("DEPTH", DEPTHS))]
    pub(crate) depth: u32,

    /// Count from this position
    #[arg(long, value_name = "POSITION")]
    pub(crate) position: Option<String>,

    /// Print the count for each first ply
    #[arg(long)]
    pub(crate) divide: bool,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "The same seed gives the same numbers on any number of threads. Ctrl-C stops and reports the games played so far; a \
second Ctrl-C exits at once. In a terminal, a bar shows how many games are finished and, after the first, how long the rest \
will take. engine:10 thinks for a second before every move, the other players for much less. A match that has no \
winner after 200 rounds counts as unfinished.

Examples:
  naqala simulate oware --games 10000 --seed 1
  naqala simulate kalah --games 200 --players alphabeta:4,greedy --json
  naqala simulate oware-nam-nam --match --games 20 --players greedy,random"
)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--games", GAMES))]
    pub(crate) games: u64,

    /// The seed of all dice
    #[arg(long, default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--seed", SEEDS))]
    pub(crate) seed: u64,

    /// The players (random, greedy, alphabeta:N or engine:LEVEL): one for all seats, one per party, or one per seat in order of play
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',', num_args = 1..=4)]
    #[arg(default_values = ["random"])]
    pub(crate) players: Vec<naqala_engine::PlayerSpec>,

    /// Play whole matches of rounds; --games is the number of matches
    #[arg(long = "match")]
    pub(crate) in_match: bool,

    /// Break off games, or rounds of a match, longer than this number of plies
    #[arg(long, value_name = "PLIES", default_value_t = 20000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u32>("--longest", LENGTHS))]
    pub(crate) longest: u32,

    /// Use this number of threads [default: one per core]
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: Option<usize>,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
