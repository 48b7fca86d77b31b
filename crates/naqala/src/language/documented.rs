//! Checks that the documents name exactly the existing layouts and values. The reference's tables, keys and words are
//! generated from the types.

use std::collections::BTreeSet;
use std::path::Path;

use crate::board::Layout;

const GUIDE: &str = include_str!("../../../../docs/rule-language.md");
const REFERENCE: &str = include_str!("../../../../docs/rule-reference.md");

/// The texts between backticks.
fn typed(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn the_reference_lists_exactly_the_layouts_there_are() {
    let (_, rest) = REFERENCE.split_once("\n| layout | board |").expect("the reference lists the layouts");
    let (list, _) = rest.split_once("\n\n").expect("a text follows");
    let listed: BTreeSet<&str> =
        list.lines().filter_map(|line| typed(line.strip_prefix("| `").map(|_| line)?).next()).collect();
    assert_eq!(listed, Layout::NAMES.iter().map(|(name, _)| *name).collect());
}

#[test]
fn the_reference_tells_every_value() {
    let documented: BTreeSet<&str> = typed(GUIDE).chain(typed(REFERENCE)).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/language");
    let mut values = 0;
    for source in sources(&folder, "compile") {
        // A value is in a list of names and meanings: ("relay", Then::Relay).
        for (_, rest) in source.match_indices("(\"").map(|(at, start)| source.split_at(at + start.len())) {
            let Some((value, _)) = rest.split_once("\", ") else { continue };
            if !value.is_empty() && value.bytes().all(|b| b.is_ascii_lowercase() || b"-_".contains(&b)) {
                assert!(documented.contains(value), "the value `{value}` is not in the reference");
                values += 1;
            }
        }
    }
    assert!(values > 50, "only {values} values were found");
}

/// The Rust files of a folder, and of those within, whose path has this name in it.
fn sources(folder: &Path, name: &str) -> Vec<String> {
    let mut sources = Vec::new();
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            sources.extend(self::sources(&path, name));
        } else if path.to_string_lossy().contains(name) {
            sources.push(std::fs::read_to_string(path).unwrap());
        }
    }
    sources
}
