//! Seeks in the database: a link to a game may be followed days later.

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
    /// Writes the seek, new or changed.
    pub(crate) fn put(self, connection: &mut Connection) -> Writing<'_, ()> {
        Box::pin(async move {
            sql("INSERT INTO seeks (id, by, body, since) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (id) DO UPDATE SET body = excluded.body")
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
pub(crate) fn remove_seek(connection: &mut Connection, id: String) -> Writing<'_, ()> {
    Box::pin(async move {
        sql("DELETE FROM seeks WHERE id = $1").bind(id).execute(connection).await?;
        Ok(())
    })
}

impl Store {
    /// All seeks, the oldest first.
    pub(crate) async fn seeks(&self) -> Result<Vec<StoredSeek>, sqlx::Error> {
        let bodies: Vec<String> = self.column(sql("SELECT body FROM seeks ORDER BY since"), "body").await?;
        bodies.iter().map(|body| of_json(body)).collect()
    }
}
