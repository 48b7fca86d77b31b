//! Commands: what a line asks an engine to do.

use crate::go::Go;
use crate::quoted;

/// A command to an engine. It borrows its words from the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// `uci`: identify yourself and list the options.
    Uci,
    /// `debug on` or `debug off`.
    Debug(bool),
    /// `isready`: answer when everything before is done.
    IsReady,
    /// `setoption name … value …`; what has no value has an empty one.
    SetOption {
        /// The name, of one or several words.
        name: &'a str,
        /// The value as it was written.
        value: &'a str,
    },
    /// `ucinewgame`: forget what was learnt about the last game.
    NewGame,
    /// `position …`: the game to think about.
    Position {
        /// Where it began.
        start: Start<'a>,
        /// The moves since, as they were written.
        moves: &'a str,
    },
    /// `go …`: think.
    Go(Go),
    /// `stop`: answer now.
    Stop,
    /// `ponderhit`: the expected move was played, so the clock runs.
    PonderHit,
    /// `d`: show the position and the legal moves.
    Show,
    /// `quit`.
    Quit,
}

/// The beginning of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start<'a> {
    /// The usual one.
    Usual,
    /// A position as text.
    Text(&'a str),
}

impl<'a> Command<'a> {
    /// Parses a line; `None` for a blank one.
    ///
    /// ```
    /// use naqala_protocol::{Command, Start};
    /// let command = Command::parse("position startpos moves c D").unwrap();
    /// assert_eq!(command, Some(Command::Position { start: Start::Usual, moves: "c D" }));
    /// assert_eq!(Command::parse("fly"), Err("unknown command `fly`".to_owned()));
    /// ```
    ///
    /// # Errors
    /// What is wrong with the line, in one line.
    pub fn parse(line: &'a str) -> Result<Option<Command<'a>>, String> {
        let (word, rest) = split_word(line);
        Ok(Some(match word {
            "" => return Ok(None),
            "uci" => Command::Uci,
            "isready" => Command::IsReady,
            "ucinewgame" => Command::NewGame,
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "quit" => Command::Quit,
            "d" => Command::Show,
            "debug" => Command::Debug(match rest {
                "on" => true,
                "off" => false,
                other => return Err(format!("write debug on or debug off, not {}", quoted(other))),
            }),
            "setoption" => set_option(rest)?,
            "position" => position(rest)?,
            "go" => Command::Go(Go::parse(rest)?),
            other => return Err(format!("unknown command {}", quoted(other))),
        }))
    }
}

/// `name N value V`.
fn set_option(rest: &str) -> Result<Command<'_>, String> {
    let usage = || "write setoption name NAME value VALUE".to_owned();
    let (word, rest) = split_word(rest);
    if word != "name" {
        return Err(usage());
    }
    let (name, value) = split_at_word(rest, "value");
    if name.is_empty() { Err(usage()) } else { Ok(Command::SetOption { name, value }) }
}

/// `startpos moves M` or `fen F moves M`.
fn position(rest: &str) -> Result<Command<'_>, String> {
    let (start, moves) = split_at_word(rest, "moves");
    let start = match split_word(start) {
        ("startpos", "") => Start::Usual,
        ("fen", text) if !text.is_empty() => Start::Text(text),
        _ => return Err("write position startpos moves … or position fen POSITION moves …".to_owned()),
    };
    Ok(Command::Position { start, moves })
}

/// The first word and what follows it, without the blanks around.
pub(crate) fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim_start()),
        None => (text, ""),
    }
}

/// The text before and after a word, trimmed.
pub(crate) fn split_at_word<'a>(text: &'a str, word: &str) -> (&'a str, &'a str) {
    let mut from = 0;
    while let Some(at) = text[from..].find(word).map(|at| from + at) {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        let is_blank = |sign: Option<char>| sign.is_none_or(char::is_whitespace);
        if is_blank(before.chars().next_back()) && is_blank(after.chars().next()) {
            return (before.trim(), after.trim());
        }
        from = at + word.len();
    }
    (text.trim(), "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_with_any_blanks() {
        let read = |line| Command::parse(line).unwrap();
        assert_eq!(read("  \t"), None);
        assert_eq!(read(" uci \r"), Some(Command::Uci));
        let option = Command::SetOption { name: "Clear Hash", value: "" };
        assert_eq!(read("setoption  name Clear Hash"), Some(option));
        let option = Command::SetOption { name: "Variant", value: "seeds=6 pits=6" };
        assert_eq!(read("setoption name Variant value seeds=6 pits=6"), Some(option));
        let start = Start::Text("S 4 4 / N 4 4 / moved S");
        let fen = Command::Position { start, moves: "a  B" };
        assert_eq!(read("position fen S 4 4 / N 4 4 / moved S moves a  B "), Some(fen));
        assert_eq!(read("position startpos"), Some(Command::Position { start: Start::Usual, moves: "" }));
    }

    #[test]
    fn mistakes_are_told_in_one_line() {
        for line in [
            "uc\u{7}i",
            "debug maybe",
            "setoption Hash 3",
            "setoption name",
            "position",
            "position fen",
            "position startpos a b",
            "go depth",
            "go depth x",
            "go sideways",
            &"x".repeat(10_000),
        ] {
            let why = Command::parse(line).unwrap_err();
            assert!(why.lines().count() == 1 && why.len() < 200 && !why.contains('\u{7}'), "{why}");
        }
    }
}
