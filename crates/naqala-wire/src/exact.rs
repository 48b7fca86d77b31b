//! Exact values from endgame tables: `GET /api/tables/GAME?position=…&o.OPTION=…`.

use serde::{Deserialize, Serialize};

/// What best play leads to, as far as the server's table of the game knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Exact {
    /// The table knows every position with at most so many seeds on the board.
    pub most_seeds: u8,
    /// By how many seeds the player to move will lead in the end; nothing if the position is not in the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<Lead>,
    /// Every move with the lead of the player to move that it brings in the end, the best first; none if the position is
    /// not in the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<ExactMove>,
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
}
