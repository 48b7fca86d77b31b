//! The message catalogue: one Fluent file for each language under `messages/`, embedded.
//!
//! To add a language, translate `messages/en.ftl` into a new file beside it: nothing else has to be changed. How a
//! sentence asks for the form of a phrase is told in the documentation of `naqala-messages`.

use std::sync::LazyLock;

use naqala_messages::Catalogue;
pub(crate) use naqala_messages::{Phrase, Words, values};

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language of the program's own texts, spoken where another language has no message.
const FALLBACK: &str = "en";

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let mut languages = LANGUAGES;
    languages.sort_by_key(|(language, _)| *language != FALLBACK);
    Catalogue::new(&languages)
});

/// The languages that explanations and rules are written in, English first.
///
/// ```
/// assert_eq!(naqala::languages().next(), Some("en"));
/// ```
pub fn languages() -> impl Iterator<Item = &'static str> {
    CATALOGUE.languages()
}

/// What a language calls itself.
///
/// ```
/// assert_eq!(naqala::language_name("ru"), "Русский");
/// ```
pub fn language_name(language: &str) -> String {
    words(language).tell("language-name").to_string()
}

/// The languages with their messages as they are written.
#[cfg(test)]
pub(crate) const SOURCES: &[(&str, &str)] = &LANGUAGES;

/// The messages of a language, or English where the language is not known.
pub(crate) fn words(language: &str) -> Words {
    CATALOGUE.words(language)
}
