//! The steps that the learner has solved; stored in the browser.

use std::collections::BTreeSet;

use crate::browser;

/// The name under which it is kept.
fn name(course: &str) -> String {
    format!("solved-{course}")
}

/// The keys of the steps of a course that were solved.
pub(super) fn solved(course: &str) -> BTreeSet<String> {
    let kept = browser::kept(&name(course)).unwrap_or_default();
    kept.split_whitespace().map(str::to_owned).collect()
}

/// Keeps them.
pub(super) fn keep(course: &str, solved: &BTreeSet<String>) {
    let keys: Vec<&str> = solved.iter().map(String::as_str).collect();
    browser::keep(&name(course), &keys.join(" "));
}

/// The number of the step at which the learner was, from 0.
pub(super) fn step(course: &str) -> usize {
    browser::kept(&format!("step-{course}")).and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// Keeps it.
pub(super) fn keep_step(course: &str, number: usize) {
    browser::keep(&format!("step-{course}"), &number.to_string());
}
