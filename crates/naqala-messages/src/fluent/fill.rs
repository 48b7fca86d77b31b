//! Formats a message with its values.

use std::borrow::Cow;
use std::cell::Cell;

use super::{Choice, Inline, Key, Messages, Pattern, Piece, Plurals};
use crate::Value;

/// Maximum depth of references between messages, which ends cycles.
pub(super) const DEEPEST: u8 = 32;

/// Maximum effort for a text with all phrases in it: one for each piece and each byte. Messages that mention others or phrases
/// repeatedly multiply them; what goes beyond the maximum is left out.
pub(crate) const MOST_EFFORT: usize = 1 << 20;

/// The message with the decimal sign of a language.
const DECIMAL: &str = "language-decimal";
/// The message with the sign between the groups of three digits of a large number.
const GROUP: &str = "language-group";

/// Numbers of fewer digits are not grouped, in any language: ICU's strategy `min2`, which also keeps ratings and years whole.
const GROUPED_FROM: usize = 5;

/// A message being filled in.
pub(crate) struct Filling<'f> {
    /// The plural rules of the language.
    pub(crate) plurals: &'f Plurals<'f>,
    /// The messages that can be referenced.
    pub(crate) messages: &'f Messages<'f>,
    /// The values to insert, by name.
    pub(crate) values: &'f [(&'static str, Value<'static>)],
    /// The requested form: the value `$case`.
    pub(crate) case: &'f str,
    /// The names of values that the message needs but did not get; the text contains the name instead.
    pub(crate) missing: Vec<String>,
    /// How much effort is left, which a text shares with the phrases in it.
    left: &'f Cell<usize>,
    depth: u8,
}

impl<'f> Filling<'f> {
    pub(crate) fn new(
        plurals: &'f Plurals<'f>,
        messages: &'f Messages<'f>,
        values: &'f [(&'static str, Value<'static>)],
        case: &'f str,
        left: &'f Cell<usize>,
    ) -> Filling<'f> {
        Filling { plurals, messages, values, case, missing: Vec::new(), left, depth: 0 }
    }

    /// The text of a pattern.
    pub(crate) fn text(&mut self, pattern: &'f Pattern<'f>) -> String {
        let mut text = String::new();
        self.write(pattern, &mut text);
        text
    }

    fn write(&mut self, pattern: &'f Pattern<'f>, out: &mut String) {
        for piece in pattern {
            if self.left.get() == 0 {
                return;
            }
            match piece {
                Piece::Text(text) => self.push(text, out),
                Piece::Place(inline) => match self.value(inline) {
                    Value::Number(number) => self.push(&self.decimal(number, 0), out),
                    Value::Decimal(units, digits) => self.push(&self.decimal(units, digits), out),
                    value => self.push(&value.shown(self.left), out),
                },
                Piece::Choice(choice) => {
                    let chosen = self.chosen(choice);
                    self.write(chosen, out);
                }
            }
        }
    }

    /// Adds a piece if enough effort is left.
    fn push(&self, piece: &str, out: &mut String) {
        if self.spend(1 + piece.len()) {
            out.push_str(piece);
        }
    }

    /// Whether this much effort was left.
    fn spend(&self, effort: usize) -> bool {
        let left = self.left.get().checked_sub(effort);
        self.left.set(left.unwrap_or_default());
        left.is_some()
    }

    fn value(&mut self, inline: &'f Inline<'f>) -> Value<'f> {
        match inline {
            Inline::Quoted(text) => Value::from(text.as_str()),
            Inline::Value("case") => Value::from(self.case),
            Inline::Value(name) => match self.values.iter().find(|(known, _)| known == name) {
                Some((_, value)) => value.clone(),
                None => self.lacks(format!("${name}")),
            },
            Inline::Message(key, attribute) => self.message(key, *attribute),
            Inline::Form(asked) => {
                let [value, case] = &**asked;
                match self.value(value) {
                    Value::Phrase(phrase) => {
                        let case = self.value(case).shown(self.left).into_owned();
                        Value::from(phrase.in_form_within(&case, self.left))
                    }
                    // Plain texts and numbers have only one form.
                    plain => plain,
                }
            }
            Inline::Trait(asked) => {
                let [value, name] = &**asked;
                let name = self.value(name);
                let found = match self.value(value) {
                    Value::Phrase(phrase) => phrase.attribute(&name.shown(self.left), self.left),
                    _ => None,
                };
                found.map_or(Value::from("none"), Value::from)
            }
        }
    }

    fn message(&mut self, key: &str, attribute: Option<&str>) -> Value<'f> {
        let messages = self.messages;
        let found = messages.get(key).and_then(|entry| entry.pattern(attribute));
        match found.filter(|_| self.depth < DEEPEST) {
            Some(pattern) => {
                self.depth += 1;
                let text = self.text(pattern);
                self.depth -= 1;
                Value::from(text)
            }
            None => self.lacks(attribute.map_or(key.to_owned(), |attribute| format!("{key}.{attribute}"))),
        }
    }

    /// A number with the signs of the language: `language-decimal = ,` and `language-group = .`.
    fn decimal(&self, units: i64, digits: u8) -> String {
        decimal_text(units, digits, self.sign(DECIMAL).unwrap_or("."), self.sign(GROUP).unwrap_or_default())
    }

    /// A sign of the language, which is a plain text: one that mentions a number would need a sign itself.
    fn sign(&self, key: &str) -> Option<&'f str> {
        match self.messages.get(key)?.value.as_deref() {
            Some([Piece::Text(sign)]) => Some(sign),
            _ => None,
        }
    }

    fn lacks(&mut self, name: String) -> Value<'f> {
        self.missing.push(name.clone());
        Value::from(format!("{{{name}}}"))
    }

    fn chosen(&mut self, choice: &'f Choice<'f>) -> &'f Pattern<'f> {
        let by = self.value(&choice.selector);
        let plurals = self.plurals;
        self.spend(choice.variants.len());
        let fits = |(key, _): &&(Key<'_>, Pattern<'_>)| match (&by, key) {
            (Value::Text(text), Key::Name(name)) => text == name,
            (Value::Number(number), Key::Number(wanted)) => number == wanted,
            (Value::Number(number), Key::Name(name)) => plurals.category(*number) == *name,
            _ => false,
        };
        let variant = choice.variants.iter().find(fits).unwrap_or(&choice.variants[choice.default]);
        &variant.1
    }
}

/// Formats a number in units of its last digit, with `digits` decimal places and these signs.
fn decimal_text(units: i64, digits: u8, decimal: &str, group: &str) -> String {
    let minus = if units < 0 { "-" } else { "" };
    let text = format!("{:0width$}", units.unsigned_abs(), width = usize::from(digits) + 1);
    let (whole, part) = text.split_at(text.len() - usize::from(digits));
    let whole = grouped(whole, group);
    if part.is_empty() { format!("{minus}{whole}") } else { format!("{minus}{whole}{decimal}{part}") }
}

/// Digits in groups of three, with a sign between them if there are enough.
fn grouped<'d>(digits: &'d str, sign: &str) -> Cow<'d, str> {
    if sign.is_empty() || digits.len() < GROUPED_FROM {
        return Cow::Borrowed(digits);
    }
    let (first, rest) = digits.split_at((digits.len() - 1) % 3 + 1);
    let mut text = first.to_owned();
    for place in (0..rest.len()).step_by(3) {
        text.push_str(sign);
        text.push_str(&rest[place..place + 3]);
    }
    Cow::Owned(text)
}

impl Value<'_> {
    /// The value as inserted into a sentence that requests no form.
    fn shown(&self, left: &Cell<usize>) -> Cow<'_, str> {
        match self {
            Value::Text(text) => Cow::Borrowed(text),
            Value::Number(number) => Cow::Owned(number.to_string()),
            Value::Decimal(units, digits) => Cow::Owned(decimal_text(*units, *digits, ".", "")),
            Value::Phrase(phrase) => Cow::Owned(phrase.in_form_within("", left)),
        }
    }
}
