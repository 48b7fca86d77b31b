//! Rule files as they are read: tables and keys, options and presets, and mistakes with line and column.
//!
//! The module `language` gives expressions their meaning; [`crate::Rules::compile`] joins both.

mod asked;
mod error;
mod file;
mod kept;
mod left_out;
pub(crate) mod limits;
mod options;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod unused;
mod weights;

pub(crate) use asked::used_words;
pub(crate) use error::Report;
pub use error::{RuleError, RuleErrors};
pub(crate) use file::*;
pub use limits::{LONGEST_NAME, is_invisible};
pub use options::{Choices, OptionError, OptionSpec, OptionValue, OptionValues, Preset, options_as_texts};
pub(crate) use options::{Settings, plain};
#[cfg(any(test, feature = "generate"))]
pub(crate) use rules::LANGUAGE_VERSION;
#[cfg(feature = "packed")]
pub(crate) use rules::Names;
pub(crate) use rules::Readable;
pub use rules::{About, Rules, Source};
#[cfg(feature = "schema")]
pub use schema::rule_file_schema;
pub(crate) use unused::check as check_unused_options;
