//! Values that depend on the choice of options.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::de::value::{
    BoolDeserializer, F64Deserializer, I64Deserializer, MapAccessDeserializer, SeqAccessDeserializer,
    StrDeserializer,
};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::value::{Only, Pits, Placed};

/// A value, or a table that says with which options it applies.
#[derive(Clone, Debug)]
pub(crate) enum Chosen<V> {
    Value(Placed<V>),
    Branch(Placed<Box<Branch<V>>>),
}

/// A value that applies only with some values of options.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, bound(deserialize = "V: Deserialize<'de>"))]
pub(crate) struct Branch<V> {
    /// The value applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Only,
    /// The value then.
    pub(crate) value: Chosen<V>,
    /// The value otherwise; without it, it is as if the key were not written.
    #[serde(rename = "else")]
    pub(crate) otherwise: Option<Chosen<V>>,
}

impl<V: Default> Default for Chosen<V> {
    fn default() -> Chosen<V> {
        Chosen::Value(Placed::default())
    }
}

impl<V> Chosen<V> {
    /// The bytes of the file it stands in.
    pub(crate) fn span(&self) -> Range<usize> {
        match self {
            Chosen::Value(value) => value.span(),
            Chosen::Branch(branch) => branch.span(),
        }
    }

    /// Every value it may have, whatever the options are.
    pub(crate) fn every(&self) -> Vec<&Placed<V>> {
        match self {
            Chosen::Value(value) => vec![value],
            Chosen::Branch(branch) => {
                let branch = branch.get_ref();
                let otherwise = branch.otherwise.iter().flat_map(Chosen::every);
                branch.value.every().into_iter().chain(otherwise).collect()
            }
        }
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Chosen<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = Placed::<Read<V>>::deserialize(deserializer)?;
        let place = read.span();
        Ok(match read.into_inner() {
            Read::Value(value) => Chosen::Value(Placed::new(place, value)),
            Read::Branch(branch) => Chosen::Branch(Placed::new(place, branch)),
        })
    }
}

/// What stands there, its place aside.
enum Read<V> {
    Value(V),
    Branch(Box<Branch<V>>),
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Read<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader<V>(PhantomData<V>);
        impl<'de, V: Deserialize<'de>> Visitor<'de> for Reader<V> {
            type Value = Read<V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value")
            }

            fn visit_bool<E: Error>(self, value: bool) -> Result<Read<V>, E> {
                V::deserialize(BoolDeserializer::new(value)).map(Read::Value)
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<Read<V>, E> {
                V::deserialize(I64Deserializer::new(value)).map(Read::Value)
            }

            fn visit_f64<E: Error>(self, value: f64) -> Result<Read<V>, E> {
                V::deserialize(F64Deserializer::new(value)).map(Read::Value)
            }

            fn visit_str<E: Error>(self, value: &str) -> Result<Read<V>, E> {
                V::deserialize(StrDeserializer::new(value)).map(Read::Value)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Read<V>, A::Error> {
                V::deserialize(SeqAccessDeserializer::new(list)).map(Read::Value)
            }

            fn visit_map<A: MapAccess<'de>>(self, table: A) -> Result<Read<V>, A::Error> {
                Branch::deserialize(MapAccessDeserializer::new(table)).map(Box::new).map(Read::Branch)
            }
        }
        deserializer.deserialize_any(Reader(PhantomData))
    }
}

/// One set of pits or several, in order.
#[derive(Clone, Debug)]
pub(crate) struct OneOrMore(pub(crate) Vec<Pits>);

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
                Ok(OneOrMore(vec![Chosen::Value(Placed::new(0..0, value.to_owned()))]))
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

/// A value, or the table that says with which options it applies.
#[cfg(feature = "schema")]
impl<V: JsonSchema> JsonSchema for Chosen<V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("Chosen{}", V::schema_name()).into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let value = generator.subschema_for::<V>();
        let branch = generator.subschema_for::<Branch<V>>();
        schemars::json_schema!({ "anyOf": [value, branch] })
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for OneOrMore {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "OneOrMore".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let one = generator.subschema_for::<Pits>();
        schemars::json_schema!({ "anyOf": [{ "type": "string" }, { "type": "array", "items": one }] })
    }
}

/// Rule files that were made as values are written to be read: without the places.
#[cfg(any(test, feature = "generate"))]
mod written {
    use serde::{Serialize, Serializer};

    use super::{Chosen, OneOrMore};

    impl<V: Serialize> Serialize for Chosen<V> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match self {
                Chosen::Value(value) => value.serialize(serializer),
                Chosen::Branch(branch) => branch.serialize(serializer),
            }
        }
    }

    impl Serialize for OneOrMore {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match self.0.as_slice() {
                [one] => one.serialize(serializer),
                several => several.serialize(serializer),
            }
        }
    }
}
