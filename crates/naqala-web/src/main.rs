//! Naqala in the browser.
//!
//! The page is a program like the terminal board: it compiles rule files, plays them with the kernel and shows the events of a
//! move. The server is asked for files, for strangers to play with, and for nothing else; the engine sits in a worker.
//!
//! `app` is the frame and `route` says which page stands in it; `pages` are the pages; `table` is a game being played, `board`
//! draws it, `panel` has what stands around it; `engine` speaks with the worker, `online` with the server; `files` fetches rule
//! files and `lessons` those of lessons, `kept` has the games of this device and `following` takes them to the account, `offline` asks for copies of all, `settings` are kept in the browser, `sound` is what one hears, `variations` are the lines of a game as a tree, `say` has the texts.

mod app;
mod board;
mod browser;
mod engine;
mod files;
mod following;
mod kept;
mod lessons;
mod offline;
mod online;
mod pages;
mod panel;
mod route;
mod say;
mod settings;
mod sound;
mod table;
mod variations;

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}
