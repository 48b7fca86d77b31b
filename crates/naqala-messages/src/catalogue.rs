//! The messages of all languages, each read when it is first spoken.

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::phrase::Message;
use crate::{Phrase, Values, grammar};

type Bundle = FluentBundle<FluentResource>;

/// The languages and their messages. The first language is spoken where another has no message.
pub struct Catalogue {
    languages: Vec<Language>,
}

struct Language {
    code: &'static str,
    source: &'static str,
    bundle: OnceLock<Bundle>,
}

impl Language {
    fn bundle(&self) -> &Bundle {
        self.bundle.get_or_init(|| bundle(self.code, self.source))
    }
}

impl Catalogue {
    /// Takes the sources: the code of each language and its messages in Fluent syntax. A language is read when it is
    /// first spoken.
    ///
    /// What cannot be read in a source is left out; [`crate::check`] tells what it was.
    ///
    /// # Panics
    /// Without any language.
    pub fn new(sources: &[(&'static str, &'static str)]) -> Catalogue {
        assert!(!sources.is_empty(), "a catalogue has at least one language");
        let language = |&(code, source)| Language { code, source, bundle: OnceLock::new() };
        Catalogue { languages: sources.iter().map(language).collect() }
    }

    /// The codes of the languages.
    pub fn languages(&self) -> impl Iterator<Item = &'static str> {
        self.languages.iter().map(|language| language.code)
    }

    /// The messages of a language, or those of the first where the language is not known.
    ///
    /// Only the language itself counts: `en-GB` and `en_GB.UTF-8` give `en`.
    pub fn words(&'static self, language: &str) -> Words {
        Words { catalogue: self, at: self.find(language).unwrap_or(0) }
    }

    /// The known language that is meant: `it` for `it_IT.UTF-8`.
    pub fn known(&self, language: &str) -> Option<&'static str> {
        self.find(language).map(|at| self.languages[at].code)
    }

    fn find(&self, language: &str) -> Option<usize> {
        let wanted = language.split(['-', '_', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        self.languages().position(|known| known == wanted)
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.languages()).finish()
    }
}

fn bundle(language: &str, source: &str) -> Bundle {
    let id: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Marks that isolate values from the text around them are of no use in a terminal.
    bundle.set_use_isolating(false);
    grammar::add_functions(&mut bundle);
    let resource = match FluentResource::try_new(source.to_owned()) {
        Ok(resource) => resource,
        // What could be read stays usable; the tests of a catalogue see to it that everything can.
        Err((resource, _)) => resource,
    };
    bundle.add_resource_overriding(resource);
    bundle
}

/// The messages of one language.
#[derive(Clone, Copy)]
pub struct Words {
    catalogue: &'static Catalogue,
    at: usize,
}

impl Words {
    /// The code of the language.
    pub fn language(&self) -> &'static str {
        self.catalogue.languages[self.at].code
    }

    /// The message with its values; a message nobody wrote shows as its key.
    pub fn say(&self, key: &str, values: Values<'_>) -> Phrase {
        Phrase::new(*self, key.to_owned(), values)
    }

    /// A message without values.
    pub fn tell(&self, key: &str) -> Phrase {
        self.say(key, &[])
    }

    /// Whether this language itself has the message.
    pub fn knows(&self, key: &str) -> bool {
        self.bundle().get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The messages of this language itself.
    fn bundle(&self) -> &'static Bundle {
        self.catalogue.languages[self.at].bundle()
    }

    /// The bundle a message is taken from.
    fn bundle_of(&self, key: &str) -> Option<&'static Bundle> {
        let has_it = |bundle: &&'static Bundle| bundle.has_message(key);
        Some(self.bundle())
            .filter(has_it)
            .or_else(|| Some(self.catalogue.languages[0].bundle()).filter(has_it))
    }

    /// The text of a message in a form, or of one of its attributes; `None` if nobody wrote it.
    pub(crate) fn format(&self, message: &Message, attribute: Option<&str>, case: &str) -> Option<String> {
        let bundle = self.bundle_of(&message.key)?;
        let found = bundle.get_message(&message.key)?;
        let pattern = match attribute {
            Some(name) => found.get_attribute(name)?.value(),
            None => found.value()?,
        };
        let mut arguments = FluentArgs::with_capacity(message.values.len() + 1);
        for (name, value) in &message.values {
            arguments.set(*name, value.clone());
        }
        arguments.set("case", case);
        let mut errors: Vec<FluentError> = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {}: {errors:?}", self.language(), message.key);
        Some(text.into_owned())
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        std::ptr::eq(self.catalogue, other.catalogue) && self.at == other.at
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language()).finish()
    }
}
