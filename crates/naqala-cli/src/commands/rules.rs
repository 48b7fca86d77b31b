//! `naqala rules`: the written rules, made from the rule file; or the story of a game known by name only.

use std::io::Write;

use anyhow::Result;
use naqala::catalogue;

use crate::cli::RulesArgs;
use crate::game_choice;
use crate::voice::Voice;

pub(super) fn run(args: &RulesArgs, voice: Voice, out: &mut dyn Write) -> Result<()> {
    let text = match catalogue::named_game(&args.game.game) {
        Some(named) => naqala::story_text(named, voice.language()),
        None => naqala::rules_text(&game_choice::game(&args.game)?, voice.language()),
    };
    writeln!(out, "{}", text.trim_end())?;
    Ok(())
}
