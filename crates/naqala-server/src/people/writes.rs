//! Changes that people make to their accounts.

use naqala_wire::account::Block;
use serde_json::{Value, json};
use sqlx::{Row as _, Sqlite, query::Query, sqlite::SqliteArguments};

use crate::app::App;
use crate::ids;
use crate::refusal::Answer;

/// So many guests are looked at in one go.
const LOOKED_AT: i64 = 2_000;
/// So many of them are forgotten in one transaction.
const FORGOTTEN_AT_ONCE: usize = 20;

/// Executes one statement.
async fn execute(app: &App, query: Query<'static, Sqlite, SqliteArguments>) -> Answer<u64> {
    let written = app.store().journal.write(move |connection| {
        Box::pin(async move { Ok(query.execute(connection).await?.rows_affected()) })
    });
    Ok(written.await?)
}

/// Deletes a person with everything that is only about him, and ends his connections.
pub(crate) async fn delete(app: &App, person: i64) -> Answer<()> {
    execute(app, sqlx::query("DELETE FROM people WHERE id = ?").bind(person)).await?;
    app.hub().sign_out(person, |_| true);
    Ok(())
}

/// Deletes guests whose sessions and games are over. Looks at a few of them, those after the one of this number, and
/// gives the number to go on with. Readers look and the writer deletes, so that no move waits for it.
pub(crate) async fn forget_guests(app: &App, after: i64) -> Answer<i64> {
    let looked_at: Vec<i64> =
        sqlx::query_scalar("SELECT id FROM people WHERE password IS NULL AND id > ? ORDER BY id LIMIT ?")
            .bind(after)
            .bind(LOOKED_AT)
            .fetch_all(&app.store().readers)
            .await?;
    let Some(last) = looked_at.last().copied() else { return Ok(0) };
    let gone: Vec<i64> = sqlx::query_scalar(
        "SELECT id FROM people WHERE password IS NULL AND id > ? AND id <= ? \
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND until > ?) \
         AND NOT EXISTS (SELECT 1 FROM players WHERE person = people.id AND over = 0)",
    )
    .bind(after)
    .bind(last)
    .bind(ids::now() as i64)
    .fetch_all(&app.store().readers)
    .await?;
    for few in gone.chunks(FORGOTTEN_AT_ONCE) {
        let few = few.to_vec();
        let forgotten = app.store().journal.write(move |connection| {
            Box::pin(async move {
                for guest in few {
                    // Meanwhile he may have come back, or be somebody.
                    sqlx::query(
                        "DELETE FROM people WHERE id = ? AND password IS NULL \
                         AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND until > ?)",
                    )
                    .bind(guest)
                    .bind(ids::now() as i64)
                    .execute(&mut *connection)
                    .await?;
                }
                Ok(())
            })
        });
        forgotten.await?;
    }
    tracing::debug!(count = gone.len(), "guests are forgotten");
    Ok(last)
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

/// The people whom a person has blocked.
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

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::config::{Config, Limits};
    use crate::store::beat;

    /// Thousands of guests with blocks and reports are forgotten while writes of others go on.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn forgetting_guests_holds_up_no_move() {
        let app = App::open(Config { limits: Limits::none(), ..Config::default() }).await.unwrap();
        let fill = app.store().journal.write(|connection| {
            Box::pin(async move {
                for statement in [
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) \
                     INSERT INTO people (id, name, since) SELECT i, 'guest-' || i, 0 FROM n",
                    "INSERT INTO people (id, name, password, since) VALUES (4000, 'Ama', 'x', 0)",
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) \
                     INSERT INTO reports (by, about, text, at) SELECT 1 + i % 3000, 1 + i % 2999, 'x', 0 FROM n",
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) \
                     INSERT OR IGNORE INTO blocks (person, blocked) SELECT 1 + i % 3000, 1 + i % 2999 FROM n",
                ] {
                    sqlx::query(statement).execute(&mut *connection).await?;
                }
                Ok(())
            })
        });
        fill.await.unwrap();
        let (mut slowest, mut at) = (Duration::ZERO, 0);
        loop {
            let forgetting = tokio::spawn({
                let app = std::sync::Arc::clone(&app);
                async move { forget_guests(&app, at).await.unwrap() }
            });
            while !forgetting.is_finished() {
                let begun = Instant::now();
                app.store().journal.write(beat(ids::now())).await.unwrap();
                slowest = slowest.max(begun.elapsed());
            }
            at = forgetting.await.unwrap();
            if at == 0 {
                break;
            }
        }
        let left: Vec<String> =
            sqlx::query_scalar("SELECT name FROM people").fetch_all(&app.store().readers).await.unwrap();
        assert_eq!(left, ["Ama"]);
        assert!(slowest < Duration::from_secs(1), "a write waited {slowest:?}");
        app.close().await;
    }
}
