//! Perft: the number of ply sequences from the start position, compared with other programs.

#[path = "../perft/hand_written.rs"]
mod hand_written;
#[path = "../perft/rows.rs"]
mod rows;

use crate::common::on_all_cores;
use naqala::{Choices, Rules, perft};
use rows::Row;

/// The deepest depth compared in an ordinary test run has at most this many leaves.
const QUICK: u64 = 300_000;

/// The deepest depth compared in a long test run; takes minutes with `--release`.
const LONG: u64 = 100_000_000;

#[test]
fn perft_numbers_are_right() {
    compare(|row| row.depth_within(QUICK).into_iter().collect());
}

#[test]
#[ignore = "minutes: cargo test --release --test all perft -- --ignored long"]
fn perft_numbers_are_right_long() {
    compare(|row| row.depth_within(LONG).into_iter().collect());
}

#[test]
#[ignore = "half an hour: cargo test --release --test all perft -- --ignored deepest"]
fn perft_numbers_are_right_deepest() {
    compare(|row| match row.counts.last() {
        Some(&count) if count > LONG => vec![(row.counts.len() as u32, count)],
        _ => Vec::new(),
    });
}

#[test]
fn shallow_depths_are_right_one_by_one() {
    compare(|row| (1..).zip(row.counts.iter().copied()).take_while(|&(_, count)| count <= 3_000).collect());
}

/// The kernels that serve as references for the benchmark play the same games.
#[test]
fn games_written_by_hand_have_the_same_numbers() {
    let (rows, _) = rows::read();
    for by_hand in hand_written::ALL {
        let is_meant = |row: &Row| row.game == by_hand.game && row.options == "default";
        let (row, _) = rows.iter().find(|(row, _)| is_meant(row)).expect("a perft file");
        let (depth, _) = row.depth_within(QUICK).expect("a depth");
        let counted: Vec<u64> = (1..=depth).map(by_hand.perft).collect();
        assert_eq!(counted, row.counts[..depth as usize], "{}", row.game);
    }
}

/// Two pits, whose owners move in turn for ever.
const ENDLESS: &str = r#"
naqala = 2
id = "endless"
name = "Endless"
board = { layout = "two-row", pits = 1 }
setup = [{ seeds = 2 }]
pick = [{ from = "own & filled" }]
settle = []
end = [{ at = "turn", when = "stuck(mover)", leftovers = "nobody", why = "no move" }]

[about]
summary = "Seeds go round."
status = "complete"
"#;

#[test]
fn no_depth_is_too_deep_for_the_stack() {
    let game = Rules::parse("endless.toml", ENDLESS).unwrap().compile(&Choices::new()).unwrap();
    assert_eq!(perft(&game, &game.start(), 100_000), 1);
}

/// Compares the chosen depths of every row of every game of the catalogue, on all cores.
fn compare(depths: impl Fn(&Row) -> Vec<(u32, u64)> + Sync) {
    let (rows, missing) = rows::read();
    assert!(!rows.is_empty(), "no perft file belongs to a game of the catalogue");
    eprintln!("not in the catalogue: {}", missing.join(", "));
    let failures = on_all_cores(&rows, |(row, rules)| wrong_number(row, rules, &depths(row)));
    assert!(failures.is_empty(), "{} wrong numbers:\n{}", failures.len(), failures.join("\n"));
}

fn wrong_number(row: &Row, rules: &Rules, depths: &[(u32, u64)]) -> Option<String> {
    let game = row.compile(rules);
    depths.iter().find_map(|&(depth, expected)| {
        let found = perft(&game, &game.start(), depth);
        (found != expected).then(|| {
            format!("{} ({}): depth {depth}: expected {expected}, found {found}", row.game, row.options)
        })
    })
}
