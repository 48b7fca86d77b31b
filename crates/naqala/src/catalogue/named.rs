//! Games that the sources name without giving playable rules: their story, and what is missing.

use std::sync::OnceLock;

use serde::Deserialize;

use crate::rule_file::{Source, plain};

/// A game that is known by name only.
///
/// ```
/// let redu = naqala::catalogue::named_game("Redu").unwrap();
/// assert!(redu.missing.starts_with("When a capture is possible"));
/// assert!(naqala::catalogue::rules("redu").is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedGame {
    /// The id, as in `games/named/<id>.toml`.
    pub id: String,
    /// The name.
    pub name: String,
    /// Other names.
    pub other_names: Vec<String>,
    /// Where and by whom it is played.
    pub played: String,
    /// What the sources say about it.
    pub story: String,
    /// Why it cannot be played: what is missing.
    pub missing: String,
    /// Facts that would help to complete it.
    pub known: Vec<String>,
    /// Where it is named.
    pub sources: Vec<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct NamedFile {
    /// The version of the language, as in the files of games that can be played.
    #[serde(rename = "naqala")]
    _version: i64,
    id: String,
    name: String,
    #[serde(default)]
    other_names: Vec<String>,
    played: String,
    story: String,
    missing: String,
    #[serde(default)]
    known: Vec<String>,
    source: Vec<SourceEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SourceEntry {
    id: String,
    text: String,
}

/// The games known only by name, sorted by id.
///
/// ```
/// # use naqala::catalogue;
/// assert!(catalogue::named().is_sorted_by_key(|game| &game.id));
/// ```
pub fn named() -> &'static [NamedGame] {
    static READ: OnceLock<Vec<NamedGame>> = OnceLock::new();
    READ.get_or_init(|| super::NAMED.iter().map(|(name, source)| read(name, source)).collect())
}

/// The game with this id that is known only by name.
///
/// ```
/// # use naqala::catalogue;
/// let first = &catalogue::named()[0];
/// assert_eq!(catalogue::named_game(&first.id).unwrap().name, first.name);
/// ```
pub fn named_game(id: &str) -> Option<&'static NamedGame> {
    named().iter().find(|game| plain(&game.id) == plain(id))
}

fn read(name: &str, source: &str) -> NamedGame {
    let file: NamedFile = match crate::read::read(source) {
        Ok(file) => file,
        Err(error) => panic!("an embedded file is broken: {name}: {error}"),
    };
    NamedGame {
        id: file.id,
        name: file.name,
        other_names: file.other_names,
        played: file.played,
        story: file.story,
        missing: file.missing,
        known: file.known,
        sources: file.source.into_iter().map(|source| Source { id: source.id, text: source.text }).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_game_tells_why_it_cannot_be_played() {
        assert!(!named().is_empty());
        for game in named() {
            let texts = [&game.id, &game.name, &game.played, &game.story, &game.missing];
            assert!(texts.iter().all(|text| !text.trim().is_empty()), "{game:?}");
            assert!(!game.sources.is_empty(), "{}", game.id);
            assert!(crate::catalogue::rules(&game.id).is_none(), "{} can be played", game.id);
        }
    }
}
