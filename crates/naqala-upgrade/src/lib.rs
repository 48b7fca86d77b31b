//! Rewrites rule files of version 1 of the rule language in version 2.
//!
//! It replaces only the words that have changed, in place: comments, blanks and the order of the file stay as they are.

mod edits;
mod expression;
mod words;

use std::error::Error;
use std::fmt;

use edits::{Edits, span_of_value};
use toml_edit::{Document, Item, TableLike, Value};

/// The tables that tell about a game instead of ruling it.
const TELLING: [&str; 4] = ["about", "source", "option", "preset"];

/// The keys whose texts are shown to people, or name something of the file.
const NAMES: [&str; 10] =
    ["why", "name", "plural", "mode", "attack", "write", "write-stop", "write-go", "bound", "store-name"];

/// A rule file rewritten in version 2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upgraded {
    /// The whole file.
    pub text: String,
    /// How many places are different.
    pub places: usize,
}

/// Why a file cannot be rewritten, a line for each reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UpgradeError(String);

impl fmt::Display for UpgradeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for UpgradeError {}

/// Rewrites a rule file of version 1. Whether the result is sound has still to be checked.
///
/// ```
/// let old = "naqala = 1\n\n[repetition]\ncount = 3\nresult = \"own-side\" # as in the village\n";
/// let upgraded = naqala_upgrade::upgrade(old)?;
/// assert_eq!(upgraded.text, "naqala = 2\n\n[repetition]\ncount = 3\nresult = \"owner\" # as in the village\n");
/// # Ok::<(), naqala_upgrade::UpgradeError>(())
/// ```
///
/// # Errors
/// The file is no TOML, does not say that it is written in version 1, or says something that only its author can say in
/// version 2.
pub fn upgrade(source: &str) -> Result<Upgraded, UpgradeError> {
    let document = Document::parse(source).map_err(|error| UpgradeError(error.to_string()))?;
    if version(source) != Some(1) {
        let message =
            "the file does not say that it is written in version 1 of the rule language: `naqala = 1`";
        return Err(UpgradeError(message.to_owned()));
    }
    let root = document.as_table();
    let mut file = File { source, edits: Edits::default(), options: options(root), problems: Vec::new() };
    for (name, item) in root.iter() {
        match item {
            Item::Value(value) if name == "naqala" => file.edits.replace(span_of_value(value), "2"),
            _ if TELLING.contains(&name) => {}
            _ => cases(item).into_iter().for_each(|case| file.case(name, case)),
        }
    }
    if !file.problems.is_empty() {
        return Err(UpgradeError(file.problems.join("\n")));
    }
    let places = file.edits.len();
    Ok(Upgraded { text: file.edits.apply(source), places })
}

/// The version of the language a file says it is written in.
pub fn version(source: &str) -> Option<i64> {
    let document = Document::parse(source).ok()?;
    document.as_table().get("naqala")?.as_integer()
}

/// The tables under a name: one, or the cases of a list.
fn cases(item: &Item) -> Vec<&dyn TableLike> {
    match item {
        Item::ArrayOfTables(tables) => tables.iter().map(|table| table as &dyn TableLike).collect(),
        Item::Value(Value::Array(list)) => {
            let tables = list.iter().filter_map(Value::as_inline_table);
            tables.map(|table| table as &dyn TableLike).collect()
        }
        _ => item.as_table_like().into_iter().collect(),
    }
}

/// The options of a file, each with the texts among its values.
fn options(root: &dyn TableLike) -> Vec<(String, Vec<String>)> {
    let entries = root.get("option").map(cases).unwrap_or_default();
    let texts = |case: &dyn TableLike| {
        let values = case.get("values").and_then(Item::as_array);
        values.into_iter().flatten().filter_map(|value| Some(value.as_str()?.to_owned())).collect()
    };
    entries.iter().filter_map(|case| Some((case.get("name")?.as_str()?.to_owned(), texts(*case)))).collect()
}

/// A file being rewritten.
struct File<'a> {
    source: &'a str,
    edits: Edits,
    options: Vec<(String, Vec<String>)>,
    problems: Vec<String>,
}

impl File<'_> {
    fn case(&mut self, table: &str, case: &dyn TableLike) {
        for (name, item) in case.iter() {
            let Some((key, _)) = case.get_key_value(name) else { continue };
            let (Some(key), Item::Value(value)) = (key.span(), item) else { continue };
            if table == "marks" && name == "lost" {
                self.losses(value);
                continue;
            }
            if table == "settle" && name == "to" && self.is_word(value, "hand") {
                self.edits.remove_entry(self.source, key.start..span_of_value(value).end);
                continue;
            }
            if table == "drop" && name == "to" && self.is_word(value, "here") {
                self.edits.replace(key, "then");
                self.edits.replace(span_of_value(value), "\"end\"");
                continue;
            }
            if let Some(new) = words::key(table, name) {
                self.edits.replace(key, new);
            }
            if let Some(new) = value.as_str().and_then(|old| words::value(table, name, old)) {
                self.edits.replace(span_of_value(value), &format!("\"{new}\""));
            } else if !NAMES.contains(&name) {
                self.expressions(value);
            }
        }
    }

    /// Whether a value is this word; an option that may have it as its value cannot be rewritten here.
    fn is_word(&mut self, value: &Value, word: &str) -> bool {
        let Some(text) = value.as_str() else { return false };
        let option = text.strip_prefix('$').and_then(|name| {
            let is_meant = |known: &str| words::plain(known) == words::plain(name);
            self.options.iter().find(|(known, _)| is_meant(known))
        });
        if let Some((name, _)) = option.filter(|(_, values)| values.iter().any(|known| known == word)) {
            let line = self.source[..span_of_value(value).start].matches('\n').count() + 1;
            self.problems.push(format!(
                "line {line}: the option `{name}` can be `{word}`, which is said by another key in version 2; write a \
                 case for it with `only = {{ {name} = \"{word}\" }}` first"
            ));
        }
        text == word
    }

    /// The ends of marks are a list of words now.
    fn losses(&mut self, value: &Value) {
        for loss in value.as_array().into_iter().flatten().filter_map(Value::as_inline_table) {
            let Some((key, Item::Value(when))) = loss.get_key_value("when") else { continue };
            match (loss.contains_key("only"), key.span(), loss.span()) {
                (true, Some(key), _) => self.edits.replace(key, "value"),
                (false, _, Some(loss)) => {
                    let word = self.source[span_of_value(when)].to_owned();
                    self.edits.replace(loss, &word);
                }
                _ => {}
            }
        }
    }

    /// Every expression in a value.
    fn expressions(&mut self, value: &Value) {
        match value {
            Value::String(text) => {
                if let Some(new) = expression::rewrite(text.value()) {
                    self.edits.replace_text(self.source, span_of_value(value), text.value(), &new);
                }
            }
            Value::Array(list) => list.iter().for_each(|value| self.expressions(value)),
            Value::InlineTable(table) => {
                let rules = table.iter().filter(|(key, _)| *key != "only");
                rules.for_each(|(_, value)| self.expressions(value));
            }
            _ => {}
        }
    }
}
