//! Lists texts to proofread: those that have changed since a language was last proofread, translations whose original has
//! changed, and translations that are much longer than their original.
//!
//! `docs/style/read.toml` has the commit up to which a language was proofread; git knows the later changes.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::repository;

/// The file with the commits.
const READ: &str = "docs/style/read.toml";

/// A translation is much longer if it exceeds its original by this factor, and by this many letters.
const LONGER: (usize, usize) = (2, 24);

/// The passages of a file: messages by their keys, paragraphs by their first words.
pub(crate) type Passages = BTreeMap<String, String>;

/// Passages of one language by what has to be done; each names its place.
#[derive(Debug, Default)]
pub(crate) struct ToRead {
    /// Changed since they were proofread.
    pub(crate) changed: Vec<String>,
    /// The English has changed since, but the translation has not.
    pub(crate) stale: Vec<String>,
    /// Much longer than the English.
    pub(crate) overlong: Vec<String>,
}

/// What has to be proofread in a language with these files, which are in the repository.
///
/// # Errors
/// A file cannot be read. If git or the commit is missing, nothing is listed as changed.
pub(crate) fn to_read(language: &str, files: &[PathBuf]) -> Result<ToRead> {
    let mut found = ToRead::default();
    let commit = commit(language)?;
    for file in files {
        let now = fs::read_to_string(repository(file)).with_context(|| file.display().to_string())?;
        let (now, english) = (passages(file, &now), english_of(file, language));
        let before = commit.as_deref().and_then(|commit| at(commit, file)).map(|text| passages(file, &text));
        if let Some(before) = &before {
            let is_new = |(key, text): &(&String, &String)| before.get(*key) != Some(*text);
            found.changed.extend(now.iter().filter(is_new).map(|(key, _)| place(file, key)));
        }
        let Some(english) = english else { continue };
        let original = fs::read_to_string(repository(&english)).unwrap_or_default();
        let original = passages(&english, &original);
        let long = |(key, text): &(&String, &String)| {
            let length = |text: &str| text.chars().count();
            let longest = |original: &String| (length(original) * LONGER.0).max(length(original) + LONGER.1);
            original.get(*key).is_some_and(|original| length(text) > longest(original))
        };
        found.overlong.extend(now.iter().filter(long).map(|(key, _)| place(file, key)));
        let old =
            commit.as_deref().and_then(|commit| at(commit, &english)).map(|text| passages(&english, &text));
        if let (Some(old), Some(before)) = (old, before) {
            found.stale.extend(stale((&before, &now), (&old, &original)).map(|key| place(file, key)));
        }
    }
    Ok(found)
}

/// The passages that are as they were although their English has changed. Both are given as they were and as they are.
fn stale<'a>(
    (before, now): (&'a Passages, &'a Passages),
    (old, original): (&'a Passages, &'a Passages),
) -> impl Iterator<Item = &'a String> {
    let is_stale = move |(key, text): &(&String, &String)| {
        let is_same = before.get(*key) == Some(*text);
        is_same && old.contains_key(*key) && original.get(*key) != old.get(*key)
    };
    now.iter().filter(is_stale).map(|(key, _)| key)
}

fn place(file: &Path, key: &str) -> String {
    format!("{}: {key}", file.display())
}

/// The commit up to which a language was proofread.
fn commit(language: &str) -> Result<Option<String>> {
    let Ok(text) = fs::read_to_string(repository(READ)) else { return Ok(None) };
    let commits: BTreeMap<String, String> = toml::from_str(&text).with_context(|| READ.to_owned())?;
    Ok(commits.get(language).cloned())
}

/// A file as it was at a commit.
fn at(commit: &str, file: &Path) -> Option<String> {
    let shown = Command::new("git")
        .current_dir(repository("."))
        .args(["show", &format!("{commit}:{}", file.display())])
        .output()
        .ok()?;
    shown.status.success().then(|| String::from_utf8_lossy(&shown.stdout).into_owned())
}

/// The file with the same messages in English. Paragraphs of guides have no keys, so they cannot be compared.
fn english_of(file: &Path, language: &str) -> Option<PathBuf> {
    if language == "en" || file.extension()? != "ftl" {
        return None;
    }
    Some(Path::new("languages/en").join(file.file_name()?))
}

/// The messages of a file by key, or the paragraphs of a guide.
pub(crate) fn passages(file: &Path, text: &str) -> Passages {
    if file.extension().is_some_and(|extension| extension == "md") {
        let paragraphs = text.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty());
        let first_words = |paragraph: &str| paragraph.chars().take(60).collect::<String>().replace('\n', " ");
        return paragraphs.map(|paragraph| (first_words(paragraph), paragraph.to_owned())).collect();
    }
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    let mut last = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            Some((key, value)) => {
                messages.insert(key.to_owned(), value.trim().to_owned());
                last = Some(key.to_owned());
            }
            None => {
                if let Some(message) = last.as_ref().and_then(|key| messages.get_mut(key)) {
                    message.push('\n');
                    message.push_str(line.trim_end());
                }
            }
        }
    }
    messages.values_mut().for_each(|message| message.truncate(message.trim_end().len()));
    messages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_found_by_key_and_paragraphs_by_their_first_words() {
        let messages = passages(
            Path::new("x.ftl"),
            "# note\na = one\nb = { $n ->\n   *[other] two\n}\n\n# more\nc = 3\n",
        );
        assert_eq!(messages["a"], "one");
        assert_eq!(messages["b"], "{ $n ->\n   *[other] two\n}");
        assert_eq!(messages.len(), 3);
        let guide = passages(Path::new("x.md"), "# Oware\n\nIt is old.\n");
        assert_eq!(guide.keys().collect::<Vec<_>>(), ["# Oware", "It is old."]);
    }

    #[test]
    fn a_passage_is_stale_if_only_its_english_has_changed() {
        let read = |text| passages(Path::new("x.ftl"), text);
        let (old, original) =
            (read("a = one\nb = two\nc = three\n"), read("a = 1\nb = 2\nc = three\nd = 4\n"));
        let (before, now) = (read("a = uno\nb = due\nc = tre\n"), read("a = uno\nb = 2\nc = tre\nd = 4\n"));
        assert!(stale((&before, &now), (&old, &original)).eq(["a"]));
    }

    #[test]
    fn what_changed_after_the_commit_is_listed() {
        // What is listed depends on what has been read; in any case it names the file and the message.
        let glossary = [PathBuf::from("languages/it/glossary.ftl")];
        let stale = to_read("it", &glossary).unwrap().stale;
        assert!(stale.iter().all(|line| line.starts_with("languages/it/glossary.ftl: ")), "{stale:?}");
        assert!(to_read("it", &[PathBuf::from("languages/it/no-such-file.ftl")]).is_err());
    }
}
