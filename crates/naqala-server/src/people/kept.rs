//! Games that follow an account, in the database.

use naqala_wire::ErrorCode;
use naqala_wire::kept::{KeptBody, KeptEntry, MOST_KEPT, NewKept};

use crate::refusal::Answer;
use crate::store::{Connection, Row, Store, sql};

/// The result of saving a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kept {
    Done,
    /// The server has a version that the device does not know.
    ChangedMeanwhile,
    TooMany,
    TooManyBytes,
}

/// The games of a person, the latest first.
pub(crate) async fn kept_games(store: &Store, person: i64) -> Answer<Vec<KeptEntry>> {
    let asked = sql("SELECT id, changed FROM kept_games WHERE person = $1 ORDER BY changed DESC");
    let rows = store.all(asked.bind(person)).await?;
    let entry = |row: &Row| -> Result<KeptEntry, sqlx::Error> {
        Ok(KeptEntry { id: row.get("id")?, changed: row.get("changed")? })
    };
    Ok(rows.iter().map(entry).collect::<Result<_, _>>()?)
}

/// A game of a person.
pub(crate) async fn kept_game(store: &Store, person: i64, id: &str) -> Answer<KeptBody> {
    let asked = sql("SELECT body, changed FROM kept_games WHERE person = $1 AND id = $2");
    let row = store.optional(asked.bind(person).bind(id)).await?.ok_or(ErrorCode::NotFound)?;
    Ok(KeptBody { changed: row.get("changed")?, text: row.get("body")? })
}

/// Saves a game, if it is based on the stored version and all games of the person together have at most this many bytes.
pub(crate) async fn keep_game(
    store: &Store,
    person: i64,
    id: String,
    new: NewKept,
    most_bytes: u64,
) -> Answer<Kept> {
    let written = store.journal.write(move |connection| {
        Box::pin(async move { write(connection, person, &id, new, most_bytes).await })
    });
    Ok(written.await?)
}

async fn write(
    connection: &mut Connection,
    person: i64,
    id: &str,
    new: NewKept,
    most_bytes: u64,
) -> Result<Kept, sqlx::Error> {
    let asked = sql("SELECT changed FROM kept_games WHERE person = $1 AND id = $2");
    let row = asked.bind(person).bind(id).optional(connection).await?;
    let known: Option<u64> = row.map(|row| row.get("changed")).transpose()?;
    // The same version once more is no other one: the answer may have been lost.
    if known.is_some_and(|known| Some(known) != new.base && known != new.changed) {
        return Ok(Kept::ChangedMeanwhile);
    }
    let others =
        sql("SELECT count(*) AS games, CAST(COALESCE(sum(octet_length(body)), 0) AS BIGINT) AS bytes \
         FROM kept_games WHERE person = $1 AND id <> $2");
    let row = others.bind(person).bind(id).optional(connection).await?.ok_or(sqlx::Error::RowNotFound)?;
    if row.get::<u64>("games")? >= u64::from(MOST_KEPT) {
        return Ok(Kept::TooMany);
    }
    if row.get::<u64>("bytes")? + new.text.len() as u64 > most_bytes {
        return Ok(Kept::TooManyBytes);
    }
    sql("INSERT INTO kept_games (person, id, body, changed) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (person, id) DO UPDATE SET body = excluded.body, changed = excluded.changed")
    .bind(person)
    .bind(id)
    .bind(new.text)
    .bind(new.changed)
    .execute(connection)
    .await?;
    Ok(Kept::Done)
}

/// Forgets a game.
pub(crate) async fn forget_game(store: &Store, person: i64, id: String) -> Answer<()> {
    let statement = sql("DELETE FROM kept_games WHERE person = $1 AND id = $2").bind(person).bind(id);
    let gone = store.journal.write(move |connection| Box::pin(statement.execute(connection)));
    if gone.await? == 0 {
        return Err(ErrorCode::NotFound.into());
    }
    Ok(())
}
