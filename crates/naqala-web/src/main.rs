//! Naqala in the browser.
//!
//! The page is a program like the terminal board: it compiles rule files, plays them with the kernel and shows the events of a
//! move. It asks the server only for files and for online play; the engine runs in a worker.
//!
//! `app` is the frame, and `route` selects the page in it; `pages` has the pages. `table` is a game being played, `board` draws
//! it, and `panel` has the controls around it. `engine` talks to the worker, `online` to the server. `files` fetches rule files,
//! `lessons` fetches lessons. `kept` stores the games of this device, and `following` synchronises them with the account.
//! `offline` requests offline copies, `settings` are kept in the browser, `sound` plays sounds, `variations` has the lines of a
//! game as a tree, and `say` has the texts. `site` knows the folder that the page lies in, and whether a server stands behind it.

mod app;
mod board;
mod browser;
mod engine;
mod files;
mod following;
mod kept;
mod language;
mod lessons;
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
