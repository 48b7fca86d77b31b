//! The database: one writer that commits for many at once, and readers.

mod games;
mod journal;
mod outages;
mod seeks;

use std::fs;
use std::path::Path;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

pub(crate) use games::{GameList, GameRow, NewGame, end, person_of, set_next, take_back};
pub(crate) use journal::{Entry, Journal, Unsaved, Writing};
pub(crate) use outages::{Outages, PULSE, beat};
pub(crate) use seeks::{StoredSeek, remove_seek};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// How many readers there are.
const READERS: u32 = 4;
/// How long a reader waits for the writer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The name of the file.
const FILE: &str = "naqala.sqlite";

/// The database.
#[derive(Debug)]
pub(crate) struct Store {
    pub(crate) readers: SqlitePool,
    pub(crate) journal: Journal,
    /// The folder of a store that is to be forgotten.
    _scratch: Option<Scratch>,
}

/// A folder that is deleted with the store.
#[derive(Debug)]
struct Scratch(std::path::PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left over lies in the system's folder for such things.
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Store {
    /// Opens the database in a folder, or one that is forgotten.
    pub(crate) async fn open(folder: Option<&Path>) -> Result<Store, sqlx::Error> {
        let scratch = match folder {
            Some(_) => None,
            None => Some(Scratch(std::env::temp_dir().join(format!("naqala-{}", crate::ids::secret())))),
        };
        let folder = match (&scratch, folder) {
            (Some(scratch), _) => scratch.0.as_path(),
            (None, Some(folder)) => folder,
            (None, None) => unreachable!("there is one or the other"),
        };
        fs::create_dir_all(folder).map_err(sqlx::Error::Io)?;
        // Nobody waits for the disk when nothing is to be kept.
        let synchronous = if scratch.is_some() { SqliteSynchronous::Off } else { SqliteSynchronous::Full };
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(synchronous)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let journal = Journal::open(options.clone(), &MIGRATIONS).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        Ok(Store { readers, journal, _scratch: scratch })
    }

    /// Writes everything that waits and closes the file.
    pub(crate) async fn close(&self) {
        self.journal.close().await;
        self.readers.close().await;
    }
}
