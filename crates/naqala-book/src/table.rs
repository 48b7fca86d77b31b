//! The table of what is verified for which game, `docs/games.md`.

mod checks;

use std::fmt::Write as _;

use anyhow::Result;
use indicatif::ParallelProgressIterator;
use naqala::{Choices, Rules, about_text, catalogue, escape_markdown, languages};
use rayon::prelude::*;

use self::checks::{Checks, Count};
use crate::bar;
use crate::generated::{self, PageArguments};

/// Where the table lies, from the root of the repository.
const FILE: &str = "docs/games.md";

/// Leaves counted of a perft row when the table is made, and when it is only checked.
const LEAVES: u64 = 3_000_000;
const LEAVES_WHEN_CHECKED: u64 = 100_000;

const HEAD: &str = "\
# The state of the games

How certain the rules of each game are, and what has been verified. `cargo xtask table` generates this page: it replays every
recorded game and every worked example, and repeats every perft row up to three million leaves. Do not edit it.
(`cargo xtask test` does the same up to a hundred thousand leaves, and fails if the page is out of date.)

* **rules**: complete in the sources, completed from public descriptions, or uncertain in parts
* **examples**: worked examples that agree
* **recorded games**: games of other programs and of people that agree in every position and all legal moves
* **perft rows**: counts of ply sequences by other programs that agree; a row is a choice of options
* **rounds**: whether the game can be played as a match
* **languages**: languages with the game's own texts; the rules are written out in all languages

| game | rules | examples | recorded games | perft rows | options | presets | rounds | languages |
|---|---|---|---|---|---|---|---|---|
";

pub(crate) fn run(arguments: &PageArguments) -> Result<()> {
    let leaves = if arguments.check { LEAVES_WHEN_CHECKED } else { LEAVES };
    generated::page(FILE, &table(&Checks::read()?, leaves)?, "table", arguments)
}

fn table(checks: &Checks, leaves: u64) -> Result<String> {
    let games = catalogue::all();
    let rows: Vec<Row> = games
        .par_iter()
        .progress_with(bar::counting_games(games.len() as u64))
        .map(|rules| Row::of(rules, checks, leaves))
        .collect::<Result<_>>()?;
    let mut text = HEAD.to_owned();
    for row in &rows {
        writeln!(text, "{}", row.text())?;
    }
    let sum = |count: fn(&Row) -> Count| rows.iter().map(count).sum::<Count>();
    let [examples, recorded, perft] =
        [sum(|row| row.examples), sum(|row| row.recorded), sum(|row| row.perft)];
    writeln!(text, "| **all {}** | | {examples} | {recorded} | {perft} | | | | |", rows.len())?;
    Ok(text)
}

/// The data of the table row for a game.
struct Row<'a> {
    rules: &'a Rules,
    examples: Count,
    recorded: Count,
    perft: Count,
    has_rounds: bool,
    languages: Vec<&'static str>,
}

impl<'a> Row<'a> {
    fn of(rules: &'a Rules, checks: &Checks, leaves: u64) -> Result<Row<'a>> {
        let presets = rules.presets().iter().map(|preset| rules.compile(Choices::new().preset(&preset.name)));
        let mut games = std::iter::once(rules.compile(&Choices::new())).chain(presets);
        let own_texts = |language: &str| {
            let about = rules.about();
            language == "en" || about_text(rules, language).summary != about.summary
        };
        Ok(Row {
            rules,
            examples: checks.examples(rules),
            recorded: checks.recorded(rules)?,
            perft: checks.perft(rules, leaves),
            has_rounds: games.any(|game| game.is_ok_and(|game| game.has_match())),
            languages: languages().filter(|language| own_texts(language)).collect(),
        })
    }

    fn text(&self) -> String {
        let rules = self.rules;
        format!(
            "| {} (`{}`) | {} | {} | {} | {} | {} | {} | {} | {} |",
            escape_markdown(rules.name()),
            rules.id(),
            rules.about().status,
            self.examples,
            self.recorded,
            self.perft,
            rules.options().len(),
            rules.presets().len(),
            if self.has_rounds { "yes" } else { "" },
            self.languages.join(", "),
        )
    }
}
