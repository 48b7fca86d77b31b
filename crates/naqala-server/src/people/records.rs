//! People in the database.

use naqala_wire::ErrorCode;
use naqala_wire::account::{GameRating, Person};
use sqlx::{Row as _, SqliteConnection};

use crate::rating;
use crate::refusal::Answer;
use crate::store::Store;

/// A person found by name.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) person: i64,
    pub(crate) face: Person,
    /// The hash of the password, of an account.
    pub(crate) password: Option<String>,
    pub(crate) since: u64,
}

/// Writes a person; gives the number, which nobody had before.
pub(super) async fn insert_person(
    connection: &mut SqliteConnection,
    name: String,
    password: Option<String>,
    now: u64,
) -> Result<i64, sqlx::Error> {
    let number = sqlx::query("INSERT INTO person_numbers DEFAULT VALUES")
        .execute(&mut *connection)
        .await?
        .last_insert_rowid();
    // The table remembers the last number without its row.
    sqlx::query("DELETE FROM person_numbers").execute(&mut *connection).await?;
    sqlx::query("INSERT INTO people (id, name, password, since) VALUES (?, ?, ?, ?)")
        .bind(number)
        .bind(name)
        .bind(password)
        .bind(now as i64)
        .execute(connection)
        .await?;
    Ok(number)
}

/// Writes a session; gives its number. Old ones go.
pub(super) async fn insert_session(
    connection: &mut SqliteConnection,
    hash: Vec<u8>,
    person: i64,
    now: u64,
    seconds: u64,
    purpose: Option<String>,
) -> Result<i64, sqlx::Error> {
    sqlx::query("DELETE FROM sessions WHERE person = ? AND until <= ?")
        .bind(person)
        .bind(now as i64)
        .execute(&mut *connection)
        .await?;
    let until = now + seconds * 1000;
    let written =
        sqlx::query("INSERT INTO sessions (hash, person, since, until, purpose) VALUES (?, ?, ?, ?, ?)")
            .bind(hash)
            .bind(person)
            .bind(now as i64)
            .bind(until as i64)
            .bind(purpose)
            .execute(connection)
            .await?;
    Ok(written.last_insert_rowid())
}

/// The person of a name.
pub(crate) async fn find(store: &Store, name: &str) -> Answer<Found> {
    let row = sqlx::query("SELECT id, name, password, bot, since FROM people WHERE name = ?")
        .bind(name)
        .fetch_optional(&store.readers)
        .await?
        .ok_or(ErrorCode::NotFound)?;
    let password: Option<String> = row.try_get("password")?;
    let face = Person {
        name: row.try_get("name")?,
        guest: password.is_none(),
        bot: row.try_get("bot")?,
        rating: None,
    };
    Ok(Found { person: row.try_get("id")?, face, password, since: row.try_get::<i64, _>("since")? as u64 })
}

/// The ratings of a person, the game played most first.
pub(crate) async fn profile_ratings(store: &Store, person: i64) -> Answer<Vec<GameRating>> {
    let rows =
        sqlx::query("SELECT game, value, deviation, games FROM ratings WHERE person = ? ORDER BY games DESC")
            .bind(person)
            .fetch_all(&store.readers)
            .await?;
    let rating = |row: &sqlx::sqlite::SqliteRow| -> Result<GameRating, sqlx::Error> {
        let rating = rating::shown(row.try_get("value")?, row.try_get("deviation")?, row.try_get("games")?);
        Ok(GameRating { game: row.try_get("game")?, rating })
    };
    Ok(rows.iter().map(rating).collect::<Result<_, _>>()?)
}

/// Whether one of two people has blocked the other.
pub(crate) async fn is_blocked(store: &Store, one: i64, other: i64) -> Answer<bool> {
    let found: Option<i64> = sqlx::query_scalar(
        "SELECT 1 FROM blocks WHERE person = ?1 AND blocked = ?2 OR person = ?2 AND blocked = ?1",
    )
    .bind(one)
    .bind(other)
    .fetch_optional(&store.readers)
    .await?;
    Ok(found.is_some())
}

impl Store {
    /// A person with the rating in a game.
    pub(crate) async fn face(&self, person: i64, game: &str) -> Result<Option<Person>, sqlx::Error> {
        let row = sqlx::query(
            "SELECT name, password IS NULL AS guest, bot, value, deviation, games \
             FROM people LEFT JOIN ratings ON ratings.person = people.id AND ratings.game = ? \
             WHERE people.id = ?",
        )
        .bind(game)
        .bind(person)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| crate::store::person_of(&row)).transpose()
    }
}
