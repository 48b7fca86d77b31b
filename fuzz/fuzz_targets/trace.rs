//! Any text as a trace: it is refused, or what is told from it is a trace that checks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use naqala::{catalogue, trace};

fuzz_target!(|line: &str| {
    let _ = trace::check(line, &catalogue::rules);
    if let Ok(told) = trace::retell(line, &catalogue::rules) {
        let told = told.to_string();
        assert_eq!(trace::check(&told, &catalogue::rules), Ok(None), "{told}");
    }
});
