//! Games in which an entry is missing. Nothing writes such a game any more; an earlier version could.

use super::{Row, Statement, Store, sql};

/// An entry that is missing, though later ones are there. These cannot be played any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hole {
    /// The number of the missing entry.
    pub(crate) missing: u64,
    /// The later entries, with their numbers.
    pub(crate) behind: Vec<(u64, String)>,
}

impl Hole {
    /// Changes a game so that it goes on with the missing entry. The first statement changes nothing if the game has none missing
    /// by now. Clients notice because the game begins another branch.
    pub(crate) fn mend(&self, game: &str, now: u64) -> Vec<Statement> {
        vec![
            sql("DELETE FROM entries WHERE game = $1 AND number > $2 \
                 AND NOT EXISTS (SELECT 1 FROM entries AS missing WHERE missing.game = $1 AND missing.number = $2)")
            .bind(game)
            .bind(self.missing),
            sql("UPDATE games SET branch = branch + 1, resumed = $1 WHERE id = $2").bind(now).bind(game),
        ]
    }
}

impl Store {
    /// The games with a missing entry.
    pub(crate) async fn games_with_holes(&self) -> Result<Vec<String>, sqlx::Error> {
        let games =
            sql("SELECT game FROM entries GROUP BY game HAVING max(number) + 1 <> count(*) ORDER BY game");
        self.column(games, "game").await
    }

    /// The hole of a game, if it has one.
    pub(crate) async fn hole(&self, game: &str) -> Result<Option<Hole>, sqlx::Error> {
        let rows = sql("SELECT number, text FROM entries WHERE game = $1 ORDER BY number").bind(game);
        let entry = |row: &Row| Ok::<_, sqlx::Error>((row.get::<u64>("number")?, row.get::<String>("text")?));
        let mut entries = self.all(rows).await?.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
        let missing = entries.iter().zip(0..).position(|((number, _), place)| *number != place);
        Ok(missing.map(|missing| Hole { missing: missing as u64, behind: entries.split_off(missing) }))
    }
}
