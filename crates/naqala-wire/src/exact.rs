//! Exact values from endgame tables: `GET /api/tables/GAME?position=…&o.OPTION=…`.

use serde::{Deserialize, Serialize};

/// The result of best play, as far as the server's table knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Exact {
    /// The table knows every position with at most so many seeds on the board; 0 where there is no table of these rules.
    pub most_seeds: u8,
    /// Whether the leads are those the game ends with. Otherwise it is over before the last seed, the leads are those it
    /// would end with if it were played on, and only who wins is certain.
    pub counts_seeds: bool,
    /// By how many seeds the player to move will lead in the end; nothing if the position is not in the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<Lead>,
    /// How the game ends for the player to move; nothing where the table does not decide it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// Every move with what it brings the player to move in the end, the best first; none if the position is not in the
    /// table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<ExactMove>,
}

/// How a game ends for a player with perfect play by both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The other wins.
    Loss,
    /// Nobody wins.
    Draw,
    /// The player wins.
    Win,
}

impl Verdict {
    /// 1 for a win, −1 for a loss.
    pub fn sign(self) -> i32 {
        self as i32 - Verdict::Draw as i32
    }
}

/// A lead in seeds, negative for whoever is behind. It lies between two bounds, which are the same where it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lead {
    /// At least so many.
    pub least: i32,
    /// At most so many.
    pub most: i32,
}

/// A move and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExactMove {
    /// The ply as in records.
    pub text: String,
    /// By how many seeds the player to move will lead in the end.
    pub lead: Lead,
    /// How the game then ends for the player, where the table decides it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}
