//! The rule language: turns the text of a rule file into a program.
//!
//! Expressions are parsed into trees ([`expression`]); with the chosen options they are resolved ([`meaning`]) and compiled into
//! the parts of a game ([`compile`]).

mod compile;
#[cfg(test)]
mod documented;
mod expression;
mod kinds;
mod meaning;
mod warnings;

pub(crate) use compile::{Compilation, compile};
#[cfg(test)]
pub(crate) use meaning::MOST_WORDS;
pub use meaning::{VOCABULARY, Word, WordKind};
pub(crate) use warnings::warn;
