//! The score of a match.

use serde::{Deserialize, Serialize};

use super::statistics::Pairs;

/// Forfeits of which the reason is kept; of more there is only the number.
const REASONS: usize = 20;

/// How a game ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub(super) struct Score {
    /// Half points of the first contestant: 2 for a win, 1 for a draw.
    pub(super) points: u8,
    /// Whether it was longer than wanted, and so a draw.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) is_cut: bool,
    /// Why a contestant lost it otherwise than at the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) forfeit: Option<String>,
}

/// Statistics of the games.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// Games that the first contestant won, drew and lost.
    pub(super) games: [u64; 3],
    pub(super) cut: u64,
    pub(super) forfeits: u64,
    pub(super) reasons: Vec<String>,
    /// Pairs by the half points that the first contestant got from both games.
    pub(super) pairs: Pairs,
}

impl Tally {
    /// Adds the two games of a pair.
    pub(super) fn add(&mut self, pair: [Score; 2]) {
        self.pairs.add(pair[0].points + pair[1].points);
        for game in pair {
            self.games[usize::from(2 - game.points.min(2))] += 1;
            self.cut += u64::from(game.is_cut);
            if let Some(why) = game.forfeit {
                self.forfeits += 1;
                if self.reasons.len() < REASONS {
                    self.reasons.push(why);
                }
            }
        }
    }

    /// Games played.
    pub(super) fn count(&self) -> u64 {
        self.games.iter().sum()
    }

    /// "+12 =3 -5".
    pub(super) fn score_text(&self) -> String {
        let [won, drawn, lost] = self.games;
        format!("+{won} ={drawn} -{lost}")
    }
}
