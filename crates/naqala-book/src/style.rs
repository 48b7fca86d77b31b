//! Finds words that the style sheet of a language forbids, in passages that nobody has proofread: who reads a passage decides
//! whether such a word is right there (Russian *зерно* is no word for a seed, but what people pound in a mortar).
//!
//! A style sheet (`docs/style/LANGUAGE.md`) has a table with the English term, the word for it, and words to avoid. A word of the
//! text that begins with a forbidden word counts as a match, so most inflected forms are found too; a compound (*counter-clockwise*)
//! is another word.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::reading::Passage;
use crate::repository;

/// A word that a style sheet forbids, and what it asks for instead.
#[derive(Debug, PartialEq, Eq)]
struct Forbidden {
    word: String,
    instead: String,
}

/// A forbidden word in a passage.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Finding<'a> {
    pub(crate) passage: &'a Passage,
    pub(crate) word: String,
    pub(crate) instead: String,
}

/// Occurrences of words that the style sheet of a language forbids; empty if there is no sheet.
pub(crate) fn findings<'a>(language: &str, passages: &'a [Passage]) -> Vec<Finding<'a>> {
    let sheet = repository("docs/style").join(language).with_extension("md");
    let Ok(sheet) = fs::read_to_string(sheet) else { return Vec::new() };
    let forbidden = forbidden(&sheet);
    passages.iter().flat_map(|passage| in_passage(passage, &forbidden)).collect()
}

/// The files of a language: its messages, and the guides to the games.
pub(crate) fn texts(language: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let folder = Path::new("languages").join(language);
    for entry in
        fs::read_dir(repository(&folder)).with_context(|| format!("no folder {}", folder.display()))?
    {
        files.push(folder.join(entry?.file_name()));
    }
    for game in fs::read_dir(repository("guides"))? {
        let guide = Path::new("guides").join(game?.file_name()).join(language).with_extension("md");
        if repository(&guide).is_file() {
            files.push(guide);
        }
    }
    files.sort();
    Ok(files)
}

/// The words of the third column of the table, each with the second column. Text in brackets is an explanation.
fn forbidden(sheet: &str) -> Vec<Forbidden> {
    let mut forbidden = Vec::new();
    for row in sheet.lines().filter(|line| line.starts_with('|') && !line.starts_with("|---")).skip(1) {
        let columns: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [_, instead, not] = columns[..] else { continue };
        let words = not.split(',').map(|word| word.split('(').next().unwrap_or_default().trim());
        forbidden.extend(
            words
                .filter(|word| !word.is_empty() && !word.contains(')'))
                .map(|word| Forbidden { word: word.to_lowercase(), instead: instead.to_owned() }),
        );
    }
    forbidden
}

fn in_passage<'a>(passage: &'a Passage, forbidden: &[Forbidden]) -> Vec<Finding<'a>> {
    let text = passage.text.to_lowercase();
    let begins = |at: usize| !text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
    let occurs = |word: &str| {
        text.match_indices(word).any(|(at, _)| begins(at) && !text[at + word.len()..].starts_with('-'))
    };
    let found = forbidden.iter().filter(|Forbidden { word, .. }| occurs(word));
    found
        .map(|Forbidden { word, instead }| Finding { passage, word: word.clone(), instead: instead.clone() })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = "# Style\n\n| thing | word | not |\n|---|---|---|\n| pit | buca | fossa, coppa (di vino) |\n| seed | seme | |\n";

    #[test]
    fn forbidden_words_are_found_with_their_endings() {
        let forbidden = forbidden(SHEET);
        assert_eq!(forbidden.iter().map(|rule| rule.word.as_str()).collect::<Vec<_>>(), ["fossa", "coppa"]);
        let passage = |text: &str| Passage {
            file: PathBuf::from("rules.ftl"),
            key: "fossa".to_owned(),
            text: text.to_owned(),
        };
        assert_eq!(in_passage(&passage("Una buca"), &forbidden), []);
        let fossato = passage("Una Fossato, una scoppa e una coppa-premio");
        let found = in_passage(&fossato, &forbidden);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].word.as_str(), found[0].instead.as_str()), ("fossa", "buca"));
    }
}
