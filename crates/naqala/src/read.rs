//! Reads TOML into types, with the place of every value.
//!
//! The text is parsed once into a tree; then a single kind of deserialiser, a [`Node`] of that tree, gives out tables, lists,
//! keys and values alike. So the code that reads a type exists once, which keeps WebAssembly modules small.

mod access;

use std::fmt;
use std::ops::Range;

use serde::de::value::StrDeserializer;
use serde::de::{DeserializeOwned, Deserializer, Error, Expected, Unexpected, Visitor};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use access::{Entries, Items, Place};

/// The name by which a type asks for a value with its place: the first byte, the byte after the last, the value.
pub(crate) const PLACED: &str = "naqala::Placed";

/// Reads a type out of a text in TOML.
pub(crate) fn read<T: DeserializeOwned>(source: &str) -> Result<T, ReadError> {
    let root = DeTable::parse(source).map_err(|error| ReadError {
        at: error.span().map(|span| span.start),
        message: error.message().to_owned(),
    })?;
    let node = Node { place: root.span(), value: Value::Table(root.get_ref()) };
    let at = node.place.start;
    T::deserialize(node).map_err(|error| error.or_at(at))
}

/// What is wrong with a text, and at which byte.
#[derive(Debug)]
pub(crate) struct ReadError {
    at: Option<usize>,
    message: String,
}

impl ReadError {
    pub(crate) fn at(&self) -> usize {
        self.at.unwrap_or(0)
    }

    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    /// The same mistake at a place, if it has none yet.
    fn or_at(self, at: usize) -> ReadError {
        ReadError { at: self.at.or(Some(at)), ..self }
    }
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
}

/// A value of the tree, and where it stands.
#[derive(Clone)]
pub(super) struct Node<'t> {
    place: Range<usize>,
    value: Value<'t>,
}

#[derive(Clone)]
enum Value<'t> {
    Text(&'t str),
    Integer(i64),
    Float(f64),
    Boolean(bool),
    List(&'t [Spanned<DeValue<'t>>]),
    Table(&'t DeTable<'t>),
    /// What no type reads, by its name.
    Other(&'static str),
}

impl<'t> Node<'t> {
    fn new(value: &'t Spanned<DeValue<'t>>) -> Node<'t> {
        let place = value.span();
        let value = match value.get_ref() {
            DeValue::String(text) => Value::Text(text),
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
                .map_or(Value::Other("a number that is too large"), Value::Integer),
            DeValue::Float(number) => number.as_str().parse().map_or(Value::Other("a number"), Value::Float),
            DeValue::Boolean(value) => Value::Boolean(*value),
            DeValue::Datetime(_) => Value::Other("a date or a time"),
            DeValue::Array(list) => Value::List(list),
            DeValue::Table(table) => Value::Table(table),
        };
        Node { place, value }
    }

    fn key(key: &'t Spanned<std::borrow::Cow<'t, str>>) -> Node<'t> {
        Node { place: key.span(), value: Value::Text(key.get_ref()) }
    }

    /// The mistake that something else was expected here.
    #[inline(never)]
    fn unexpected(&self, expected: &dyn Expected) -> ReadError {
        let found = match self.value {
            Value::Text(text) => Unexpected::Str(text),
            Value::Integer(number) => Unexpected::Signed(number),
            Value::Float(number) => Unexpected::Float(number),
            Value::Boolean(value) => Unexpected::Bool(value),
            Value::List(_) => Unexpected::Seq,
            Value::Table(_) => Unexpected::Map,
            Value::Other(name) => Unexpected::Other(name),
        };
        ReadError::invalid_type(found, expected)
    }
}

/// A method that reads one kind of value; everything else is a mistake.
macro_rules! reads {
    ($($method:ident ( $($unused:ident : $type:ty),* ) $kind:ident $value:ident => $visit:expr;)*) => {$(
        fn $method<V: Visitor<'de>>(self, $($unused: $type,)* visitor: V) -> Result<V::Value, ReadError> {
            $(let _ = $unused;)*
            match self.value {
                Value::$kind($value) => $visit(visitor, $value),
                _ => Err(self.unexpected(&visitor)),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Node<'_> {
    type Error = ReadError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.value {
            Value::Text(text) => visitor.visit_str(text),
            Value::Integer(number) => visitor.visit_i64(number),
            Value::Float(number) => visitor.visit_f64(number),
            Value::Boolean(value) => visitor.visit_bool(value),
            Value::List(items) => visitor.visit_seq(Items::new(items)),
            Value::Table(table) => visitor.visit_map(Entries::new(table)),
            Value::Other(_) => Err(self.unexpected(&visitor)),
        }
    }

    reads! {
        deserialize_bool() Boolean value => V::visit_bool;
        deserialize_i8() Integer number => V::visit_i64;
        deserialize_i16() Integer number => V::visit_i64;
        deserialize_i32() Integer number => V::visit_i64;
        deserialize_i64() Integer number => V::visit_i64;
        deserialize_u8() Integer number => V::visit_i64;
        deserialize_u16() Integer number => V::visit_i64;
        deserialize_u32() Integer number => V::visit_i64;
        deserialize_u64() Integer number => V::visit_i64;
        deserialize_str() Text text => V::visit_str;
        deserialize_string() Text text => V::visit_str;
        deserialize_identifier() Text text => V::visit_str;
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
        match self.value {
            Value::Text(text) => visitor.visit_enum(StrDeserializer::new(text)),
            _ => Err(self.unexpected(&visitor)),
        }
    }

    serde::forward_to_deserialize_any! {
        i128 u128 f32 f64 char bytes byte_buf unit unit_struct ignored_any
    }
}
