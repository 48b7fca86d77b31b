//! The written rules of a game, one page for each language.

use naqala::{Block, Game, blocks_markdown, language_name, languages, name_text, rules_blocks};

use super::{Book, Entry, start_picture};

/// Writes the pages and gives their entries.
pub(super) fn write(book: &mut Book, game: &Game) -> Vec<Entry> {
    languages().map(|language| write_one(book, game, language)).collect()
}

fn write_one(book: &mut Book, game: &Game, language: &str) -> Entry {
    let path = path(game, language);
    let picture = start_picture(book, game, &game.start(), language, 2);
    let rules = rules_blocks(game, language);
    // The picture stands between what the game is and the first section.
    let is_heading = |block: &Block| matches!(block, Block::Heading(_));
    let (about, sections) = rules.split_at(rules.iter().position(is_heading).unwrap_or(rules.len()));
    let page = format!("{}\n{picture}\n\n{}", blocks_markdown(about), blocks_markdown(sections));
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

#[cfg(test)]
mod tests {
    use naqala::{catalogue, rules_markdown, rules_text, story_markdown, story_text};
    use pulldown_cmark::{Event, Parser};

    use super::*;

    /// The words of a page of plain text, without the marks of lists and the lines below headings.
    fn plain_words(text: &str) -> Vec<&str> {
        let lines = text.lines().filter(|line| line.chars().any(|sign| !matches!(sign, '=' | '-')));
        lines.flat_map(|line| line.split_whitespace()).filter(|word| !is_mark(word)).collect()
    }

    /// Whether a word is the marker of a list item: `*`, `3.`
    fn is_mark(word: &str) -> bool {
        let number = word.strip_suffix('.');
        word == "*" || number.is_some_and(|number| number.bytes().all(|sign| sign.is_ascii_digit()))
    }

    /// The words a reader of the finished page sees.
    fn read_words(markdown: &str) -> Vec<String> {
        let mut text = String::new();
        for event in Parser::new(markdown) {
            match event {
                Event::Text(words) => text.push_str(&words),
                Event::SoftBreak | Event::End(_) => text.push(' '),
                Event::Start(_) => {}
                other => panic!("markup where there should be text: {other:?}"),
            }
        }
        text.split_whitespace().filter(|word| !is_mark(word)).map(str::to_owned).collect()
    }

    #[test]
    fn rules_and_stories_say_the_same_as_markdown_and_as_plain_text() {
        for language in languages() {
            for id in catalogue::ids() {
                let game = catalogue::game(id).expect("a game of the catalogue");
                let plain = rules_text(&game, language);
                assert_eq!(read_words(&rules_markdown(&game, language)), plain_words(&plain), "{id}");
            }
            for game in catalogue::named() {
                let plain = story_text(game, language);
                assert_eq!(read_words(&story_markdown(game, language)), plain_words(&plain), "{}", game.id);
            }
        }
    }
}
