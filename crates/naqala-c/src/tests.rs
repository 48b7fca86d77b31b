//! Misuse from C, and the header.

use std::ffi::{CStr, CString, c_char};
use std::mem::MaybeUninit;
use std::ptr::null;
use std::{env, fs};

use crate::border::{Out, Status, guard, naqala_last_error};
use crate::game::{Game, naqala_game_free, naqala_game_from_rules, naqala_game_new, naqala_game_seats};
use crate::player::{naqala_player_choose, naqala_player_free, naqala_player_new};
use crate::session::*;
use crate::texts::{naqala_text_free, naqala_texts_count, naqala_texts_free, naqala_texts_get};

/// What a function gives, or how it failed.
fn given<T>(call: impl FnOnce(Out<'_, T>) -> Status) -> Result<T, (Status, String)> {
    let mut out = MaybeUninit::uninit();
    match call(Some(&mut out)) {
        // SAFETY: what succeeds writes its result.
        Status::Ok => Ok(unsafe { out.assume_init() }),
        status => Err((status, last_error())),
    }
}

fn last_error() -> String {
    // SAFETY: it is a text.
    unsafe { CStr::from_ptr(naqala_last_error()) }.to_str().unwrap().to_owned()
}

fn boxed<T>(handle: *mut T) -> Box<T> {
    // SAFETY: handles are boxes.
    unsafe { Box::from_raw(handle) }
}

fn own_text(text: *mut c_char) -> String {
    // SAFETY: the text came from the library.
    let copy = unsafe { CStr::from_ptr(text) }.to_str().unwrap().to_owned();
    unsafe { naqala_text_free(text) };
    copy
}

fn game(id: &str, options: Option<&str>) -> Result<Box<Game>, (Status, String)> {
    let (id, options) = (CString::new(id).unwrap(), options.map(|text| CString::new(text).unwrap()));
    let options = options.as_ref().map_or(null(), |text| text.as_ptr());
    // SAFETY: both are texts.
    given(|out| unsafe { naqala_game_new(id.as_ptr(), options, out) }).map(boxed)
}

fn session(game: &Game) -> Box<Session> {
    // SAFETY: a null position is the start.
    boxed(given(|out| unsafe { naqala_session_new(Some(game), null(), out) }).unwrap())
}

fn play(session: &mut Session, ply: &str) -> Status {
    let ply = CString::new(ply).unwrap();
    // SAFETY: it is a text.
    unsafe { naqala_session_play(Some(session), ply.as_ptr()) }
}

#[test]
fn a_game_is_played_to_its_end() {
    let game = game("kalah", Some("seeds=3")).unwrap();
    let mut session = session(&game);
    // SAFETY: it is a text.
    let player = given(|out| unsafe { naqala_player_new(c"alphabeta:2".as_ptr(), 1, out) }).unwrap();
    let mut player = boxed(player);
    while !naqala_session_is_over(Some(&session)) {
        let moves = boxed(given(|out| naqala_session_moves(Some(&session), out)).unwrap());
        assert!(naqala_texts_count(Some(&moves)) > 0);
        assert!(naqala_texts_get(Some(&moves), naqala_texts_count(Some(&moves))).is_null());
        naqala_texts_free(Some(moves));
        let ply = given(|out| naqala_player_choose(Some(&mut player), Some(&session), 0, 0, 2, out));
        assert_eq!(play(&mut session, &own_text(ply.unwrap())), Status::Ok);
    }
    assert!((-1..2).contains(&given(|out| naqala_session_winner(Some(&session), out)).unwrap()));
    let scores: Vec<i32> =
        (0..2).map(|seat| given(|out| naqala_session_score(Some(&session), seat, out)).unwrap()).collect();
    assert_eq!(scores.iter().sum::<i32>(), 36);
    let record = own_text(given(|out| naqala_session_record(Some(&session), out)).unwrap());
    let record = CString::new(record).unwrap();
    // SAFETY: it is a text.
    let again = given(|out| unsafe { naqala_session_from_record(record.as_ptr(), out) }).unwrap();
    assert_eq!(boxed(again).session.position(), session.session.position());
    let choice = given(|out| naqala_player_choose(Some(&mut player), Some(&session), 0, 0, 2, out));
    assert_eq!(choice.unwrap_err().0, Status::Illegal);
    naqala_player_free(Some(player));
    naqala_session_free(Some(session));
    naqala_game_free(Some(game));
}

#[test]
fn actions_lead_where_moves_lead() {
    let game = game("oware", None).unwrap();
    let mut session = session(&game);
    let mut actions = [0; 64];
    while !naqala_session_is_over(Some(&session)) {
        let count = given(|out| unsafe {
            naqala_session_actions(Some(&game), Some(&session), actions.as_mut_ptr(), 64, out)
        });
        let count = count.unwrap();
        assert_eq!(count, session.session.moves().len());
        let action = actions[session.session.ply_count() % count];
        let illegal = (0..).find(|number| !actions[..count].contains(number)).unwrap();
        assert_eq!(naqala_session_play_action(Some(&game), Some(&mut session), illegal), Status::Illegal);
        assert_eq!(naqala_session_play_action(Some(&game), Some(&mut session), action), Status::Ok);
    }
    assert!(given(|undone| naqala_session_undo(Some(&mut session), undone)).unwrap());
    assert!(!naqala_session_is_over(Some(&session)));
}

#[test]
fn a_player_moves_in_every_game() {
    // SAFETY: it is a text.
    let player = given(|out| unsafe { naqala_player_new(c"greedy".as_ptr(), 1, out) }).unwrap();
    let mut player = boxed(player);
    for rules in naqala::catalogue::all() {
        let game = game(rules.id(), None).unwrap();
        let mut session = session(&game);
        for _ in 0..20 {
            if naqala_session_is_over(Some(&session)) {
                break;
            }
            let moves = boxed(given(|out| naqala_session_moves(Some(&session), out)).unwrap());
            let known = (0..naqala_texts_count(Some(&moves))).map(|at| {
                // SAFETY: the list has it.
                unsafe { CStr::from_ptr(naqala_texts_get(Some(&moves), at)) }.to_str().unwrap()
            });
            let known: Vec<&str> = known.collect();
            let ply = given(|out| naqala_player_choose(Some(&mut player), Some(&session), 0, 0, 1, out));
            let ply = own_text(ply.unwrap());
            assert!(known.contains(&ply.as_str()), "{}: {ply} is not among {known:?}", rules.id());
            assert_eq!(play(&mut session, &ply), Status::Ok, "{}: {ply}: {}", rules.id(), last_error());
        }
    }
}

#[test]
fn moves_are_taken_back_whole_and_decisions_one_by_one() {
    let game = game("bao-kiswahili", None).unwrap();
    let mut session = session(&game);
    let begin = |session: &mut Session| {
        while session.session.plies().last().is_none_or(|(_, ply)| ply.len() < 2) {
            let moves = session.session.entry_texts();
            assert_eq!(play(session, &moves[0]), Status::Ok);
        }
        session.session.history().len()
    };
    let decisions = begin(&mut session);
    assert!(given(|undone| naqala_session_undo(Some(&mut session), undone)).unwrap());
    assert_eq!(session.session.history().len(), decisions - 1);
    assert!(given(|undone| naqala_session_take_back(Some(&mut session), undone)).unwrap());
    assert!(session.session.position().begins_ply());
    session.session.resign(naqala::Side::South);
    let played = session.session.history().len();
    assert!(given(|undone| naqala_session_undo(Some(&mut session), undone)).unwrap());
    assert_eq!((session.session.outcome(), session.session.history().len()), (None, played));
    while given(|undone| naqala_session_take_back(Some(&mut session), undone)).unwrap() {}
    assert_eq!(session.session.history().len(), 0);
}

#[test]
fn records_of_own_rules_are_read_with_their_game() {
    let source = naqala::catalogue::rules("oware").unwrap().source();
    let own = CString::new(source.replace("id = \"oware\"", "id = \"my-oware\"")).unwrap();
    // SAFETY: it is a text.
    let game = boxed(given(|out| unsafe { naqala_game_from_rules(own.as_ptr(), null(), out) }).unwrap());
    let mut session = session(&game);
    assert_eq!(play(&mut session, "c"), Status::Ok);
    let record = own_text(given(|out| naqala_session_record(Some(&session), out)).unwrap());
    let record = CString::new(record).unwrap();
    // SAFETY: it is a text.
    assert!(given(|out| unsafe { naqala_session_from_record(record.as_ptr(), out) }).is_err());
    let again =
        given(|out| unsafe { naqala_session_from_record_of(Some(&game), record.as_ptr(), out) }).unwrap();
    assert_eq!(boxed(again).session.position(), session.session.position());
}

#[test]
fn actions_of_edited_rules_are_refused() {
    let source = naqala::catalogue::rules("oware").unwrap().source();
    let edited = source.replace("seeds in {2, 3}", "seeds in {1, 4}");
    let [usual, edited] = [source, &edited].map(|source| {
        let source = CString::new(source).unwrap();
        // SAFETY: it is a text.
        boxed(given(|out| unsafe { naqala_game_from_rules(source.as_ptr(), null(), out) }).unwrap())
    });
    let mut session = session(&usual);
    assert_eq!(naqala_session_play_action(Some(&edited), Some(&mut session), 0), Status::Argument);
    assert_eq!(naqala_session_play_action(Some(&usual), Some(&mut session), 0), Status::Ok);
}

#[test]
fn whatever_is_wrong_has_a_status_and_a_line() {
    let fails = |result: Result<Box<Game>, (Status, String)>, status, why: &str| {
        let (found, line) = result.map(drop).unwrap_err();
        assert_eq!(found, status, "{line}");
        assert!(line.contains(why), "{line}");
    };
    fails(game("owari", None), Status::Unknown, "oware");
    fails(game("oware", Some("grand_slam=sometimes")), Status::Rules, "grand_slam");
    let latin = c"caf\xe9".as_ptr();
    fails(given(|out| unsafe { naqala_game_new(latin, null(), out) }).map(boxed), Status::Encoding, "UTF-8");
    fails(given(|out| unsafe { naqala_game_new(null(), null(), out) }).map(boxed), Status::Argument, "`id`");
    let text = c"id = 1".as_ptr();
    let wrong = given(|out| unsafe { naqala_game_from_rules(text, null(), out) }).map(boxed);
    fails(wrong, Status::Rules, "rules.toml");
    assert_eq!(unsafe { naqala_game_new(c"oware".as_ptr(), null(), None) }, Status::Argument);

    let game = game("oware", None).unwrap();
    assert_eq!(last_error(), "");
    assert_eq!((naqala_game_seats(None), naqala_game_seats(Some(&game))), (0, 2));
    let mut session = session(&game);
    assert_eq!(play(&mut session, "A"), Status::Illegal);
    assert_eq!(session.session.ply_count(), 0);
    assert_eq!(given(|out| naqala_session_winner(Some(&session), out)).unwrap_err().0, Status::Illegal);
    assert_eq!(given(|out| naqala_session_score(Some(&session), 2, out)).unwrap_err().0, Status::Argument);
    // SAFETY: it is a text.
    let explained = given(|out| unsafe { naqala_session_explain(Some(&session), c"xx".as_ptr(), out) });
    assert_eq!(explained.map(own_text).unwrap_err().0, Status::Unknown);
    let mut seeds = [9; 12];
    assert_eq!(unsafe { naqala_session_seeds(Some(&session), seeds.as_mut_ptr(), 11) }, Status::Argument);
    assert_eq!(seeds, [9; 12]);
    assert_eq!(unsafe { naqala_session_seeds(Some(&session), seeds.as_mut_ptr(), 12) }, Status::Ok);
    assert_eq!(seeds, [4; 12]);
}

#[test]
fn a_panic_stops_at_the_border() {
    assert_eq!(guard(|| panic!("on purpose")), Status::Internal);
    assert!(last_error().ends_with("on purpose"));
}

#[test]
fn the_shared_library_is_named_by_its_abi() {
    let number = format!("const ABI: &str = \"{}\";", crate::NAQALA_ABI_VERSION);
    assert!(include_str!("../build.rs").contains(&number));
}

#[test]
fn the_header_says_what_the_library_has() {
    let folder = env!("CARGO_MANIFEST_DIR");
    let mut made = Vec::new();
    cbindgen::generate(folder).unwrap().write(&mut made);
    let path = format!("{folder}/include/naqala.h");
    if env::var_os("NAQALA_WRITE").is_some() {
        fs::write(&path, &made).unwrap();
    }
    let kept = fs::read(&path).unwrap_or_default();
    assert!(kept == made, "the header is stale; `NAQALA_WRITE=1 cargo test -p naqala-c` writes it");
}
