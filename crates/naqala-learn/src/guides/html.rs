//! A guide as HTML, for the page.

use std::fmt::Write as _;

use super::block::{GuideBlock, GuidePart, Span};
use super::guide::Guide;
use crate::glossary::{Marker, Piece};

impl Guide {
    /// All below the title as a fragment of HTML. `pictures` gives the drawings of an example as SVG; an example that it
    /// does not know is shown by its caption alone.
    ///
    /// ```
    /// use naqala_learn::Guide;
    /// let guide = Guide::read("mine", "en", "# Mine\n\nA *game*, mine & yours.\n\n![Look.](start)\n")?;
    /// let html = guide.html(|example| vec![format!("<svg id=\"{example}\"/>")]);
    /// assert_eq!(
    ///     html,
    ///     "<p>A <em>game</em>, mine &amp; yours.</p>\n\
    ///      <figure class=\"example\"><svg id=\"start\"/><figcaption>Look.</figcaption></figure>\n"
    /// );
    /// # Ok::<(), naqala_learn::GuideError>(())
    /// ```
    pub fn html(&self, pictures: impl Fn(&str) -> Vec<String>) -> String {
        self.marked_html(pictures, &mut Marker::default())
    }

    /// The guide as HTML, with terms that show their meaning on hover, focus or touch.
    ///
    /// ```
    /// use naqala_learn::{Guide, Marker};
    /// let guide = Guide::read("mine", "en", "# Mine\n\nTwo laps.\n")?;
    /// let mut marker = Marker::read("lap\t\tlap|laps\tOne sowing.\n", "mine");
    /// assert_eq!(
    ///     guide.marked_html(|_| Vec::new(), &mut marker),
    ///     "<p>Two <button type=\"button\" class=\"term\" aria-describedby=\"guide-term-lap\">laps</button>\
    ///      <span role=\"tooltip\" id=\"guide-term-lap\">One sowing.</span>.</p>\n"
    /// );
    /// # Ok::<(), naqala_learn::GuideError>(())
    /// ```
    pub fn marked_html(&self, pictures: impl Fn(&str) -> Vec<String>, marker: &mut Marker) -> String {
        let mut html = String::new();
        for block in self.blocks() {
            let done = match block {
                GuideBlock::Heading { section, text } => {
                    writeln!(html, "<h2 id=\"guide-{}\">{}</h2>", section.key(), escaped(text))
                }
                GuideBlock::Part(GuidePart::Text(spans)) => {
                    writeln!(html, "<p>{}</p>", running(spans, marker))
                }
                GuideBlock::Part(part) => writeln!(html, "{}", shown(part, &pictures, marker)),
                GuideBlock::List { is_numbered, items } => {
                    let tag = if *is_numbered { "ol" } else { "ul" };
                    let items = items.iter().map(|parts| {
                        let parts: String = parts.iter().map(|part| shown(part, &pictures, marker)).collect();
                        format!("<li>{parts}</li>\n")
                    });
                    writeln!(html, "<{tag}>\n{}</{tag}>", items.collect::<String>())
                }
            };
            done.expect("writing to a string cannot fail");
        }
        html
    }
}

fn shown(part: &GuidePart, pictures: &impl Fn(&str) -> Vec<String>, marker: &mut Marker) -> String {
    match part {
        GuidePart::Text(spans) => running(spans, marker),
        GuidePart::Picture { example, caption } => format!(
            "<figure class=\"example\">{}<figcaption>{}</figcaption></figure>",
            pictures(example).concat(),
            escaped(caption)
        ),
    }
}

fn running(spans: &[Span], marker: &mut Marker) -> String {
    let span = |span: &Span| {
        let words = escaped(span.words());
        match span {
            Span::Plain(text) => marker.pieces(text).iter().map(piece).collect(),
            Span::Emphasis(_) => format!("<em>{words}</em>"),
            Span::Strong(_) => format!("<strong>{words}</strong>"),
            Span::Code(_) => format!("<code>{words}</code>"),
            Span::Link { address, .. } => {
                format!("<a href=\"{}\" rel=\"noopener noreferrer\">{words}</a>", escaped(address))
            }
        }
    };
    spans.iter().map(span).collect()
}

/// A piece of text; a term is a button, so that fingers and keys reach it, with its meaning as a tooltip.
fn piece(piece: &Piece<'_>) -> String {
    match piece {
        Piece::Plain(text) => escaped(text),
        Piece::Term { text, key, meaning } => format!(
            "<button type=\"button\" class=\"term\" aria-describedby=\"guide-term-{key}\">{}</button>\
             <span role=\"tooltip\" id=\"guide-term-{key}\">{}</span>",
            escaped(text),
            escaped(meaning)
        ),
    }
}

pub(crate) fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    pulldown_cmark_escape::escape_html(&mut html, text).expect("writing to a string cannot fail");
    html
}
