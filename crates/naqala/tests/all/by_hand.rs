//! Positions worked out by hand from published descriptions, for games and options for which no other program exists.
//! Each line of `tests/by_hand/*.jsonl` is one: a trace with an `id` and a `title`.

use std::path::Path;

use naqala::{catalogue, trace};

#[test]
fn positions_worked_out_by_hand_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/by_hand");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("the folder").flatten().collect();
    files.sort_by_key(std::fs::DirEntry::path);
    assert!(!files.is_empty());
    let mut wrong = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file.path()).expect("a file of text");
        for line in text.lines() {
            let id =
                serde_json::from_str::<serde_json::Value>(line).expect("a line of JSON")["id"].to_string();
            match trace::check(line, &catalogue::rules) {
                Ok(None) => {}
                Ok(Some(difference)) => wrong.push(format!("{id}: {difference}")),
                Err(error) => wrong.push(format!("{id}: {error}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
