//! Lays text out on a page: headings, paragraphs, lists and figures, as plain text that is wrapped or as Markdown.

pub(super) mod markdown;

use std::fmt::Display;

/// The usual width of a page in characters.
pub(crate) const WIDTH: usize = 80;

/// How a page is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// For a terminal: lines of this width, underlined headings.
    Plain { width: usize },
    /// CommonMark.
    Markdown,
}

/// A page being written.
#[derive(Debug)]
pub(crate) struct Page {
    text: String,
    style: Style,
}

impl Page {
    /// An empty page.
    pub(crate) fn new(style: Style) -> Page {
        Page { text: String::new(), style }
    }

    /// The title of the page.
    pub(crate) fn title(&mut self, title: impl Display) {
        match self.style {
            Style::Plain { .. } => self.heading_with(&title.to_string(), '='),
            Style::Markdown => markdown::block(&mut self.text, "# ", &title.to_string()),
        }
    }

    /// A heading; it has to be followed by something.
    pub(crate) fn heading(&mut self, heading: impl Display) {
        match self.style {
            Style::Plain { .. } => self.heading_with(&heading.to_string(), '-'),
            Style::Markdown => markdown::block(&mut self.text, "## ", &heading.to_string()),
        }
    }

    fn heading_with(&mut self, heading: &str, rule: char) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(heading);
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n(rule, heading.chars().count()));
        self.text.push('\n');
    }

    /// A paragraph; nothing for an empty one.
    pub(crate) fn paragraph(&mut self, text: impl Display) {
        match self.style {
            Style::Plain { width } => self.wrapped(width, &text.to_string(), "", ""),
            Style::Markdown => markdown::block(&mut self.text, "", &text.to_string()),
        }
    }

    /// An item of a list.
    pub(crate) fn item(&mut self, text: impl Display) {
        match self.style {
            Style::Plain { width } => self.wrapped(width, &text.to_string(), "* ", "  "),
            Style::Markdown => markdown::item(&mut self.text, "- ", &text.to_string()),
        }
    }

    /// An item of a numbered list.
    pub(crate) fn step(&mut self, number: usize, text: impl Display) {
        match self.style {
            Style::Plain { width } => {
                self.wrapped(width, &text.to_string(), &format!("{number:>2}. "), "    ");
            }
            Style::Markdown => markdown::item(&mut self.text, &format!("{number}. "), &text.to_string()),
        }
    }

    /// Lines that stay as they are.
    pub(crate) fn figure(&mut self, lines: &[String]) {
        if self.style == Style::Markdown {
            markdown::figure(&mut self.text, lines);
            return;
        }
        for line in lines {
            self.text.push_str("    ");
            self.text.push_str(line.trim_end());
            self.text.push('\n');
        }
    }

    /// The finished page.
    pub(crate) fn finish(self) -> String {
        self.text
    }

    fn wrapped(&mut self, width: usize, text: &str, first: &str, further: &str) {
        if text.trim().is_empty() {
            return;
        }
        let mut line = first.to_owned();
        let mut empty = true;
        for word in text.split_whitespace() {
            let length = line.chars().count() + word.chars().count() + usize::from(!empty);
            if !empty && length > width {
                self.text.push_str(&line);
                self.text.push('\n');
                line = further.to_owned();
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
            empty = false;
        }
        self.text.push_str(&line);
        self.text.push('\n');
    }
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
        let mut page = Page::new(Style::Plain { width: 40 });
        page.heading("Sowing");
        page.item("seed ".repeat(20));
        let text = page.finish();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..2], ["Sowing", "------"]);
        assert!(lines[2].starts_with("* seed") && lines[3].starts_with("  seed"));
        assert!(lines.iter().all(|line| line.len() <= 40));
    }
}
