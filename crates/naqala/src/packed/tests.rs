//! Packed games play like the original ones, and damaged bytes are refused.

use super::{FORMAT, PRINT, START, hash};
use crate::{Choices, Game, OptionValues, PackedError, Rules, Session, Silent, catalogue, perft};

/// Plies that are counted from the start.
const DEPTH: u32 = 3;

/// The game with its defaults, every preset, and every single other value.
fn variants(rules: &Rules) -> Vec<Game> {
    let mut choices = vec![Choices::new()];
    choices.extend(rules.presets().iter().map(|preset| Choices::new().preset(&preset.name).clone()));
    for option in rules.options() {
        if let OptionValues::OneOf(values) = &option.values {
            choices.extend(values.iter().map(|value| Choices::new().set_value(&option.name, value).clone()));
        }
    }
    choices.iter().filter_map(|choices| rules.compile(choices).ok()).collect()
}

fn again(game: &Game) -> Game {
    Game::from_bytes(&game.to_bytes())
        .unwrap_or_else(|error| panic!("{} {:?}: {error}", game.id(), game.chosen()))
}

#[test]
fn every_game_comes_back_as_it_was() {
    for rules in catalogue::all() {
        for game in variants(rules) {
            let back = again(&game);
            let whose = || format!("{} {:?}", game.id(), game.changed());
            // Matches stay behind.
            let mut program = game.program.clone();
            program.series = None;
            assert_eq!(format!("{:?}", back.program), format!("{program:?}"), "{}", whose());
            assert_eq!(format!("{:?}", back.board), format!("{:?}", game.board), "{}", whose());
            assert_eq!(format!("{:?}", back.seats), format!("{:?}", game.seats), "{}", whose());
            assert_eq!(
                (back.start, back.total, back.most),
                (game.start, game.total, game.most),
                "{}",
                whose()
            );
            assert_eq!((back.id(), back.name()), (game.id(), game.name()));
            assert_eq!(back.chosen(), game.chosen());
            let names = |game: &Game| {
                [game.store_name(), game.tray_name(), game.bound_name()].map(|name| name.map(str::to_owned))
            };
            assert_eq!(names(&back), names(&game), "{}", whose());
        }
    }
}

#[test]
fn every_game_plays_as_it_did() {
    for rules in catalogue::all() {
        let game = rules.compile(&Choices::new()).unwrap();
        let back = again(&game);
        assert_eq!(perft(&back, &back.start(), DEPTH), perft(&game, &game.start(), DEPTH), "{}", game.id());
    }
}

#[test]
fn damaged_bytes_are_refused() {
    let bytes = catalogue::game("bao-kiswahili").unwrap().to_bytes();
    for at in (0..bytes.len()).step_by(7) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1 << (at % 8);
        let wanted = if at < PRINT { PackedError::OtherVersion } else { PackedError::Malformed };
        assert_eq!(Game::from_bytes(&damaged).unwrap_err(), wanted);
        assert!(Game::from_bytes(&bytes[..at]).is_err());
    }
}

/// Bytes with a check that holds, whatever they say.
fn forged(content: &[u8]) -> Vec<u8> {
    let check = hash(START, content);
    [content, &check.to_le_bytes()].concat()
}

#[test]
fn forged_bytes_are_refused_or_can_be_played() {
    let mut random = 11_u64;
    let mut below = |limit: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % limit
    };
    let mut accepted = 0;
    for rules in catalogue::all() {
        let bytes = rules.compile(&Choices::new()).unwrap().to_bytes();
        let content = &bytes[..bytes.len() - PRINT];
        for _ in 0..20 {
            let mut changed = content.to_vec();
            let at = PRINT + below(content.len() - PRINT);
            changed[at] = below(256) as u8;
            let Ok(game) = Game::from_bytes(&forged(&changed)) else { continue };
            accepted += 1;
            let mut session = Session::new(game);
            for _ in 0..24 {
                let moves = session.moves();
                if moves.is_empty() {
                    break;
                }
                session.play_legal(moves[below(moves.len())], &mut Silent);
            }
        }
    }
    assert!(accepted > 50, "only {accepted} changes make another game");
    let nothing = forged(&FORMAT.to_le_bytes());
    assert_eq!(Game::from_bytes(&nothing).unwrap_err(), PackedError::Malformed);
}
