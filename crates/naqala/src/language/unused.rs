//! Finds options that no rule asks about: whoever chooses one of their values would change nothing.

use std::collections::BTreeSet;

use toml::{Table, Value};

use super::error::Report;
use super::file::{OptionEntry, Placed};
use super::options::plain;

/// The tables of a rule file that tell about options instead of asking about them.
const TELLING: [&str; 4] = ["option", "preset", "about", "source"];

/// Reports every option with several values that is nowhere used.
pub(super) fn check(source: &str, options: &[Placed<OptionEntry>], report: &mut Report<'_>) {
    let Ok(file) = source.parse::<Table>() else { return };
    let mut used = BTreeSet::new();
    for (_, value) in file.iter().filter(|(table, _)| !TELLING.contains(&table.as_str())) {
        collect(value, &mut used);
    }
    for option in options {
        let entry = option.get_ref();
        let is_choice = entry.values.as_ref().is_none_or(|values| values.len() > 1);
        if is_choice && !used.contains(&plain(&entry.name)) {
            let name = &entry.name;
            report.add(
                option.span().start,
                format!("no rule asks about the option `{name}`"),
                Some(format!(
                    "use it as `${name}`, `chosen({name}, …)` or `only = {{ {name} = … }}`, or leave it out"
                )),
            );
        }
    }
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
