//! `naqala guide`: what a game is, how to play it in a minute and well, and its story.

use std::io::Write;

use anyhow::{Result, bail};
use naqala::catalogue;
use naqala_learn::{Example, Guide};

use crate::board_text::board_text;
use crate::cli::GuideArgs;
use crate::localizer::Localizer;
use crate::{game_choice, terminal};

pub(super) fn run(args: &GuideArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let id = match catalogue::named_game(&args.game) {
        Some(named) => named.id.clone(),
        None => game_choice::rules(&args.game)?.id().to_owned(),
    };
    let Some(guide) = Guide::find(&id, localizer.language()) else {
        let name = &args.game;
        bail!("nobody has written a guide to {name} yet; `naqala rules {name}` writes out its rules");
    };
    let examples = match catalogue::rules(guide.game()) {
        Some(rules) if !args.no_boards => Guide::examples(rules)?,
        _ => Vec::new(),
    };
    let drawing = |key: &str| {
        let example = examples.iter().find(|example| example.key() == key)?;
        Some(boards(example, localizer))
    };
    write!(out, "{}", guide.text(terminal::page_width(), drawing))?;
    Ok(())
}

/// The board before the ply of an example and after it, with the ply between them.
pub(super) fn boards(example: &Example, localizer: Localizer) -> Vec<String> {
    let drawn = |position| board_text(example.game(), position, localizer, terminal::has_colours());
    let mut text = drawn(example.before());
    if let Some((ply, after)) = example.played() {
        text += &format!("  → {ply}\n{}", drawn(after));
    }
    text.lines().map(str::to_owned).collect()
}
