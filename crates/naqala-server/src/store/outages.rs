//! When the server did not live: that time is nobody's.

use std::time::Duration;

use sqlx::SqliteConnection;

use super::Writing;

/// How often the server notes that it lives. A clock may be off by this much after a crash.
pub(crate) const PULSE: Duration = Duration::from_millis(500);

/// The times in which the server was down, the latest last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outages(Vec<(u64, u64)>);

impl Outages {
    /// Notes that the server lives again, and gives all times in which it did not.
    pub(crate) fn over(now: u64) -> impl for<'a> FnOnce(&'a mut SqliteConnection) -> Writing<'a, Outages> {
        move |connection| {
            Box::pin(async move {
                let last: Option<i64> =
                    sqlx::query_scalar("SELECT at FROM pulse").fetch_optional(&mut *connection).await?;
                if let Some(last) = last.filter(|last| *last < now as i64) {
                    sqlx::query("INSERT INTO outages (began, ended) VALUES (?, ?)")
                        .bind(last)
                        .bind(now as i64)
                        .execute(&mut *connection)
                        .await?;
                }
                beat(now)(connection).await?;
                let rows: Vec<(i64, i64)> = sqlx::query_as("SELECT began, ended FROM outages ORDER BY began")
                    .fetch_all(connection)
                    .await?;
                Ok(Outages(rows.into_iter().map(|(began, ended)| (began as u64, ended as u64)).collect()))
            })
        }
    }

    /// How long the server has lived between two times, in milliseconds.
    pub(crate) fn lived(&self, from: u64, to: u64) -> u64 {
        let down: u64 =
            self.0.iter().map(|(began, ended)| to.min(*ended).saturating_sub(from.max(*began))).sum();
        to.saturating_sub(from).saturating_sub(down)
    }
}

/// Notes that the server lives.
pub(crate) fn beat(now: u64) -> impl for<'a> FnOnce(&'a mut SqliteConnection) -> Writing<'a, ()> {
    move |connection| {
        Box::pin(async move {
            sqlx::query(
                "INSERT INTO pulse (one, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at",
            )
            .bind(now as i64)
            .execute(connection)
            .await?;
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outages_are_nobodys_time() {
        let outages = Outages(vec![(100, 200), (500, 600)]);
        assert_eq!(outages.lived(0, 50), 50);
        assert_eq!(outages.lived(0, 1000), 800);
        assert_eq!(outages.lived(150, 550), 300);
        assert_eq!(outages.lived(120, 180), 0);
    }
}
