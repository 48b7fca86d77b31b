//! The meaning of the words of expressions: sets of pits, numbers and tests, ready to be evaluated.
//!
//! The vocabulary is small and shared by every clause. [`VOCABULARY`] explains every word; `docs/rule-reference.md` is
//! generated from it.

mod dictionary;
mod number_words;
mod set_words;
mod simplify;
mod test_words;
mod vocabulary;

pub(crate) use dictionary::MOST_NESTED_DEFINITIONS;
#[cfg(test)]
pub(crate) use dictionary::MOST_WORDS;
pub(crate) use dictionary::{Dictionary, Focus, Meaning, Misuse, SeedFacts, misuse};
pub use vocabulary::{VOCABULARY, Word, WordKind};
