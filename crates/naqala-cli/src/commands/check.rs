//! `naqala check`: finds the mistakes of a rule file.

mod trial;

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use naqala::{Choices, Game, Rules, catalogue};
use serde_json::{Value, json};

use crate::cli::CheckArgs;
use crate::finding::Finding;
use crate::{files, game_choice, input, words};

pub(super) fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<()> {
    let name = args.file.to_string_lossy();
    if !args.file.exists() && catalogue::rules(&name).is_some() {
        bail!(
            "{name} is a game of the catalogue, which needs no check; to check a rule file, give its name with .toml"
        );
    }
    if args.upgrade {
        let told = rewrite(&args.file)?;
        if args.json { eprintln!("{told}") } else { writeln!(out, "{told}")? }
    }
    let source = input::read_text(&args.file)?;
    let checked = Checked::of(&input::name(&args.file), &source);
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &checked.as_json())?;
        writeln!(out)?;
    } else {
        checked.write(out)?;
    }
    match checked.mistakes.as_slice() {
        [] => Ok(()),
        mistakes => bail!(Finding::lines(mistakes)),
    }
}

/// What a check has found.
struct Checked {
    /// The rules and the game with its usual options, if there are no mistakes.
    good: Option<(Rules, Game)>,
    mistakes: Vec<Finding>,
    warnings: Vec<Finding>,
}

impl Checked {
    fn of(name: &str, source: &str) -> Checked {
        let bad = |mistakes| Checked { good: None, mistakes, warnings: Vec::new() };
        let rules = match Rules::parse(name, source) {
            Ok(rules) => rules,
            Err(errors) => return bad(Finding::all_of(&errors)),
        };
        let game = match rules.compile(&Choices::new()) {
            Ok(game) => game,
            Err(error) => return bad(vec![error.to_string().into()]),
        };
        let mistakes = mistaken_variants(&rules);
        if !mistakes.is_empty() {
            return bad(mistakes);
        }
        let mut warnings: Vec<Finding> = rules.warnings().iter().map(Finding::from).collect();
        if catalogue::rules(rules.id()).is_some_and(|known| known.source() != rules.source()) {
            let also = format!(
                "a game of the catalogue also has the id `{}`; records that name it are played by the rules of the catalogue",
                rules.id()
            );
            warnings.push(also.into());
        }
        warnings.extend(trial::warnings(&game).into_iter().map(Finding::from));
        Checked { good: Some((rules, game)), mistakes, warnings }
    }

    fn write(&self, out: &mut dyn Write) -> Result<()> {
        if let Some((rules, game)) = &self.good {
            writeln!(
                out,
                "ok: {} ({}), {}, {}, {}, {}",
                rules.name(),
                rules.id(),
                words::board_size(game),
                words::count(game.total_seeds().into(), "seed"),
                words::count(rules.options().len() as u64, "option"),
                words::count(rules.presets().len() as u64, "preset"),
            )?;
        }
        for warning in &self.warnings {
            writeln!(out, "warning: {warning}")?;
        }
        Ok(())
    }

    fn as_json(&self) -> Value {
        let rules = self.good.as_ref().map(|(rules, _)| rules);
        json!({
            "ok": self.good.is_some(),
            "game": rules.map(Rules::id),
            "name": rules.map(Rules::name),
            "mistakes": self.mistakes,
            "warnings": self.warnings,
        })
    }
}

/// Rewrites a file of version 1 in version 2, and says what was done. If the result is invalid, the file stays unchanged.
fn rewrite(path: &Path) -> Result<String> {
    let source = input::read_text(path)?;
    let name = input::name(path);
    if naqala_upgrade::version(&source) == Some(2) {
        return Ok(format!("{name} is already written in version 2 of the rule language"));
    }
    let upgraded = naqala_upgrade::upgrade(&source).with_context(|| format!("{name} cannot be rewritten"))?;
    game_choice::parse(&name, &upgraded.text)
        .context("the file would have mistakes in version 2, so it was not changed")?;
    files::replace_text(path, &upgraded.text)?;
    let places = words::count(upgraded.places as u64, "place");
    Ok(format!("{name} is rewritten in version 2 of the rule language, {places}"))
}

/// Compiles every preset and every listed value of every option, so that none of them fails when it is played.
fn mistaken_variants(rules: &Rules) -> Vec<Finding> {
    let mut mistakes = Vec::new();
    let mut check = |choices: &Choices, name: String| {
        mistakes.extend(rules.compile(choices).err().map(|error| format!("{name}: {error}").into()));
    };
    for preset in rules.presets() {
        check(Choices::new().preset(&preset.name), format!("preset {}", preset.name));
    }
    for option in rules.options() {
        for value in option.values.listed() {
            check(Choices::new().set_value(&option.name, &value), format!("option {}={value}", option.name));
        }
    }
    mistakes
}
