//! Speed of the search and of the solver.
//!
//! `cargo bench -p naqala-engine` runs everything, `cargo bench -p naqala-engine -- nodes` one benchmark. Items are
//! searched positions. Every result is compared with the known one, so a fast wrong answer fails.

use divan::Bencher;
use divan::counter::ItemsCount;
use naqala::{Choices, Game, Session, catalogue};
use naqala_engine::{Analysis, Engine, Judgement, Limits, Solution, Solver};

fn main() {
    divan::main();
}

/// Megabytes of the search's table.
const TABLE: usize = 64;

/// By material, so that what was learnt does not change the figures.
fn to_depth(id: &str, depth: u32) -> Analysis {
    let session = Session::new(catalogue::game(id).expect("a game of the catalogue"));
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    Engine::new(TABLE).with_judgement(Judgement::Material).analyse(&session, &limits, 1, &mut |_| {})
}

/// From the start, on one core.
#[divan::bench(args = [("oware", 15), ("oware", 21), ("kalah", 13), ("toguz-kumalak", 9), ("bao-kiswahili", 5)], sample_count = 3, sample_size = 1)]
fn nodes(bencher: Bencher<'_, '_>, (id, depth): (&str, u32)) {
    let expected = to_depth(id, depth);
    bencher.counter(ItemsCount::new(expected.nodes)).bench_local(|| {
        let analysis = to_depth(id, depth);
        assert_eq!((analysis.nodes, &analysis.lines), (expected.nodes, &expected.lines), "{id}");
    });
}

fn kalah(pits: &str, seeds: &str) -> Game {
    let rules = catalogue::rules("kalah").expect("a game of the catalogue");
    let mut choices = Choices::new();
    choices.set("pits", pits).set("seeds", seeds).set("win_at", "none");
    rules.compile(&choices).expect("options that exist")
}

fn solve_start(pits: &str, seeds: &str, megabytes: usize) -> Solution {
    let game = kalah(pits, seeds);
    let solution = Solver::new(megabytes).solve(&game, &game.start(), &Limits::default(), &mut |_| {});
    solution.expect("a game that ends")
}

/// To the end of the game, the value proven: pits, seeds, megabytes, the value.
#[divan::bench(args = [("4", "4", 16, 2), ("5", "3", 16, 6), ("5", "4", 64, 10), ("6", "3", 64, 2)], sample_count = 3, sample_size = 1)]
fn solve(bencher: Bencher<'_, '_>, (pits, seeds, megabytes, value): (&str, &str, usize, i32)) {
    let expected = solve_start(pits, seeds, megabytes);
    bencher.counter(ItemsCount::new(expected.nodes)).bench_local(|| {
        assert_eq!(solve_start(pits, seeds, megabytes).value, value);
    });
}

/// The same where it takes longest.
#[divan::bench(args = [("6", "4", 900, 8)], sample_count = 1, sample_size = 1)]
fn solve_large(bencher: Bencher<'_, '_>, (pits, seeds, megabytes, value): (&str, &str, usize, i32)) {
    bencher.bench_local(|| {
        assert_eq!(solve_start(pits, seeds, megabytes).value, value);
    });
}
