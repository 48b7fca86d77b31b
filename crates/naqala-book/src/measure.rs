//! Measures how long games last, how many choices there are, and who wins, when both players move at random.
//!
//! A game's random numbers depend only on the seed and the game's number, and sums of integers do not depend on their order. So
//! the facts are the same on any number of cores.

use std::fmt::Write as _;
use std::fs;

use anyhow::{Context, Result};
use indicatif::{ParallelProgressIterator, ProgressBar};
use naqala::catalogue::{self, Measured};
use naqala::{Choices, Event, Game, Observer, Session, Winner};
use naqala_engine::{Limits, Player, Random};
use rayon::prelude::*;

use crate::{bar, repository};

/// The file with the facts, relative to the root of the repository.
const FILE: &str = "games/measured.json";

/// Maximum length of a game, in plies.
const MOST_PLIES: u32 = 20_000;

/// Number of games whose lengths are stored, to notice when the rules have changed.
const FIRST: u32 = 5;

#[derive(Debug, clap::Args)]
pub(crate) struct MeasureArguments {
    /// How many games of each
    #[arg(long, default_value_t = 1_000)]
    games: u32,
    /// The seed of all dice
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(arguments: &MeasureArguments) -> Result<()> {
    let games = catalogue::all().iter().map(|rules| rules.compile(&Choices::new()));
    let games = games.collect::<Result<Vec<_>, _>>().context("a game of the catalogue does not compile")?;
    let bar = bar::counting_games(u64::from(arguments.games) * games.len() as u64);
    let mut text = String::from("{\n");
    for (at, game) in games.iter().enumerate() {
        bar.set_message(game.name().to_owned());
        let facts = measure(game, arguments.games, arguments.seed, &bar);
        let comma = if at + 1 < games.len() { "," } else { "" };
        writeln!(text, "  \"{}\": {}{comma}", game.id(), serde_json::to_string(&facts)?)?;
    }
    bar.finish_and_clear();
    text.push_str("}\n");
    let path = repository(FILE);
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{FILE}: {} games measured", games.len());
    Ok(())
}

/// Plays one game many times and returns statistics.
fn measure(game: &Game, games: u32, seed: u64, bar: &ProgressBar) -> Measured {
    let played: Vec<Played> = (0..games)
        .into_par_iter()
        .progress_with(bar.clone())
        .map_init(|| Random::new(0), |player, number| play(game, player, dice(seed, number)))
        .collect();
    let mean = |number: fn(&Played) -> u64, of: fn(&Played) -> u64| {
        let sum = |count: fn(&Played) -> u64| played.iter().map(count).sum::<u64>() as f64;
        // A sample of a thousand games is not more precise than three decimals.
        (sum(number) / sum(of).max(1.0) * 1_000.0).round() / 1_000.0
    };
    let ended = |winner: Option<Winner>| played.iter().filter(|game| game.winner == winner).count() as u32;
    let plies = || played.iter().map(|game| game.plies);
    Measured {
        games,
        seed,
        most_plies: MOST_PLIES,
        plies: mean(|game| u64::from(game.plies), |_| 1),
        shortest: plies().min().unwrap_or_default(),
        longest: plies().max().unwrap_or_default(),
        choices: mean(|game| game.choices, |game| game.decisions),
        laps: mean(|game| game.laps, |game| u64::from(game.plies)),
        wins: game.parties().map(|side| ended(Some(Winner::Side(side)))).collect(),
        draws: ended(Some(Winner::Draw)),
        void: ended(Some(Winner::Nobody)),
        unfinished: ended(None),
        first: plies().take(FIRST as usize).collect(),
    }
}

/// The seed of one game. Multiplying by an odd constant makes the games of neighbouring seeds different.
fn dice(seed: u64, number: u32) -> u64 {
    seed.wrapping_mul(0x9E6C_63D0_876A_68EF).wrapping_add(u64::from(number))
}

/// The result of one game.
#[derive(Default)]
struct Played {
    plies: u32,
    decisions: u64,
    choices: u64,
    laps: u64,
    winner: Option<Winner>,
}

fn play(game: &Game, player: &mut Random, seed: u64) -> Played {
    player.new_game(seed);
    let mut session = Session::new(game.clone());
    let mut played = Played::default();
    let mut laps = Laps(0);
    while session.outcome().is_none() && played.plies < MOST_PLIES {
        played.decisions += 1;
        played.choices += session.moves().len() as u64;
        let choice = player.choose(&session, &Limits::default());
        session.play_legal(choice.mv, &mut laps);
        played.plies += u32::from(session.position().begins_ply());
    }
    played.laps = laps.0;
    played.winner = session.outcome().map(|outcome| match outcome.winner {
        // If the persons have changed seats, a side's win counts for the person who started on the other side.
        Winner::Side(side) if session.position().is_swapped() => Winner::Side(side.other()),
        winner => winner,
    });
    played
}

/// Counts laps by their last seeds.
struct Laps(u64);

impl Observer for Laps {
    fn event(&mut self, event: Event) {
        self.0 += u64::from(matches!(event, Event::Drop { last: true, .. }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Replaying the first games of every entry gives the stored lengths.
    #[test]
    fn the_facts_are_those_of_the_rules_as_they_are() {
        let stale: Vec<&str> = catalogue::all()
            .par_iter()
            .filter(|rules| {
                let Some(facts) = catalogue::measured(rules.id()) else { return true };
                let game = rules.compile(&Choices::new()).expect("a game of the catalogue");
                let first = measure(&game, FIRST, facts.seed, &ProgressBar::hidden()).first;
                first != facts.first
            })
            .map(|rules| rules.id())
            .collect();
        assert!(stale.is_empty(), "out of date: {}; run `cargo xtask measure`", stale.join(", "));
    }
}
