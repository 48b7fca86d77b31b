//! How long a game lasts and how hard it is, as measured.

use super::Writer;
use crate::catalogue::{self, Hardness, Measured};
use crate::words::messages::values;

impl Writer<'_> {
    /// For a game with its usual options only: others were not measured.
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
        let laps = if facts.laps >= 1.05 { "yes" } else { "no" };
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
        self.page.paragraph(self.words.say(key, values![difficulty = whole(facts.difficulty())]));
    }

    fn shares(&mut self, facts: &Measured) {
        let percent = |games: u32| whole(facts.percent(games));
        let sentences = match facts.wins[..] {
            [solved] => self.words.say("measured-solved", values![percent = facts.percent(solved)]),
            [south, north] => {
                let values = values![
                    south = percent(south),
                    north = percent(north),
                    draws = percent(facts.draws),
                    void = percent(facts.void)
                ];
                self.words.say("measured-shares", values)
            }
            _ => return,
        };
        self.page.paragraph(sentences);
    }
}

/// The nearest whole number.
fn whole(number: f64) -> i64 {
    number.round() as i64
}
