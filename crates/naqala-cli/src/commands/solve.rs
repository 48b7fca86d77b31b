//! `naqala solve`: the value of a position, proven to the end of the game.

mod certificate;
mod many;
mod proof;
mod reach;
mod results;
mod small;
mod tableau;
mod variants;

use std::io::Write;

use anyhow::{Error, Result, bail};
use naqala::{Game, Position};
use naqala_engine::SolveError;
use naqala_messages::values;
use naqala_tables::{Bounds, TableError};

use self::certificate::Certificate;
use self::proof::{KnownSoFar, Proof, ProofSettings, most_lead};
use self::reach::Reach;
use self::results::Known;
use self::variants::Variants;
use crate::cli::SolveArgs;
use crate::localizer::Localizer;
use crate::tables::{result_key, signed};
use crate::{files, game_choice, interrupt};

pub(super) fn run(args: &SolveArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    if args.list_small {
        return small::run(args.json, localizer, out);
    }
    if let Some(path) = &args.verify {
        return certificate::verify(path, args, localizer, out);
    }
    let rules = game_choice::rules(args.game.as_deref().unwrap_or_default())?;
    let variants = Variants::of(&args.variant)?;
    if !variants.axes.is_empty() {
        if args.position.is_some() || args.certificate.is_some() {
            bail!(
                "several variants have no position and no certificate in common: give every option one value"
            );
        }
        return many::run(args, &rules, &variants, localizer, out);
    }
    if args.results.is_some() {
        bail!("--results is for several variants: give an option several values, as in --option seeds=1..4");
    }
    let game = game_choice::variant(&rules, &args.variant)?;
    let position = game_choice::position(&game, args.position.as_deref())?;
    let stop = interrupt::first_stops_second_leaves()?;
    let reach = Reach::of(&rules, &args.variant, &game, &position);
    if reach.is_far() && args.time.is_none() {
        anstream::eprintln!(
            "naqala: this may never end, unless a win is soon forced: {reach}. Ctrl-C stops it."
        );
    }
    let proof = match Proof::find(&game, &position, &ProofSettings::of(args, stop)) {
        Ok(proof) => proof,
        Err(error) => {
            if let Some(KnownSoFar { bounds, moves }) = known_so_far(&game, &error) {
                let known = Proof { moves, ..Proof::plain(bounds, 0) };
                if args.json {
                    write_json(&game, &position, &known, out)?;
                } else {
                    write_moves(&known, out)?;
                }
            }
            return Err(reach.explain(error));
        }
    };
    if proof.is_line_cut {
        anstream::eprintln!(
            "naqala: the value is proven, but the search had to stop before it knew the whole line"
        );
    }
    if let Some(path) = &args.certificate {
        let certificate = Certificate::of(&game, &position, &proof);
        let text = serde_json::to_string_pretty(&certificate)?;
        files::replace_text(path, &(text + "\n"))?;
    }
    if args.json {
        return write_json(&game, &position, &proof, out);
    }
    tell(&game, &position, &proof, localizer, out)
}

/// What is known about the value where a search had to stop, if only that it is one; nothing after other errors.
fn known_so_far(game: &Game, error: &Error) -> Option<KnownSoFar> {
    let is_stopped = matches!(error.downcast_ref(), Some(SolveError::Stopped))
        || matches!(error.downcast_ref(), Some(TableError::Stopped));
    let most = most_lead(game);
    let nothing = || KnownSoFar { bounds: Bounds { lower: -most, upper: most }, moves: Vec::new() };
    is_stopped.then(|| error.downcast_ref().cloned().unwrap_or_else(nothing))
}

/// The result for programs.
fn write_json(game: &Game, position: &Position, proof: &Proof, out: &mut dyn Write) -> Result<()> {
    let known = Known::of(game, position, proof);
    serde_json::to_writer_pretty(&mut *out, &known.as_json(game, Some(proof)))?;
    Ok(writeln!(out)?)
}

/// Every ply with its value.
fn write_moves(proof: &Proof, out: &mut dyn Write) -> std::io::Result<()> {
    proof.moves.iter().try_for_each(|(ply, value)| writeln!(out, "{ply:<8} {value}"))
}

/// The result for people.
fn tell(
    game: &Game,
    position: &Position,
    proof: &Proof,
    localizer: Localizer,
    out: &mut dyn Write,
) -> Result<()> {
    let title = localizer.title(game);
    let cut = if proof.is_line_cut { " …" } else { "" };
    let line = proof.line.join(" ") + cut;
    let result = match (proof.value.value(), game.players()) {
        (Some(_), 1) if proof.is_solved => {
            localizer.say("solve-solitaire", values![title = title, n = proof.line.len()])
        }
        (value, 1) => {
            let most = value.unwrap_or(proof.value.upper);
            localizer.say("solve-no-solitaire", values![title = title, n = most])
        }
        (Some(value), _) if !naqala::analysis::only_gains_count(game) => {
            let side = localizer.side(position.to_move());
            let result = result_key(value);
            localizer.say("solve-winner", values![title = title, side = side, result = result])
        }
        (Some(value), _) => {
            let side = localizer.side(position.to_move());
            localizer.say("solve-value", values![title = title, side = side, value = signed(value)])
        }
        (None, _) => {
            let side = localizer.side(position.to_move());
            let value = proof.value.to_string();
            localizer.say("solve-bounds", values![title = title, side = side, value = value])
        }
    };
    writeln!(out, "{result}")?;
    if !proof.line.is_empty() {
        writeln!(out, "{}", localizer.say("solve-line", values![line = line]))?;
    }
    write_moves(proof, out)?;
    let (n, seconds) = (proof.positions.to_string(), proof.seconds);
    let cost = match proof.processor {
        Some(processor) => {
            localizer.say("solve-cost-processor", values![n = n, seconds = seconds, processor = processor])
        }
        None => localizer.say("solve-cost", values![n = n, seconds = seconds]),
    };
    writeln!(out, "{cost}")?;
    if let Some(table) = &proof.table {
        let used = values![path = table.path.display().to_string(), seeds = table.seeds];
        writeln!(out, "{}", localizer.say("solve-with-table", used))?;
        writeln!(out, "{}", localizer.say("table-hash", values![hash = table.hash.clone()]))?;
    }
    Ok(())
}
