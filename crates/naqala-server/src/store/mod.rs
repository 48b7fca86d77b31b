//! The database: one writer that commits for many at once, and readers.

mod files;
mod games;
mod journal;
mod migrations;
mod outages;
mod seeks;

use std::fs::{self, File};
use std::path::Path;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

pub(crate) use games::{GameList, GameRow, NewGame, count_fault, end, person_of, take_back};
pub(crate) use journal::{Entry, Journal, Unsaved, Writing};
pub(crate) use outages::{Outages, PULSE, Pulse, beat};
pub(crate) use seeks::{StoredSeek, remove_seek};

/// How many readers there are.
const READERS: u32 = 4;
/// How long a reader waits for the writer.
const PATIENCE: Duration = Duration::from_secs(5);

/// The database.
#[derive(Debug)]
pub(crate) struct Store {
    pub(crate) readers: SqlitePool,
    pub(crate) journal: Journal,
    /// Held as long as the store is open: one server alone works with a folder.
    _lock: File,
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
        let lock = files::prepare(folder).map_err(sqlx::Error::Io)?;
        // Nobody waits for the disk when nothing is to be kept.
        let synchronous = if scratch.is_some() { SqliteSynchronous::Off } else { SqliteSynchronous::Full };
        let options = SqliteConnectOptions::new()
            .filename(folder.join(files::DATABASE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(synchronous)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            // What was deleted is overwritten: names and hashes of those who left are not to be found in the file.
            .pragma("secure_delete", "ON");
        let journal = Journal::open(options.clone(), migrations::all()).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        Ok(Store { readers, journal, _lock: lock, _scratch: scratch })
    }

    /// Whether the tables can be read.
    pub(crate) async fn can_read(&self) -> Result<(), sqlx::Error> {
        for table in [
            "SELECT * FROM games LIMIT 1",
            "SELECT * FROM entries LIMIT 1",
            "SELECT * FROM players LIMIT 1",
            "SELECT * FROM people LIMIT 1",
            "SELECT * FROM sessions LIMIT 1",
        ] {
            sqlx::query(table).fetch_optional(&self.readers).await?;
        }
        Ok(())
    }

    /// Writes everything that waits and closes the file. Readers go first: the last who closes it puts the write-ahead
    /// log into the main file.
    pub(crate) async fn close(&self) {
        if tokio::time::timeout(PATIENCE, self.readers.close()).await.is_err() {
            tracing::warn!("somebody still reads the database");
        }
        self.journal.close().await;
    }
}
