//! Parses records. Purely textual: the game decides what a ply means.

use std::fmt;

use super::lex::{Lexer, Token};
use super::verdict::{Verdict, VerdictKind, parse_score};
use super::{Header, Line, Mark, Place, Record, RecordedPly};

/// How deep variations may lie within variations.
pub const MAX_DEPTH: usize = 64;

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line of the mistake, counted from 1.
    pub line: usize,
    /// The column of the mistake in characters, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub hint: String,
}

impl RecordError {
    pub(super) fn new(place: Place, message: impl Into<String>, hint: impl Into<String>) -> RecordError {
        RecordError { line: place.line, column: place.column, message: message.into(), hint: hint.into() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}; {}", self.line, self.column, self.message, self.hint)
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// Reads one record.
    ///
    /// ```
    /// # use naqala::Record;
    /// let record = Record::parse("[Game \"oware\"]\n1. c D 2. e {quiet} *").unwrap();
    /// assert_eq!(record.line.plies.len(), 3);
    /// let error = Record::parse("1. c D").unwrap_err();
    /// assert!(error.to_string().contains("result"), "{error}");
    /// ```
    ///
    /// # Errors
    /// [`RecordError`] names the place of the first mistake: something open that is never closed, a sign that
    /// cannot be part of a ply, a missing result (the record was cut off), or anything after the result.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut parser = Parser { lexer: Lexer::new(text) };
        let record = parser.record()?;
        match parser.lexer.next()? {
            (_, Token::End) => Ok(record),
            (place, Token::Header(_)) => Err(RecordError::new(
                place,
                "a second record begins here",
                "read such a file record by record",
            )),
            (place, _) => Err(after_result(place)),
        }
    }

    /// Reads all records of a text, one after the other. A text of white space alone has none.
    ///
    /// ```
    /// use naqala::record::Record;
    ///
    /// let records = Record::parse_many("[Game \"oware\"] c D * [Game \"kalah\"] a draw").unwrap();
    /// assert_eq!(records.len(), 2);
    /// assert_eq!(records[1].header("Game"), Some("kalah"));
    /// ```
    ///
    /// # Errors
    /// Like [`Record::parse`]; every record but the first has to begin with a header.
    pub fn parse_many(text: &str) -> Result<Vec<Record>, RecordError> {
        let mut parser = Parser { lexer: Lexer::new(text) };
        let mut records = Vec::new();
        loop {
            match parser.peek()? {
                (_, Token::End) => return Ok(records),
                (place, token) if !records.is_empty() && !matches!(token, Token::Header(_)) => {
                    return Err(after_result(place));
                }
                _ => records.push(parser.record()?),
            }
        }
    }
}

struct Parser<'a> {
    lexer: Lexer<'a>,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Result<(Place, Token<'a>), RecordError> {
        self.lexer.clone().next()
    }

    fn record(&mut self) -> Result<Record, RecordError> {
        let headers = self.headers()?;
        let mut line = Line::default();
        loop {
            match self.lexer.next()? {
                (place, Token::Word(word)) => match VerdictKind::from_word(word) {
                    Some(kind) => return Ok(Record { headers, line, result: self.verdict(kind)? }),
                    None => line.add_word(place, word)?,
                },
                (_, Token::Comment(text)) => line.add_comment(text),
                (place, Token::Mark(mark)) => line.add_mark(place, mark)?,
                (place, Token::Open) => {
                    let variation = self.variation(place, 1)?;
                    line.add_variation(place, variation)?;
                }
                (place, Token::Close) => {
                    let message = "this ) closes nothing";
                    return Err(RecordError::new(
                        place,
                        message,
                        "remove it, or write ( where the variation begins",
                    ));
                }
                (place, Token::Header(_)) => {
                    let message = "a header stands here, but the record before it has no result";
                    return Err(RecordError::new(place, message, result_hint()));
                }
                (place, Token::End) => return Err(truncated(place, line.plies.len())),
            }
        }
    }

    fn headers(&mut self) -> Result<Vec<Header>, RecordError> {
        let mut headers: Vec<Header> = Vec::new();
        while let (place, Token::Header(header)) = self.peek()? {
            self.lexer.next()?;
            if headers.iter().any(|earlier| earlier.name == header.name) {
                let message = format!("the header {} is given for the second time", header.name);
                return Err(RecordError::new(place, message, "keep one of them"));
            }
            headers.push(header);
        }
        Ok(headers)
    }

    /// The score that may follow the winner.
    fn verdict(&mut self, kind: VerdictKind) -> Result<Verdict, RecordError> {
        let mut verdict = Verdict { kind, score: Vec::new() };
        if let (_, Token::Word(word)) = self.peek()?
            && kind != VerdictKind::Open
            && let Some(score) = parse_score(word)
        {
            self.lexer.next()?;
            verdict.score = score;
        }
        Ok(verdict)
    }

    /// Parses the rest of a variation after `(`, up to its `)`.
    fn variation(&mut self, opened: Place, depth: usize) -> Result<Line, RecordError> {
        if depth > MAX_DEPTH {
            let message = format!("variations lie more than {MAX_DEPTH} deep in each other here");
            return Err(RecordError::new(opened, message, "move the innermost ones further out"));
        }
        let mut line = Line::default();
        loop {
            match self.lexer.next()? {
                (place, Token::Word(word)) if VerdictKind::from_word(word).is_some() => {
                    let message = format!("the result `{word}` stands within a variation");
                    return Err(RecordError::new(place, message, "close the variation before it with )"));
                }
                (place, Token::Word(word)) => line.add_word(place, word)?,
                (_, Token::Comment(text)) => line.add_comment(text),
                (place, Token::Mark(mark)) => line.add_mark(place, mark)?,
                (place, Token::Open) => {
                    let variation = self.variation(place, depth + 1)?;
                    line.add_variation(place, variation)?;
                }
                (place, Token::Close) if line.plies.is_empty() => {
                    let message = "the variation that ends here has no ply";
                    return Err(RecordError::new(place, message, "write remarks as {…} instead"));
                }
                (_, Token::Close) => return Ok(line),
                (_, Token::Header(_) | Token::End) => {
                    let message = "the variation that begins here is never closed";
                    return Err(RecordError::new(opened, message, "write ) after its last ply"));
                }
            }
        }
    }
}

impl Line {
    fn add_word(&mut self, place: Place, word: &str) -> Result<(), RecordError> {
        if is_ply_number(word) {
            return Ok(());
        }
        if parse_score(word).is_some_and(|score| score.len() > 1) {
            let message = format!("the score {word} stands without a winner");
            return Err(RecordError::new(place, message, "write South, North, draw or void in front of it"));
        }
        self.plies.push(RecordedPly { place: Some(place), ..RecordedPly::new(word) });
        Ok(())
    }

    fn add_comment(&mut self, text: String) {
        self.plies.last_mut().map_or(&mut self.comments, |ply| &mut ply.comments).push(text);
    }

    fn add_mark(&mut self, place: Place, mark: Mark) -> Result<(), RecordError> {
        let number = mark.number();
        let Some(ply) = self.plies.last_mut() else {
            let message = format!("the mark ${number} stands before any ply");
            return Err(RecordError::new(place, message, "write it after the ply that it is about"));
        };
        if ply.mark.replace(mark).is_some() {
            let message = format!("the ply {} has a second mark here, ${number}", ply.text);
            return Err(RecordError::new(place, message, "keep one of them"));
        }
        Ok(())
    }

    fn add_variation(&mut self, place: Place, variation: Line) -> Result<(), RecordError> {
        let Some(ply) = self.plies.last_mut() else {
            let message = "the variation that begins here stands before any ply";
            return Err(RecordError::new(place, message, "write it after the ply that it replaces"));
        };
        ply.variations.push(variation);
        Ok(())
    }
}

/// `12.` or `12...`; the numbers are for the reader's eye and are not checked.
fn is_ply_number(word: &str) -> bool {
    let number = word.trim_end_matches('.');
    number.len() < word.len() && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

fn truncated(place: Place, plies: usize) -> RecordError {
    let message = match plies {
        0 => "the record breaks off before the first ply".to_owned(),
        count => format!("the record breaks off after ply {count}, without a result"),
    };
    RecordError::new(place, message, result_hint())
}

fn result_hint() -> &'static str {
    "a record ends with South, North, draw or void and the score, or with * if the game was not finished"
}

fn after_result(place: Place) -> RecordError {
    let message = "the record ended with the result, but more follows here";
    RecordError::new(place, message, "write comments before the result, and headers before a next record")
}
