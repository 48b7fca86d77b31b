//! What learners read, in every language of `messages/`.

use std::sync::LazyLock;

use naqala_messages::{Catalogue, FluentValue, Values};

use crate::LANGUAGES;

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(LANGUAGES));

/// The catalogue of all messages of this library.
pub fn catalogue() -> &'static Catalogue {
    &CATALOGUE
}

/// The languages that are embedded, English first.
pub fn languages() -> impl Iterator<Item = &'static str> {
    CATALOGUE.languages()
}

/// The embedded languages with their messages in Fluent syntax, for servers that hand them on.
pub fn sources() -> &'static [(&'static str, &'static str)] {
    LANGUAGES
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
    pub values: Vec<(&'static str, FluentValue<'static>)>,
}

impl Remark {
    pub(crate) fn new(key: impl Into<String>) -> Remark {
        Remark { key: key.into(), values: Vec::new() }
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Remark {
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
        let (_, english) = super::sources()[0];
        for (language, source) in super::sources() {
            assert_eq!(check(language, source, english), Vec::<String>::new());
        }
        for language in ["en", "it", "ro", "ru"] {
            assert!(super::languages().any(|known| known == language), "{language}");
        }
    }
}
