//! Bytes as choices of a generator of rule files: every game that compiles is played identically in every way: silent,
//! observed, packed, on compact boards, taken back, and from a record.
#![no_main]

use libfuzzer_sys::fuzz_target;
use naqala::generate::{Source, compare_rules, rule_file};

fuzz_target!(|bytes: &[u8]| {
    let mut source = Source::from_bytes(bytes);
    let text = rule_file(&mut source);
    if let Err(what) = compare_rules(&text, &mut source) {
        panic!("{what}\n{text}");
    }
});
