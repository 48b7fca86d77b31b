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

/// Folders with a page or a folder for each language.
const OF_LANGUAGES: [&str; 3] = ["glossary", "named", "rules"];

impl Entry {
    pub(super) fn page(title: &str, path: &str) -> Entry {
        Entry { title: title.to_owned(), path: path.to_owned(), within: Vec::new() }
    }
}

impl Book {
    /// Drops the pages that are in another language. Links to them lead nowhere then.
    pub(crate) fn keep_language(&mut self, language: &str) {
        let is_kept = |path: &str| {
            let mut names = path.trim_end_matches(".md").split('/');
            let folder = names.next().unwrap_or_default();
            !OF_LANGUAGES.contains(&folder) || names.next().is_none_or(|name| name == language)
        };
        self.pages.retain(|path, _| is_kept(path));
        keep(&mut self.contents, &is_kept);
    }

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

fn keep(entries: &mut Vec<Entry>, is_kept: &impl Fn(&str) -> bool) {
    entries.retain(|entry| is_kept(&entry.path));
    for entry in entries {
        keep(&mut entry.within, is_kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_in_other_languages_are_dropped() {
        let paths =
            ["games/it.md", "glossary.md", "glossary/it.md", "rules/en/oware.md", "rules/it/oware.md"];
        let within = paths.map(|path| Entry::page(path, path)).to_vec();
        let contents = vec![Entry { within, ..Entry::page("all", "games.md") }];
        let pages = paths.map(|path| (path.to_owned(), String::new())).into();
        let mut book = Book { pages, contents, ..Book::default() };
        book.keep_language("en");
        let kept = ["games/it.md", "glossary.md", "rules/en/oware.md"];
        assert!(book.pages.keys().eq(kept.iter()));
        assert!(book.contents[0].within.iter().map(|entry| &entry.path).eq(kept.iter()));
    }
}
