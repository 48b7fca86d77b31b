//! Which options the rules ask about: as a value (`$name`), in a test (`chosen(name, …)`), or in what a case is only for.

use std::collections::BTreeSet;

use toml::{Table, Value};

use super::options::plain;

/// The plain names of the options that tables other than these ask about.
pub(super) fn asked_outside(source: &str, tables: &[&str]) -> BTreeSet<String> {
    let file = source.parse::<Table>().unwrap_or_default();
    let mut used = BTreeSet::new();
    for (_, value) in file.iter().filter(|(table, _)| !tables.contains(&table.as_str())) {
        collect(value, &mut used);
    }
    used
}

/// Collects the names of the options that a value asks about.
fn collect(value: &Value, used: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => used.extend(asked(text).map(plain)),
        Value::Array(values) => values.iter().for_each(|value| collect(value, used)),
        Value::Table(table) => {
            for (key, value) in table {
                match value {
                    Value::Table(choices) if key == "only" => {
                        used.extend(choices.keys().map(|name| plain(name)));
                    }
                    value => collect(value, used),
                }
            }
        }
        _ => {}
    }
}

/// The names after `$` and `chosen(` in an expression.
fn asked(text: &str) -> impl Iterator<Item = &str> {
    let after = |sign: &'static str| {
        text.match_indices(sign).map(move |(at, _)| text[at + sign.len()..].trim_start())
    };
    after("$").chain(after("chosen(")).map(|rest| {
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '-'));
        &rest[..end.unwrap_or(rest.len())]
    })
}
