//! The written rules of a game, one page for each language.

use naqala::{Game, language_name, languages, name_text, rules_markdown};

use super::{Book, Entry, start_picture};

/// Writes the pages and gives their entries.
pub(super) fn write(book: &mut Book, game: &Game) -> Vec<Entry> {
    languages().map(|language| write_one(book, game, language)).collect()
}

fn write_one(book: &mut Book, game: &Game, language: &str) -> Entry {
    let path = path(game, language);
    let picture = start_picture(book, game, &game.start(), language, 2);
    let rules = rules_markdown(game, language);
    // The picture stands between what the game is and the first section.
    let (about, sections) = rules.split_once("\n## ").unwrap_or((&rules, ""));
    let page = format!("{about}\n{picture}\n\n## {sections}");
    book.add(path.clone(), in_language(language, &page));
    let title = format!("{} ({})", name_text(game.rules(), language), language_name(language));
    Entry { title, path, within: Vec::new() }
}

/// The path of the page from the root of the book.
pub(super) fn path(game: &Game, language: &str) -> String {
    format!("rules/{language}/{}.md", game.id())
}

/// A page in a language other than that of the book says so, to those who read it out.
pub(super) fn in_language(language: &str, page: &str) -> String {
    format!("<div lang=\"{language}\" dir=\"auto\">\n\n{page}\n</div>\n")
}
