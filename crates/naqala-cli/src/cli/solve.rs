//! Options of `naqala solve`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueHint};

use super::{TablesArgs, VariantArgs};
use crate::numbers::{MEGABYTES, THREADS, number, time};

#[derive(Args, Debug)]
#[command(
    after_help = "Games in which a board can repeat are solved with an endgame table, which is built if it does not exist; other games by \
proof search; solitaires by the shortest solution. The value is the final lead of the player to move; if something else \
decides (an empty row, a majority), it is the winner: +1, 0 or −1. A certificate is a file with the value, a line of \
best play and the hash of the table; --verify replays the line and solves the position again, with the same table if \
one was used. A search uses the game's endgame table if the table folder has one; build it with `naqala table build`, \
with as many layers as you like.

If an option has several values, `1,3,6` or `1..4`, every variant is solved, each on its own core, the smallest boards \
first. With --results every result is saved as soon as it is found; after Ctrl-C or a crash the same command \
continues with the rest.

Examples:
  naqala solve kalah --option win_at=none --option pits=4 --option seeds=3 --moves
  naqala solve oware --preset awari-solution \"S 1 0 2 0 0 1 / N 0 1 0 0 2 0\"
  naqala solve bao-kujifunza
  naqala solve tchuka-ruma
  naqala solve tchuka-ruma -o pits=1..8 -o seeds=1..6
  naqala solve kalah -o win_at=none -o own_seed=on_capture,always -o pits=1..6 -o seeds=1..4 --moves --results kalah.jsonl
  naqala solve --list-small
  naqala solve kalah --option win_at=none --option seeds=2 --certificate two.json
  naqala solve --verify two.json
  naqala solve --verify mine.json --rules my-game.toml"
)]
pub(crate) struct SolveArgs {
    /// A game of `naqala games`, or a rule file (.toml)
    #[arg(required_unless_present_any = ["list_small", "verify"])]
    pub(crate) game: Option<String>,

    #[command(flatten)]
    pub(crate) variant: VariantArgs,

    /// The position [default: the start of the game]
    pub(crate) position: Option<String>,

    /// Show the value of every move too
    #[arg(long)]
    pub(crate) moves: bool,

    /// List the games small enough to be solved completely by a table
    #[arg(long, conflicts_with_all = ["game", "verify"])]
    pub(crate) list_small: bool,

    /// Write the value, a line of best play and the hash of the table to this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "moves")]
    pub(crate) certificate: Option<PathBuf>,

    /// Check a certificate
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "game")]
    pub(crate) verify: Option<PathBuf>,

    /// The rule file (.toml), if the game of the certificate is not in the catalogue
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "verify")]
    pub(crate) rules: Option<PathBuf>,

    /// Save the results of several variants in this file, one line of JSON each; variants already in it are not solved
    /// again
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "certificate")]
    pub(crate) results: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) tables: TablesArgs,

    /// Give up after this time: seconds, or with a unit (200ms, 1m30s)
    #[arg(long, allow_negative_numbers = true, value_parser = time("--time"))]
    pub(crate) time: Option<Duration>,

    /// Maximum memory in megabytes
    #[arg(long, value_name = "MB", default_value_t = 1000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--memory", MEGABYTES))]
    pub(crate) memory: usize,

    /// Solve this number of variants at once, sharing the memory [default: one per core]
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: Option<usize>,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
