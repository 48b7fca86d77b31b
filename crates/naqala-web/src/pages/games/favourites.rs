//! The reader's favourite games, kept in the browser.

use leptos::prelude::*;

use crate::browser;

/// Where they are kept.
const NAME: &str = "favourites";

/// The ids of the games that are liked. A handle.
#[derive(Clone, Copy)]
pub(super) struct Favourites {
    pub(super) ids: RwSignal<Vec<String>>,
}

impl Favourites {
    pub(super) fn new() -> Favourites {
        let kept = browser::kept(NAME).unwrap_or_default();
        Favourites { ids: RwSignal::new(kept.split_whitespace().map(str::to_owned).collect()) }
    }

    /// Whether a game is liked; the reader runs again when that changes.
    pub(super) fn has(self, id: &str) -> bool {
        self.ids.with(|ids| ids.iter().any(|known| known == id))
    }

    /// Likes a game from now on, or no longer.
    pub(super) fn toggle(self, id: &str) {
        self.ids.update(|ids| match ids.iter().position(|known| known == id) {
            Some(at) => _ = ids.remove(at),
            None => ids.push(id.to_owned()),
        });
        browser::keep(NAME, &self.ids.with_untracked(|ids| ids.join(" ")));
    }
}
