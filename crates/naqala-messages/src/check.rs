//! Compares a translation with the language it was made from.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use unic_langid::LanguageIdentifier;

/// The value every message has: the form it is asked for.
const CASE: &str = "case";
/// What the keys of texts that belong to data have in them, as in `oware--summary`.
const OF_DATA: &str = "--";
const FUNCTIONS: [&str; 2] = ["FORM", "TRAIT"];

/// What is wrong with a translation, for the tests of a catalogue; empty where all is well.
///
/// A translation has the messages of the reference and no others, and no message mentions a value that the reference
/// does not mention (in the same message, or in one that it refers to). It may have terms and attributes of its own,
/// and messages whose keys have two dashes: those are texts of data, which the reference does not have.
///
/// ```
/// use naqala_messages::check;
/// assert_eq!(check("it", "seeds = { $n } semi", "seeds = { $n } seeds"), Vec::<String>::new());
/// assert_eq!(check("it", "seed = un seme", "seeds = { $n } seeds"), [
///     "it: `seeds` is missing",
///     "it: `seed` is not in the reference",
/// ]);
/// ```
pub fn check(language: &str, translation: &str, reference: &str) -> Vec<String> {
    let mut mistakes = Vec::new();
    if let Err(error) = language.parse::<LanguageIdentifier>() {
        mistakes.push(format!("no code of a language: {error}"));
    }
    let (known, wanted) = (Messages::read(translation), Messages::read(reference));
    mistakes.extend(known.junk.iter().map(|error| error.to_string()));
    let missing = wanted.by_key.keys().filter(|key| !known.by_key.contains_key(*key));
    mistakes.extend(missing.map(|key| format!("`{key}` is missing")));
    for (key, mentions) in &known.by_key {
        if wanted.by_key.contains_key(key) {
            let allowed = wanted.values_of(key);
            let values = mentions.values.iter().filter(|value| !allowed.contains(*value));
            mistakes.extend(values.map(|value| format!("`{key}` gets no value ${value}")));
        } else if !key.contains(OF_DATA) {
            mistakes.push(format!("`{key}` is not in the reference"));
        }
    }
    for (key, mentions) in known.by_key.iter().chain(&known.terms) {
        let messages = mentions.messages.iter().filter(|other| !known.by_key.contains_key(*other));
        mistakes.extend(messages.map(|other| format!("`{key}` refers to `{other}`, which is not there")));
        let terms = mentions.terms.iter().filter(|other| !known.terms.contains_key(*other));
        mistakes
            .extend(terms.map(|other| format!("`{key}` refers to the term `-{other}`, which is not there")));
        let functions = mentions.functions.iter().filter(|name| !FUNCTIONS.contains(&name.as_str()));
        mistakes.extend(functions.map(|name| format!("`{key}` calls {name}, which is no function")));
    }
    mistakes.into_iter().map(|mistake| format!("{language}: {mistake}")).collect()
}

/// The keys of a source that other messages of it refer to.
pub fn referred(source: &str) -> BTreeSet<String> {
    Messages::read(source).by_key.into_values().flat_map(|mentions| mentions.messages).collect()
}

/// The messages of a source.
#[derive(Default)]
struct Messages {
    by_key: BTreeMap<String, Mentions>,
    terms: BTreeMap<String, Mentions>,
    junk: Vec<parser::ParserError>,
}

/// What a message mentions, in its value and its attributes.
#[derive(Default)]
struct Mentions {
    values: BTreeSet<String>,
    messages: BTreeSet<String>,
    terms: BTreeSet<String>,
    functions: BTreeSet<String>,
}

impl Messages {
    fn read(source: &str) -> Messages {
        let (resource, junk) = match parser::parse(source) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let mut messages = Messages { junk, ..Messages::default() };
        for entry in resource.body {
            let (key, value, attributes, list) = match entry {
                Entry::Message(message) => {
                    (message.id.name, message.value, message.attributes, &mut messages.by_key)
                }
                Entry::Term(term) => (term.id.name, Some(term.value), term.attributes, &mut messages.terms),
                _ => continue,
            };
            let mentions = list.entry(key.to_owned()).or_default();
            for pattern in value.iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
                mentions.read(pattern);
            }
        }
        messages
    }

    /// The values a message gets: those it mentions itself or through messages it refers to.
    fn values_of(&self, key: &str) -> BTreeSet<String> {
        let mut values = BTreeSet::from([CASE.to_owned()]);
        let (mut met, mut waiting) = (BTreeSet::new(), vec![key]);
        while let Some(key) = waiting.pop() {
            // Messages may refer to attributes of their own, and so to themselves.
            let Some(mentions) = self.by_key.get(key).filter(|_| met.insert(key)) else { continue };
            values.extend(mentions.values.iter().cloned());
            waiting.extend(mentions.messages.iter().map(String::as_str));
        }
        values
    }
}

impl Mentions {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.terms.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
