//! The values of a message.

use std::borrow::Cow;

use crate::Phrase;

/// A value of a message.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Value<'v> {
    /// A text, which is inserted unchanged and can select a variant.
    Text(Cow<'v, str>),
    /// An integer, which can select a variant, by itself or by its plural category.
    Number(i64),
    /// A number with this many decimal places, in units of the last one. The decimal sign is that of the language.
    Decimal(i64, u8),
    /// A phrase, which is inserted in the requested form.
    Phrase(Box<Phrase>),
}

impl Value<'_> {
    /// A number with this many decimal places.
    ///
    /// ```
    /// # use naqala_messages::Value;
    /// assert_eq!(Value::decimal(0.125, 2), Value::Decimal(13, 2));
    /// ```
    pub fn decimal(number: f64, digits: u8) -> Value<'static> {
        Value::Decimal((number * 10f64.powi(digits.into())).round() as i64, digits)
    }

    /// Converts the value to an owned one.
    pub(crate) fn into_owned(self) -> Value<'static> {
        match self {
            Value::Text(text) => Value::Text(Cow::Owned(text.into_owned())),
            Value::Number(number) => Value::Number(number),
            Value::Decimal(units, digits) => Value::Decimal(units, digits),
            Value::Phrase(phrase) => Value::Phrase(phrase),
        }
    }
}

impl<'v> From<&'v str> for Value<'v> {
    fn from(text: &'v str) -> Value<'v> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'v> From<&'v String> for Value<'v> {
    fn from(text: &'v String) -> Value<'v> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl<'v> From<Cow<'v, str>> for Value<'v> {
    fn from(text: Cow<'v, str>) -> Value<'v> {
        Value::Text(text)
    }
}

/// Rounded to tenths.
impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        Value::decimal(number, 1)
    }
}

macro_rules! whole_numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Value<'_> {
            fn from(number: $kind) -> Self {
                Value::Number(number.try_into().unwrap_or(i64::MAX))
            }
        }
    )*};
}

whole_numbers!(u8, i8, u16, i16, u32, i32, u64, i64, usize, isize);
