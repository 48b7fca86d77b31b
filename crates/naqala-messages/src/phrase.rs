//! Phrases: messages with their values, formatted once their grammatical form is known.

use std::cell::Cell;
use std::fmt;

use crate::fluent::MOST_EFFORT;
use crate::{Value, Values, Words};

/// A message with its values, or a plain text; the sentence it is put into decides its form.
///
/// Shown by itself it has its plain form.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase(Inner);

#[derive(Clone, Debug, PartialEq)]
enum Inner {
    Text(String),
    Message(Box<Message>),
}

/// A message and what it is filled with.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Message {
    words: Words,
    pub(crate) key: String,
    pub(crate) values: Vec<(&'static str, Value<'static>)>,
}

impl Phrase {
    pub(crate) fn new(words: Words, key: String, values: Values<'_>) -> Phrase {
        let values = values.iter().map(|(name, value)| (*name, value.clone().into_owned())).collect();
        Phrase(Inner::Message(Box::new(Message { words, key, values })))
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        matches!(&self.0, Inner::Text(text) if text.is_empty())
    }

    /// The text in a form whose name the language knows; the empty name is the plain form.
    pub fn in_form(&self, case: &str) -> String {
        self.in_form_within(case, &Cell::new(MOST_EFFORT))
    }

    /// Like [`Phrase::in_form`], as part of a text for which this much effort is left.
    pub(crate) fn in_form_within(&self, case: &str, left: &Cell<usize>) -> String {
        match &self.0 {
            Inner::Text(text) => text.clone(),
            Inner::Message(message) => {
                message.words.format(message, None, case, left).unwrap_or_else(|| message.key.clone())
            }
        }
    }

    /// An attribute of the message, such as the gender of a noun.
    pub(crate) fn attribute(&self, name: &str, left: &Cell<usize>) -> Option<String> {
        match &self.0 {
            Inner::Text(_) => None,
            Inner::Message(message) => message.words.format(message, Some(name), "", left),
        }
    }
}

impl Default for Phrase {
    /// Nothing.
    fn default() -> Phrase {
        Phrase(Inner::Text(String::new()))
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.in_form(""))
    }
}

impl From<String> for Phrase {
    fn from(text: String) -> Phrase {
        Phrase(Inner::Text(text))
    }
}

impl From<&str> for Phrase {
    fn from(text: &str) -> Phrase {
        Phrase(Inner::Text(text.to_owned()))
    }
}

impl From<Phrase> for Value<'_> {
    fn from(phrase: Phrase) -> Self {
        match phrase.0 {
            // A plain text can be chosen by, which a phrase cannot.
            Inner::Text(text) => Value::from(text),
            Inner::Message(_) => Value::Phrase(Box::new(phrase)),
        }
    }
}

impl From<&Phrase> for Value<'_> {
    fn from(phrase: &Phrase) -> Self {
        phrase.clone().into()
    }
}
