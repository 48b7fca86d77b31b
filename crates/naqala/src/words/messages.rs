//! The message catalogue: the part `rules` of every language, embedded according to the features of the library, or added at run
//! time.
//!
//! A language is a folder of messages: see `naqala-languages`. The documentation of `naqala-messages` says how a sentence
//! asks for the form of a phrase.

use std::sync::LazyLock;

pub use naqala_messages::LanguageError;
use naqala_messages::{Catalogue, Source};
pub(crate) use naqala_messages::{Phrase, Words, values};

/// The languages with their messages as they are written, English first.
#[cfg(feature = "english-moves")]
pub(crate) const SOURCES: &[naqala_languages::Embedded] = naqala_languages::RULES;
/// Languages come when the program runs already.
#[cfg(not(feature = "english-moves"))]
pub(crate) const SOURCES: &[(&str, &str)] = &[];

/// The language of the program's own texts, spoken where another language has no message.
const FALLBACK: &str = "en";

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(SOURCES));

/// Adds a language when the program runs already, by its code and its messages as [`language_source`] gives them: for
/// programs that do not embed all languages. The last one of a code wins.
///
/// # Errors
/// What is wrong with the code or with the messages; nothing changes then.
///
/// ```
/// let italian = naqala::language_source("it").expect("is embedded");
/// naqala::add_language("it", italian)?;
/// assert_eq!(naqala::language_name("it"), "Italiano");
/// # Ok::<(), naqala::LanguageError>(())
/// ```
pub fn add_language(code: &str, fluent_source: &str) -> Result<(), LanguageError> {
    CATALOGUE.add(code, fluent_source)
}

/// All messages of a language that is embedded, in Fluent syntax.
///
/// ```
/// assert!(naqala::language_source("ru").unwrap().contains("language-name = Русский"));
/// assert_eq!(naqala::language_source("tlh"), None);
/// ```
pub fn language_source(code: &str) -> Option<&'static str> {
    SOURCES.iter().find(|(known, _)| *known == code).map(|(_, source)| Source::from(*source).text())
}

/// The languages that explanations and rules are written in, English first.
///
/// ```
/// assert_eq!(naqala::languages().next(), Some("en"));
/// ```
pub fn languages() -> impl Iterator<Item = &'static str> {
    CATALOGUE.languages()
}

/// The code of the language that is meant, if its messages are known: `it` for `it_IT.UTF-8`.
///
/// ```
/// assert_eq!(naqala::known_language("it-IT"), Some("it"));
/// assert_eq!(naqala::known_language("tlh"), None);
/// ```
pub fn known_language(language: &str) -> Option<&'static str> {
    CATALOGUE.known(language)
}

/// The language's own name.
///
/// ```
/// assert_eq!(naqala::language_name("ru"), "Русский");
/// ```
pub fn language_name(language: &str) -> String {
    words(language).tell("language-name").to_string()
}

/// The messages of English, which says what another language lacks.
pub(crate) fn english() -> Words {
    words(FALLBACK)
}

/// The messages of a language, or English where the language is not known.
pub(crate) fn words(language: &str) -> Words {
    CATALOGUE.words(language)
}
