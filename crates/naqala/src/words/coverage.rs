//! Lists the texts of rule files that a language translates, and those it does not.

use std::collections::BTreeSet;

use super::texts::slug;
use super::{labels, messages, texts};
use crate::catalogue::{self, NamedGame};
use crate::game::Game;
use crate::rule_file::{Choices, OptionValue, OptionValues, Rules};

/// A text of a rule file: where it stands, and what it says in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameText {
    /// The key under which a language says it, as in `oware--summary`.
    pub key: String,
    /// The text of the rule file, in one line.
    pub english: String,
}

/// The texts of the catalogue's rule files that a language does not say yet, sorted by game.
///
/// ```
/// // A language that nobody has written says nothing.
/// assert!(naqala::untranslated_texts("sw").iter().any(|text| text.key == "oware--summary"));
/// ```
pub fn untranslated_texts(language: &str) -> Vec<GameText> {
    let is_written = messages::languages().any(|written| written == language);
    let words = is_written.then(|| messages::words(language));
    let is_translated = |key: &String| words.is_some_and(|words| words.knows(key));
    let mut seen = BTreeSet::new();
    let untranslated = all_texts().into_iter().filter(|text| !text.keys().iter().any(is_translated));
    untranslated
        .filter(|text| seen.insert(text.key()))
        .map(|text| GameText { key: text.key(), english: text.line() })
        .collect()
}

/// The labels of options, values and presets that a language lacks, sorted by game, with what is shown instead: the English
/// label, or the identifier if English has none, either.
///
/// ```
/// // A language that nobody has written has no labels.
/// assert!(naqala::missing_labels("sw").iter().any(|label| label.english == "Grand slam"));
/// ```
pub fn missing_labels(language: &str) -> Vec<GameText> {
    let is_written = messages::languages().any(|written| written == language);
    let words = is_written.then(|| messages::words(language));
    let mut seen = BTreeSet::new();
    let asked = catalogue::all().iter().flat_map(all_labels);
    let lacking = asked.filter(|label| words.is_none_or(|words| texts::found(words, &label.keys).is_none()));
    lacking
        .map(|label| GameText { key: label.best().to_owned(), english: label.english })
        .filter(|label| seen.insert(label.key.clone()))
        .collect()
}

/// A label, its keys, the most specific first, and its English text.
pub(super) struct Label {
    pub(super) keys: Vec<String>,
    english: String,
    /// Whether it is a word; numbers are shown as they are.
    is_word: bool,
}

impl Label {
    /// The key under which a new translation is written: the one that English has, or else the one of every game.
    fn best(&self) -> &str {
        let english = messages::english();
        let known = self.keys.iter().find(|key| english.knows(key));
        let of_any = |key: &&String| key.split("--").next() == Some("any");
        known.or_else(|| self.keys.iter().find(of_any)).unwrap_or(&self.keys[0])
    }
}

/// All labels that rules ask for and that are words.
fn all_labels(rules: &Rules) -> Vec<Label> {
    let mut labels = labels_of(rules);
    labels.retain(|label| label.is_word);
    labels
}

/// All labels that rules ask for.
pub(super) fn labels_of(rules: &Rules) -> Vec<Label> {
    let mut asked = Vec::new();
    for option in rules.options() {
        let english = labels::option_label(rules, &option.name, "en");
        asked.push(Label { keys: labels::option_keys(rules, &option.name), english, is_word: true });
        let OptionValues::OneOf(values) = &option.values else { continue };
        asked.extend(values.iter().map(|value| Label {
            keys: labels::value_keys(rules, &option.name, value),
            english: labels::value_label(rules, &option.name, value, "en"),
            is_word: matches!(value, OptionValue::Text(_) | OptionValue::Bool(_)),
        }));
    }
    asked.extend(rules.presets().iter().map(|preset| Label {
        keys: labels::preset_keys(rules, &preset.name),
        english: labels::preset_label(rules, &preset.name, "en"),
        is_word: true,
    }));
    asked
}

/// A text and the place of its rule file where it stands.
pub(super) struct Placed {
    place: String,
    english: String,
    /// Whose text it is, the narrowest first: the game itself, the one it is a preset of, `any`.
    owners: Vec<String>,
    /// Which of the owners a new translation is written for.
    best: usize,
}

impl Placed {
    /// The text as one line, as translators have it above their own.
    fn line(&self) -> String {
        self.english.replace('\n', " ")
    }

    /// The keys of the text, in order of preference.
    pub(super) fn keys(&self) -> Vec<String> {
        self.owners.iter().map(|owner| format!("{owner}--{}", self.place)).collect()
    }

    fn key(&self) -> String {
        format!("{}--{}", self.owners[self.best], self.place)
    }
}

/// Every text of the catalogue, with every value of every option.
pub(super) fn all_texts() -> Vec<Placed> {
    let mut texts = Vec::new();
    for rules in catalogue::all() {
        let family = catalogue::all().iter().find(|other| other.id() == rules.family()).unwrap_or(rules);
        texts.extend(about(rules, family));
        texts.extend(variants(rules).iter().flat_map(|game| terms(game, family)));
    }
    texts.extend(catalogue::named().iter().flat_map(named));
    texts.retain(|text| !text.english.is_empty());
    texts
}

/// A game with its defaults, and with every other value of every option.
pub(super) fn variants(rules: &Rules) -> Vec<Game> {
    let mut games: Vec<Game> = rules.compile(&Choices::new()).into_iter().collect();
    for option in rules.options() {
        if let OptionValues::OneOf(values) = &option.values {
            let others = values.iter().filter(|value| **value != option.default);
            games
                .extend(others.filter_map(|v| rules.compile(Choices::new().set_value(&option.name, v)).ok()));
        }
    }
    games
}

/// The sentences of a rule file about its game.
fn about(rules: &Rules, family: &Rules) -> Vec<Placed> {
    let own = [("name", rules.name()), ("summary", rules.about().summary.as_str())];
    let own = own.map(|(place, text)| Placed {
        place: place.to_owned(),
        english: text.to_owned(),
        owners: vec![rules.id().to_owned()],
        best: 0,
    });
    let of_family = sentences(family);
    let shared = sentences(rules).into_iter().map(|(place, english)| {
        let owners = owners(rules, family);
        let is_shared = of_family.iter().any(|(other, text)| *other == place && *text == english);
        Placed { place, english, best: if is_shared { owners.len() - 2 } else { 0 }, owners }
    });
    own.into_iter().chain(shared).collect()
}

/// The sentences that a game may share with the game it is a preset of, by their places.
fn sentences(rules: &Rules) -> Vec<(String, String)> {
    let about = rules.about();
    let mut texts = vec![("played".to_owned(), about.played.clone())];
    texts.extend((1..).zip(&about.notes).map(|(at, note): (u32, _)| (format!("note-{at}"), note.clone())));
    texts.extend(about.sources.iter().map(|s| (format!("source-{}", slug(&s.id)), s.text.clone())));
    texts.extend(rules.options().iter().map(|o| (format!("option-{}", slug(&o.name)), o.doc.clone())));
    texts.extend(rules.presets().iter().map(|p| (format!("preset-{}", slug(&p.name)), p.doc.clone())));
    texts
}

/// The words a game has for its own things, which several games may share.
fn terms(game: &Game, family: &Rules) -> Vec<Placed> {
    let program = &game.program;
    let mut terms: Vec<(&str, String)> = Vec::new();
    terms.extend(program.modes.iter().map(|mode| ("mode", mode.to_string())));
    terms.extend(program.ends.iter().flatten().map(|end| ("why", end.why.to_string())));
    terms.extend(program.settles.iter().map(|settle| ("why", settle.why.to_string())));
    terms.extend(game.mark_form().map(|(name, _)| ("mark", name.trim_end_matches('s').to_owned())));
    terms.extend(game.block_name().map(|name| ("block", name.to_owned())));
    terms.extend(game.store_name().into_iter().chain(game.tray_name()).map(|name| ("heap", name.to_owned())));
    let owners = owners(game.rules(), family);
    let term = |kind: &str, name: &str, english: &str| Placed {
        place: format!("{kind}-{}", slug(name)),
        english: english.to_owned(),
        best: owners.len() - 1,
        owners: owners.clone(),
    };
    let mut placed: Vec<Placed> = terms.into_iter().map(|(kind, text)| term(kind, &text, &text)).collect();
    if let Some(second) = game.second_kind() {
        placed.push(term("kind", second.name(), second.name()));
        placed.push(term("kinds", second.name(), second.plural()));
    }
    placed
}

/// Whose texts a game says, the narrowest first.
fn owners(rules: &Rules, family: &Rules) -> Vec<String> {
    let mut owners = vec![rules.id().to_owned(), family.id().to_owned(), "any".to_owned()];
    owners.dedup();
    owners
}

/// Texts about a game known by name only.
fn named(game: &NamedGame) -> Vec<Placed> {
    let mut texts = vec![
        ("name".to_owned(), &game.name),
        ("played".to_owned(), &game.played),
        ("story".to_owned(), &game.story),
        ("missing".to_owned(), &game.missing),
    ];
    texts.extend((1..).zip(&game.known).map(|(at, fact): (u32, _)| (format!("known-{at}"), fact)));
    texts.extend(game.sources.iter().map(|s| (format!("source-{}", slug(&s.id)), &s.text)));
    let placed = |(place, english): (String, &String)| Placed {
        place,
        english: english.clone(),
        owners: vec![game.id.clone()],
        best: 0,
    };
    texts.into_iter().map(placed).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs;
    use std::path::Path;

    use super::*;

    /// English uses the texts of the rule files, so nothing is missing.
    #[test]
    fn a_language_that_is_complete_says_all_texts_of_the_games() {
        let is_complete = |source: &naqala_languages::Text| {
            naqala_languages::text(*source).contains("language-status = complete")
        };
        let complete = messages::SOURCES.iter().filter(|(code, source)| *code != "en" && is_complete(source));
        for (language, _) in complete {
            let untranslated: Vec<String> =
                untranslated_texts(language).into_iter().map(|text| text.key).collect();
            assert!(
                untranslated.is_empty(),
                "`cargo xtask words {language}` lists what is missing: {untranslated:?}"
            );
        }
    }

    #[test]
    fn a_label_that_is_missing_is_listed_and_said_in_english() {
        messages::add_language("qa", "language-name = Qa\nany--label-grand_slam = Qaqa").unwrap();
        let rules = catalogue::rules("oware").unwrap();
        assert_eq!(labels::option_label(rules, "grand_slam", "qa"), "Qaqa");
        let preset = &rules.presets()[0].name;
        assert_eq!(labels::preset_label(rules, preset, "qa"), labels::preset_label(rules, preset, "en"));
        let missing = missing_labels("qa");
        assert!(missing.iter().all(|label| label.key != "any--label-grand_slam"));
        let lacking =
            missing.iter().find(|label| label.key.ends_with(&format!("preset-name-{}", slug(preset))));
        assert_eq!(lacking.unwrap().english, labels::preset_label(rules, preset, "en"));
    }

    /// Above a translation stands the English text it translates: where the rule file has changed since, it is stale.
    #[test]
    fn translations_are_of_the_texts_that_the_rule_files_have() {
        let mut english = BTreeMap::<String, BTreeSet<String>>::new();
        for text in all_texts() {
            for key in text.keys() {
                english.entry(key).or_default().insert(text.line());
            }
        }
        let mut translations = 0;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../languages");
        for (language, _) in messages::SOURCES.iter().filter(|(language, _)| *language != "en") {
            // Embedded messages have no comments.
            let file = folder.join(language).join("games.ftl");
            let source = fs::read_to_string(&file).unwrap();
            let lines: Vec<&str> = source.lines().collect();
            for pair in lines.windows(2) {
                let (Some(of), Some((key, _))) = (pair[0].strip_prefix("# "), pair[1].split_once(" ="))
                else {
                    continue;
                };
                let Some(texts) = english.get(key) else { continue };
                assert!(
                    texts.contains(of),
                    "{language}: `{key}` translates `{of}`, but the rule file says {texts:?}"
                );
                translations += 1;
            }
        }
        assert!(translations > 3_000, "only {translations} translations have their English text above them");
    }
}
