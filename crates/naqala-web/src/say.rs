//! The texts of the page itself: a Fluent file for each language under `messages/`.

use std::sync::LazyLock;

use naqala_messages::{Catalogue, Values};
use naqala_view::Voice;

use crate::browser;
use crate::settings::Settings;
use leptos::prelude::Get as _;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language spoken where another has no message.
const FALLBACK: &str = "en";

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let mut languages = LANGUAGES;
    languages.sort_by_key(|(language, _)| *language != FALLBACK);
    Catalogue::new(&languages)
});

/// A language the page speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tongue(&'static str);

impl Tongue {
    /// All of them, English first.
    pub(crate) fn all() -> impl Iterator<Item = Tongue> {
        CATALOGUE.languages().map(Tongue)
    }

    /// The one that the user chose earlier, or the best of those his browser asks for.
    pub(crate) fn of_user() -> Tongue {
        let chosen = browser::kept("language").and_then(|code| Tongue::of(&code));
        let asked = || browser::languages().iter().find_map(|code| Tongue::of(code));
        chosen.or_else(asked).unwrap_or(Tongue(FALLBACK))
    }

    /// The one of a code, as in `it` or `it-CH`.
    pub(crate) fn of(code: &str) -> Option<Tongue> {
        CATALOGUE.known(code).map(Tongue)
    }

    /// `it`.
    pub(crate) fn code(self) -> &'static str {
        self.0
    }

    /// What it calls itself.
    pub(crate) fn name(self) -> String {
        naqala::language_name(self.0)
    }

    /// A message with its values.
    pub(crate) fn say(self, key: &str, values: Values<'_>) -> String {
        CATALOGUE.words(self.0).say(key, values).to_string()
    }

    /// A message without values.
    pub(crate) fn tell(self, key: &str) -> String {
        CATALOGUE.words(self.0).tell(key).to_string()
    }

    /// The voice that speaks about games.
    pub(crate) fn voice(self) -> Voice {
        Voice::new(self.0)
    }
}

/// A message of the page in the language of the moment; whoever shows it is told when the language changes.
pub(crate) fn t(key: &'static str) -> impl Fn() -> String + Copy {
    let tongue = Settings::get().tongue;
    move || tongue.get().tell(key)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    fn english() -> &'static str {
        LANGUAGES.iter().find(|(language, _)| *language == FALLBACK).expect("English is there").1
    }

    #[test]
    fn every_language_has_the_messages_of_english() {
        let check = |(language, source): &(&str, &str)| naqala_messages::check(language, source, english());
        let mistakes: Vec<String> = LANGUAGES.iter().flat_map(check).collect();
        assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
    }

    #[test]
    fn every_message_is_said_and_everything_said_is_a_message() {
        let mut code = String::new();
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let keys = english().lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let keys: Vec<&str> =
            keys.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase()) && !key.contains(' ')).collect();
        let unused: Vec<&&str> = keys.iter().filter(|key| !code.contains(&format!("\"{key}\""))).collect();
        assert!(unused.is_empty(), "never said: {unused:?}");
        for call in ["t(\"", "tell(\"", "say(\""] {
            for said in code.split(call).skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(keys.contains(&said) || call != "t(\"", "no message: {said}");
            }
        }
    }

    fn read(folder: &Path, code: &mut String) {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            match entry.path() {
                path if path.is_dir() => read(&path, code),
                path => code.push_str(&fs::read_to_string(path).unwrap()),
            }
        }
    }
}
