//! Games in the database.

use naqala_wire::account::{Person, Rating};
use naqala_wire::game::Ending;
use naqala_wire::seek::{ClockRule, GameChoice};
use serde::de::DeserializeOwned;
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row as _};

use super::{Store, Writing, remove_seek};
use crate::rating;

const UNFINISHED_OF: &str =
    "SELECT game FROM players WHERE person = ? AND over = 0 ORDER BY since DESC LIMIT ?";
const LISTED_OF: &str =
    "SELECT game FROM players WHERE person = ? AND listed = 1 ORDER BY since DESC LIMIT ?";
const ALL_OF: &str = "SELECT game FROM players WHERE person = ? ORDER BY since DESC LIMIT ?";
const COUNT_UNFINISHED: &str = "SELECT count(*) FROM players WHERE person = ? AND over = 0";

/// A game that begins.
#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    pub(crate) id: String,
    pub(crate) choice: GameChoice,
    pub(crate) name: String,
    pub(crate) clock: ClockRule,
    pub(crate) rated: bool,
    /// Whether others see it in a profile.
    pub(crate) listed: bool,
    pub(crate) since: u64,
    /// The people, in the order of players.
    pub(crate) people: Vec<i64>,
    /// The seek it comes from, which is no more from then on.
    pub(crate) seek: Option<String>,
    /// The game it is a rematch of.
    pub(crate) before: Option<String>,
}

/// A game as it is on disk.
#[derive(Clone, Debug)]
pub(crate) struct GameRow {
    pub(crate) id: String,
    pub(crate) choice: GameChoice,
    pub(crate) name: String,
    pub(crate) clock: ClockRule,
    pub(crate) rated: bool,
    pub(crate) listed: bool,
    pub(crate) since: u64,
    pub(crate) branch: u32,
    pub(crate) resumed: u64,
    /// How often its rules have ended a worker.
    pub(crate) faults: u32,
    pub(crate) ending: Option<Ending>,
    pub(crate) next: Option<String>,
    /// Who plays; nobody where an account was deleted.
    pub(crate) players: Vec<Option<(i64, Person)>>,
    pub(crate) entries: Vec<StoredEntry>,
}

/// An entry as it is on disk.
#[derive(Clone, Debug)]
pub(crate) struct StoredEntry {
    pub(crate) text: String,
    pub(crate) at: u64,
    pub(crate) clock: Option<i64>,
}

// By hand: sqlx's derive macro would compile SQLite a second time, for the compiler.
impl FromRow<'_, SqliteRow> for StoredEntry {
    fn from_row(row: &SqliteRow) -> Result<StoredEntry, sqlx::Error> {
        let at: i64 = row.try_get("at")?;
        let at = u64::try_from(at).map_err(|error| sqlx::Error::Decode(error.into()))?;
        Ok(StoredEntry { text: row.try_get("text")?, at, clock: row.try_get("clock")? })
    }
}

/// Which games of a person are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameList {
    Unfinished,
    /// Those that others may see.
    Listed,
    All,
}

impl NewGame {
    /// Writes the game.
    pub(crate) fn insert(self, connection: &mut SqliteConnection) -> Writing<'_, ()> {
        Box::pin(async move {
            sqlx::query(
                "INSERT INTO games (id, choice, game, name, clock, rated, listed, since, resumed) \
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(&self.id)
            .bind(json(&self.choice)?)
            .bind(&self.choice.id)
            .bind(&self.name)
            .bind(json(&self.clock)?)
            .bind(self.rated)
            .bind(self.listed)
            .bind(self.since as i64)
            .bind(self.since as i64)
            .execute(&mut *connection)
            .await?;
            for (player, person) in self.people.iter().enumerate() {
                sqlx::query(
                    "INSERT INTO players (game, player, person, since, listed) VALUES (?, ?, ?, ?, ?)",
                )
                .bind(&self.id)
                .bind(player as i64)
                .bind(person)
                .bind(self.since as i64)
                .bind(self.listed)
                .execute(&mut *connection)
                .await?;
            }
            if let Some(seek) = self.seek {
                remove_seek(connection, seek).await?;
            }
            if let Some(before) = self.before {
                sqlx::query("UPDATE games SET next = ? WHERE id = ?")
                    .bind(&self.id)
                    .bind(before)
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(())
        })
    }
}

/// Takes entries back until only so many are left.
pub(crate) fn take_back(
    connection: &mut SqliteConnection,
    game: String,
    entries: u32,
    branch: u32,
    now: u64,
) -> Writing<'_, ()> {
    Box::pin(async move {
        sqlx::query("DELETE FROM entries WHERE game = ? AND number >= ?")
            .bind(&game)
            .bind(entries)
            .execute(&mut *connection)
            .await?;
        sqlx::query("UPDATE games SET branch = ?, resumed = ? WHERE id = ?")
            .bind(branch)
            .bind(now as i64)
            .bind(&game)
            .execute(connection)
            .await?;
        Ok(())
    })
}

/// Ends a game, and rates its two players if `rated` has them and the score of the first one. Gives the ending with
/// what became of the ratings.
pub(crate) fn end(
    connection: &mut SqliteConnection,
    game: String,
    mut ending: Ending,
    rated: Option<rating::RatedGame>,
    now: u64,
) -> Writing<'_, Ending> {
    Box::pin(async move {
        if let Some(rated) = rated {
            ending.ratings = rated.count(connection, now).await?;
        }
        sqlx::query("UPDATE games SET ending = ?, ended = ? WHERE id = ? AND ending IS NULL")
            .bind(json(&ending)?)
            .bind(now as i64)
            .bind(&game)
            .execute(&mut *connection)
            .await?;
        sqlx::query("UPDATE players SET over = 1 WHERE game = ?").bind(&game).execute(connection).await?;
        Ok(ending)
    })
}

/// Counts that the rules of a game have ended a worker.
pub(crate) fn count_fault(connection: &mut SqliteConnection, game: String) -> Writing<'_, ()> {
    Box::pin(async move {
        sqlx::query("UPDATE games SET faults = faults + 1 WHERE id = ?")
            .bind(game)
            .execute(connection)
            .await?;
        Ok(())
    })
}

impl Store {
    /// A game with everything in it.
    pub(crate) async fn game(&self, id: &str) -> Result<Option<GameRow>, sqlx::Error> {
        let row =
            sqlx::query("SELECT * FROM games WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        let mut game = game_of(&row)?;
        game.players = self.players(id, &game.choice.id).await?;
        game.entries = sqlx::query_as("SELECT text, at, clock FROM entries WHERE game = ? ORDER BY number")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        Ok(Some(game))
    }

    async fn players(&self, id: &str, game: &str) -> Result<Vec<Option<(i64, Person)>>, sqlx::Error> {
        let rows = sqlx::query(
            "SELECT people.id, people.name, people.password IS NULL AS guest, people.bot, \
             ratings.value, ratings.deviation, ratings.games \
             FROM players LEFT JOIN people ON people.id = players.person \
             LEFT JOIN ratings ON ratings.person = people.id AND ratings.game = ? \
             WHERE players.game = ? ORDER BY players.player",
        )
        .bind(game)
        .bind(id)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| match row.try_get::<Option<i64>, _>("id")? {
                None => Ok(None),
                Some(id) => Ok(Some((id, person_of(row)?))),
            })
            .collect()
    }

    /// The ids of all games that go on.
    pub(crate) async fn unfinished(&self) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT id FROM games WHERE ending IS NULL ORDER BY since")
            .fetch_all(&self.readers)
            .await
    }

    /// The ids of the latest games of a person, the newest first.
    pub(crate) async fn games_of(
        &self,
        person: i64,
        list: GameList,
        most: u32,
    ) -> Result<Vec<String>, sqlx::Error> {
        let query = match list {
            GameList::Unfinished => UNFINISHED_OF,
            GameList::Listed => LISTED_OF,
            GameList::All => ALL_OF,
        };
        sqlx::query_scalar(query).bind(person).bind(most).fetch_all(&self.readers).await
    }

    /// How many unfinished games a person has.
    pub(crate) async fn count_unfinished(&self, person: i64) -> Result<usize, sqlx::Error> {
        let count: i64 = sqlx::query_scalar(COUNT_UNFINISHED).bind(person).fetch_one(&self.readers).await?;
        Ok(count as usize)
    }
}

fn game_of(row: &SqliteRow) -> Result<GameRow, sqlx::Error> {
    let ending: Option<String> = row.try_get("ending")?;
    Ok(GameRow {
        id: row.try_get("id")?,
        choice: of_json(row.try_get("choice")?)?,
        name: row.try_get("name")?,
        clock: of_json(row.try_get("clock")?)?,
        rated: row.try_get("rated")?,
        listed: row.try_get("listed")?,
        since: row.try_get::<i64, _>("since")? as u64,
        branch: row.try_get("branch")?,
        resumed: row.try_get::<i64, _>("resumed")? as u64,
        faults: row.try_get("faults")?,
        ending: ending.map(|text| of_json(&text)).transpose()?,
        next: row.try_get("next")?,
        players: Vec::new(),
        entries: Vec::new(),
    })
}

/// A person with the rating in the game at hand, from columns of these names.
pub(crate) fn person_of(row: &SqliteRow) -> Result<Person, sqlx::Error> {
    let value: Option<f64> = row.try_get("value")?;
    let rating = value.map(|value| rating_of(row, value)).transpose()?;
    Ok(Person { name: row.try_get("name")?, guest: row.try_get("guest")?, bot: row.try_get("bot")?, rating })
}

fn rating_of(row: &SqliteRow, value: f64) -> Result<Rating, sqlx::Error> {
    Ok(rating::shown(value, row.try_get("deviation")?, row.try_get("games")?))
}

pub(super) fn json<T: serde::Serialize>(value: &T) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}

pub(super) fn of_json<T: DeserializeOwned>(text: &str) -> Result<T, sqlx::Error> {
    serde_json::from_str(text).map_err(|error| sqlx::Error::Decode(error.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever has played a hundred thousand games is asked about as fast as anybody: an index has the games of a
    /// person in their order, and none is looked at that is not shown.
    #[tokio::test]
    async fn lists_of_games_are_read_from_an_index() {
        let store = Store::open(None).await.unwrap();
        for (query, index) in [
            (UNFINISHED_OF, "players_unfinished"),
            (LISTED_OF, "players_listed"),
            (ALL_OF, "players_by_person"),
            (COUNT_UNFINISHED, "players_unfinished"),
        ] {
            let plan: Vec<(i64, i64, i64, String)> =
                sqlx::query_as(sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}")))
                    .fetch_all(&store.readers)
                    .await
                    .unwrap();
            let steps: Vec<&str> = plan.iter().map(|step| step.3.as_str()).collect();
            assert!(
                steps.len() == 1 && steps[0].contains(index) && !steps[0].contains("SCAN"),
                "{query}: {steps:?}"
            );
        }
        store.close().await;
    }
}
