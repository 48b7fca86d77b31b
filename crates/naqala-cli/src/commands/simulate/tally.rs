//! Sums over many games, and the statistics derived from them.

use std::io::{self, Write};

use naqala::{Side, Winner};
use serde_json::{Value, json};
use statrs::distribution::{ContinuousCDF, Normal};

use super::Simulation;
use crate::words;

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Ending {
    Won(Side),
    Drawn,
    /// The rules say that the game does not count; a solitaire that was lost.
    Void,
    /// It was longer than wanted.
    #[default]
    Cut,
}

impl From<Winner> for Ending {
    fn from(winner: Winner) -> Ending {
        match winner {
            Winner::Side(side) => Ending::Won(side),
            Winner::Draw => Ending::Drawn,
            Winner::Nobody => Ending::Void,
        }
    }
}

/// The statistics of one game or match.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    /// Who began.
    pub(super) first: Side,
    pub(super) ending: Ending,
    pub(super) plies: u32,
    /// The rounds of a match.
    pub(super) rounds: u32,
    pub(super) decisions: u64,
    /// The legal decisions there were, added up over all decisions.
    pub(super) choices: u64,
}

impl Default for Played {
    fn default() -> Self {
        Played { first: Side::South, ending: Ending::Cut, plies: 0, rounds: 0, decisions: 0, choices: 0 }
    }
}

/// A number that every game has: the sum, the least and the greatest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Spread {
    sum: u64,
    least: Option<u32>,
    greatest: Option<u32>,
}

impl Spread {
    fn of(number: u32) -> Spread {
        Spread { sum: number.into(), least: Some(number), greatest: Some(number) }
    }

    fn plus(self, other: Spread) -> Spread {
        Spread {
            sum: self.sum + other.sum,
            least: self.least.into_iter().chain(other.least).min(),
            greatest: self.greatest.max(other.greatest),
        }
    }

    fn as_json(self, games: u64) -> Value {
        json!({ "mean": share(self.sum as f64, games), "min": self.least, "max": self.greatest })
    }

    /// "mean 61.5 plies, from 20 to 133".
    fn text(self, games: u64, what: &str) -> String {
        let mean = share(self.sum as f64, games);
        let (least, greatest) = (self.least.unwrap_or(0), self.greatest.unwrap_or(0));
        format!("mean {mean:.1} {what}, from {least} to {greatest}")
    }
}

/// Sums of whole numbers over games, so that the order of adding does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    games: u64,
    won: [u64; 4],
    drawn: u64,
    void: u64,
    cut: u64,
    won_by_first: u64,
    plies: Spread,
    rounds: Spread,
    decisions: u64,
    choices: u64,
}

impl Tally {
    pub(super) fn of(game: &Played) -> Tally {
        let mut tally = Tally {
            games: 1,
            plies: Spread::of(game.plies),
            rounds: Spread::of(game.rounds),
            decisions: game.decisions,
            choices: game.choices,
            ..Tally::default()
        };
        match game.ending {
            Ending::Won(side) => {
                tally.won[side.index()] = 1;
                tally.won_by_first = u64::from(side == game.first);
            }
            Ending::Drawn => tally.drawn = 1,
            Ending::Void => tally.void = 1,
            Ending::Cut => tally.cut = 1,
        }
        tally
    }

    pub(super) fn plus(self, other: Tally) -> Tally {
        Tally {
            games: self.games + other.games,
            won: [0, 1, 2, 3].map(|side| self.won[side] + other.won[side]),
            drawn: self.drawn + other.drawn,
            void: self.void + other.void,
            cut: self.cut + other.cut,
            won_by_first: self.won_by_first + other.won_by_first,
            plies: self.plies.plus(other.plies),
            rounds: self.rounds.plus(other.rounds),
            decisions: self.decisions + other.decisions,
            choices: self.choices + other.choices,
        }
    }

    /// The share of the points that the player who began got, a win one point and a draw an equal part of one, over the
    /// games that were not cut. A game that does not count is a draw. For a solitaire: the share that was solved.
    fn first_share(&self, parties: usize) -> (f64, [f64; 2]) {
        let counted = self.games - self.cut;
        let shared = if parties == 1 { 0 } else { self.drawn + self.void };
        let points = self.won_by_first as f64 + shared as f64 / parties as f64;
        (share(points, counted), wilson(points, counted))
    }

    pub(super) fn as_json(&self, simulation: &Simulation, wanted: u64) -> Value {
        let game = &simulation.game;
        let (first, interval) = self.first_share(game.parties().count());
        let parties = game.parties();
        let won = parties.map(|side| (words::party(game, side), json!(self.won[side.index()])));
        // A solitaire that is not solved is lost; in other games the same ending leaves a game that does not count.
        let (void, lost) = if game.players() == 1 { (0, self.void) } else { (self.void, 0) };
        let mut answer = json!({
            "game": game.id(),
            "options": words::options(&game.changed()),
            "players": simulation.players.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "seed": simulation.seed,
            "games": self.games,
            "games_wanted": wanted,
            "won": Value::Object(won.collect()),
            "drawn": self.drawn,
            "lost": lost,
            "void": void,
            "cut": self.cut,
            "plies": self.plies.as_json(self.games),
            "branching": share(self.choices as f64, self.decisions),
            "first_player": { "share": first, "interval_95": interval },
        });
        if simulation.in_match {
            answer["rounds"] = self.rounds.as_json(self.games);
        }
        answer
    }

    pub(super) fn report(&self, simulation: &Simulation, wanted: u64, out: &mut dyn Write) -> io::Result<()> {
        let game = &simulation.game;
        let by_party = |side: Side| game.party(side).map(|seat| simulation.players[seat.index()].to_string());
        let parties = game.parties().map(|side| {
            let mut names: Vec<String> = by_party(side).collect();
            names.dedup();
            names.join(" and ")
        });
        let players = parties.collect::<Vec<_>>().join(" against ");
        let title = words::title(game);
        writeln!(
            out,
            "{} of {title}, {players}, seed {}",
            words::count(self.games, simulation.noun()),
            simulation.seed
        )?;
        if self.games < wanted {
            let games = words::plural(simulation.noun());
            writeln!(out, "stopped before the {wanted} {games} that were wanted")?;
        }
        if self.games == 0 {
            return Ok(());
        }
        let longest = game.parties().map(|side| words::wins(game, side).len()).max();
        let width = longest.unwrap_or(0).max(12);
        self.report_endings(simulation, width, out)?;
        let mut tell = |name: &str, what: String| writeln!(out, "  {name:<width$}  {what}");
        tell("length", self.plies.text(self.games, "plies"))?;
        if simulation.in_match {
            tell("rounds", self.rounds.text(self.games, "rounds"))?;
        }
        tell("choice", format!("mean {:.2} legal moves", share(self.choices as f64, self.decisions)))?;
        let (name, first) = self.report_first(game.parties().count());
        tell(name, first)
    }

    fn report_endings(&self, simulation: &Simulation, width: usize, out: &mut dyn Write) -> io::Result<()> {
        let game = &simulation.game;
        let mut line = |name: &str, games: u64| {
            writeln!(out, "  {name:<width$} {:>5.1} %  {games:>9}", 100.0 * share(games as f64, self.games))
        };
        if game.players() == 1 {
            line("solved", self.won[0])?;
            line("not solved", self.void + self.drawn)?;
        } else {
            for side in game.parties() {
                line(&words::wins(game, side), self.won[side.index()])?;
            }
            line("drawn", self.drawn)?;
            line("not counted", self.void)?;
        }
        let cut = if simulation.in_match { "unfinished" } else { "cut" };
        if self.cut > 0 { line(cut, self.cut) } else { Ok(()) }
    }

    /// The statistics about the first player, or about a solitaire's success rate: name and numbers.
    fn report_first(&self, parties: usize) -> (&'static str, String) {
        if self.games == self.cut {
            return ("first player", "no game was counted; --longest lets them last longer".to_owned());
        }
        if parties > 1 && self.games == self.cut + self.void {
            return ("first player", "no game was counted: by these rules nobody won or lost one".to_owned());
        }
        let (first, [low, high]) = self.first_share(parties);
        let [first, low, high] = [first, low, high].map(|share| 100.0 * share);
        if parties == 1 {
            let chance = format!("{first:.1} % to be solved, with 95 % confidence {low:.1} to {high:.1} %");
            return ("chance", chance);
        }
        let fair = 100.0 / parties as f64;
        let edge = first - fair;
        let verdict = match (low > fair, high < fair) {
            (true, _) => "an advantage",
            (_, true) => "a disadvantage",
            _ => "no clear advantage",
        };
        let points = format!(
            "{first:.1} % of the points ({edge:+.1}), with 95 % confidence {low:.1} to {high:.1} %: {verdict}"
        );
        ("first player", points)
    }
}

fn share(part: f64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part / whole as f64 }
}

/// Wilson's score interval of 95 % for a share of points. It stays within 0 and 1 and is sensible for few games and
/// for shares near the ends. A draw counts as half a win and half a loss, which makes the interval a little wider
/// than it need be, never narrower.
fn wilson(points: f64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let n = games as f64;
    let p = points / n;
    let z = Normal::standard().inverse_cdf(0.975);
    let z2 = z * z;
    let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    [(centre - half).max(0.0), (centre + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(side: Side, plies: u32) -> Tally {
        Tally::of(&Played { ending: Ending::Won(side), plies, decisions: 2, choices: 6, ..Played::default() })
    }

    #[test]
    fn the_order_of_games_does_not_matter() {
        let games = [won(Side::South, 5), won(Side::North, 9), Tally::of(&Played::default())];
        let [a, b, c] = games.clone();
        let [x, y, z] = games;
        assert_eq!(a.plus(b).plus(c), Tally::default().plus(z).plus(x.plus(y)));
    }

    #[test]
    fn draws_and_void_games_are_half_a_point_and_cut_games_none() {
        let ended = |ending| Tally::of(&Played { ending, ..Played::default() });
        let tally =
            won(Side::South, 5).plus(ended(Ending::Drawn)).plus(ended(Ending::Void)).plus(ended(Ending::Cut));
        assert_eq!(tally.first_share(2).0, 2.0 / 3.0);
    }

    #[test]
    fn the_interval_agrees_with_published_values() {
        // 8 successes of 10: 0.4902 to 0.9433; none of 10: 0 to 0.2775.
        let [low, high] = wilson(8.0, 10);
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4);
        let [low, high] = wilson(0.0, 10);
        assert!(low < 1e-9 && (high - 0.2775).abs() < 1e-4);
    }
}
