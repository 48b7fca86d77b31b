//! The command's own texts in the language of the user: the part `terminal` of every language.
//!
//! The library words rules, explanations and the reasons of an end; this module words the menus, prompts and lines around them.

mod between;

use std::env;
use std::ops::Deref;
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Context as _, Result};
use naqala::{Game, MatchSession, PlyError, Rules};
use naqala_engine::SURE_WIN;
use naqala_languages::TERMINAL as LANGUAGES;
use naqala_messages::{Catalogue, Values, Words, values};

use crate::words;

/// The language spoken where another has no message.
const FALLBACK: &str = "en";
/// Environment variables with the language of the user, in this order.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];
const SURE_LOSS: i32 = -SURE_WIN;

/// A folder with further languages, or with other messages of those there are: a translator's, who sees at once what they
/// wrote.
const FURTHER: &str = "NAQALA_LANGUAGES";

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(LANGUAGES));

/// Adds the languages of the folder that the environment names, if it names one.
///
/// # Errors
/// The folder cannot be read, or a language in it is not written as it should be.
pub(crate) fn add_further_languages() -> Result<()> {
    let Some(folder) = env::var_os(FURTHER).filter(|folder| !folder.is_empty()) else { return Ok(()) };
    let languages = naqala_languages::read_folder(Path::new(&folder)).with_context(|| FURTHER.to_owned())?;
    for language in languages {
        let code = language.code.as_str();
        let [rules, view, terminal] =
            [0, 1, 2].map(|part| language.messages(naqala_languages::PARTS[part].files));
        naqala::add_language(code, &rules)
            .and_then(|()| naqala_view::add_language(code, &view))
            .and_then(|()| CATALOGUE.add(code, &terminal))
            .with_context(|| FURTHER.to_owned())?;
    }
    Ok(())
}

/// Says things in one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Localizer {
    words: Words,
    /// Says what every board says.
    board: naqala_view::Localizer,
}

/// The messages that all boards share.
impl Deref for Localizer {
    type Target = naqala_view::Localizer;

    fn deref(&self) -> &naqala_view::Localizer {
        &self.board
    }
}

impl Localizer {
    /// The localizer of a language; of the environment's language where none is given.
    pub(crate) fn new(language: Option<&str>) -> Localizer {
        let language = language.map_or_else(of_environment, known);
        Localizer { words: CATALOGUE.words(language), board: naqala_view::Localizer::new(language) }
    }

    /// A message with its values.
    pub(crate) fn say(&self, key: &str, values: Values<'_>) -> String {
        self.words.say(key, values).to_string()
    }

    /// A message without values.
    pub(crate) fn tell(&self, key: &str) -> String {
        self.words.tell(key).to_string()
    }

    /// The name of a seed of the second kind, if the game has one.
    pub(crate) fn second_kind(&self, game: &Game) -> Option<String> {
        naqala::second_kind_text(game, self.language())
    }

    /// "1 ply", "4 plies".
    pub(crate) fn plies(&self, number: usize) -> String {
        self.say("plies", values![n = number])
    }

    /// The name of a game.
    pub(crate) fn name(&self, rules: &Rules) -> String {
        naqala::name_text(rules, self.language())
    }

    /// The game's name with the options that differ from the default: "Kalah (seeds=6)".
    pub(crate) fn title(&self, game: &Game) -> String {
        words::titled(&self.name(game.rules()), &naqala::options_as_texts(&game.changed()))
    }

    /// The name of the seeds in the trays, if the board has trays.
    pub(crate) fn trays(&self, game: &Game) -> Option<String> {
        naqala::tray_text(game, self.language())
    }

    /// A computer player's expectation: "+3 seeds, as far as I can see".
    pub(crate) fn expectation(&self, score: i32) -> String {
        match score {
            SURE_WIN.. => self.tell("sure-win"),
            ..=SURE_LOSS => self.tell("sure-loss"),
            _ => self.say("expected", values![n = score.unsigned_abs(), signed = format!("{score:+}")]),
        }
    }

    /// "The game is over: …", or the round of a match.
    pub(crate) fn is_over(&self, played: &MatchSession, end: &str) -> String {
        match played.is_match() {
            true => self.say("round-over", values![number = played.round_number(), end = end]),
            false => self.say("game-over", values![end = end]),
        }
    }

    /// Why a typed move cannot be played.
    pub(crate) fn refusal(&self, error: &PlyError) -> String {
        let text = error.text.as_str();
        let refused = match error.why {
            Some(why) => self.say("cannot-be-played", values![text = text, why = self.illegal(why)]),
            None => self.say("no-move-here", values![text = text]),
        };
        match error.legal.as_slice() {
            [] => refused,
            legal => refused + &self.say("moves-possible", values![moves = legal.join(" ")]),
        }
    }
}

/// The text with a capital at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// The language of the library that is meant, or English.
fn known(language: &str) -> &'static str {
    let code = language.split(['-', '_', '.', '@']).next().unwrap_or_default();
    naqala::languages().find(|known| known.eq_ignore_ascii_case(code)).unwrap_or(FALLBACK)
}

/// The language the environment asks for.
fn of_environment() -> &'static str {
    let set = VARIABLES.iter().filter_map(|name| env::var(name).ok()).find(|value| !value.is_empty());
    set.map_or(FALLBACK, |value| known(&value))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::*;

    fn english() -> &'static str {
        let (_, english) =
            LANGUAGES.iter().find(|(language, _)| *language == FALLBACK).expect("English is there");
        naqala_languages::text(*english)
    }

    #[test]
    fn every_language_has_the_messages_of_english() {
        let check = |(language, source): &naqala_languages::Embedded| {
            naqala_messages::check(language, naqala_languages::text(*source), english())
        };
        let mistakes: Vec<String> = LANGUAGES.iter().flat_map(check).collect();
        assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
    }

    #[test]
    fn the_program_speaks_only_languages_that_the_rules_are_written_in() {
        let of_rules: BTreeSet<&str> = naqala::languages().collect();
        let strange = LANGUAGES.iter().find(|(language, _)| !of_rules.contains(language));
        assert_eq!(strange.map(|(language, _)| language), None);
    }

    #[test]
    fn every_message_is_said_somewhere() {
        let mut code = String::new();
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let keys = english().lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let keys = keys.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase()) && !key.contains(' '));
        let referred = naqala_messages::referred(english());
        let keys = keys.filter(|key| !naqala_messages::is_of_language(key));
        let unused: Vec<&str> =
            keys.filter(|key| !code.contains(&format!("\"{key}\"")) && !referred.contains(*key)).collect();
        assert!(unused.is_empty(), "never said: {unused:?}");
    }

    fn read(folder: &Path, code: &mut String) {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            match entry.path() {
                path if path.is_dir() => read(&path, code),
                path => code.push_str(&fs::read_to_string(path).unwrap()),
            }
        }
    }

    #[test]
    fn languages_are_known_by_their_codes() {
        assert_eq!(known("ru_RU.UTF-8"), "ru");
        assert_eq!(known("EN"), "en");
        assert_eq!(known("C.UTF-8"), "en");
    }
}
