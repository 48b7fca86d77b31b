//! A game is data: the library and the players know no game's name.

use std::fs;
use std::path::{Path, PathBuf};

use naqala::catalogue;

#[test]
fn no_code_knows_a_game() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for folder in ["naqala/src", "naqala-engine/src", "naqala-protocol/src"] {
        for file in rust_files(&crates.join(folder)) {
            let text = fs::read_to_string(&file).unwrap();
            for (number, line) in code(&text) {
                let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
                for id in catalogue::ids().filter(|id| words.contains(id)) {
                    found.push(format!("{}:{number}: {id}", file.display()));
                }
            }
        }
    }
    assert!(found.is_empty(), "these lines know a game's name:\n{}", found.join("\n"));
}

/// The lines of a file that are neither comments nor tests, with their numbers.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().take_while(|(_, line)| !line.starts_with("#[cfg(test)]"));
    lines.map(|(at, line)| (at + 1, line.split("//").next().unwrap_or(line)))
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
            files.push(path);
        }
    }
    files
}
