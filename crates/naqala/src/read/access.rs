//! What is in lists, in tables, and at a place, one thing after the other.

use serde::de::{DeserializeSeed, MapAccess, SeqAccess};
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toml::map::Iter;

use super::{Node, ReadError, Value};

/// Reads a value; a mistake that has no place stands where the value stands.
#[inline(never)]
fn read<'de, S: DeserializeSeed<'de>>(seed: S, node: Node<'_>) -> Result<S::Value, ReadError> {
    let at = node.place.start;
    seed.deserialize(node).map_err(|error| error.or_at(at))
}

/// The values of a list.
pub(super) struct Items<'t>(std::slice::Iter<'t, Spanned<DeValue<'t>>>);

impl<'t> Items<'t> {
    pub(super) fn new(items: &'t [Spanned<DeValue<'t>>]) -> Items<'t> {
        Items(items.iter())
    }
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = ReadError;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, ReadError> {
        self.0.next().map(|item| read(seed, Node::new(item))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The keys and values of a table.
pub(super) struct Entries<'t> {
    entries: Iter<'t, Spanned<std::borrow::Cow<'t, str>>, Spanned<DeValue<'t>>>,
    /// The value whose key was read.
    value: Option<Node<'t>>,
}

impl<'t> Entries<'t> {
    pub(super) fn new(table: &'t DeTable<'t>) -> Entries<'t> {
        Entries { entries: table.iter(), value: None }
    }
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = ReadError;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, ReadError> {
        let Some((key, value)) = self.entries.next() else { return Ok(None) };
        self.value = Some(Node::new(value));
        read(seed, Node::key(key)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, ReadError> {
        // Whoever asks for a value before its key gets nothing that could be read.
        let node = self.value.take().unwrap_or(Node { place: 0..0, value: Value::Other("nothing") });
        read(seed, node)
    }
}

/// A value with the bytes it stands in: the first, the one after the last, the value itself.
pub(super) struct Place<'t> {
    node: Node<'t>,
    told: u8,
}

impl<'t> Place<'t> {
    pub(super) fn new(node: Node<'t>) -> Place<'t> {
        Place { node, told: 0 }
    }
}

impl<'de> SeqAccess<'de> for Place<'_> {
    type Error = ReadError;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, ReadError> {
        let byte = |at: usize| Value::Integer(i64::try_from(at).unwrap_or(i64::MAX));
        let value = match self.told {
            0 => byte(self.node.place.start),
            1 => byte(self.node.place.end),
            2 => self.node.value.clone(),
            _ => return Ok(None),
        };
        self.told += 1;
        read(seed, Node { place: self.node.place.clone(), value }).map(Some)
    }
}
