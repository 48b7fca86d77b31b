//! Listing and playing moves does not allocate, in any game.

use allocation_counter::measure;
use naqala::{Game, Silent, catalogue};

#[test]
fn no_move_allocates() {
    for rules in catalogue::all() {
        let game = catalogue::game(rules.id()).expect("a game of the catalogue");
        let mut decisions = 0;
        let allocations = measure(|| {
            for seed in 1..=10 {
                decisions += random_game(&game, seed);
            }
        });
        assert!(decisions > 0, "{} has no moves", game.id());
        assert_eq!(allocations.count_total, 0, "heap allocations in {decisions} decisions of {}", game.id());
    }
}

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(vec![1_u8]))).count_total, 1);
}

/// Plays at random for at most 300 decisions; returns their number.
fn random_game(game: &Game, seed: u64) -> usize {
    let mut position = game.start();
    let mut random = seed;
    for decisions in 0..300 {
        let moves = game.moves(&position);
        if moves.is_empty() {
            return decisions;
        }
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        position = game.play_legal(&position, moves[(random >> 33) as usize % moves.len()], &mut Silent);
    }
    300
}
