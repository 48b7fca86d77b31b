//! Compares a player's moves with the engine's, for moderators who suspect that the player used an engine.

use std::io::Write;

use anyhow::{Context, Result};
use comfy_table::{ContentArrangement, Table, presets};
use indicatif::ProgressBar;
use naqala::{Record, catalogue};
use naqala_engine::{Engine, Limits};
use naqala_server::RecordedGame;
use serde::Serialize;

use crate::commands::annotate::judge::judge;

/// Memory of the engine in MiB.
const MEMORY: usize = 64;
/// Maximum loss of a ply that still counts as good as the best, in seeds.
const AS_GOOD: f64 = 0.05;

/// Thresholds for reporting a player: minimum percentage of plies as good as the engine's, maximum mean loss in seeds, and
/// minimum number of plies. Measured with games of the engine's levels (docs/server.md).
const SUSPICIOUS: f64 = 90.5;
const LITTLE_LOST: f64 = 0.13;
const LEAST_PLIES: usize = 200;

/// Statistics of a player's plies in a game, without those that left no choice.
#[derive(Clone, Debug, Default, Serialize)]
struct Judged {
    game: String,
    rated: bool,
    plies: usize,
    /// Number of plies as good as the engine's choice.
    as_good: usize,
    /// Total loss of the plies, in seeds.
    lost: f64,
}

impl Judged {
    fn share(&self) -> f64 {
        100.0 * self.as_good as f64 / self.plies.max(1) as f64
    }

    /// The mean loss of a ply, in seeds.
    fn loss(&self) -> f64 {
        self.lost / self.plies.max(1) as f64
    }

    fn row(&self, name: &str) -> [String; 5] {
        [
            name.to_owned(),
            if self.rated { "rated".to_owned() } else { String::new() },
            self.plies.to_string(),
            format!("{:.0} %", self.share()),
            format!("{:.2}", self.loss()),
        ]
    }
}

/// Analyses the games and prints the results.
pub(super) fn report(
    records: Vec<RecordedGame>,
    most: usize,
    nodes: u64,
    json: bool,
    out: &mut dyn Write,
) -> Result<()> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut engine = Engine::new(MEMORY);
    let games: Vec<Judged> =
        records.iter().take(most).map(|game| judged(game, &mut engine, &limits)).collect::<Result<_>>()?;
    if json {
        serde_json::to_writer(&mut *out, &games)?;
        writeln!(out)?;
        return Ok(());
    }
    if games.is_empty() {
        writeln!(out, "There is nothing to judge: no game by the rules of the catalogue is over.")?;
        return Ok(());
    }
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_content_arrangement(ContentArrangement::Disabled);
    table.set_header(["game", "", "plies", "as good as the engine's", "lost per ply"]);
    for game in &games {
        table.add_row(game.row(&game.game));
    }
    let all = Judged {
        plies: games.iter().map(|game| game.plies).sum(),
        as_good: games.iter().map(|game| game.as_good).sum(),
        lost: games.iter().map(|game| game.lost).sum(),
        ..Judged::default()
    };
    table.add_row(all.row("all"));
    writeln!(out, "{table}")?;
    if all.plies < LEAST_PLIES {
        writeln!(out, "Fewer than {LEAST_PLIES} plies say little.")?;
    } else if all.share() >= SUSPICIOUS && all.loss() <= LITTLE_LOST {
        writeln!(
            out,
            "Nearly always as good as the engine: look at these games; perhaps an engine plays them."
        )?;
    }
    Ok(())
}

fn judged(game: &RecordedGame, engine: &mut Engine, limits: &Limits) -> Result<Judged> {
    let place = || format!("game {}", game.id);
    let mut judged = Judged { game: game.id.clone(), rated: game.rated, ..Judged::default() };
    // The rounds of a match are consecutive records.
    let records = Record::parse_many(&game.record).map_err(anyhow::Error::msg).with_context(place)?;
    for record in records {
        let rules = record.game(catalogue::rules).map_err(anyhow::Error::msg).with_context(place)?;
        let session = record.open(rules).map_err(anyhow::Error::msg).with_context(place)?;
        let Some(side) = session.game().sides().nth(usize::from(game.player)) else { continue };
        let annotation = judge(&session, engine, limits, &ProgressBar::hidden());
        for (_, ply) in annotation.judged() {
            if ply.session.position().to_move() == side && ply.accuracy.is_some() {
                judged.plies += 1;
                judged.as_good += usize::from(ply.loss <= AS_GOOD);
                judged.lost += ply.loss;
            }
        }
    }
    Ok(judged)
}
