//! The options that the rules refer to: as a value (`$name`), in a test (`chosen(name, …)`), or as the condition of a
//! case; and the words that the expressions of a file consist of.

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

/// The words in all expressions of a file, in small letters. A word of `[define]` does not use itself.
pub(crate) fn used_words(source: &str) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    let Ok(file) = Tree::parse(source) else { return used };
    for entry in file.table() {
        if ["name", "about", "source"].contains(&entry.key.as_str()) {
            continue;
        }
        match &entry.value.value {
            Value::Table(defined) if entry.key == "define" => {
                for entry in defined {
                    let mut words = BTreeSet::new();
                    collect_words(&entry.value, &mut words);
                    words.remove(&entry.key.to_ascii_lowercase());
                    used.append(&mut words);
                }
            }
            _ => collect_words(&entry.value, &mut used),
        }
    }
    used
}

fn collect_words(tree: &Tree, used: &mut BTreeSet<String>) {
    match &tree.value {
        Value::Text(text) => {
            let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '-'));
            used.extend(words.map(str::to_ascii_lowercase));
        }
        Value::List(values) => values.iter().for_each(|value| collect_words(value, used)),
        Value::Table(entries) => entries.iter().for_each(|entry| collect_words(&entry.value, used)),
        _ => {}
    }
}
