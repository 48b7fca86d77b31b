//! Seeks in the database, because somebody may follow a link to a game days later.

use naqala_wire::seek::NewSeek;
use serde::{Deserialize, Serialize};

use super::games::{json, of_json};
use super::{Connection, Store, Writing, sql};

/// A seek as it is on disk.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct StoredSeek {
    pub(crate) id: String,
    pub(crate) seek: NewSeek,
    /// The name of the game, and how many players it needs.
    pub(crate) name: String,
    pub(crate) wanted: u8,
    /// Who takes part, the one who offers first.
    pub(crate) people: Vec<i64>,
    pub(crate) since: u64,
}

impl StoredSeek {
    /// Writes the seek: a new one, or one that has changed.
    ///
    /// # Errors
    /// [`super::Unsaved::Gone`]: it is not as it was before any more.
    pub(crate) fn put(self, connection: &mut Connection, before: Option<StoredSeek>) -> Writing<'_, ()> {
        Box::pin(async move {
            if let Some(before) = before {
                let change = sql("UPDATE seeks SET body = $2 WHERE id = $1 AND body = $3");
                let change = change.bind(&self.id).bind(json(&self)?).bind(json(&before)?);
                let changed = change.execute(connection).await?;
                return if changed > 0 { Ok(()) } else { Err(sqlx::Error::RowNotFound) };
            }
            sql("INSERT INTO seeks (id, by, body, since) VALUES ($1, $2, $3, $4)")
                .bind(&self.id)
                .bind(self.people.first().copied())
                .bind(json(&self)?)
                .bind(self.since)
                .execute(connection)
                .await?;
            Ok(())
        })
    }
}

/// Takes a seek away.
///
/// # Errors
/// [`super::Unsaved::Gone`]: it is not there any more.
pub(crate) fn remove_seek(connection: &mut Connection, id: String) -> Writing<'_, ()> {
    Box::pin(async move {
        let removed = sql("DELETE FROM seeks WHERE id = $1").bind(id).execute(connection).await?;
        if removed > 0 { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
    })
}

impl Store {
    /// All seeks, the oldest first.
    pub(crate) async fn seeks(&self) -> Result<Vec<StoredSeek>, sqlx::Error> {
        let bodies: Vec<String> = self.column(sql("SELECT body FROM seeks ORDER BY since"), "body").await?;
        bodies.iter().map(|body| of_json(body)).collect()
    }

    /// A seek.
    #[cfg(feature = "cluster")]
    pub(crate) async fn seek(&self, id: &str) -> Result<Option<StoredSeek>, sqlx::Error> {
        let row = self.optional(sql("SELECT body FROM seeks WHERE id = $1").bind(id)).await?;
        row.map(|row| of_json(&row.get::<String>("body")?)).transpose()
    }
}
