//! Which options the rules ask about: as a value (`$name`), in a test (`chosen(name, …)`), or in what a case is only for.

use std::collections::BTreeSet;

use toml::de::{DeTable, DeValue};

use super::options::plain;

/// The plain names of the options that tables other than these ask about.
pub(super) fn asked_outside(source: &str, tables: &[&str]) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    let Ok(file) = DeTable::parse(source) else { return used };
    for (table, value) in file.get_ref() {
        if !tables.contains(&table.get_ref().as_ref()) {
            collect(value.get_ref(), &mut used);
        }
    }
    used
}

/// Collects the names of the options that a value asks about.
fn collect(value: &DeValue<'_>, used: &mut BTreeSet<String>) {
    match value {
        DeValue::String(text) => used.extend(asked(text).map(plain)),
        DeValue::Array(values) => values.iter().for_each(|value| collect(value.get_ref(), used)),
        DeValue::Table(table) => {
            for (key, value) in table {
                match value.get_ref() {
                    DeValue::Table(choices) if key.get_ref() == "only" => {
                        used.extend(choices.keys().map(|name| plain(name.get_ref())));
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
