//! Ratings in the database.

use naqala_wire::game::RatingChange;

use super::{Connection, sql};
use crate::rating::{ExactRating, after_game};

/// A day, in milliseconds.
const DAY: u64 = 24 * 3600 * 1000;

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

impl RatedGame {
    /// Saves the new ratings of both players and returns the changes. Returns nothing if the same two have already played their
    /// rated games of the day; this keeps people from raising a rating with a second account.
    pub(super) async fn save(
        &self,
        connection: &mut Connection,
        now: u64,
    ) -> Result<Vec<RatingChange>, sqlx::Error> {
        connection.lock_ratings().await?;
        if !self.admit(connection, now).await? {
            return Ok(Vec::new());
        }
        let before = [
            self.rating(connection, self.people[0], now).await?,
            self.rating(connection, self.people[1], now).await?,
        ];
        let after = after_game(before, self.winner);
        let mut changes = Vec::new();
        for (person, (before, after)) in self.people.into_iter().zip(before.into_iter().zip(after)) {
            self.keep(connection, person, after, now).await?;
            changes.push(RatingChange { before: before.shown(), after: after.shown() });
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

    /// The rating of a person in this game now.
    async fn rating(
        &self,
        connection: &mut Connection,
        person: i64,
        now: u64,
    ) -> Result<ExactRating, sqlx::Error> {
        let row = sql("SELECT * FROM ratings WHERE person = $1 AND game = $2")
            .bind(person)
            .bind(&self.game)
            .optional(connection)
            .await?;
        let Some(row) = row else { return Ok(ExactRating::new()) };
        let rating = ExactRating {
            value: row.get("value")?,
            deviation: row.get("deviation")?,
            volatility: row.get("volatility")?,
            games: row.get("games")?,
        };
        Ok(rating.after_pause(now.saturating_sub(row.get("at")?)))
    }

    async fn keep(
        &self,
        connection: &mut Connection,
        person: i64,
        rating: ExactRating,
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
        .bind(rating.value)
        .bind(rating.deviation)
        .bind(rating.volatility)
        .bind(rating.games)
        .bind(now as i64)
        .execute(connection)
        .await?;
        Ok(())
    }
}
