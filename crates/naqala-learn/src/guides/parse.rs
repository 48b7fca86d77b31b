//! Reads the Markdown of a guide.

use std::ops::Range;

use pulldown_cmark::{Event, HeadingLevel, OffsetIter, Options, Parser, Tag, TagEnd};

use super::block::{GuideBlock, GuidePart, Section, Span};
use super::guide::{Guide, GuideError};

pub(super) fn read(game: &str, language: &str, source: &str) -> Result<Guide, GuideError> {
    let events = Parser::new_ext(source, Options::ENABLE_HEADING_ATTRIBUTES).into_offset_iter();
    let mut reader = Reader { source, events, at: 0 };
    let read = reader.guide();
    let error = |why| GuideError {
        file: format!("{game}/{language}.md"),
        line: Some(source[..reader.at].matches('\n').count() + 1),
        example: None,
        why,
    };
    let (title, blocks) = read.map_err(error)?;
    Ok(Guide { game: game.to_owned(), language: language.to_owned(), title, blocks })
}

struct Reader<'a> {
    source: &'a str,
    events: OffsetIter<'a>,
    /// Where the last event begins.
    at: usize,
}

type Read<T> = Result<T, String>;

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<Event<'a>> {
        let (event, Range { start, .. }) = self.events.next()?;
        self.at = start.min(self.source.len());
        Some(event)
    }

    fn guide(&mut self) -> Read<(String, Vec<GuideBlock>)> {
        let title = match self.next() {
            Some(Event::Start(Tag::Heading { level: HeadingLevel::H1, .. })) => self.heading()?,
            _ => return Err("a guide begins with the name of the game as its title: `# Name`".into()),
        };
        let mut blocks = Vec::new();
        let mut last = None;
        while let Some(event) = self.next() {
            match event {
                Event::Start(Tag::Heading { level: HeadingLevel::H2, id, .. }) => {
                    let section = section(id.as_deref(), last)?;
                    last = Some(section);
                    blocks.push(GuideBlock::Heading { section, text: self.heading()? });
                }
                Event::Start(Tag::Paragraph) => {
                    blocks.extend(self.parts(TagEnd::Paragraph)?.into_iter().map(GuideBlock::Part));
                }
                Event::Start(Tag::List(first)) => {
                    blocks.push(GuideBlock::List { is_numbered: first.is_some(), items: self.items()? });
                }
                _ => return Err(UNKNOWN.into()),
            }
        }
        if !matches!(blocks.first(), Some(GuideBlock::Part(GuidePart::Text(_)))) {
            return Err("the name is followed by a paragraph that says what the game is".into());
        }
        Ok((title, blocks))
    }

    fn heading(&mut self) -> Read<String> {
        let mut text = String::new();
        loop {
            match self.next() {
                Some(Event::Text(words)) => text.push_str(&words),
                Some(Event::End(TagEnd::Heading(_))) => return Ok(text),
                _ => return Err("a heading is plain text".into()),
            }
        }
    }

    fn items(&mut self) -> Read<Vec<Vec<GuidePart>>> {
        let mut items = Vec::new();
        loop {
            match self.next() {
                Some(Event::Start(Tag::Item)) => items.push(self.parts(TagEnd::Item)?),
                Some(Event::End(TagEnd::List(_))) => return Ok(items),
                _ => return Err(UNKNOWN.into()),
            }
        }
    }

    /// Text and pictures up to an end; paragraphs inside of an item are parts of their own.
    fn parts(&mut self, end: TagEnd) -> Read<Vec<GuidePart>> {
        let mut parts = Parts::default();
        loop {
            match self.next() {
                Some(Event::Text(words)) => parts.plain(&words),
                Some(Event::SoftBreak | Event::HardBreak) => parts.plain(" "),
                Some(Event::Code(words)) => parts.spans.push(Span::Code(words.into_string())),
                Some(Event::Start(Tag::Emphasis)) => {
                    let words = self.words(TagEnd::Emphasis)?;
                    parts.spans.push(Span::Emphasis(words));
                }
                Some(Event::Start(Tag::Strong)) => {
                    let words = self.words(TagEnd::Strong)?;
                    parts.spans.push(Span::Strong(words));
                }
                Some(Event::Start(Tag::Link { dest_url, .. })) => {
                    let text = self.words(TagEnd::Link)?;
                    parts.spans.push(Span::Link { text, address: dest_url.into_string() });
                }
                Some(Event::Start(Tag::Image { dest_url, .. })) => {
                    parts.finish_text();
                    let caption = self.words(TagEnd::Image)?;
                    parts.all.push(GuidePart::Picture { example: dest_url.into_string(), caption });
                }
                Some(Event::Start(Tag::Paragraph)) if end == TagEnd::Item => parts.finish_text(),
                Some(Event::End(TagEnd::Paragraph)) if end == TagEnd::Item => parts.finish_text(),
                Some(Event::End(found)) if found == end => {
                    parts.finish_text();
                    return Ok(parts.all);
                }
                _ => return Err(UNKNOWN.into()),
            }
        }
    }

    /// Plain words up to an end.
    fn words(&mut self, end: TagEnd) -> Read<String> {
        let mut words = String::new();
        loop {
            match self.next() {
                Some(Event::Text(text) | Event::Code(text)) => words.push_str(&text),
                Some(Event::SoftBreak) => words.push(' '),
                Some(Event::End(found)) if found == end => return Ok(words),
                _ => return Err("only plain words stand within emphasis, links and captions".into()),
            }
        }
    }
}

const UNKNOWN: &str =
    "a guide has headings with keys, paragraphs, lists of one level, emphasis, code, links and pictures only";

/// Parts being collected.
#[derive(Default)]
struct Parts {
    all: Vec<GuidePart>,
    spans: Vec<Span>,
}

impl Parts {
    fn plain(&mut self, words: &str) {
        match self.spans.last_mut() {
            Some(Span::Plain(text)) => text.push_str(words),
            _ => self.spans.push(Span::Plain(words.to_owned())),
        }
    }

    fn finish_text(&mut self) {
        // The break before a picture is no text.
        if let Some(Span::Plain(text)) = self.spans.last_mut() {
            text.truncate(text.trim_end().len());
        }
        let spans = std::mem::take(&mut self.spans);
        if spans.iter().any(|span| !span.words().trim().is_empty()) {
            self.all.push(GuidePart::Text(spans));
        }
    }
}

/// The section of a heading's key, which comes after the last one.
fn section(key: Option<&str>, last: Option<Section>) -> Read<Section> {
    let keys = || Section::ALL.map(Section::key).join(", ");
    let key = key.ok_or_else(|| format!("the heading has no key: `{{#play}}`; the keys are {}", keys()))?;
    let section =
        Section::of_key(key).ok_or_else(|| format!("no section is `{key}`; there are {}", keys()))?;
    match last {
        Some(last) if last >= section => {
            Err(format!("`{key}` cannot come after `{}`; the order is {}", last.key(), keys()))
        }
        _ => Ok(section),
    }
}
