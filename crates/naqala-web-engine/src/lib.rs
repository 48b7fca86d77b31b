//! The engine in a web worker, and the messages by which a page speaks with it.
//!
//! A page sends a compiled game as bytes, then [`Question`]s about it, and gets [`Answer`]s, both as lines of text. The worker
//! reads no rule files. The worker answers one question at a time; a page that
//! wants it to stop ends the worker and starts another one, which the browser does in no time because the module is
//! compiled already.
#![deny(missing_docs, unsafe_code)]

mod messages;
#[cfg(feature = "worker")]
mod worker;

pub use messages::{Answer, Line, Malformed, Question, Task};
#[cfg(feature = "worker")]
pub use worker::Desk;
