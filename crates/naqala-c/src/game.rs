//! Games: rules with their options chosen.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use naqala::{ActionSpace, Rules, catalogue};

use crate::border::{
    Done, Failure, Status, given, guard, language_code, put_handle, put_text, text, text_or_none,
};
use crate::texts::Texts;

/// A game. It does not change, and any number of threads may use it at once.
#[derive(Debug)]
pub struct Game {
    pub(crate) game: naqala::Game,
    pub(crate) actions: ActionSpace,
}

impl Game {
    pub(crate) fn new(game: naqala::Game) -> Game {
        let actions = ActionSpace::new(&game);
        Game { game, actions }
    }

    fn compile(rules: &Rules, options: Option<&str>) -> Done<Game> {
        let choices = naqala_protocol::choices(options.unwrap_or_default());
        rules.compile(&choices).map(Game::new).map_err(Failure::of(Status::Rules))
    }
}

fn rules_of(id: &str) -> Done<&'static Rules> {
    catalogue::rules(id).ok_or_else(|| {
        let hint = catalogue::suggest(id).map(|id| format!("; did you mean `{id}`?")).unwrap_or_default();
        Failure::new(Status::Unknown, format!("there is no game `{id}`{hint}"))
    })
}

/// A game of `naqala_games`. `options` are a preset, options as `name=value`, or both, separated by blanks; null for none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_game_new(
    id: *const c_char,
    options: *const c_char,
    out: Option<&mut MaybeUninit<*mut Game>>,
) -> Status {
    guard(|| {
        // SAFETY: C passes texts.
        let (id, options) = unsafe { (text(id, "id")?, text_or_none(options, "options")?) };
        put_handle(out, Game::compile(rules_of(id)?, options)?)
    })
}

/// A game of the text of a rule file.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_game_from_rules(
    rules: *const c_char,
    options: *const c_char,
    out: Option<&mut MaybeUninit<*mut Game>>,
) -> Status {
    guard(|| {
        // SAFETY: C passes texts.
        let (source, options) = unsafe { (text(rules, "rules")?, text_or_none(options, "options")?) };
        let rules = Rules::read("rules.toml", source).map_err(Failure::of(Status::Rules))?;
        put_handle(out, Game::compile(&rules, options)?)
    })
}

/// Frees a game; null is ignored. Its sessions keep what they need.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_game_free(game: Option<Box<Game>>) {
    drop(game);
}

/// The id of a game.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_game_id(game: Option<&Game>, out: Option<&mut MaybeUninit<*mut c_char>>) -> Status {
    guard(|| put_text(out, given(game, "game")?.game.id()))
}

/// The name of a game in a language, which is null for English.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_game_name(
    game: Option<&Game>,
    language: *const c_char,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> Status {
    guard(|| {
        // SAFETY: C passes a text.
        let language = unsafe { language_code(language)? };
        put_text(out, &naqala::name_text(given(game, "game")?.game.rules(), language))
    })
}

/// The rules of a game as people read them, in a language, which is null for English.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_game_rules(
    game: Option<&Game>,
    language: *const c_char,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> Status {
    guard(|| {
        // SAFETY: C passes a text.
        let language = unsafe { language_code(language)? };
        put_text(out, &naqala::rules_text(&given(game, "game")?.game, language))
    })
}

/// The options that were chosen, as `name=value`.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_game_options(
    game: Option<&Game>,
    out: Option<&mut MaybeUninit<*mut Texts>>,
) -> Status {
    guard(|| {
        let chosen = given(game, "game")?.game.chosen().iter();
        put_handle(out, Texts::new(chosen.map(|(name, value)| format!("{name}={value}"))))
    })
}

/// The names of the pits, in the order of `naqala_session_seeds`.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_game_pits(game: Option<&Game>, out: Option<&mut MaybeUninit<*mut Texts>>) -> Status {
    guard(|| {
        let board = given(game, "game")?.game.board();
        put_handle(out, Texts::new(board.pits().map(|pit| board.name(pit))))
    })
}

/// How many seats a game has; 0 for null. Seat 0 is South, 1 North, 2 East, 3 West.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_game_seats(game: Option<&Game>) -> u32 {
    game.map_or(0, |game| game.game.sides().count() as u32)
}

/// How many actions a game has; 0 for null. Actions are numbered from 0.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_game_actions(game: Option<&Game>) -> u32 {
    game.map_or(0, |game| game.actions.size() as u32)
}
