//! Compares a player's moves with the engine's, for moderators who suspect that the player used an engine.
//!
//! How often a good player finds the engine's moves depends on the game and on the positions. So the same positions are given to
//! the engine once more, with a third of the work: people who play by themselves are well below it, an engine is not.

use std::io::Write;

use anyhow::{Context, Result};
use comfy_table::{ContentArrangement, Table, presets};
use indicatif::ProgressBar;
use naqala::{Record, catalogue};
use naqala_engine::{Engine, Limits};
use naqala_server::RecordedGame;
use serde::Serialize;

use crate::commands::annotate::judge::{self as annotate, judge};

/// Memory of the engine in MiB.
const MEMORY: usize = 64;
/// Maximum loss of a ply that still counts as good as the best, in seeds.
const AS_GOOD: f64 = 0.05;

/// The quick engine searches this part of the positions.
const QUICK: u64 = 3;
/// Thresholds for reporting a player: minimum number of plies, how many percentage points less often than the quick engine the
/// player may be as good as the judge, and the part of the quick engine's loss that the player may lose: whoever searches more
/// loses less. Measured with games of the engine's levels and of people (docs/server.md).
const LEAST_PLIES: usize = 200;
const RARER: f64 = 1.0;
const LOST: f64 = 0.9;

/// Statistics of a player's plies in a game, without those that left no choice.
#[derive(Clone, Debug, Default, Serialize)]
struct Judged {
    game: String,
    rated: bool,
    plies: usize,
    /// Number of plies as good as the engine's choice.
    as_good: usize,
    /// Number of plies of the quick engine that were as good as the engine's choice.
    as_good_quick: usize,
    /// Total loss of the plies, in seeds.
    lost: f64,
    lost_quick: f64,
}

impl Judged {
    fn share(&self, as_good: usize) -> f64 {
        100.0 * as_good as f64 / self.plies.max(1) as f64
    }

    /// Whether the player is about as good as the quick engine.
    fn is_suspicious(&self) -> bool {
        self.plies >= LEAST_PLIES
            && self.share(self.as_good) >= self.share(self.as_good_quick) - RARER
            && self.lost <= LOST * self.lost_quick
    }

    /// The mean loss of a ply, in seeds.
    fn loss(&self) -> f64 {
        self.lost / self.plies.max(1) as f64
    }

    fn row(&self, name: &str) -> [String; 6] {
        [
            name.to_owned(),
            if self.rated { "rated".to_owned() } else { String::new() },
            self.plies.to_string(),
            format!("{:.1} %", self.share(self.as_good)),
            format!("{:.1} %", self.share(self.as_good_quick)),
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
    let mut engines = Engines {
        judge: Engine::new(MEMORY),
        quick: Engine::new(MEMORY),
        limits,
        quick_limits: Limits { nodes: Some(nodes.div_ceil(QUICK)), ..Limits::default() },
    };
    let games: Vec<Judged> =
        records.iter().take(most).map(|game| judged(game, &mut engines)).collect::<Result<_>>()?;
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
    table.set_header(["game", "", "plies", "as good as the engine's", "a quick engine's", "lost per ply"]);
    for game in &games {
        table.add_row(game.row(&game.game));
    }
    let all = Judged {
        plies: games.iter().map(|game| game.plies).sum(),
        as_good: games.iter().map(|game| game.as_good).sum(),
        as_good_quick: games.iter().map(|game| game.as_good_quick).sum(),
        lost: games.iter().map(|game| game.lost).sum(),
        lost_quick: games.iter().map(|game| game.lost_quick).sum(),
        ..Judged::default()
    };
    table.add_row(all.row("all"));
    writeln!(out, "{table}")?;
    if all.plies < LEAST_PLIES {
        writeln!(out, "Fewer than {LEAST_PLIES} plies say little.")?;
    } else if all.is_suspicious() {
        writeln!(
            out,
            "As good as an engine with a third of the work: look at these games; perhaps an engine plays them."
        )?;
    }
    Ok(())
}

/// The engine that judges, and the one that is compared.
struct Engines {
    judge: Engine,
    quick: Engine,
    limits: Limits,
    quick_limits: Limits,
}

impl Engines {
    /// What the quick engine would have lost in the place of a player. It knows nothing of what comes later.
    fn quick_loss(&mut self, ply: &annotate::Judged) -> f64 {
        self.quick.clear();
        let found = self.quick.analyse(&ply.session, &self.quick_limits, 1, &mut |_| {});
        let chosen = self.quick.whole_ply(&ply.session, &found, &self.quick_limits);
        ply.loss_of(&chosen, &mut self.judge, &self.limits)
    }
}

fn judged(game: &RecordedGame, engines: &mut Engines) -> Result<Judged> {
    let place = || format!("game {}", game.id);
    let mut judged = Judged { game: game.id.clone(), rated: game.rated, ..Judged::default() };
    // The rounds of a match are consecutive records.
    let records = Record::parse_many(&game.record).map_err(anyhow::Error::msg).with_context(place)?;
    for record in records {
        let rules = record.game(catalogue::rules).map_err(anyhow::Error::msg).with_context(place)?;
        let session = record.open(rules).map_err(anyhow::Error::msg).with_context(place)?;
        let Some(side) = session.game().sides().nth(usize::from(game.player)) else { continue };
        let annotation = judge(&session, &mut engines.judge, &engines.limits, &ProgressBar::hidden());
        for (_, ply) in annotation.judged() {
            if ply.session.position().to_move() == side && ply.accuracy.is_some() {
                judged.plies += 1;
                judged.as_good += usize::from(ply.loss <= AS_GOOD);
                let quick = engines.quick_loss(ply);
                judged.as_good_quick += usize::from(quick <= AS_GOOD);
                judged.lost_quick += quick;
                judged.lost += ply.loss;
            }
        }
    }
    Ok(judged)
}
