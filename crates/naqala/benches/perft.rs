//! Speed of the kernel: positions per second of perft, and turns per second of random play, of every game.
//!
//! `cargo bench -p naqala` runs everything, `cargo bench -p naqala -- oware` one game. Every perft result
//! is compared with the files in `tests/perft/`, so a fast wrong answer fails.

#[path = "../tests/perft/rows.rs"]
mod rows;

use std::fmt;

use divan::Bencher;
use divan::counter::ItemsCount;
use naqala::{Game, Position, Silent, catalogue, perft};
use rows::Row;

/// Depths are chosen to have at most this many leaves.
const LEAVES: u64 = 4_000_000;

/// Turns in one round of random play.
const TURNS: usize = 50_000;

fn main() {
    divan::main();
}

/// A game to measure.
#[derive(Clone)]
struct Case {
    row: Row,
    game: Game,
    depth: u32,
    leaves: u64,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, depth {}", self.row.game, self.depth)
    }
}

/// The first row of every perft file.
fn cases() -> Vec<Case> {
    let (mut rows, _) = rows::read();
    rows.dedup_by(|later, first| later.0.game == first.0.game);
    let cases = rows.into_iter().filter_map(|(row, rules)| {
        let (depth, leaves) = row.depth_within(LEAVES)?;
        Some(Case { game: row.compile(rules), row, depth, leaves })
    });
    cases.collect()
}

/// Items are the positions at the last depth, each of them reached by playing a move.
#[divan::bench(args = cases(), sample_count = 5, sample_size = 1)]
fn perft_positions(bencher: Bencher<'_, '_>, case: &Case) {
    let start = case.game.start();
    bencher.counter(ItemsCount::new(case.leaves)).bench_local(|| {
        assert_eq!(perft(&case.game, &start, case.depth), case.leaves, "{case}");
    });
}

/// Items are turns: plies after which somebody else is to move or the game is over.
#[divan::bench(args = catalogue::ids().collect::<Vec<_>>(), sample_count = 10, sample_size = 1)]
fn random_turns(bencher: Bencher<'_, '_>, id: &str) {
    let game = catalogue::game(id).expect("a game of the catalogue");
    bencher.counter(ItemsCount::new(TURNS)).bench_local(|| play_turns(&game));
}

/// Plays random games one after the other until enough turns are played.
fn play_turns(game: &Game) -> Position {
    let start = game.start();
    let (mut position, mut turns, mut random) = (start, 0, 1_u64);
    while turns < TURNS {
        let moves = game.moves(&position);
        if moves.is_empty() {
            position = start;
            continue;
        }
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mover = position.to_move();
        position = game.play_legal(&position, moves[(random >> 33) as usize % moves.len()], &mut Silent);
        turns += usize::from(position.to_move() != mover || position.is_over());
    }
    position
}
