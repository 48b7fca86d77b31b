//! What options, their values and presets are called where people choose them.
//!
//! Rule files call them by short words, which commands and programs use: `grand_slam=no_capture`. A language may have a
//! label for such a word, under a key made of the game, or of `any` game, and the word: `any--label-grand_slam`,
//! `any--value-grand_slam-no_capture`. A word without a label is shown as it is, with blanks for its dashes.

use super::messages::{self, Words};
use super::texts::slug;
use crate::language::{OptionValue, Rules};

/// What an option of the rules is called in a language.
///
/// ```
/// let rules = naqala::catalogue::rules("oware").unwrap();
/// assert_eq!(naqala::option_label(rules, "grand_slam", "en"), "Grand slam");
/// assert_eq!(naqala::option_label(rules, "my_own-option", "en"), "My own option");
/// ```
pub fn option_label(rules: &Rules, option: &str, language: &str) -> String {
    let label = find(messages::words(language), &option_keys(rules, option));
    label.unwrap_or_else(|| capital(&plain(option)))
}

/// What a value of an option is called in a language.
///
/// ```
/// use naqala::OptionValue;
/// let rules = naqala::catalogue::rules("oware").unwrap();
/// assert_eq!(naqala::value_label(rules, "seeds", &OptionValue::Int(4), "en"), "4");
/// assert_eq!(naqala::value_label(rules, "my_option", &OptionValue::Text("so_so".into()), "en"), "so so");
/// ```
pub fn value_label(rules: &Rules, option: &str, value: &OptionValue, language: &str) -> String {
    let label = find(messages::words(language), &value_keys(rules, option, value));
    label.unwrap_or_else(|| match value {
        OptionValue::Text(word) => plain(word),
        OptionValue::List(numbers) => numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", "),
        OptionValue::Bool(_) | OptionValue::Int(_) | OptionValue::Null => value.to_string(),
    })
}

/// What a preset is called in a language.
///
/// ```
/// let rules = naqala::catalogue::rules("oware").unwrap();
/// assert_ne!(naqala::preset_label(rules, "oware-abapa", "en"), "oware-abapa");
/// ```
pub fn preset_label(rules: &Rules, preset: &str, language: &str) -> String {
    find(messages::words(language), &preset_keys(rules, preset)).unwrap_or_else(|| preset.to_owned())
}

pub(super) fn option_keys(rules: &Rules, option: &str) -> Vec<String> {
    of_game(rules, &format!("label-{}", slug(option)))
}

pub(super) fn value_keys(rules: &Rules, option: &str, value: &OptionValue) -> Vec<String> {
    let value = slug(&value.to_string());
    let mut keys = of_game(rules, &format!("value-{}-{value}", slug(option)));
    keys.push(format!("any--value-{value}"));
    keys
}

pub(super) fn preset_keys(rules: &Rules, preset: &str) -> Vec<String> {
    of_game(rules, &format!("preset-name-{}", slug(preset)))
}

/// The keys under which a game, its family or any game may say something.
fn of_game(rules: &Rules, place: &str) -> Vec<String> {
    [rules.id(), rules.family(), "any"].map(|whose| format!("{whose}--{place}")).to_vec()
}

pub(super) fn find(words: Words, keys: &[String]) -> Option<String> {
    keys.iter().find(|key| words.knows(key)).map(|key| words.tell(key).to_string())
}

fn plain(word: &str) -> String {
    word.replace(['_', '-'], " ")
}

fn capital(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}
