//! How long messages become with the messages they refer to.

use std::collections::BTreeMap;
use std::iter;

use super::fill::DEEPEST;
use super::{Entry, Inline, Messages, Pattern, Piece};

/// Maximum length of a message in bytes, and as many pieces as fit into it.
const LONGEST: usize = 1 << 16;

/// A message that becomes too long, or whose references are too deep, as they are in a circle.
pub(crate) fn too_large<'s>(messages: &Messages<'s>) -> Option<&'s str> {
    let mut measure = Measure { messages, known: BTreeMap::new() };
    let is_large = |(key, entry): &(&&'s str, &Entry<'s>)| {
        let attributes = entry.attributes.iter().map(|(name, _)| Some(*name));
        iter::once(None).chain(attributes).any(|part| measure.message(key, part, 0).is_none())
    };
    messages.iter().find(is_large).map(|(key, _)| *key)
}

/// The size of a message without its values.
#[derive(Clone, Copy, Default)]
struct Size {
    /// Bytes and pieces together.
    length: usize,
    /// How deep its references are.
    depth: u8,
}

impl Size {
    /// The size of both together.
    fn and(self, other: Size) -> Size {
        Size { length: self.length.saturating_add(other.length), depth: self.depth.max(other.depth) }
    }

    /// The size of the larger one.
    fn or(self, other: Size) -> Size {
        Size { length: self.length.max(other.length), depth: self.depth.max(other.depth) }
    }
}

/// Measures every message once.
struct Measure<'m, 's> {
    messages: &'m Messages<'s>,
    known: BTreeMap<(&'m str, Option<&'m str>), Size>,
}

impl<'m> Measure<'m, '_> {
    /// The size of a message that is referred to from this depth; `None` if it is too large.
    fn message(&mut self, key: &'m str, attribute: Option<&'m str>, depth: u8) -> Option<Size> {
        if let Some(size) = self.known.get(&(key, attribute)) {
            return Some(*size).filter(|size| depth + size.depth <= DEEPEST);
        }
        let pattern = self.messages.get(key).and_then(|entry| entry.pattern(attribute));
        let size = match pattern {
            Some(pattern) if depth <= DEEPEST => self.pattern(pattern, depth)?,
            Some(_) => return None,
            None => Size::default(),
        };
        self.known.insert((key, attribute), size);
        Some(size).filter(|size| size.length <= LONGEST)
    }

    fn pattern(&mut self, pattern: &'m Pattern<'_>, depth: u8) -> Option<Size> {
        let mut size = Size::default();
        for piece in pattern {
            let piece = match piece {
                Piece::Text(text) => Size { length: text.len(), depth: 0 },
                Piece::Place(inline) => self.inline(inline, depth)?,
                Piece::Choice(choice) => {
                    let mut longest = Size::default();
                    for (_, variant) in &choice.variants {
                        longest = longest.or(self.pattern(variant, depth)?);
                    }
                    self.inline(&choice.selector, depth)?.and(longest)
                }
            };
            size = size.and(piece).and(Size { length: 1, depth: 0 });
        }
        Some(size)
    }

    fn inline(&mut self, inline: &'m Inline<'_>, depth: u8) -> Option<Size> {
        match inline {
            Inline::Quoted(text) => Some(Size { length: text.len(), depth: 0 }),
            Inline::Value(_) => Some(Size::default()),
            Inline::Message(key, attribute) => {
                let size = self.message(key, *attribute, depth + 1)?;
                Some(Size { depth: size.depth + 1, ..size })
            }
            Inline::Form(asked) | Inline::Trait(asked) => {
                Some(self.inline(&asked[0], depth)?.and(self.inline(&asked[1], depth)?))
            }
        }
    }
}
