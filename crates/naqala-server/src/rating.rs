//! Ratings by Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2013), one per game. Every rated game is its own
//! rating period; between games the deviation grows with time.

use naqala_wire::account::Rating;
use naqala_wire::game::RatingChange;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

use crate::store::{Connection, Row, sql};

/// Above this deviation a rating is provisional.
const PROVISIONAL: f64 = 110.0;
/// The minimum deviation.
const LEAST_DEVIATION: f64 = 45.0;
/// Time without a game after which the deviation grows by one period, in milliseconds: 30 days.
const PERIOD: u64 = 30 * 24 * 3600 * 1000;
/// A day, in milliseconds.
const DAY: u64 = 24 * 3600 * 1000;
/// After this many periods the deviation has reached that of a newcomer, so further ones are ignored.
const MOST_PERIODS: u64 = 120;

/// A finished rated game.
#[derive(Clone, Debug)]
pub(crate) struct RatedGame {
    /// The id of the game that was played.
    pub(crate) id: String,
    /// The id of its rules in the catalogue.
    pub(crate) game: String,
    /// Maximum number of rated games between the same two people per day.
    pub(crate) most_a_day: u32,
    /// Both people, in the order of players.
    pub(crate) people: [i64; 2],
    /// The player who won; `None` after a draw.
    pub(crate) winner: Option<u8>,
}

/// The stored part of a rating.
#[derive(Clone, Copy, Debug)]
struct Kept {
    rating: Glicko2Rating,
    games: u32,
}

impl RatedGame {
    /// Saves the new ratings of both players and returns the changes. Returns nothing if the same two have already played their
    /// rated games of the day; this keeps people from raising a rating with a second account.
    pub(crate) async fn count(
        &self,
        connection: &mut Connection,
        now: u64,
    ) -> Result<Vec<RatingChange>, sqlx::Error> {
        connection.lock_ratings().await?;
        if !self.admit(connection, now).await? {
            return Ok(Vec::new());
        }
        let before = [
            self.kept(connection, self.people[0], now).await?,
            self.kept(connection, self.people[1], now).await?,
        ];
        let outcome = match self.winner {
            Some(0) => Outcomes::WIN,
            Some(_) => Outcomes::LOSS,
            None => Outcomes::DRAW,
        };
        let (first, second) = glicko2(&before[0].rating, &before[1].rating, &outcome, &Glicko2Config::new());
        let mut changes = Vec::new();
        for (at, mut rating) in [first, second].into_iter().enumerate() {
            rating.deviation = rating.deviation.max(LEAST_DEVIATION);
            let after = Kept { rating, games: before[at].games + 1 };
            self.keep(connection, self.people[at], after, now).await?;
            changes.push(RatingChange { before: before[at].shown(), after: after.shown() });
        }
        Ok(changes)
    }

    /// Records the game, if the two may play another one today and both still exist.
    async fn admit(&self, connection: &mut Connection, now: u64) -> Result<bool, sqlx::Error> {
        let [one, other] = self.people;
        let written = sql("INSERT INTO rated_games (game, one, other, at) SELECT $1, $2, $3, $4 \
             WHERE (SELECT count(*) FROM people WHERE id IN ($2, $3)) = 2 \
             AND (SELECT count(*) FROM rated_games WHERE one = $2 AND other = $3 AND at > $5) < $6")
        .bind(&self.id)
        .bind(one.min(other))
        .bind(one.max(other))
        .bind(now as i64)
        .bind(now.saturating_sub(DAY) as i64)
        .bind(self.most_a_day)
        .execute(connection)
        .await?;
        Ok(written > 0)
    }

    async fn kept(&self, connection: &mut Connection, person: i64, now: u64) -> Result<Kept, sqlx::Error> {
        let row = sql("SELECT * FROM ratings WHERE person = $1 AND game = $2")
            .bind(person)
            .bind(&self.game)
            .optional(connection)
            .await?;
        row.map_or(Ok(Kept { rating: Glicko2Rating::new(), games: 0 }), |row| kept_of(&row, now))
    }

    async fn keep(
        &self,
        connection: &mut Connection,
        person: i64,
        kept: Kept,
        now: u64,
    ) -> Result<(), sqlx::Error> {
        // A player whose account was deleted during the game has no ratings any more.
        sql(
            "INSERT INTO ratings (person, game, value, deviation, volatility, games, at) \
             SELECT $1, $2, $3, $4, $5, $6, $7 WHERE EXISTS (SELECT 1 FROM people WHERE id = $1) \
             ON CONFLICT (person, game) DO UPDATE SET value = excluded.value, deviation = excluded.deviation, \
             volatility = excluded.volatility, games = excluded.games, at = excluded.at",
        )
        .bind(person)
        .bind(&self.game)
        .bind(kept.rating.rating)
        .bind(kept.rating.deviation)
        .bind(kept.rating.volatility)
        .bind(kept.games)
        .bind(now as i64)
        .execute(connection)
        .await?;
        Ok(())
    }
}

fn kept_of(row: &Row, now: u64) -> Result<Kept, sqlx::Error> {
    let mut rating = Glicko2Rating {
        rating: row.get("value")?,
        deviation: row.get("deviation")?,
        volatility: row.get("volatility")?,
    };
    let at: u64 = row.get("at")?;
    for _ in 0..(now.saturating_sub(at) / PERIOD).min(MOST_PERIODS) {
        rating = decay_deviation(&rating);
    }
    Ok(Kept { rating, games: row.get("games")? })
}

impl Kept {
    fn shown(self) -> Rating {
        shown(self.rating.rating, self.rating.deviation, self.games)
    }
}

/// A rating as people see it.
pub(crate) fn shown(value: f64, deviation: f64, games: u32) -> Rating {
    Rating {
        value: value.round() as i32,
        deviation: deviation.round() as u32,
        games,
        provisional: deviation > PROVISIONAL,
    }
}
