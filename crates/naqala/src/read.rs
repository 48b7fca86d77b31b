//! Reads TOML into types, with the place of every value.
//!
//! The text is parsed once into a [`Tree`]. A single deserialiser, a [`Node`] of that tree, then handles tables, lists, keys and
//! values alike. So the code that reads a type exists only once, which keeps WebAssembly modules small, and trees received as
//! bytes are read in the same way.

mod access;
mod tree;

use std::fmt;
use std::ops::Range;

use serde::de::value::StrDeserializer;
use serde::de::{DeserializeOwned, Deserializer, Error, Expected, Unexpected, Visitor};

use access::{Entries, Items, Place};
pub use tree::Tree;
pub(crate) use tree::{Entry, Value};

/// The name by which a type asks for a value with its place: the first byte, the byte after the last, the value.
pub(crate) const PLACED: &str = "naqala::Placed";

/// Reads a type out of a text in TOML.
pub(crate) fn read<T: DeserializeOwned>(source: &str) -> Result<T, ReadError> {
    Tree::parse(source)?.read()
}

impl Tree {
    /// Reads a type out of the tree.
    pub(crate) fn read<T: DeserializeOwned>(&self) -> Result<T, ReadError> {
        T::deserialize(Node::new(self)).map_err(|error| error.or_at(self.place.start))
    }
}

/// A mistake in a text, and its byte offset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    at: Option<usize>,
    message: String,
}

impl ReadError {
    pub(crate) fn at(&self) -> usize {
        self.at.unwrap_or(0)
    }

    /// The line and the column in characters, both from 1, in the text that was read.
    ///
    /// ```
    /// # use naqala::Tree;
    /// let text = "a = 1\nb = \"one\"\n";
    /// let tree = Tree::parse(text).unwrap();
    /// let (_, b) = tree.entries().unwrap().nth(1).unwrap();
    /// let error = b.integer::<u8>().unwrap_err();
    /// assert_eq!(error.line_and_column(text), (2, 5));
    /// ```
    pub fn line_and_column(&self, source: &str) -> (usize, usize) {
        line_and_column(source, self.at())
    }

    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    /// Adds a place to the mistake, if it has none yet.
    fn or_at(self, at: usize) -> ReadError {
        ReadError { at: self.at.or(Some(at)), ..self }
    }
}

/// Where a byte of a text stands: line and column in characters, both counted from 1.
pub(crate) fn line_and_column(source: &str, at: usize) -> (usize, usize) {
    let before = &source[..source.floor_char_boundary(at)];
    (before.matches('\n').count() + 1, before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1)
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ReadError {}

impl Error for ReadError {
    #[inline(never)]
    fn custom<T: fmt::Display>(message: T) -> ReadError {
        ReadError { at: None, message: message.to_string() }
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> ReadError {
        Error::custom(format_args!("invalid type: {}, expected {expected}", described(found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> ReadError {
        Error::custom(format_args!("invalid value: {}, expected {expected}", described(found)))
    }
}

/// Describes a value found in a file. Fractions are not printed: that would need much code, and they are invalid everywhere in
/// rules.
fn described(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Bool(value) => format!("boolean `{value}`"),
        Unexpected::Signed(number) => format!("integer `{number}`"),
        Unexpected::Unsigned(number) => format!("integer `{number}`"),
        Unexpected::Str(text) => format!("string {text:?}"),
        Unexpected::Seq => "sequence".to_owned(),
        Unexpected::Map => "map".to_owned(),
        Unexpected::Float(_) => "a fraction".to_owned(),
        Unexpected::Other(name) => name.to_owned(),
        _ => "something else".to_owned(),
    }
}

/// A value or a key of the tree, and where it stands.
#[derive(Clone)]
struct Node<'t> {
    place: Range<usize>,
    what: What<'t>,
}

#[derive(Clone)]
enum What<'t> {
    Value(&'t Value),
    Key(&'t str),
    Byte(usize),
}

impl<'t> Node<'t> {
    fn new(tree: &'t Tree) -> Node<'t> {
        Node { place: tree.place.clone(), what: What::Value(&tree.value) }
    }

    /// The mistake that something else was expected here.
    #[inline(never)]
    fn unexpected(&self, expected: &dyn Expected) -> ReadError {
        let found = match &self.what {
            What::Key(text) => Unexpected::Str(text),
            What::Byte(byte) => Unexpected::Unsigned(*byte as u64),
            What::Value(Value::Text(text)) => Unexpected::Str(text),
            What::Value(Value::Integer(number)) => Unexpected::Signed(*number),
            What::Value(Value::Float(number)) => Unexpected::Float(*number),
            What::Value(Value::Boolean(value)) => Unexpected::Bool(*value),
            What::Value(Value::List(_)) => Unexpected::Seq,
            What::Value(Value::Table(_)) => Unexpected::Map,
            What::Value(Value::Other(name)) => Unexpected::Other(name),
        };
        ReadError::invalid_type(found, expected)
    }
}

/// A method that reads one kind of value; everything else is a mistake.
macro_rules! reads {
    ($($method:ident ( $($unused:ident : $type:ty),* ) $kind:ident $value:ident => $visit:expr;)*) => {$(
        fn $method<V: Visitor<'de>>(self, $($unused: $type,)* visitor: V) -> Result<V::Value, ReadError> {
            $(let _ = $unused;)*
            match self.what {
                What::Value(Value::$kind($value)) => $visit(visitor, $value),
                _ => Err(self.unexpected(&visitor)),
            }
        }
    )*};
}

/// Reads texts, which may also be keys.
macro_rules! reads_text {
    ($($method:ident),*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
            match self.what {
                What::Value(Value::Text(text)) => visitor.visit_str(text),
                What::Key(text) => visitor.visit_str(text),
                _ => Err(self.unexpected(&visitor)),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Node<'_> {
    type Error = ReadError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.what {
            What::Key(text) => visitor.visit_str(text),
            What::Byte(byte) => visitor.visit_u64(byte as u64),
            What::Value(Value::Text(text)) => visitor.visit_str(text),
            What::Value(Value::Integer(number)) => visitor.visit_i64(*number),
            What::Value(Value::Float(number)) => visitor.visit_f64(*number),
            What::Value(Value::Boolean(value)) => visitor.visit_bool(*value),
            What::Value(Value::List(items)) => visitor.visit_seq(Items::new(items)),
            What::Value(Value::Table(table)) => visitor.visit_map(Entries::new(table)),
            What::Value(Value::Other(_)) => Err(self.unexpected(&visitor)),
        }
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.what {
            What::Value(Value::Integer(number)) => visitor.visit_i64(*number),
            What::Byte(byte) => visitor.visit_u64(byte as u64),
            _ => Err(self.unexpected(&visitor)),
        }
    }

    reads_text! { deserialize_str, deserialize_string, deserialize_identifier }

    reads! {
        deserialize_bool() Boolean value => |visitor: V, value: &bool| visitor.visit_bool(*value);
        deserialize_i8() Integer number => |visitor: V, number: &i64| visitor.visit_i64(*number);
        deserialize_i16() Integer number => |visitor: V, number: &i64| visitor.visit_i64(*number);
        deserialize_i32() Integer number => |visitor: V, number: &i64| visitor.visit_i64(*number);
        deserialize_i64() Integer number => |visitor: V, number: &i64| visitor.visit_i64(*number);
        deserialize_u8() Integer number => |visitor: V, number: &i64| visitor.visit_i64(*number);
        deserialize_u16() Integer number => |visitor: V, number: &i64| visitor.visit_i64(*number);
        deserialize_u32() Integer number => |visitor: V, number: &i64| visitor.visit_i64(*number);
        deserialize_seq() List items => |visitor: V, items| visitor.visit_seq(Items::new(items));
        deserialize_tuple(size: usize) List items => |visitor: V, items| visitor.visit_seq(Items::new(items));
        deserialize_map() Table table => |visitor: V, table| visitor.visit_map(Entries::new(table));
        deserialize_struct(name: &'static str, fields: &'static [&'static str]) Table table =>
            |visitor: V, table| visitor.visit_map(Entries::new(table));
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        size: usize,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        if name == PLACED {
            visitor.visit_seq(Place::new(self))
        } else {
            self.deserialize_tuple(size, visitor)
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        match self.what {
            What::Value(Value::Text(text)) => visitor.visit_enum(StrDeserializer::new(text)),
            _ => Err(self.unexpected(&visitor)),
        }
    }

    serde::forward_to_deserialize_any! {
        i128 u128 f32 f64 char bytes byte_buf unit unit_struct ignored_any
    }
}
