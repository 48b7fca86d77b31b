//! Game records: a text form of whole games, in the manner of PGN.
//!
//! ```text
//! [Game "oware"]
//! [Options "grand_slam=no_capture"]
//! [South "Ama"]
//! [North "Kofi"]
//!
//! 1. c D 3. e {a quiet move} F $2 (4. A 5. f) 5. b *
//! ```
//!
//! Parsing a record ([`Record::parse`]) needs no rules: a ply is a word. [`Record::open`] plays the words as moves and names the
//! first ply that is not legal. So a damaged file is distinguished from a wrong move, and a record can be parsed even if the
//! rules of its game are not available.

mod lex;
mod mark;
mod parse;
mod problem;
mod replay;
mod save;
#[cfg(test)]
mod tests;
mod verdict;
mod write;

use std::fmt;

pub use mark::Mark;
pub use parse::{MAX_DEPTH, RecordError};
pub use problem::{ReplayError, ReplayProblem};
pub use verdict::{Verdict, VerdictKind};

/// The header that says which round of a match a record is: `[Match "round 2"]`.
pub const MATCH_HEADER: &str = "Match";
/// The header of a last round that says who won the match, where that round did not settle it: `[MatchResult "North 1-2"]`.
pub const MATCH_RESULT_HEADER: &str = "MatchResult";
/// The header of a last round that says how the match ended then: `[MatchTermination "resigned"]`.
pub const MATCH_TERMINATION_HEADER: &str = "MatchTermination";
/// The value of `Termination` for a resignation: when the record is read, the loser resigns again.
pub const RESIGNED: &str = "resigned";

/// One recorded game: headers, plies with comments and variations, and a result.
///
/// Printing a record that was read gives a text that reads back as the same record. Lines are wrapped below
/// 80 columns.
///
/// ```
/// use naqala::record::Record;
///
/// let record = Record::parse("[Game \"oware\"]\n\n1. c D {sharp} (2. E) 3. a *").unwrap();
/// assert_eq!(record.header("Game"), Some("oware"));
/// assert_eq!(record.line.plies[1].comments, ["sharp"]);
/// assert_eq!(record.to_string(), "[Game \"oware\"]\n\n1. c D {sharp} (2. E) 3. a *\n");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The headers in the order in which they are written. No name may come twice.
    pub headers: Vec<Header>,
    /// The plies that were played.
    pub line: Line,
    /// The result written after the last ply.
    pub result: Verdict,
}

/// A header: `[name "value"]`.
///
/// Two headers are equal if name and value are; the place does not count.
#[derive(Clone, Debug)]
pub struct Header {
    /// A letter, then letters, digits, `_` and `-`.
    pub name: String,
    /// Any text of one line.
    pub value: String,
    /// Where the header stood in the text it was read from.
    pub place: Option<Place>,
}

/// A sequence of plies: the game itself or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Comments before the first ply.
    pub comments: Vec<String>,
    /// The plies in the order of play. Extra moves are further plies of the same player.
    pub plies: Vec<RecordedPly>,
}

/// A ply in notation, with comments on it.
///
/// Two recorded plies are equal if texts, marks, comments and variations are; the place does not count.
#[derive(Clone, Debug, Default)]
pub struct RecordedPly {
    /// The ply, as [`crate::Game::ply_text`] writes it.
    pub text: String,
    /// The assessment of the ply.
    pub mark: Option<Mark>,
    /// Comments after the ply; runs of white space in them count as one blank.
    pub comments: Vec<String>,
    /// Alternatives to this ply.
    pub variations: Vec<Line>,
    /// Where the ply stood in the text it was read from.
    pub place: Option<Place>,
}

/// A place in a text: line and column, both counted from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Record {
    /// The value of a header, if the record has it.
    ///
    /// ```
    /// # use naqala::Record;
    /// let record = Record::parse("[Game \"oware\"]\n1. c D *").unwrap();
    /// assert_eq!(record.header("Game"), Some("oware"));
    /// assert_eq!(record.header("Date"), None);
    /// ```
    pub fn header(&self, name: &str) -> Option<&str> {
        self.find_header(name).map(|header| header.value.as_str())
    }

    /// Sets a header: changes the header with this name, or appends one.
    ///
    /// ```
    /// # use naqala::Record;
    /// let mut record = Record::parse("[Game \"oware\"]\n1. c D *").unwrap();
    /// record.set_header("South", "Ama");
    /// assert_eq!(record.header("South"), Some("Ama"));
    /// ```
    pub fn set_header(&mut self, name: &str, value: &str) {
        match self.headers.iter_mut().find(|header| header.name == name) {
            Some(header) => value.clone_into(&mut header.value),
            None => self.headers.push(Header::new(name, value)),
        }
    }

    fn find_header(&self, name: &str) -> Option<&Header> {
        self.headers.iter().find(|header| header.name == name)
    }
}

impl Header {
    /// A header for a record made by a program.
    ///
    /// ```
    /// # use naqala::record::Header;
    /// assert_eq!(Header::new("South", "Ama").value, "Ama");
    /// ```
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Header {
        Header { name: name.into(), value: value.into(), place: None }
    }
}

impl RecordedPly {
    /// A ply without comments or variations, for a record made by a program.
    ///
    /// ```
    /// # use naqala::record::RecordedPly;
    /// let ply = RecordedPly::new("c");
    /// assert!(ply.text == "c" && ply.variations.is_empty());
    /// ```
    pub fn new(text: impl Into<String>) -> RecordedPly {
        RecordedPly { text: text.into(), ..RecordedPly::default() }
    }
}

impl PartialEq for Header {
    fn eq(&self, other: &Header) -> bool {
        (&self.name, &self.value) == (&other.name, &other.value)
    }
}

impl Eq for Header {}

impl PartialEq for RecordedPly {
    fn eq(&self, other: &RecordedPly) -> bool {
        (&self.text, self.mark, &self.comments, &self.variations)
            == (&other.text, other.mark, &other.comments, &other.variations)
    }
}

impl Eq for RecordedPly {}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}
