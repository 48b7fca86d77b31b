//! The expression language of rule files: sets of pits, numbers and tests.
//!
//! `"last in enemy and seeds in {2, 3}"`, `"own & inner & holding(2..15)"`, `"2 * store(mover) > total"`.
//! This file only parses: it turns text into a tree with the place of every part, so that errors can point at it.
//! [`super::meaning`] resolves the names.

use std::ops::Range;

/// A parsed expression and the part of the text it came from (byte offsets in the expression).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ast {
    pub(crate) node: Node,
    pub(crate) span: Range<usize>,
    /// How many parts stand within each other, this one included.
    height: usize,
}

/// The shapes of an expression.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Node {
    Int(i64),
    /// `$name`: the value of an option.
    Option(String),
    /// A word with optional arguments: `own`, `facing(last)`.
    Word(String, Vec<Ast>),
    /// `@a5`: the pit of that name of either player.
    PitName(String),
    /// `2..15` or `2..`
    Range(Box<Ast>, Option<Box<Ast>>),
    /// `{2, 3}`
    Braces(Vec<Ast>),
    Not(Box<Ast>),
    Binary(Operator, Box<Ast>, Box<Ast>),
    /// Tests joined by `and`, or by `or`; two or more.
    Joined(Operator, Vec<Ast>),
}

impl Node {
    /// The parts within.
    fn parts(&self) -> Vec<&Ast> {
        match self {
            Node::Int(_) | Node::Option(_) | Node::PitName(_) => Vec::new(),
            Node::Word(_, parts) | Node::Braces(parts) | Node::Joined(_, parts) => parts.iter().collect(),
            Node::Range(least, most) => std::iter::once(&**least).chain(most.as_deref()).collect(),
            Node::Not(inner) => vec![inner],
            Node::Binary(_, left, right) => vec![left, right],
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operator {
    And,
    Or,
    In,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Plus,
    Minus,
    Times,
    Over,
    Both,
    Either,
}

/// A mistake in an expression, and its place.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SyntaxError {
    pub(crate) at: usize,
    pub(crate) message: String,
}

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Int(i64),
    Word(String),
    Option(String),
    PitName(String),
    Sign(&'static str),
    End,
}

const SIGNS: [&str; 19] =
    ["..", "!=", "<=", ">=", "<", ">", "=", "(", ")", "{", "}", ",", "+", "-", "*", "/", "&", "|", "$"];

/// What other languages write, and what is written here.
const FOREIGN: [(&str, &str); 5] = [
    ("==", "equality is written with a single `=`"),
    ("&&", "two tests are joined by `and`, two sets of pits by `&`"),
    ("||", "two tests are joined by `or`, two sets of pits by `|`"),
    ("[", "a list of numbers is written `{2, 3}`"),
    ("<>", "inequality is written `!=`"),
];

/// With more parts within each other an expression is refused, so that no input can exhaust the stack. Sums and unions
/// have their first terms innermost; tests joined by `and` or `or` stand side by side.
pub(crate) const MAX_DEPTH: usize = 32;

pub(crate) fn parse(text: &str) -> Result<Ast, SyntaxError> {
    let tokens = tokens(text)?;
    let mut parser = Parser { tokens, next: 0, depth: 0 };
    let ast = parser.disjunction()?;
    match parser.peek() {
        Token::End => Ok(ast),
        Token::Word(word) if word == "in" => {
            Err(parser.wrong("`in` was not expected here: two tests are joined by `and`".into()))
        }
        other => Err(parser.wrong(format!("{} was not expected here", describe(other)))),
    }
}

fn too_deep() -> String {
    format!("more than {MAX_DEPTH} parts of this expression stand within each other")
}

fn describe(token: &Token) -> String {
    match token {
        Token::Int(value) => format!("the number {value}"),
        Token::Word(word) => format!("`{word}`"),
        Token::Option(name) => format!("`${name}`"),
        Token::PitName(name) => format!("`@{name}`"),
        Token::Sign(sign) => format!("`{sign}`"),
        Token::End => "the end".into(),
    }
}

fn tokens(text: &str) -> Result<Vec<(Token, Range<usize>)>, SyntaxError> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let first = rest.chars().next().expect("not at the end");
        if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        }
        let (token, length) = if first.is_ascii_digit() {
            let length = rest.bytes().take_while(u8::is_ascii_digit).count();
            let value = rest[..length]
                .parse()
                .ok()
                .filter(|value| *value <= 1_000_000)
                .ok_or_else(|| SyntaxError { at, message: "this number is too large".into() })?;
            (Token::Int(value), length)
        } else if first.is_ascii_alphabetic() {
            let length = word_length(rest);
            (Token::Word(rest[..length].to_ascii_lowercase()), length)
        } else if first == '$' || first == '@' {
            let length = word_length(&rest[1..]);
            if length == 0 {
                return Err(SyntaxError { at, message: format!("a name must follow `{first}`") });
            }
            let name = rest[1..=length].to_owned();
            (if first == '$' { Token::Option(name) } else { Token::PitName(name) }, length + 1)
        } else {
            if let Some((sign, message)) = FOREIGN.iter().find(|(sign, _)| rest.starts_with(sign)) {
                return Err(SyntaxError { at, message: format!("`{sign}` has no meaning here: {message}") });
            }
            let sign = SIGNS
                .iter()
                .find(|sign| rest.starts_with(**sign))
                .ok_or_else(|| SyntaxError { at, message: format!("`{first}` has no meaning here") })?;
            (Token::Sign(sign), sign.len())
        };
        found.push((token, at..at + length));
        at += length;
    }
    found.push((Token::End, at..at));
    Ok(found)
}

/// Letters, digits and `_`; a `-` only between two letters or digits, so that `own - last` is a difference
/// and `left-half` a name.
fn word_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut length = 0;
    while length < bytes.len() {
        let byte = bytes[length];
        let joins = byte == b'-'
            && length > 0
            && bytes[length - 1].is_ascii_alphanumeric()
            && bytes.get(length + 1).is_some_and(u8::is_ascii_alphanumeric);
        if !(byte.is_ascii_alphanumeric() || byte == b'_' || joins) {
            break;
        }
        length += 1;
    }
    length
}

struct Parser {
    tokens: Vec<(Token, Range<usize>)>,
    next: usize,
    depth: usize,
}

type Parsed = Result<Ast, SyntaxError>;

impl Parser {
    fn peek(&self) -> &Token {
        &self.tokens[self.next].0
    }

    fn start(&self) -> usize {
        self.tokens[self.next].1.start
    }

    fn previous_end(&self) -> usize {
        self.tokens[self.next.saturating_sub(1)].1.end
    }

    fn wrong(&self, message: String) -> SyntaxError {
        SyntaxError { at: self.start(), message }
    }

    fn take_sign(&mut self, sign: &str) -> bool {
        let found = matches!(self.peek(), Token::Sign(s) if *s == sign);
        self.next += usize::from(found);
        found
    }

    fn take_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), Token::Word(w) if w == word);
        self.next += usize::from(found);
        found
    }

    fn expect(&mut self, sign: &str) -> Result<(), SyntaxError> {
        if self.take_sign(sign) {
            return Ok(());
        }
        Err(self.wrong(format!("expected `{sign}` but found {}", describe(self.peek()))))
    }

    fn node(&self, start: usize, node: Node) -> Parsed {
        let height = 1 + node.parts().iter().map(|part| part.height).max().unwrap_or(0);
        if height > MAX_DEPTH {
            return Err(SyntaxError { at: start, message: too_deep() });
        }
        Ok(Ast { node, span: start..self.previous_end(), height })
    }

    /// Several tests side by side, or the only one.
    fn joined(&self, start: usize, operator: Operator, mut parts: Vec<Ast>) -> Parsed {
        if parts.len() == 1 {
            return Ok(parts.remove(0));
        }
        self.node(start, Node::Joined(operator, parts))
    }

    fn binary(&self, start: usize, operator: Operator, left: Ast, right: Ast) -> Parsed {
        self.node(start, Node::Binary(operator, Box::new(left), Box::new(right)))
    }

    fn disjunction(&mut self) -> Parsed {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.wrong(too_deep()));
        }
        let start = self.start();
        let mut parts = vec![self.conjunction()?];
        while self.take_word("or") {
            parts.push(self.conjunction()?);
        }
        self.depth -= 1;
        self.joined(start, Operator::Or, parts)
    }

    fn conjunction(&mut self) -> Parsed {
        let start = self.start();
        let mut parts = vec![self.negation()?];
        while self.take_word("and") {
            parts.push(self.negation()?);
        }
        self.joined(start, Operator::And, parts)
    }

    fn negation(&mut self) -> Parsed {
        let start = self.start();
        if self.take_word("not") {
            self.depth += 1;
            if self.depth > MAX_DEPTH {
                return Err(self.wrong(too_deep()));
            }
            let inner = self.negation()?;
            self.depth -= 1;
            return self.node(start, Node::Not(Box::new(inner)));
        }
        self.comparison()
    }

    fn comparison(&mut self) -> Parsed {
        let start = self.start();
        let left = self.union()?;
        if self.take_word("in") {
            let right = self.union()?;
            return self.binary(start, Operator::In, left, right);
        }
        let operator = match self.peek() {
            Token::Sign("=") => Operator::Equal,
            Token::Sign("!=") => Operator::NotEqual,
            Token::Sign("<") => Operator::Less,
            Token::Sign("<=") => Operator::LessEqual,
            Token::Sign(">") => Operator::Greater,
            Token::Sign(">=") => Operator::GreaterEqual,
            _ => return Ok(left),
        };
        self.next += 1;
        let right = self.union()?;
        self.binary(start, operator, left, right)
    }

    fn union(&mut self) -> Parsed {
        let start = self.start();
        let mut left = self.intersection()?;
        loop {
            let operator = if self.take_sign("|") {
                Operator::Either
            } else if self.take_sign("+") {
                Operator::Plus
            } else if self.take_sign("-") {
                Operator::Minus
            } else if self.take_sign("..") {
                let upper = match self.peek() {
                    Token::Int(_) | Token::Option(_) => Some(Box::new(self.atom()?)),
                    _ => None,
                };
                return self.node(start, Node::Range(Box::new(left), upper));
            } else {
                return Ok(left);
            };
            let right = self.intersection()?;
            left = self.binary(start, operator, left, right)?;
        }
    }

    fn intersection(&mut self) -> Parsed {
        let start = self.start();
        let mut left = self.atom()?;
        loop {
            let operator = if self.take_sign("&") {
                Operator::Both
            } else if self.take_sign("*") {
                Operator::Times
            } else if self.take_sign("/") {
                Operator::Over
            } else {
                return Ok(left);
            };
            let right = self.atom()?;
            left = self.binary(start, operator, left, right)?;
        }
    }

    fn atom(&mut self) -> Parsed {
        let start = self.start();
        let token = self.peek().clone();
        match token {
            Token::Int(value) => {
                self.next += 1;
                self.node(start, Node::Int(value))
            }
            Token::Option(name) => {
                self.next += 1;
                self.node(start, Node::Option(name))
            }
            Token::PitName(name) => {
                self.next += 1;
                self.node(start, Node::PitName(name))
            }
            Token::Word(word) if !matches!(word.as_str(), "and" | "or" | "in" | "not") => {
                self.next += 1;
                let arguments = if self.take_sign("(") { self.arguments(")")? } else { Vec::new() };
                self.node(start, Node::Word(word, arguments))
            }
            Token::Sign("{") => {
                self.next += 1;
                let members = self.arguments("}")?;
                self.node(start, Node::Braces(members))
            }
            Token::Sign("(") => {
                self.next += 1;
                let inner = self.disjunction()?;
                if matches!(self.peek(), Token::Sign(",")) {
                    return Err(self.wrong("a list of numbers is written `{2, 3}`".into()));
                }
                self.expect(")")?;
                Ok(inner)
            }
            other => Err(self.wrong(format!("something is missing before {}", describe(&other)))),
        }
    }

    fn arguments(&mut self, close: &str) -> Result<Vec<Ast>, SyntaxError> {
        let mut arguments = Vec::new();
        if self.take_sign(close) {
            return Ok(arguments);
        }
        loop {
            arguments.push(self.disjunction()?);
            if self.take_sign(close) {
                return Ok(arguments);
            }
            if !self.take_sign(",") {
                return Err(
                    self.wrong(format!("expected `,` or `{close}` but found {}", describe(self.peek())))
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn and_binds_closer_than_or() {
        let Node::Joined(Operator::Or, parts) = parse("a or b and c").unwrap().node else { panic!() };
        assert!(matches!(&parts[1].node, Node::Joined(Operator::And, parts) if parts.len() == 2));
    }

    #[test]
    fn a_minus_between_names_joins_them_only_without_blanks() {
        assert!(matches!(parse("left-half").unwrap().node, Node::Word(word, _) if word == "left-half"));
        assert!(matches!(parse("left - half").unwrap().node, Node::Binary(Operator::Minus, ..)));
    }

    #[test]
    fn an_error_points_at_the_place() {
        assert_eq!(parse("last in ").unwrap_err().at, 8);
        assert_eq!(parse("seeds = = 2").unwrap_err().at, 8);
        assert!(parse(&"(".repeat(100)).is_err());
        assert!(parse(&"not ".repeat(1000)).is_err());
        assert!(parse(&format!("a{}", " | a".repeat(1_000))).is_err());
        assert!(parse(&format!("a{}", " or a".repeat(10_000))).is_ok());
        assert!(parse("a ? b").unwrap_err().message.contains('?'));
    }

    #[test]
    fn ranges_may_be_open() {
        assert!(matches!(parse("2..").unwrap().node, Node::Range(_, None)));
        assert!(
            matches!(parse("holding(2..15)").unwrap().node, Node::Word(_, arguments) if arguments.len() == 1)
        );
    }
}
