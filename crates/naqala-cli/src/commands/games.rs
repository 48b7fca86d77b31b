//! `naqala games`: the catalogue as a table or as JSON.

use std::io::Write;

use anyhow::Result;
use comfy_table::{ColumnConstraint, ContentArrangement, Table, presets};
use naqala::catalogue::NamedGame;
use naqala::{Choices, OptionSpec, OptionValues, Rules, catalogue};
use naqala_messages::values;
use serde_json::{Value, json};

use crate::cli::GamesArgs;
use crate::voice::Voice;
use crate::words;

const COLUMNS: [&str; 7] = [
    "column-id",
    "column-name",
    "column-board",
    "column-players",
    "column-rules",
    "column-options",
    "column-played",
];

pub(super) fn run(args: &GamesArgs, voice: Voice, out: &mut dyn Write) -> Result<()> {
    if args.json {
        let mut games = catalogue::all().iter().map(as_json).collect::<Result<Vec<_>>>()?;
        games.extend(catalogue::named().iter().map(named_json));
        serde_json::to_writer_pretty(&mut *out, &games)?;
        writeln!(out)?;
    } else {
        let legend = voice.tell("games-legend");
        writeln!(out, "{}\n\n{legend}\n\n{}", table(voice)?.trim_fmt(), named_list(voice))?;
    }
    Ok(())
}

fn table(voice: Voice) -> Result<Table> {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    table.set_header(COLUMNS.map(|column| voice.tell(column)));
    for name in [0, 1] {
        if let Some(column) = table.column_mut(name) {
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
    }
    for rules in catalogue::all() {
        table.add_row(row(rules, voice)?);
    }
    Ok(table)
}

fn row(rules: &Rules, voice: Voice) -> Result<[String; 7]> {
    let about = naqala::about_text(rules, voice.language());
    Ok([
        rules.id().to_owned(),
        voice.name(rules),
        words::board_size(&rules.compile(&Choices::new())?),
        about.players.to_string(),
        status(&about.status, voice),
        rules.options().len().to_string(),
        about.played,
    ])
}

fn status(status: &str, voice: Voice) -> String {
    match status {
        "complete" => voice.tell("status-complete"),
        "completed" => voice.tell("status-completed"),
        "uncertain" => voice.tell("status-uncertain"),
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
        "players": about.players,
        "rows": game.board().rows(),
        "columns": game.board().columns(),
        "seeds": game.total_seeds(),
        "options": rules.options().iter().map(option_json).collect::<Vec<_>>(),
        "presets": presets.collect::<Vec<_>>(),
        "notes": about.notes,
        "sources": sources.collect::<Vec<_>>(),
    }))
}

/// The games that are known by name only.
fn named_list(voice: Voice) -> String {
    let names = catalogue::named().iter().map(|game| format!("{} ({})", game.id, game.name));
    voice.say("games-named", values![names = names.collect::<Vec<_>>().join(", ")])
}

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
