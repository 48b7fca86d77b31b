//! Replays recorded games and repeats perft counts, with the data of the library's tests.

#[path = "../../../naqala/tests/perft/rows.rs"]
mod rows;

use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::iter::Sum;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use naqala::{Rules, catalogue, perft, trace};
use serde_json::Value;

use self::rows::Row;
use crate::repository;

const RECORDED: &str = "crates/naqala/tests/data";

/// A number out of a total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Count {
    right: usize,
    all: usize,
}

impl Count {
    fn of(results: impl Iterator<Item = bool>) -> Count {
        results.fold(Count::default(), |count, right| Count {
            right: count.right + usize::from(right),
            all: count.all + 1,
        })
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.all {
            0 => f.write_str("–"),
            all if all == self.right => write!(f, "{all}"),
            all => write!(f, "**{} of {all}**", self.right),
        }
    }
}

impl Sum for Count {
    fn sum<I: Iterator<Item = Count>>(counts: I) -> Count {
        counts.fold(Count::default(), |a, b| Count { right: a.right + b.right, all: a.all + b.all })
    }
}

/// The available checks, by game.
pub(super) struct Checks {
    examples: BTreeMap<String, Vec<String>>,
    perft: Vec<(Row, &'static Rules)>,
}

impl Checks {
    pub(super) fn read() -> Result<Checks> {
        let mut examples = BTreeMap::<String, Vec<String>>::new();
        for line in lines(&repository(RECORDED).join("examples.jsonl.zst"))? {
            let fields: Value = serde_json::from_str(&line).context("an example is not JSON")?;
            // An example without a start position is only explanatory.
            if let (Some(game), Some(_)) = (fields["game"].as_str(), fields.get("start")) {
                examples.entry(game.to_owned()).or_default().push(line);
            }
        }
        Ok(Checks { examples, perft: rows::read().0 })
    }

    pub(super) fn examples(&self, rules: &Rules) -> Count {
        Count::of(self.examples.get(rules.id()).into_iter().flatten().map(|line| replays(line)))
    }

    pub(super) fn recorded(&self, rules: &Rules) -> Result<Count> {
        let path: PathBuf = repository(RECORDED).join(format!("{}.jsonl.zst", rules.id()));
        if !path.exists() {
            return Ok(Count::default());
        }
        Ok(Count::of(lines(&path)?.iter().map(|line| replays(line))))
    }

    /// Counts the rows that agree at their greatest depth with at most this many leaves.
    pub(super) fn perft(&self, rules: &Rules, leaves: u64) -> Count {
        let rows = self.perft.iter().filter(|(_, of)| of.id() == rules.id());
        let counts = rows.filter_map(|(row, rules)| {
            let (depth, expected) = row.depth_within(leaves)?;
            let game = row.compile(rules);
            Some(perft(&game, &game.start(), depth) == expected)
        });
        Count::of(counts)
    }
}

fn replays(line: &str) -> bool {
    matches!(trace::check(line, &catalogue::rules), Ok(None))
}

fn lines(path: &Path) -> Result<Vec<String>> {
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    let bytes = zstd::decode_all(file).with_context(|| format!("cannot unpack {}", path.display()))?;
    let text = String::from_utf8(bytes).with_context(|| format!("{} is not a text", path.display()))?;
    Ok(text.lines().map(str::to_owned).collect())
}
