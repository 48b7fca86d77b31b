//! Browsers that want notices, in the database. A subscription ends with the session in which it was made.

use naqala_wire::ErrorCode;
use naqala_wire::push::{MOST_SUBSCRIPTIONS, NewSubscription};
use serde_json::{Value, json};

use crate::ids;
use crate::refusal::Answer;
use crate::store::{Connection, Row, Store, Unsaved, sql};

/// A browser that wants notices.
#[derive(Clone, Debug)]
pub(super) struct Subscription {
    pub(super) endpoint: String,
    pub(super) p256dh: String,
    pub(super) auth: String,
    pub(super) language: String,
}

/// The browsers that want notices for a person.
pub(super) async fn of(store: &Store, person: i64) -> Result<Vec<Subscription>, sqlx::Error> {
    let asked = sql("SELECT endpoint, p256dh, auth, language FROM push_subscriptions \
         JOIN sessions ON sessions.id = session WHERE push_subscriptions.person = $1 AND until > $2");
    let rows = store.all(asked.bind(person).bind(ids::now())).await?;
    let subscription = |row: &Row| -> Result<Subscription, sqlx::Error> {
        Ok(Subscription {
            endpoint: row.get("endpoint")?,
            p256dh: row.get("p256dh")?,
            auth: row.get("auth")?,
            language: row.get("language")?,
        })
    };
    rows.iter().map(subscription).collect()
}

/// The subscriptions of a person, for the export.
pub(crate) async fn all_of(store: &Store, person: i64) -> Answer<Vec<Value>> {
    let asked = sql("SELECT endpoint, language, since FROM push_subscriptions WHERE person = $1");
    let rows = store.all(asked.bind(person)).await?;
    let subscription = |row: &Row| -> Result<Value, sqlx::Error> {
        let (endpoint, language): (String, String) = (row.get("endpoint")?, row.get("language")?);
        Ok(json!({ "endpoint": endpoint, "language": language, "since": row.get::<u64>("since")? }))
    };
    Ok(rows.iter().map(subscription).collect::<Result<_, _>>()?)
}

/// Stores a subscription that a browser made in a session of a person. If there are too many, the least recently renewed one is
/// deleted.
pub(crate) async fn keep(store: &Store, person: i64, session: i64, new: NewSubscription) -> Answer<()> {
    let kept = store
        .journal
        .write(move |connection| Box::pin(async move { write(connection, person, session, new).await }));
    if kept.await? { Ok(()) } else { Err(ErrorCode::NotFound.into()) }
}

/// False if something that is not known was to be renewed.
async fn write(
    connection: &mut Connection,
    person: i64,
    session: i64,
    new: NewSubscription,
) -> Result<bool, sqlx::Error> {
    if new.renew {
        let known = sql("SELECT 1 FROM push_subscriptions WHERE endpoint = $1 AND person = $2");
        if known.bind(&new.endpoint).bind(person).optional(connection).await?.is_none() {
            return Ok(false);
        }
    }
    // The notices in a browser go to the person who subscribed last.
    sql("INSERT INTO push_subscriptions (endpoint, person, session, p256dh, auth, language, since) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, \
         session = excluded.session, p256dh = excluded.p256dh, auth = excluded.auth, \
         language = excluded.language, since = excluded.since")
    .bind(new.endpoint)
    .bind(person)
    .bind(session)
    .bind(new.p256dh)
    .bind(new.auth)
    .bind(new.language)
    .bind(ids::now())
    .execute(connection)
    .await?;
    sql("DELETE FROM push_subscriptions WHERE person = $1 AND endpoint NOT IN (\
         SELECT endpoint FROM push_subscriptions WHERE person = $1 ORDER BY since DESC, endpoint LIMIT $2)")
    .bind(person)
    .bind(MOST_SUBSCRIPTIONS)
    .execute(connection)
    .await?;
    Ok(true)
}

/// A person wants no more notices in a browser.
pub(crate) async fn forget(store: &Store, person: i64, endpoint: String) -> Answer<()> {
    let statement = sql("DELETE FROM push_subscriptions WHERE endpoint = $1 AND person = $2");
    let statement = statement.bind(endpoint).bind(person);
    let gone = store.journal.write(move |connection| Box::pin(statement.execute(connection)));
    if gone.await? == 0 { Err(ErrorCode::NotFound.into()) } else { Ok(()) }
}

/// The push service says that a browser is gone.
pub(super) async fn remove(store: &Store, endpoint: &str) -> Result<(), Unsaved> {
    let statement = sql("DELETE FROM push_subscriptions WHERE endpoint = $1").bind(endpoint);
    store.journal.write(move |connection| Box::pin(statement.execute(connection))).await.map(|_| ())
}
