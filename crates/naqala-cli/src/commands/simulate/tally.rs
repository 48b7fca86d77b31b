//! Sums over many games, and what they say about a game.

use std::io::{self, Write};

use naqala::{Side, Winner};
use serde_json::{Value, json};

use super::Simulation;
use crate::words;

/// The normal quantile of a two-sided interval of 95 %.
const Z_95: f64 = 1.959_963_984_540_054;

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

/// What is counted of one game or match.
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

    /// The share of the points that the player who began got, a win one point and a draw half, over the games
    /// that were not cut. A game that does not count is a draw. For a solitaire: the share that was solved.
    fn first_share(&self, solitaire: bool) -> (f64, [f64; 2]) {
        let counted = self.games - self.cut;
        let halves = if solitaire { 0 } else { self.drawn + self.void };
        let points = self.won_by_first as f64 + halves as f64 / 2.0;
        (share(points, counted), wilson(points, counted))
    }

    pub(super) fn as_json(&self, simulation: &Simulation, wanted: u64) -> Value {
        let game = &simulation.game;
        let (first, interval) = self.first_share(game.players() == 1);
        let won = words::sides(game).map(|side| (side.to_string(), json!(self.won[side.index()])));
        let mut answer = json!({
            "game": game.id(),
            "options": words::options(&game.changed()),
            "players": simulation.players.map(|player| player.to_string()),
            "seed": simulation.seed,
            "games": self.games,
            "games_wanted": wanted,
            "won": Value::Object(won.collect()),
            "drawn": self.drawn,
            "void": self.void,
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
        let solitaire = game.players() == 1;
        let [south, north] = simulation.players;
        let players = if solitaire { south.to_string() } else { format!("{south} against {north}") };
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
        self.report_endings(simulation, out)?;
        writeln!(out, "  length        {}", self.plies.text(self.games, "plies"))?;
        if simulation.in_match {
            writeln!(out, "  rounds        {}", self.rounds.text(self.games, "rounds"))?;
        }
        writeln!(out, "  choice        mean {:.2} legal moves", share(self.choices as f64, self.decisions))?;
        self.report_first(solitaire, out)
    }

    fn report_endings(&self, simulation: &Simulation, out: &mut dyn Write) -> io::Result<()> {
        let game = &simulation.game;
        if game.players() == 1 {
            self.line(out, "solved", self.won[0])?;
            self.line(out, "not solved", self.void + self.drawn)?;
        } else {
            for side in words::sides(game) {
                self.line(out, &format!("{side} wins"), self.won[side.index()])?;
            }
            self.line(out, "drawn", self.drawn)?;
            self.line(out, "not counted", self.void)?;
        }
        let cut = if simulation.in_match { "unfinished" } else { "cut" };
        if self.cut > 0 { self.line(out, cut, self.cut) } else { Ok(()) }
    }

    fn report_first(&self, solitaire: bool, out: &mut dyn Write) -> io::Result<()> {
        let (first, [low, high]) = self.first_share(solitaire);
        let [first, low, high] = [first, low, high].map(|share| 100.0 * share);
        if solitaire {
            return writeln!(
                out,
                "  chance        {first:.1} % to be solved, with 95 % confidence {low:.1} to {high:.1} %"
            );
        }
        let edge = first - 50.0;
        let verdict = match (low > 50.0, high < 50.0) {
            (true, _) => "an advantage",
            (_, true) => "a disadvantage",
            _ => "no clear advantage",
        };
        writeln!(
            out,
            "  first player  {first:.1} % of the points ({edge:+.1}), with 95 % confidence {low:.1} to {high:.1} %: {verdict}"
        )
    }

    fn line(&self, out: &mut dyn Write, name: &str, games: u64) -> io::Result<()> {
        writeln!(out, "  {name:<12} {:>5.1} %  {games:>9}", 100.0 * share(games as f64, self.games))
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
    let z2 = Z_95 * Z_95;
    let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z_95 / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
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
        assert_eq!(tally.first_share(false).0, 2.0 / 3.0);
    }

    #[test]
    fn the_interval_agrees_with_published_values() {
        // 8 successes of 10: 0.4902 to 0.9433; none of 10: 0 to 0.2775.
        let [low, high] = wilson(8.0, 10);
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4);
        let [low, high] = wilson(0.0, 10);
        assert!(low == 0.0 && (high - 0.2775).abs() < 1e-4);
    }
}
