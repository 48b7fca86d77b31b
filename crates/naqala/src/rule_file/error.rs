//! Errors of rule files: what is wrong, at which line and column, and a hint.

use std::fmt;
use std::ops::Range;

use crate::read::{ReadError, line_and_column};
use crate::spelling::nearest;

/// Maximum number of mistakes reported.
const MOST_ERRORS: usize = 50;

/// One mistake in a rule file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What might help.
    pub hint: Option<String>,
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        match &self.hint {
            Some(hint) => write!(f, "\n  hint: {hint}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for RuleError {}

/// Everything that is wrong with a rule file; at least one mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleErrors(Vec<RuleError>);

impl RuleErrors {
    /// The mistakes in the order of the file.
    ///
    /// ```
    /// # use naqala::Rules;
    /// let errors = Rules::parse("my.toml", "naqala = 2\nid = \"x\"\ncolour = 3\n").unwrap_err();
    /// assert!(errors.iter().count() > 0);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = &RuleError> {
        self.0.iter()
    }
}

impl fmt::Display for RuleErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, error) in self.0.iter().enumerate() {
            if at > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for RuleErrors {}

/// Collects mistakes and turns byte offsets into lines and columns.
pub(crate) struct Report<'a> {
    file: &'a str,
    source: &'a str,
    errors: Vec<Found>,
}

/// A mistake and its byte offset.
struct Found {
    at: usize,
    error: RuleError,
    /// Whether the value is wrong by itself, independently of the rest of the file.
    is_of_value: bool,
}

impl<'a> Report<'a> {
    pub(crate) fn new(file: &'a str, source: &'a str) -> Self {
        Report { file, source, errors: Vec::new() }
    }

    pub(crate) fn add(&mut self, at: usize, message: impl Into<String>, hint: Option<String>) {
        self.add_found(at, message.into(), hint, false);
    }

    /// Adds a mistake of a single value that does not depend on the rest of the file.
    pub(crate) fn add_of_value(&mut self, at: usize, message: impl Into<String>, hint: Option<String>) {
        self.add_found(at, message.into(), hint, true);
    }

    fn add_found(&mut self, at: usize, message: String, hint: Option<String>, is_of_value: bool) {
        let (line, column) = line_and_column(self.source, at);
        let error = RuleError { file: self.file.to_owned(), line, column, message, hint };
        self.push(Found { at, error, is_of_value });
    }

    fn push(&mut self, found: Found) {
        if !self.is_full() && !self.errors.iter().any(|known| known.error == found.error) {
            self.errors.push(found);
        }
    }

    /// Adds the mistakes of another report on the file. If the rest of the file is incomplete, only those of single values.
    pub(crate) fn add_further(&mut self, further: Report<'_>, is_whole: bool) {
        further
            .errors
            .into_iter()
            .filter(|found| is_whole || found.is_of_value)
            .for_each(|found| self.push(found));
    }

    /// A mistake found by the TOML reader.
    pub(crate) fn add_unread(&mut self, error: &ReadError) {
        let message = error.message().lines().next().unwrap_or_default().to_owned();
        let (message, hint) = unknown_key(&message)
            .or_else(|| missing_key(&message))
            .or_else(|| wrong_kind(&message))
            .or_else(|| self.unquoted(&message, error.at()))
            .or_else(|| self.duplicate(&message, error.at()))
            .unwrap_or((message, None));
        self.add(error.at(), message, hint);
    }

    /// Rewords the reader's message about a text without quotation marks.
    fn unquoted(&self, message: &str, at: usize) -> Option<(String, Option<String>)> {
        let guessed =
            ["invalid boolean", "string values must be quoted", "invalid mantissa", "invalid unquoted"];
        let word = self.word_at(at)?;
        guessed
            .iter()
            .any(|guess| message.starts_with(guess))
            .then(|| ("a text stands in quotation marks".into(), Some(format!("write \"{word}\""))))
    }

    /// Rewords the reader's message about a key that stands there twice.
    fn duplicate(&self, message: &str, at: usize) -> Option<(String, Option<String>)> {
        let word = self.word_at(at)?;
        let hint = "a key stands once in a table; a further case begins with its own [[…]]";
        message
            .starts_with("duplicate key")
            .then(|| (format!("the key `{word}` stands here twice"), Some(hint.into())))
    }

    /// The key or bare text at a place of the file.
    fn word_at(&self, at: usize) -> Option<&str> {
        let rest = self.source.get(at..)?;
        let is_part = |sign: char| sign.is_alphanumeric() || matches!(sign, '-' | '_' | '$');
        let end = rest.find(|sign| !is_part(sign)).unwrap_or(rest.len());
        Some(&rest[..end]).filter(|word| !word.is_empty())
    }

    /// Whether there are too many mistakes to look for more.
    pub(crate) fn is_full(&self) -> bool {
        self.errors.len() >= MOST_ERRORS
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.errors.is_empty()
    }

    pub(crate) fn finish(mut self) -> Result<(), RuleErrors> {
        if self.errors.is_empty() {
            return Ok(());
        }
        self.errors.sort_by_key(|found| found.at);
        Err(RuleErrors(self.errors.into_iter().map(|found| found.error).collect()))
    }

    /// The text of the file.
    pub(crate) fn source(&self) -> &'a str {
        self.source
    }

    /// The byte offset in the file of byte `at` of an expression whose text is at `span`.
    pub(crate) fn inside(&self, span: &Range<usize>, at: usize) -> usize {
        let quote = match self.source.get(span.clone()) {
            Some(text) if text.starts_with("\"\"\"") || text.starts_with("'''") => 3,
            Some(text) if text.starts_with(['"', '\'']) => 1,
            _ => 0,
        };
        span.start + quote + at
    }
}

/// Rewords the reader's message about an unknown key, and suggests the nearest known one.
fn unknown_key(message: &str) -> Option<(String, Option<String>)> {
    let rest = message.strip_prefix("unknown field `")?;
    let (key, known) = rest.split_once('`')?;
    let known: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
    let hint = match nearest(key, known.iter().copied()) {
        _ if matches!(key, "naqala" | "id" | "name") => format!("`{key}` stands before all tables"),
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("known here: {}", known.join(", ")),
    };
    Some((format!("unknown key `{key}`"), Some(hint)))
}

/// Rewords the reader's message about a missing key or table.
fn missing_key(message: &str) -> Option<(String, Option<String>)> {
    let key = message.strip_prefix("missing field `")?.strip_suffix('`')?;
    let hint = match key {
        "naqala" => Some("a rule file begins with `naqala = 2`, the version of the language".into()),
        "setup" | "pick" => Some(format!("add a case: [[{key}]]")),
        "about" | "board" => Some(format!("add a table: [{key}]")),
        _ => None,
    };
    Some((format!("the key `{key}` is missing here"), hint))
}

/// Rewords the reader's message about a value of the wrong kind.
fn wrong_kind(message: &str) -> Option<(String, Option<String>)> {
    let (found, expected) = message.strip_prefix("invalid type: ")?.split_once(", expected ")?;
    let expected = match expected {
        "a sequence" => "a list",
        "a string" => "a text in quotation marks",
        "a boolean" => "true or false",
        "i64" => "a whole number",
        table if table.starts_with("struct ") || table == "a map" => "a table",
        other => other,
    };
    let found = match found.split_once(' ') {
        Some(("string", text)) => format!("the text {text}"),
        Some(("integer" | "boolean", value)) => value.to_owned(),
        _ if found == "map" => "a table".to_owned(),
        _ if found == "sequence" => "a list".to_owned(),
        _ => found.to_owned(),
    };
    let hint = match (expected, found.as_str()) {
        ("a list", "a table") => Some("a list of cases has two brackets, as in [[settle]]".into()),
        ("a table", "a list") | ("a text in quotation marks", "a table") => {
            Some("a table that stands once has one bracket, as in [board]".into())
        }
        _ => None,
    };
    Some((format!("{expected} is needed here, this is {found}"), hint))
}
