//! The options that the rules refer to: as a value (`$name`), in a test (`chosen(name, …)`), or as the condition of a
//! case.

use std::collections::BTreeSet;

use super::options::plain;
use crate::read::{Tree, Value};

/// The plain names of the options that tables other than these ask about.
pub(super) fn asked_outside(source: &str, tables: &[&str]) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    let Ok(file) = Tree::parse(source) else { return used };
    for table in file.table().iter().filter(|entry| !tables.contains(&entry.key.as_str())) {
        collect(&table.value, &mut used);
    }
    used
}

/// Collects the names of the options that a value asks about.
fn collect(tree: &Tree, used: &mut BTreeSet<String>) {
    match &tree.value {
        Value::Text(text) => used.extend(asked(text).map(plain)),
        Value::List(values) => values.iter().for_each(|value| collect(value, used)),
        Value::Table(entries) => {
            for entry in entries {
                match &entry.value.value {
                    Value::Table(choices) if entry.key == "only" => {
                        used.extend(choices.iter().map(|choice| plain(&choice.key)));
                    }
                    _ => collect(&entry.value, used),
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
