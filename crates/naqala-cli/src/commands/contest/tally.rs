//! The score of a match.

use super::game::Played;
use super::statistics::Pairs;

/// Forfeits of which the reason is kept; of more there is only the number.
const REASONS: usize = 20;

/// What is counted over the games.
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
    pub(super) fn add(&mut self, pair: [Played; 2]) {
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
