//! Options of `naqala solve`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueHint};

use super::VariantArgs;
use crate::numbers::{MEGABYTES, number, time};

#[derive(Args, Debug)]
#[command(
    after_help = "Games in which a board can come again are solved by an endgame table, which is built if it does not stand; others by a
search for proofs; a solitaire by looking for the shortest way. Values are what the player to move wins more than the
other in the end. A certificate is a file with the value, a line of best play and the hash of the table; --verify plays
the line again, looks each of its positions up, and solves the position anew if there is no table.

Examples:
  naqala solve kalah --option win_at=none --option pits=4 --option seeds=3 --moves
  naqala solve oware --preset awari-solution \"S 1 0 2 0 0 1 / N 0 1 0 0 2 0\"
  naqala solve tchuka-ruma
  naqala solve --list-small
  naqala solve kalah --option win_at=none --option seeds=2 --certificate two.json
  naqala solve --verify two.json"
)]
pub(crate) struct SolveArgs {
    /// A game of `naqala games`, or a rule file (.toml)
    #[arg(required_unless_present_any = ["list_small", "verify"])]
    pub(crate) game: Option<String>,

    #[command(flatten)]
    pub(crate) variant: VariantArgs,

    /// The position; without it the start
    pub(crate) position: Option<String>,

    /// Tell the value of every move too
    #[arg(long)]
    pub(crate) moves: bool,

    /// List the games whose whole board is small enough for a table
    #[arg(long, conflicts_with_all = ["game", "verify"])]
    pub(crate) list_small: bool,

    /// Write the value, a line of best play and the hash of the table to this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "moves")]
    pub(crate) certificate: Option<PathBuf>,

    /// Check a certificate
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "game")]
    pub(crate) verify: Option<PathBuf>,

    /// The folder of the endgame tables [default: NAQALA_TABLES, or with the program's own data]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) tables: Option<PathBuf>,

    /// Give up after this time: seconds, or with a unit (200ms, 1m30s)
    #[arg(long, allow_negative_numbers = true, value_parser = time("--time"))]
    pub(crate) time: Option<Duration>,

    /// Megabytes of memory that may be used
    #[arg(long, value_name = "MB", default_value_t = 1000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--memory", MEGABYTES))]
    pub(crate) memory: usize,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
