//! A fixed number of generated games, played with every implementation.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Source, compare_rules, rule_file, shrunk};
use crate::rule_file::Rules;

/// Why a case fails, if it does.
fn failure(source: &mut Source) -> Option<String> {
    let compare = AssertUnwindSafe(|| {
        let text = rule_file(source);
        compare_rules(&text, source)
    });
    match catch_unwind(compare) {
        Ok(Ok(_)) => None,
        Ok(Err(what)) => Some(what),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            Some(
                text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()))
                    .unwrap_or_default(),
            )
        }
    }
}

/// Looks for a case that fails, makes it smaller, and shows it.
fn run(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut source = Source::seeded(seed);
        if let Some(what) = failure(&mut source) {
            let smaller = shrunk(source.choices(), 300, |source| failure(source).is_some());
            let mut source = Source::from_bytes(&smaller);
            let why = failure(&mut source).unwrap_or_default();
            let text = rule_file(&mut Source::from_bytes(&smaller));
            panic!("seed {seed}: {what}\n\nsmaller: {why}\n\n{text}\n{smaller:?}");
        }
    }
}

/// Number of cases played here; `examples/generated.rs` plays any number.
const CASES: u64 = 500;

#[test]
fn generated_games_are_played_alike_in_every_way() {
    run(0..CASES);
}

#[test]
fn most_generated_files_compile() {
    let files = 120;
    let compiled = (0..files)
        .filter(|seed| Rules::parse("generated.toml", &rule_file(&mut Source::seeded(*seed))).is_ok());
    let compiled = compiled.count();
    assert!(compiled * 10 > files as usize * 6, "only {compiled} of {files} compile");
}

/// Every word and every table occurs in some file.
#[test]
fn generated_files_use_every_word_and_table() {
    let texts: String = (0..3_000).map(|seed| rule_file(&mut Source::seeded(seed))).collect();
    let is_used = |word: &str| {
        texts.match_indices(word).any(|(at, _)| {
            let beside =
                |sign: Option<char>| sign.is_none_or(|sign| !(sign.is_alphanumeric() || sign == '-'));
            beside(texts[..at].chars().next_back()) && beside(texts[at + word.len()..].chars().next())
        })
    };
    let unused: Vec<&str> =
        crate::VOCABULARY.iter().map(|entry| entry.word).filter(|word| !is_used(word)).collect();
    assert!(unused.is_empty(), "never asked: {unused:?}");
    #[cfg(feature = "schema")]
    {
        let schema = crate::rule_file_schema();
        let tables = schema["properties"].as_object().unwrap().keys();
        let kinds = schema["$defs"].as_object().unwrap().values();
        let keys = kinds.filter_map(|kind| kind["properties"].as_object()).flat_map(|keys| keys.keys());
        let unused: Vec<&String> = tables.chain(keys).filter(|key| !is_used(key)).collect();
        assert!(unused.is_empty(), "never written: {unused:?}");
    }
}
