//! The terms, in one language.

use std::sync::LazyLock;

use naqala::catalogue;
use naqala_messages::Catalogue;
use serde::Deserialize;

use super::words;
use crate::GLOSSARY;
use crate::guides::{Example, Guide};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(naqala_languages::GLOSSARY));

/// The file of the glossary: which terms there are, and whose words the traditions' words are.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    term: Vec<General>,
    pub(super) word: Vec<Known>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct General {
    key: String,
    picture: Option<String>,
}

/// What is known about a tradition's word besides its meaning.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Known {
    pub(super) game: String,
    pub(super) word: String,
    pub(super) language: Option<String>,
    pub(super) picture: Option<String>,
}

/// A term and what it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its name in addresses: the same in every language.
    pub key: String,
    /// Its names; the usual one first.
    pub names: Vec<String>,
    /// Its forms in texts; a star matches any ending.
    pub forms: Vec<String>,
    /// Its meaning, in a sentence or two.
    pub meaning: String,
    /// The name of the language that a tradition's word belongs to, where it is known.
    pub language: Option<String>,
    /// The games whose players use a tradition's word; empty for terms of the field.
    pub games: Vec<&'static str>,
    /// The example of a guide that shows it: the id of the game and the key of the example.
    pub picture: Option<(String, String)>,
}

impl Term {
    /// Its usual name.
    pub fn name(&self) -> &str {
        self.names.first().map_or(&self.key, |name| name)
    }

    /// The example that shows it, if there is one.
    ///
    /// ```
    /// let glossary = naqala_learn::Glossary::of("en");
    /// let chain = glossary.general().iter().find(|term| term.key == "chain").unwrap();
    /// assert_eq!(chain.example().unwrap().game().id(), "oware");
    /// ```
    pub fn example(&self) -> Option<Example> {
        let (game, key) = self.picture.as_ref()?;
        // The tests replay every example.
        let examples = Guide::examples(catalogue::rules(game)?).ok()?;
        examples.into_iter().find(|example| example.key() == key)
    }
}

/// All terms in one language.
///
/// ```
/// use naqala_learn::Glossary;
/// let glossary = Glossary::of("en");
/// assert!(glossary.general().iter().any(|term| term.key == "lap"));
/// let kichwa = glossary.words().iter().find(|term| term.key == "kichwa").unwrap();
/// assert_eq!(kichwa.language.as_deref(), Some("Swahili"));
/// assert!(kichwa.games.contains(&"bao-kiswahili"));
/// ```
#[derive(Clone, Debug)]
pub struct Glossary {
    general: Vec<Term>,
    words: Vec<Term>,
}

impl Glossary {
    /// The glossary of a language; what the language lacks is said in English.
    ///
    /// # Panics
    /// If the embedded file is broken, which a test rules out.
    pub fn of(language: &str) -> Glossary {
        let file: File =
            toml::from_str(GLOSSARY).unwrap_or_else(|error| panic!("guides/glossary.toml: {error}"));
        let general = file.term.iter().map(|term| general(term, language)).collect();
        Glossary { general, words: words::collect(&file.word, language) }
    }

    /// The terms of the field, in the order of the file: from the board to the match.
    pub fn general(&self) -> &[Term] {
        &self.general
    }

    /// The words of the traditions, by the alphabet.
    pub fn words(&self) -> &[Term] {
        &self.words
    }

    /// All terms, those of the field first.
    pub fn terms(&self) -> impl Iterator<Item = &Term> {
        self.general.iter().chain(&self.words)
    }

    /// The terms as lines that [`Marker::read`](super::Marker::read) reads.
    pub fn lines(&self) -> String {
        let line = |term: &Term| {
            format!("{}\t{}\t{}\t{}\n", term.key, term.games.join(" "), term.forms.join("|"), term.meaning)
        };
        self.terms().map(line).collect()
    }
}

fn general(term: &General, language: &str) -> Term {
    let words = CATALOGUE.words(language);
    let say = |ending: &str| words.tell(&format!("term-{}{ending}", term.key)).to_string();
    Term {
        key: term.key.clone(),
        names: vec![say("")],
        forms: say("-forms").split(',').map(|form| form.trim().to_owned()).collect(),
        meaning: say("-means"),
        language: None,
        games: Vec::new(),
        picture: picture(term.picture.as_deref()),
    }
}

/// `oware/chain` as the game and the key of the example.
pub(super) fn picture(named: Option<&str>) -> Option<(String, String)> {
    named?.split_once('/').map(|(game, key)| (game.to_owned(), key.to_owned()))
}

/// The name of a language in a language.
pub(super) fn language_name(code: &str, language: &str) -> String {
    CATALOGUE.words(language).tell(&format!("word-language-{code}")).to_string()
}
