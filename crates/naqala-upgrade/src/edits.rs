//! Edits of a text at places that are known before the first edit is applied.

use std::ops::Range;

use toml_edit::Value;

/// The byte range of a value.
pub(super) fn span_of_value(value: &Value) -> Range<usize> {
    value.span().unwrap_or_default()
}

/// Replacements of byte ranges.
#[derive(Debug, Default)]
pub(super) struct Edits(Vec<(Range<usize>, String)>);

impl Edits {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn replace(&mut self, place: Range<usize>, new: &str) {
        self.0.push((place, new.to_owned()));
    }

    /// Replaces the text in quotation marks; a text with escapes is rewritten completely.
    pub(super) fn replace_text(&mut self, source: &str, place: Range<usize>, old: &str, new: &str) {
        let written = &source[place.clone()];
        match written.split_once(old) {
            Some((open, close)) if !open.contains('\\') && !close.contains('\\') => {
                self.replace(place, &format!("{open}{new}{close}"));
            }
            _ => self.replace(place, Value::from(new).to_string().trim()),
        }
    }

    /// Removes a key and its value, together with the comma next to it, or with its line if nothing else is there. A comment stays.
    pub(super) fn remove_entry(&mut self, source: &str, entry: Range<usize>) {
        let (before, after) = (&source[..entry.start], &source[entry.end..]);
        let blanks = |text: &str| text.len() - text.trim_start_matches([' ', '\t']).len();
        let rest = &after[blanks(after)..];
        let mut place = entry;
        if rest.starts_with(',') {
            place.end += blanks(after) + 1;
            place.end += blanks(&source[place.end..]);
        } else if before.trim_end().ends_with(',') {
            place.start = before.trim_end().len() - 1;
        } else if !(rest.is_empty() || rest.starts_with(['\n', '\r'])) {
            place.end += blanks(after);
        } else {
            place.start = before.trim_end_matches([' ', '\t']).len();
            let line_end = after.find('\n').map_or(after.len(), |end| end + 1);
            place.end += line_end;
        }
        self.replace(place, "");
    }

    /// The text with all changes made.
    pub(super) fn apply(mut self, source: &str) -> String {
        self.0.sort_by_key(|(place, _)| place.start);
        let mut text = String::with_capacity(source.len());
        let mut from = 0;
        for (place, new) in &self.0 {
            text.push_str(&source[from..place.start]);
            text.push_str(new);
            from = place.end;
        }
        text.push_str(&source[from..]);
        text
    }
}
