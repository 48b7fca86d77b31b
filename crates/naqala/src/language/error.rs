//! Errors of rule files: what is wrong, at which line and column, and what might help.

use std::fmt;
use std::ops::Range;

use crate::language::meaning::nearest;

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
    errors: Vec<(usize, RuleError)>,
}

impl<'a> Report<'a> {
    pub(crate) fn new(file: &'a str, source: &'a str) -> Self {
        Report { file, source, errors: Vec::new() }
    }

    pub(crate) fn add(&mut self, at: usize, message: impl Into<String>, hint: Option<String>) {
        let mut at = at.min(self.source.len());
        while !self.source.is_char_boundary(at) {
            at -= 1;
        }
        let before = &self.source[..at];
        let error = RuleError {
            file: self.file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1,
            message: message.into(),
            hint,
        };
        if !self.errors.iter().any(|(_, known)| *known == error) {
            self.errors.push((at, error));
        }
    }

    /// A mistake found by the TOML reader.
    pub(crate) fn add_toml(&mut self, error: &toml::de::Error) {
        let at = error.span().map_or(0, |span| span.start);
        let message = error.message().lines().next().unwrap_or_default().to_owned();
        let (message, hint) = unknown_key(&message).unwrap_or((message, None));
        self.add(at, message, hint);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.errors.is_empty()
    }

    pub(crate) fn finish(mut self) -> Result<(), RuleErrors> {
        if self.errors.is_empty() {
            return Ok(());
        }
        self.errors.sort_by_key(|(at, _)| *at);
        Err(RuleErrors(self.errors.into_iter().map(|(_, error)| error).collect()))
    }

    /// The place of the `at`-th byte of an expression whose text stands at `span` in the file.
    pub(crate) fn inside(&self, span: &Range<usize>, at: usize) -> usize {
        let quote = match self.source.get(span.clone()) {
            Some(text) if text.starts_with("\"\"\"") || text.starts_with("'''") => 3,
            Some(text) if text.starts_with(['"', '\'']) => 1,
            _ => 0,
        };
        span.start + quote + at
    }
}

/// Says kindly what the reader says about an unknown key, with the nearest known one.
fn unknown_key(message: &str) -> Option<(String, Option<String>)> {
    let rest = message.strip_prefix("unknown field `")?;
    let (key, known) = rest.split_once('`')?;
    let known: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
    let hint = match nearest(key, known.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("known here: {}", known.join(", ")),
    };
    Some((format!("unknown key `{key}`"), Some(hint)))
}
