//! Splits the text of a record into headers, comments, brackets and words, each with its place.

use super::{Header, Mark, Place, RecordError};
use crate::program::is_ply_sign;

/// A piece of a record.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token<'a> {
    Header(Header),
    /// The text of a comment, white space folded.
    Comment(String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// The assessment of a ply: `$1`
    Mark(Mark),
    /// A ply, a ply number, a part of the result.
    Word(&'a str),
    /// The text is used up.
    End,
}

/// Walks over the text. Cloning it is cheap, so that a reader can look ahead.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        // Some editors put a byte order mark in front.
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Lexer { rest, place: Place { line: 1, column: 1 } }
    }

    /// The next piece and where it begins.
    pub(super) fn next(&mut self) -> Result<(Place, Token<'a>), RecordError> {
        self.skip_space();
        let place = self.place;
        let token = match self.peek() {
            None => Token::End,
            Some('[') => Token::Header(self.header()?),
            Some('{') => Token::Comment(self.comment()?),
            Some('(') => self.single(Token::Open),
            Some(')') => self.single(Token::Close),
            Some('$') => Token::Mark(self.mark()?),
            Some(sign) if is_ply_sign(sign) => Token::Word(self.word()),
            Some(sign) => return Err(stray(place, sign)),
        };
        Ok((place, token))
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let sign = self.peek()?;
        self.rest = &self.rest[sign.len_utf8()..];
        if sign == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(sign)
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.bump();
        token
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.bump();
        }
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let whole = self.rest;
        while self.peek().is_some_and(&wanted) {
            self.bump();
        }
        &whole[..whole.len() - self.rest.len()]
    }

    fn word(&mut self) -> &'a str {
        let whole = self.rest;
        let word = self.take_while(is_ply_sign);
        // `12.c` is two words: the number and its dots end before the ply.
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let dots = word[digits..].bytes().take_while(|&byte| byte == b'.').count();
        if digits == 0 || dots == 0 {
            return word;
        }
        let back = word.len() - digits - dots;
        self.rest = &whole[digits + dots..];
        self.place.column -= back;
        &word[..digits + dots]
    }

    /// `$1`
    fn mark(&mut self) -> Result<Mark, RecordError> {
        let opened = self.place;
        self.bump();
        let number = self.take_while(|sign| sign.is_ascii_alphanumeric());
        Mark::of_number(number).ok_or_else(|| {
            let message = format!("${number} is no mark of a ply");
            RecordError::new(
                opened,
                message,
                "the marks are $1 (!), $2 (?), $3 (!!), $4 (??), $5 (!?) and $6 (?!)",
            )
        })
    }

    /// `[Name "value"]`
    fn header(&mut self) -> Result<Header, RecordError> {
        let opened = self.place;
        self.bump();
        self.skip_space();
        let name =
            self.take_while(|sign| sign.is_ascii_alphanumeric() || sign == '_' || sign == '-').to_owned();
        if !name.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
            return Err(bad_header(opened, "has no name"));
        }
        self.skip_space();
        if self.peek() != Some('"') {
            return Err(bad_header(opened, "has no value in quotes"));
        }
        let value = self.quoted(opened)?;
        self.skip_space();
        if self.bump() != Some(']') {
            return Err(bad_header(opened, "is never closed"));
        }
        Ok(Header { name, value, place: Some(opened) })
    }

    fn quoted(&mut self, opened: Place) -> Result<String, RecordError> {
        self.bump();
        let mut value = String::new();
        loop {
            match self.bump() {
                Some('"') => return Ok(value),
                Some('\\') if matches!(self.peek(), Some('"' | '\\')) => value.extend(self.bump()),
                Some(sign) if sign != '\n' && sign != '\r' => value.push(sign),
                _ => {
                    return Err(bad_header(opened, "has a value whose closing quote is missing in its line"));
                }
            }
        }
    }

    fn comment(&mut self) -> Result<String, RecordError> {
        let opened = self.place;
        self.bump();
        let mut text = String::new();
        loop {
            match self.bump() {
                Some('}') => return Ok(fold(&text)),
                Some('\\') if matches!(self.peek(), Some('}' | '\\')) => text.extend(self.bump()),
                Some(sign) => text.push(sign),
                None => {
                    let message = "the comment that begins here is never closed";
                    return Err(RecordError::new(opened, message, "write } after its last word"));
                }
            }
        }
    }
}

/// White space runs become one blank, at the ends none.
pub(super) fn fold(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn bad_header(opened: Place, problem: &str) -> RecordError {
    let message = format!("the header that begins here {problem}");
    RecordError::new(
        opened,
        message,
        "a header looks like [South \"Ama\"]; inside the quotes write \\\" and \\\\",
    )
}

fn stray(place: Place, sign: char) -> RecordError {
    let hint = match sign {
        '}' => "no comment is open here; remove the bracket or write { before the comment",
        ']' | '"' => "a header is written in front of the moves, in one line: [Name \"value\"]",
        _ => "moves are written with letters, digits and + - * < > . , ! / : only; put remarks into {…}",
    };
    RecordError::new(place, format!("`{}` cannot stand here", sign.escape_debug()), hint)
}
