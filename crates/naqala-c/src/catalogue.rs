//! Lists of games and languages.

use std::mem::MaybeUninit;

use crate::border::{Status, guard, put_handle};
use crate::texts::Texts;

/// The ids of all games.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_games(out: Option<&mut MaybeUninit<*mut Texts>>) -> Status {
    guard(|| put_handle(out, Texts::new(naqala::catalogue::ids())))
}

/// The codes of the languages that texts can be in.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_languages(out: Option<&mut MaybeUninit<*mut Texts>>) -> Status {
    guard(|| put_handle(out, Texts::new(naqala::languages())))
}
