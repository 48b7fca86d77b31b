//! Questions exist for every game, and their answers are right.

use std::collections::BTreeSet;

use naqala::{Event, Game, catalogue};

use super::*;
use crate::languages;

fn question(game: &Game, level: u8, seed: u64) -> Question {
    Question::new(game, Level::new(level), seed).unwrap_or_else(|error| panic!("{}: {error}", game.id()))
}

#[test]
fn every_game_can_be_asked_about_on_every_level() {
    for rules in catalogue::all() {
        let game = rules.compile(&naqala::Choices::new()).unwrap();
        for level in Level::all() {
            let question = question(&game, level.number(), 7);
            let choices: BTreeSet<&Answer> = question.choices().iter().collect();
            assert_eq!(choices.len(), question.choices().len(), "{}: an answer is offered twice", game.id());
            assert!(choices.len() >= 3, "{}: {choices:?}", game.id());
            assert!(choices.contains(&question.right_answer()), "{}", game.id());
            assert_eq!(question.choices().iter().filter(|answer| question.is_right(**answer)).count(), 1);
        }
    }
}

#[test]
fn the_same_number_gives_the_same_question() {
    let game = catalogue::game("kalah").unwrap();
    let asked = |seed| {
        let question = question(&game, 3, seed);
        let position = game.position_text(question.position());
        (position, question.text("en"), question.choices().to_vec())
    };
    assert_eq!(asked(5), asked(5));
    assert_ne!(asked(5), asked(6));
}

#[test]
fn the_move_is_legal_and_the_answer_is_what_it_does() {
    for id in ["oware", "kalah", "toguz-kumalak", "congkak", "bao-kiswahili", "selus"] {
        let game = catalogue::game(id).unwrap();
        for seed in 0..20 {
            let question = question(&game, 1 + (seed % 5) as u8, seed);
            let mut events: Vec<Event> = Vec::new();
            game.play_ply(question.position(), question.ply(), &mut events).unwrap();
            let ends =
                || events.iter().filter_map(answer::drop).filter(|(_, last)| *last).map(|(pit, _)| pit);
            let right = match question.ask() {
                Ask::LastSeed => Answer::Place(ends().next_back().unwrap()),
                Ask::Laps => Answer::Number(ends().count() as u32),
                Ask::Captured => Answer::Number(won_in_hand(&events, question.position().to_move())),
            };
            assert_eq!(question.right_answer(), right, "{id} {seed}");
        }
    }
}

fn won_in_hand(events: &[Event], mover: naqala::Side) -> u32 {
    let taken = events.iter().filter_map(|event| match event {
        Event::Capture { seeds, to, .. } if *to == mover => Some(u32::from(*seeds)),
        _ => None,
    });
    taken.sum()
}

/// Counts as a person does: in games of single laps the last seed falls as many pits further as there are seeds.
#[test]
fn counting_by_hand_gives_the_right_answer() {
    let game = catalogue::game("oware").unwrap();
    let mut counted = 0;
    for seed in 0..40 {
        let question = question(&game, 2, seed);
        let Some(pit) = question.ply()[0].pit().filter(|_| question.ask() == Ask::LastSeed) else { continue };
        let seeds = usize::from(question.position().seeds(pit));
        if seeds > 11 {
            continue;
        }
        let last = game.board().pits().nth((pit.index() + seeds) % 12).unwrap();
        assert_eq!(question.right_answer(), Answer::Place(last));
        counted += 1;
    }
    assert!(counted > 5, "{counted} questions could be checked");
}

#[test]
fn the_right_answer_does_not_give_itself_away_by_its_place() {
    let game = catalogue::game("bao-kiswahili").unwrap();
    let mut places = BTreeSet::new();
    for question in (0..60).map(|seed| question(&game, 4, seed)) {
        let place = question.choices().iter().position(|answer| question.is_right(*answer));
        places.insert((question.ask() == Ask::LastSeed, place));
    }
    assert_eq!(places.len(), 8, "{places:?}");
}

#[test]
fn harder_levels_ask_for_longer_sowings() {
    let game = catalogue::game("congkak").unwrap();
    let length = |level| {
        let drops = |seed| question(&game, level, seed).events().iter().filter_map(answer::drop).count();
        (0..8).map(drops).sum::<usize>()
    };
    assert!(length(1) < length(3) && length(3) < length(5), "{} {} {}", length(1), length(3), length(5));
}

#[test]
fn questions_and_comments_can_be_said_in_every_language() {
    for language in languages() {
        for id in ["oware", "congkak", "ruma"] {
            let game = catalogue::game(id).unwrap();
            for seed in 0..12 {
                let question = question(&game, 4, seed);
                assert!(!question.text(language).starts_with("trainer-"));
                for choice in question.choices() {
                    assert!(!choice.text(&game, language).starts_with("trainer-"));
                    assert!(question.comment(*choice, language).len() > 10);
                }
            }
        }
    }
}
