//! The reference of the rule language, `docs/rule-reference.md`, written from the types that read rule files and from the
//! vocabulary of expressions.

use std::fmt::Write as _;

use anyhow::{Context, Result};
use naqala::{VOCABULARY, WordKind, rule_file_schema};
use serde_json::Value;

use crate::generated::{self, PageArguments};

const FILE: &str = "docs/rule-reference.md";
/// What `naqala schema` prints; the command would take longer to compile if it had to find it out.
const SCHEMA: &str = "crates/naqala-cli/rule-file.schema.json";

const HEAD: &str = "\
# Reference of the rule language

Every table, every key and every word. [The rule language](rule-language.md) teaches how they work together, with whole games
as examples. `cargo xtask reference` writes this page from the program itself; do not edit it. For editors that check and
complete TOML files by a JSON Schema, `naqala schema` prints the same.
";

const ABOUT_TABLES: &str = "\
A table in one pair of brackets occurs once; one in two pairs is a case of a list. **needed** marks the keys that may not be
left out. Where a key has a fixed list of values, the first one is meant if you leave it out (only `choose` and `chain`
then mean nothing at all), and the value may be given by an option: `direction = \"$direction\"`. Keys that are `true` or
`false` are `false` if left out. A value may also be a table that says with which options it applies, as described at
[`[[option]]`](#option-what-is-played-differently-here-and-there).
";

pub(crate) fn run(arguments: &PageArguments) -> Result<()> {
    generated::page(SCHEMA, &format!("{:#}\n", rule_file_schema()), "reference", arguments)?;
    generated::page(FILE, &page()?, "reference", arguments)
}

fn page() -> Result<String> {
    let schema = rule_file_schema();
    let mut page = HEAD.to_owned();
    page.push_str("\n## The words\n\nPlayers are `mover` (the player who is moving), `other` (the opponent), and `starter` \
        (who began the round). On a board for four, `other` has a meaning only where there are two parties; with partners \
        it means the opponent who moves next.\n");
    for (title, kind) in [("Pits", WordKind::Pits), ("Numbers", WordKind::Number), ("Tests", WordKind::Test)]
    {
        write!(page, "\n### {title}\n\n| word | means |\n|---|---|\n")?;
        for word in VOCABULARY.iter().filter(|word| word.kind == kind) {
            writeln!(page, "| `{}` | {} |", cell(word.form), cell(word.meaning))?;
        }
    }
    write!(page, "\n## The tables\n\n{ABOUT_TABLES}")?;
    Tables::new(&schema)?.write(&mut page)?;
    Ok(page)
}

/// The tables of rule files, as the schema has them.
struct Tables<'a> {
    schema: &'a Value,
    at_the_top: Vec<(&'a str, &'a Value)>,
}

impl<'a> Tables<'a> {
    fn new(schema: &'a Value) -> Result<Tables<'a>> {
        let properties = schema["properties"].as_object().context("the schema has no tables")?;
        Ok(Tables {
            schema,
            at_the_top: properties.iter().map(|(key, value)| (key.as_str(), value)).collect(),
        })
    }

    fn write(&self, page: &mut String) -> Result<()> {
        page.push_str("\n### At the top\n\nThese stand first, before any table.\n\n| key | |\n|---|---|\n");
        for (key, value) in &self.at_the_top {
            if self.definition(value).is_none() && value["type"] != "object" {
                self.row(page, self.schema, key, value)?;
            }
        }
        for (name, value) in &self.at_the_top {
            let brackets = if value["type"] == "array" { ("[[", "]]") } else { ("[", "]") };
            let name = format!("`{}{name}{}`", brackets.0, brackets.1);
            match self.definition(value) {
                Some(table) => self.section(page, &name, table)?,
                // A table with keys of the author's own.
                None if value["type"] == "object" => write_heading(page, &name, description(value))?,
                None => {}
            }
        }
        Ok(())
    }

    /// The definition of a property: a table, or the table that is the item of its list.
    fn definition(&self, property: &'a Value) -> Option<&'a Value> {
        let several = property["anyOf"].as_array().and_then(|choices| choices.first());
        let reference = [Some(property), Some(&property["items"]), several]
            .into_iter()
            .flatten()
            .find_map(|place| place["$ref"].as_str())?;
        let table = &self.schema["$defs"][reference.strip_prefix("#/$defs/")?];
        (table["type"] == "object").then_some(table)
    }

    fn section(&self, page: &mut String, name: &str, table: &'a Value) -> Result<()> {
        write_heading(page, name, description(table))?;
        page.push_str("\n| key | |\n|---|---|\n");
        self.rows(page, table, "")
    }

    fn rows(&self, page: &mut String, table: &'a Value, prefix: &str) -> Result<()> {
        let keys = table["properties"].as_object().context("a table has no keys")?;
        for (key, value) in keys {
            self.row(page, table, &format!("{prefix}{key}"), value)?;
            if let Some(inner) = self.definition(value) {
                self.rows(page, inner, &format!("{prefix}{key}."))?;
            }
        }
        Ok(())
    }

    fn row(&self, page: &mut String, table: &Value, key: &str, value: &Value) -> Result<()> {
        let name = key.rsplit('.').next().unwrap_or(key);
        let required =
            table["required"].as_array().is_some_and(|needed| needed.iter().any(|one| one == name));
        let mark = if required { "**needed** " } else { "" };
        let text = description(value);
        anyhow::ensure!(!text.is_empty(), "the key `{key}` is not described");
        writeln!(page, "| `{key}` | {mark}{} |", cell(&text.replace('\n', " ")))?;
        Ok(())
    }
}

/// The description of a type or a field.
fn description(value: &Value) -> &str {
    value["description"].as_str().unwrap_or_default()
}

/// Writes the first paragraph of a description as the heading, and the others after it.
fn write_heading(page: &mut String, name: &str, text: &str) -> Result<()> {
    let (title, text) = text.split_once("\n\n").unwrap_or((text, ""));
    let title = title.trim_end_matches('.');
    let mut first = title.chars();
    let title: String = first.next().into_iter().flat_map(char::to_lowercase).chain(first).collect();
    write!(page, "\n### {name}: {title}\n")?;
    if !text.is_empty() {
        write!(page, "\n{text}\n")?;
    }
    Ok(())
}

/// Escapes a text for a table cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
