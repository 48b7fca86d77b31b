//! Options of `naqala match`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, FromArgMatches, ValueHint};

use super::{GameArgs, LimitArgs, WeightsArgs};
use crate::commands::contest::{Balance, ContestantSpec, Sprt};
use crate::numbers::{GAMES, LENGTHS, OPENINGS, SEEDS, THREADS, number, time};

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Players are random, greedy, alphabeta:N, engine:N (level 1 to 10), engine:N:material (one that counts seeds alone \
whatever weights there are), and programs that speak as `naqala engine` does, or \
the dialect of the existing programs for Oware: \"cmd:path arguments\". A program that stops, does not answer or plays \
no legal move loses the game, and the match goes on.

Every opening is played twice with sides changed. The strength is given in Elo with an interval of 95 %, from the \
results of the pairs. Openings that seem decided are left out, since they would be won by the same side whoever plays \
it (--balanced). --sprt ends the match as soon as it is clear whether the first player is better by the second \
number rather than by the first. Ctrl-C stops and tells the result so far.

Examples:
  naqala match engine alphabeta:6 oware --games 200 --time 1
  naqala match engine:5 engine:3 kalah --games 100 --nodes 20000
  naqala match engine \"cmd:./other-engine --quiet\" oware --preset oware-abapa --time 200ms --records games.txt
  naqala match engine engine:9 kalah --option win_at=none --tables tables --games 40
  naqala match \"cmd:./new engine\" \"cmd:./old engine\" songo --sprt 0,20 --games 10000"
)]
pub(crate) struct MatchArgs {
    /// The first player; wins and strength are his
    pub(crate) first: ContestantSpec,

    /// The second player
    pub(crate) second: ContestantSpec,

    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The number of games; an odd one is made even
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--games", GAMES))]
    pub(crate) games: u64,

    #[command(flatten)]
    pub(crate) limits: LimitArgs,

    #[command(flatten)]
    pub(crate) weights: WeightsArgs,

    /// Let players of full strength ask the endgame table of this folder, if it has one for the game
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) tables: Option<PathBuf>,

    /// Begin with this number of random plies
    #[arg(long, value_name = "N", default_value_t = 4)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--opening-plies", OPENINGS))]
    pub(crate) opening_plies: usize,

    /// Choose other random plies where a short search finds that they give a player a lead of more than this number of
    /// seeds, or decide the game; `off` takes them as they come
    #[arg(long, value_name = "SEEDS", default_value = "2", allow_negative_numbers = true)]
    pub(crate) balanced: Balance,

    /// Play whole matches of rounds, each of which counts as one game
    #[arg(long = "match")]
    pub(crate) in_match: bool,

    /// Stop when it is clear which of two differences in Elo is right
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,

    /// The seed of the openings and of all throws of dice
    #[arg(long, default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--seed", SEEDS))]
    pub(crate) seed: u64,

    /// Play this number of games at once instead of one for each core
    #[arg(long, visible_alias = "jobs", value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: Option<usize>,

    /// Wait so long for the move of a program where no --time is given
    #[arg(long, value_name = "TIME", default_value = "60", allow_negative_numbers = true)]
    #[arg(value_parser = time("--patience"))]
    pub(crate) patience: Duration,

    /// Count games, or rounds of a match, that are longer than this number of plies as drawn
    #[arg(long, value_name = "PLIES", default_value_t = 2000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u32>("--longest", LENGTHS))]
    pub(crate) longest: u32,

    /// Write the records of the games to this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) records: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

impl MatchArgs {
    /// The arguments as they follow `naqala match`.
    pub(crate) fn of_words<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<MatchArgs, clap::Error> {
        let command = MatchArgs::augment_args(clap::Command::new("match").no_binary_name(true));
        MatchArgs::from_arg_matches(&command.try_get_matches_from(words)?)
    }

    /// Both players.
    pub(crate) fn players(&self) -> [ContestantSpec; 2] {
        [self.first.clone(), self.second.clone()]
    }
}
