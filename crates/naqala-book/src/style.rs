//! Finds words in the messages and guides of a language that its style sheet forbids.
//!
//! A style sheet (`docs/style/LANGUAGE.md`) has a table with the English term, the word for it, and words to avoid. A word of the
//! text that begins with a forbidden word counts as a match, so most inflected forms are found too.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::repository;

/// A word that a style sheet forbids, and what it asks for instead.
#[derive(Debug, PartialEq, Eq)]
struct Forbidden {
    word: String,
    instead: String,
}

/// A forbidden word in a text.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    /// The file, within the repository.
    pub(crate) file: PathBuf,
    /// The line, from 1.
    pub(crate) line: usize,
    pub(crate) word: String,
    pub(crate) instead: String,
}

/// Occurrences of words that the style sheet of a language forbids; empty if there is no sheet.
pub(crate) fn findings(language: &str) -> Result<Vec<Finding>> {
    let sheet = repository("docs/style").join(language).with_extension("md");
    let Ok(sheet) = fs::read_to_string(sheet) else { return Ok(Vec::new()) };
    let forbidden = forbidden(&sheet);
    let mut found = Vec::new();
    for file in texts(language)? {
        let text = fs::read_to_string(repository(&file))
            .with_context(|| format!("cannot read {}", file.display()))?;
        found.extend(in_text(&file, &text, &forbidden));
    }
    Ok(found)
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

fn in_text(file: &Path, text: &str, forbidden: &[Forbidden]) -> Vec<Finding> {
    let mut found = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        // A comment is in English, and the name of a message is no text.
        if text.starts_with('#') && file.extension().is_some_and(|extension| extension == "ftl") {
            continue;
        }
        let text = text.split_once(" = ").map_or(text, |(_, text)| text).to_lowercase();
        for Forbidden { word, instead } in forbidden {
            let begins = |at: usize| !text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
            if text.match_indices(word.as_str()).any(|(at, _)| begins(at)) {
                let (word, instead) = (word.clone(), instead.clone());
                found.push(Finding { file: file.to_owned(), line, word, instead });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = "# Style\n\n| thing | word | not |\n|---|---|---|\n| pit | buca | fossa, coppa (di vino) |\n| seed | seme | |\n";

    #[test]
    fn forbidden_words_are_found_with_their_endings() {
        let forbidden = forbidden(SHEET);
        assert_eq!(forbidden.iter().map(|rule| rule.word.as_str()).collect::<Vec<_>>(), ["fossa", "coppa"]);
        let text = "# fossa in a comment\nfossa = Una buca\nother = Una Fossato e una scoppa\n";
        let found = in_text(Path::new("rules.ftl"), text, &forbidden);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].line, found[0].word.as_str(), found[0].instead.as_str()), (3, "fossa", "buca"));
    }
}
