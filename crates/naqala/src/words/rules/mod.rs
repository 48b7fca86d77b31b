//! The rules of a game, written for somebody who has never seen it.

mod board;
mod ending;
mod landing;
mod measured;
mod options;
mod race;
mod refusal;
mod seats;
mod story;
mod turn;

pub use refusal::refusal_rule;
pub use story::{story_blocks, story_markdown, story_text, story_text_of_width};

use crate::game::Game;
use crate::words::messages::{self, Words};
use crate::words::page::{self, Block, Page, blocks_text, markdown};
use crate::words::phrases::Phrases;

/// The written rules of a game with its options chosen, as plain text with headings, 80 columns wide.
///
/// The text is made from the rules that are played; only names, summaries, options, notes and sources are those
/// of the rule file. A language that is not in [`crate::languages`] gives English.
///
/// ```
/// let game = naqala::catalogue::game("kalah").unwrap();
/// let text = naqala::rules_text(&game, "en");
/// assert!(text.starts_with("Kalah\n=====\n"));
/// assert!(text.contains("If the last seed falls into your store, you move again."));
/// ```
pub fn rules_text(game: &Game, language: &str) -> String {
    rules_text_of_width(game, language, page::WIDTH)
}

/// [`rules_text`] with lines of another width; a line that is one long word may be longer.
///
/// ```
/// # use naqala::{catalogue, rules_text_of_width};
/// let text = rules_text_of_width(&catalogue::game("oware").unwrap(), "en", 40);
/// assert!(text.lines().all(|line| line.chars().count() <= 40));
/// ```
pub fn rules_text_of_width(game: &Game, language: &str, width: usize) -> String {
    blocks_text(&rules_blocks(game, language), width)
}

/// The text of [`rules_text`] as Markdown.
///
/// ```
/// let game = naqala::catalogue::game("kalah").unwrap();
/// let text = naqala::rules_markdown(&game, "en");
/// assert!(text.starts_with("# Kalah\n\n"));
/// assert!(text.contains("\n## Sowing\n\n"));
/// ```
pub fn rules_markdown(game: &Game, language: &str) -> String {
    markdown::blocks_markdown(&rules_blocks(game, language))
}

/// The text of [`rules_text`], block by block, for other ways to display it.
///
/// ```
/// use naqala::{Block, catalogue, rules_blocks};
/// let blocks = rules_blocks(&catalogue::game("kalah").unwrap(), "en");
/// assert_eq!(blocks[0], Block::Title("Kalah".into()));
/// assert!(blocks.contains(&Block::Heading("Sowing".into())));
/// ```
pub fn rules_blocks(game: &Game, language: &str) -> Vec<Block> {
    let words = messages::words(language);
    let mut writer = Writer { words, game, phrases: Phrases::new(words, game), page: Page::default() };
    writer.goal();
    writer.board();
    writer.race();
    writer.turn();
    writer.sowing();
    writer.on_the_way();
    writer.landing();
    writer.demands();
    writer.ending();
    writer.rounds();
    writer.measured();
    writer.options();
    writer.notes();
    writer.page.finish()
}

/// Writes the rules of one game, section by section.
struct Writer<'a> {
    words: Words,
    game: &'a Game,
    phrases: Phrases<'a>,
    page: Page,
}

impl Writer<'_> {
    fn heading(&mut self, key: &str) {
        self.page.heading(self.words.tell(key));
    }

    fn tell(&mut self, key: &str) {
        self.page.paragraph(self.words.tell(key));
    }

    /// The cases of a stage: a plain sentence for a single one, otherwise a numbered list.
    fn cases(&mut self, cases: &[String]) {
        match cases {
            [only] => self.page.paragraph(only),
            several => self.page.steps(several),
        }
    }
}
