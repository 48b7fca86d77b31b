//! The games that come with the library: every file under `games/`, embedded with the feature `catalogue`. Without it
//! the catalogue is empty.

mod measured;
mod named;

use std::sync::OnceLock;

use crate::game::Game;
use crate::rule_file::{Choices, Rules, plain};
use crate::spelling::nearest;

pub use measured::{Hardness, Measured, measured};
pub use named::{NamedGame, named, named_game};

/// A text that may have to be unpacked.
#[cfg(feature = "catalogue")]
type Text = fn() -> &'static str;

#[cfg(feature = "catalogue")]
include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

#[cfg(not(feature = "catalogue"))]
mod nothing {
    pub(super) const FILES: [(&str, &str); 0] = [];
    pub(super) const NAMED: [(&str, &str); 0] = [];

    pub(super) fn with_learnt_weights(rules: super::Rules) -> super::Rules {
        rules
    }
}
#[cfg(not(feature = "catalogue"))]
use nothing::{FILES, NAMED, with_learnt_weights};

/// A game with the weights that the engine has learnt for it, if it has.
#[cfg(feature = "catalogue")]
fn with_learnt_weights(rules: Rules) -> Rules {
    match WEIGHTS.iter().find(|(id, _)| *id == rules.id()) {
        Some((_, weights)) => rules.with_embedded_weights(*weights),
        None => rules,
    }
}

/// Every game: the files, and the presets that are listed under names of their own. Sorted by id.
fn entries() -> &'static [Rules] {
    static READ: OnceLock<Vec<Rules>> = OnceLock::new();
    READ.get_or_init(|| {
        let mut entries = Vec::new();
        for (name, source) in FILES {
            match Rules::read(name, source) {
                Ok(rules) => {
                    let rules = with_learnt_weights(rules);
                    entries.extend(rules.listed_presets());
                    entries.push(rules);
                }
                Err(errors) => panic!("an embedded rule file is broken:\n{errors}"),
            }
        }
        entries.sort_by(|a, b| a.id().cmp(b.id()));
        entries
    })
}

/// The ids of all games, sorted.
///
/// ```
/// # use naqala::catalogue;
/// assert!(catalogue::ids().any(|id| id == "oware"));
/// assert!(catalogue::ids().is_sorted());
/// ```
pub fn ids() -> impl Iterator<Item = &'static str> {
    all().iter().map(Rules::id)
}

/// The rules of every game, sorted by id.
///
/// ```
/// # use naqala::catalogue;
/// assert_eq!(catalogue::all().len(), catalogue::ids().count());
/// ```
pub fn all() -> &'static [Rules] {
    entries()
}

/// The rules of a game; `-` and `_` are the same and capital letters do not matter.
///
/// ```
/// assert_eq!(naqala::catalogue::rules("Toguz_Kumalak").unwrap().id(), "toguz-kumalak");
/// assert!(naqala::catalogue::rules("chess").is_none());
/// ```
pub fn rules(id: &str) -> Option<&'static Rules> {
    all().iter().find(|rules| plain(rules.id()) == plain(id))
}

/// A game with its default options.
///
/// ```
/// # use naqala::catalogue;
/// assert_eq!(catalogue::game("kalah").unwrap().name(), "Kalah");
/// assert!(catalogue::game("chess").is_none());
/// ```
pub fn game(id: &str) -> Option<Game> {
    rules(id)?.compile(&Choices::new()).ok()
}

/// The games with this name, other than the id, sorted by id: one of their other names, or a word of a name. Case does not
/// matter.
///
/// ```
/// let ids: Vec<&str> = naqala::catalogue::called("Awale").map(|rules| rules.id()).collect();
/// assert_eq!(ids, ["oware"]);
/// assert!(naqala::catalogue::called("bao").count() > 1);
/// assert_eq!(naqala::catalogue::called("").count(), 0);
/// ```
pub fn called(name: &str) -> impl Iterator<Item = &'static Rules> {
    let name = plain(name);
    all().iter().filter(move |rules| {
        let others = rules.about().other_names.iter().map(String::as_str);
        others.chain([rules.id(), rules.name()]).any(|known| goes_by(&plain(known), &name))
    })
}

/// Whether a name is another one, or has it for one of its words.
fn goes_by(known: &str, name: &str) -> bool {
    !name.is_empty() && (known == name || known.split(['_', '(', ')', ',']).any(|word| word == name))
}

/// The id most similar to a mistyped one.
///
/// ```
/// # use naqala::catalogue;
/// assert_eq!(catalogue::suggest("owara"), Some("oware"));
/// ```
pub fn suggest(id: &str) -> Option<&'static str> {
    nearest(&plain(id).replace('_', "-"), ids())
}
