//! The values of a message.

use std::borrow::Cow;

use crate::Phrase;

/// A value of a message.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Value<'v> {
    /// A text, which stands as it is and can be chosen by.
    Text(Cow<'v, str>),
    /// A whole number, which can be chosen by, itself or its plural category.
    Number(i64),
    /// A number with so many digits behind the decimal sign of the language, in units of the last digit.
    Decimal(i64, u8),
    /// A phrase, which takes the form that is asked for.
    Phrase(Box<Phrase>),
}

impl Value<'_> {
    /// A number with so many digits behind the decimal sign.
    ///
    /// ```
    /// # use naqala_messages::Value;
    /// assert_eq!(Value::decimal(0.125, 2), Value::Decimal(13, 2));
    /// ```
    pub fn decimal(number: f64, digits: u8) -> Value<'static> {
        Value::Decimal((number * 10f64.powi(digits.into())).round() as i64, digits)
    }

    /// The same value, of its own.
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
