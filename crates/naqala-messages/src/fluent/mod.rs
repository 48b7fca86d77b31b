//! A parser and formatter for the subset of Fluent in use here.
//!
//! The full Fluent library, with its rules for every language of the world, would be half as large as the page that shows the
//! messages. This subset has messages with attributes, values, references to messages and their attributes, quoted texts, the
//! functions `FORM` and `TRAIT`, and selection by a text, a number or its plural category. Terms, numbers within messages, other
//! functions and named arguments are refused. Tests compare the output with `fluent-bundle` wherever both accept a message.
//!
//! Syntax: Project Fluent, Syntax Guide and EBNF 1.0.

mod fill;
mod parse;
mod plural;
mod size;

pub(crate) use fill::{Filling, MOST_EFFORT};
pub(crate) use parse::{Mistake, parse};
pub(crate) use plural::{Plurals, RULE};
pub(crate) use size::too_large;

use std::collections::BTreeMap;

/// The messages of a source by their keys.
pub(crate) type Messages<'s> = BTreeMap<&'s str, Entry<'s>>;

/// A message: what it says, and its attributes by name.
#[derive(Debug, Default)]
pub(crate) struct Entry<'s> {
    pub(crate) value: Option<Pattern<'s>>,
    pub(crate) attributes: Vec<(&'s str, Pattern<'s>)>,
}

impl<'s> Entry<'s> {
    /// The pattern of the message, or of one of its attributes.
    pub(crate) fn pattern(&self, attribute: Option<&str>) -> Option<&Pattern<'s>> {
        match attribute {
            None => self.value.as_ref(),
            Some(name) => {
                self.attributes.iter().find(|(known, _)| *known == name).map(|(_, pattern)| pattern)
            }
        }
    }
}

/// Texts and what is put between them.
pub(crate) type Pattern<'s> = Vec<Piece<'s>>;

/// A piece of a message.
#[derive(Debug)]
pub(crate) enum Piece<'s> {
    Text(&'s str),
    Place(Inline<'s>),
    Choice(Box<Choice<'s>>),
}

/// An expression inserted into a message.
#[derive(Debug)]
pub(crate) enum Inline<'s> {
    /// `{ "text" }`
    Quoted(String),
    /// `{ $name }`
    Value(&'s str),
    /// `{ key }`, `{ key.attribute }`
    Message(&'s str, Option<&'s str>),
    /// `{ FORM($value, "gen") }`
    Form(Box<[Inline<'s>; 2]>),
    /// `{ TRAIT($value, "gender") }`
    Trait(Box<[Inline<'s>; 2]>),
}

/// `{ $n -> [one] … *[other] … }`
#[derive(Debug)]
pub(crate) struct Choice<'s> {
    pub(crate) selector: Inline<'s>,
    pub(crate) variants: Vec<(Key<'s>, Pattern<'s>)>,
    /// The number of the variant that is taken where no key fits.
    pub(crate) default: usize,
}

/// The key of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key<'s> {
    /// A text, or the plural category of a number.
    Name(&'s str),
    Number(i64),
}
