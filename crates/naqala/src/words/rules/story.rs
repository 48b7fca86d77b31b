//! The story of a game that is known only by name.

use crate::catalogue::NamedGame;
use crate::words::messages::{self, values};
use crate::words::page::{self, Block, Page, blocks_text, markdown};
use crate::words::texts;

/// What is known about a game without playable rules, as plain text with headings.
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
///
/// ```
/// # use naqala::{catalogue, story_text_of_width};
/// let text = story_text_of_width(&catalogue::named()[0], "en", 40);
/// assert!(text.contains(&catalogue::named()[0].name));
/// ```
pub fn story_text_of_width(game: &NamedGame, language: &str, width: usize) -> String {
    blocks_text(&story_blocks(game, language), width)
}

/// The text of [`story_text`] as Markdown.
///
/// ```
/// # use naqala::{catalogue, story_markdown};
/// assert!(story_markdown(&catalogue::named()[0], "en").starts_with("# "));
/// ```
pub fn story_markdown(game: &NamedGame, language: &str) -> String {
    markdown::blocks_markdown(&story_blocks(game, language))
}

/// The text of [`story_text`], block by block.
///
/// ```
/// use naqala::{Block, catalogue, story_blocks};
/// let game = catalogue::named_game("redu").unwrap();
/// assert!(matches!(story_blocks(game, "en")[0], Block::Title(_)));
/// ```
pub fn story_blocks(game: &NamedGame, language: &str) -> Vec<Block> {
    let words = messages::words(language);
    let game = texts::named(words, game);
    let mut page = Page::default();
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
