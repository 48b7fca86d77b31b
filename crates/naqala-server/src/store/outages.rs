//! The times when the server was down, which are charged to nobody.

use super::{Connection, Row, Writing, sql};

/// Time allowed for loading a game that another server has led, in milliseconds. It counts as part of the outage.
pub(crate) const GRACE: u64 = 500;

/// The times in which the server was down, the latest last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outages(Vec<(u64, u64)>);

impl Outages {
    /// Writes the first heartbeat and returns all times when the server was down.
    pub(crate) fn over(now: u64) -> impl for<'a> FnOnce(&'a mut Connection) -> Writing<'a, Outages> {
        move |connection| {
            Box::pin(async move {
                let last = sql("SELECT at FROM pulse").optional(connection).await?;
                let last = last.map(|row| row.get::<u64>("at")).transpose()?;
                if let Some(last) = last.filter(|last| *last < now) {
                    sql("INSERT INTO outages (began, ended) VALUES ($1, $2)")
                        .bind(last)
                        .bind(now)
                        .execute(connection)
                        .await?;
                }
                beat(now)(connection).await?;
                let rows = sql("SELECT began, ended FROM outages ORDER BY began").all(connection).await?;
                Outages::of(&rows)
            })
        }
    }

    /// The times in rows.
    pub(super) fn of(rows: &[Row]) -> Result<Outages, sqlx::Error> {
        let outage = |row: &Row| Ok((row.get("began")?, row.get("ended")?));
        Ok(Outages(rows.iter().map(outage).collect::<Result<_, sqlx::Error>>()?))
    }

    /// Adds further outages; time that several share counts once.
    pub(crate) fn and(self, more: Vec<(u64, u64)>) -> Outages {
        let mut all = self.0;
        all.extend(more);
        all.sort_unstable();
        let mut apart: Vec<(u64, u64)> = Vec::with_capacity(all.len());
        for (began, ended) in all {
            match apart.last_mut() {
                Some((_, last)) if began <= *last => *last = ended.max(*last),
                _ => apart.push((began, ended)),
            }
        }
        Outages(apart)
    }

    /// Those that ended after a time.
    pub(crate) fn ended_after(&self, time: u64) -> Vec<(u64, u64)> {
        self.0.iter().copied().filter(|(_, ended)| *ended > time).collect()
    }

    /// How much of the time between two times they are, in milliseconds.
    pub(crate) fn within(&self, from: u64, to: u64) -> u64 {
        self.0.iter().map(|(began, ended)| to.min(*ended).saturating_sub(from.max(*began))).sum()
    }
}

/// Writes a heartbeat.
pub(crate) fn beat(now: u64) -> impl for<'a> FnOnce(&'a mut Connection) -> Writing<'a, ()> {
    move |connection| {
        Box::pin(async move {
            sql(
                "INSERT INTO pulse (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at",
            )
            .bind(now)
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
        assert_eq!(outages.within(0, 50), 0);
        assert_eq!(outages.within(0, 1000), 200);
        assert_eq!(outages.within(150, 550), 100);
        assert_eq!(outages.within(120, 180), 60);
        assert_eq!(outages.ended_after(200), [(500, 600)]);
        let more = outages.and(vec![(150, 300), (550, 560), (900, 950)]);
        assert_eq!((more.within(0, 1000), more.ended_after(600)), (200 + 100 + 50, vec![(900, 950)]));
    }
}
