//! The languages of the page, and its own texts: the part `page` of every language. Which language is current is a setting, so
//! that it is not known here.

use std::sync::LazyLock;

use naqala_languages::NAMES as LANGUAGES;
use naqala_messages::{Catalogue, Values};
use naqala_view::Localizer;
use naqala_wire::ErrorCode;

use crate::browser::{self, Failure};

/// English, which is embedded. The messages of all other languages are fetched when they are chosen.
const ENGLISH: naqala_languages::Text = naqala_languages::PAGE[0].1;

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(&[("en", ENGLISH)]));

/// A language the page speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Locale(&'static str);

impl Locale {
    /// The language that every message is written in first.
    pub(crate) const ENGLISH: Locale = Locale("en");

    /// All of them, English first.
    pub(crate) fn all() -> impl Iterator<Item = Locale> {
        LANGUAGES.iter().map(|(code, _)| Locale(code))
    }

    /// The one the user chose earlier, or the best match for the browser's languages.
    pub(crate) fn of_user() -> Locale {
        let chosen = browser::kept("language").and_then(|code| Locale::of(&code));
        let asked = || browser::languages().iter().find_map(|code| Locale::of(code));
        chosen.or_else(asked).unwrap_or(Locale::ENGLISH)
    }

    /// The one of a code, as in `it` or `it-CH`.
    pub(crate) fn of(code: &str) -> Option<Locale> {
        let code = code.split(['-', '_']).next()?.to_ascii_lowercase();
        Locale::all().find(|locale| locale.0 == code)
    }

    /// Fetches its messages, if they are not there yet: those of the rules, of the boards and of the page.
    ///
    /// # Errors
    /// [`Failure`] if they cannot be loaded.
    pub(crate) async fn learn(self) -> Result<(), Failure> {
        if self == Locale::ENGLISH || CATALOGUE.known(self.0).is_some() {
            return Ok(());
        }
        let file = async |part: &str| {
            browser::text(&browser::of_program(&format!("messages/{part}/{}.ftl", self.0))).await
        };
        let (rules, view, page) = (file("rules").await?, file("view").await?, file("page").await?);
        naqala::add_language(self.0, &rules).map_err(|_| Failure::Missing)?;
        naqala_view::add_language(self.0, &view).map_err(|_| Failure::Missing)?;
        CATALOGUE.add(self.0, &page).map_err(|_| Failure::Missing)
    }

    /// `it`.
    pub(crate) fn code(self) -> &'static str {
        self.0
    }

    /// The language's own name.
    pub(crate) fn name(self) -> String {
        LANGUAGES.iter().find(|(code, _)| *code == self.0).map_or(self.0, |(_, name)| name).to_owned()
    }

    /// A moment, in milliseconds of the browser's calendar, as the language writes it; `style` has options of `Intl.DateTimeFormat`.
    pub(crate) fn date(self, at: f64, style: &[(&str, &str)]) -> String {
        let options = js_sys::Object::new();
        for (part, length) in style {
            let _ = js_sys::Reflect::set(&options, &(*part).into(), &(*length).into());
        }
        js_sys::Date::new(&at.into()).to_locale_string(self.0, &options.into()).into()
    }

    /// A message with its values.
    pub(crate) fn say(self, key: &str, values: Values<'_>) -> String {
        CATALOGUE.words(self.0).say(key, values).to_string()
    }

    /// A message without values.
    pub(crate) fn tell(self, key: &str) -> String {
        CATALOGUE.words(self.0).tell(key).to_string()
    }

    /// Why the server refuses something; in English its own sentence.
    pub(crate) fn error(self, code: ErrorCode) -> String {
        let (words, key) = (CATALOGUE.words(self.0), format!("error--{}", code.word()));
        if words.knows(&key) { words.tell(&key).to_string() } else { code.sentence().to_owned() }
    }

    /// The localizer that speaks about games.
    pub(crate) fn localizer(self) -> Localizer {
        Localizer::new(self.0)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_language_has_the_messages_of_english() {
        for (code, messages) in pages() {
            let mistakes = naqala_messages::check(&code, &messages, naqala_languages::text(ENGLISH));
            assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
        }
        for (code, name) in LANGUAGES {
            assert_eq!(naqala::language_name(code), *name);
        }
        assert_eq!(naqala::languages().count(), LANGUAGES.len());
    }

    #[test]
    fn every_refusal_is_said_in_every_language() {
        // A language that does not promise to be complete falls back to the server's own sentence.
        let complete = pages()
            .into_iter()
            .filter(|(code, messages)| code != "en" && messages.contains("language-status = complete"));
        for (code, text) in complete {
            let is_missing = |error: &&ErrorCode| !text.contains(&format!("\nerror--{} = ", error.word()));
            let missing: Vec<_> = ErrorCode::ALL.iter().filter(is_missing).collect();
            assert!(missing.is_empty(), "{code}: {missing:?}");
        }
    }

    #[test]
    fn every_theme_and_every_level_has_a_name() {
        let themes = naqala::Theme::all().iter().map(|theme| format!("theme--{}", theme.id));
        let levels = (1..=10).flat_map(|level| [format!("level--{level}"), format!("level--{level}--how")]);
        let missing: Vec<String> = themes
            .chain(levels)
            .filter(|key| !naqala_languages::text(ENGLISH).contains(&format!("\n{key} = ")))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    /// The messages of the page in every language.
    fn pages() -> Vec<(String, String)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../languages");
        let languages = naqala_languages::read_folder(&folder).unwrap();
        languages.into_iter().map(|language| (language.code.clone(), language.messages(&["page"]))).collect()
    }

    #[test]
    fn every_message_is_said_and_everything_said_is_a_message() {
        let mut code = String::new();
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let keys = naqala_languages::text(ENGLISH)
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key);
        let keys: Vec<&str> = keys
            .filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase()) && !key.contains(' '))
            // Messages that exist for every theme or level have names of two parts.
            .filter(|key| !key.contains("--"))
            .collect();
        let is_unused =
            |key: &&&str| !naqala_messages::is_of_language(key) && !code.contains(&format!("\"{key}\""));
        let unused: Vec<&&str> = keys.iter().filter(is_unused).collect();
        assert!(unused.is_empty(), "never said: {unused:?}");
        let is_call = |before: &str| !before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '.');
        let calls: Vec<&str> = code.split("t(\"").collect();
        for pair in calls.windows(2).filter(|pair| is_call(pair[0])) {
            let said = pair[1].split('"').next().unwrap_or_default();
            assert!(keys.contains(&said), "no message: {said}");
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
