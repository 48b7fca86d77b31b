//! `naqala check`: finds the mistakes of a rule file.

mod trial;

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use naqala::{Choices, Rules, catalogue};

use crate::cli::CheckArgs;
use crate::{files, game_choice, input, words};

pub(super) fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<()> {
    let name = args.file.to_string_lossy();
    if !args.file.exists() && catalogue::rules(&name).is_some() {
        bail!(
            "{name} is a game of the catalogue, which needs no check; to check a rule file, give its name with .toml"
        );
    }
    if args.upgrade {
        rewrite(&args.file, out)?;
    }
    let rules = game_choice::rule_file(&args.file)?;
    let game = rules.compile(&Choices::new())?;
    check_variants(&rules)?;
    writeln!(
        out,
        "ok: {} ({}), {}, {}, {}, {}",
        rules.name(),
        rules.id(),
        words::board_size(&game),
        words::count(game.total_seeds().into(), "seed"),
        words::count(rules.options().len() as u64, "option"),
        words::count(rules.presets().len() as u64, "preset"),
    )?;
    for warning in rules.warnings() {
        let hint = warning.hint.as_ref().map(|hint| format!(" ({hint})")).unwrap_or_default();
        writeln!(
            out,
            "warning: {}:{}:{}: {}{hint}",
            warning.file, warning.line, warning.column, warning.message
        )?;
    }
    if catalogue::rules(rules.id()).is_some_and(|known| known.source() != rules.source()) {
        writeln!(
            out,
            "warning: a game of the catalogue also has the id `{}`; records that name it are played by the rules of the catalogue",
            rules.id()
        )?;
    }
    for warning in trial::warnings(&game) {
        writeln!(out, "warning: {warning}")?;
    }
    Ok(())
}

/// Rewrites a file of version 1 in version 2. If the result is invalid, the file stays unchanged.
fn rewrite(path: &Path, out: &mut dyn Write) -> Result<()> {
    let source = input::read_text(path)?;
    let name = input::name(path);
    if naqala_upgrade::version(&source) == Some(2) {
        writeln!(out, "{name} is already written in version 2 of the rule language")?;
        return Ok(());
    }
    let upgraded = naqala_upgrade::upgrade(&source).with_context(|| format!("{name} cannot be rewritten"))?;
    game_choice::parse(&name, &upgraded.text)
        .context("the file would have mistakes in version 2, so it was not changed")?;
    files::replace_text(path, &upgraded.text)?;
    writeln!(
        out,
        "{name} is rewritten in version 2 of the rule language, {}",
        words::count(upgraded.places as u64, "place")
    )?;
    Ok(())
}

/// Compiles every preset and every listed value of every option, so that none of them fails when it is played. The error has a
/// line for each that does not compile.
fn check_variants(rules: &Rules) -> Result<()> {
    let mut mistakes = Vec::new();
    let mut check = |choices: &Choices, name: String| {
        mistakes.extend(rules.compile(choices).err().map(|error| format!("{name}: {error}")));
    };
    for preset in rules.presets() {
        check(Choices::new().preset(&preset.name), format!("preset {}", preset.name));
    }
    for option in rules.options() {
        for value in option.values.listed() {
            check(Choices::new().set_value(&option.name, &value), format!("option {}={value}", option.name));
        }
    }
    if !mistakes.is_empty() {
        bail!(mistakes.join("\n"));
    }
    Ok(())
}
