//! `naqala rules`: the written rules, made from the rule file.

use std::io::Write;

use anyhow::Result;

use crate::cli::RulesArgs;
use crate::game_choice;

pub(super) fn run(args: &RulesArgs, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game(&args.game)?;
    let text = naqala::rules_text(&game, &args.language.lang);
    writeln!(out, "{}", text.trim_end())?;
    Ok(())
}
