//! Translations of the texts of rule files.
//!
//! A rule file describes its game in English. A language may translate a text under a key made of the game's id and the
//! place of the text: `oware--summary`, `oware--option-grand_slam`. Words shared by several games may be translated
//! once for `any` game: `any--why-majority`. Texts without a translation stay in English, and so do all texts of games
//! that are not in the catalogue.

use super::messages::{self, Phrase, Words};
use super::phrases::Phrases;
use crate::board::event::{Clause, Stage};
use crate::board::position::Reason;
use crate::catalogue::NamedGame;
use crate::game::Game;
use crate::rule_file::{About, OptionSpec, Preset, Rules, Source};

/// The texts of a rule file about its game, in a language; missing translations stay in English.
///
/// ```
/// let rules = naqala::catalogue::rules("oware").unwrap();
/// assert_eq!(naqala::about_text(rules, "en"), *rules.about());
/// ```
pub fn about_text(rules: &Rules, language: &str) -> About {
    about(messages::words(language), rules)
}

/// The name of a game in a language, or as written in its file.
///
/// ```
/// # use naqala::{catalogue, name_text};
/// assert_eq!(name_text(catalogue::rules("oware").unwrap(), "en"), "Oware");
/// ```
pub fn name_text(rules: &Rules, language: &str) -> String {
    name(messages::words(language), rules).to_string()
}

/// Every name of a game: its id, its name in each language, and its other names.
///
/// ```
/// let names = naqala::all_names(naqala::catalogue::rules("oware").unwrap());
/// assert!(["oware", "Oware", "Оваре", "Awale"].iter().all(|name| names.iter().any(|known| known == name)));
/// ```
pub fn all_names(rules: &Rules) -> Vec<String> {
    let mut names = vec![rules.id().to_owned(), rules.name().to_owned()];
    let translated = messages::languages().map(|language| name_text(rules, language));
    for name in translated.chain(rules.about().other_names.iter().cloned()) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The names of a game that are not its title in some language: they find it, but tell a reader nothing new.
pub(super) fn other_names(rules: &Rules, names: &[String]) -> Vec<String> {
    let letters = |name: &str| -> String {
        name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let titles: Vec<String> =
        messages::languages().map(|language| letters(&name_text(rules, language))).collect();
    names.iter().filter(|name| !titles.contains(&letters(name))).cloned().collect()
}

/// The description of an option, in a language.
///
/// ```
/// let rules = naqala::catalogue::rules("oware").unwrap();
/// let option = &rules.options()[0];
/// assert_eq!(naqala::option_text(rules, option, "en"), option.doc);
/// assert_ne!(naqala::option_text(rules, option, "it"), option.doc);
/// ```
pub fn option_text(rules: &Rules, spec: &OptionSpec, language: &str) -> String {
    option(messages::words(language), rules, &spec.name, &spec.doc).to_string()
}

/// The description of a preset in a language.
///
/// ```
/// # use naqala::{catalogue, preset_text};
/// let rules = catalogue::rules("oware").unwrap();
/// let preset = &rules.presets()[0];
/// assert_eq!(preset_text(rules, preset, "en"), preset.doc);
/// ```
pub fn preset_text(rules: &Rules, set: &Preset, language: &str) -> String {
    preset(messages::words(language), rules, &set.name, &set.doc).to_string()
}

/// Why a game ended, in a few words.
///
/// ```
/// # use naqala::{Reason, catalogue, reason_text};
/// let game = catalogue::game("oware").unwrap();
/// let english = reason_text(&game, Reason::Resigned, "en");
/// assert!(!english.is_empty() && reason_text(&game, Reason::Resigned, "it") != english);
/// ```
pub fn reason_text(game: &Game, reason: Reason, language: &str) -> String {
    reason_phrase(messages::words(language), game, reason).to_string()
}

/// The word for a mark of the game, if it has marks.
///
/// ```
/// # use naqala::{catalogue, mark_text};
/// assert_eq!(mark_text(&catalogue::game("toguz-kumalak").unwrap(), "en").as_deref(), Some("tuzdyk"));
/// assert_eq!(mark_text(&catalogue::game("oware").unwrap(), "en"), None);
/// ```
pub fn mark_text(game: &Game, language: &str) -> Option<String> {
    game.mark_form().map(|_| mark(messages::words(language), game).to_string())
}

/// The word for a pit blocked for one turn, if the game has such a rule.
///
/// ```
/// # use naqala::{block_text, catalogue};
/// assert!(block_text(&catalogue::game("alemungula").unwrap(), "en").is_some());
/// assert!(block_text(&catalogue::game("oware").unwrap(), "en").is_none());
/// ```
pub fn block_text(game: &Game, language: &str) -> Option<String> {
    game.block_name().map(|_| block(messages::words(language), game).to_string())
}

/// The word for a seed of the second kind, if the game has one.
///
/// ```
/// # use naqala::{catalogue, second_kind_text};
/// assert_eq!(second_kind_text(&catalogue::game("kauri").unwrap(), "en").as_deref(), Some("cowrie"));
/// ```
pub fn second_kind_text(game: &Game, language: &str) -> Option<String> {
    second_kind(messages::words(language), game).map(|[one, _]| one.to_string())
}

/// Counts pieces in words: "5 seeds", "1 cowrie", "5 seeds and 1 cowrie". A kind with none is left out.
///
/// ```
/// # use naqala::{catalogue, pieces_text};
/// let game = catalogue::game("kauri").unwrap();
/// assert_eq!(pieces_text(&game, 5, 1, "en"), "5 seeds and 1 cowrie");
/// ```
pub fn pieces_text(game: &Game, seeds: u32, second: u32, language: &str) -> String {
    Phrases::new(messages::words(language), game).pieces(seeds, second).to_string()
}

/// A text that the game says at a place, or `text` where the language has nothing for it.
fn of_rules(words: Words, rules: &Rules, place: &str, text: &str) -> Phrase {
    said(words, &keys(rules, place), text)
}

/// The keys under which a game, its family or any game may say something.
pub(super) fn keys(rules: &Rules, place: &str) -> Vec<String> {
    [rules.id(), rules.family(), "any"].map(|whose| format!("{whose}--{place}")).to_vec()
}

/// A text of the rules that a game does not share with the game it is a preset of.
fn own(words: Words, rules: &Rules, place: &str, text: &str) -> Phrase {
    said(words, &[format!("{}--{place}", rules.id())], text)
}

/// Texts about a game that is known by name only.
pub(super) fn named(words: Words, game: &NamedGame) -> NamedGame {
    let said = |place: &str, text: &str| said(words, &[format!("{}--{place}", game.id)], text).to_string();
    let known = (1..).zip(&game.known).map(|(number, fact)| said(&format!("known-{number}"), fact));
    NamedGame {
        name: said("name", &game.name),
        played: said("played", &game.played),
        story: said("story", &game.story),
        missing: said("missing", &game.missing),
        known: known.collect(),
        sources: sources(&game.sources, said),
        ..game.clone()
    }
}

fn sources(sources: &[Source], said: impl Fn(&str, &str) -> String) -> Vec<Source> {
    let say = |source: &Source| said(&format!("source-{}", slug(&source.id)), &source.text);
    sources.iter().map(|source| Source { id: source.id.clone(), text: say(source) }).collect()
}

fn said(words: Words, keys: &[String], text: &str) -> Phrase {
    found(words, keys).unwrap_or_else(|| text.into())
}

/// The message for the first of some keys that a language has.
pub(super) fn found(words: Words, keys: &[String]) -> Option<Phrase> {
    keys.iter().find(|key| words.knows(key)).map(|key| words.tell(key))
}

pub(super) fn name(words: Words, rules: &Rules) -> Phrase {
    own(words, rules, "name", rules.name())
}

pub(super) fn about(words: Words, rules: &Rules) -> About {
    let about = rules.about().clone();
    let said = |place: &str, text: &str| of_rules(words, rules, place, text).to_string();
    let notes = (1..).zip(&about.notes).map(|(number, note)| said(&format!("note-{number}"), note));
    About {
        summary: own(words, rules, "summary", &about.summary).to_string(),
        played: said("played", &about.played),
        notes: notes.collect(),
        sources: sources(&about.sources, said),
        ..about
    }
}

/// The name of the game's marks.
pub(super) fn mark(words: Words, game: &Game) -> Phrase {
    let name = game.mark_form().map_or("", |(name, _)| name.trim_end_matches('s'));
    of_rules(words, game.rules(), &format!("mark-{}", slug(name)), name)
}

/// The name of a seed of the second kind, singular and plural.
pub(super) fn second_kind(words: Words, game: &Game) -> Option<[Phrase; 2]> {
    let second = game.second_kind()?;
    let place = slug(second.name());
    let said = |form: &str, name: &str| of_rules(words, game.rules(), &format!("{form}-{place}"), name);
    Some([said("kind", second.name()), said("kinds", second.plural())])
}

/// The name of the game's blocked pits.
pub(super) fn block(words: Words, game: &Game) -> Phrase {
    let name = game.block_name().unwrap_or_default();
    of_rules(words, game.rules(), &format!("block-{}", slug(name)), name)
}

/// The word for the seeds in the trays, if the board has trays.
///
/// ```
/// # use naqala::{catalogue, tray_text};
/// assert_eq!(tray_text(&catalogue::game("ruma").unwrap(), "en").as_deref(), Some("penalties"));
/// ```
pub fn tray_text(game: &Game, language: &str) -> Option<String> {
    let name = game.tray_name()?;
    Some(heap(messages::words(language), game, name).to_string())
}

/// The name of the stores, or of the seeds in the trays.
pub(super) fn heap(words: Words, game: &Game, name: &str) -> Phrase {
    of_rules(words, game.rules(), &format!("heap-{}", slug(name)), name)
}

/// The name of a kind of move.
pub(super) fn mode(words: Words, game: &Game, name: &str) -> Phrase {
    of_rules(words, game.rules(), &format!("mode-{}", slug(name)), &name.replace('-', " "))
}

/// The name of an end condition.
pub(super) fn why(words: Words, game: &Game, why: &str) -> Phrase {
    of_rules(words, game.rules(), &format!("why-{}", slug(why)), why)
}

/// The description of an option.
pub(super) fn option(words: Words, rules: &Rules, name: &str, doc: &str) -> Phrase {
    of_rules(words, rules, &format!("option-{}", slug(name)), doc)
}

/// The description of a preset.
pub(super) fn preset(words: Words, rules: &Rules, name: &str, doc: &str) -> Phrase {
    of_rules(words, rules, &format!("preset-{}", slug(name)), doc)
}

pub(super) fn reason_phrase(words: Words, game: &Game, reason: Reason) -> Phrase {
    words.tell(match reason {
        Reason::Clause(clause) => return why(words, game, name_of_end(game, clause)),
        Reason::Endless => "reason-endless",
        Reason::Repetition => "reason-repetition",
        Reason::NoCapture => "reason-no-capture",
        Reason::TooLong => "reason-too-long",
        Reason::GrandSlam => "reason-grand-slam",
        Reason::Resigned => "reason-resigned",
        Reason::Agreed => "reason-agreed",
    })
}

/// The rule file's name for the end condition of a clause.
fn name_of_end(game: &Game, clause: Clause) -> &str {
    let case = usize::from(clause.case);
    if clause.stage == Stage::Settle {
        return game.program.settles.get(case).map_or("", |settle| &settle.why);
    }
    let mut ends = game.program.ends.iter().flatten();
    ends.find(|end| end.case == clause.case).map_or("", |end| &end.why)
}

/// A text as a part of a key: small letters, digits and dashes (option names keep their underscores).
pub(super) fn slug(text: &str) -> String {
    let mut slug = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign.to_ascii_lowercase() {
            sign if sign.is_ascii_alphanumeric() || sign == '_' => slug.push(sign),
            _ if slug.is_empty() || slug.ends_with('-') => {}
            _ => slug.push('-'),
        }
    }
    slug.truncate(slug.trim_end_matches('-').len());
    slug
}
