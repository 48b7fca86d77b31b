//! The perft files of this directory, for tests, benchmarks and the table of what is verified.

use std::path::Path;

use naqala::{Choices, Game, Rules, catalogue};

/// One line of a perft file.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// Name of the game.
    pub(crate) game: String,
    /// The options as they are written; `default` for none.
    pub(crate) options: String,
    /// Numbers of plies at depths 1, 2, 3 …
    pub(crate) counts: Vec<u64>,
}

impl Row {
    /// The game with the options of the row.
    pub(crate) fn compile(&self, rules: &Rules) -> Game {
        let mut choices = Choices::new();
        for option in self.options.split(", ").filter(|_| self.options != "default") {
            let (name, value) = option.split_once('=').expect("an option is name=value");
            choices.set(name, value);
        }
        rules.compile(&choices).unwrap_or_else(|error| panic!("{}, {}: {error}", self.game, self.options))
    }

    /// The deepest depth with at most this many leaves, and their number.
    pub(crate) fn depth_within(&self, leaves: u64) -> Option<(u32, u64)> {
        let depth = self.counts.iter().take_while(|&&count| count <= leaves).count();
        (depth > 0).then(|| (depth as u32, self.counts[depth - 1]))
    }
}

/// All rows of the games that are in the catalogue, and the names of the games that are not.
pub(crate) fn read() -> (Vec<(Row, &'static Rules)>, Vec<String>) {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../naqala/tests/perft");
    let entries = std::fs::read_dir(&directory).expect("the directory of perft files").flatten();
    let mut paths: Vec<_> = entries.map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "perft"));
    paths.sort();
    let (mut rows, mut missing) = (Vec::new(), Vec::new());
    for path in paths {
        let game = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let Some(rules) = catalogue::rules(&game) else {
            missing.push(game);
            continue;
        };
        let text = std::fs::read_to_string(&path).expect("a perft file can be read");
        rows.extend(text.lines().filter_map(|line| row(&game, line)).map(|row| (row, rules)));
    }
    (rows, missing)
}

fn row(game: &str, line: &str) -> Option<Row> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return None;
    }
    let (options, counts) =
        line.split_once(" : ").unwrap_or_else(|| panic!("{game}: not a perft line: {line}"));
    let counts = counts.split_whitespace().map(|count| count.parse().expect("a number of plies")).collect();
    Some(Row { game: game.to_string(), options: options.trim().to_string(), counts })
}
