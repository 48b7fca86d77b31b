//! Writes a generated rule file as TOML, one line for each case.

use serde_json::Value;

use crate::rule_file::RuleFile;

/// The text of a rule file.
pub(super) fn text(file: &RuleFile) -> String {
    let Ok(Value::Object(tables)) = serde_json::to_value(file) else { return String::new() };
    let mut text = String::new();
    for (key, value) in tables.iter().filter(|(key, value)| is_said(key, value)) {
        match value {
            Value::Array(cases) if cases.iter().all(Value::is_object) => {
                text += &format!("{key} = [\n");
                cases.iter().for_each(|case| text += &format!("    {},\n", inline(case)));
                text += "]\n";
            }
            value => text += &format!("{key} = {}\n", inline(value)),
        }
    }
    text
}

/// Whether a value differs from the default of its key.
fn is_said(key: &str, value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(value) => *value || key == "default",
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty(),
        Value::Object(_) | Value::Number(_) => true,
    }
}

fn inline(value: &Value) -> String {
    match value {
        Value::Object(entries) => {
            let said = entries.iter().filter(|(key, value)| is_said(key, value));
            let entries: Vec<String> =
                said.map(|(key, value)| format!("{} = {}", name(key), inline(value))).collect();
            format!("{{ {} }}", entries.join(", "))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(inline).collect::<Vec<_>>().join(", ")),
        // JSON and TOML have the same syntax for texts and numbers.
        plain => plain.to_string(),
    }
}

fn name(key: &str) -> String {
    let is_bare = key.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    if is_bare && !key.is_empty() { key.to_owned() } else { Value::from(key).to_string() }
}
