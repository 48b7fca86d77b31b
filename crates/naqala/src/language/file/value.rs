//! What stands after a key: values with their places, expressions, lists.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Deref, Range};

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use toml::Spanned;

/// An expression: written as text, or plainly as a number or a boolean.
pub(crate) type Text = Placed<Loose>;
/// `only = { option = "value", other = ["one", "two"] }`: the clause stands only with these choices.
pub(crate) type Only = BTreeMap<String, Placed<Plain>>;

/// A value, and the place in the file it was read at.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(transparent)]
pub(crate) struct Placed<T>(Spanned<T>);

impl<T> Placed<T> {
    pub(crate) fn new(place: Range<usize>, value: T) -> Placed<T> {
        Placed(Spanned::new(place, value))
    }

    /// The bytes of the file it stands in.
    pub(crate) fn span(&self) -> Range<usize> {
        self.0.span()
    }

    pub(crate) fn get_ref(&self) -> &T {
        self.0.get_ref()
    }

    pub(crate) fn get_mut(&mut self) -> &mut T {
        self.0.get_mut()
    }
}

/// A value of TOML: text, a number, yes or no, a list.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(transparent))]
#[serde(transparent)]
pub(crate) struct Plain(#[cfg_attr(feature = "schema", schemars(with = "serde_json::Value"))] toml::Value);

impl Deref for Plain {
    type Target = toml::Value;

    fn deref(&self) -> &toml::Value {
        &self.0
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

/// One expression or several.
#[derive(Clone, Debug)]
pub(crate) struct OneOrMore(pub(crate) Vec<Placed<String>>);

impl<'de> Deserialize<'de> for OneOrMore {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = OneOrMore;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an expression or a list of expressions")
            }

            fn visit_str<E: Error>(self, value: &str) -> Result<OneOrMore, E> {
                // The place is that of the whole value, which the reader of the table knows.
                Ok(OneOrMore(vec![Placed::new(0..0, value.to_owned())]))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<OneOrMore, A::Error> {
                let mut several = Vec::new();
                while let Some(one) = list.next_element()? {
                    several.push(one);
                }
                Ok(OneOrMore(several))
            }
        }
        deserializer.deserialize_any(Reader)
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

#[cfg(feature = "schema")]
impl JsonSchema for OneOrMore {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "OneOrMore".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": ["string", "array"], "items": { "type": "string" } })
    }
}
