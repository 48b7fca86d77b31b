//! Errors of tables.

use std::io;
use std::path::PathBuf;

/// Why there is no usable table.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// Positions depend on more than the seeds in pits.
    #[error(
        "no table can be made of this game: what a position is worth depends on more than the seeds in the pits (marks that are lost again, reserves, limits, or what happened before)"
    )]
    NotToldByPits,
    /// Something else than the difference of scores decides.
    #[error(
        "no table can be made of this game as it is: who wins does not follow from the seeds that are won when it is played to the last one; look for options that end it otherwise"
    )]
    NotByGains,
    /// More seeds than a table, or than this game, can have on the board.
    #[error("a table of this game has at most {most} seeds on the board")]
    TooManySeeds {
        /// The most that is possible.
        most: usize,
    },
    /// The board has too many pits.
    #[error(
        "no table can be made of this game: a board with a table has at most {most} pits, and this one has {pits}"
    )]
    TooManyPits {
        /// The pits of the board.
        pits: usize,
        /// The most that is possible.
        most: usize,
    },
    /// The positions are too many to be numbered.
    #[error(
        "the positions with up to {seeds} seeds on this board are too many to be numbered; ask for fewer seeds"
    )]
    TooManyNumbers {
        /// The seeds asked for.
        seeds: usize,
    },
    /// The game has several players.
    #[error("this is no solitaire: several play it")]
    NotASolitaire,
    /// More positions than memory.
    #[error("the positions that were met do not fit into {megabytes} MB; allow more memory")]
    TooManyPositions {
        /// The limit.
        megabytes: usize,
    },
    /// The table ends with fewer seeds.
    #[error("there is no layer of {seeds} seeds; the table has those up to {most}")]
    NoSuchLayer {
        /// The layer asked for.
        seeds: usize,
        /// The last one.
        most: usize,
    },
    /// The memory allowed does not suffice.
    #[error(
        "the layer of {seeds} seeds needs {needed} MB of memory, and {allowed} MB are allowed; allow more, or build fewer layers"
    )]
    TooLittleMemory {
        /// The layer.
        seeds: usize,
        /// The minimum needed.
        needed: u64,
        /// The limit.
        allowed: u64,
    },
    /// A stop was requested.
    #[error(
        "stopped before the end; a table goes on from its finished layers when the same command is given again"
    )]
    Stopped,
    /// The file is not a table.
    #[error("this is not a table of Naqala (its first bytes are others)")]
    NotATable,
    /// The file is of a format this program does not know.
    #[error(
        "the table is in format {found}, and this program reads format {known}; build it anew, or use a newer program"
    )]
    OtherFormat {
        /// The version of the file.
        found: u16,
        /// The supported version.
        known: u16,
    },
    /// The file was cut off, or writing it was never finished.
    #[error("the table is incomplete: {0}; build it again, finished layers are kept")]
    Truncated(&'static str),
    /// Bytes differ from what was written.
    #[error("the table is damaged: {what} does not agree with its checksum; build it anew")]
    Damaged {
        /// The part that is damaged.
        what: String,
    },
    /// The table is of another game, or of other rules.
    #[error("the table is of another game: not the same {0} as asked for")]
    Foreign(&'static str),
    /// The rules were played wrongly by the program that built the table.
    #[error(
        "the table was built by a program whose play by these rules has been corrected since, or is newer; build it anew"
    )]
    OtherRevision,
    /// A value in a layer contradicts the rules.
    #[error("the table is wrong: {0}")]
    Wrong(String),
    /// A file cannot be read or written.
    #[error("{path}: {source}")]
    File {
        /// Where.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

impl TableError {
    pub(crate) fn file(path: &std::path::Path) -> impl FnOnce(io::Error) -> TableError + use<'_> {
        move |source| TableError::File { path: path.to_owned(), source }
    }
}
