//! Exact values of small games, compared with published ones and with those of two other programs.

use naqala::{Choices, Game, catalogue};
use naqala_engine::{Limits, SolveError, Solver};

/// A game with these numbers of pits and seeds, played to the last seed.
fn game(pits: u32, seeds: u32, own_seed: &str) -> Game {
    let rules = catalogue::rules("kalah").expect("a game of the catalogue");
    let mut choices = Choices::new();
    choices.set("pits", &pits.to_string()).set("seeds", &seeds.to_string());
    choices.set("win_at", "none").set("own_seed", own_seed);
    rules.compile(&choices).expect("options that exist")
}

fn value(pits: u32, seeds: u32, own_seed: &str) -> i32 {
    let game = game(pits, seeds, own_seed);
    let solution = Solver::new(16).solve(&game, &game.start(), &Limits::default(), &mut |_| {});
    solution.expect("a game that ends").value
}

fn first_moves(pits: u32, seeds: u32, own_seed: &str, megabytes: usize) -> Vec<i32> {
    let game = game(pits, seeds, own_seed);
    let mut solver = Solver::new(megabytes);
    let values = solver.solve_moves(&game, &game.start(), &Limits::default(), &mut |_| {});
    values.expect("a game that ends").into_iter().map(|(_, value)| value).collect()
}

/// Values for one to six seeds per pit, by number of pits.
const STANDARD: [(u32, &[i32]); 6] = [
    (1, &[0, -2, 6, -2, 2, 0]),
    (2, &[2, -2, -2, -10, 6, 8]),
    (3, &[0, 4, 2, 2, 6, -8]),
    (4, &[2, 6, 6, 2, 4, 0]),
    (5, &[0, 2, 6, 10]),
    (6, &[2, 6, 2]),
];

/// The same, if a last seed in an own empty pit is won even if the opposite pit is empty.
const EMPTY_CAPTURE: [(u32, &[i32]); 6] = [
    (1, &[0, -2, 6, -2, 2, 0]),
    (2, &[2, -2, -2, -12, 6, 8]),
    (3, &[0, 4, 2, 2, 6, -10]),
    (4, &[2, 6, 8, 2, 2, 0]),
    (5, &[0, 0, 8, 12]),
    (6, &[2, 10, 2]),
];

#[test]
fn small_boards_have_the_known_values() {
    for (table, own_seed) in [(STANDARD, "on_capture"), (EMPTY_CAPTURE, "always")] {
        for (pits, values) in table {
            for (seeds, wanted) in (1..).zip(values) {
                assert_eq!(value(pits, seeds, own_seed), *wanted, "{pits} pits, {seeds} seeds, {own_seed}");
            }
        }
    }
}

#[test]
fn questions_are_answered_on_both_sides_of_the_value() {
    let limits = Limits::default();
    for (pits, seeds, wanted) in [(4, 3, 6), (3, 6, -8)] {
        let game = game(pits, seeds, "on_capture");
        let mut solver = Solver::new(4);
        for lead in wanted - 3..=wanted + 3 {
            let answer = solver.reaches(&game, &game.start(), lead, &limits).expect("a game that ends");
            assert_eq!(answer.yes, wanted >= lead, "{pits} pits, {seeds} seeds, {lead}");
        }
    }
}

#[test]
fn first_moves_have_the_known_values() {
    assert_eq!(first_moves(6, 3, "on_capture", 16), [-14, -16, -10, -2, 2, 0]);
    assert_eq!(first_moves(6, 3, "always", 16), [-12, -16, -10, -2, 2, 0]);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p naqala-engine --test all solve -- --ignored"]
fn first_moves_of_five_and_six_pits_with_four_seeds() {
    assert_eq!(first_moves(5, 4, "on_capture", 256), [-8, 10, 0, 2, -2]);
    assert_eq!(first_moves(5, 4, "always", 256), [-10, 12, 0, 2, -2]);
    assert_eq!(first_moves(6, 4, "on_capture", 1000), [-14, -10, 8, -2, -8, 4]);
    assert_eq!(first_moves(6, 4, "always", 1000), [-14, -8, 10, -2, -6, 4]);
}

/// A hand-made board with another number of seeds than the game does not fit compact boards.
#[test]
fn boards_set_up_by_hand_are_solved_too() {
    let game = game(6, 4, "on_capture");
    let mut solver = Solver::new(1);
    for (text, wanted) in [
        ("S 0 0 0 0 0 1 / N 0 0 0 0 0 2 / stores 20 25 / turn S", -6),
        ("S 0 0 0 0 1 0 / N 0 5 0 0 0 0 / stores 21 21 / turn S", -4),
        ("S 0 0 0 0 0 1 / N 0 0 0 0 0 1 / stores 2 3 / turn S", -1),
    ] {
        let p = game.parse_position(text).expect("a position");
        let solution = solver.solve(&game, &p, &Limits::default(), &mut |_| {});
        assert_eq!(solution.map(|solution| solution.value), Ok(wanted), "{text}");
    }
}

#[test]
fn games_that_are_not_for_two_are_refused() {
    let game = catalogue::game("tchuka-ruma").expect("a game of the catalogue");
    let solution = Solver::new(1).solve(&game, &game.start(), &Limits::default(), &mut |_| {});
    assert_eq!(solution, Err(SolveError::NotForTwo));
}

/// If a majority ends the game, the winner is the player who has more when it is played to the last seed.
#[test]
fn who_wins_is_proven_where_seeds_do_not_count_to_the_end() {
    let rules = catalogue::rules("kalah").expect("a game of the catalogue");
    let mut winners = [0; 3];
    for (pits, seeds) in [(1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)] {
        let value = |win_at: &str| {
            let mut choices = Choices::new();
            choices.set("pits", &pits.to_string()).set("seeds", &seeds.to_string()).set("win_at", win_at);
            let game = rules.compile(&choices).expect("options that exist");
            let solution = Solver::new(4).solve(&game, &game.start(), &Limits::default(), &mut |_| {});
            solution.expect("a game that ends").value
        };
        let winner = value("majority");
        assert_eq!(winner, value("none").signum(), "{pits} pits, {seeds} seeds");
        winners[(winner + 1) as usize] += 1;
    }
    assert!(winners[0] > 0 && winners[2] > 0, "{winners:?}");
}

/// A position of a proven line, where only the end of the game tells who wins.
#[test]
fn a_win_in_bao_is_proven() {
    let game = catalogue::game("bao-kujifunza").expect("a game of the catalogue");
    let mut session = naqala::Session::new(game.clone());
    for text in "a6L B2L a5L A1R a3R A2R* b1L B5L* a2R B6L* a8L B8R*".split(' ') {
        let ply = game.parse_ply(session.position(), text).expect("a ply of the game");
        session.play_ply(&ply, &mut naqala::Silent).expect("a legal ply");
    }
    let solution = Solver::new(16).solve(&game, session.position(), &Limits::default(), &mut |_| {});
    assert_eq!(solution.map(|solution| solution.value), Ok(1));
}

#[test]
fn a_limit_stops_the_solver() {
    let game = game(6, 4, "on_capture");
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let solution = Solver::new(4).solve(&game, &game.start(), &limits, &mut |_| {});
    assert_eq!(solution, Err(SolveError::Stopped));
}
