//! Games in the database.

use naqala_wire::account::{Person, Rating};
use naqala_wire::game::Ending;
use naqala_wire::seek::{ClockRule, GameChoice};
use serde::de::DeserializeOwned;

use super::{Connection, Outages, RatedGame, Row, Store, Writing, remove_seek, sql};
use crate::rating;

const UNFINISHED_OF: &str =
    "SELECT game FROM players WHERE person = $1 AND over = 0 ORDER BY since DESC LIMIT $2";
const ALL_OF: &str = "SELECT game FROM players WHERE person = $1 ORDER BY since DESC LIMIT $2";
const COUNT_UNFINISHED: &str = "SELECT count(*) AS count FROM players WHERE person = $1 AND over = 0";

/// A new game.
#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    pub(crate) id: String,
    pub(crate) choice: GameChoice,
    pub(crate) name: String,
    pub(crate) clock: ClockRule,
    pub(crate) rated: bool,
    /// Whether the players count the seeds themselves.
    pub(crate) counting: bool,
    /// Whether it is shown to others in a profile.
    pub(crate) listed: bool,
    pub(crate) since: u64,
    /// The people who play, in the order of players.
    pub(crate) people: Vec<i64>,
    /// The seek it comes from, which is deleted.
    pub(crate) seek: Option<String>,
    /// The game it is a rematch of, and the epoch in which this was agreed.
    pub(crate) before: Option<(String, u64)>,
}

/// A game as it is on disk.
#[derive(Clone, Debug)]
pub(crate) struct GameRow {
    pub(crate) id: String,
    pub(crate) choice: GameChoice,
    pub(crate) name: String,
    pub(crate) clock: ClockRule,
    pub(crate) rated: bool,
    pub(crate) counting: bool,
    pub(crate) listed: bool,
    pub(crate) since: u64,
    pub(crate) branch: u32,
    pub(crate) resumed: u64,
    /// How many workers its rules have crashed.
    pub(crate) faults: u32,
    pub(crate) ending: Option<Ending>,
    pub(crate) next: Option<String>,
    /// Who plays; `None` where an account was deleted.
    pub(crate) players: Vec<Option<(i64, Person)>>,
    pub(crate) entries: Vec<StoredEntry>,
    /// The latest epoch, if several servers may lead the game.
    pub(crate) epoch: u64,
    /// When the game had no leader.
    pub(crate) outages: Outages,
}

/// An entry as it is on disk.
#[derive(Clone, Debug)]
pub(crate) struct StoredEntry {
    pub(crate) text: String,
    pub(crate) at: u64,
    pub(crate) clock: Option<i64>,
}

impl StoredEntry {
    /// The entries of a game, in order. What comes behind a missing one is not taken for the missing one.
    fn all_of(rows: &[Row]) -> Result<Vec<StoredEntry>, sqlx::Error> {
        for (place, row) in rows.iter().enumerate() {
            if row.get::<u64>("number")? != place as u64 {
                return Err(sqlx::Error::Decode(format!("entry {place} is missing").into()));
            }
        }
        rows.iter().map(StoredEntry::of).collect()
    }

    fn of(row: &Row) -> Result<StoredEntry, sqlx::Error> {
        Ok(StoredEntry { text: row.get("text")?, at: row.get("at")?, clock: row.get("clock")? })
    }
}

/// Which games of a person to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameList {
    Unfinished,
    All,
}

impl NewGame {
    /// Writes the game. It is [`super::Unsaved::Gone`] if the seek is gone, or if the game before has another rematch or another
    /// leader.
    pub(crate) fn insert(self, connection: &mut Connection) -> Writing<'_, ()> {
        Box::pin(async move {
            sql(
                "INSERT INTO games (id, choice, game, name, clock, rated, counting, listed, since, resumed) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            )
            .bind(&self.id)
            .bind(json(&self.choice)?)
            .bind(&self.choice.id)
            .bind(&self.name)
            .bind(json(&self.clock)?)
            .bind(self.rated)
            .bind(self.counting)
            .bind(self.listed)
            .bind(self.since)
            .bind(self.since)
            .execute(connection)
            .await?;
            for (player, person) in self.people.iter().enumerate() {
                sql("INSERT INTO players (game, player, person, since, listed) VALUES ($1, $2, $3, $4, $5)")
                    .bind(&self.id)
                    .bind(player)
                    .bind(*person)
                    .bind(self.since)
                    .bind(self.listed)
                    .execute(connection)
                    .await?;
            }
            connection.lead_new(&self.id).await?;
            if let Some(seek) = self.seek {
                // Another server may have started a game from it already.
                remove_seek(connection, seek).await?;
            }
            if let Some((before, epoch)) = self.before {
                follow(connection, &self.id, &before, epoch).await?;
            }
            Ok(())
        })
    }
}

/// Notes the rematch of a game, of which there is one.
async fn follow(
    connection: &mut Connection,
    game: &str,
    before: &str,
    epoch: u64,
) -> Result<(), sqlx::Error> {
    connection.check_leads(before, epoch).await?;
    let noted = sql("UPDATE games SET next = $1 WHERE id = $2 AND next IS NULL").bind(game).bind(before);
    if noted.execute(connection).await? == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(()) }
}

/// Takes entries back; this many are left.
pub(crate) fn take_back(
    connection: &mut Connection,
    game: String,
    epoch: u64,
    entries: u32,
    branch: u32,
    now: u64,
) -> Writing<'_, ()> {
    Box::pin(async move {
        connection.check_leads(&game, epoch).await?;
        sql("DELETE FROM entries WHERE game = $1 AND number >= $2")
            .bind(&game)
            .bind(entries)
            .execute(connection)
            .await?;
        sql("UPDATE games SET branch = $1, resumed = $2 WHERE id = $3")
            .bind(branch)
            .bind(now)
            .bind(&game)
            .execute(connection)
            .await?;
        Ok(())
    })
}

/// Ends a game, and rates its two players if `rated` has them and the score of the first one. Returns the ending with the
/// changes of the ratings.
pub(crate) fn end(
    connection: &mut Connection,
    game: String,
    epoch: u64,
    mut ending: Ending,
    rated: Option<RatedGame>,
    now: u64,
) -> Writing<'_, Ending> {
    Box::pin(async move {
        connection.check_leads(&game, epoch).await?;
        if let Some(rated) = rated {
            ending.ratings = rated.save(connection, now).await?;
        }
        sql("UPDATE games SET ending = $1, ended = $2 WHERE id = $3 AND ending IS NULL")
            .bind(json(&ending)?)
            .bind(now)
            .bind(&game)
            .execute(connection)
            .await?;
        sql("UPDATE players SET over = 1 WHERE game = $1").bind(&game).execute(connection).await?;
        Ok(ending)
    })
}

/// Counts a worker that the rules of a game have crashed.
pub(crate) fn count_fault(connection: &mut Connection, game: String) -> Writing<'_, ()> {
    Box::pin(async move {
        sql("UPDATE games SET faults = faults + 1 WHERE id = $1").bind(game).execute(connection).await?;
        Ok(())
    })
}

impl Store {
    /// A game with all of its data.
    pub(crate) async fn game(&self, id: &str) -> Result<Option<GameRow>, sqlx::Error> {
        let row = self.optional(sql("SELECT * FROM games WHERE id = $1").bind(id)).await?;
        let Some(row) = row else { return Ok(None) };
        let mut game = game_of(&row)?;
        game.players = self.players(id, &game.choice.id).await?;
        let entries = sql("SELECT number, text, at, clock FROM entries WHERE game = $1 ORDER BY number");
        game.entries = StoredEntry::all_of(&self.all(entries.bind(id)).await?)?;
        if self.is_shared() {
            game.epoch = row.get("epoch")?;
            let outages = sql("SELECT began, ended FROM outages WHERE game = $1 ORDER BY began").bind(id);
            game.outages = Outages::of(&self.all(outages).await?)?;
        }
        Ok(Some(game))
    }

    async fn players(&self, id: &str, game: &str) -> Result<Vec<Option<(i64, Person)>>, sqlx::Error> {
        let asked = sql("SELECT people.id, people.name, people.password IS NULL AS guest, people.bot, \
             ratings.value, ratings.deviation, ratings.games \
             FROM players LEFT JOIN people ON people.id = players.person \
             LEFT JOIN ratings ON ratings.person = people.id AND ratings.game = $1 \
             WHERE players.game = $2 ORDER BY players.player")
        .bind(game)
        .bind(id);
        let rows = self.all(asked).await?;
        rows.iter()
            .map(|row| match row.get::<Option<i64>>("id")? {
                None => Ok(None),
                Some(id) => Ok(Some((id, person_of(row)?))),
            })
            .collect()
    }

    /// A person with the rating in a game.
    pub(crate) async fn face(&self, person: i64, game: &str) -> Result<Option<Person>, sqlx::Error> {
        let asked = sql("SELECT name, password IS NULL AS guest, bot, value, deviation, games \
             FROM people LEFT JOIN ratings ON ratings.person = people.id AND ratings.game = $1 \
             WHERE people.id = $2")
        .bind(game)
        .bind(person);
        self.optional(asked).await?.map(|row| person_of(&row)).transpose()
    }

    /// The ids of all unfinished games.
    pub(crate) async fn unfinished(&self) -> Result<Vec<String>, sqlx::Error> {
        self.column(sql("SELECT id FROM games WHERE ending IS NULL ORDER BY since"), "id").await
    }

    /// The ids of the latest games of a person, newest first.
    pub(crate) async fn games_of(
        &self,
        person: i64,
        list: GameList,
        most: u32,
    ) -> Result<Vec<String>, sqlx::Error> {
        let query = match list {
            GameList::Unfinished => UNFINISHED_OF,
            GameList::All => ALL_OF,
        };
        self.column(sql(query).bind(person).bind(most), "game").await
    }

    /// How many unfinished games a person has.
    pub(crate) async fn count_unfinished(&self, person: i64) -> Result<usize, sqlx::Error> {
        let row = self.optional(sql(COUNT_UNFINISHED).bind(person)).await?.ok_or(sqlx::Error::RowNotFound)?;
        Ok(row.get::<u64>("count")? as usize)
    }
}

fn game_of(row: &Row) -> Result<GameRow, sqlx::Error> {
    let ending: Option<String> = row.get("ending")?;
    Ok(GameRow {
        id: row.get("id")?,
        choice: of_json(&row.get::<String>("choice")?)?,
        name: row.get("name")?,
        clock: of_json(&row.get::<String>("clock")?)?,
        rated: row.get("rated")?,
        counting: row.get("counting")?,
        listed: row.get("listed")?,
        since: row.get("since")?,
        branch: row.get("branch")?,
        resumed: row.get("resumed")?,
        faults: row.get("faults")?,
        ending: ending.map(|text| of_json(&text)).transpose()?,
        next: row.get("next")?,
        players: Vec::new(),
        entries: Vec::new(),
        epoch: 0,
        outages: Outages::default(),
    })
}

/// A person with their rating in the game, from columns of these names.
pub(super) fn person_of(row: &Row) -> Result<Person, sqlx::Error> {
    let value: Option<f64> = row.get("value")?;
    let rating = value.map(|value| rating_of(row, value)).transpose()?;
    Ok(Person { name: row.get("name")?, guest: row.get("guest")?, bot: row.get("bot")?, rating })
}

fn rating_of(row: &Row, value: f64) -> Result<Rating, sqlx::Error> {
    Ok(rating::shown(value, row.get("deviation")?, row.get("games")?))
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

    /// The lists of a person with a hundred thousand games are as fast as any: an index contains a person's games in order, and
    /// only rows that are shown are read.
    #[tokio::test]
    async fn lists_of_games_are_read_from_an_index() {
        let store = Store::open(None).await.unwrap();
        for (query, index) in [
            (UNFINISHED_OF, "players_unfinished"),
            (ALL_OF, "players_by_person"),
            (COUNT_UNFINISHED, "players_unfinished"),
        ] {
            let steps = store.steps_of(query).await;
            assert!(
                steps.len() == 1 && steps[0].contains(index) && !steps[0].contains("SCAN"),
                "{query}: {steps:?}"
            );
        }
        store.close().await;
    }
}
