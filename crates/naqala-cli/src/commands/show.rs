//! `naqala show`: a position drawn.

use std::io::Write;

use anyhow::Result;

use crate::board_text::board_text;
use crate::cli::ShowArgs;
use crate::{game_choice, terminal, words};

pub(super) fn run(args: &ShowArgs, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game(&args.game)?;
    let position = game_choice::position(&game, args.position.as_deref())?;
    writeln!(out, "{}\n", words::title(&game))?;
    write!(out, "{}", board_text(&game, &position, terminal::has_colours()))?;
    writeln!(out, "\nposition: {}", game.position_text(&position))?;
    Ok(())
}
