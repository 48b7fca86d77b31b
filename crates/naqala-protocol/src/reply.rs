//! The answers of an engine, as far as a program that runs engines needs them.

use crate::ERROR;
use crate::command::{split_at_word, split_word};

/// A line of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply<'a> {
    /// `id name …`.
    Name(&'a str),
    /// `option name …`: something that can be set.
    Option(&'a str),
    /// `uciok`: it has said who it is.
    UciOk,
    /// `readyok`: it has done everything before.
    ReadyOk,
    /// `bestmove …`.
    BestMove(&'a str),
    /// It could not obey, and says why.
    Refused(&'a str),
    /// Anything else.
    Other(&'a str),
}

impl<'a> Reply<'a> {
    /// Reads a line.
    ///
    /// ```
    /// use naqala_protocol::Reply;
    /// assert_eq!(Reply::parse("bestmove F ponder e"), Reply::BestMove("F"));
    /// assert_eq!(Reply::parse("option name Own Book type check"), Reply::Option("Own Book"));
    /// assert_eq!(Reply::parse("info depth 3"), Reply::Other("info depth 3"));
    /// ```
    pub fn parse(line: &'a str) -> Reply<'a> {
        let line = line.trim();
        if let Some(why) = line.strip_prefix(ERROR) {
            return Reply::Refused(why.trim());
        }
        match split_word(line) {
            ("uciok", _) => Reply::UciOk,
            ("readyok", _) => Reply::ReadyOk,
            ("bestmove", rest) => Reply::BestMove(split_word(rest).0),
            ("id", rest) if split_word(rest).0 == "name" => Reply::Name(split_word(rest).1),
            ("option", rest) if split_word(rest).0 == "name" => {
                Reply::Option(split_at_word(split_word(rest).1, "type").0)
            }
            _ => Reply::Other(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_are_told_apart() {
        assert_eq!(Reply::parse("  uciok\r"), Reply::UciOk);
        assert_eq!(Reply::parse("id name Some Engine 2"), Reply::Name("Some Engine 2"));
        assert_eq!(Reply::parse("id author Somebody"), Reply::Other("id author Somebody"));
        assert_eq!(Reply::parse("bestmove"), Reply::BestMove(""));
        assert_eq!(Reply::parse("info string error: no such option"), Reply::Refused("no such option"));
    }
}
