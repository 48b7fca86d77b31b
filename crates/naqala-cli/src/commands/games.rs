//! `naqala games`: the catalogue as a table or as JSON.

use std::io::Write;

use anyhow::Result;
use naqala::catalogue::{Measured, NamedGame};
use naqala::{Choices, OptionSpec, OptionValues, Rules, catalogue};
use naqala_messages::values;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use crate::cli::GamesArgs;
use crate::localizer::Localizer;
use crate::{terminal, words};

const COLUMNS: [&str; 7] = [
    "column-id",
    "column-name",
    "column-board",
    "column-players",
    "column-rules",
    "column-options",
    "column-played",
];

/// From this width on a table has all columns.
const WIDE: usize = 110;

pub(super) fn run(args: &GamesArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    if args.json {
        let mut games = catalogue::all().iter().map(as_json).collect::<Result<Vec<_>>>()?;
        games.extend(catalogue::named().iter().map(named_json));
        serde_json::to_writer_pretty(&mut *out, &games)?;
        writeln!(out)?;
    } else {
        let width = terminal::width();
        let page = |text: String| words::wrap(&text, width.unwrap_or(terminal::USUAL_WIDTH)).join("\n");
        writeln!(out, "{}", table(localizer, width)?)?;
        localizer
            .tell("games-legend")
            .lines()
            .try_for_each(|line| writeln!(out, "{}", page(line.to_owned())))?;
        writeln!(out, "\n{}", page(named_list(localizer)))?;
    }
    Ok(())
}

/// A line for each game, truncated to the width if there is one.
fn table(localizer: Localizer, width: Option<usize>) -> Result<String> {
    let rows = catalogue::all().iter().map(|rules| row(rules, localizer)).collect::<Result<Vec<_>>>()?;
    let header = COLUMNS.map(|column| terminal::readable(localizer.tell(column)));
    let rows: Vec<[String; 7]> = [header].into_iter().chain(rows).collect();
    // Where there is little room, it goes to where a game is played.
    let is_wide = width.is_none_or(|width| width >= WIDE);
    let columns: &[usize] = if is_wide { &[0, 1, 2, 3, 4, 5] } else { &[0, 1, 2, 4] };
    let widths = |column: &usize| rows.iter().map(|row| row[*column].width()).max().unwrap_or(0);
    let widths: Vec<usize> = columns.iter().map(widths).collect();
    let mut text = String::new();
    for row in &rows {
        let mut line = String::new();
        for (column, width) in columns.iter().zip(&widths) {
            let gap = width + 2 - row[*column].width();
            line += &format!("{}{}", row[*column], " ".repeat(gap));
        }
        line += &match width {
            Some(width) => words::shortened(&row[6], width.saturating_sub(line.width())),
            None => row[6].clone(),
        };
        text += &format!("{}\n", line.trim_end());
    }
    Ok(text)
}

fn row(rules: &Rules, localizer: Localizer) -> Result<[String; 7]> {
    let about = naqala::about_text(rules, localizer.language());
    let texts = [
        rules.id().to_owned(),
        localizer.name(rules),
        words::board_size(&rules.compile(&Choices::new())?),
        about.player_range(),
        status(&about.status, localizer),
        rules.options().len().to_string(),
        about.played,
    ];
    Ok(texts.map(terminal::readable))
}

fn status(status: &str, localizer: Localizer) -> String {
    match status {
        "complete" => localizer.tell("status-complete"),
        "completed" => localizer.tell("status-completed"),
        "uncertain" => localizer.tell("status-uncertain"),
        other => other.to_owned(),
    }
}

fn as_json(rules: &Rules) -> Result<Value> {
    let about = rules.about();
    let game = rules.compile(&Choices::new())?;
    let presets = rules.presets().iter().map(|preset| json!({ "name": preset.name, "doc": preset.doc }));
    let sources = about.sources.iter().map(|source| json!({ "id": source.id, "text": source.text }));
    Ok(json!({
        "id": rules.id(),
        "name": rules.name(),
        "summary": about.summary,
        "other_names": about.other_names,
        "played": about.played,
        "status": about.status,
        "missing": null,
        "players": about.players,
        "rows": game.board().rows(),
        "columns": game.board().columns(),
        "seeds": game.total_seeds(),
        "options": rules.options().iter().map(option_json).collect::<Vec<_>>(),
        "presets": presets.collect::<Vec<_>>(),
        "notes": about.notes,
        "sources": sources.collect::<Vec<_>>(),
        "measured": catalogue::measured(rules.id()).map(measured_json),
    }))
}

/// The statistics of random games, and the difficulty derived from them.
fn measured_json(facts: &Measured) -> Value {
    let mut fields = json!(facts);
    fields["difficulty"] = json!((facts.difficulty() * 10.0).round() / 10.0);
    fields["hardness"] = json!(facts.hardness().name());
    fields
}

/// The games that are known by name only.
fn named_list(localizer: Localizer) -> String {
    let names = catalogue::named().iter().map(|game| format!("{} ({})", game.id, game.name));
    localizer.say("games-named", values![names = names.collect::<Vec<_>>().join(", ")])
}

/// The fields of [`as_json`], and what is missing. Everything that only rules could tell is empty.
fn named_json(game: &NamedGame) -> Value {
    let sources = game.sources.iter().map(|source| json!({ "id": source.id, "text": source.text }));
    json!({
        "id": game.id,
        "name": game.name,
        "summary": game.story,
        "other_names": game.other_names,
        "played": game.played,
        "status": "named",
        "missing": game.missing,
        "players": null,
        "rows": null,
        "columns": null,
        "seeds": null,
        "options": [],
        "presets": [],
        "measured": null,
        "notes": game.known,
        "sources": sources.collect::<Vec<_>>(),
    })
}

fn option_json(option: &OptionSpec) -> Value {
    let values = match &option.values {
        OptionValues::OneOf(values) => json!(values.iter().map(ToString::to_string).collect::<Vec<_>>()),
        OptionValues::Range { min, max } => json!({ "min": min, "max": max }),
    };
    json!({
        "name": option.name,
        "values": values,
        "default": option.default.to_string(),
        "doc": option.doc,
        "source": option.source,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_longer_than_the_terminal_is_wide() {
        let languages = naqala::languages().map(|language| Localizer::new(Some(language)));
        let widths = [80, 100, 110, 150];
        for (localizer, width) in languages.flat_map(|localizer| widths.map(|width| (localizer, width))) {
            let table = table(localizer, Some(width)).unwrap();
            assert_eq!(table.lines().count(), 1 + catalogue::ids().count());
            for line in table.lines() {
                assert!(line.width() <= width, "{line}");
            }
            for (id, line) in catalogue::ids().zip(table.lines().skip(1)) {
                assert!(line.starts_with(&format!("{id} ")), "{line}");
            }
        }
        let narrow = table(Localizer::new(Some("en")), Some(80)).unwrap();
        assert!(narrow.lines().next().unwrap().ends_with("origin"), "{narrow}");
    }

    #[test]
    fn a_pipe_gets_everything() {
        let table = table(Localizer::new(Some("en")), None).unwrap();
        for rules in catalogue::all() {
            let played = terminal::readable(rules.about().played.clone());
            assert!(table.lines().any(|line| line.starts_with(rules.id()) && line.ends_with(&played)));
        }
    }
}
