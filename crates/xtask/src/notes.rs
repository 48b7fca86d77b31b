//! What a task did not do, or did only at a second try. A task prints this at its end, because the lines of a step are lost among
//! thousands of others.

use std::sync::{Mutex, PoisonError};

/// Something that is no failure, but that somebody should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// A step was skipped.
    Skipped {
        /// The step.
        what: String,
        /// What is missing.
        why: String,
    },
    /// Tests of a step failed, and passed when they were run again.
    Repeated {
        /// The step.
        what: String,
        /// The tests.
        tests: Vec<String>,
    },
}

/// The notes of all steps; several may run at the same time.
static NOTES: Mutex<Vec<Note>> = Mutex::new(Vec::new());

/// A step was skipped.
pub(crate) fn skipped(what: &str, why: &str) {
    add(Note::Skipped { what: what.to_owned(), why: why.to_owned() });
}

/// Tests of a step passed only when they were run again.
pub(crate) fn repeated(what: &str, tests: &[String]) {
    add(Note::Repeated { what: what.to_owned(), tests: tests.to_vec() });
}

fn add(note: Note) {
    NOTES.lock().unwrap_or_else(PoisonError::into_inner).push(note);
}

/// All notes so far.
pub(crate) fn all() -> Vec<Note> {
    NOTES.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The notes as lines.
pub(crate) fn summary(notes: &[Note]) -> String {
    let line = |note: &Note| match note {
        Note::Skipped { what, why } => format!("== skipped: {what}: {why}\n"),
        Note::Repeated { what, tests } => {
            format!("== passed only when run again: {what}: {}\n", tests.join(" "))
        }
    };
    notes.iter().map(line).collect()
}

/// Whether a step was skipped.
pub(crate) fn has_skipped(notes: &[Note]) -> bool {
    notes.iter().any(|note| matches!(note, Note::Skipped { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_names_what_was_skipped_and_what_was_repeated() {
        let skipped = Note::Skipped { what: "lints".into(), why: "cargo-clippy is missing".into() };
        let repeated = Note::Repeated { what: "browser".into(), tests: vec!["a".into(), "b".into()] };
        let both = [skipped, repeated.clone()];
        assert_eq!(
            summary(&both),
            "== skipped: lints: cargo-clippy is missing\n== passed only when run again: browser: a b\n"
        );
        assert!(has_skipped(&both) && !has_skipped(&[repeated]));
        assert_eq!(summary(&[]), "");
    }
}
