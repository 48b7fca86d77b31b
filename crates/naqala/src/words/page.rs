//! A page as blocks: headings, paragraphs, lists and drawings. Each front end writes them in its own way: as wrapped plain text,
//! as Markdown, or as elements of a page in a browser.

pub(super) mod markdown;

use std::fmt::Display;

/// The usual width of a page in characters.
pub(crate) const WIDTH: usize = 80;

/// A block of a page. Texts are single lines without markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// The title of the page.
    Title(String),
    /// The heading of a section.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
    /// The items of a list.
    List(Vec<String>),
    /// The items of a numbered list, from 1 on.
    Steps(Vec<String>),
    /// The lines of a drawing made of letters, which stay as they are.
    Drawing(Vec<String>),
}

/// A page being written.
#[derive(Debug, Default)]
pub(crate) struct Page {
    blocks: Vec<Block>,
}

impl Page {
    /// The title of the page.
    pub(crate) fn title(&mut self, title: impl Display) {
        self.blocks.push(Block::Title(line_of(title)));
    }

    /// A heading; it has to be followed by something.
    pub(crate) fn heading(&mut self, heading: impl Display) {
        self.blocks.push(Block::Heading(line_of(heading)));
    }

    /// Adds a paragraph, unless it is empty.
    pub(crate) fn paragraph(&mut self, text: impl Display) {
        let text = line_of(text);
        if !text.is_empty() {
            self.blocks.push(Block::Paragraph(text));
        }
    }

    /// An item of a list; items that follow each other make up one list.
    pub(crate) fn item(&mut self, text: impl Display) {
        let text = line_of(text);
        match self.blocks.last_mut() {
            _ if text.is_empty() => {}
            Some(Block::List(items)) => items.push(text),
            _ => self.blocks.push(Block::List(vec![text])),
        }
    }

    /// Adds a numbered list, unless it is empty.
    pub(crate) fn steps(&mut self, items: impl IntoIterator<Item = impl Display>) {
        let items: Vec<String> = items.into_iter().map(line_of).collect();
        if !items.is_empty() {
            self.blocks.push(Block::Steps(items));
        }
    }

    /// Lines that stay as they are.
    pub(crate) fn drawing(&mut self, lines: &[String]) {
        self.blocks.push(Block::Drawing(lines.iter().map(|line| line.trim_end().to_owned()).collect()));
    }

    /// The finished page.
    pub(crate) fn finish(self) -> Vec<Block> {
        self.blocks
    }
}

/// The words of a text on one line.
fn line_of(text: impl Display) -> String {
    text.to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Blocks as plain text for a terminal: lines of this width, underlined headings. A line that is one long word may be
/// longer.
///
/// ```
/// use naqala::{Block, blocks_text};
/// let blocks = [Block::Heading("Sowing".into()), Block::List(vec!["seed by seed".into()])];
/// assert_eq!(blocks_text(&blocks, 80), "Sowing\n------\n* seed by seed\n");
/// ```
pub fn blocks_text(blocks: &[Block], width: usize) -> String {
    let mut text = String::new();
    for block in blocks {
        match block {
            Block::Title(title) => underlined(&mut text, title, '='),
            Block::Heading(heading) => underlined(&mut text, heading, '-'),
            Block::Paragraph(paragraph) => wrapped(&mut text, width, paragraph, "", ""),
            Block::List(items) => items.iter().for_each(|item| wrapped(&mut text, width, item, "* ", "  ")),
            Block::Steps(items) => {
                for (number, item) in (1..).zip(items) {
                    wrapped(&mut text, width, item, &format!("{number:>2}. "), "    ");
                }
            }
            Block::Drawing(lines) => {
                lines.iter().for_each(|line| text.push_str(&format!("    {line}\n")));
            }
        }
    }
    text
}

fn underlined(text: &mut String, heading: &str, rule: char) {
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(heading);
    text.push('\n');
    text.extend(std::iter::repeat_n(rule, heading.chars().count()));
    text.push('\n');
}

fn wrapped(text: &mut String, width: usize, paragraph: &str, first: &str, further: &str) {
    let mut line = first.to_owned();
    let mut empty = true;
    for word in paragraph.split_whitespace() {
        let length = line.chars().count() + word.chars().count() + usize::from(!empty);
        if !empty && length > width {
            text.push_str(&line);
            text.push('\n');
            line = further.to_owned();
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    text.push_str(&line);
    text.push('\n');
}

/// The sentence with a capital letter at its beginning.
pub(crate) fn capital(sentence: impl Display) -> String {
    let sentence = sentence.to_string();
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_wrapped_and_hang() {
        let mut page = Page::default();
        page.heading("Sowing");
        page.item("seed ".repeat(20));
        let text = blocks_text(&page.finish(), 40);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..2], ["Sowing", "------"]);
        assert!(lines[2].starts_with("* seed") && lines[3].starts_with("  seed"));
        assert!(lines.iter().all(|line| line.len() <= 40));
    }

    #[test]
    fn items_make_up_one_list_and_empty_texts_nothing() {
        let mut page = Page::default();
        page.paragraph(" ");
        page.item("one");
        page.item("");
        page.item("two\n  words");
        page.steps(["first"]);
        page.drawing(&["A  B ".to_owned()]);
        let list = Block::List(vec!["one".into(), "two words".into()]);
        let drawing = Block::Drawing(vec!["A  B".into()]);
        assert_eq!(page.finish(), [list, Block::Steps(vec!["first".into()]), drawing]);
    }
}
