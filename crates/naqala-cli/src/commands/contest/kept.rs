//! Stores the pairs of a match in a file, so that an interrupted match can be resumed.
//!
//! The first line says which match it is, every other one is a pair. A line that was cut short by a crash is dropped.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::tally::Score;

/// The file of a match.
#[derive(Debug)]
pub(super) struct KeptPairs {
    path: PathBuf,
    file: Mutex<File>,
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
        let text = || format!("cannot keep the match in {}", path.display());
        let mut file =
            OpenOptions::new().read(true).append(true).create(true).open(path).with_context(text)?;
        let mut lines = String::new();
        match file.read_to_string(&mut lines) {
            Err(error) if error.kind() == ErrorKind::InvalidData => {
                bail!("{} keeps no match", path.display())
            }
            read => read.with_context(text)?,
        };
        // Text after the last line end is incomplete.
        let whole = lines.rfind('\n').map_or(0, |at| at + 1);
        let mut whole_lines = lines[..whole].lines();
        let before = match whole_lines.next() {
            None if lines.is_empty() || serde_json::to_string(settings)?.starts_with(&lines) => {
                BTreeMap::new()
            }
            None => bail!("{} keeps no match", path.display()),
            Some(first) => {
                check(path, first, settings)?;
                read_pairs(path, whole_lines)?
            }
        };
        file.set_len(whole as u64).with_context(text)?;
        if whole == 0 {
            writeln!(file, "{settings}").with_context(text)?;
        }
        Ok(KeptPairs { path: path.to_owned(), file: Mutex::new(file), before })
    }

    /// Adds a pair.
    pub(super) fn add(&self, pair: u64, games: &[Score; 2]) -> Result<()> {
        let line = serde_json::to_string(&KeptPair { pair, games: games.clone() })?;
        let mut file = self.file.lock().expect("no other thread failed");
        file.write_all(format!("{line}\n").as_bytes())
            .with_context(|| format!("cannot keep the match in {}", self.path.display()))
    }
}

/// Refuses the file of another match.
fn check(path: &Path, first: &str, settings: &Value) -> Result<()> {
    let Ok(Value::Object(kept)) = serde_json::from_str(first) else {
        bail!("{} keeps no match", path.display());
    };
    let mut wanted: Vec<_> = settings.as_object().into_iter().flatten().collect();
    // The seed shuffles the book: what differs by itself is named before what differs only because of that.
    wanted.sort_by_key(|(key, _)| *key == "book");
    for (key, wanted) in wanted {
        let there = kept.get(key).unwrap_or(&Value::Null);
        if there != wanted {
            bail!("{} keeps another match: its {key} is {there}, not {wanted}", path.display());
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
        let whole = std::fs::read(&path).unwrap();
        std::fs::write(&path, [&whole[..], b"{\"pair\":9,"].concat()).unwrap();
        let again = KeptPairs::open(&path, &settings).unwrap();
        assert_eq!(again.before.len(), 2);
        assert_eq!(again.before[&3].each_ref().map(|score| score.points), [2, 1]);
        again.add(1, &[score(1), score(1)]).unwrap();
        assert_eq!(KeptPairs::open(&path, &settings).unwrap().before.len(), 3);
        let other = KeptPairs::open(&path, &json!({ "game": "oware", "seed": 2 })).unwrap_err();
        assert!(other.to_string().contains("its seed is 1, not 2"), "{other}");
    }
}
