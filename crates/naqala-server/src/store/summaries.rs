//! Lists of a person's games. They come from a few rows of each game: to list a game, nobody has to load and replay it.

use naqala_wire::game::GameSummary;

use super::games::{of_json, person_of};
use super::{Row, Store, sql};
use crate::ids;

/// The rows of a list, a row for each player of each game; the condition selects games of the person `$1`.
macro_rules! listed {
    ($condition:literal) => {
        concat!(
            "SELECT games.id AS game_id, games.game, games.name AS game_name, games.clock, games.rated, \
             games.since, games.ending, \
             (SELECT count(*) FROM entries WHERE entries.game = games.id) AS entries, \
             people.id, people.name, people.password IS NULL AS guest, people.bot, \
             ratings.value, ratings.deviation, ratings.games \
             FROM (SELECT game, since FROM players WHERE person = $1",
            $condition,
            " ORDER BY since DESC LIMIT $2) AS listed \
             JOIN games ON games.id = listed.game \
             JOIN players ON players.game = games.id \
             LEFT JOIN people ON people.id = players.person \
             LEFT JOIN ratings ON ratings.person = people.id AND ratings.game = games.game \
             ORDER BY listed.since DESC, games.id, players.player"
        )
    };
}

const UNFINISHED: &str = listed!(" AND over = 0");
const FINISHED: &str = listed!(" AND over = 1");
const LISTED: &str = listed!(" AND listed = 1");

/// Which games of a person to list with their summaries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SummaryList {
    Unfinished,
    Finished,
    /// Those that others may see.
    Listed,
}

impl Store {
    /// The latest games of a person, newest first. The database does not know whose turn it is in a game.
    pub(crate) async fn summaries(
        &self,
        person: i64,
        list: SummaryList,
        most: u32,
    ) -> Result<Vec<GameSummary>, sqlx::Error> {
        let query = match list {
            SummaryList::Unfinished => UNFINISHED,
            SummaryList::Finished => FINISHED,
            SummaryList::Listed => LISTED,
        };
        let mut games: Vec<GameSummary> = Vec::new();
        for row in self.all(sql(query).bind(person).bind(most)).await? {
            let id: String = row.get("game_id")?;
            if games.last().is_none_or(|game| game.id != id) {
                games.push(game_of(&row, id)?);
            }
            if let Some(game) = games.last_mut() {
                add_player(game, &row, person)?;
            }
        }
        Ok(games)
    }
}

/// A game without its players.
fn game_of(row: &Row, id: String) -> Result<GameSummary, sqlx::Error> {
    let ending: Option<String> = row.get("ending")?;
    Ok(GameSummary {
        own_rules: ids::has_own_rules(&id),
        id,
        game: row.get("game")?,
        name: row.get("game_name")?,
        players: Vec::new(),
        you: None,
        clock: of_json(&row.get::<String>("clock")?)?,
        rated: row.get("rated")?,
        entries: row.get("entries")?,
        to_move: None,
        ending: ending.map(|text| of_json(&text)).transpose()?,
        since: row.get("since")?,
    })
}

/// Adds the player of a row, who may be `you` or a deleted account.
fn add_player(game: &mut GameSummary, row: &Row, you: i64) -> Result<(), sqlx::Error> {
    let person: Option<i64> = row.get("id")?;
    if person == Some(you) {
        game.you = Some(game.players.len() as u8);
    }
    game.players.push(person.map(|_| person_of(row)).transpose()?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The games of a list are found in an index, however many a person has.
    #[tokio::test]
    async fn lists_read_no_whole_table() {
        let store = Store::open(None).await.unwrap();
        for (query, index) in
            [(UNFINISHED, "players_unfinished"), (FINISHED, "players_by_person"), (LISTED, "players_listed")]
        {
            let steps = store.steps_of(query).await;
            assert!(steps.iter().any(|step| step.contains(index)), "{query}: {steps:?}");
            let scans = steps.iter().filter(|step| step.contains("SCAN") && *step != "SCAN listed");
            assert_eq!(scans.count(), 0, "{query}: {steps:?}");
        }
        store.close().await;
    }
}
