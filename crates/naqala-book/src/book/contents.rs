//! The table of contents, as mdBook reads it.

use naqala::escape_markdown;

use super::Book;

/// A page in the table of contents, with those that belong to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) title: String,
    pub(crate) path: String,
    pub(crate) within: Vec<Entry>,
}

impl Entry {
    pub(super) fn page(title: &str, path: &str) -> Entry {
        Entry { title: title.to_owned(), path: path.to_owned(), within: Vec::new() }
    }
}

impl Book {
    /// The text of `SUMMARY.md`.
    pub(crate) fn summary(&self) -> String {
        let mut text = String::from("# Summary\n\n");
        list(&self.contents, 0, &mut text);
        text
    }
}

fn list(entries: &[Entry], depth: usize, text: &mut String) {
    for Entry { title, path, within } in entries {
        text.push_str(&format!("{}- [{}]({path})\n", "  ".repeat(depth), escape_markdown(title)));
        list(within, depth + 1, text);
    }
}
