//! The rule language: what is written in a rule file becomes a program.
//!
//! Expressions are read into trees ([`expression`]), and with the chosen options everything is given its meaning
//! ([`meaning`]) and compiled into the parts of a game ([`compile`]).

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
