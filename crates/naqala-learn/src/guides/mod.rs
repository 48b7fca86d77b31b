//! Guides: what a game is, how to play it in a minute, how to play it well, and its story; written by hand.
//!
//! `docs/guides.md` describes the format. A guide is Markdown whose pictures are [`Example`]s: positions with plies and their
//! results, replayed by the tests.

mod block;
mod example;
mod guide;
mod html;
mod markdown;
mod parse;
#[cfg(test)]
mod tests;
mod text;

pub use block::{GuideBlock, GuidePart, Section, Span};
pub use example::Example;
pub use guide::{Guide, GuideError, guide_languages};
pub(crate) use html::escaped;
