//! The story of a game that is known by name only.

use crate::catalogue::NamedGame;
use crate::words::messages::{self, values};
use crate::words::page::{self, Page, Style};
use crate::words::texts;

/// What is known of a game without rules that could be played, as plain text with headings.
///
/// ```
/// let game = naqala::catalogue::named_game("redu").unwrap();
/// let text = naqala::story_text(game, "en");
/// assert!(text.contains("Why it cannot be played"));
/// ```
pub fn story_text(game: &NamedGame, language: &str) -> String {
    story_text_of_width(game, language, page::WIDTH)
}

/// [`story_text`] with lines of another width; a line that is one long word may be longer.
pub fn story_text_of_width(game: &NamedGame, language: &str, width: usize) -> String {
    write(game, language, Style::Plain { width })
}

/// The same text as [`story_text`], as Markdown.
pub fn story_markdown(game: &NamedGame, language: &str) -> String {
    write(game, language, Style::Markdown)
}

fn write(game: &NamedGame, language: &str, style: Style) -> String {
    let words = messages::words(language);
    let game = texts::named(words, game);
    let mut page = Page::new(style);
    page.title(&game.name);
    page.paragraph(&game.story);
    page.paragraph(words.say("about-played", values![place = game.played.as_str()]));
    if !game.other_names.is_empty() {
        page.paragraph(words.say("about-names", values![names = game.other_names.join(", ")]));
    }
    page.heading(words.tell("heading-missing"));
    page.paragraph(&game.missing);
    if !game.known.is_empty() {
        page.heading(words.tell("heading-known"));
        game.known.iter().for_each(|fact| page.item(fact));
    }
    page.heading(words.tell("heading-sources"));
    game.sources.iter().for_each(|source| page.item(&source.text));
    page.finish()
}
