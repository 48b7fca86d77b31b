//! The rule language: reading, checking and compiling rule files.
//!
//! A file is read into tables ([`file`]), its expressions into trees ([`expression`]), and with the chosen
//! options everything is given its meaning ([`meaning`]) and compiled into a [`crate::Game`] ([`compile`]).

mod compile;
#[cfg(test)]
mod documented;
mod error;
pub(crate) mod expression;
mod file;
mod kinds;
pub(crate) mod meaning;
pub(crate) mod options;
mod rules;
mod shortcuts;
mod unused;

pub use error::{RuleError, RuleErrors};
pub use options::{Choices, OptionError, OptionSpec, OptionValue, OptionValues, Preset};
pub use rules::{About, Rules, Source};
