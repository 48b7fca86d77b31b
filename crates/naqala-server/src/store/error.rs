//! Why the data cannot be used.

use std::io;

use sqlx::error::DatabaseError as _;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteError;

use super::journal::Unsaved;
use super::sqlite;

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub(crate) enum OpenError {
    /// Another process holds the lock of the folder.
    #[error("another process works with it")]
    InUse,
    /// The file is not a database, or not a whole one.
    #[error("{0}")]
    Damaged(String),
    /// There is no room on the disk.
    #[error("there is no room on its disk: {0}")]
    Full(String),
    /// A file or a thread cannot be had.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The database refuses something.
    #[error(transparent)]
    Database(sqlx::Error),
    /// The first write failed.
    #[error(transparent)]
    Unsaved(Unsaved),
}

impl From<sqlx::Error> for OpenError {
    fn from(error: sqlx::Error) -> OpenError {
        match (damage(&error), has_code(&error, sqlite::is_full)) {
            (Some(damage), _) => OpenError::Damaged(damage),
            (None, Some(full)) => OpenError::Full(full),
            (None, None) => OpenError::Database(error),
        }
    }
}

impl From<Unsaved> for OpenError {
    fn from(error: Unsaved) -> OpenError {
        match error {
            Unsaved::Damaged(damage) => OpenError::Damaged(damage),
            error => OpenError::Unsaved(error),
        }
    }
}

/// What is wrong with the file, if that is why something failed.
pub(crate) fn damage(error: &sqlx::Error) -> Option<String> {
    has_code(error, sqlite::is_damage)
}

/// The message of an error of SQLite whose code is one of these.
fn has_code(error: &sqlx::Error, is_one: fn(&str) -> bool) -> Option<String> {
    match error {
        sqlx::Error::Database(error) => {
            let error = error.try_downcast_ref::<SqliteError>()?;
            error.code().is_some_and(|code| is_one(&code)).then(|| error.message().to_owned())
        }
        sqlx::Error::Migrate(error) => match &**error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                has_code(error, is_one)
            }
            _ => None,
        },
        _ => None,
    }
}
