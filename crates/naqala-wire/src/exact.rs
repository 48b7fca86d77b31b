//! Exact values from endgame tables: `GET /api/tables/GAME?position=…&o.OPTION=…`.

use serde::{Deserialize, Serialize};

/// The result of best play, as far as the server's table knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Exact {
    /// The maximum number of seeds on the board that the table covers; 0 if there is no table for these rules.
    pub most_seeds: u8,
    /// Whether the leads are final leads of the game. Otherwise the game ends before the last seed, the leads are those it
    /// would end with if it were played on, and only the winner is certain.
    pub counts_seeds: bool,
    /// The final lead of the player to move, in seeds; `null` if the position is not in the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<Lead>,
    /// How the game ends for the player to move; `null` if the table does not decide it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// Every move with the resulting final lead of the player to move, best first; empty if the position is not in the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<ExactMove>,
}

/// How a game ends for a player if both play perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The other player wins.
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

/// A lead in seeds, negative for the player who is behind. It lies between two bounds, which are equal if it is known exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lead {
    /// Lower bound.
    pub least: i32,
    /// Upper bound.
    pub most: i32,
}

/// A move and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExactMove {
    /// The ply in notation.
    pub text: String,
    /// The final lead of the player to move, in seeds.
    pub lead: Lead,
    /// How the game then ends for the player, if the table decides it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}
