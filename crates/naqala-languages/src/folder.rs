//! Folders of messages, embedded by the build script or read at run time.

use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

/// The file that every language has: its name, and its rules of plurals.
const OWN: &str = "language";
/// The language that every message is written in first.
const ENGLISH: &str = "en";

/// A part of Naqala with messages of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name in the addresses of messages: `/messages/rules/it.ftl`.
    pub name: &'static str,
    /// The files of its messages, without their ending.
    pub files: &'static [&'static str],
}

impl Part {
    /// Whether a file is embedded in a program with all languages, or with the written rules: otherwise neither options of games
    /// are shown nor rules.
    pub fn is_embedded(&self, file: &str, has_all: bool, has_rules: bool) -> bool {
        match file {
            "options" | "games" => has_all,
            "rules" => has_all || has_rules,
            _ => true,
        }
    }
}

/// The parts, in the order of the constants with their messages.
pub const PARTS: [Part; 7] = [
    // Explanations and written rules, the texts of the rule files, the labels of their options.
    Part { name: "rules", files: &["moves", "rules", "games", "options"] },
    // The messages shared by all boards.
    Part { name: "view", files: &["view"] },
    // The command in a terminal.
    Part { name: "terminal", files: &["terminal"] },
    // The page in a browser.
    Part { name: "page", files: &["page"] },
    // Lessons and the counting trainer.
    Part { name: "learn", files: &["lessons"] },
    // The server's own messages.
    Part { name: "server", files: &["server"] },
    // The terms of the field.
    Part { name: "glossary", files: &["glossary"] },
];

/// A language: a folder with the code of the language as its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// `sw`.
    pub code: String,
    folder: PathBuf,
    /// The messages that every part needs.
    own: String,
}

/// Why a folder of languages cannot be read.
#[derive(Debug)]
#[non_exhaustive]
pub struct LanguagesError {
    place: PathBuf,
    source: io::Error,
}

impl fmt::Display for LanguagesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} cannot be read: {}; a language is a folder with the file language.ftl",
            self.place.display(),
            self.source
        )
    }
}

// The message already includes the system's error, so it is not repeated as the source.
impl std::error::Error for LanguagesError {}

impl Language {
    /// The messages of these files, after those that every part needs: the rules of plurals. Without the comments, which are for
    /// translators.
    ///
    /// A file that is not there has no messages.
    pub fn messages(&self, files: &[&str]) -> String {
        let texts = files.iter().filter_map(|file| fs::read_to_string(self.path(file)).ok());
        let mut messages = String::new();
        for text in [self.own.clone()].into_iter().chain(texts) {
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                messages.push_str(line);
                messages.push('\n');
            }
        }
        messages
    }

    /// Where a file of the language is, or would be.
    pub fn path(&self, file: &str) -> PathBuf {
        self.folder.join(file).with_extension("ftl")
    }

    /// The language's own name, or its code.
    pub fn name(&self) -> String {
        let name = self.own.lines().find_map(|line| line.strip_prefix("language-name = "));
        name.unwrap_or(&self.code).trim().to_owned()
    }

    /// Whether the language claims to have every message that English has: `language-status = complete`. Then missing messages
    /// are a mistake, not work to be done.
    pub fn is_complete(&self) -> bool {
        self.own.lines().any(|line| line.trim_end() == "language-status = complete")
    }
}

/// The languages of a folder, English first and the others by their codes.
///
/// # Errors
/// The folder cannot be read, or a folder in it has no `language.ftl`.
pub fn read_folder(folder: &Path) -> Result<Vec<Language>, LanguagesError> {
    let failed = |place: &Path| {
        let place = place.to_owned();
        move |source| LanguagesError { place, source }
    };
    let mut languages = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed(folder))? {
        let folder = entry.map_err(failed(folder))?.path();
        let Some(code) = folder.file_name().and_then(|name| name.to_str()).filter(|_| folder.is_dir()) else {
            continue;
        };
        let own = folder.join(OWN).with_extension("ftl");
        let text = fs::read_to_string(&own).map_err(failed(&own))?;
        languages.push(Language { code: code.to_owned(), own: text, folder: folder.clone() });
    }
    languages.sort_by(|a, b| (a.code != ENGLISH, &a.code).cmp(&(b.code != ENGLISH, &b.code)));
    Ok(languages)
}
