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

use std::ops::RangeInclusive;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

/// Why something cannot be done, in one line: an `Error` of JavaScript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong(String);

impl Wrong {
    fn new(why: impl ToString) -> Wrong {
        Wrong(why.to_string())
    }

    /// A number of JavaScript that is to be a whole one within a range.
    fn unless_whole(given: f64, name: &str, range: RangeInclusive<u32>) -> Result<u32, Wrong> {
        let (least, most) = range.into_inner();
        if given.fract() == 0.0 && (f64::from(least)..=f64::from(most)).contains(&given) {
            return Ok(given as u32);
        }
        // Without the number itself: writing fractions would make the module several kilobytes larger.
        Err(Wrong(format!("`{name}` is a whole number from {least} to {most}")))
    }

    /// A language whose messages are there.
    fn unless_known(language: &str) -> Result<&'static str, Wrong> {
        let known = naqala::known_language(language);
        known.ok_or_else(|| Wrong(format!("there is no language `{language}`; addLanguage() adds one")))
    }
}

impl From<Wrong> for JsValue {
    fn from(Wrong(why): Wrong) -> JsValue {
        JsError::new(&why).into()
    }
}

/// Adds a language: its code, and its messages about rules and boards (`rules` and `view` in
/// `languages/CODE.json` of the package).
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
