//! Continues reading after a mistake: what is wrong is left out, so that further mistakes are found.

use serde::de::DeserializeOwned;

use crate::read::{Entry, ReadError, Tree, Value};
use crate::spelling::nearest;

/// Maximum number of mistakes found in one text.
const MOST_MISTAKES: usize = 50;

/// How the reader's message about a missing key begins.
const MISSING: &str = "missing field `";

/// A part of the file that was left out.
pub(super) struct LeftOut {
    /// Its path of keys from the root.
    pub(super) path: Vec<String>,
    pub(super) value: Value,
}

impl Tree {
    /// Reads a type from a tree without its wrong parts: returns the type, if the rest suffices, the parts left out, and the
    /// mistakes.
    pub(super) fn read_what_is_right<T: DeserializeOwned>(
        mut self,
    ) -> (Option<T>, Vec<LeftOut>, Vec<ReadError>) {
        let (mut left_out, mut mistakes) = (Vec::<LeftOut>::new(), Vec::new());
        while mistakes.len() < MOST_MISTAKES {
            let error = match self.read() {
                Ok(read) => return (Some(read), left_out, mistakes),
                Err(error) => error,
            };
            let missing = error.message().strip_prefix(MISSING).and_then(|key| key.strip_suffix('`'));
            let (at, is_missing) = (error.at(), missing.is_some());
            // A key that was left out or misspelt is also reported as missing.
            let is_left_out = |key| {
                let keys = left_out.iter().filter_map(|left| left.path.last());
                keys.into_iter().any(|left| nearest(left, std::iter::once(key)).is_some())
            };
            if !missing.is_some_and(is_left_out) {
                mistakes.push(error);
            }
            match self.take_out(at, is_missing) {
                Some(left) => left_out.push(left),
                None => break,
            }
        }
        (None, left_out, mistakes)
    }

    /// Removes the innermost value whose text or key is at a byte; only a table, if keys are missing in it.
    fn take_out(&mut self, at: usize, is_missing: bool) -> Option<LeftOut> {
        let is_there =
            |value: &Tree| value.place.start == at && (!is_missing || matches!(value.value, Value::Table(_)));
        match &mut self.value {
            Value::Table(entries) => {
                let within = |entry: &mut Entry| {
                    let mut left = entry.value.take_out(at, is_missing)?;
                    left.path.insert(0, entry.key.clone());
                    Some(left)
                };
                if let Some(left) = entries.iter_mut().find_map(within) {
                    return Some(left);
                }
                let is_it = |entry: &Entry| !is_missing && entry.place.start == at || is_there(&entry.value);
                let Entry { key, value, .. } = entries.remove(entries.iter().position(is_it)?);
                Some(LeftOut { path: vec![key], value: value.value })
            }
            Value::List(items) => {
                let within = items.iter_mut().find_map(|item| item.take_out(at, is_missing));
                within.or_else(|| {
                    let value = items.remove(items.iter().position(is_there)?).value;
                    Some(LeftOut { path: Vec::new(), value })
                })
            }
            _ => None,
        }
    }
}
