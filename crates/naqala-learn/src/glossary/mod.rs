//! The glossary: terms of the field and words of the traditions, and where they occur in a text.

#[cfg(feature = "guides")]
mod entry;
#[cfg(feature = "guides")]
mod find;
#[cfg(feature = "guides")]
mod html;
mod mark;
#[cfg(all(test, feature = "guides"))]
mod tests;
#[cfg(feature = "guides")]
mod words;

#[cfg(feature = "guides")]
pub use entry::{Glossary, Term};
pub use mark::{Marker, Piece};
