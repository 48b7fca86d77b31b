//! Compares the speed of the library's perft with kernels written by hand for one game each.
//!
//! `cargo bench -p naqala --bench ratio` prints, for each of these games, the positions per second of both, and their ratio.
//! The two alternate, and the best time of each counts, so that other load on the machine favours neither.

#[path = "../tests/perft/hand_written.rs"]
mod hand_written;
#[path = "../tests/perft/rows.rs"]
mod rows;

use std::time::{Duration, Instant};

use naqala::perft;

/// Depths are chosen to have at most this many leaves.
const LEAVES: u64 = 4_000_000;

/// Number of measurements of each kernel.
const ROUNDS: usize = 40;

fn main() {
    let (rows, _) = rows::read();
    println!("{:<16} {:>5} {:>10} {:>12} {:>14}", "game", "depth", "ours", "by hand", "ours : by hand");
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let is_wanted = |game: &str| wanted.is_empty() || wanted.iter().any(|part| game.contains(part.as_str()));
    for by_hand in hand_written::ALL.into_iter().filter(|by_hand| is_wanted(by_hand.game)) {
        let of_game = rows.iter().find(|(row, _)| row.game == by_hand.game && row.options == "default");
        let (row, rules) = of_game.expect("a row of the perft files");
        let (depth, leaves) = row.depth_within(LEAVES).expect("a depth");
        let game = row.compile(rules);
        let start = game.start();
        let [mut ours, mut theirs] = [Duration::MAX; 2];
        for _ in 0..ROUNDS {
            ours = ours.min(time(leaves, || perft(&game, &start, depth)));
            theirs = theirs.min(time(leaves, || (by_hand.perft)(depth)));
        }
        let [ours, theirs] = [ours, theirs].map(|time| leaves as f64 / time.as_secs_f64() / 1e6);
        println!("{:<16} {depth:>5} {ours:>8.1} M {theirs:>10.1} M {:>14.2}", row.game, ours / theirs);
    }
}

/// The time of one count, which must find exactly this many leaves.
fn time(leaves: u64, count: impl Fn() -> u64) -> Duration {
    let started = Instant::now();
    assert_eq!(count(), leaves);
    started.elapsed()
}
