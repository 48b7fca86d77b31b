//! The database: one writer that commits for many at once, and readers. Which database it is, only [`database`] knows:
//! SQLite in a folder, or PostgreSQL.

mod database;
mod files;
mod games;
mod journal;
mod migrations;
mod outages;
#[cfg(feature = "cluster")]
mod postgres;
mod seeks;
mod sql;
mod sqlite;

use std::fs::{self, File};
use std::path::Path;

use database::{Database, Readers};

pub(crate) use database::Connection;
pub(crate) use games::{GameList, GameRow, NewGame, count_fault, end, person_of, take_back};
pub(crate) use journal::{Entry, Journal, Unsaved, Writing};
pub(crate) use outages::{Outages, PULSE, Pulse, beat};
pub(crate) use seeks::{StoredSeek, remove_seek};
pub(crate) use sql::{Row, Statement, sql};

/// The database.
#[derive(Debug)]
pub(crate) struct Store {
    readers: Readers,
    pub(crate) journal: Journal,
    /// Held as long as the store is open: one server alone works with a folder.
    _lock: Option<File>,
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
        let database = Database::Sqlite(sqlite::options(folder, scratch.is_none()));
        Store::of(database, Some(lock), scratch).await
    }

    async fn of(
        database: Database,
        lock: Option<File>,
        scratch: Option<Scratch>,
    ) -> Result<Store, sqlx::Error> {
        let journal = Journal::open(database.clone()).await?;
        Ok(Store { readers: database.readers().await?, journal, _lock: lock, _scratch: scratch })
    }

    /// The only row of what is asked for, if there is one.
    pub(crate) async fn optional(&self, statement: Statement) -> Result<Option<Row>, sqlx::Error> {
        self.readers.optional(statement).await
    }

    /// A column of all rows of what is asked for.
    pub(crate) async fn column<T: sql::Column>(
        &self,
        statement: Statement,
        name: &str,
    ) -> Result<Vec<T>, sqlx::Error> {
        self.all(statement).await?.iter().map(|row| row.get(name)).collect()
    }

    /// All rows of what is asked for.
    pub(crate) async fn all(&self, statement: Statement) -> Result<Vec<Row>, sqlx::Error> {
        self.readers.all(statement).await
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
            self.optional(sql(table)).await?;
        }
        Ok(())
    }

    /// Writes everything that waits and closes the file. Readers go first: the last who closes it puts the write-ahead
    /// log into the main file.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.journal.close().await;
    }
}
