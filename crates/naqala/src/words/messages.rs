//! The message catalogue: one Fluent file for each language, embedded.
//!
//! To add a language, translate `messages/en.ftl` and add one line to [`CATALOGUES`].

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The languages and their messages; the first is spoken where a language or a message is missing.
const CATALOGUES: &[(&str, &str)] = &[("en", include_str!("../../messages/en.ftl"))];

type Bundle = FluentBundle<FluentResource>;

/// The languages that explanations and rules are written in.
///
/// ```
/// assert!(naqala::languages().any(|language| language == "en"));
/// ```
pub fn languages() -> impl Iterator<Item = &'static str> {
    CATALOGUES.iter().map(|(language, _)| *language)
}

/// The messages of one language.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    bundle: &'static Bundle,
}

/// The values a message mentions, by name.
pub(crate) type Values<'a> = &'a [(&'static str, FluentValue<'a>)];

/// The values of a message: `values![pit = name, n = 3]`.
macro_rules! values {
    ($($name:ident = $value:expr),* $(,)?) => {
        &[$((stringify!($name), fluent_bundle::FluentValue::from($value))),*]
    };
}
pub(crate) use values;

impl Words {
    /// The messages of a language, or English where the language is not known.
    ///
    /// Only the language itself counts: `en-GB` gives `en`.
    pub(crate) fn new(language: &str) -> Words {
        static BUNDLES: OnceLock<Vec<Bundle>> = OnceLock::new();
        let bundles = BUNDLES
            .get_or_init(|| CATALOGUES.iter().map(|(language, source)| bundle(language, source)).collect());
        let wanted = language.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        let at = languages().position(|known| known == wanted).unwrap_or(0);
        Words { bundle: &bundles[at] }
    }

    /// The message with its values filled in; a message nobody wrote shows as its key.
    pub(crate) fn say(&self, key: &str, values: Values<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, value.clone());
        }
        self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }

    /// A message without values.
    pub(crate) fn tell(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// Whether the catalogue has the message.
    #[cfg(test)]
    pub(crate) fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

fn bundle(language: &str, source: &str) -> Bundle {
    let id: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Marks that isolate values from the text around them are of no use in a terminal.
    bundle.set_use_isolating(false);
    let resource = match FluentResource::try_new(source.to_owned()) {
        Ok(resource) => resource,
        // What could be read stays usable; the tests see to it that everything can.
        Err((resource, _)) => resource,
    };
    bundle.add_resource_overriding(resource);
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_catalogue_can_be_read() {
        for (language, source) in CATALOGUES {
            assert!(language.parse::<LanguageIdentifier>().is_ok(), "{language}");
            if let Err((_, errors)) = FluentResource::try_new((*source).to_owned()) {
                panic!("messages/{language}.ftl: {errors:?}");
            }
        }
    }

    #[test]
    fn an_unknown_language_is_english_and_an_unknown_message_its_key() {
        assert_eq!(Words::new("tlh").say("seeds", values![n = 1]), "1 seed");
        assert_eq!(Words::new("en-GB").say("seeds", values![n = 3]), "3 seeds");
        assert_eq!(Words::new("en").tell("no-such-message"), "no-such-message");
    }
}
