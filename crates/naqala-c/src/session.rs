//! Games in progress.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use naqala::{Record, Silent, Winner, board_svg, catalogue, explain_last, reason_text};

use crate::border::{
    Done, Failure, Status, given, guard, language_code, put, put_handle, put_text, text, text_or_none,
};
use crate::game::Game;
use crate::texts::Texts;

/// A game in progress, with its history.
#[derive(Clone, Debug)]
pub struct Session {
    pub(crate) session: naqala::Session,
}

/// Nobody won: a draw.
pub const NAQALA_DRAW: i32 = -1;
/// Nobody won and it is no draw: an endless sowing, or a solitaire that was lost.
pub const NAQALA_NOBODY: i32 = -2;

/// A game from its start, or from a position, which is null for the start.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_session_new(
    game: Option<&Game>,
    position: *const c_char,
    out: Option<&mut MaybeUninit<*mut Session>>,
) -> Status {
    guard(|| {
        // SAFETY: C passes a text.
        let position = unsafe { text_or_none(position, "position")? };
        let game = given(game, "game")?.game.clone();
        let session = match position {
            None => naqala::Session::new(game),
            Some(text) => {
                let position = game.parse_position(text).map_err(Failure::of(Status::Notation))?;
                naqala::Session::from_position(game, position)
            }
        };
        put_handle(out, Session { session })
    })
}

/// The game of a record, after its last move.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_session_from_record(
    record: *const c_char,
    out: Option<&mut MaybeUninit<*mut Session>>,
) -> Status {
    guard(|| {
        // SAFETY: C passes a text.
        let record = unsafe { read_record(record)? };
        let game = record.game(catalogue::rules).map_err(Failure::of(Status::Rules))?;
        let session = record.open(game).map_err(Failure::of(Status::Notation))?;
        put_handle(out, Session { session })
    })
}

/// The game of a record, after its last move, by the rules of a game: for records of rule files, which the catalogue does not
/// have.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_session_from_record_of(
    game: Option<&Game>,
    record: *const c_char,
    out: Option<&mut MaybeUninit<*mut Session>>,
) -> Status {
    guard(|| {
        // SAFETY: C passes a text.
        let record = unsafe { read_record(record)? };
        let session =
            record.open(given(game, "game")?.game.clone()).map_err(Failure::of(Status::Notation))?;
        put_handle(out, Session { session })
    })
}

/// # Safety
/// The pointer is null or that of a text.
unsafe fn read_record(record: *const c_char) -> Done<Record> {
    // SAFETY: as above.
    Record::parse(unsafe { text(record, "record")? }).map_err(Failure::of(Status::Notation))
}

/// A copy, which goes its own way.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_copy(
    session: Option<&Session>,
    out: Option<&mut MaybeUninit<*mut Session>>,
) -> Status {
    guard(|| put_handle(out, given(session, "session")?.clone()))
}

/// Frees a session; null is ignored.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_free(session: Option<Box<Session>>) {
    drop(session);
}

/// The legal moves, in notation: what the player to move decides, also where another player decides the rest of a move.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_moves(
    session: Option<&Session>,
    out: Option<&mut MaybeUninit<*mut Texts>>,
) -> Status {
    guard(|| put_handle(out, Texts::new(given(session, "session")?.session.entry_texts())))
}

/// Plays a move in notation.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_session_play(session: Option<&mut Session>, ply: *const c_char) -> Status {
    guard(|| {
        let session = &mut given(session, "session")?.session;
        // SAFETY: C passes a text.
        let text = unsafe { text(ply, "ply")? };
        session.play_text(text).map_err(Failure::of(Status::Illegal))
    })
}

/// Takes a resignation or the latest decision back; `undone` tells whether there was one. A move may have several decisions:
/// `naqala_session_take_back` takes it back whole.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_undo(
    session: Option<&mut Session>,
    undone: Option<&mut MaybeUninit<bool>>,
) -> Status {
    guard(|| {
        let session = &mut given(session, "session")?.session;
        put(undone, session.take_back_resignation() || session.undo().is_some())
    })
}

/// Takes a resignation or the latest move back, with all its decisions; `undone` tells whether there was one.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_take_back(
    session: Option<&mut Session>,
    undone: Option<&mut MaybeUninit<bool>>,
) -> Status {
    guard(|| put(undone, given(session, "session")?.session.undo_entry()))
}

/// Writes the legal actions into an array of `capacity` numbers; `count` tells how many there are. If there are more than
/// fit, the call fails and writes `count` alone; `naqala_game_actions` numbers are always enough.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_session_actions(
    game: Option<&Game>,
    session: Option<&Session>,
    actions: *mut u32,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> Status {
    guard(|| {
        let legal = legal_actions(given(game, "game")?, given(session, "session")?)?;
        given(count, "count")?.write(legal.len());
        // SAFETY: C gives an array of this size.
        unsafe { fill(actions, capacity, "actions", &legal) }
    })
}

/// Plays an action.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_play_action(
    game: Option<&Game>,
    session: Option<&mut Session>,
    action: u32,
) -> Status {
    guard(|| {
        let (game, session) = (given(game, "game")?, given(session, "session")?);
        let is_legal = legal_actions(game, session)?.contains(&action);
        let session = &mut session.session;
        let mv = game.actions.find(session.game(), session.position(), action as usize);
        let mv = mv.filter(|_| is_legal);
        let mv =
            mv.ok_or_else(|| Failure::new(Status::Illegal, format!("action {action} is not legal here")))?;
        session.play(mv, &mut Silent).map_err(|error| Failure::new(Status::Illegal, error.why))
    })
}

fn legal_actions(game: &Game, session: &Session) -> Done<Vec<u32>> {
    let (ours, theirs) = (&game.game, session.session.game());
    if !ours.is_same(theirs) {
        let why = format!(
            "the session is one of {}, with its options and rules, not of this {}",
            theirs.id(),
            ours.id()
        );
        return Err(Failure::new(Status::Argument, why));
    }
    let session = &session.session;
    let number = |mv: &naqala::Move| game.actions.number(session.position(), *mv);
    let mut legal: Vec<u32> = session.moves().iter().filter_map(number).map(|number| number as u32).collect();
    legal.sort_unstable();
    Ok(legal)
}

/// Copies numbers into an array of C's.
///
/// # Safety
/// The pointer is null or points to `capacity` numbers that may be written.
unsafe fn fill<T: Copy>(array: *mut T, capacity: usize, what: &str, numbers: &[T]) -> Done {
    if numbers.is_empty() {
        return Ok(());
    }
    if array.is_null() {
        return Err(Failure::new(Status::Argument, format!("`{what}` is null")));
    }
    if capacity < numbers.len() {
        let why = format!("`{what}` has room for {capacity}, and there are {}", numbers.len());
        return Err(Failure::new(Status::Argument, why));
    }
    // SAFETY: there is room, and memory of ours and of C's does not overlap.
    unsafe { array.copy_from_nonoverlapping(numbers.as_ptr(), numbers.len()) };
    Ok(())
}

/// The position, in notation.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_position(
    session: Option<&Session>,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> Status {
    guard(|| {
        let session = &given(session, "session")?.session;
        put_text(out, &session.game().position_text(session.position()))
    })
}

/// Writes the seeds of every pit into an array of `capacity` bytes, in the order of `naqala_game_pits`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_session_seeds(
    session: Option<&Session>,
    seeds: *mut u8,
    capacity: usize,
) -> Status {
    guard(|| {
        let session = &given(session, "session")?.session;
        // SAFETY: C gives an array of this size.
        unsafe { fill(seeds, capacity, "seeds", session.game().pit_seeds(session.position())) }
    })
}

/// The score of a seat: the seeds it has won, and what else the rules count.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_score(
    session: Option<&Session>,
    seat: u32,
    out: Option<&mut MaybeUninit<i32>>,
) -> Status {
    guard(|| {
        let session = &given(session, "session")?.session;
        let side = session.game().sides().find(|side| side.index() == seat as usize);
        let side = side.ok_or_else(|| Failure::new(Status::Argument, format!("there is no seat {seat}")))?;
        put(out, session.game().score(session.position(), side))
    })
}

/// The seat whose turn it is.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_seat(
    session: Option<&Session>,
    out: Option<&mut MaybeUninit<u32>>,
) -> Status {
    guard(|| put(out, given(session, "session")?.session.position().to_move().index() as u32))
}

/// Whether the game is over; true for null.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_is_over(session: Option<&Session>) -> bool {
    session.is_none_or(|session| session.session.position().is_over())
}

/// The seat that has won, `NAQALA_DRAW` or `NAQALA_NOBODY`. Fails while the game goes on.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_winner(
    session: Option<&Session>,
    out: Option<&mut MaybeUninit<i32>>,
) -> Status {
    guard(|| {
        let winner = match outcome(&given(session, "session")?.session)?.winner {
            Winner::Side(side) => side.index() as i32,
            Winner::Draw => NAQALA_DRAW,
            Winner::Nobody => NAQALA_NOBODY,
        };
        put(out, winner)
    })
}

/// Why the game ended, in a language, which is null for English. Fails while the game goes on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_session_reason(
    session: Option<&Session>,
    language: *const c_char,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> Status {
    guard(|| {
        let session = &given(session, "session")?.session;
        // SAFETY: C passes a text.
        let language = unsafe { language_code(language)? };
        put_text(out, &reason_text(session.game(), outcome(session)?.reason, language))
    })
}

fn outcome(session: &naqala::Session) -> Done<naqala::Outcome> {
    session.outcome().ok_or_else(|| Failure::new(Status::Illegal, "the game goes on"))
}

/// What the latest move did and why, in a language, which is null for English; an empty text before the first move.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_session_explain(
    session: Option<&Session>,
    language: *const c_char,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> Status {
    guard(|| {
        let session = &given(session, "session")?.session;
        // SAFETY: C passes a text.
        let language = unsafe { language_code(language)? };
        put_text(out, &explain_last(session, language).unwrap_or_default())
    })
}

/// The game as a record.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_record(
    session: Option<&Session>,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> Status {
    guard(|| {
        let session = &given(session, "session")?.session;
        put_text(out, &Record::of_session(session, []).to_string())
    })
}

/// The board as a picture (SVG).
#[unsafe(no_mangle)]
pub extern "C" fn naqala_session_picture(
    session: Option<&Session>,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> Status {
    guard(|| {
        let session = &given(session, "session")?.session;
        put_text(out, &board_svg(session.game(), session.position()))
    })
}
