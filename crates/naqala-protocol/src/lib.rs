//! The engine protocol: a dialect of the Universal Chess Interface (UCI) for every sowing game, and the short dialect of
//! existing programs for two-row games.
//!
//! The crate turns lines into lines and does no I/O. An engine keeps a [`Dialogue`], passes it every line it reads, and
//! executes the [`Step`]s it returns; [`Search::run`] does the thinking. A program that runs engines writes its
//! commands with [`Dialect::position_command`] and parses the answers with [`Reply::parse`].
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
//! let best = search.run(&mut Minds::default(), &mut |info| println!("{info}"));
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
pub use dialogue::{Dialogue, Finder, FoundTable, Step, TableFinder, choices};
pub use go::Go;
pub use reply::Reply;
pub use search::{Minds, Search};
pub use settings::Settings;

/// What a reply to a line that cannot be obeyed begins with; the reason follows.
pub const ERROR: &str = "info string error:";

/// The move of a game that is over.
pub const NO_MOVE: &str = "0000";

/// So much of a bad word is repeated in an answer.
const REPEATED: usize = 40;

/// A word as it may stand in an answer of one line: signs that move the cursor are shown, and long words are cut.
fn quoted(word: &str) -> String {
    let mut text: String = word.chars().take(REPEATED).flat_map(char::escape_debug).collect();
    if word.chars().nth(REPEATED).is_some() {
        text.push('…');
    }
    format!("`{text}`")
}
