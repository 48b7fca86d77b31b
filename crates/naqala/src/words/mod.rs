//! The game in words: what a move did and why, and the rules written out.
//!
//! Both are generated from the compiled rules and the events of a move, so they always match what is played. All sentences are
//! messages of a catalogue; nothing here knows a game by name.

mod caption;
mod coverage;
mod explain;
mod labels;
mod messages;
mod page;
mod phrases;
mod rules;
#[cfg(test)]
mod tests;
mod texts;

pub(crate) use caption::Caption;
pub use coverage::{GameText, missing_labels, untranslated_texts};
pub use explain::{ExplainedStep, explain, explain_last, explain_steps, is_decided_by_score};
pub use labels::{option_label, preset_label, value_label};
pub use messages::{LanguageError, add_language, known_language, language_name, language_source, languages};
pub use page::markdown::{blocks_markdown, escape as escape_markdown};
pub use page::{Block, blocks_text};
pub use rules::{
    refusal_rule, rules_blocks, rules_markdown, rules_text, rules_text_of_width, story_blocks,
    story_markdown, story_text, story_text_of_width,
};
pub use texts::{
    about_text, all_names, block_text, mark_text, name_text, option_text, pieces_text, preset_text,
    reason_text, second_kind_text, tray_text,
};
