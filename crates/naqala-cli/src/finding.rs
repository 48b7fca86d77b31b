//! A mistake in a rule file, or a warning about it.

use std::fmt;

use naqala::{RuleError, RuleErrors};
use serde::Serialize;

/// A mistake or a warning, for people (in one line) and for programs.
#[derive(Serialize)]
pub(crate) struct Finding {
    /// Where it is, if it is in one place.
    #[serde(flatten)]
    place: Option<Place>,
    message: String,
    /// What might help.
    hint: Option<String>,
}

/// A place in a file, counted from 1.
#[derive(Serialize)]
struct Place {
    file: String,
    line: usize,
    column: usize,
}

impl Finding {
    /// Everything that is wrong with a rule file, in the order of the file.
    pub(crate) fn all_of(errors: &RuleErrors) -> Vec<Finding> {
        errors.iter().map(Finding::from).collect()
    }

    /// A line for each.
    pub(crate) fn lines(findings: &[Finding]) -> String {
        findings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    }
}

impl From<&RuleError> for Finding {
    fn from(error: &RuleError) -> Finding {
        let place = Place { file: error.file.clone(), line: error.line, column: error.column };
        Finding { place: Some(place), message: error.message.clone(), hint: error.hint.clone() }
    }
}

impl From<String> for Finding {
    fn from(message: String) -> Finding {
        Finding { place: None, message, hint: None }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Place { file, line, column }) = &self.place {
            write!(f, "{file}:{line}:{column}: ")?;
        }
        f.write_str(&self.message)?;
        self.hint.as_ref().map_or(Ok(()), |hint| write!(f, " ({hint})"))
    }
}
