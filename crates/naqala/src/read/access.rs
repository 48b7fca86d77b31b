//! Iterators over the lists, tables and places of a tree.

use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess};

use super::{Entry, Node, ReadError, Tree, What};

/// Reads a value; a mistake that has no place stands where the value stands.
#[inline(never)]
fn read<'de, S: DeserializeSeed<'de>>(seed: S, node: Node<'_>) -> Result<S::Value, ReadError> {
    let at = node.place.start;
    seed.deserialize(node).map_err(|error| error.or_at(at))
}

/// The values of a list.
pub(super) struct Items<'t>(std::slice::Iter<'t, Tree>);

impl<'t> Items<'t> {
    pub(super) fn new(items: &'t [Tree]) -> Items<'t> {
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
    entries: std::slice::Iter<'t, Entry>,
    /// The value whose key was read.
    value: Option<&'t Tree>,
}

impl<'t> Entries<'t> {
    pub(super) fn new(table: &'t [Entry]) -> Entries<'t> {
        Entries { entries: table.iter(), value: None }
    }
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = ReadError;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, ReadError> {
        let Some(entry) = self.entries.next() else { return Ok(None) };
        self.value = Some(&entry.value);
        read(seed, Node { place: entry.place.clone(), what: What::Key(&entry.key) }).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, ReadError> {
        let value =
            self.value.take().ok_or_else(|| ReadError::custom("a value was asked for before its key"))?;
        read(seed, Node::new(value))
    }
}

/// A value with its byte range: the first byte, the one after the last, the value itself.
pub(super) struct Place<'t> {
    node: Node<'t>,
    given: u8,
}

impl<'t> Place<'t> {
    pub(super) fn new(node: Node<'t>) -> Place<'t> {
        Place { node, given: 0 }
    }
}

impl<'de> SeqAccess<'de> for Place<'_> {
    type Error = ReadError;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, ReadError> {
        let what = match self.given {
            0 => What::Byte(self.node.place.start),
            1 => What::Byte(self.node.place.end),
            2 => self.node.what.clone(),
            _ => return Ok(None),
        };
        self.given += 1;
        read(seed, Node { place: self.node.place.clone(), what }).map(Some)
    }
}
