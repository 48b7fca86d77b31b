use proptest::prelude::*;

use super::*;
use crate::board::event::Silent;
use crate::board::moves::Move;
use crate::catalogue;
use crate::record::Record;
use crate::rule_file::Choices;

/// A number below a limit, from a linear congruential generator.
fn below(dice: &mut u64, limit: usize) -> usize {
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*dice >> 33) as usize % limit
}

/// Every game that has matches, ready for one of several rounds.
fn games_with_matches() -> Vec<Game> {
    let compiled = catalogue::all().iter().map(|rules| rules.compile_match(&Choices::new()).unwrap());
    compiled.filter(Game::has_match).collect()
}

fn match_of(id: &str) -> MatchSession {
    let game = catalogue::rules(id).unwrap().compile_match(&Choices::new()).unwrap();
    MatchSession::new_match(game).unwrap()
}

/// A random answer to a question.
fn any_answer(question: MatchStep, dice: &mut u64) -> MatchAnswer {
    match question {
        MatchStep::Choose { pits, of, .. } => {
            let mut left: Vec<_> = of.into_iter().collect();
            let mut pits: Vec<_> = (0..pits).map(|_| left.swap_remove(below(dice, left.len()))).collect();
            // In the order in which an answer is seen from the round after it.
            pits.sort();
            MatchAnswer::Pits(pits)
        }
        step => MatchAnswer::laid_out(step, |row| below(dice, row.len())).unwrap(),
    }
}

/// Does any one thing that can be done, other than giving up; false when all is over.
fn act(played: &mut MatchSession, dice: &mut u64) -> bool {
    match played.phase() {
        MatchPhase::Move(_) => {
            let moves = played.moves();
            played.play(moves[below(dice, moves.len())], &mut Silent).unwrap();
        }
        MatchPhase::Question(question) => played.answer(&any_answer(question, dice)).unwrap(),
        MatchPhase::RoundOver => assert!(played.next_round()),
        MatchPhase::Over(_) => return false,
    }
    true
}

/// All that can be seen of a match.
fn seen(played: &MatchSession) -> impl PartialEq + fmt::Debug + use<> {
    let state = (played.phase(), *played.position(), played.scores().to_vec(), played.round_number());
    (state, played.entries(), played.answers().to_vec(), played.session().history().to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// Back to the very start and forward again leads through the same states.
    #[test]
    fn undone_to_the_start_and_done_again_it_is_the_same(which: prop::sample::Index, mut dice: u64, long in 1..1_500_usize) {
        let games = games_with_matches();
        let mut played = MatchSession::new_match(which.get(&games).clone()).unwrap();
        let mut states = vec![seen(&played)];
        while states.len() < long && act(&mut played, &mut dice) {
            states.push(seen(&played));
        }
        if dice.is_multiple_of(2) && played.resign(Side::South) {
            states.push(seen(&played));
        }
        for state in states.iter().rev().skip(1) {
            prop_assert!(played.undo().is_some());
            prop_assert_eq!(&seen(&played), state);
        }
        prop_assert!(played.undo().is_none() && !played.has_begun());
        for state in &states[1..] {
            prop_assert!(played.redo().is_some());
            prop_assert_eq!(&seen(&played), state);
        }
        prop_assert!(played.redo().is_none());
    }

    /// Entries and records bring a match back as it was.
    #[test]
    fn entries_and_records_read_back(which: prop::sample::Index, mut dice: u64, long in 1..1_500_usize) {
        let games = games_with_matches();
        let game = which.get(&games);
        let mut played = MatchSession::new_match(game.clone()).unwrap();
        for _ in 0..long {
            if !act(&mut played, &mut dice) {
                break;
            }
        }
        // Entries, records and rounds contain no incomplete plies, and no round that has not begun.
        while played.session().entry_starts().count() != played.session().entries().len()
            || !played.position().begins_ply()
        {
            played.undo();
        }
        let with_answers = played.clone();
        played.next_round();
        let mut again = MatchSession::new_match(game.clone()).unwrap();
        for (number, text) in played.entries().iter().enumerate() {
            prop_assert!(again.enter(text).is_ok(), "{}: entry {} `{}`", game.id(), number, text);
        }
        prop_assert_eq!(seen(&again), seen(&played));

        let left = below(&mut dice, played.entries().len() + 1);
        let mut shorter = MatchSession::new_match(game.clone()).unwrap();
        played.entries()[..left].iter().for_each(|text| shorter.enter(text).unwrap());
        again.rewind(left);
        prop_assert_eq!(seen(&again), seen(&shorter));

        // Answers are seen from the round that follows them.
        let mut kept = with_answers;
        kept.withdraw_answers();
        if below(&mut dice, 2) == 0 {
            kept.resign(Side::North);
        }
        let text = Record::join(&Record::of_match(&kept, &[]));
        let rounds = Record::parse_many(&text).unwrap().into_iter().map(|record| {
            let game = record.game(catalogue::rules).unwrap();
            let session = record.open(game).unwrap_or_else(|error| panic!("{error}\n{text}"));
            (record, session)
        });
        let resumed = Record::resume(rounds.collect()).unwrap();
        prop_assert_eq!(seen(&resumed), seen(&kept));
    }
}

/// Plays any moves until a phase is reached.
fn until(played: &mut MatchSession, dice: &mut u64, is_there: impl Fn(&MatchPhase) -> bool) {
    while !is_there(&played.phase()) {
        assert!(act(played, dice), "the match is over before");
    }
}

#[test]
fn between_two_rounds_the_match_can_be_given_up() {
    let mut played = match_of("giuthi");
    until(&mut played, &mut 3, |phase| matches!(phase, MatchPhase::Question(_)));
    let (before, outcome) = (seen(&played), played.outcome());
    assert!(played.resign(Side::North));
    let end =
        MatchEnd { winner: Winner::Side(Side::South), reason: Reason::Resigned, given_up: Some(Side::North) };
    assert_eq!(played.phase(), MatchPhase::Over(end));
    assert_eq!(played.outcome(), outcome, "the result of the round stands");
    assert!(played.answer_plainly().is_none() && !played.next_round() && !played.resign(Side::South));
    assert_eq!(played.undo(), Some(MatchAction::Resign(Side::North)));
    assert_eq!(seen(&played), before);
}

#[test]
fn the_person_who_decides_gives_up_or_else_the_next_one() {
    let mut played = match_of("giuthi");
    until(&mut played, &mut 3, |phase| matches!(phase, MatchPhase::Question(_)));
    let asked = played.to_move().unwrap();
    assert_eq!(played.resigning_side(|_| true), Some(asked));
    let is_other = |seat| played.position().first_seat(seat) != asked;
    assert_eq!(played.resigning_side(is_other), Some(asked.other()), "while a computer decides");
    until(&mut played, &mut 3, |phase| matches!(phase, MatchPhase::RoundOver));
    assert!(played.resigning_side(|_| true).is_some(), "before the next round, too");
    assert_eq!(played.resigning_side(|_| false), None);
}

#[test]
fn giving_up_a_round_gives_up_the_match() {
    let mut played = match_of("oware-nam-nam");
    played.enter("c").unwrap();
    played.resign(Side::South);
    assert!(matches!(played.phase(), MatchPhase::Over(end) if end.winner == Winner::Side(Side::North)));
    assert_eq!(played.take_back(|_| true), Some(0), "giving up is taken back first");
    assert_eq!(played.phase(), MatchPhase::Move(Side::North));
    assert_eq!(played.take_back(|_| true), Some(1));
}

#[test]
fn a_settled_round_is_not_taken_back_as_a_choice() {
    let mut played = match_of("oware-nam-nam");
    let mut dice = 5;
    until(&mut played, &mut dice, |phase| matches!(phase, MatchPhase::Question(_)));
    let question = played.question().unwrap();
    let everybody = |_| true;
    played.answer(&any_answer(question, &mut dice)).unwrap();
    assert_eq!(played.take_back(everybody), Some(0), "the answer");
    assert_eq!(played.question(), Some(question));
    assert_eq!(played.take_back(everybody), Some(1), "the last ply of the round");
    assert!(matches!(played.phase(), MatchPhase::Move(_)));
    until(&mut played, &mut dice, |phase| *phase == MatchPhase::RoundOver);
    assert!(played.next_round());
    assert!(!played.can_take_back(everybody));
    assert_eq!(played.undo(), Some(MatchAction::NextRound), "step by step it goes on");
}

#[test]
fn a_forced_pass_is_no_choice() {
    let is_pass = |played: &MatchSession| played.moves().as_slice() == [Move::PASS];
    let mut found = 0;
    for rules in catalogue::all() {
        let mut played = MatchSession::new(rules.compile(&Choices::new()).unwrap());
        let mut dice = 1;
        for _ in 0..200 {
            if is_pass(&played) {
                found += 1;
                let (passing, before) = (played.position().to_move(), played.session().history().len());
                played.play(Move::PASS, &mut Silent).unwrap();
                if played.take_back(|seat| seat == passing).is_some() {
                    assert!(played.session().history().len() < before && !is_pass(&played), "{}", rules.id());
                }
                break;
            }
            if !act(&mut played, &mut dice) {
                break;
            }
        }
    }
    assert!(found > 1, "some games have forced passes");
}

#[test]
fn each_player_of_a_race_takes_back_what_is_theirs() {
    let rules = catalogue::rules("gabata").unwrap();
    let mut played = MatchSession::new(rules.compile(Choices::new().set("zero_start", "free")).unwrap());
    for player in [0, 1] {
        assert_eq!(played.player_to_move(), Some(player));
        let first = played.game().move_text(played.position(), played.moves()[0]);
        played.enter(&first).unwrap();
    }
    let entries = played.entries();
    assert_eq!(entries.len(), 2);
    assert_eq!(played.take_back(|seat| seat == Side::North), Some(0), "the ply has begun already");
    assert_eq!(played.entries(), entries[..1]);
    assert_eq!(played.player_to_move(), Some(1));
    assert_eq!(played.take_back(|seat| seat == Side::South), Some(1));
    assert!(played.entries().is_empty());
}

#[test]
fn whoever_changes_seats_stays_the_same_player() {
    let rules = catalogue::rules("kalah").unwrap();
    let mut played = MatchSession::new(rules.compile(Choices::new().set("pie", "true")).unwrap());
    played.enter("a").unwrap();
    assert_eq!(played.player_to_move(), Some(1));
    played.enter("swap").unwrap();
    assert_eq!((played.to_move(), played.player_to_move()), (Some(Side::North), Some(0)));
    assert_eq!(played.game().seat_of(played.position(), 1), Some(Side::South));
    assert_eq!(played.take_back(|seat| seat == Side::North), Some(1), "the swap was the second player's");
}

#[test]
fn a_refused_entry_changes_nothing() {
    let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    for text in ["C", "", "cc", "c d", "zz", "swap", "😀"] {
        assert!(played.enter(text).is_err(), "{text}");
        assert!(!played.has_begun());
    }
    let mut played = match_of("giuthi");
    until(&mut played, &mut 9, |phase| matches!(phase, MatchPhase::Question(_)));
    let before = seen(&played);
    for text in ["", "a", "1 1 1", "255 255 255 255 255 255 255 255"] {
        assert!(matches!(played.enter(text), Err(EntryError::Answer(_))), "{text}");
        assert_eq!(seen(&played), before, "{text}");
    }
    while played.answer_plainly().is_some() {}
    let before = seen(&played);
    assert!(played.enter("zz").is_err());
    assert_eq!(seen(&played), before, "a refused entry does not begin the round");
}

#[test]
fn computers_go_on_by_themselves_and_people_are_waited_for() {
    let mut played = match_of("oware-nam-nam");
    until(&mut played, &mut 5, |phase| matches!(phase, MatchPhase::Question(_)));
    assert!(played.clone().go_on(|_| false).is_empty());
    let answered = played.go_on(|_| true);
    assert_eq!((answered.len(), played.round_number()), (1, played.scores().len() + 1));
    assert_eq!(played.earlier_answers(), answered);
    played.restart();
    assert!(!played.has_begun() && played.is_match());
}

#[test]
fn a_match_may_begin_with_any_position() {
    let game = match_of("oware-nam-nam").game().clone();
    let start = game.parse_position("S 0 0 0 0 0 0 1 / N 3 0 0 0 0 0 0 / stores 28 16").ok();
    let start = start.or_else(|| game.parse_position("S 0 0 0 0 0 1 / N 3 0 0 0 0 0 / stores 28 16").ok());
    let mut played = MatchSession::match_of(Session::from_position(game, start.unwrap())).unwrap();
    let mut dice = 2;
    until(&mut played, &mut dice, |phase| !matches!(phase, MatchPhase::Move(_)));
    while played.undo().is_some() {}
    assert_eq!(played.session().start(), &start.unwrap());
}

#[test]
fn rounds_that_do_not_follow_each_other_are_refused() {
    let error = |rounds| MatchSession::resume(rounds).err();
    assert_eq!(error(Vec::new()), Some(ResumeError::NoRound));
    assert_eq!(error(vec![Session::new(catalogue::game("oware").unwrap())]), Some(ResumeError::NoMatch));
    let mut played = match_of("oware-nam-nam");
    let first = played.session().clone();
    assert_eq!(error(vec![first.clone(), first.clone()]), Some(ResumeError::NotOver(1)));
    until(&mut played, &mut 5, |phase| matches!(phase, MatchPhase::Question(_)));
    assert_eq!(error(vec![played.session().clone(), first]), Some(ResumeError::WrongStart(2)));
}

/// The first game of chance of every game of the catalogue reads back from its entries.
#[test]
fn entries_of_every_game_read_back() {
    for rules in catalogue::all() {
        let mut played = MatchSession::new(rules.compile(&Choices::new()).unwrap());
        let mut dice = 7;
        for _ in 0..120 {
            act(&mut played, &mut dice);
        }
        let mut again = MatchSession::new(played.game().clone());
        for text in played.entries() {
            assert!(again.player_to_move().unwrap() < played.game().persons(), "{}", rules.id());
            again.enter(&text).unwrap_or_else(|error| panic!("{}: {error}", rules.id()));
        }
        let shared = again.session().history().len();
        assert_eq!(again.session().history(), &played.session().history()[..shared], "{}", rules.id());
        assert!(played.session().history().len() - shared < 4, "{}", rules.id());
    }
}
