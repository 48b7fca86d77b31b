//! `naqala check`: finds the mistakes of a rule file.

use std::io::Write;

use anyhow::{Context, Result};
use naqala::{Choices, OptionSpec, OptionValue, OptionValues, Rules};

use crate::cli::CheckArgs;
use crate::{game_choice, words};

pub(super) fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<()> {
    let rules = game_choice::rule_file(&args.file)?;
    let game = rules.compile(&Choices::new())?;
    check_variants(&rules)?;
    writeln!(
        out,
        "fine: {} ({}), {}, {}, {}, {}",
        rules.name(),
        rules.id(),
        words::board_size(&game),
        words::count(game.total_seeds().into(), "seed"),
        words::count(rules.options().len() as u64, "option"),
        words::count(rules.presets().len() as u64, "preset"),
    )?;
    Ok(())
}

/// Compiles every preset and every listed value of every option, so that none of them fails at the board.
fn check_variants(rules: &Rules) -> Result<()> {
    for preset in rules.presets() {
        let choices = Choices::new().preset(&preset.name).clone();
        rules.compile(&choices).with_context(|| format!("preset {}", preset.name))?;
    }
    for option in rules.options() {
        for value in listed_values(option) {
            let choices = Choices::new().set_value(&option.name, &value).clone();
            rules.compile(&choices).with_context(|| format!("option {}={value}", option.name))?;
        }
    }
    Ok(())
}

/// The values to try: all of them, or the ends of a range.
fn listed_values(option: &OptionSpec) -> Vec<OptionValue> {
    match &option.values {
        OptionValues::OneOf(values) => values.clone(),
        OptionValues::Range { min, max } => vec![OptionValue::Int(*min), OptionValue::Int(*max)],
    }
}
