//! Every board of a solitaire, compared with an independent program.

use naqala::{Choices, catalogue};
use naqala_engine::Stop;
use naqala_tables::solve_solitaire;

/// A row for each number of pits from 1 on, a column for each number of seeds from 1 on: the minimum number of moves, or, after
/// a minus, the maximum number of seeds that can be brought home.
const BOARDS: [&str; 10] = [
    "1 -1 2 -3 -4 2 3",
    "-1 -2 -1 2 4 -7 5",
    "3 -4 -2 -1 7 -17 7",
    "-3 6 -7 -2 -1 8 11",
    "-3 -7 -14 -6 -2 -1 14",
    "-3 -10 -15 16 18 -2 -1",
    "-5 13 -19 -27 19 -13 -2",
    "-5 -12 21 22 24 21 -9",
    "-5 -15 22 26 25",
    "-5 -17 26 27",
];

/// Compares the boards with these numbers of pits; returns how many there were.
fn compare(pits: impl Iterator<Item = usize>) -> usize {
    let rules = catalogue::rules("tchuka-ruma").unwrap();
    let mut compared = 0;
    for pits in pits {
        for (seeds, expected) in (1..).zip(BOARDS[pits - 1].split(' ')) {
            let mut options = Choices::new();
            options.set("pits", &pits.to_string()).set("seeds", &seeds.to_string());
            let game = rules.compile(&options).unwrap();
            let solved =
                solve_solitaire(&game, &game.start(), 8_000, &Stop::default(), &mut |_, _| {}).unwrap();
            let found = solved.way.map_or_else(|| format!("-{}", solved.most), |way| way.len().to_string());
            assert_eq!(found, expected, "{pits} pits with {seeds} seeds");
            compared += 1;
        }
    }
    compared
}

#[test]
fn small_boards_are_as_known() {
    assert_eq!(compare(1..=6), 42);
}

#[test]
#[ignore = "some minutes: cargo test --release -p naqala-tables --test all solitaires -- --ignored"]
fn large_boards_are_as_known() {
    assert_eq!(compare(7..=10), 23);
}
