//! How long a game lasts and how hard it is, as measured.

use super::Writer;
use crate::catalogue::{self, Hardness, Measured};
use crate::words::messages::values;
use crate::words::phrases::yes_key;

impl Writer<'_> {
    /// Only for a game with its default options, because others were not measured.
    pub(super) fn measured(&mut self) {
        let Some(facts) = catalogue::measured(self.game.id()).filter(|_| self.game.changed().is_empty())
        else {
            return;
        };
        self.heading("heading-measured");
        let values = values![
            games = facts.games,
            mean = whole(facts.plies),
            shortest = facts.shortest,
            longest = facts.longest,
        ];
        let mut sentences = vec![self.words.say("measured-length", values)];
        if facts.unfinished > 0 {
            let values =
                values![percent = whole(facts.percent(facts.unfinished).ceil()), most = facts.most_plies];
            sentences.push(self.words.say("measured-unfinished", values));
        }
        let laps = yes_key(facts.laps >= 1.05);
        let values = values![choices = facts.choices, laps = facts.laps, many = laps];
        sentences.push(self.words.say("measured-choices", values));
        let sentences: Vec<String> = sentences.iter().map(ToString::to_string).collect();
        self.page.paragraph(sentences.join(" "));
        self.shares(facts);
        if self.game.players() == 1 {
            return;
        }
        let key = match facts.hardness() {
            Hardness::Easy => "measured-easy",
            Hardness::Moderate => "measured-moderate",
            Hardness::Hard => "measured-hard",
            Hardness::VeryHard => "measured-very-hard",
        };
        self.page.paragraph(self.words.say(key, values![difficulty = whole(facts.difficulty().floor())]));
    }

    fn shares(&mut self, facts: &Measured) {
        let sentences = match facts.wins[..] {
            [solved] => self.words.say("measured-solved", values![percent = facts.percent(solved)]),
            [south, north] => {
                let games = [south, north, facts.draws, facts.void];
                let [south, north, draws, void] = whole_shares(games.map(|games| facts.percent(games)));
                let values = values![south = south, north = north, draws = draws, void = void];
                self.words.say("measured-shares", values)
            }
            _ => return,
        };
        self.page.paragraph(sentences);
    }
}

/// Shares in whole numbers that add up as the exact ones do: the largest remainders are rounded up.
fn whole_shares(shares: [f64; 4]) -> [i64; 4] {
    let mut rounded = shares.map(|share| share.floor() as i64);
    let missing = whole(shares.iter().sum()) - rounded.iter().sum::<i64>();
    let mut by_remainder = [0, 1, 2, 3];
    by_remainder.sort_by(|&a, &b| shares[b].fract().total_cmp(&shares[a].fract()));
    for &index in by_remainder.iter().take(missing as usize) {
        rounded[index] += 1;
    }
    rounded
}

/// The nearest whole number.
fn whole(number: f64) -> i64 {
    number.round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_to_a_hundred() {
        assert_eq!(whole_shares([49.6, 50.2, 0.2, 0.0]), [50, 50, 0, 0]);
        assert_eq!(whole_shares([49.5, 50.5, 0.0, 0.0]).iter().sum::<i64>(), 100);
        assert_eq!(whole_shares([33.4, 33.3, 33.3, 0.0]), [34, 33, 33, 0]);
        assert_eq!(whole_shares([100.0, 0.0, 0.0, 0.0]), [100, 0, 0, 0]);
    }
}
