//! Code specific to SQLite.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use super::database::Connection;
use super::files::{self, Draft};
use super::sql::{Statement, sql};

/// How long a reader waits for the writer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Entries of a batch in one statement: those that follow the last one of their game.
pub(super) const INSERT_ENTRIES: &str = "INSERT INTO entries (game, number, text, at, clock) \
    SELECT value ->> 'game', value ->> 'number', value ->> 'text', value ->> 'at', value ->> 'clock' \
    FROM json_each($1) AS new \
    WHERE EXISTS (SELECT 1 FROM games WHERE games.id = new.value ->> 'game') \
    AND new.value ->> 'first' = \
        (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE game = new.value ->> 'game') \
    ON CONFLICT (game, number) DO NOTHING RETURNING game, number";

/// The database in a folder.
pub(super) fn in_folder(folder: &Path) -> SqliteConnectOptions {
    usual(SqliteConnectOptions::new().filename(folder.join(files::DATABASE)))
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
}

/// A new database in memory. It lasts as long as there is a connection to it; all its connections share one cache, which is the
/// database.
pub(super) fn in_memory() -> SqliteConnectOptions {
    usual(SqliteConnectOptions::new().filename(format!("file:naqala-{}", crate::ids::secret())))
        .in_memory(true)
        .shared_cache(true)
        .journal_mode(SqliteJournalMode::Memory)
        .synchronous(SqliteSynchronous::Off)
        // What is sorted does not go to the disk either.
        .pragma("temp_store", "MEMORY")
}

fn usual(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .create_if_missing(true)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        // Overwrite deleted data, so that names and hashes of deleted accounts do not remain in the file.
        .pragma("secure_delete", "ON")
}

/// A file that is opened read-only.
pub(super) fn backup(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).read_only(true)
}

/// Whether an error with this code concerns only a single statement, which leaves the transaction as it was before. After other
/// errors (disk full, I/O error, out of memory) SQLite may have rolled back all of it.
pub(super) fn concerns_one(code: &str) -> bool {
    const OF_A_STATEMENT: [i32; 5] = [
        1,  // SQLITE_ERROR
        18, // SQLITE_TOOBIG
        19, // SQLITE_CONSTRAINT
        20, // SQLITE_MISMATCH
        25, // SQLITE_RANGE
    ];
    code.parse::<i32>().is_ok_and(|code| OF_A_STATEMENT.contains(&(code & 0xff)))
}

/// Copies the database into a file that is empty so far.
pub(super) fn copy_into(draft: &Draft) -> Statement {
    sql("VACUUM INTO $1").bind(draft.path().display().to_string())
}

/// Whether an error with this code says that the file is not a database, or not a whole one.
pub(super) fn is_damage(code: &str) -> bool {
    const OF_THE_FILE: [i32; 2] = [
        11, // SQLITE_CORRUPT
        26, // SQLITE_NOTADB
    ];
    code.parse::<i32>().is_ok_and(|code| OF_THE_FILE.contains(&(code & 0xff)))
}

/// Whether an error with this code says that there is no room on the disk.
pub(super) fn is_full(code: &str) -> bool {
    const FULL: i32 = 13;
    // What shares the index of the log between processes cannot grow.
    const SHARED_SIZE: i32 = 4874;
    code.parse::<i32>().is_ok_and(|code| code & 0xff == FULL || code == SHARED_SIZE)
}

/// Copies a file of an older version beside itself before its tables change.
pub(super) async fn keep_a_copy(connection: &mut Connection, last: i64) -> Result<(), sqlx::Error> {
    let is_known = sql("SELECT 1 FROM sqlite_master WHERE name = '_sqlx_migrations'");
    if is_known.optional(connection).await?.is_none() {
        return Ok(());
    }
    let steps = sql("SELECT max(version) AS last FROM _sqlx_migrations").optional(connection).await?;
    let taken = steps.map(|row| row.get::<Option<i64>>("last")).transpose()?.flatten();
    let Some(taken) = taken.filter(|taken| *taken < last) else { return Ok(()) };
    let main = sql("SELECT file FROM pragma_database_list WHERE name = 'main'").optional(connection).await?;
    let file: String = main.ok_or(sqlx::Error::RowNotFound)?.get("file")?;
    let copy = Path::new(&file).with_file_name(files::copy_of_step(taken));
    let draft = Draft::new(copy.parent().unwrap_or(Path::new("."))).map_err(sqlx::Error::Io)?;
    copy_into(&draft).execute(connection).await?;
    draft.publish(&copy).map_err(sqlx::Error::Io)?;
    tracing::info!(copy = %copy.display(), "the tables change; the data is kept as it was");
    Ok(())
}
