//! Stores the pairs of a match in a file, so that an interrupted match can be resumed.
//!
//! The first line says which match it is, every other one is a pair.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::tally::Score;
use crate::kept_lines::KeptLines;

/// The file of a match.
#[derive(Debug)]
pub(super) struct KeptPairs {
    lines: Mutex<KeptLines>,
    /// The pairs that were there before, by their number.
    pub(super) before: BTreeMap<u64, [Score; 2]>,
}

/// A line of the file.
#[derive(Deserialize, Serialize)]
struct KeptPair {
    pair: u64,
    games: [Score; 2],
}

impl KeptPairs {
    /// Opens the file of a match, or begins it.
    pub(super) fn open(path: &Path, settings: &Value) -> Result<KeptPairs> {
        let (mut lines, there) = KeptLines::open(path)?;
        let mut whole = there.lines.lines();
        let before = match whole.next() {
            None if settings.to_string().starts_with(&there.unfinished) => {
                lines.add(settings)?;
                BTreeMap::new()
            }
            None => bail!("{} keeps no match", path.display()),
            Some(first) => {
                check(path, first, settings)?;
                read_pairs(path, whole)?
            }
        };
        Ok(KeptPairs { lines: Mutex::new(lines), before })
    }

    /// Adds a pair.
    pub(super) fn add(&self, pair: u64, games: &[Score; 2]) -> Result<()> {
        let line = KeptPair { pair, games: games.clone() };
        self.lines.lock().expect("no other thread failed").add(&line).context("cannot keep the match")
    }
}

/// The settings that are kept as hashes, and what they are.
const HASHED: [(&str, &str); 3] =
    [("rules", "version of the rules or weights"), ("table", "endgame table"), ("book", "book of openings")];

/// Refuses the file of another match.
fn check(path: &Path, first: &str, settings: &Value) -> Result<()> {
    let Ok(Value::Object(kept)) = serde_json::from_str(first) else {
        bail!("{} keeps no match", path.display());
    };
    let mut wanted: Vec<_> = settings.as_object().into_iter().flatten().collect();
    // What differs by itself is named before what differs only because of that: another game has other rules, and the seed
    // shuffles the book.
    wanted.sort_by_key(|(key, _)| HASHED.iter().position(|(hashed, _)| key == hashed).map_or(0, |at| at + 1));
    for (key, wanted) in wanted {
        let there = kept.get(key).unwrap_or(&Value::Null);
        if there == wanted {
            continue;
        }
        match HASHED.iter().find(|(hashed, _)| key == hashed) {
            Some((_, what)) => bail!("{} keeps another match, with another {what}", path.display()),
            None => bail!("{} keeps another match: its {key} is {there}, not {wanted}", path.display()),
        }
    }
    Ok(())
}

fn read_pairs<'a>(path: &Path, lines: impl Iterator<Item = &'a str>) -> Result<BTreeMap<u64, [Score; 2]>> {
    let read = |(number, line): (usize, &str)| {
        let KeptPair { pair, games } = serde_json::from_str(line)
            .with_context(|| format!("line {} of {} is no pair of games", number + 2, path.display()))?;
        Ok((pair, games))
    };
    lines.enumerate().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_was_kept_is_there_again_but_for_a_line_cut_short() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kept");
        let settings = json!({ "game": "oware", "seed": 1 });
        let score = |points| Score { points, ..Score::default() };
        let kept = KeptPairs::open(&path, &settings).unwrap();
        kept.add(3, &[score(2), score(1)]).unwrap();
        kept.add(0, &[score(0), score(2)]).unwrap();
        drop(kept);
        let whole = std::fs::read(&path).unwrap();
        std::fs::write(&path, [&whole[..], b"{\"pair\":9,"].concat()).unwrap();
        let again = KeptPairs::open(&path, &settings).unwrap();
        assert_eq!(again.before.len(), 2);
        assert_eq!(again.before[&3].each_ref().map(|score| score.points), [2, 1]);
        again.add(1, &[score(1), score(1)]).unwrap();
        drop(again);
        assert_eq!(KeptPairs::open(&path, &settings).unwrap().before.len(), 3);
        let other = KeptPairs::open(&path, &json!({ "game": "oware", "seed": 2 })).unwrap_err();
        assert!(other.to_string().contains("its seed is 1, not 2"), "{other}");
        std::fs::write(&path, "a letter to a friend").unwrap();
        let other = KeptPairs::open(&path, &settings).unwrap_err();
        assert!(other.to_string().contains("keeps no match"), "{other}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "a letter to a friend");
    }
}
