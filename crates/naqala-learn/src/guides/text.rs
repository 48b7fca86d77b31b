//! A guide as plain text, for terminals.

use naqala::{Block, blocks_text};

use super::block::{GuideBlock, GuidePart, Span};
use super::guide::Guide;

impl Guide {
    /// The guide as lines of this width. `drawing` gives the lines of an example's drawing; without one there is its caption
    /// alone.
    pub fn text(&self, width: usize, drawing: impl Fn(&str) -> Option<Vec<String>>) -> String {
        let mut blocks = vec![Block::Title(self.title().to_owned())];
        for block in self.blocks() {
            match block {
                GuideBlock::Heading { text, .. } => blocks.push(Block::Heading(text.clone())),
                GuideBlock::Part(part) => add(&mut blocks, part, &drawing),
                GuideBlock::List { is_numbered, items } => list(&mut blocks, *is_numbered, items, &drawing),
            }
        }
        let text = blocks_text(&blocks, width);
        text.lines().flat_map(|line| [line.trim_end(), "\n"]).collect()
    }
}

type Drawing<'a> = &'a dyn Fn(&str) -> Option<Vec<String>>;

/// A list whose pictures come after all of it, so that its numbers stay together.
fn list(blocks: &mut Vec<Block>, is_numbered: bool, items: &[Vec<GuidePart>], drawing: Drawing<'_>) {
    let texts = |parts: &Vec<GuidePart>| parts.iter().filter_map(words).collect::<Vec<_>>().join(" ");
    let lines = items.iter().map(texts).collect();
    blocks.push(if is_numbered { Block::Steps(lines) } else { Block::List(lines) });
    for part in items.iter().flatten().filter(|part| words(part).is_none()) {
        add(blocks, part, drawing);
    }
}

fn add(blocks: &mut Vec<Block>, part: &GuidePart, drawing: Drawing<'_>) {
    match part {
        GuidePart::Text(_) => blocks.extend(words(part).map(Block::Paragraph)),
        GuidePart::Picture { example, caption } => {
            blocks.push(Block::Drawing(vec![String::new()]));
            blocks.push(Block::Paragraph(caption.clone()));
            blocks.extend(drawing(example).map(Block::Drawing));
        }
    }
}

/// The words of running text; the address of a link follows its words.
fn words(part: &GuidePart) -> Option<String> {
    let GuidePart::Text(spans) = part else { return None };
    let span = |span: &Span| match span {
        Span::Link { text, address } if text != address => format!("{text} <{address}>"),
        other => other.words().to_owned(),
    };
    Some(spans.iter().map(span).collect())
}
