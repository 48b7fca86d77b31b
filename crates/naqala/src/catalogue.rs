//! The games that come with the library: every file under `games/`, embedded.

use std::sync::OnceLock;

use crate::game::Game;
use crate::language::meaning::nearest;
use crate::language::options::plain;
use crate::language::{Choices, Rules};

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// The ids of all games, sorted.
pub fn ids() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(id, _, _)| *id)
}

/// The rules of every game, sorted by id.
pub fn all() -> Vec<&'static Rules> {
    ids().filter_map(rules).collect()
}

/// The rules of a game; `-` and `_` are the same and capital letters do not matter.
///
/// ```
/// assert_eq!(naqala::catalogue::rules("Toguz_Kumalak").unwrap().id(), "toguz-kumalak");
/// assert!(naqala::catalogue::rules("chess").is_none());
/// ```
pub fn rules(id: &str) -> Option<&'static Rules> {
    let index = FILES.iter().position(|(known, _, _)| plain(known) == plain(id))?;
    static READ: [OnceLock<Rules>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
    let (_, name, source) = FILES[index];
    Some(READ[index].get_or_init(|| match Rules::read(name, source) {
        Ok(rules) => rules,
        Err(errors) => panic!("an embedded rule file is broken:\n{errors}"),
    }))
}

/// A game with its default options.
pub fn game(id: &str) -> Option<Game> {
    rules(id)?.compile(&Choices::new()).ok()
}

/// The id nearest to a mistyped one.
pub fn suggest(id: &str) -> Option<&'static str> {
    nearest(&plain(id).replace('_', "-"), ids())
}
