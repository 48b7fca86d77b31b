//! The library for JavaScript: games as packed data, sessions, pictures, and the questions for the engine in its worker.
//!
//! Every failure becomes an `Error` with a message of one line. `package/` has the element `<naqala-board>` and the other files
//! written in JavaScript by hand.
#![deny(missing_docs, unsafe_code)]

mod game;
mod session;

#[cfg(test)]
mod tests;

pub use game::Game;
pub use session::Session;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

/// Why something cannot be done, in one line: an `Error` of JavaScript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong(String);

impl Wrong {
    fn new(why: impl ToString) -> Wrong {
        Wrong(why.to_string())
    }
}

impl From<Wrong> for JsValue {
    fn from(Wrong(why): Wrong) -> JsValue {
        JsError::new(&why).into()
    }
}

/// Adds a language: its code, and its messages about rules and boards (`languages/*.ftl` of the package).
///
/// # Errors
/// What is wrong with the messages.
#[wasm_bindgen(js_name = addLanguage)]
pub fn add_language(code: &str, rules: &str, view: &str) -> Result<(), Wrong> {
    naqala::add_language(code, rules).map_err(Wrong::new)?;
    naqala_view::add_language(code, view).map_err(Wrong::new)
}

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
