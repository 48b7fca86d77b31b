//! Values of keys: with their places, expressions, lists.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::de::{Error, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};

use super::chosen::Chosen;
use crate::read::PLACED;
use crate::rule_file::options::OptionValue;

/// An expression for a number or a test: written as text, or plainly as a number or a boolean.
pub(crate) type Text = Chosen<Loose>;
/// An expression for a set of pits.
pub(crate) type Pits = Chosen<String>;
/// One of the names that a key knows, or an option whose value is one.
pub(crate) type Name = Chosen<String>;
/// Yes or no.
pub(crate) type Flag = Chosen<bool>;
/// `only = { option = "value", other = ["one", "two"] }`: the clause applies only with these values.
pub(crate) type Only = BTreeMap<String, Placed<Plain>>;

/// A value, and the place in the file it was read at. Values are the same wherever they stand.
#[derive(Clone, Debug)]
pub(crate) struct Placed<T> {
    value: T,
    place: Range<usize>,
}

impl<T> Placed<T> {
    pub(crate) fn new(place: Range<usize>, value: T) -> Placed<T> {
        Placed { value, place }
    }

    /// The bytes of the file it stands in.
    pub(crate) fn span(&self) -> Range<usize> {
        self.place.clone()
    }

    pub(crate) fn get_ref(&self) -> &T {
        &self.value
    }

    pub(crate) fn into_inner(self) -> T {
        self.value
    }

    pub(crate) fn get_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

impl<T: PartialEq> PartialEq for Placed<T> {
    fn eq(&self, other: &Placed<T>) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Placed<T> {}

impl<T: Ord> PartialOrd for Placed<T> {
    fn partial_cmp(&self, other: &Placed<T>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Ord> Ord for Placed<T> {
    fn cmp(&self, other: &Placed<T>) -> Ordering {
        self.value.cmp(&other.value)
    }
}

impl<T: Default> Default for Placed<T> {
    fn default() -> Placed<T> {
        Placed::new(0..0, T::default())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Placed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Reader<T> {
            type Value = Placed<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value with its place")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut place: A) -> Result<Placed<T>, A::Error> {
                match (place.next_element()?, place.next_element()?, place.next_element()?) {
                    (Some(start), Some(end), Some(value)) => {
                        Ok(Placed::new(as_usize(start)..as_usize(end), value))
                    }
                    _ => Err(A::Error::custom("a place and a value are needed here")),
                }
            }
        }
        deserializer.deserialize_tuple_struct(PLACED, 3, Reader(PhantomData))
    }
}

fn as_usize(byte: u64) -> usize {
    usize::try_from(byte).unwrap_or(usize::MAX)
}

/// A value of an option: text, a number, yes or no, a list.
#[derive(Clone, Debug)]
pub(crate) enum Plain {
    Bool(bool),
    Int(i64),
    Text(String),
    List(Vec<Plain>),
    /// What no option can be.
    Other(&'static str),
}

impl Plain {
    /// The value of an option it stands for, if it can be one.
    pub(crate) fn value(&self) -> Option<OptionValue> {
        Some(match self {
            Plain::Bool(value) => OptionValue::Bool(*value),
            Plain::Int(number) => OptionValue::Int(*number),
            Plain::Text(text) => OptionValue::Text(text.clone()),
            Plain::List(values) => {
                OptionValue::List(values.iter().map(Plain::number).collect::<Option<_>>()?)
            }
            Plain::Other(_) => return None,
        })
    }

    fn number(&self) -> Option<i64> {
        match self {
            Plain::Int(number) => Some(*number),
            _ => None,
        }
    }
}

/// As it is written in a rule file.
impl fmt::Display for Plain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Plain::Bool(value) => write!(f, "{value}"),
            Plain::Int(number) => write!(f, "{number}"),
            Plain::Text(text) => write!(f, "\"{text}\""),
            Plain::List(values) => {
                f.write_str("[")?;
                for (at, value) in values.iter().enumerate() {
                    write!(f, "{}{value}", if at == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
            Plain::Other(what) => f.write_str(what),
        }
    }
}

impl<'de> Deserialize<'de> for Plain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Plain;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value of an option")
            }

            fn visit_bool<E: Error>(self, value: bool) -> Result<Plain, E> {
                Ok(Plain::Bool(value))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<Plain, E> {
                Ok(Plain::Int(value))
            }

            fn visit_str<E: Error>(self, value: &str) -> Result<Plain, E> {
                Ok(Plain::Text(value.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Plain, A::Error> {
                let mut values = Vec::new();
                while let Some(value) = list.next_element()? {
                    values.push(value);
                }
                Ok(Plain::List(values))
            }

            // The check of the options says of these what can be a value.
            fn visit_f64<E: Error>(self, _: f64) -> Result<Plain, E> {
                Ok(Plain::Other("a fraction"))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut table: A) -> Result<Plain, A::Error> {
                while table.next_entry::<String, Plain>()?.is_some() {}
                Ok(Plain::Other("a table"))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// A value that is an expression or a plain number.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(untagged))]
pub(crate) enum Loose {
    Int(i64),
    Bool(bool),
    Text(String),
}

impl Loose {
    pub(crate) fn text(&self) -> String {
        match self {
            Loose::Int(value) => value.to_string(),
            Loose::Bool(true) => "always".into(),
            Loose::Bool(false) => "not always".into(),
            Loose::Text(text) => text.clone(),
        }
    }
}

impl<'de> Deserialize<'de> for Loose {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Loose;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an expression or a whole number from 0 up")
            }

            fn visit_bool<E: Error>(self, value: bool) -> Result<Loose, E> {
                Ok(Loose::Bool(value))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<Loose, E> {
                if value < 0 {
                    Err(E::invalid_type(Unexpected::Signed(value), &self))
                } else {
                    Ok(Loose::Int(value))
                }
            }

            fn visit_str<E: Error>(self, value: &str) -> Result<Loose, E> {
                Ok(Loose::Text(value.to_owned()))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Plain {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        serde_json::Value::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        serde_json::Value::json_schema(generator)
    }
}

/// The schema of a value with a place is that of the value.
#[cfg(feature = "schema")]
impl<T: JsonSchema> JsonSchema for Placed<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        T::json_schema(generator)
    }
}

/// Rule files that were made as values are written to be read: without the places.
#[cfg(any(test, feature = "generate"))]
mod written {
    use serde::{Serialize, Serializer};

    use super::{Loose, Placed, Plain};

    impl<T: Serialize> Serialize for Placed<T> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            self.value.serialize(serializer)
        }
    }

    impl Serialize for Plain {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match self {
                Plain::Bool(value) => value.serialize(serializer),
                Plain::Int(number) => number.serialize(serializer),
                Plain::Text(text) => text.serialize(serializer),
                Plain::List(values) => values.serialize(serializer),
                Plain::Other(what) => what.serialize(serializer),
            }
        }
    }

    impl Serialize for Loose {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match self {
                Loose::Int(number) => number.serialize(serializer),
                Loose::Bool(value) => value.serialize(serializer),
                Loose::Text(text) => text.serialize(serializer),
            }
        }
    }
}
