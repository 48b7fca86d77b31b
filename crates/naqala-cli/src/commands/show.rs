//! `naqala show`: a position drawn.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use anyhow::Result;
use naqala::{Game, Position};
use naqala_messages::values;

use crate::board_text::board_text;
use crate::cli::ShowArgs;
use crate::tables::Shelf;
use crate::voice::Voice;
use crate::{game_choice, terminal};

pub(super) fn run(args: &ShowArgs, voice: Voice, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game(&args.game)?;
    let position = game_choice::position(&game, args.position.as_deref())?;
    writeln!(out, "{}\n", voice.title(&game))?;
    write!(out, "{}", board_text(&game, &position, voice, terminal::has_colours()))?;
    if args.table {
        writeln!(out)?;
        exact_moves(&game, &position, &Shelf::open(args.tables.as_deref(), &game)?, out)?;
    }
    writeln!(out, "\n{}", voice.say("position", values![text = game.position_text(&position)]))?;
    Ok(())
}

/// Every move with the lead that it brings in the end: a sign, a number, and a colour where there are any.
fn exact_moves(game: &Game, position: &Position, shelf: &Shelf, out: &mut dyn Write) -> Result<()> {
    let lead = game.score_lead(position, position.to_move());
    for (ply, gain) in shelf.moves(game, position) {
        let Some(gain) = gain else {
            writeln!(out, "  ? {ply}")?;
            continue;
        };
        let (sign, colour) = match (lead + gain.lower, lead + gain.upper) {
            (1.., _) => ('+', Some(AnsiColor::Green)),
            (_, ..0) => ('−', Some(AnsiColor::Red)),
            (0, 0) => ('=', Some(AnsiColor::Yellow)),
            _ => ('?', None),
        };
        let style = Style::new().fg_color(colour.filter(|_| terminal::has_colours()).map(Into::into));
        writeln!(out, "  {style}{sign} {ply:<6} {}{style:#}", gain.plus(lead))?;
    }
    Ok(())
}
