//! Options of the commands about endgame tables.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueHint};

use super::GameArgs;
use crate::numbers::{MEGABYTES, NODES, SEEDS, TABLE_LAYERS, TABLE_SEEDS, THREADS, number};

/// What to do with tables.
#[derive(Debug, Subcommand)]
#[command(
    after_help = "A table has the exact value of every position with few seeds on the board: how many more seeds than the opponent the \
player to move will gain. Every game, and every set of options that changes the rules, has its own table. A game that \
ends as soon as somebody has a majority uses the table of the game played to the last seed, which says who wins. \
Tables are stored in the folder given by --dir (or --tables), else in NAQALA_TABLES, else in the program's data folder.

Examples:
  naqala table build oware --preset awari-solution --seeds 12
  naqala table probe oware --preset awari-solution \"S 1 0 2 0 0 1 / N 0 1 0 0 2 0\"
  naqala table verify oware-0123456789ab.nqt --random 100000"
)]
pub(crate) enum TableCommand {
    /// Build a table layer by layer; existing layers are reused
    #[command(
        after_help = "A build that was stopped or killed continues from its finished layers. The same command produces the same bytes with \
any number of threads and any sufficient memory.

Examples:
  naqala table build oware --preset awari-solution --seeds 18 --memory 500
  naqala table build kalah --option win_at=none --seeds 12 --threads 2
  naqala table build songo --seeds 8 --dir tables"
    )]
    Build(TableBuildArgs),

    /// Describe a table and its contents
    #[command(after_help = "Examples:
  naqala table info oware-0123456789ab.nqt
  naqala table info oware-0123456789ab.nqt --json | jq '.layers[].bytes'")]
    Info(TableInfoArgs),

    /// Recompute values from those of the following positions, and compare
    #[command(after_help = "Examples:
  naqala table verify oware-0123456789ab.nqt
  naqala table verify oware-0123456789ab.nqt --random 1000000 --seed 7")]
    Verify(TableVerifyArgs),

    /// Show the value of a position and of every move
    #[command(after_help = "Examples:
  naqala table probe oware --preset awari-solution \"S 1 1 1 1 1 2 / N 2 0 3 0 0 0\"")]
    Probe(TableProbeArgs),

    /// Write the positions and values of a layer as CSV
    #[command(after_help = "Examples:
  naqala table export oware-0123456789ab.nqt --layer 5 -o five.csv")]
    Export(TableExportArgs),
}

#[derive(Args, Debug)]
pub(crate) struct TableBuildArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// Maximum number of seeds on the board
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--seeds", TABLE_SEEDS))]
    pub(crate) seeds: usize,

    /// Maximum memory in megabytes
    #[arg(long, value_name = "MB", default_value_t = 1000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--memory", MEGABYTES))]
    pub(crate) memory: u64,

    /// Use this number of threads [default: one per core]
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: Option<usize>,

    /// The folder of the tables
    #[arg(long, visible_alias = "tables", value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) dir: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct TableInfoArgs {
    /// The table file
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct TableVerifyArgs {
    /// The table file
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    /// The rule file (.toml), if the game is not in the catalogue
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) rules: Option<PathBuf>,

    /// Check this number of random positions instead of all
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--random", NODES))]
    pub(crate) random: Option<u64>,

    /// The seed of the random positions
    #[arg(long, default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--seed", SEEDS))]
    pub(crate) seed: u64,

    /// Use this number of threads [default: one per core]
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: Option<usize>,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct TableProbeArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The position
    pub(crate) position: String,

    /// The folder of the tables
    #[arg(long, visible_alias = "tables", value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) dir: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct TableExportArgs {
    /// The table file
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    /// The layer: the number of seeds on the board
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--layer", TABLE_LAYERS))]
    pub(crate) layer: usize,

    /// The rule file (.toml), if the game is not in the catalogue
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) rules: Option<PathBuf>,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
}
