//! Options of `naqala play`.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueEnum, ValueHint};
use naqala_engine::{PlayerSpec, SpecError};
use naqala_view::Pace;

use super::{TablesArgs, VariantArgs, WeightsArgs};
use crate::numbers::{SEEDS, number};

#[derive(Args, Debug)]
#[command(
    after_help = "Players are human, random, greedy, alphabeta:N (looks N decisions ahead) and engine:N (level 1 to 10). \
The engine at level 10 uses the endgame table of the game, if one was built. \
In a terminal, you play on a full-screen board, where `?` shows the keys. With --plain, or through a pipe, you play \
line by line: type a move or `help`.

The game is saved after every ply: after a crash or Ctrl-C, `naqala play --resume` continues it. If you start a new game \
of the same kind, the unfinished one is put aside and its file is named; `naqala play --load FILE` continues that game, and \
`naqala play --list` lists all unfinished games.

Examples:
  naqala play oware                              you are South, the computer is North
  naqala play kalah --north human                two people at one screen
  naqala play oware --preset oware-abapa --north alphabeta:8
  naqala play bao-kiswahili --south greedy --north random --speed fast
  naqala play ruma --option players=4 --east human
  naqala play oware-nam-nam --match              rounds, until one player owns all pits
  naqala play --resume
  naqala play --list                             your unfinished games"
)]
pub(crate) struct PlayArgs {
    /// A game of `naqala games`, or a rule file (.toml)
    #[arg(required_unless_present_any = ["resume", "load", "list"])]
    pub(crate) game: Option<String>,

    #[command(flatten)]
    pub(crate) variant: VariantArgs,

    /// Who plays South [default: human]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) south: Option<SeatSpec>,

    /// Who plays North [default: greedy]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) north: Option<SeatSpec>,

    /// Who plays East, on a board for four [default: greedy]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) east: Option<SeatSpec>,

    /// Who plays West, on a board for four [default: greedy]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) west: Option<SeatSpec>,

    /// The seed of the computer players' dice, to repeat a game
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>("--seed", SEEDS))]
    pub(crate) seed: Option<u64>,

    /// The speed of sowing on the full-screen board
    #[arg(long, value_enum, default_value_t)]
    pub(crate) speed: Speed,

    /// Play a match of rounds: the result of each round carries over to the next
    #[arg(long = "match", conflicts_with_all = ["position", "resume", "load"])]
    pub(crate) in_match: bool,

    /// Start from this position
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["resume", "load"])]
    pub(crate) position: Option<String>,

    /// Continue the game of this record
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["resume", "options", "preset"])]
    pub(crate) load: Option<PathBuf>,

    /// Continue the latest unfinished game (of GAME, if given)
    #[arg(long, conflicts_with_all = ["options", "preset"])]
    pub(crate) resume: bool,

    /// List unfinished games (of GAME, if given), including those put aside
    #[arg(long, conflicts_with_all = ["options", "preset", "in_match", "position", "load", "resume"])]
    pub(crate) list: bool,

    /// Print the list as JSON
    #[arg(long, requires = "list")]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) weights: WeightsArgs,

    #[command(flatten)]
    pub(crate) tables: TablesArgs,

    /// Play line by line even in a terminal
    #[arg(long)]
    pub(crate) plain: bool,

    /// Read and write moves in the notation of a source, line by line: kiba, numbers, capitals (see docs/notation.md)
    #[arg(long, value_name = "NAME", value_parser = clap::builder::PossibleValuesParser::new(crate::notation::names()))]
    pub(crate) notation: Option<String>,
}

/// How fast the seeds are sown on the full-screen board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Speed {
    /// Show the result at once
    Off,
    /// Quick
    Fast,
    /// At the pace of a hand
    #[default]
    Normal,
    /// Slow enough to count along
    Slow,
    /// Seed by seed, each with a key
    Step,
}

impl From<Speed> for Pace {
    fn from(speed: Speed) -> Pace {
        match speed {
            Speed::Off => Pace::Off,
            Speed::Fast => Pace::Fast,
            Speed::Normal => Pace::Normal,
            Speed::Slow => Pace::Slow,
            Speed::Step => Pace::Step,
        }
    }
}

/// A seat as the user names it: `human` or a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeatSpec {
    Human,
    Computer(PlayerSpec),
}

impl fmt::Display for SeatSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatSpec::Human => f.write_str("human"),
            SeatSpec::Computer(spec) => spec.fmt(f),
        }
    }
}

impl FromStr for SeatSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<SeatSpec, String> {
        if text.eq_ignore_ascii_case("human") {
            return Ok(SeatSpec::Human);
        }
        text.parse().map(SeatSpec::Computer).map_err(|error| match error {
            SpecError::Unknown(_) => format!("{error}, and human"),
            error => error.to_string(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_print_what_they_parse() {
        for text in ["human", "random", "greedy", "alphabeta:4"] {
            assert_eq!(text.parse::<SeatSpec>().unwrap().to_string(), text);
        }
        let mistake = "robot".parse::<SeatSpec>().unwrap_err();
        assert_eq!(
            mistake,
            "no player is called `robot`; there are random, greedy, alphabeta:DEPTH and engine:LEVEL, and human"
        );
    }
}
