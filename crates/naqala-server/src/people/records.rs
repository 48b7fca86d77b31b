//! People in the database.

use naqala_wire::ErrorCode;
use naqala_wire::account::{GameRating, Person};

use crate::rating;
use crate::refusal::Answer;
use crate::store::{Connection, Row, Store, sql};

/// A person found by name.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) person: i64,
    pub(crate) face: Person,
    /// The hash of the password, of an account.
    pub(crate) password: Option<String>,
    pub(crate) since: u64,
    pub(crate) moderator: bool,
    /// Why the person is banned, who may not sign in.
    pub(crate) ban: Option<String>,
}

/// Inserts a person; returns the number, which is never reused.
pub(super) async fn insert_person(
    connection: &mut Connection,
    name: String,
    password: Option<String>,
    now: u64,
) -> Result<i64, sqlx::Error> {
    let number = connection.next_person().await?;
    sql("INSERT INTO people (id, name, password, since) VALUES ($1, $2, $3, $4)")
        .bind(number)
        .bind(name)
        .bind(password)
        .bind(now)
        .execute(connection)
        .await?;
    Ok(number)
}

/// Inserts a session; returns its number. Old sessions are deleted.
pub(super) async fn insert_session(
    connection: &mut Connection,
    hash: Vec<u8>,
    person: i64,
    now: u64,
    seconds: u64,
    purpose: Option<String>,
) -> Result<i64, sqlx::Error> {
    sql("DELETE FROM sessions WHERE person = $1 AND until <= $2")
        .bind(person)
        .bind(now)
        .execute(connection)
        .await?;
    let until = now + seconds * 1000;
    let row = sql(
        "INSERT INTO sessions (hash, person, since, until, purpose) VALUES ($1, $2, $3, $4, $5) RETURNING id",
    )
    .bind(hash)
    .bind(person)
    .bind(now)
    .bind(until)
    .bind(purpose)
    .optional(connection)
    .await?;
    row.ok_or(sqlx::Error::RowNotFound)?.get("id")
}

/// Gives a guest a name and a password; the guest is an account then.
///
/// # Errors
/// [`crate::store::Unsaved::Gone`]: there is no such guest, or not any more.
pub(super) async fn update_guest(
    connection: &mut Connection,
    guest: i64,
    name: String,
    password: String,
) -> Result<i64, sqlx::Error> {
    let update = sql("UPDATE people SET name = $1, password = $2 WHERE id = $3 AND password IS NULL");
    let changed = update.bind(name).bind(password).bind(guest).execute(connection).await?;
    if changed > 0 { Ok(guest) } else { Err(sqlx::Error::RowNotFound) }
}

pub(super) async fn update_password(
    connection: &mut Connection,
    person: i64,
    hash: String,
) -> Result<(), sqlx::Error> {
    let update = sql("UPDATE people SET password = $1 WHERE id = $2");
    update.bind(hash).bind(person).execute(connection).await?;
    Ok(())
}

/// Ends all sessions of a person but one.
pub(super) async fn end_sessions(
    connection: &mut Connection,
    person: i64,
    but: Option<i64>,
) -> Result<(), sqlx::Error> {
    let end = sql("DELETE FROM sessions WHERE person = $1 AND id IS DISTINCT FROM $2");
    end.bind(person).bind(but).execute(connection).await?;
    Ok(())
}

/// The person of a name.
pub(crate) async fn find(store: &Store, name: &str) -> Answer<Found> {
    let asked = sql(
        "SELECT id, name, password, bot, since, moderator, banned, ban_reason FROM people WHERE name = $1",
    )
    .bind(name);
    let row = store.optional(asked).await?.ok_or(ErrorCode::NotFound)?;
    let password: Option<String> = row.get("password")?;
    let face =
        Person { name: row.get("name")?, guest: password.is_none(), bot: row.get("bot")?, rating: None };
    let reason: Option<String> = row.get("ban_reason")?;
    Ok(Found {
        person: row.get("id")?,
        face,
        password,
        since: row.get("since")?,
        moderator: row.get("moderator")?,
        ban: row.get::<Option<i64>>("banned")?.map(|_| reason.unwrap_or_default()),
    })
}

/// The ratings of a person, the game played most first.
pub(crate) async fn profile_ratings(store: &Store, person: i64) -> Answer<Vec<GameRating>> {
    let asked =
        sql("SELECT game, value, deviation, games FROM ratings WHERE person = $1 ORDER BY games DESC");
    let rows = store.all(asked.bind(person)).await?;
    let rating = |row: &Row| -> Result<GameRating, sqlx::Error> {
        let rating = rating::shown(row.get("value")?, row.get("deviation")?, row.get("games")?);
        Ok(GameRating { game: row.get("game")?, rating })
    };
    Ok(rows.iter().map(rating).collect::<Result<_, _>>()?)
}

/// Whether one of two people has blocked the other.
pub(crate) async fn is_blocked(store: &Store, one: i64, other: i64) -> Answer<bool> {
    let asked =
        sql("SELECT 1 FROM blocks WHERE person = $1 AND blocked = $2 OR person = $2 AND blocked = $1")
            .bind(one)
            .bind(other);
    Ok(store.optional(asked).await?.is_some())
}
