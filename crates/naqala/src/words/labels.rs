//! Labels of options, their values and presets, as shown where people choose them.
//!
//! Rule files use short words, as commands and programs do: `grand_slam=no_capture`. A language may have a label for such a word,
//! under a key made of the game, or of `any` game, and the word: `any--label-grand_slam`, `any--value-grand_slam-no_capture`. A
//! missing label is replaced by the English one, and a word without any label is shown as it is, with blanks for its dashes.
//! `cargo xtask words` lists both.

use super::messages::{self, Phrase};
use super::page::capital;
use super::texts::{self, slug};
use crate::rule_file::{OptionValue, Rules};

/// The name of an option in a language.
///
/// ```
/// let rules = naqala::catalogue::rules("oware").unwrap();
/// assert_eq!(naqala::option_label(rules, "grand_slam", "en"), "Grand slam");
/// assert_eq!(naqala::option_label(rules, "my_own-option", "en"), "My own option");
/// ```
pub fn option_label(rules: &Rules, option: &str, language: &str) -> String {
    let label = label(&option_keys(rules, option), language);
    label.map_or_else(|| capital(plain(option)), |label| label.to_string())
}

/// The name of a value of an option in a language.
///
/// ```
/// use naqala::OptionValue;
/// let rules = naqala::catalogue::rules("oware").unwrap();
/// assert_eq!(naqala::value_label(rules, "seeds", &OptionValue::Int(4), "en"), "4");
/// assert_eq!(naqala::value_label(rules, "my_option", &OptionValue::Text("so_so".into()), "en"), "so so");
/// ```
pub fn value_label(rules: &Rules, option: &str, value: &OptionValue, language: &str) -> String {
    let label = label(&value_keys(rules, option, value), language);
    label.map(|label| label.to_string()).unwrap_or_else(|| match value {
        OptionValue::Text(word) => plain(word),
        OptionValue::List(numbers) => numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", "),
        OptionValue::Bool(_) | OptionValue::Int(_) | OptionValue::Null => value.to_string(),
    })
}

/// The name of a preset in a language.
///
/// ```
/// let rules = naqala::catalogue::rules("oware").unwrap();
/// assert_ne!(naqala::preset_label(rules, "oware-abapa", "en"), "oware-abapa");
/// ```
pub fn preset_label(rules: &Rules, preset: &str, language: &str) -> String {
    let label = label(&preset_keys(rules, preset), language);
    label.map_or_else(|| preset.to_owned(), |label| label.to_string())
}

/// The label in a language, or else in English.
fn label(keys: &[String], language: &str) -> Option<Phrase> {
    let found = |words| texts::found(words, keys);
    found(messages::words(language)).or_else(|| found(messages::english()))
}

pub(super) fn option_keys(rules: &Rules, option: &str) -> Vec<String> {
    texts::keys(rules, &format!("label-{}", slug(option)))
}

pub(super) fn value_keys(rules: &Rules, option: &str, value: &OptionValue) -> Vec<String> {
    let value = slug(&value.to_string());
    let mut keys = texts::keys(rules, &format!("value-{}-{value}", slug(option)));
    keys.push(format!("any--value-{value}"));
    keys
}

pub(super) fn preset_keys(rules: &Rules, preset: &str) -> Vec<String> {
    texts::keys(rules, &format!("preset-name-{}", slug(preset)))
}

fn plain(word: &str) -> String {
    word.replace(['_', '-'], " ")
}
