//! A parsed text: nested values, each with its place.

use std::ops::Range;

#[cfg(feature = "toml")]
use toml::de::{DeTable, DeValue};

use super::ReadError;

/// A value in a TOML text, with its byte range.
///
/// ```
/// use std::collections::BTreeMap;
/// let rules = naqala::catalogue::rules("kalah").unwrap().clone().with_weights(Some("pits = [3, 4]\nname = 'x'"));
/// let tree = rules.weights_tree().unwrap()?;
/// let (key, pits) = tree.entries()?.find(|(key, _)| *key == "pits").unwrap();
/// let seeds: Result<Vec<i64>, _> = pits.items()?.map(|seeds| seeds.integer()).collect();
/// assert_eq!(seeds?, [3, 4]);
/// assert_eq!(pits.text().unwrap_err().to_string(), "invalid type: sequence, expected a string");
/// # Ok::<(), naqala::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    pub(crate) place: Range<usize>,
    pub(crate) value: Value,
}

/// The value.
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
    /// A value that no type reads, by the name of its type.
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
    /// Parses TOML.
    ///
    /// ```
    /// # use naqala::Tree;
    /// let tree = Tree::parse("pits = 6").unwrap();
    /// let (key, value) = tree.entries().unwrap().next().unwrap();
    /// assert_eq!((key, value.integer::<u8>().unwrap()), ("pits", 6));
    /// ```
    ///
    /// # Errors
    /// What is wrong with the text.
    #[cfg(feature = "toml")]
    pub fn parse(source: &str) -> Result<Tree, ReadError> {
        let root = DeTable::parse(source).map_err(|error| ReadError::of_toml(&error))?;
        Ok(Tree { place: root.span(), value: Value::Table(entries(root.get_ref())) })
    }

    /// Parses TOML, or returns all mistakes: only the first of each line, because a mistake often causes others after it.
    #[cfg(feature = "toml")]
    pub(crate) fn parse_or_mistakes(source: &str) -> Result<Tree, Vec<ReadError>> {
        let (root, errors) = DeTable::parse_recoverable(source);
        if errors.is_empty() {
            return Ok(Tree { place: root.span(), value: Value::Table(entries(root.get_ref())) });
        }
        let mut mistakes: Vec<ReadError> = errors.iter().map(ReadError::of_toml).collect();
        mistakes.sort_by_key(ReadError::at);
        mistakes.dedup_by_key(|error| error.line_and_column(source).0);
        Err(mistakes)
    }

    #[cfg(not(feature = "toml"))]
    pub(crate) fn parse_or_mistakes(source: &str) -> Result<Tree, Vec<ReadError>> {
        Tree::parse(source).map_err(|error| vec![error])
    }

    /// A program that only plays games packed elsewhere has no reader of texts.
    #[cfg(not(feature = "toml"))]
    ///
    /// # Errors
    /// Always.
    pub fn parse(_: &str) -> Result<Tree, ReadError> {
        let message = "rule files cannot be read here: the library was built without its feature `toml`";
        Err(ReadError { at: None, message: message.to_owned() })
    }

    /// The entries of a table; none of anything else.
    pub(crate) fn table(&self) -> &[Entry] {
        match &self.value {
            Value::Table(entries) => entries,
            _ => &[],
        }
    }

    /// The keys of a table with their values.
    ///
    /// ```
    /// # use naqala::Tree;
    /// let tree = Tree::parse("a = 1\nb = 2").unwrap();
    /// let keys: Vec<&str> = tree.entries().unwrap().map(|(key, _)| key).collect();
    /// assert_eq!(keys, ["a", "b"]);
    /// ```
    ///
    /// # Errors
    /// It is no table.
    pub fn entries(&self) -> Result<impl Iterator<Item = (&str, &Tree)>, ReadError> {
        match &self.value {
            Value::Table(entries) => Ok(entries.iter().map(|entry| (entry.key.as_str(), &entry.value))),
            _ => Err(self.unexpected("a map")),
        }
    }

    /// The values of a list.
    ///
    /// ```
    /// # use naqala::Tree;
    /// let tree = Tree::parse("row = [1, 2, 3]").unwrap();
    /// let (_, row) = tree.entries().unwrap().next().unwrap();
    /// assert_eq!(row.items().unwrap().count(), 3);
    /// ```
    ///
    /// # Errors
    /// It is no list.
    pub fn items(&self) -> Result<impl Iterator<Item = &Tree>, ReadError> {
        match &self.value {
            Value::List(items) => Ok(items.iter()),
            _ => Err(self.unexpected("a sequence")),
        }
    }

    /// A text.
    ///
    /// ```
    /// # use naqala::Tree;
    /// let tree = Tree::parse("id = \"oware\"").unwrap();
    /// assert_eq!(tree.entries().unwrap().next().unwrap().1.text().unwrap(), "oware");
    /// ```
    ///
    /// # Errors
    /// It is no text.
    pub fn text(&self) -> Result<&str, ReadError> {
        match &self.value {
            Value::Text(text) => Ok(text),
            _ => Err(self.unexpected("a string")),
        }
    }

    /// A whole number.
    ///
    /// ```
    /// # use naqala::Tree;
    /// let tree = Tree::parse("seeds = 300").unwrap();
    /// let (_, seeds) = tree.entries().unwrap().next().unwrap();
    /// assert_eq!(seeds.integer::<u16>().unwrap(), 300);
    /// assert!(seeds.integer::<u8>().is_err());
    /// ```
    ///
    /// # Errors
    /// It is no whole number, or too large.
    pub fn integer<T: TryFrom<i64>>(&self) -> Result<T, ReadError> {
        let Value::Integer(number) = self.value else { return Err(self.unexpected("a whole number")) };
        number.try_into().map_err(|_| self.mistake(format!("{number} is out of range")))
    }

    /// A number, whole or not.
    ///
    /// ```
    /// # use naqala::Tree;
    /// let tree = Tree::parse("loss = 0.25").unwrap();
    /// assert_eq!(tree.entries().unwrap().next().unwrap().1.number().unwrap(), 0.25);
    /// ```
    ///
    /// # Errors
    /// It is no number.
    pub fn number(&self) -> Result<f64, ReadError> {
        match self.value {
            Value::Float(number) => Ok(number),
            Value::Integer(number) => Ok(number as f64),
            _ => Err(self.unexpected("a number")),
        }
    }

    /// An error at this value, for mistakes that only the caller can see.
    ///
    /// ```
    /// # use naqala::Tree;
    /// let tree = Tree::parse("seeds = 0").unwrap();
    /// let (_, seeds) = tree.entries().unwrap().next().unwrap();
    /// let error = seeds.mistake("a game needs seeds".into());
    /// assert_eq!(error.line_and_column("seeds = 0"), (1, 9));
    /// ```
    pub fn mistake(&self, message: String) -> ReadError {
        ReadError { at: Some(self.place.start), message }
    }

    fn unexpected(&self, expected: &str) -> ReadError {
        let found = match &self.value {
            Value::Text(_) => "string",
            Value::Integer(_) => "integer",
            Value::Float(_) => "a fraction",
            Value::Boolean(_) => "boolean",
            Value::List(_) => "sequence",
            Value::Table(_) => "map",
            Value::Other(name) => name,
        };
        self.mistake(format!("invalid type: {found}, expected {expected}"))
    }
}

#[cfg(feature = "toml")]
impl ReadError {
    fn of_toml(error: &toml::de::Error) -> ReadError {
        ReadError { at: error.span().map(|span| span.start), message: error.message().to_owned() }
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
