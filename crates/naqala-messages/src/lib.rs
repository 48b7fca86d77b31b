//! Message catalogues in many languages, and phrases that take the form their sentence asks for.
//!
//! A [`Catalogue`] has one Fluent file for each language. [`Words`] are the messages of one language: they put values into a
//! message and return a [`Phrase`]. A phrase is not a text yet. If it becomes a value of another message, that message chooses
//! its form, so that a language can inflect it:
//!
//! ```text
//! pit-that = { $case ->
//!     [gen] этой лунки
//!    *[nom] эта лунка
//! }
//!     .gender = f
//! settle-take = вы захватываете камни { FORM($pits, "gen") }
//! ```
//!
//! * `FORM($value, "gen")` is the value in a form; the message of the phrase finds the name of the form in `$case`. Each language
//!   chooses its own names. `FORM($value, $case)` passes the current form on.
//! * `TRAIT($value, "gender")` is an attribute of the message of the phrase, for sentences that have to agree with it; `none` if
//!   there is no such attribute.
//! * A number selects a variant by its value or by its plural category. The rules of the categories are messages of the language,
//!   in the syntax of the Unicode CLDR: `plural-few = n % 10 = 2..4 and n % 100 != 12..14`. Without rules, every number is
//!   `other`.
//! * A value without a function has the form that its message gives without a `$case`.
//!
//! ```
//! use std::sync::LazyLock;
//! use naqala_messages::{Catalogue, values};
//!
//! static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(&[
//!     ("en", "pit = the pit\ntake = you take from { $what }"),
//!     ("ru", "pit = { $case ->\n    [gen] лунки\n   *[nom] лунка\n}\ntake = вы берёте из { FORM($what, \"gen\") }"),
//! ]));
//!
//! for (language, said) in [("en", "you take from the pit"), ("ru", "вы берёте из лунки")] {
//!     let words = CATALOGUE.words(language);
//!     assert_eq!(words.say("take", values![what = words.tell("pit")]).to_string(), said);
//! }
//! ```
#![deny(missing_docs, unsafe_code)]

mod catalogue;
mod check;
mod fluent;
mod phrase;
mod value;

pub use catalogue::{Catalogue, LanguageError, Later, Source, Words};
pub use check::{check, is_of_language, missing, referred};
pub use phrase::Phrase;
pub use value::Value;

/// The values a message mentions, by name.
pub type Values<'a> = &'a [(&'static str, Value<'a>)];

/// The values of a message: `values![pit = name, n = 3]`.
#[macro_export]
macro_rules! values {
    ($($name:ident = $value:expr),* $(,)?) => {
        &[$((stringify!($name), $crate::Value::from($value))),*]
    };
}

#[cfg(test)]
mod tests;
