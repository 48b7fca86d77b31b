//! The engine chooses only legal moves, in every game, with all its methods.
//!
//! `NAQALA_POSITIONS=10000 cargo test --release -p naqala-engine --test all legal` tests that many positions of every game,
//! 5 ms each. Without the variable it tests a few positions with a fixed number of nodes.

use std::time::Duration;

use naqala::{Game, Position, Session, Silent, catalogue};
use naqala_engine::{Engine, Limits, Player, Random};

/// Positions of each game where nothing else is said.
const USUAL: usize = 40;

/// Positions taken from one random game.
const OF_ONE_GAME: usize = 20;

#[test]
fn only_legal_moves_are_chosen_in_every_game() {
    let wanted = std::env::var("NAQALA_POSITIONS").ok().and_then(|number| number.parse::<usize>().ok());
    let limits = match wanted {
        Some(_) => Limits::within(Duration::from_millis(5)),
        None => Limits { nodes: Some(250), ..Limits::default() },
    };
    for id in catalogue::ids() {
        let game = catalogue::game(id).expect("a game of the catalogue");
        let mut engine = Engine::new(1);
        let mut left = wanted.unwrap_or(USUAL);
        for seed in 0.. {
            for session in some_positions(&game, seed) {
                if left == 0 {
                    break;
                }
                left -= 1;
                let analysis = engine.analyse(&session, &limits, 1 + left % 3, &mut |_| {});
                assert!(!analysis.lines.is_empty(), "{id}, game {seed}");
                for line in &analysis.lines {
                    assert!(session.moves().contains(&line.moves[0]), "{id}, game {seed}");
                    assert_playable(&session, &line.moves, id);
                }
            }
            if left == 0 {
                break;
            }
        }
    }
}

/// Plays a line; it may end early where only the history knows that the game is over.
fn assert_playable(session: &Session, line: &[naqala::Move], id: &str) {
    let game = session.game();
    let mut p: Position = *session.position();
    for mv in line {
        p = game.play(&p, *mv, &mut Silent).unwrap_or_else(|error| panic!("{id}: {error:?}"));
    }
}

/// Positions of one random game, none of which is over.
fn some_positions(game: &Game, seed: u64) -> Vec<Session> {
    let mut session = Session::new(game.clone());
    let mut anybody = Random::new(seed);
    let mut positions = Vec::new();
    // From every game a different stretch.
    let skipped = seed as usize * 7 % 40;
    for number in 0..skipped + OF_ONE_GAME {
        if session.outcome().is_some() {
            break;
        }
        if number >= skipped || seed.is_multiple_of(4) {
            positions.push(session.clone());
        }
        let mv = anybody.choose(&session, &Limits::default()).mv;
        session.play(mv, &mut Silent).expect("a legal move");
    }
    positions
}

#[test]
fn limits_are_kept() {
    let session = Session::new(catalogue::game("oware").expect("a game of the catalogue"));
    let nodes =
        Engine::new(1).analyse(&session, &Limits { nodes: Some(5_000), ..Limits::default() }, 1, &mut |_| {});
    // A few more are met on the way back.
    assert!((5_000..5_100).contains(&nodes.nodes), "{} nodes", nodes.nodes);
    let deep =
        Engine::new(1).analyse(&session, &Limits { depth: Some(7), ..Limits::default() }, 1, &mut |_| {});
    assert_eq!(deep.depth, 7);
}
