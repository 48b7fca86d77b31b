//! Any text as a position of a game (the first line names the game): it is refused, or it prints to a text that
//! reads back as the same position, and every listed move can be played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use naqala::{Silent, catalogue};

fuzz_target!(|text: &str| {
    let Some((name, text)) = text.split_once('\n') else { return };
    let Some(game) = catalogue::game(name.trim()) else { return };
    match game.parse_position(text) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(position) => {
            let printed = game.position_text(&position);
            assert_eq!(game.parse_position(&printed).as_ref(), Ok(&position), "{printed}");
            for decision in game.moves(&position) {
                let next = game.play(&position, decision, &mut Silent).expect("a listed move");
                assert_eq!(game.seeds_in_all(&next), game.seeds_in_all(&position));
            }
        }
    }
});
