//! A guide as Markdown with pictures in files, for the book.

use naqala::escape_markdown;

use super::block::{GuideBlock, GuidePart, Span};
use super::guide::Guide;

impl Guide {
    /// All below the title as Markdown, its headings one level below a title. `pictures` gives the Markdown of an example's
    /// drawings.
    ///
    /// ```
    /// use naqala_learn::Guide;
    /// let guide = Guide::read("mine", "en", "# Mine\n\nMine.\n\n## A minute {#play}\n\n1. Sow.\n   ![So.](sow)\n")?;
    /// let markdown = guide.markdown(|example, caption| format!("![{caption}]({example}.svg)"));
    /// assert_eq!(markdown, "Mine.\n\n## A minute\n\n1. Sow.\n\n   ![So.](sow.svg)\n\n");
    /// # Ok::<(), naqala_learn::GuideError>(())
    /// ```
    pub fn markdown(&self, mut pictures: impl FnMut(&str, &str) -> String) -> String {
        let mut shown = |part: &GuidePart| match part {
            GuidePart::Text(spans) => running(spans),
            GuidePart::Picture { example, caption } => pictures(example, caption),
        };
        let mut markdown = String::new();
        for block in self.blocks() {
            match block {
                GuideBlock::Heading { text, .. } => {
                    markdown += &format!("## {}\n\n", escape_markdown(text));
                }
                GuideBlock::Part(part) => markdown += &format!("{}\n\n", shown(part)),
                GuideBlock::List { is_numbered, items } => {
                    for (number, parts) in (1..).zip(items) {
                        let mark = if *is_numbered { format!("{number}. ") } else { "- ".to_owned() };
                        let inside: Vec<String> = parts.iter().map(&mut shown).collect();
                        let inside =
                            inside.join("\n\n").replace('\n', &format!("\n{}", " ".repeat(mark.len())));
                        let lines = format!("{mark}{inside}\n\n");
                        // A line of nothing but the indentation is an empty one.
                        markdown += &lines.replace(&format!("\n{}\n", " ".repeat(mark.len())), "\n\n");
                    }
                }
            }
        }
        markdown
    }
}

fn running(spans: &[Span]) -> String {
    let span = |span: &Span| {
        let words = escape_markdown(span.words());
        match span {
            Span::Plain(_) => words,
            Span::Emphasis(_) => format!("*{words}*"),
            Span::Strong(_) => format!("**{words}**"),
            Span::Code(text) => format!("`{text}`"),
            Span::Link { address, .. } => format!("[{words}]({address})"),
        }
    };
    spans.iter().map(span).collect()
}
