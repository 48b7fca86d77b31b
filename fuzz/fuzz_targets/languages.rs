//! Any text as the messages of a language: it is refused with a reason, or every message is said, with phrases in it.
#![no_main]

use std::sync::Mutex;

use libfuzzer_sys::fuzz_target;
use naqala_messages::{Catalogue, Value, check, missing};

/// Languages live as long as the program; without this list they would be reported as lost memory.
static KEPT: Mutex<Vec<&'static Catalogue>> = Mutex::new(Vec::new());
/// No text is longer.
const LONGEST: usize = 1 << 20;

fuzz_target!(|source: &str| {
    let mistakes = check("xx", source, source);
    if let Err(error) = Catalogue::default().add("xx", source) {
        assert!(!mistakes.is_empty() && !error.to_string().is_empty(), "{error}");
        return;
    }
    let catalogue: &'static Catalogue = Box::leak(Box::new(Catalogue::default()));
    KEPT.lock().expect("no text failed before").push(catalogue);
    catalogue.add("xx", source).expect("what was accepted once");
    let words = catalogue.words("xx");
    for key in missing("", source) {
        let inner = words.say(&key, &[("n", Value::decimal(0.5, 1)), ("what", Value::from("x"))]);
        let outer = words.say(&key, &[("n", Value::from(1)), ("what", Value::from(inner))]);
        assert!(outer.to_string().len() <= LONGEST && outer.in_form("gen").len() <= LONGEST);
    }
});
