//! Parses Fluent syntax.

use std::fmt;

use super::{Choice, Entry, Inline, Key, Messages, Pattern, Piece};

/// Maximum nesting of places and functions: each level is a call of the parser within another.
const DEEPEST: u8 = 16;

/// Maximum length of a source in bytes, six times that of the longest language of the project.
const LONGEST: usize = 4 << 20;

/// A message that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mistake {
    /// The line, counted from 1.
    pub(crate) line: usize,
    pub(crate) why: &'static str,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

/// The messages of a source, and the mistakes. If several messages have the same key, the last one counts.
/// A source that is too long has none.
pub(crate) fn parse(source: &str) -> (Messages<'_>, Vec<Mistake>) {
    if source.len() > LONGEST {
        let why = "the messages of a language have at most 4 MiB";
        return (Messages::new(), vec![Mistake { line: 1, why }]);
    }
    let mut parser = Parser { source, at: 0, depth: 0 };
    let (mut messages, mut mistakes) = (Messages::new(), Vec::new());
    let (mut line, mut counted) = (1, 0);
    let line_ends = |part: &str| part.bytes().filter(|byte| *byte == b'\n').count();
    while !parser.rest().is_empty() {
        let begun = parser.at;
        match parser.entry() {
            Ok(found) => messages.extend(found),
            Err(why) => {
                line += line_ends(&source[counted..begun]);
                counted = begun;
                mistakes.push(Mistake { line: line + line_ends(&source[begun..parser.at]), why });
                (parser.at, parser.depth) = (begun, 0);
                parser.skip_entry();
            }
        }
    }
    (messages, mistakes)
}

struct Parser<'s> {
    source: &'s str,
    at: usize,
    depth: u8,
}

type Read<T> = Result<T, &'static str>;

impl<'s> Parser<'s> {
    fn rest(&self) -> &'s str {
        &self.source[self.at..]
    }

    /// The next byte; 0 at the end.
    fn next(&self) -> u8 {
        self.source.as_bytes().get(self.at).copied().unwrap_or_default()
    }

    fn take(&mut self, text: &str) -> bool {
        let is_there = self.rest().starts_with(text);
        self.at += if is_there { text.len() } else { 0 };
        is_there
    }

    fn expect(&mut self, text: &str, why: &'static str) -> Read<()> {
        if self.take(text) { Ok(()) } else { Err(why) }
    }

    /// Consumes characters as long as they fit.
    fn run(&mut self, fits: impl Fn(char) -> bool) -> &'s str {
        let rest = self.rest();
        let run = &rest[..rest.find(|c: char| !fits(c)).unwrap_or(rest.len())];
        self.at += run.len();
        run
    }

    fn blanks(&mut self) {
        self.run(|c| c == ' ');
    }

    /// Skips blanks and line ends.
    fn space(&mut self) {
        self.run(|c| matches!(c, ' ' | '\n' | '\r'));
    }

    fn skip_line(&mut self) {
        self.run(|c| c != '\n');
        self.take("\n");
    }

    /// Skips to the next line that can begin a message.
    fn skip_entry(&mut self) {
        self.skip_line();
        while !self.rest().is_empty()
            && !self.next().is_ascii_alphabetic()
            && !matches!(self.next(), b'#' | b'-')
        {
            self.skip_line();
        }
    }

    /// Parses a message with its key; `None` for a comment or an empty line.
    fn entry(&mut self) -> Read<Option<(&'s str, Entry<'s>)>> {
        if self.next() == b'#' {
            self.skip_line();
            return Ok(None);
        }
        if self.rest().trim_start_matches([' ', '\r']).starts_with('\n')
            || self.rest().trim_start().is_empty()
        {
            self.skip_line();
            return Ok(None);
        }
        let key = self.name()?;
        self.blanks();
        self.expect("=", "expected `=` after the key of a message")?;
        let value = self.pattern()?;
        let mut entry = Entry { value: (!value.is_empty()).then_some(value), attributes: Vec::new() };
        while self.indented('.') {
            self.at += 1;
            let name = self.name()?;
            self.blanks();
            self.expect("=", "expected `=` after the name of an attribute")?;
            entry.attributes.push((name, self.pattern()?));
        }
        if entry.value.is_none() && entry.attributes.is_empty() {
            return Err("expected a text or an attribute after the key of a message");
        }
        match self.next() {
            0 | b'\n' => Ok(Some((key, entry))),
            _ => Err("this belongs to no message"),
        }
    }

    /// Whether the next line that is not empty is indented and begins with a sign. If so, skips to it.
    fn indented(&mut self, sign: char) -> bool {
        let rest = self.rest();
        let found = rest.trim_start_matches([' ', '\n', '\r']);
        let before = &rest[..rest.len() - found.len()];
        let is_there = found.starts_with(sign) && before.contains('\n') && before.ends_with(' ');
        self.at += if is_there { before.len() } else { 0 };
        is_there
    }

    fn name(&mut self) -> Read<&'s str> {
        if !self.next().is_ascii_alphabetic() {
            return Err("a name begins with a letter");
        }
        Ok(self.run(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'))
    }

    /// Parses texts and placeables until a line that is not indented, or that belongs to a selection or an attribute.
    fn pattern(&mut self) -> Read<Pattern<'s>> {
        self.blanks();
        let mut lines = Lines::default();
        loop {
            let text = self.run(|c| !matches!(c, '\n' | '\r' | '{' | '}'));
            lines.text(text);
            match self.next() {
                b'{' => {
                    let place = self.place()?;
                    lines.pieces.push(Part::Piece(place));
                }
                b'}' if self.depth == 0 => return Err("`}` without `{`"),
                b'}' => break,
                0 => break,
                _ if self.goes_on() => {
                    let (ends, indent) = self.line_ends();
                    lines.pieces.push(Part::Line { ends, indent });
                }
                _ => break,
            }
        }
        Ok(lines.pattern())
    }

    /// Whether the next line that is not empty belongs to the pattern.
    fn goes_on(&self) -> bool {
        let rest = self.rest();
        let found = rest.trim_start_matches([' ', '\n', '\r']);
        let is_indented = rest[..rest.len() - found.len()].ends_with(' ');
        is_indented && !found.is_empty() && !found.starts_with(['.', '*', '[', '}'])
            // A placeable may begin a line without indentation.
            || found.starts_with('{')
    }

    /// Consumes line ends; returns their number and the indentation of the following line.
    fn line_ends(&mut self) -> (usize, &'s str) {
        let space = self.run(|c| matches!(c, ' ' | '\n' | '\r'));
        let ends = space.bytes().filter(|byte| *byte == b'\n').count();
        (ends, space.rsplit('\n').next().unwrap_or_default())
    }

    /// Parses `{ … }`.
    fn place(&mut self) -> Read<Piece<'s>> {
        self.at += 1;
        self.deeper()?;
        self.space();
        let inline = self.inline()?;
        self.space();
        let piece = if self.take("->") {
            Piece::Choice(Box::new(self.choice(inline)?))
        } else {
            Piece::Place(inline)
        };
        self.space();
        self.depth -= 1;
        self.expect("}", "a place ends with `}`")?;
        Ok(piece)
    }

    /// Counts a level of nesting, which ends with `depth -= 1`.
    fn deeper(&mut self) -> Read<()> {
        self.depth += 1;
        if self.depth <= DEEPEST { Ok(()) } else { Err("places and functions nest at most 16 deep") }
    }

    fn inline(&mut self) -> Read<Inline<'s>> {
        match self.next() {
            b'"' => self.quoted().map(Inline::Quoted),
            b'$' => {
                self.at += 1;
                self.name().map(Inline::Value)
            }
            b'-' | b'0'..=b'9' => Err("terms and numbers are not used in places"),
            b'{' => Err("a place in a place is not used"),
            _ => {
                let name = self.name()?;
                match self.next() {
                    b'(' => self.function(name),
                    b'.' => {
                        self.at += 1;
                        Ok(Inline::Message(name, Some(self.name()?)))
                    }
                    _ => Ok(Inline::Message(name, None)),
                }
            }
        }
    }

    fn function(&mut self, name: &str) -> Read<Inline<'s>> {
        self.at += 1;
        self.deeper()?;
        self.space();
        let value = self.inline()?;
        self.space();
        self.expect(",", "expected two values separated by a comma in a function")?;
        self.space();
        let asked = Box::new([value, self.inline()?]);
        self.space();
        self.expect(")", "a function ends with `)`")?;
        self.depth -= 1;
        match name {
            "FORM" => Ok(Inline::Form(asked)),
            "TRAIT" => Ok(Inline::Trait(asked)),
            _ => Err("the functions are FORM and TRAIT"),
        }
    }

    /// Parses a text in quotes, with `\"`, `\\`, `\u0020` and `\U01F602`.
    fn quoted(&mut self) -> Read<String> {
        self.at += 1;
        let mut text = String::new();
        loop {
            text.push_str(self.run(|c| !matches!(c, '"' | '\\' | '\n')));
            if self.take("\"") {
                return Ok(text);
            }
            if !self.take("\\") {
                return Err("a text in quotes ends on its line");
            }
            match self.next() {
                sign @ (b'"' | b'\\') => {
                    self.at += 1;
                    text.push(sign.into());
                }
                b'u' => text.push(self.code(4)?),
                b'U' => text.push(self.code(6)?),
                _ => return Err("behind `\\` stands `\"`, `\\`, u with four or U with six digits"),
            }
        }
    }

    /// Parses the code of a character.
    fn code(&mut self, digits: usize) -> Read<char> {
        self.at += 1;
        // A source may end here, or go on with other characters; a sign is no digit.
        let code = self.rest().get(..digits).filter(|code| code.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let character = code.and_then(|code| char::from_u32(u32::from_str_radix(code, 16).ok()?));
        self.at += code.map_or(0, str::len);
        character.ok_or("this is the code of no character")
    }

    /// Parses the variants after `->`.
    fn choice(&mut self, selector: Inline<'s>) -> Read<Choice<'s>> {
        if matches!(selector, Inline::Message(..)) {
            return Err("a choice is made by a value, not by a message");
        }
        let (mut variants, mut default) = (Vec::new(), None);
        loop {
            self.space();
            if self.take("*") && default.replace(variants.len()).is_some() {
                return Err("one variant alone has a star");
            }
            if !self.take("[") {
                break;
            }
            self.blanks();
            let key = self.key()?;
            self.blanks();
            self.expect("]", "the key of a variant ends with `]`")?;
            variants.push((key, self.pattern()?));
        }
        let default = default.filter(|default| *default < variants.len());
        default
            .map(|default| Choice { selector, variants, default })
            .ok_or("expected one variant with a star")
    }

    fn key(&mut self) -> Read<Key<'s>> {
        let number = self.run(|c| c.is_ascii_digit() || c == '-');
        if number.is_empty() {
            return self.name().map(Key::Name);
        }
        number.parse().map(Key::Number).map_err(|_| "a key is a name or a whole number")
    }
}

/// The lines of a pattern, before their common indentation is removed.
#[derive(Default)]
struct Lines<'s> {
    pieces: Vec<Part<'s>>,
}

enum Part<'s> {
    Piece(Piece<'s>),
    /// Line ends, and the indentation of the line after them.
    Line {
        ends: usize,
        indent: &'s str,
    },
}

/// A source of slices of line ends, as long as any that is needed.
const ENDS: &str = "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n";

impl<'s> Lines<'s> {
    fn text(&mut self, text: &'s str) {
        if !text.is_empty() {
            self.pieces.push(Part::Piece(Piece::Text(text)));
        }
    }

    fn pattern(self) -> Pattern<'s> {
        let indents = self.pieces.iter().filter_map(|part| match part {
            Part::Line { indent, .. } => Some(indent.len()),
            Part::Piece(_) => None,
        });
        let common = indents.min().unwrap_or_default();
        let mut pattern = Pattern::new();
        for part in self.pieces {
            match part {
                Part::Piece(piece) => pattern.push(piece),
                // If the text starts on the line below its key, the line ends before it do not count.
                Part::Line { indent, .. } if pattern.is_empty() => {
                    pattern.extend(Some(&indent[common..]).filter(|rest| !rest.is_empty()).map(Piece::Text));
                }
                Part::Line { ends, indent } => {
                    pattern.push(Piece::Text(&ENDS[..ends.min(ENDS.len())]));
                    pattern.extend(Some(&indent[common..]).filter(|rest| !rest.is_empty()).map(Piece::Text));
                }
            }
        }
        // Trailing blanks do not count.
        while let Some(Piece::Text(text)) = pattern.last_mut() {
            *text = text.trim_end_matches([' ', '\n', '\r']);
            if !text.is_empty() {
                break;
            }
            pattern.pop();
        }
        pattern
    }
}
