//! The engine protocol: a dialect of the Universal Chess Interface (UCI) for every sowing game, and the short dialect of
//! existing programs for two-row games.
//!
//! The crate maps lines to lines and does no I/O. An engine keeps a [`Dialogue`], passes it every line it reads, and executes
//! the [`Step`]s it returns; [`Search::run`] searches. A program that runs engines writes its commands with
//! [`Dialect::position_command`] and parses the answers with [`Reply::parse`].
//!
//! ```
//! use naqala_protocol::{Dialect, Dialogue, Minds, Step};
//!
//! let mut dialogue = Dialogue::new(Dialect::Plain, Box::new(|id| {
//!     let rules = naqala::catalogue::rules(id).ok_or_else(|| format!("no game `{id}`"))?;
//!     Ok(std::borrow::Cow::Borrowed(rules))
//! }));
//! dialogue.line("setoption name Game value oware");
//! dialogue.line("position startpos moves c D");
//! let steps = dialogue.line("go depth 3");
//! let [Step::Search(search)] = &steps[..] else { panic!("{steps:?}") };
//! let best = search.run(&mut Minds::default(), &mut |info| println!("{info}"), &mut || ());
//! assert!(best.starts_with("bestmove "));
//! ```
#![deny(missing_docs, unsafe_code)]

mod brackets;
mod command;
mod dialect;
mod dialogue;
mod go;
mod reply;
mod search;
mod settings;

pub use brackets::outside_brackets;
pub use command::{Command, Start};
pub use dialect::Dialect;
pub use dialogue::{Dialogue, Finder, FoundTable, Step, TableFinder, TableMaker, choices};
pub use go::Go;
pub use reply::Reply;
pub use search::{Minds, Search};
pub use settings::Settings;

/// Prefix of the reply to a line that cannot be obeyed; the reason follows.
pub const ERROR: &str = "info string error:";

/// The move returned when the game is over.
pub const NO_MOVE: &str = "0000";

/// Maximum length of an invalid word that is quoted in a reply.
const REPEATED: usize = 40;

/// Quotes a word in a reply of one line: control characters are escaped, and long words are truncated.
fn quoted(word: &str) -> String {
    let mut text: String = word.chars().take(REPEATED).flat_map(char::escape_debug).collect();
    if word.chars().nth(REPEATED).is_some() {
        text.push('…');
    }
    format!("`{text}`")
}
