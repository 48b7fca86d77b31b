//! Compares a translation with its original.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalogue::{TOO_LARGE, is_code};
use crate::fluent::{Inline, Mistake, Pattern, Piece, Plurals, RULE, parse, too_large};

/// The value that every message has: the requested form.
const CASE: &str = "case";
/// Appears in the keys of texts that belong to data, as in `oware--summary`.
const OF_DATA: &str = "--";

/// Prefix of the keys of messages about the language itself, as in `language-name`.
const OF_LANGUAGE: &str = "language-";

/// Whether a message tells something about its language, and is not said by a program: its name, its rules of plurals.
pub fn is_of_language(key: &str) -> bool {
    key.starts_with(OF_LANGUAGE) || key.starts_with(RULE)
}

/// Whether a language promises to lack nothing: `language-status = complete`.
fn is_complete(translation: &str) -> bool {
    translation.lines().any(|line| line.trim_end() == "language-status = complete")
}

/// The messages of the reference that a translation lacks, by their keys. They are said in the language of the reference.
///
/// ```
/// use naqala_messages::missing;
/// assert_eq!(missing("pit = la buca", "pit = the pit\nstore = the store"), ["store"]);
/// ```
pub fn missing(translation: &str, reference: &str) -> Vec<String> {
    let (known, wanted) = (parse(translation).0, parse(reference).0);
    let is_missing = |key: &&&str| !known.contains_key(**key) && !is_of_language(key);
    wanted.keys().filter(is_missing).map(|key| (*key).to_owned()).collect()
}

/// The keys that a source has already had: of two messages only the later one is ever said.
fn repeated(source: &str) -> impl Iterator<Item = &str> {
    let mut seen = BTreeSet::new();
    let keys = source.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    // Lines that belong to a message, such as its attributes, are indented.
    keys.filter(|key| key.starts_with(|first: char| first.is_ascii_alphabetic()))
        .filter(move |key| !seen.insert(*key))
}

/// The mistakes of a translation, for the tests of a catalogue; empty if there are none.
///
/// A translation has no messages that the reference lacks, and no message mentions a value that the reference
/// does not mention (in the same message, or in one that it refers to). It may have attributes of its own, and messages
/// whose keys have two dashes: those are texts of data, which the reference does not have. What it lacks is no mistake, and
/// [`missing`] lists it; unless it says `language-status = complete`.
///
/// ```
/// use naqala_messages::check;
/// assert_eq!(check("it", "seeds = { $n } semi", "seeds = { $n } seeds"), Vec::<String>::new());
/// assert_eq!(check("it", "seed = un seme", "seeds = { $n } seeds"), ["it: `seed` is not in the reference"]);
/// assert_eq!(check("it", "pit = buca\npit = fossa", "pit = the pit"), ["it: `pit` is there twice"]);
/// ```
pub fn check(language: &str, translation: &str, reference: &str) -> Vec<String> {
    let mut mistakes = Vec::new();
    if !is_code(language) {
        mistakes.push("no code of a language: a code has two or three small letters".to_owned());
    }
    let (known, wanted) = (Messages::read(translation), Messages::read(reference));
    mistakes.extend(known.junk.iter().map(Mistake::to_string));
    mistakes.extend(repeated(translation).map(|key| format!("`{key}` is there twice")));
    if is_complete(translation) {
        mistakes.extend(missing(translation, reference).into_iter().map(|key| format!("`{key}` is missing")));
    }
    let messages = parse(translation).0;
    mistakes.extend(too_large(&messages).map(|key| format!("`{key}` {TOO_LARGE}")));
    let plurals = Plurals::read(&messages).1;
    mistakes.extend(plurals.into_iter().map(|key| format!("`{key}` is no rule of plurals")));
    for (key, mentions) in &known.by_key {
        if wanted.by_key.contains_key(key) {
            let allowed = wanted.values_of(key);
            let values = mentions.values.iter().filter(|value| !allowed.contains(*value));
            mistakes.extend(values.map(|value| format!("`{key}` gets no value ${value}")));
        } else if !key.contains(OF_DATA) && !is_of_language(key) {
            mistakes.push(format!("`{key}` is not in the reference"));
        }
    }
    for (key, mentions) in &known.by_key {
        let messages = mentions.messages.iter().filter(|other| !known.by_key.contains_key(*other));
        mistakes.extend(messages.map(|other| format!("`{key}` refers to `{other}`, which is not there")));
    }
    mistakes.into_iter().map(|mistake| format!("{language}: {mistake}")).collect()
}

/// The keys of a source that other messages of it refer to.
pub fn referred(source: &str) -> BTreeSet<String> {
    Messages::read(source).by_key.into_values().flat_map(|mentions| mentions.messages).collect()
}

/// The messages of a source.
#[derive(Default)]
struct Messages {
    by_key: BTreeMap<String, Mentions>,
    junk: Vec<Mistake>,
}

/// The values that a message mentions, in its text and its attributes.
#[derive(Default)]
struct Mentions {
    values: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Messages {
    fn read(source: &str) -> Messages {
        let (entries, junk) = parse(source);
        let mut by_key: BTreeMap<String, Mentions> = BTreeMap::new();
        for (key, entry) in entries {
            let mentions = by_key.entry(key.to_owned()).or_default();
            let attributes = entry.attributes.iter().map(|(_, pattern)| pattern);
            entry.value.iter().chain(attributes).for_each(|pattern| mentions.read(pattern));
        }
        Messages { by_key, junk }
    }

    /// The values a message gets: those it mentions itself or through messages it refers to.
    fn values_of(&self, key: &str) -> BTreeSet<String> {
        let mut values = BTreeSet::from([CASE.to_owned()]);
        let (mut met, mut waiting) = (BTreeSet::new(), vec![key]);
        while let Some(key) = waiting.pop() {
            // Messages may refer to attributes of their own, and so to themselves.
            let Some(mentions) = self.by_key.get(key).filter(|_| met.insert(key)) else { continue };
            values.extend(mentions.values.iter().cloned());
            waiting.extend(mentions.messages.iter().map(String::as_str));
        }
        values
    }
}

impl Mentions {
    fn read(&mut self, pattern: &Pattern<'_>) {
        for piece in pattern {
            match piece {
                Piece::Text(_) => {}
                Piece::Place(inline) => self.inline(inline),
                Piece::Choice(choice) => {
                    self.inline(&choice.selector);
                    choice.variants.iter().for_each(|(_, variant)| self.read(variant));
                }
            }
        }
    }

    fn inline(&mut self, inline: &Inline<'_>) {
        match inline {
            Inline::Value(name) => {
                self.values.insert((*name).to_owned());
            }
            Inline::Message(key, _) => {
                self.messages.insert((*key).to_owned());
            }
            Inline::Form(asked) | Inline::Trait(asked) => asked.iter().for_each(|part| self.inline(part)),
            Inline::Quoted(_) => {}
        }
    }
}
