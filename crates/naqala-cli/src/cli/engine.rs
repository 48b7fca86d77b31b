//! Options of `naqala engine`.

use clap::{Args, ValueEnum};
use naqala_protocol::Dialect;

use super::{TablesArgs, VariantArgs, WeightsArgs};

#[derive(Args, Debug)]
#[command(
    after_help = "The short dialect is that of existing Oware programs: twelve pits, two stores and the side to move joined by `-`, and \
moves of one letter. It works for any game with one row a side in which a move is a pit. See docs/protocol.md.

Examples:
  naqala engine                                        the other program chooses the game
  naqala engine toguz-kumalak
  naqala engine oware --preset oware-abapa --dialect short
  printf 'position startpos moves c D\\ngo depth 9\\n' | naqala engine oware"
)]
pub(crate) struct EngineArgs {
    /// The initial game: one of `naqala games`, or a rule file (.toml)
    pub(crate) game: Option<String>,

    #[command(flatten)]
    pub(crate) variant: VariantArgs,

    #[command(flatten)]
    pub(crate) weights: WeightsArgs,

    #[command(flatten)]
    pub(crate) tables: TablesArgs,

    /// Apply time limits to the processor time of the search, so that other work on the machine does not shorten it
    #[arg(long)]
    pub(crate) processor_time: bool,

    /// The notation of positions and moves
    #[arg(long, value_enum, default_value_t)]
    pub(crate) dialect: DialectArg,
}

/// How positions and moves are written between programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum DialectArg {
    /// The notation of records, for every game
    #[default]
    Plain,
    /// Letters and numbers joined by `-`, for games with one row a side; Aualé, an Oware board, speaks it
    #[value(alias = "auale")]
    Short,
}

impl From<DialectArg> for Dialect {
    fn from(dialect: DialectArg) -> Dialect {
        match dialect {
            DialectArg::Plain => Dialect::Plain,
            DialectArg::Short => Dialect::Short,
        }
    }
}
