//! Options of `naqala match`.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, FromArgMatches, ValueHint};

use super::{ContestantSpec, GameArgs, LimitArgs, WeightsArgs};
use crate::numbers::{GAMES, LENGTHS, OPENINGS, SEEDS, THREADS, number, time};

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Players are random, greedy, alphabeta:N, engine:N (level 1 to 10), engine:N:weights (ignores a net), \
engine:N:material (counts seeds and ignores weights), and programs that speak the protocol of `naqala engine`, in its \
plain or its short dialect: \"cmd:path arguments\". A program that exits, does not answer or plays an illegal move \
loses the game, and the match continues. Without --depth, --time or --nodes, players think for 100 ms a move.

Every opening is played twice, with sides changed. Strength is reported in Elo with a 95 % confidence interval, computed \
from the results of the pairs. The match begins with the even openings of the game's book and continues with random ones. \
Random openings that seem decided are skipped, because the same side would win both games (--openings, --balanced). \
--sprt ELO0,ELO1 ends the match as soon as it is clear whether the first player is better by ELO1 rather than by ELO0. \
Ctrl-C stops and prints the result so far. With --resume FILE, the same command continues later; with a larger --games, \
it adds games.

Examples:
  naqala match engine alphabeta:6 oware --games 200 --time 1
  naqala match engine:5 engine:3 kalah --games 100 --nodes 20000
  naqala match engine \"cmd:./other-engine --quiet\" oware --preset oware-abapa --time 200ms --records games.txt
  naqala match engine engine:9 kalah --option win_at=none --tables tables --games 40
  naqala match \"cmd:./new engine\" \"cmd:./old engine\" songo --sprt 0,20 --games 10000 \
--resume songo.pairs"
)]
pub(crate) struct MatchArgs {
    /// The first player; results are reported for this one
    pub(crate) first: ContestantSpec,

    /// The second player
    pub(crate) second: ContestantSpec,

    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The number of games; an odd number is rounded up
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--games", GAMES))]
    pub(crate) games: u64,

    #[command(flatten)]
    pub(crate) limits: LimitArgs,

    #[command(flatten)]
    pub(crate) weights: WeightsArgs,

    /// Let players at full strength use the endgame table of the game, if this folder has one
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) tables: Option<PathBuf>,

    /// Begin with the openings of this file, one record each (see `naqala openings`), and continue with random ones;
    /// `random` uses random ones only [default: the book of the game, if the program has one and neither --opening-plies
    /// nor --balanced is given]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) openings: Option<Book>,

    /// Begin random openings with this number of plies [default: 4]
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--opening-plies", OPENINGS))]
    pub(crate) opening_plies: Option<usize>,

    /// Skip random openings in which a short search sees a lead of more than this number of seeds, or a decided game; `off`
    /// skips none [default: 2]
    #[arg(long, value_name = "SEEDS", allow_negative_numbers = true)]
    pub(crate) balanced: Option<Balance>,

    /// Play whole matches of rounds; each match counts as one game
    #[arg(long = "match")]
    pub(crate) in_match: bool,

    /// Stop as soon as it is clear which of two Elo differences is right
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,

    /// The seed of the random openings and of all dice
    #[arg(long, default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--seed", SEEDS))]
    pub(crate) seed: u64,

    /// Play this number of games at once [default: one per core]
    #[arg(long, visible_alias = "jobs", value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: Option<usize>,

    /// Measure the players' times in processor time, so that other work on the machine affects neither; programs must do so
    /// themselves (`naqala engine --processor-time`), and the match waits for them as --patience says
    #[arg(long)]
    pub(crate) processor_time: bool,

    /// Wait this long for a move of an external program if no --time is given
    #[arg(long, value_name = "TIME", default_value = "60", allow_negative_numbers = true)]
    #[arg(value_parser = time("--patience"))]
    pub(crate) patience: Duration,

    /// Score games, or rounds of a match, longer than this number of plies as drawn
    #[arg(long, value_name = "PLIES", default_value_t = 2000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u32>("--longest", LENGTHS))]
    pub(crate) longest: u32,

    /// Write the records of all games to this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) records: Option<PathBuf>,

    /// Save every pair of games in this file; if the file exists, continue the match that it contains
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) resume: Option<PathBuf>,

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

    /// The number of plies of random openings.
    pub(crate) fn random_plies(&self) -> usize {
        self.opening_plies.unwrap_or(4)
    }

    /// How balanced random openings have to be.
    pub(crate) fn balance(&self) -> Balance {
        self.balanced.unwrap_or(Balance::Within(2.0))
    }
}

/// Where openings come from.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Book {
    /// A file of records.
    File(PathBuf),
    /// All are random.
    Random,
}

impl FromStr for Book {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Book, Self::Err> {
        Ok(if text == "random" { Book::Random } else { Book::File(text.into()) })
    }
}

/// How balanced openings have to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Balance {
    /// The lead is at most this many seeds.
    Within(f64),
    /// Any opening is accepted.
    Off,
}

impl FromStr for Balance {
    type Err = String;

    fn from_str(text: &str) -> Result<Balance, String> {
        if text == "off" {
            return Ok(Balance::Off);
        }
        let seeds = text.parse().ok().filter(|seeds| (0.0..=255.0).contains(seeds));
        let seeds = seeds.ok_or_else(|| {
            format!("--balanced is a number of seeds such as 1 or 2.5, or `off`, not `{text}`")
        })?;
        Ok(Balance::Within(seeds))
    }
}

impl Balance {
    /// The maximum lead in seeds, if there is one.
    pub(crate) fn most(self) -> Option<f64> {
        match self {
            Balance::Within(seeds) => Some(seeds),
            Balance::Off => None,
        }
    }
}

/// A sequential test: is the first contestant better by `elo1` rather than by `elo0`? Each type of error has a probability of
/// at most 5 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Sprt, String> {
        let number = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.abs() <= 1_000.0);
        let read = text.split_once(',').and_then(|(elo0, elo1)| {
            Some(Sprt { elo0: number(elo0)?, elo1: number(elo1)? }).filter(|sprt| sprt.elo0 < sprt.elo1)
        });
        read.ok_or_else(|| format!("--sprt is two Elo numbers, the smaller first, as in 0,20, not `{text}`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_balance_is_a_number_of_seeds_or_none() {
        assert_eq!("2.5".parse(), Ok(Balance::Within(2.5)));
        assert_eq!("off".parse(), Ok(Balance::Off));
        for text in ["-1", "even", "", "256", "NaN"] {
            let why = text.parse::<Balance>().unwrap_err();
            assert!(why.contains("or `off`, not"), "{why}");
        }
    }

    #[test]
    fn hypotheses_are_two_numbers_in_order() {
        assert_eq!("-5, 2.5".parse(), Ok(Sprt { elo0: -5.0, elo1: 2.5 }));
        for text in ["", "5", "5,5", "20,0", "0,x", "0,inf", "0,1e9", "NaN,1"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
