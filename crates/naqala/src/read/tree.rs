//! What stands in a text: values within values, each with its place.

use std::ops::Range;

#[cfg(feature = "toml")]
use toml::de::{DeTable, DeValue};

use super::ReadError;

/// A value and the bytes it stands in.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tree {
    pub(crate) place: Range<usize>,
    pub(crate) value: Value,
}

/// What stands there.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(not(any(feature = "toml", feature = "packed")), allow(dead_code))]
pub(crate) enum Value {
    Text(String),
    Integer(i64),
    Float(f64),
    Boolean(bool),
    List(Vec<Tree>),
    /// In the order of the keys.
    Table(Vec<Entry>),
    /// What no type reads, by its name.
    Other(String),
}

/// A key with its value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Entry {
    pub(crate) key: String,
    pub(crate) place: Range<usize>,
    pub(crate) value: Tree,
}

impl Tree {
    /// Parses a text in TOML.
    #[cfg(feature = "toml")]
    pub(crate) fn parse(source: &str) -> Result<Tree, ReadError> {
        let root = DeTable::parse(source).map_err(|error| ReadError {
            at: error.span().map(|span| span.start),
            message: error.message().to_owned(),
        })?;
        Ok(Tree { place: root.span(), value: Value::Table(entries(root.get_ref())) })
    }

    /// A program that only plays games packed elsewhere has no reader of texts.
    #[cfg(not(feature = "toml"))]
    pub(crate) fn parse(_: &str) -> Result<Tree, ReadError> {
        let message = "rule files cannot be read here: the library was built without its feature `toml`";
        Err(ReadError { at: None, message: message.to_owned() })
    }

    /// The entries of a table; none of anything else.
    pub(crate) fn entries(&self) -> &[Entry] {
        match &self.value {
            Value::Table(entries) => entries,
            _ => &[],
        }
    }
}

#[cfg(feature = "toml")]
fn entries(table: &DeTable<'_>) -> Vec<Entry> {
    let entry = |(key, value): (&toml::Spanned<_>, &toml::Spanned<DeValue<'_>>)| Entry {
        key: std::borrow::Cow::into_owned(std::borrow::Cow::clone(key.get_ref())),
        place: key.span(),
        value: tree(value),
    };
    table.iter().map(entry).collect()
}

#[cfg(feature = "toml")]
fn tree(value: &toml::Spanned<DeValue<'_>>) -> Tree {
    let other = |name: &str| Value::Other(name.to_owned());
    let read = match value.get_ref() {
        DeValue::String(text) => Value::Text(text.clone().into_owned()),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| other("a number that is too large"), Value::Integer),
        DeValue::Float(number) => {
            number.as_str().parse().map_or_else(|_| other("a number of a strange form"), Value::Float)
        }
        DeValue::Boolean(value) => Value::Boolean(*value),
        DeValue::Datetime(_) => other("a date or a time"),
        DeValue::Array(list) => Value::List(list.iter().map(tree).collect()),
        DeValue::Table(table) => Value::Table(entries(table)),
    };
    Tree { place: value.span(), value: read }
}
