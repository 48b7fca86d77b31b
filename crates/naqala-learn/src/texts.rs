//! The texts for learners: the part `learn` of every language.

use std::sync::LazyLock;

pub use naqala_messages::LanguageError;
use naqala_messages::{Catalogue, Source, Value, Values};

/// The languages that are embedded, English first.
#[cfg(feature = "english")]
const LANGUAGES: &[naqala_languages::Embedded] = naqala_languages::LESSONS;
/// Languages come when the program runs already.
#[cfg(not(feature = "english"))]
const LANGUAGES: &[(&str, &str)] = &[];

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(LANGUAGES));

/// Adds a language at run time, for programs that do not embed all languages. The last one with a code wins. If English is not
/// embedded, it has to be added first.
///
/// # Errors
/// What is wrong with the code or with the messages; nothing changes then.
///
/// ```
/// let (_, italian) = naqala_learn::sources().find(|(code, _)| *code == "it").unwrap();
/// naqala_learn::add_language("it", italian)?;
/// assert_eq!(naqala_learn::text("it", "trainer-pit", naqala_messages::values![pit = "c"]), "buca c");
/// # Ok::<(), naqala_learn::LanguageError>(())
/// ```
pub fn add_language(code: &str, fluent_source: &str) -> Result<(), LanguageError> {
    CATALOGUE.add(code, fluent_source)
}

/// The languages that can be spoken, English first.
pub fn languages() -> impl Iterator<Item = &'static str> {
    CATALOGUE.languages()
}

/// The embedded languages with their messages in Fluent syntax, for servers that hand them on.
pub fn sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    LANGUAGES.iter().map(|(code, source)| (*code, Source::from(*source).text()))
}

/// A message in a language, or in English where the language is not known.
///
/// ```
/// use naqala_messages::values;
/// assert_eq!(naqala_learn::text("en", "trainer-streak", values![n = 3]), "3 right in a row");
/// ```
pub fn text(language: &str, key: &str, values: Values<'_>) -> String {
    CATALOGUE.words(language).say(key, values).to_string()
}

/// A message with its values, to be said in any language.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    /// The key of the message.
    pub key: String,
    /// The values it mentions, by name.
    pub values: Vec<(&'static str, Value<'static>)>,
}

impl Remark {
    pub(crate) fn new(key: impl Into<String>) -> Remark {
        Remark { key: key.into(), values: Vec::new() }
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Remark {
        self.values.push((name, value.into()));
        self
    }

    /// The remark in a language.
    pub fn text(&self, language: &str) -> String {
        text(language, &self.key, &self.values)
    }
}

#[cfg(test)]
mod tests {
    use naqala_messages::check;

    #[test]
    fn every_language_has_every_message_with_the_same_values() {
        let (_, english) = super::sources().next().unwrap();
        for (language, source) in super::sources() {
            assert_eq!(check(language, source, english), Vec::<String>::new());
        }
        for language in ["en", "it", "ro", "ru"] {
            assert!(super::languages().any(|known| known == language), "{language}");
        }
    }
}
