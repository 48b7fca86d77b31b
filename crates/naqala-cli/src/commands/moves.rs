//! `naqala moves`: each legal ply and its effect.

use std::io::Write;

use anyhow::Result;
use naqala::Ply;
use naqala_messages::values;
use serde_json::json;

use crate::cli::MovesArgs;
use crate::game_choice;
use crate::localizer::Localizer;
use crate::move_table::move_table;
use crate::notation::Notation;

pub(super) fn run(args: &MovesArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game(&args.game)?;
    let position = game_choice::position(&game, args.position.as_deref())?;
    let plies = game.plies(&position);
    let notation = args.notation.as_deref().map(|name| Notation::of(name, &game)).transpose()?;
    let written = |ply: &Ply| {
        let ours = game.ply_text(&position, ply);
        notation.map_or(ours.clone(), |notation| notation.write(&game, &ours))
    };
    let renamed = notation.map(|notation| notation.in_sentences(&game, position.to_move(), localizer));
    let renamed = renamed.as_ref().unwrap_or(&game);
    if args.json {
        let moves = plies.iter().map(|(ply, after)| {
            json!({
                "move": written(ply),
                "does": localizer.what_it_does(renamed, &position, ply),
                "position": game.position_text(after),
                "score": game.sides().map(|side| game.score(after, side)).collect::<Vec<_>>(),
                "over": after.is_over(),
            })
        });
        let answer = json!({
            "game": game.id(),
            "position": game.position_text(&position),
            "to_move": position.to_move().letter().to_string(),
            "moves": moves.collect::<Vec<_>>(),
        });
        serde_json::to_writer_pretty(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(());
    }
    if let Some(outcome) = position.outcome() {
        let end = localizer.outcome(&game, &position, outcome);
        writeln!(out, "{}", localizer.say("game-over", values![end = end]))?;
        return Ok(());
    }
    let (title, side) = (localizer.title(&game), localizer.side(position.to_move()));
    let heading = localizer.say("legal-moves", values![title = title, side = side, n = plies.len()]);
    writeln!(out, "{heading}\n")?;
    writeln!(out, "{}", move_table(renamed, &position, localizer, written).trim_fmt())?;
    Ok(())
}
