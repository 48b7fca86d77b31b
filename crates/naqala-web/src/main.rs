//! Naqala in the browser.
//!
//! The page is a program like the terminal board: it compiles rule files, plays them with the kernel and shows the events of a
//! move. It asks the server only for files and for online play; the engine runs in a worker.
//!
//! Modules use only those below them; those on the same line do not use each other. `crates/naqala/tests/all/layers.rs` reads
//! this block:
//!
//! ```text rooms
//! app                       # the frame around every page
//! pages                     # the pages, by address
//! panel                     # the controls around a board
//! board                     # draws a game being played
//! sound                     # plays sounds
//! table                     # a game being played
//! engine following          # talks to the engine's worker; keeps the account's games and those of this device alike
//! lessons loading           # fetches lessons; shows what is loaded later: parts of the program, and files
//! files kept online         # fetches rule files; stores the games of this device; talks to the server
//! navigation offline title  # goes to pages; requests offline copies; the title of the page in the browser
//! route say service_worker  # addresses; texts in the current language; messages to the service worker
//! settings site             # what the user has set; the folder that the page lies in, and whether a server stands behind it
//! language variations       # languages and their messages; the lines of a game as a tree
//! browser                   # wrappers for functions of the browser
//! ```

mod app;
mod board;
mod browser;
mod engine;
mod files;
mod following;
mod kept;
mod language;
mod lessons;
mod loading;
mod navigation;
mod offline;
mod online;
mod pages;
mod panel;
mod route;
mod say;
mod service_worker;
mod settings;
mod site;
mod sound;
mod table;
mod title;
mod variations;

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}
