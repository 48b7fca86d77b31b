//! `naqala show`: a position drawn.

use std::io::Write;

use anyhow::Result;
use naqala_messages::values;

use crate::board_text::board_text;
use crate::cli::ShowArgs;
use crate::voice::Voice;
use crate::{game_choice, terminal};

pub(super) fn run(args: &ShowArgs, voice: Voice, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game(&args.game)?;
    let position = game_choice::position(&game, args.position.as_deref())?;
    writeln!(out, "{}\n", voice.title(&game))?;
    write!(out, "{}", board_text(&game, &position, voice, terminal::has_colours()))?;
    writeln!(out, "\n{}", voice.say("position", values![text = game.position_text(&position)]))?;
    Ok(())
}
