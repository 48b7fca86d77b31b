//! Which server leads a game: if several servers share a database, only one of them writes the events of a game.

use super::Store;
use super::database::Readers;

/// Who leads a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lead {
    /// This server: the database takes what it writes about the game in the latest epoch.
    Mine,
    /// Another server that lives.
    Other(i64),
    /// There is no such game.
    Nobody,
    /// No server: this one has just been declared dead by others, and is beginning another life.
    NotYet,
}

impl Store {
    /// Returns who leads a game. If no living server does, this one takes it over.
    #[cfg_attr(not(feature = "cluster"), expect(unused_variables, reason = "one server leads all games"))]
    pub(crate) async fn lead(&self, game: &str) -> Result<Lead, sqlx::Error> {
        match &self.readers {
            Readers::Sqlite(_) => Ok(Lead::Mine),
            #[cfg(feature = "cluster")]
            Readers::Postgres(pool) => super::nodes::lead(pool, self.life(), game).await,
        }
    }

    /// Whether what this server has of its games in memory is what everybody else sees: no other one can lead them yet.
    #[cfg_attr(not(feature = "cluster"), expect(unused_variables, reason = "one server leads all games"))]
    pub(crate) fn is_sure(&self, now: u64) -> bool {
        match &self.readers {
            Readers::Sqlite(_) => true,
            #[cfg(feature = "cluster")]
            Readers::Postgres(_) => self.life().is_sure(now),
        }
    }

    /// The number under which this server leads games now. What was read under an earlier one may be out of date.
    pub(crate) fn leader_number(&self) -> i64 {
        match &self.readers {
            Readers::Sqlite(_) => 0,
            #[cfg(feature = "cluster")]
            Readers::Postgres(_) => self.life().node(),
        }
    }

    /// Whether other servers may work with the same database.
    pub(crate) fn is_shared(&self) -> bool {
        !matches!(self.readers, Readers::Sqlite(_))
    }
}
