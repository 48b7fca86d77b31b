//! `naqala show`: draws a position.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use anyhow::Result;
use naqala::{Game, Pit, Position};
use naqala_messages::values;
use serde_json::{Map, Value, json};

use crate::board_text::board_text;
use crate::cli::ShowArgs;
use crate::localizer::Localizer;
use crate::position_json::{by_player, position_json};
use crate::tables::{self, TableLookup};
use crate::{game_choice, terminal};

pub(super) fn run(args: &ShowArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game(&args.game)?;
    let position = game_choice::position(&game, args.position.as_deref())?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &as_json(&game, &position))?;
        writeln!(out)?;
        return Ok(());
    }
    let folder = args.table.then(|| tables::folder(args.tables.as_deref())).transpose()?;
    let lookup = folder.map(|folder| TableLookup::open_table(&folder, &game)).transpose()?;
    writeln!(out, "{}\n", localizer.title(&game))?;
    write!(out, "{}", board_text(&game, &position, localizer, terminal::has_colours()))?;
    if let Some(lookup) = lookup {
        writeln!(out)?;
        exact_moves(&game, &position, &lookup, localizer, out)?;
    }
    writeln!(out, "\n{}", localizer.say("position", values![text = game.position_text(&position)]))?;
    Ok(())
}

/// The position for programs: seeds by the names of pits, what each side has won.
fn as_json(game: &Game, position: &Position) -> Value {
    let board = game.board();
    let seeds = |pit: Pit| (board.name(pit).to_owned(), position.seeds(pit).into());
    let more = json!({
        "pits": board.pits().map(seeds).collect::<Map<String, Value>>(),
        "stores": by_player(game, |side| game.store(position, side).into()),
        "score": by_player(game, |side| game.score(position, side).into()),
    });
    position_json(game, position, more)
}

/// Every move with the lead that it brings at the last seed: a sign for who wins, a number, and a colour where there are
/// any.
fn exact_moves(
    game: &Game,
    position: &Position,
    lookup: &TableLookup,
    localizer: Localizer,
    out: &mut dyn Write,
) -> Result<()> {
    let moves = lookup.moves(game, position);
    if moves.iter().all(|(_, gain)| gain.is_none()) {
        let most = lookup.most_seeds().unwrap_or_default();
        return Ok(writeln!(out, "{}", localizer.say("table-has-not", values![seeds = most]))?);
    }
    let side = localizer.side(position.to_move());
    writeln!(out, "{}", localizer.say("table-leads", values![side = side]))?;
    let lead = game.score_lead(position, position.to_move());
    for (ply, gain) in moves {
        let Some(gain) = gain else {
            writeln!(out, "  ? {ply}")?;
            continue;
        };
        let (sign, colour) = match lookup.winner_by(position, gain) {
            Some(1..) => ('+', Some(AnsiColor::Green)),
            Some(..0) => ('−', Some(AnsiColor::Red)),
            Some(0) => ('=', Some(AnsiColor::Yellow)),
            None => ('?', None),
        };
        let style = Style::new().fg_color(colour.filter(|_| terminal::has_colours()).map(Into::into));
        writeln!(out, "  {style}{sign} {ply:<6} {}{style:#}", gain.plus(lead))?;
    }
    if lookup.is_played_out() {
        writeln!(out, "\n{}", localizer.tell("table-played-out"))?;
    }
    Ok(())
}
