//! `naqala table`: builds, describes, verifies, queries and exports endgame tables.

mod export;

use std::io::Write;

use anyhow::{Context, Result, anyhow, bail};
use naqala::{Game, Position};
use naqala_messages::values;
use naqala_tables::{Build, Check, Table, TableError, verify};
use serde_json::json;

use crate::bar::LayersBar;
use crate::cli::{TableBuildArgs, TableCommand, TableInfoArgs, TableProbeArgs, TableVerifyArgs};
use crate::commands::Mismatch;
use crate::localizer::Localizer;
use crate::tables::{self, TableLookup};
use crate::{game_choice, interrupt, threads, words};

pub(super) fn run(command: &TableCommand, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    match command {
        TableCommand::Build(args) => build(args, localizer, out),
        TableCommand::Info(args) => info(args, localizer, out),
        TableCommand::Verify(args) => check(args, localizer, out),
        TableCommand::Probe(args) => probe(args, localizer, out),
        TableCommand::Export(args) => export::run(args, out),
    }
}

fn build(args: &TableBuildArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game(&args.game)?;
    let total = game.total_seeds();
    if args.seeds > total as usize {
        bail!("--seeds {}: {} has only {}", args.seeds, game.name(), words::count(total.into(), "seed"));
    }
    let build = Build::new(&game, args.seeds)?
        .with_memory(args.memory)
        .with_stop(interrupt::first_stops_second_leaves()?);
    let folder = tables::folder(args.dir.as_deref())?;
    let bar = LayersBar::new((0..=args.seeds).map(|seeds| build.positions(seeds)).collect());
    let path = threads::pool(args.threads)?.install(|| build.write_to(&folder, &bar));
    bar.clear();
    tell(&tables::open(&path?)?, args.json, localizer, out)
}

fn info(args: &TableInfoArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    tell(&tables::open(&args.file)?, args.json, localizer, out)
}

/// Describes a table and its contents.
fn tell(table: &Table, as_json: bool, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let table_key = table.table_key();
    let positions: u64 = table.layers().map(|layer| layer.positions).sum();
    if as_json {
        let layers = table.layers().map(|layer| {
            json!({ "seeds": layer.seeds, "positions": layer.positions, "exact": layer.exact, "bytes": layer.bytes })
        });
        let answer = json!({
            "file": table.path(),
            "game": table_key.game,
            "options": words::pairs(&table_key.options),
            "rules": table_key.rules,
            "hash": table.hash(),
            "seeds": table.most_seeds(),
            "positions": positions,
            "bytes": table.size(),
            "seen_from_mover": table.is_seen_from_mover(),
            "layers": layers.collect::<Vec<_>>(),
        });
        serde_json::to_writer_pretty(&mut *out, &answer)?;
        return Ok(writeln!(out)?);
    }
    let title = words::titled(&table_key.game, &table_key.options);
    writeln!(out, "{}", localizer.say("table-is", values![title = title]))?;
    let numbers = values![
        seeds = table.most_seeds(),
        positions = positions.to_string(),
        bytes = table.size().to_string(),
        share = naqala_messages::Value::decimal(table.size() as f64 / positions.max(1) as f64, 3)
    ];
    writeln!(out, "{}", localizer.say("table-holds", numbers))?;
    let bounded: Vec<String> =
        table.layers().filter(|layer| !layer.exact).map(|layer| layer.seeds.to_string()).collect();
    if !bounded.is_empty() {
        writeln!(out, "{}", localizer.say("table-bounded", values![layers = bounded.join(", ")]))?;
    }
    writeln!(out, "{}", localizer.say("table-file", values![path = table.path().display().to_string()]))?;
    writeln!(out, "{}", localizer.say("table-hash", values![hash = table.hash()]))?;
    Ok(())
}

fn check(args: &TableVerifyArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let (_, reader) = tables::read(&args.file, args.rules.as_deref()).map_err(|error| {
        let is_damaged = error.chain().any(|cause| cause.downcast_ref().is_some_and(is_damage));
        if is_damaged { Mismatch(words::with_causes(&error)).into() } else { error }
    })?;
    let check = match args.random {
        Some(positions) => Check::Random { positions, seed: args.seed },
        None => Check::All,
    };
    let stop = interrupt::first_stops_second_leaves()?;
    let bar = LayersBar::new(reader.table().layers().map(|layer| layer.positions).collect());
    let compared = threads::pool(args.threads)?.install(|| verify(&reader, check, &stop, &bar));
    bar.clear();
    let compared = compared.map_err(|error| {
        let text = format!("{}: {error}", args.file.display());
        if is_damage(&error) { Mismatch(text).into() } else { anyhow!(text) }
    })?;
    if args.json {
        let table = reader.table();
        let answer = json!({
            "file": table.path(),
            "game": table.table_key().game,
            "options": words::pairs(&table.table_key().options),
            "hash": table.hash(),
            "compared": compared,
        });
        serde_json::to_writer_pretty(&mut *out, &answer)?;
        return Ok(writeln!(out)?);
    }
    writeln!(out, "{}", localizer.say("table-right", values![n = compared.to_string()]))?;
    Ok(())
}

/// Whether an error says something about the contents of a table.
fn is_damage(error: &TableError) -> bool {
    matches!(error, TableError::Damaged { .. } | TableError::Truncated(_) | TableError::Wrong(_))
}

fn probe(args: &TableProbeArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game(&args.game)?;
    let position = game_choice::position(&game, Some(&args.position))?;
    let lookup = TableLookup::open(args.dir.as_deref(), &game)?;
    let found = lookup.value(&position).with_context(|| missing(&game, &position, &lookup))?;
    let moves = lookup.moves(&game, &position);
    if args.json {
        let bounds = |bounds: Option<naqala_tables::Bounds>| {
            bounds.map(|b| json!({ "lower": b.lower, "upper": b.upper }))
        };
        let answer = json!({
            "game": game.id(),
            "position": game.position_text(&position),
            "value": bounds(Some(found)),
            "winner": lookup.winner(&position),
            "moves": moves.iter().map(|(ply, value)| json!({ "move": ply, "value": bounds(*value) })).collect::<Vec<_>>(),
        });
        serde_json::to_writer_pretty(&mut *out, &answer)?;
        return Ok(writeln!(out)?);
    }
    let side = localizer.side(position.to_move());
    let key = if found.is_exact() { "table-value" } else { "table-within" };
    writeln!(out, "{}", localizer.say(key, values![side = side, value = found.to_string()]))?;
    for (ply, value) in moves {
        writeln!(out, "{ply:<8} {}", value.map_or_else(|| "?".to_owned(), |value| value.to_string()))?;
    }
    if let Some(winner) = lookup.winner(&position) {
        let said = values![side = localizer.side(position.to_move()), result = tables::result_key(winner)];
        writeln!(out, "{}", localizer.say("table-winner", said))?;
    }
    if lookup.is_played_out() {
        writeln!(out, "{}", localizer.tell("table-played-out"))?;
    }
    Ok(())
}

/// Why a position is not found.
fn missing(game: &Game, position: &Position, lookup: &TableLookup) -> String {
    let Some(most) = lookup.most_seeds() else { return lookup.missing(game) };
    let (on_board, in_all) = (game.seeds_on_board(position), game.seeds_in_all(position));
    if position.is_over() {
        "the game is over in this position, and a table has none of these".to_owned()
    } else if usize::try_from(on_board).is_ok_and(|seeds| seeds > most) {
        format!("the table has positions of up to {most} seeds on the board, and here are {on_board}")
    } else if in_all != game.total_seeds() {
        format!(
            "the seeds on the board and in the stores are {in_all}, but the game has {}",
            game.total_seeds()
        )
    } else {
        format!("the table has positions of up to {most} seeds on the board, but not this one")
    }
}
