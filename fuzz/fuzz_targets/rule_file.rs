//! Any text as a rule file: it is refused with errors, or the game can be played without a panic and without
//! losing a seed.
#![no_main]

use libfuzzer_sys::fuzz_target;
use naqala::{Choices, Rules, Silent};

/// Decisions played in a game that the fuzzer found.
const DECISIONS: usize = 60;

fuzz_target!(|text: &str| {
    let rules = match Rules::parse("fuzz.toml", text) {
        Ok(rules) => rules,
        Err(errors) => return assert!(errors.iter().count() > 0 && !errors.to_string().is_empty()),
    };
    let Ok(game) = rules.compile(&Choices::new()) else { return };
    let mut position = game.start();
    let seeds = game.seeds_in_all(&position);
    for turn in 0..DECISIONS {
        let moves = game.moves(&position);
        if moves.is_empty() {
            break;
        }
        position = game.play_legal(&position, moves[turn * 7 % moves.len()], &mut Silent);
        assert_eq!(game.seeds_in_all(&position), seeds);
    }
});
