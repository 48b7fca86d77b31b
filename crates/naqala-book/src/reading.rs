//! Lists texts to proofread: those that have changed since a language was last proofread, translations whose original has
//! changed, and translations that are much longer than their original.
//!
//! `docs/style/read.toml` has the commit up to which a language was proofread; git knows the later changes.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
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

/// A message or a paragraph, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    /// The file, within the repository.
    pub(crate) file: PathBuf,
    /// The key of a message, or the first words of a paragraph.
    pub(crate) key: String,
    pub(crate) text: String,
}

impl Passage {
    fn new(file: &Path, (key, text): (&String, &String)) -> Self {
        Self { file: file.to_owned(), key: key.clone(), text: text.clone() }
    }
}

impl Display for Passage {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.file.display(), self.key)
    }
}

/// Passages of one language by what has to be done.
#[derive(Debug, Default)]
pub(crate) struct ToRead {
    /// Changed since they were proofread; all passages of a language that nobody has proofread, or if git does not know
    /// the commit.
    pub(crate) unread: Vec<Passage>,
    /// Whether the language has been proofread before, up to a commit that git knows.
    has_been_read: bool,
    /// The English has changed since, but the translation has not.
    pub(crate) stale: Vec<Passage>,
    /// Much longer than the English.
    pub(crate) overlong: Vec<Passage>,
}

impl ToRead {
    /// The passages that have changed since the language was proofread; none if it never was.
    pub(crate) fn changed(&self) -> &[Passage] {
        if self.has_been_read { &self.unread } else { &[] }
    }
}

/// What has to be proofread in a language with these files, which are in the repository.
///
/// # Errors
/// A file cannot be read.
pub(crate) fn to_read(language: &str, files: &[PathBuf]) -> Result<ToRead> {
    let commit = commit(language)?.filter(|commit| is_known(commit));
    let mut found = ToRead { has_been_read: commit.is_some(), ..ToRead::default() };
    for file in files {
        let now = fs::read_to_string(repository(file)).with_context(|| file.display().to_string())?;
        let now = passages(file, &now);
        let before = commit.as_deref().map(|commit| passages_at(commit, file)).unwrap_or_default();
        let changed = now.iter().filter(|(key, text)| before.get(*key) != Some(*text));
        found.unread.extend(changed.map(|passage| Passage::new(file, passage)));
        let Some(english) = english_of(file, language) else { continue };
        let original = fs::read_to_string(repository(&english)).unwrap_or_default();
        let original = passages(&english, &original);
        found.overlong.extend(overlong(&now, &original).map(|passage| Passage::new(file, passage)));
        let old = commit.as_deref().map(|commit| passages_at(commit, &english)).unwrap_or_default();
        let stale = stale((&before, &now), (&old, &original));
        found.stale.extend(stale.map(|passage| Passage::new(file, passage)));
    }
    Ok(found)
}

/// The passages that are much longer than their English.
fn overlong<'a>(now: &'a Passages, original: &'a Passages) -> impl Iterator<Item = (&'a String, &'a String)> {
    let longest = move |original: &str| (length(original) * LONGER.0).max(length(original) + LONGER.1);
    let is_long = move |(key, text): &(&String, &String)| {
        original.get(*key).is_some_and(|original| length(text) > longest(original))
    };
    now.iter().filter(is_long)
}

/// The letters of a text; of a message with several forms, those of its longest form. What is filled in does not count.
fn length(text: &str) -> usize {
    let length = |line: &str| {
        let form = line.trim_start().trim_start_matches('*');
        let form =
            form.strip_prefix('[').and_then(|form| form.split_once(']')).map_or(form, |(_, form)| form);
        let mut depth = 0_usize;
        let is_written = |letter: &char| {
            match letter {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ => return depth == 0,
            }
            false
        };
        form.trim().chars().filter(is_written).count()
    };
    text.lines().map(length).max().unwrap_or(0)
}

/// The passages that are as they were although their English has changed. Both are given as they were and as they are.
fn stale<'a>(
    (before, now): (&'a Passages, &'a Passages),
    (old, original): (&'a Passages, &'a Passages),
) -> impl Iterator<Item = (&'a String, &'a String)> {
    let is_stale = move |(key, text): &(&String, &String)| {
        let is_same = before.get(*key) == Some(*text);
        is_same && old.contains_key(*key) && original.get(*key) != old.get(*key)
    };
    now.iter().filter(is_stale)
}

/// The commit up to which a language was proofread.
fn commit(language: &str) -> Result<Option<String>> {
    let Ok(text) = fs::read_to_string(repository(READ)) else { return Ok(None) };
    let commits: BTreeMap<String, String> = toml::from_str(&text).with_context(|| READ.to_owned())?;
    Ok(commits.get(language).cloned())
}

/// Whether git knows a commit: a copy without history does not.
fn is_known(commit: &str) -> bool {
    git(&["cat-file", "-e", commit]).is_some()
}

/// The passages of a file as it was at a commit that git knows; none if there was no such file.
fn passages_at(commit: &str, file: &Path) -> Passages {
    let text = git(&["show", &format!("{commit}:{}", file.display())]);
    text.map(|text| passages(file, &text)).unwrap_or_default()
}

/// What git prints, if it succeeds.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").current_dir(repository(".")).args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
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
    fn the_longest_form_of_a_message_counts() {
        assert_eq!(length("one { PLURAL($n, \"x\") } seed"), "one  seed".len());
        assert_eq!(length("{ $case ->\n    [gen] seeds\n   *[other] seed\n}"), "seeds".len());
        assert_eq!(length(".few = семени"), ".few = семени".chars().count());
    }

    #[test]
    fn a_passage_is_stale_if_only_its_english_has_changed() {
        let read = |text| passages(Path::new("x.ftl"), text);
        let (old, original) =
            (read("a = one\nb = two\nc = three\n"), read("a = 1\nb = 2\nc = three\nd = 4\n"));
        let (before, now) = (read("a = uno\nb = due\nc = tre\n"), read("a = uno\nb = 2\nc = tre\nd = 4\n"));
        assert!(stale((&before, &now), (&old, &original)).map(|(key, _)| key).eq(["a"]));
    }

    #[test]
    fn what_changed_after_the_commit_is_listed() {
        // What is listed depends on what has been read; in any case it names the file and the message.
        let glossary = [PathBuf::from("languages/it/glossary.ftl")];
        let stale = to_read("it", &glossary).unwrap().stale;
        let is_named = |passage: &Passage| passage.to_string().starts_with("languages/it/glossary.ftl: ");
        assert!(stale.iter().all(is_named), "{stale:?}");
        assert!(passages_at("HEAD", Path::new("languages/it/no-such-file.ftl")).is_empty());
        assert!(to_read("it", &[PathBuf::from("languages/it/no-such-file.ftl")]).is_err());
    }
}
