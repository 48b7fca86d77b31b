//! Changes that people make to their accounts.

use axum::http::HeaderValue;
use naqala_wire::account::Block;
use serde_json::{Value, json};

use super::{SESSION, records};
use crate::gate::Gate;
use crate::ids;
use crate::peers::Sessions;
use crate::play::Hub;
use crate::refusal::Answer;
use crate::store::{Row, Statement, Store, Unsaved, sql};

/// Number of guests checked in one pass.
const LOOKED_AT: i64 = 2_000;
/// Maximum number of guests deleted in one transaction.
const FORGOTTEN_AT_ONCE: usize = 20;

/// Executes one statement.
async fn execute(store: &Store, statement: Statement) -> Answer<u64> {
    Ok(store.journal.write(move |connection| Box::pin(statement.execute(connection))).await?)
}

/// Deletes a person with all data that concerns only them, and closes their connections; false if they still have a seek, or more
/// than `stuck` unfinished games.
pub(crate) async fn delete(store: &Store, hub: &Hub, person: i64, stuck: usize) -> Answer<bool> {
    let delete = sql("DELETE FROM people WHERE id = $1 \
         AND NOT EXISTS (SELECT 1 FROM seeks WHERE by = $1) \
         AND (SELECT count(*) FROM players WHERE person = $1 AND over = 0) <= $2");
    let delete = delete.bind(person).bind(stuck);
    let written = store.journal.write(move |connection| {
        Box::pin(async move {
            delete.execute(connection).await?;
            let left = sql("SELECT 1 FROM people WHERE id = $1").bind(person).optional(connection).await?;
            Ok(left.is_none())
        })
    });
    let deleted = written.await?;
    if deleted {
        hub.sign_out(person, Sessions::All);
    }
    Ok(deleted)
}

/// Deletes guests whose sessions and games are over. Checks one batch of them, starting after the given number, and returns the
/// number to continue with. Readers check and the writer only deletes, so that moves are not delayed.
pub(crate) async fn forget_guests(store: &Store, after: i64) -> Answer<i64> {
    let few = sql("SELECT id FROM people WHERE password IS NULL AND id > $1 ORDER BY id LIMIT $2")
        .bind(after)
        .bind(LOOKED_AT);
    let looked_at: Vec<i64> = store.column(few, "id").await?;
    let Some(last) = looked_at.last().copied() else { return Ok(0) };
    let gone = sql("SELECT id FROM people WHERE password IS NULL AND id > $1 AND id <= $2 \
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND until > $3) \
         AND NOT EXISTS (SELECT 1 FROM players WHERE person = people.id AND over = 0)")
    .bind(after)
    .bind(last)
    .bind(ids::now());
    let gone: Vec<i64> = store.column(gone, "id").await?;
    for few in gone.chunks(FORGOTTEN_AT_ONCE) {
        let few = few.to_vec();
        let forgotten = store.journal.write(move |connection| {
            Box::pin(async move {
                for guest in few {
                    // The guest may have come back or registered meanwhile.
                    sql("DELETE FROM people WHERE id = $1 AND password IS NULL \
                         AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND until > $2)")
                    .bind(guest)
                    .bind(ids::now())
                    .execute(connection)
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

/// Sets a new password and ends all sessions but one, in one write: a session that may be a thief's lives exactly as long as
/// the old password.
pub(crate) async fn set_password(
    store: &Store,
    hub: &Hub,
    person: i64,
    hash: String,
    but: i64,
) -> Answer<()> {
    let written = store.journal.write(move |connection| {
        Box::pin(async move {
            records::update_password(connection, person, hash).await?;
            records::end_sessions(connection, person, Some(but)).await
        })
    });
    written.await?;
    hub.sign_out(person, Sessions::AllBut(but));
    Ok(())
}

/// Uses up a recovery code, sets a new password, ends all sessions and begins one, in one write. Returns the cookie of the session;
/// `None` if the code is used up.
pub(crate) async fn recover(
    store: &Store,
    gate: &Gate,
    hub: &Hub,
    code: Vec<u8>,
    person: i64,
    password: String,
) -> Answer<Option<HeaderValue>> {
    let (token, now) = (ids::secret(), ids::now());
    let hash = ids::hash(&token);
    let written = store.journal.write(move |connection| {
        Box::pin(async move {
            let used =
                sql("DELETE FROM recovery_codes WHERE hash = $1").bind(code).execute(connection).await?;
            if used > 0 {
                records::update_password(connection, person, password).await?;
                records::end_sessions(connection, person, None).await?;
                records::insert_session(connection, hash, person, now, SESSION, None).await?;
            }
            Ok(used > 0)
        })
    });
    if !written.await? {
        return Ok(None);
    }
    hub.sign_out(person, Sessions::All);
    Ok(Some(gate.set_cookie(&token, SESSION)))
}

/// Creates an account with a session, or turns a guest into one, whose sessions end: someone who knew the guest's must not get the
/// account's. It is one write. Returns the person, and the cookie of the session.
///
/// # Errors
/// [`Unsaved::Taken`]: the name is. [`Unsaved::Gone`]: the guest has become an account already, or was deleted.
pub(crate) async fn register(
    store: &Store,
    gate: &Gate,
    hub: &Hub,
    guest: Option<i64>,
    name: String,
    password: String,
) -> Result<(i64, HeaderValue), Unsaved> {
    let (token, now) = (ids::secret(), ids::now());
    let hash = ids::hash(&token);
    let written = store.journal.write(move |connection| {
        Box::pin(async move {
            let person = match guest {
                Some(guest) => records::update_guest(connection, guest, name, password).await?,
                None => records::insert_person(connection, name, Some(password), now).await?,
            };
            records::end_sessions(connection, person, None).await?;
            records::insert_session(connection, hash, person, now, SESSION, None).await?;
            Ok(person)
        })
    });
    let person = written.await?;
    hub.sign_out(person, Sessions::All);
    Ok((person, gate.set_cookie(&token, SESSION)))
}

/// Marks the account as a bot.
pub(crate) async fn be_bot(store: &Store, person: i64) -> Answer<()> {
    execute(store, sql("UPDATE people SET bot = 1 WHERE id = $1").bind(person)).await?;
    Ok(())
}

pub(crate) async fn block(store: &Store, person: i64, other: i64) -> Answer<()> {
    let query = sql("INSERT INTO blocks (person, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING");
    execute(store, query.bind(person).bind(other)).await?;
    Ok(())
}

/// Removes a block; returns whether there was one.
pub(crate) async fn unblock(store: &Store, person: i64, other: i64) -> Answer<bool> {
    let query = sql("DELETE FROM blocks WHERE person = $1 AND blocked = $2").bind(person).bind(other);
    Ok(execute(store, query).await? > 0)
}

/// The people whom a person has blocked.
pub(crate) async fn blocks(store: &Store, person: i64) -> Answer<Vec<Block>> {
    let asked =
        sql("SELECT name FROM blocks JOIN people ON people.id = blocked WHERE person = $1 ORDER BY name")
            .bind(person);
    let names: Vec<String> = store.column(asked, "name").await?;
    Ok(names.into_iter().map(|name| Block { name }).collect())
}

pub(crate) async fn report(
    store: &Store,
    by: i64,
    about: i64,
    game: Option<String>,
    text: String,
) -> Answer<()> {
    let query = sql("INSERT INTO reports (by, about, game, text, at) VALUES ($1, $2, $3, $4, $5)");
    execute(store, query.bind(by).bind(about).bind(game).bind(text).bind(ids::now())).await?;
    Ok(())
}

/// The reports that a person has made.
pub(crate) async fn reports_by(store: &Store, person: i64) -> Answer<Vec<Value>> {
    let asked = sql("SELECT game, text, at FROM reports WHERE by = $1 ORDER BY at").bind(person);
    let rows = store.all(asked).await?;
    let report = |row: &Row| -> Result<Value, sqlx::Error> {
        let game: Option<String> = row.get("game")?;
        let (text, at): (String, i64) = (row.get("text")?, row.get("at")?);
        Ok(json!({ "game": game, "text": text, "at": at }))
    };
    Ok(rows.iter().map(report).collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::store::beat;

    /// Moves are not delayed while thousands of guests with blocks and reports are deleted.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn forgetting_guests_holds_up_no_move() {
        let store = Arc::new(Store::open(None).await.unwrap());
        let fill = store.journal.write(|connection| {
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
                    sql(statement).execute(connection).await?;
                }
                Ok(())
            })
        });
        fill.await.unwrap();
        let (mut slowest, mut at) = (Duration::ZERO, 0);
        loop {
            let forgetting = tokio::spawn({
                let store = Arc::clone(&store);
                async move { forget_guests(&store, at).await.unwrap() }
            });
            while !forgetting.is_finished() {
                let begun = Instant::now();
                store.journal.write(beat(ids::now())).await.unwrap();
                slowest = slowest.max(begun.elapsed());
            }
            at = forgetting.await.unwrap();
            if at == 0 {
                break;
            }
        }
        let left: Vec<String> = store.column(sql("SELECT name FROM people"), "name").await.unwrap();
        assert_eq!(left, ["Ama"]);
        assert!(slowest < Duration::from_secs(1), "a write waited {slowest:?}");
        store.close().await;
    }
}
