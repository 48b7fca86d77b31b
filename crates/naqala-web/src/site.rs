//! Where the page is: its folder in the site, and whether there is a server.
//!
//! A server has the page at its root. A site of files alone (`cargo xtask site`) may have it in any folder; the same games are
//! played there against the engine, and nothing is played between people.

use std::cell::{Cell, RefCell};

use leptos::prelude::document;

thread_local! {
    static FOLDER: RefCell<String> = RefCell::new("/".to_owned());
    static HAS_SERVER: Cell<bool> = const { Cell::new(true) };
}

/// Reads where the page lies from its root element: `data-folder`, which `boot.js` knows from its own address, and
/// `data-server`, which is `none` on a site of files.
pub(crate) fn look_around() {
    let attribute = |name| document().document_element().and_then(|root| root.get_attribute(name));
    if let Some(folder) = attribute("data-folder") {
        FOLDER.set(folder);
    }
    HAS_SERVER.set(attribute("data-server").as_deref() != Some("none"));
}

/// The address of a file or a page, from its path in the folder of the page: `games/oware.toml`.
pub(crate) fn at(path: &str) -> String {
    FOLDER.with_borrow(|folder| format!("{folder}{path}"))
}

/// The path of an address relative to the folder of the page; `None` for an address outside.
pub(crate) fn within(address: &str) -> Option<&str> {
    FOLDER.with_borrow(|folder| address.strip_prefix(folder.as_str()))
}

/// Whether there are people to play with, accounts and endgame tables.
pub(crate) fn has_server() -> bool {
    HAS_SERVER.get()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lie_in_the_folder_of_the_page() {
        assert_eq!((at("play/oware"), within("/play/oware")), ("/play/oware".to_owned(), Some("play/oware")));
        FOLDER.set("/clubs/naqala/".to_owned());
        assert_eq!(at("play/oware"), "/clubs/naqala/play/oware");
        assert_eq!([within("/clubs/naqala/"), within("/clubs/naqala/yours")], [Some(""), Some("yours")]);
        assert_eq!([within("/clubs/others/"), within("#page"), within("https://naqala.example/")], [None; 3]);
    }
}
