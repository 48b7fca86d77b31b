//! `naqala rules`: the written rules, generated from the rule file, or the story of a game known only by name.

use std::io::Write;

use anyhow::{Result, bail};
use naqala::catalogue;

use crate::cli::RulesArgs;
use crate::localizer::Localizer;
use crate::{game_choice, terminal};

pub(super) fn run(args: &RulesArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let (language, width) = (localizer.language(), terminal::page_width());
    let text = match catalogue::named_game(&args.game.game) {
        Some(named) if !args.game.variant.options.is_empty() || args.game.variant.preset.is_some() => bail!(
            "{} has no options and no presets, its rules are not known well enough; leave them out",
            named.id
        ),
        Some(named) => naqala::story_text_of_width(named, language, width),
        None => naqala::rules_text_of_width(&game_choice::game(&args.game)?, language, width),
    };
    writeln!(out, "{}", text.trim_end())?;
    Ok(())
}
