//! SQL that both databases understand: a statement with its values, and the rows that it returns.
//!
//! One text serves both. Parameters are written `$1`, flags are whole numbers (0 or 1), and statements that insert or replace
//! name the conflict. [`super::database::Connection`] handles the remaining differences.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::database::Connection;

/// A statement with its values.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub(super) text: &'static str,
    pub(super) values: Vec<Value>,
}

/// A value of a statement.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Integer(Option<i64>),
    Real(f64),
    Text(Option<String>),
    Bytes(Vec<u8>),
}

/// A statement without values.
pub(crate) fn sql(text: &'static str) -> Statement {
    Statement { text, values: Vec::new() }
}

impl Statement {
    /// The value of the next parameter.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Statement {
        self.values.push(value.into());
        self
    }

    /// Executes it; returns how many rows it has changed.
    pub(crate) async fn execute(self, connection: &mut Connection) -> Result<u64, sqlx::Error> {
        connection.execute(self).await
    }

    /// The only row, if there is one.
    pub(crate) async fn optional(self, connection: &mut Connection) -> Result<Option<Row>, sqlx::Error> {
        connection.optional(self).await
    }

    /// All rows.
    pub(crate) async fn all(self, connection: &mut Connection) -> Result<Vec<Row>, sqlx::Error> {
        connection.all(self).await
    }
}

/// The statement as one of sqlx, for the database at hand.
macro_rules! query {
    ($statement:expr) => {{
        let $crate::store::sql::Statement { text, values } = $statement;
        values.into_iter().fold(sqlx::query(text), |query, value| match value {
            $crate::store::sql::Value::Integer(value) => query.bind(value),
            $crate::store::sql::Value::Real(value) => query.bind(value),
            $crate::store::sql::Value::Text(value) => query.bind(value),
            $crate::store::sql::Value::Bytes(value) => query.bind(value),
        })
    }};
}
pub(super) use query;

macro_rules! values {
    ($($kind:ty => $make:expr;)*) => {$(
        impl From<$kind> for Value {
            fn from(value: $kind) -> Value {
                #[allow(clippy::redundant_closure_call, reason = "every kind has its own")]
                ($make)(value)
            }
        }
    )*};
}

values! {
    i64 => |value| Value::Integer(Some(value));
    Option<i64> => Value::Integer;
    // Times and counts are far below the largest number of a database.
    u64 => |value| Value::Integer(Some(value as i64));
    u32 => |value| Value::Integer(Some(i64::from(value)));
    usize => |value| Value::Integer(Some(value as i64));
    bool => |value| Value::Integer(Some(i64::from(value)));
    f64 => Value::Real;
    String => |value| Value::Text(Some(value));
    &str => |value: &str| Value::Text(Some(value.to_owned()));
    &String => |value: &String| Value::Text(Some(value.clone()));
    Option<String> => Value::Text;
    Vec<u8> => Value::Bytes;
}

/// A row of a result.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    #[cfg(feature = "cluster")]
    Postgres(sqlx::postgres::PgRow),
}

impl Row {
    /// The value of a column.
    pub(crate) fn get<T: Column>(&self, name: &str) -> Result<T, sqlx::Error> {
        T::of(self, name)
    }

    fn integer(&self, name: &str) -> Result<Option<i64>, sqlx::Error> {
        match self {
            Row::Sqlite(row) => row.try_get(name),
            #[cfg(feature = "cluster")]
            Row::Postgres(row) => super::postgres::integer(row, name),
        }
    }

    fn real(&self, name: &str) -> Result<Option<f64>, sqlx::Error> {
        match self {
            Row::Sqlite(row) => row.try_get(name),
            #[cfg(feature = "cluster")]
            Row::Postgres(row) => row.try_get(name),
        }
    }

    fn text(&self, name: &str) -> Result<Option<String>, sqlx::Error> {
        match self {
            Row::Sqlite(row) => row.try_get(name),
            #[cfg(feature = "cluster")]
            Row::Postgres(row) => row.try_get(name),
        }
    }
}

/// A type that a column can be read as.
pub(crate) trait Column: Sized {
    /// The value in a row.
    fn of(row: &Row, name: &str) -> Result<Self, sqlx::Error>;
}

fn there<T>(value: Option<T>, name: &str) -> Result<T, sqlx::Error> {
    let source = "there is nothing in it".into();
    value.ok_or_else(|| sqlx::Error::ColumnDecode { index: name.to_owned(), source })
}

fn number<T: TryFrom<i64>>(row: &Row, name: &str) -> Result<T, sqlx::Error>
where
    T::Error: std::error::Error + Send + Sync + 'static,
{
    T::try_from(there(row.integer(name)?, name)?).map_err(|error| sqlx::Error::Decode(error.into()))
}

macro_rules! columns {
    ($($kind:ty => $read:expr;)*) => {$(
        impl Column for $kind {
            fn of(row: &Row, name: &str) -> Result<$kind, sqlx::Error> {
                $read(row, name)
            }
        }
    )*};
}

columns! {
    i64 => number;
    u64 => number;
    u32 => number;
    Option<i64> => Row::integer;
    bool => |row: &Row, name| Ok(there(row.integer(name)?, name)? != 0);
    f64 => |row: &Row, name| there(row.real(name)?, name);
    Option<f64> => Row::real;
    String => |row: &Row, name| there(row.text(name)?, name);
    Option<String> => Row::text;
}
