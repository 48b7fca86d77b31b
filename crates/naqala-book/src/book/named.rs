//! The games that are known only by name.

use naqala::catalogue;
use naqala::{escape_markdown, language_name, languages, story_markdown};

use super::page::{Page, link};
use super::rules::in_language;
use super::{Book, Entry};

const ABOUT: &str = "These games are named in the sources, but nobody tells their rules so that they could be played. \
    Each page says what is known and what is missing: if you know more, the game can be written down.";

pub(super) fn write(book: &mut Book) {
    let mut page = Page::default();
    page.title("Known by name only");
    page.text(ABOUT);
    let mut entries = Vec::new();
    page.list(catalogue::named().iter().map(|game| {
        let mut stories: Vec<Entry> = languages()
            .map(|language| {
                let path = format!("named/{language}/{}.md", game.id);
                book.add(path.clone(), in_language(language, &story_markdown(game, language)));
                Entry {
                    title: format!("{} ({})", game.name, language_name(language)),
                    path,
                    within: Vec::new(),
                }
            })
            .collect();
        // The first language is that of the book; the others follow below.
        let first = stories.remove(0);
        let line = format!("{}: {}", link(&game.name, &first.path), escape_markdown(&game.played));
        entries.push(Entry { title: game.name.clone(), within: stories, ..first });
        line
    }));
    book.add("named.md".to_owned(), page.finish());
    book.contents.push(Entry { within: entries, ..Entry::page("Known by name only", "named.md") });
}
