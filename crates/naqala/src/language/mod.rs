//! The rule language: reading, checking and compiling rule files.
//!
//! A file is read into tables ([`file`]), its expressions into trees ([`expression`]), and with the chosen
//! options everything is given its meaning ([`meaning`]) and compiled into a [`crate::Game`] ([`compile`]).

mod asked;
mod compile;
#[cfg(test)]
mod documented;
mod error;
pub(crate) mod expression;
mod file;
mod kept;
mod kinds;
pub(crate) mod meaning;
pub(crate) mod options;
mod rules;
#[cfg(feature = "schema")]
mod schema;
pub(crate) mod shortcuts;
mod unused;
pub(crate) mod winnings;

pub use error::{RuleError, RuleErrors};
pub use meaning::{VOCABULARY, Word, WordKind};
pub use options::{Choices, OptionError, OptionSpec, OptionValue, OptionValues, Preset};
#[cfg(feature = "packed")]
pub(crate) use rules::Names;
pub use rules::{About, Rules, Source};
#[cfg(feature = "schema")]
pub use schema::rule_file_schema;
