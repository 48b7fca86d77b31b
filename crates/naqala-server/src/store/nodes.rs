//! The servers that share one database: which are alive, and which of them leads which games.

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Row as _};

use super::database::Readers;
use super::postgres::Life;
use super::{GRACE, Lead, Store};
use crate::ids;

/// A live server, according to the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Member {
    pub(crate) node: i64,
    /// Its last heartbeat, by its own clock.
    pub(crate) at: u64,
    /// Whether it can reach the others.
    pub(crate) is_linked: bool,
    /// Whether the connection by which it writes heartbeats is open. The system closes that of a process that ends.
    pub(crate) is_connected: bool,
}

/// The connection by which a server writes heartbeats. As long as it is open, it holds a lock that the others see.
#[derive(Debug, Default)]
pub(crate) struct Heart(Option<(i64, PgConnection)>);

/// The first key of the locks held by those connections. The second one is the number of the server.
const LIVES: i32 = 0x6e61_7161;

/// The living servers.
const MEMBERS: &str = "SELECT node, at, linked, EXISTS (SELECT 1 FROM pg_locks \
        JOIN pg_database ON pg_database.oid = pg_locks.database AND datname = current_database() \
        WHERE locktype = 'advisory' AND objsubid = 2 AND classid::bigint = $1 AND objid::bigint = node \
    ) AS connected FROM nodes JOIN beats ON node = id WHERE dead = 0 ORDER BY node";

impl Heart {
    /// The connection for heartbeats of this life. Opens a new one for a new life, or if the last one has failed.
    async fn of(&mut self, pool: &PgPool, life: i64) -> Result<&mut PgConnection, sqlx::Error> {
        if self.0.as_ref().is_none_or(|(node, _)| *node != life) {
            let mut connection = pool.acquire().await?.detach();
            let lock = sqlx::query("SELECT pg_try_advisory_lock($1, $2)").bind(LIVES).bind(life as i32);
            lock.execute(&mut connection).await?;
            self.0 = Some((life, connection));
        }
        self.0.as_mut().map(|(_, connection)| connection).ok_or(sqlx::Error::WorkerCrashed)
    }

    async fn beat(
        &mut self,
        pool: &PgPool,
        life: i64,
        now: u64,
        is_linked: bool,
    ) -> Result<Vec<Member>, sqlx::Error> {
        let connection = self.of(pool, life).await?;
        sqlx::query("UPDATE beats SET at = $2, linked = $3 WHERE node = $1")
            .bind(life)
            .bind(now as i64)
            .bind(i64::from(is_linked))
            .execute(&mut *connection)
            .await?;
        let rows = sqlx::query(MEMBERS).bind(i64::from(LIVES)).fetch_all(connection).await?;
        rows.iter().map(Member::of).collect()
    }
}

impl Member {
    fn of(row: &PgRow) -> Result<Member, sqlx::Error> {
        let at: i64 = row.try_get("at")?;
        let is_linked = row.try_get::<i64, _>("linked")? != 0;
        let (node, is_connected) = (row.try_get("node")?, row.try_get("connected")?);
        Ok(Member { node, at: at as u64, is_linked, is_connected })
    }
}

/// Locks games before it is looked who leads them. If one statement did both, two servers could take over the same game: after
/// waiting for a lock, PostgreSQL checks the condition on the row again, but not the one on the table of servers.
const LOCK: &str = "SELECT id FROM games WHERE id = ANY($1) ORDER BY id FOR UPDATE";

/// Takes over games without a living leader. Their clocks are stopped from the last heartbeat of the previous leader until now.
const CLAIM: &str = "WITH free AS ( \
        SELECT games.id, ending, beats.at FROM games LEFT JOIN beats ON beats.node = games.owner \
        WHERE games.id = ANY($1) \
        AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = games.owner AND dead = 0) \
    ), taken AS ( \
        UPDATE games SET owner = $2, epoch = epoch + 1 FROM free WHERE games.id = free.id \
        RETURNING games.id \
    ), down AS ( \
        INSERT INTO outages (game, began, ended) SELECT id, at, $3 FROM free WHERE ending IS NULL AND at < $3 \
    ) SELECT id FROM taken";

/// One share of the unfinished games without a living leader.
const ORPHANS: &str = "SELECT id FROM games WHERE ending IS NULL \
    AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = games.owner AND dead = 0) \
    AND (hashtext(id)::bigint & 1048575) % $1 = $2 LIMIT 2000";

/// Returns who leads a game. If no living server does, this one takes it over.
pub(super) async fn lead(pool: &PgPool, life: &Life, game: &str) -> Result<Lead, sqlx::Error> {
    let node = life.node();
    let known = sqlx::query(
        "SELECT owner, EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner AND dead = 0) AS lives \
         FROM games WHERE id = $1",
    );
    let Some(row) = known.bind(game).fetch_optional(pool).await? else { return Ok(Lead::Nobody) };
    if node == 0 {
        return Ok(Lead::NotYet);
    }
    let owner: Option<i64> = row.try_get("owner")?;
    match owner {
        Some(owner) if owner == node => return Ok(Lead::Mine),
        Some(owner) if row.try_get("lives")? => return Ok(Lead::Other(owner)),
        _ => {}
    }
    if !claim(pool, node, &[game.to_owned()]).await?.is_empty() {
        return Ok(Lead::Mine);
    }
    // Another server was faster.
    let owner: Option<i64> =
        sqlx::query_scalar("SELECT owner FROM games WHERE id = $1").bind(game).fetch_one(pool).await?;
    owner.map(Lead::Other).ok_or(sqlx::Error::RowNotFound)
}

async fn claim(pool: &PgPool, node: i64, games: &[String]) -> Result<Vec<String>, sqlx::Error> {
    let mut transaction = pool.begin().await?;
    sqlx::query(LOCK).bind(games).execute(&mut *transaction).await?;
    let until = (ids::now() + GRACE) as i64;
    let claimed = sqlx::query_scalar(CLAIM).bind(games).bind(node).bind(until);
    let claimed = claimed.fetch_all(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(claimed)
}

impl Store {
    fn pool(&self) -> Result<&PgPool, sqlx::Error> {
        match &self.readers {
            Readers::Postgres(pool) => Ok(pool),
            Readers::Sqlite(_) => Err(sqlx::Error::Protocol("a file has one server alone".to_owned())),
        }
    }

    /// An identifier of the site, by which its servers find each other.
    pub(crate) async fn site(&self) -> Result<String, sqlx::Error> {
        sqlx::query_scalar("SELECT name FROM site").fetch_one(self.pool()?).await
    }

    /// Begins a life, unless this server has one.
    pub(crate) async fn begin_life(&self) -> Option<i64> {
        self.can_write().await.then(|| self.life().node()).filter(|node| *node > 0)
    }

    /// Writes a heartbeat, and returns all living servers.
    pub(crate) async fn sign(&self, heart: &mut Heart, is_linked: bool) -> Result<Vec<Member>, sqlx::Error> {
        let (node, now) = (self.life().node(), ids::now());
        let members = heart.beat(self.pool()?, node, now, is_linked).await.inspect_err(|_| {
            // The others may take this for a sign of death.
            *heart = Heart::default();
        })?;
        if members.iter().any(|member| member.node == node) {
            self.life().is_sure_since(now);
        }
        Ok(members)
    }

    /// The last heartbeat of every server, including those that have died lately.
    pub(crate) async fn last_beats(&self) -> Result<Vec<(i64, u64)>, sqlx::Error> {
        let rows = sqlx::query("SELECT node, at FROM beats").fetch_all(self.pool()?).await?;
        let beat = |row: &PgRow| Ok((row.try_get("node")?, row.try_get::<i64, _>("at")? as u64));
        rows.iter().map(beat).collect()
    }

    /// Declares a server dead that has not written a heartbeat since. Waits for its current transaction.
    pub(crate) async fn declare_dead(&self, member: Member) -> Result<bool, sqlx::Error> {
        let done = sqlx::query(
            "UPDATE nodes SET dead = 1 WHERE id = $1 AND dead = 0 \
             AND EXISTS (SELECT 1 FROM beats WHERE node = $1 AND at = $2)",
        );
        let done = done.bind(member.node).bind(member.at as i64).execute(self.pool()?).await?;
        Ok(done.rows_affected() > 0)
    }

    /// Takes over a share of the unfinished games without a leader; returns their ids.
    pub(crate) async fn claim_share(&self, place: usize, of: usize) -> Result<Vec<String>, sqlx::Error> {
        let (pool, node) = (self.pool()?, self.life().node());
        let orphans: Vec<String> =
            sqlx::query_scalar(ORPHANS).bind(of as i64).bind(place as i64).fetch_all(pool).await?;
        if orphans.is_empty() || node == 0 {
            return Ok(Vec::new());
        }
        claim(pool, node, &orphans).await
    }

    /// Gives up all games, so that others can lead them. This server leads none until its life is resumed.
    pub(crate) async fn end_life(&self) -> Result<(), sqlx::Error> {
        let node = self.life().pause();
        let pool = self.pool()?;
        let now = ids::now() as i64;
        sqlx::query("UPDATE beats SET at = $2 WHERE node = $1").bind(node).bind(now).execute(pool).await?;
        sqlx::query("UPDATE nodes SET dead = 1 WHERE id = $1").bind(node).execute(pool).await?;
        Ok(())
    }

    /// Deletes lives that led no unfinished game.
    pub(crate) async fn tidy_lives(&self) -> Result<(), sqlx::Error> {
        let pool = self.pool()?;
        sqlx::query(
            "DELETE FROM nodes WHERE dead = 1 \
             AND NOT EXISTS (SELECT 1 FROM games WHERE owner = nodes.id AND ending IS NULL)",
        )
        .execute(pool)
        .await?;
        sqlx::query("DELETE FROM beats WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = node)")
            .execute(pool)
            .await?;
        Ok(())
    }
}
