//! What people change about themselves.

use naqala_wire::account::Block;
use serde_json::{Value, json};
use sqlx::{Row as _, Sqlite, query::Query, sqlite::SqliteArguments};

use crate::app::App;
use crate::ids;
use crate::refusal::Answer;
use crate::store::Unsaved;

/// Executes one statement.
async fn execute(app: &App, query: Query<'static, Sqlite, SqliteArguments>) -> Answer<u64> {
    let written = app.store().journal.write(move |connection| {
        Box::pin(async move { Ok(query.execute(connection).await?.rows_affected()) })
    });
    Ok(written.await?)
}

/// Deletes a person with everything that is only about him.
pub(crate) async fn delete(app: &App, person: i64) -> Answer<()> {
    execute(app, sqlx::query("DELETE FROM people WHERE id = ?").bind(person)).await?;
    Ok(())
}

/// Forgets guests who cannot come back, as their sessions are over, and whose games are over too.
pub(crate) fn forget_guests(app: &App) -> Result<(), Unsaved> {
    let now = ids::now();
    app.store().journal.task(
        move |connection| {
            Box::pin(async move {
                sqlx::query(
                    "DELETE FROM people WHERE password IS NULL \
                     AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND until > ?) \
                     AND NOT EXISTS (SELECT 1 FROM players JOIN games ON games.id = players.game \
                     WHERE players.person = people.id AND ending IS NULL)",
                )
                .bind(now as i64)
                .execute(connection)
                .await
            })
        },
        |forgotten| match forgotten {
            Ok(forgotten) => tracing::debug!(count = forgotten.rows_affected(), "guests are forgotten"),
            Err(error) => tracing::warn!(%error, "guests could not be forgotten"),
        },
    )
}

pub(crate) async fn set_password(app: &App, person: i64, hash: String) -> Answer<()> {
    let query = sqlx::query("UPDATE people SET password = ? WHERE id = ?").bind(hash).bind(person);
    execute(app, query).await?;
    Ok(())
}

/// A program plays in this name from now on.
pub(crate) async fn be_bot(app: &App, person: i64) -> Answer<()> {
    execute(app, sqlx::query("UPDATE people SET bot = 1 WHERE id = ?").bind(person)).await?;
    Ok(())
}

pub(crate) async fn block(app: &App, person: i64, other: i64) -> Answer<()> {
    let query = sqlx::query("INSERT OR IGNORE INTO blocks (person, blocked) VALUES (?, ?)");
    execute(app, query.bind(person).bind(other)).await?;
    Ok(())
}

/// Takes a block back; tells whether there was one.
pub(crate) async fn unblock(app: &App, person: i64, other: i64) -> Answer<bool> {
    let query = sqlx::query("DELETE FROM blocks WHERE person = ? AND blocked = ?").bind(person).bind(other);
    Ok(execute(app, query).await? > 0)
}

/// Whom a person has blocked.
pub(crate) async fn blocks(app: &App, person: i64) -> Answer<Vec<Block>> {
    let names: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM blocks JOIN people ON people.id = blocked WHERE person = ? ORDER BY name",
    )
    .bind(person)
    .fetch_all(&app.store().readers)
    .await?;
    Ok(names.into_iter().map(|name| Block { name }).collect())
}

pub(crate) async fn report(app: &App, by: i64, about: i64, game: Option<String>, text: String) -> Answer<()> {
    let query = sqlx::query("INSERT INTO reports (by, about, game, text, at) VALUES (?, ?, ?, ?, ?)");
    execute(app, query.bind(by).bind(about).bind(game).bind(text).bind(ids::now() as i64)).await?;
    Ok(())
}

/// What a person has reported.
pub(crate) async fn reports_by(app: &App, person: i64) -> Answer<Vec<Value>> {
    let rows = sqlx::query("SELECT game, text, at FROM reports WHERE by = ? ORDER BY at")
        .bind(person)
        .fetch_all(&app.store().readers)
        .await?;
    let report = |row: &sqlx::sqlite::SqliteRow| -> Result<Value, sqlx::Error> {
        let game: Option<String> = row.try_get("game")?;
        let (text, at): (String, i64) = (row.try_get("text")?, row.try_get("at")?);
        Ok(json!({ "game": game, "text": text, "at": at }))
    };
    Ok(rows.iter().map(report).collect::<Result<_, _>>()?)
}
