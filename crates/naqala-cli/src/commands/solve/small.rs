//! Games small enough to be solved completely by a table.

use std::io::Write;

use anyhow::Result;
use naqala::{Choices, catalogue};
use naqala_messages::values;
use naqala_tables::Build;
use serde_json::json;

use crate::localizer::Localizer;

/// Tables that are built in minutes.
pub(super) const MOST_POSITIONS: u64 = 100_000_000;

/// A variant that can be solved by a table.
struct Small {
    id: &'static str,
    options: String,
    seeds: usize,
    positions: u64,
}

/// Lists every game, as it is or played to the last seed, whose positions are few enough.
pub(super) fn run(as_json: bool, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let mut found: Vec<Small> = catalogue::ids().filter_map(small).collect();
    found.sort_by_key(|small| small.positions);
    if as_json {
        let entries = found.iter().map(|small| {
            json!({ "game": small.id, "options": small.options, "seeds": small.seeds, "positions": small.positions })
        });
        serde_json::to_writer_pretty(&mut *out, &entries.collect::<Vec<_>>())?;
        return Ok(writeln!(out)?);
    }
    for small in found {
        let numbers = values![n = small.positions.to_string(), seeds = small.seeds];
        writeln!(out, "{:<20} {:<24} {}", small.id, small.options, localizer.say("solve-small", numbers))?;
    }
    Ok(())
}

/// The first set of options with which a table of the whole game is small enough: fewer and fewer seeds and pits.
fn small(id: &'static str) -> Option<Small> {
    let rules = catalogue::rules(id)?;
    let has = |name: &str| rules.options().iter().any(|option| option.name == name);
    let sizes = (1..=12).rev().flat_map(|pits| (1..=8).rev().map(move |seeds| (pits, seeds)));
    let own = std::iter::once((0, 0));
    let tries = own.chain(sizes).map(|(pits, seeds)| {
        let mut options = Vec::new();
        if has("win_at") {
            options.push(("win_at", "none".to_owned()));
        }
        if pits > 0 && has("pits") {
            options.push(("pits", pits.to_string()));
        }
        if pits > 0 && has("seeds") {
            options.push(("seeds", seeds.to_string()));
        }
        options
    });
    let mut found: Option<Small> = None;
    for options in tries {
        let mut choices = Choices::new();
        options.iter().for_each(|(name, value)| {
            choices.set(name, value);
        });
        let Ok(game) = rules.compile(&choices) else { continue };
        let seeds = usize::try_from(game.seeds_on_board(&game.start())).unwrap_or(usize::MAX);
        let Ok(positions) = Build::size(&game, seeds) else { continue };
        let larger = found.as_ref().is_none_or(|found| found.positions < positions);
        if positions <= MOST_POSITIONS && larger {
            let options = options.iter().map(|(name, value)| format!("{name}={value}"));
            found = Some(Small { id, options: options.collect::<Vec<_>>().join(", "), seeds, positions });
        }
    }
    found
}
