//! Code specific to PostgreSQL. A running server has a row, its *life*; others may declare the life over, and the server then
//! writes nothing more under it.

use std::str::FromStr as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::postgres::{PgConnectOptions, PgPoolOptions, PgRow};
use sqlx::{ColumnIndex, ConnectOptions as _, PgConnection, PgPool, Row as _, TypeInfo as _, ValueRef as _};
use tokio::sync::watch;

use super::database::Mark;
use crate::ids;

/// Number of reading connections, including those that take over games.
const READERS: u32 = 8;
/// Timeout after which a transaction of a stopped server is rolled back, in milliseconds, because others wait for it.
const STOPPED: &str = "1000";
/// Timeout for waiting for a locked row, in milliseconds.
const LOCKED: &str = "3000";
/// Time after a heartbeat in which no server can be declared dead, in milliseconds. The others watch for longer than this.
pub(crate) const SURE: u64 = 1_000;
/// The key of the advisory lock that is held while ratings are updated.
const RATINGS: i64 = 0x6e61_7161_6c61;

/// How to reach the database, and the current life of this server.
#[derive(Clone, Debug)]
pub(crate) struct Server {
    options: PgConnectOptions,
    life: Arc<Life>,
}

/// Entries of a batch in one statement: those that follow the last one of their game, if the life `$2` leads the game in the
/// epoch in which they were played.
pub(super) const INSERT_ENTRIES: &str = "INSERT INTO entries (game, number, text, at, clock) \
    SELECT new.game, number, text, at, new.clock \
    FROM json_to_recordset($1::json) \
    AS new (game text, number bigint, text text, at bigint, clock bigint, epoch bigint, first bigint) \
    JOIN games ON games.id = new.game AND games.owner = $2 AND games.epoch = new.epoch \
    WHERE first = (SELECT coalesce(max(entries.number) + 1, 0) FROM entries WHERE entries.game = new.game) \
    ON CONFLICT (game, number) DO NOTHING RETURNING game, number";

/// The number under which a server leads games. It gets another one after others have declared the former dead.
#[derive(Debug)]
pub(crate) struct Life {
    number: watch::Sender<i64>,
    /// Until when no other server can have declared it dead.
    sure_until: AtomicU64,
}

/// The number before a life begins. The next transaction begins one.
const UNBORN: i64 = 0;
/// The number while a server deliberately leads no games.
const PAUSED: i64 = -1;

impl Life {
    /// The number, or 0 if there is none.
    pub(crate) fn node(&self) -> i64 {
        (*self.number.borrow()).max(UNBORN)
    }

    /// Stops leading games; returns the number that ends.
    pub(super) fn pause(&self) -> i64 {
        self.sure_until.store(0, Ordering::Relaxed);
        self.number.send_replace(PAUSED)
    }

    /// Leads games again, under another number.
    pub(crate) fn resume(&self) {
        self.number.send_if_modified(|now| *now == PAUSED && std::mem::replace(now, UNBORN) == PAUSED);
    }

    /// Whether this server deliberately leads no games.
    pub(crate) fn is_paused(&self) -> bool {
        *self.number.borrow() == PAUSED
    }

    /// A heartbeat was written at this time: for a while no other server can take the games.
    pub(super) fn is_sure_since(&self, at: u64) {
        self.sure_until.fetch_max(at + SURE, Ordering::Relaxed);
    }

    /// Whether it is certain that no other server has taken the games.
    pub(super) fn is_sure(&self, now: u64) -> bool {
        now < self.sure_until.load(Ordering::Relaxed)
    }

    /// Ends this life. The next transaction begins another one.
    pub(crate) fn end(&self, node: i64) {
        self.sure_until.store(0, Ordering::Relaxed);
        self.number.send_if_modified(|now| *now == node && std::mem::replace(now, UNBORN) == node);
    }
}

impl Server {
    pub(super) fn new(url: &str) -> Result<Server, sqlx::Error> {
        let options = PgConnectOptions::from_str(url)?
            .application_name("naqala")
            .options([("idle_in_transaction_session_timeout", STOPPED), ("lock_timeout", LOCKED)]);
        Ok(Server {
            options,
            life: Arc::new(Life { number: watch::Sender::new(UNBORN), sure_until: AtomicU64::new(0) }),
        })
    }

    pub(super) fn life(&self) -> &Arc<Life> {
        &self.life
    }

    pub(super) async fn connect(&self) -> Result<Session, sqlx::Error> {
        let connection = self.options.connect().await?;
        Ok(Session { connection, life: Arc::clone(&self.life), mark: Mark::default() })
    }

    pub(super) async fn readers(&self) -> Result<PgPool, sqlx::Error> {
        // They write only heartbeats and claims, which reach the disk with the next entry at the latest.
        let options = self.options.clone().options([("synchronous_commit", "off")]);
        PgPoolOptions::new().max_connections(READERS).connect_with(options).await
    }
}

/// A connection that writes on behalf of a life.
#[derive(Debug)]
pub(crate) struct Session {
    pub(super) connection: PgConnection,
    life: Arc<Life>,
    /// That of the latest transaction.
    mark: Mark,
}

impl Session {
    /// Begins a transaction, and counts it in the row of this life, which is locked until it ends. A server that others have
    /// declared dead is refused, and begins another life with its next transaction.
    pub(super) async fn begin(&mut self) -> Result<(), sqlx::Error> {
        let node = match *self.life.number.borrow() {
            PAUSED => return Err(fenced()),
            node => node,
        };
        let node = if node == UNBORN { self.begin_life().await? } else { node };
        sqlx::query("BEGIN").execute(&mut self.connection).await?;
        let counted = sqlx::query_scalar(
            "UPDATE nodes SET commits = commits + 1 WHERE id = $1 AND dead = 0 RETURNING commits",
        );
        let Some(commits) = counted.bind(node).fetch_optional(&mut self.connection).await? else {
            self.life.end(node);
            return Err(fenced());
        };
        self.mark = Mark { node, commits };
        Ok(())
    }

    /// The mark of the latest transaction.
    pub(super) fn mark(&self) -> Mark {
        self.mark
    }

    /// Whether a transaction was committed. It holds the lock of its row until it has ended, even if its connection is lost.
    pub(super) async fn is_committed(&mut self, mark: Mark) -> Result<bool, sqlx::Error> {
        let commits: i64 = sqlx::query_scalar("SELECT commits FROM nodes WHERE id = $1 FOR UPDATE")
            .bind(mark.node)
            .fetch_one(&mut self.connection)
            .await?;
        Ok(commits >= mark.commits)
    }

    async fn begin_life(&mut self) -> Result<i64, sqlx::Error> {
        let node: i64 = sqlx::query_scalar(
            "WITH new AS (INSERT INTO nodes DEFAULT VALUES RETURNING id) \
             INSERT INTO beats (node, at) SELECT id, $1 FROM new RETURNING node",
        )
        .bind(ids::now() as i64)
        .fetch_one(&mut self.connection)
        .await?;
        self.life.number.send_replace(node);
        self.life.is_sure_since(ids::now());
        tracing::info!(node, "this server leads games under a new number");
        Ok(node)
    }

    /// The number under which this server leads games.
    pub(super) fn node(&self) -> i64 {
        self.life.node()
    }

    /// Fails if this life does not lead a game in an epoch.
    pub(super) async fn check_leads(&mut self, game: &str, epoch: u64) -> Result<(), sqlx::Error> {
        sqlx::query("SELECT 1 FROM games WHERE id = $1 AND owner = $2 AND epoch = $3 FOR NO KEY UPDATE")
            .bind(game)
            .bind(self.life.node())
            .bind(epoch as i64)
            .fetch_one(&mut self.connection)
            .await?;
        Ok(())
    }

    /// Makes this life the leader of a game that this transaction has created.
    pub(super) async fn lead_new(&mut self, game: &str) -> Result<(), sqlx::Error> {
        sqlx::query("UPDATE games SET owner = $2, epoch = 1 WHERE id = $1")
            .bind(game)
            .bind(self.life.node())
            .execute(&mut self.connection)
            .await?;
        Ok(())
    }

    /// One lock for all updates of ratings, held until the transaction ends: two games of the same people may end at once.
    pub(super) async fn lock_ratings(&mut self) -> Result<(), sqlx::Error> {
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(RATINGS).execute(&mut self.connection).await?;
        Ok(())
    }
}

/// The error of a transaction that must not be committed, because this server does not lead the game any more.
fn fenced() -> sqlx::Error {
    sqlx::Error::Protocol("another server leads the game".to_owned())
}

/// Whether an error with this code concerns only a single statement. Other errors mean that the connection or the server has a
/// problem: lost connections, insufficient resources, operator intervention, and system errors.
pub(super) fn concerns_one(code: &str) -> bool {
    !["08", "53", "57", "58", "XX", "25"].iter().any(|class| code.starts_with(class))
}

/// An integer or a boolean of any width.
pub(super) fn integer(row: &PgRow, name: &str) -> Result<Option<i64>, sqlx::Error> {
    let at = name.index(row)?;
    let value = row.try_get_raw(at)?;
    if value.is_null() {
        return Ok(None);
    }
    let wide = match value.type_info().name() {
        "BOOL" => i64::from(row.try_get::<bool, _>(at)?),
        "INT4" => i64::from(row.try_get::<i32, _>(at)?),
        _ => row.try_get(at)?,
    };
    Ok(Some(wide))
}
