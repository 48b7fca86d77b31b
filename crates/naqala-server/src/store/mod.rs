//! The database: one writer that commits for many clients at once, and readers. Only [`database`] knows which database is in use:
//! SQLite in a folder, or PostgreSQL.

mod database;
mod error;
pub(crate) mod files;
mod games;
mod holes;
mod journal;
mod leads;
mod migrations;
#[cfg(feature = "cluster")]
mod nodes;
mod outages;
#[cfg(feature = "cluster")]
mod postgres;
mod ratings;
mod seeks;
mod sql;
mod sqlite;
mod summaries;
#[cfg(test)]
mod tests;

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use database::{Database, Readers};
use files::Draft;

pub(crate) use database::Connection;
pub(crate) use error::{OpenError, damage};
#[cfg(test)]
pub(crate) use games::StoredEntry;
pub(crate) use games::{GameList, GameRow, NewGame, count_fault, end, take_back};
pub(crate) use holes::Hole;
pub(crate) use journal::{Entry, Journal, Unsaved, Writing};
pub(crate) use leads::Lead;
#[cfg(feature = "cluster")]
pub(crate) use nodes::{Heart, Member};
pub(crate) use outages::{GRACE, Outages, beat};
#[cfg(all(test, feature = "cluster"))]
pub(crate) use postgres::SURE;
pub(crate) use ratings::RatedGame;
pub(crate) use seeks::{StoredSeek, remove_seek};
pub(crate) use sql::{Row, Statement, sql};
pub(crate) use summaries::SummaryList;

/// Whether a file is a whole database of this program, of this version or an older one.
pub(crate) async fn check_backup(file: &Path) -> Result<(), sqlx::Error> {
    let mut connection = Database::Sqlite(Box::new(sqlite::backup(file))).connect().await?;
    let found: String = sql("PRAGMA integrity_check")
        .optional(&mut connection)
        .await?
        .ok_or(sqlx::Error::RowNotFound)?
        .get("integrity_check")?;
    let is_known = sql("SELECT max(version) AS last FROM _sqlx_migrations").optional(&mut connection).await?;
    let last: Option<i64> = is_known.ok_or(sqlx::Error::RowNotFound)?.get("last")?;
    connection.forget().await;
    match last {
        _ if found != "ok" => Err(sqlx::Error::Protocol(found)),
        Some(last) if last > migrations::last_of_sqlite() => {
            Err(sqlx::Error::Protocol("a newer version of the program has made it".to_owned()))
        }
        _ => Ok(()),
    }
}

/// The database.
#[derive(Debug)]
pub(crate) struct Store {
    readers: Readers,
    pub(crate) journal: Journal,
    /// Where the file is, if it is one.
    folder: Option<PathBuf>,
    #[cfg(feature = "cluster")]
    life: Option<std::sync::Arc<postgres::Life>>,
    /// Held as long as the store is open: one server alone works with a folder.
    lock: Option<File>,
    /// Keeps a database in memory while the writer opens a new connection.
    _memory: Option<Connection>,
}

impl Store {
    /// Opens a PostgreSQL database; in the folder, if there is one, lies nothing but the socket of the operator.
    #[cfg(feature = "cluster")]
    pub(crate) async fn connect(url: &str, folder: Option<&Path>) -> Result<Store, OpenError> {
        let lock = folder.map(files::lock).transpose()?;
        let server = Box::new(postgres::Server::new(url)?);
        let life = std::sync::Arc::clone(server.life());
        let store = Store::of(Database::Postgres(server), lock).await?;
        Ok(Store { life: Some(life), ..store })
    }

    /// Under which number this server leads games.
    #[cfg(feature = "cluster")]
    pub(crate) fn life(&self) -> &postgres::Life {
        self.life.as_ref().expect("a shared database has one")
    }

    /// Opens the database in a folder, or one in memory.
    pub(crate) async fn open(folder: Option<&Path>) -> Result<Store, OpenError> {
        let Some(folder) = folder else {
            let database = Database::Sqlite(Box::new(sqlite::in_memory()));
            let memory = database.connect().await?;
            return Ok(Store { _memory: Some(memory), ..Store::of(database, None).await? });
        };
        let lock = files::prepare(folder)?;
        let database = Database::Sqlite(Box::new(sqlite::in_folder(folder)));
        let store = Store::of(database, Some(lock)).await?;
        Ok(Store { folder: Some(folder.to_owned()), ..store })
    }

    async fn of(database: Database, lock: Option<File>) -> Result<Store, sqlx::Error> {
        let journal = Journal::open(database.clone()).await?;
        Ok(Store {
            readers: database.readers().await?,
            journal,
            folder: None,
            #[cfg(feature = "cluster")]
            life: None,
            lock,
            _memory: None,
        })
    }

    /// The only row of a result, if there is one.
    pub(crate) async fn optional(&self, statement: Statement) -> Result<Option<Row>, sqlx::Error> {
        self.readers.optional(statement).await
    }

    /// A column of all rows of a result.
    pub(crate) async fn column<T: sql::Column>(
        &self,
        statement: Statement,
        name: &str,
    ) -> Result<Vec<T>, sqlx::Error> {
        self.all(statement).await?.iter().map(|row| row.get(name)).collect()
    }

    /// All rows of a result.
    pub(crate) async fn all(&self, statement: Statement) -> Result<Vec<Row>, sqlx::Error> {
        self.readers.all(statement).await
    }

    /// Copies the data into a file that has no name any more, while the server keeps running; `None` if the data is in
    /// another database.
    pub(crate) async fn copy(&self) -> Result<Option<File>, sqlx::Error> {
        let Some(folder) = &self.folder else { return Ok(None) };
        let draft = Draft::new(folder).map_err(sqlx::Error::Io)?;
        self.all(sqlite::copy_into(&draft)).await?;
        files::own(draft.path(), fs::OpenOptions::new().read(true)).map(Some).map_err(sqlx::Error::Io)
    }

    /// The key that signs notices to people whose page is closed: the one that is kept, or this new one, which is kept from now on.
    /// Servers that share a database have one key.
    pub(crate) async fn push_key(&self, new: Vec<u8>) -> Result<Vec<u8>, sqlx::Error> {
        if let Some(folder) = &self.folder {
            return files::keep(folder, files::PUSH_KEY, &new).map_err(sqlx::Error::Io);
        }
        // Whoever asked for notices of a server that keeps nothing is forgotten with the key.
        if !self.is_shared() {
            return Ok(new);
        }
        let written = self.journal.write(move |connection| {
            Box::pin(async move {
                let new = STANDARD.encode(new);
                sql("UPDATE site SET push_key = $1 WHERE push_key IS NULL")
                    .bind(new)
                    .execute(connection)
                    .await?;
                let row = sql("SELECT push_key FROM site").optional(connection).await?;
                row.ok_or(sqlx::Error::RowNotFound)?.get::<String>("push_key")
            })
        });
        let kept = written.await.map_err(|unsaved| sqlx::Error::Protocol(unsaved.to_string()))?;
        STANDARD.decode(kept).map_err(|error| sqlx::Error::Decode(error.into()))
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

    /// Whether a transaction can be committed.
    pub(crate) async fn can_write(&self) -> bool {
        let written = if self.is_shared() {
            self.journal.write(|_| Box::pin(async { Ok(()) })).await
        } else {
            self.journal.write(beat(crate::ids::now())).await
        };
        written.is_ok()
    }

    /// Executes a statement, such as one that makes other statements fail.
    #[cfg(test)]
    pub(crate) async fn execute(&self, statement: &'static str) {
        let written = self.journal.write(move |connection| Box::pin(sql(statement).execute(connection)));
        written.await.expect("a statement for this database");
    }

    /// Lets the writer wait until what is returned is used or dropped.
    #[cfg(test)]
    pub(crate) async fn hold_writer(&self) -> tokio::sync::oneshot::Sender<()> {
        let (begun, is_begun) = tokio::sync::oneshot::channel();
        let (go_on, goes_on) = tokio::sync::oneshot::channel::<()>();
        let wait = self.journal.task(
            move |_| {
                Box::pin(async move {
                    let _ = begun.send(());
                    let _ = goes_on.await;
                    Ok(())
                })
            },
            |_| (),
        );
        wait.unwrap();
        is_begun.await.unwrap();
        go_on
    }

    /// The steps in which SQLite answers a query.
    #[cfg(test)]
    async fn steps_of(&self, query: &str) -> Vec<String> {
        #[cfg_attr(not(feature = "cluster"), expect(irrefutable_let_patterns))]
        let database::Readers::Sqlite(readers) = &self.readers else { panic!("it is SQLite") };
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
        let plan: Vec<(i64, i64, i64, String)> = sqlx::query_as(explain).fetch_all(readers).await.unwrap();
        plan.into_iter().map(|step| step.3).collect()
    }

    /// Writes everything that waits and closes the file. Readers go first: the last who closes it puts the write-ahead
    /// log into the main file.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.journal.close().await;
        // Tasks that end later may still hold the store.
        if let Some(Err(error)) = self.lock.as_ref().map(File::unlock) {
            tracing::warn!(%error, "the lock of the data stays until the process ends");
        }
    }
}
