//! The databases: how each is opened, and where they differ.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use serde::Serialize;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection, SqlitePool};

use super::journal::Entry;
use super::sql::{Row, Statement, query, sql};
use super::{migrations, sqlite};

/// How many readers there are.
const READERS: u32 = 4;
/// How long closing readers may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Which database, and how it is reached.
#[derive(Clone, Debug)]
pub(super) enum Database {
    Sqlite(Box<SqliteConnectOptions>),
    #[cfg(feature = "cluster")]
    Postgres(Box<super::postgres::Server>),
}

impl Database {
    /// A connection that writes.
    pub(super) async fn connect(&self) -> Result<Connection, sqlx::Error> {
        match self {
            Database::Sqlite(options) => Ok(Connection::Sqlite(options.connect().await?)),
            #[cfg(feature = "cluster")]
            Database::Postgres(server) => Ok(Connection::Postgres(Box::new(server.connect().await?))),
        }
    }

    /// Connections that read. The writer has made the database, and has brought it up to date.
    pub(super) async fn readers(&self) -> Result<Readers, sqlx::Error> {
        match self {
            Database::Sqlite(options) => {
                let options = (**options).clone().create_if_missing(false).read_only(true);
                let pool = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await?;
                Ok(Readers::Sqlite(pool))
            }
            #[cfg(feature = "cluster")]
            Database::Postgres(server) => Ok(Readers::Postgres(server.readers().await?)),
        }
    }
}

/// By which a transaction is found again if its commit was not answered: how many the life of a server has committed with it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mark {
    pub(super) node: i64,
    pub(super) commits: i64,
}

/// A connection that writes.
#[derive(Debug)]
pub(crate) enum Connection {
    Sqlite(SqliteConnection),
    #[cfg(feature = "cluster")]
    Postgres(Box<super::postgres::Session>),
}

impl Connection {
    pub(super) async fn execute(&mut self, statement: Statement) -> Result<u64, sqlx::Error> {
        match self {
            Connection::Sqlite(connection) => {
                Ok(query!(statement).execute(connection).await?.rows_affected())
            }
            #[cfg(feature = "cluster")]
            Connection::Postgres(session) => {
                Ok(query!(statement).execute(&mut session.connection).await?.rows_affected())
            }
        }
    }

    pub(super) async fn optional(&mut self, statement: Statement) -> Result<Option<Row>, sqlx::Error> {
        Ok(match self {
            Connection::Sqlite(connection) => {
                query!(statement).fetch_optional(connection).await?.map(Row::Sqlite)
            }
            #[cfg(feature = "cluster")]
            Connection::Postgres(session) => {
                query!(statement).fetch_optional(&mut session.connection).await?.map(Row::Postgres)
            }
        })
    }

    pub(super) async fn all(&mut self, statement: Statement) -> Result<Vec<Row>, sqlx::Error> {
        Ok(match self {
            Connection::Sqlite(connection) => {
                query!(statement).fetch_all(connection).await?.into_iter().map(Row::Sqlite).collect()
            }
            #[cfg(feature = "cluster")]
            Connection::Postgres(session) => {
                let rows = query!(statement).fetch_all(&mut session.connection).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// Brings the tables up to date.
    pub(super) async fn migrate(&mut self) -> Result<(), sqlx::Error> {
        if matches!(self, Connection::Sqlite(_)) {
            sqlite::keep_a_copy(self, migrations::last_of_sqlite()).await?;
        }
        let done = match self {
            Connection::Sqlite(connection) => migrations::sqlite().run(connection).await,
            #[cfg(feature = "cluster")]
            Connection::Postgres(session) => migrations::postgres().run(&mut session.connection).await,
        };
        done.map_err(|error| sqlx::Error::Migrate(Box::new(error)))
    }

    /// Begins a transaction that writes.
    pub(super) async fn begin(&mut self) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(_) => sql("BEGIN IMMEDIATE").execute(self).await.map(|_| ()),
            #[cfg(feature = "cluster")]
            Connection::Postgres(session) => session.begin().await,
        }
    }

    /// The mark of the transaction that is open. A file needs none: an answer always arrives.
    pub(super) fn mark(&self) -> Option<Mark> {
        match self {
            Connection::Sqlite(_) => None,
            #[cfg(feature = "cluster")]
            Connection::Postgres(session) => Some(session.mark()),
        }
    }

    /// Whether the transaction with a mark was committed. Waits until it has ended.
    #[cfg_attr(not(feature = "cluster"), expect(unused_variables, reason = "a file has no marks"))]
    pub(super) async fn is_committed(&mut self, mark: Mark) -> Result<bool, sqlx::Error> {
        match self {
            #[cfg(feature = "cluster")]
            Connection::Postgres(session) => session.is_committed(mark).await,
            Connection::Sqlite(_) => Err(sqlx::Error::Protocol("a file has no marks".to_owned())),
        }
    }

    /// Writes entries in one statement; returns for each whether it was written. An entry is written only if it follows the last
    /// one of its game, and if this server leads the game in the epoch in which it was played. So whatever else fails, the entries
    /// of a game are numbered without a hole.
    pub(super) async fn insert_entries(&mut self, entries: &[Entry]) -> Result<Vec<bool>, sqlx::Error> {
        if entries.is_empty() {
            return Ok(Vec::new());
        }
        let rows = serde_json::to_string(&in_sequences(entries));
        let rows = rows.map_err(|error| sqlx::Error::Encode(error.into()))?;
        let statement = match self {
            Connection::Sqlite(_) => sql(sqlite::INSERT_ENTRIES).bind(rows),
            #[cfg(feature = "cluster")]
            Connection::Postgres(session) => {
                sql(super::postgres::INSERT_ENTRIES).bind(rows).bind(session.node())
            }
        };
        let mut written = HashSet::new();
        for row in statement.all(self).await? {
            written.insert((row.get::<String>("game")?, row.get::<u32>("number")?));
        }
        // If a number occurs twice, the first one was written.
        Ok(entries.iter().map(|entry| written.remove(&(entry.game.clone(), entry.number))).collect())
    }

    /// Fails if this server does not lead a game in an epoch.
    #[cfg_attr(not(feature = "cluster"), expect(unused_variables, reason = "one server leads all games"))]
    pub(super) async fn check_leads(&mut self, game: &str, epoch: u64) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(_) => Ok(()),
            #[cfg(feature = "cluster")]
            Connection::Postgres(session) => session.check_leads(game, epoch).await,
        }
    }

    /// Makes this server the leader of a game being created.
    #[cfg_attr(not(feature = "cluster"), expect(unused_variables, reason = "one server leads all games"))]
    pub(super) async fn lead_new(&mut self, game: &str) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(_) => Ok(()),
            #[cfg(feature = "cluster")]
            Connection::Postgres(session) => session.lead_new(game).await,
        }
    }

    /// Locks the ratings until this transaction ends, because they are read, changed and written.
    pub(crate) async fn lock_ratings(&mut self) -> Result<(), sqlx::Error> {
        match self {
            // There is no other writer.
            Connection::Sqlite(_) => Ok(()),
            #[cfg(feature = "cluster")]
            Connection::Postgres(session) => session.lock_ratings().await,
        }
    }

    /// The number of a new person, which is never reused.
    pub(crate) async fn next_person(&mut self) -> Result<i64, sqlx::Error> {
        let row = match self {
            Connection::Sqlite(_) => {
                let row =
                    sql("INSERT INTO person_numbers DEFAULT VALUES RETURNING id").optional(self).await?;
                // The table remembers the last number without its row.
                sql("DELETE FROM person_numbers").execute(self).await?;
                row
            }
            #[cfg(feature = "cluster")]
            Connection::Postgres(_) => sql("SELECT nextval('person_numbers') AS id").optional(self).await?,
        };
        row.ok_or(sqlx::Error::RowNotFound)?.get("id")
    }

    /// Whether an error is one of a single statement, which leaves the rest of the transaction as it was.
    pub(super) fn concerns_one(&self, error: &sqlx::Error) -> bool {
        match error {
            sqlx::Error::Database(error) => {
                let code = error.code().unwrap_or_default();
                match self {
                    Connection::Sqlite(_) => sqlite::concerns_one(&code),
                    #[cfg(feature = "cluster")]
                    Connection::Postgres(_) => super::postgres::concerns_one(&code),
                }
            }
            sqlx::Error::Encode(_) | sqlx::Error::Decode(_) | sqlx::Error::RowNotFound => true,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::ColumnNotFound(_) => true,
            _ => false,
        }
    }

    /// Puts everything where the next one finds it fast, and closes the connection.
    pub(super) async fn close(mut self) {
        if matches!(self, Connection::Sqlite(_))
            && let Err(error) = sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut self).await
        {
            tracing::warn!(%error, "the write-ahead log stays beside the database");
        }
        self.forget().await;
    }

    /// Closes the connection; what it has not committed is rolled back.
    pub(super) async fn forget(self) {
        let closed = match self {
            Connection::Sqlite(connection) => connection.close().await,
            #[cfg(feature = "cluster")]
            Connection::Postgres(session) => session.connection.close().await,
        };
        if let Err(error) = closed {
            tracing::warn!(%error, "the connection to the database could not be closed");
        }
    }
}

/// An entry among others that are written with it.
#[derive(Serialize)]
struct EntryRow<'a> {
    #[serde(flatten)]
    entry: &'a Entry,
    /// The number of the first of the entries that directly follow each other up to this one. What is on disk has to end before
    /// it: no statement sees its own rows.
    first: u32,
}

fn in_sequences<'a>(entries: &'a [Entry]) -> Vec<EntryRow<'a>> {
    let mut latest: HashMap<&str, (&'a Entry, u32)> = HashMap::new();
    let row = |entry: &'a Entry| {
        let first = match latest.get(&*entry.game) {
            Some((last, first)) if last.number + 1 == entry.number && last.epoch == entry.epoch => *first,
            _ => entry.number,
        };
        latest.insert(&entry.game, (entry, first));
        EntryRow { entry, first }
    };
    entries.iter().map(row).collect()
}

/// Connections that read.
#[derive(Debug)]
pub(super) enum Readers {
    Sqlite(SqlitePool),
    #[cfg(feature = "cluster")]
    Postgres(sqlx::PgPool),
}

impl Readers {
    pub(super) async fn optional(&self, statement: Statement) -> Result<Option<Row>, sqlx::Error> {
        Ok(match self {
            Readers::Sqlite(pool) => query!(statement).fetch_optional(pool).await?.map(Row::Sqlite),
            #[cfg(feature = "cluster")]
            Readers::Postgres(pool) => query!(statement).fetch_optional(pool).await?.map(Row::Postgres),
        })
    }

    pub(super) async fn all(&self, statement: Statement) -> Result<Vec<Row>, sqlx::Error> {
        Ok(match self {
            Readers::Sqlite(pool) => {
                query!(statement).fetch_all(pool).await?.into_iter().map(Row::Sqlite).collect()
            }
            #[cfg(feature = "cluster")]
            Readers::Postgres(pool) => {
                query!(statement).fetch_all(pool).await?.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    pub(super) async fn close(&self) {
        let close = async {
            match self {
                Readers::Sqlite(pool) => pool.close().await,
                #[cfg(feature = "cluster")]
                Readers::Postgres(pool) => pool.close().await,
            }
        };
        if tokio::time::timeout(PATIENCE, close).await.is_err() {
            tracing::warn!("somebody still reads the database");
        }
    }
}
