//! Any text as a trace: it is refused, or playing it again gives a trace that checks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use naqala::{catalogue, trace};

fuzz_target!(|line: &str| {
    let _ = trace::check(line, &catalogue::rules);
    if let Ok(played) = trace::replay(line, &catalogue::rules) {
        let played = played.to_string();
        assert_eq!(trace::check(&played, &catalogue::rules), Ok(None), "{played}");
    }
});
