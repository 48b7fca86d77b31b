//! A limit for questions within questions.
//!
//! `takes` and `stuck` try moves out, and the tests of those moves may ask `takes` and `stuck` again. Sensible rules ask at
//! most twice; rules that ask without end would never answer, and run out of stack before.

use std::cell::Cell;

/// So many questions may stand within each other.
const DEEPEST: u8 = 4;

thread_local! {
    static DEPTH: Cell<u8> = const { Cell::new(0) };
}

/// Answers a question that tries moves out; `beyond` is the answer where too many questions stand around it.
#[inline]
pub(crate) fn ask(question: impl FnOnce() -> bool, beyond: bool) -> bool {
    let depth = DEPTH.get();
    if depth >= DEEPEST {
        return beyond;
    }
    DEPTH.set(depth + 1);
    let answer = question();
    DEPTH.set(depth);
    answer
}
