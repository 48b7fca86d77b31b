//! The engine in a web worker, and the messages between it and the page.
//!
//! The page sends a compiled game as bytes, then [`Question`]s about it, and receives [`Answer`]s, both as lines of
//! text. The worker contains no parser of rule files. It answers one question at a time. To stop it, the page
//! terminates the worker and starts another, which is quick because the module is already compiled.
#![deny(missing_docs, unsafe_code)]

mod messages;
#[cfg(feature = "worker")]
mod worker;

pub use messages::{Answer, Line, Malformed, Question, Task};
#[cfg(feature = "worker")]
pub use worker::Desk;
