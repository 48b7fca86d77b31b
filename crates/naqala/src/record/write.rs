//! Prints records.

use std::fmt;

use super::lex::fold;
use super::{Header, Line, Record};

/// The longest line, unless a single word is longer.
const WIDTH: usize = 79;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for header in &self.headers {
            writeln!(f, "{header}")?;
        }
        if !self.headers.is_empty() {
            writeln!(f)?;
        }
        let mut words = Words::default();
        words.line(&self.line, 1);
        words.list.extend(self.result.to_string().split(' ').map(str::to_owned));
        write_wrapped(f, &words.list)
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{} \"", self.name)?;
        for sign in self.value.chars() {
            match sign {
                '"' | '\\' => write!(f, "\\{sign}")?,
                '\n' | '\r' => f.write_str(" ")?,
                _ => write!(f, "{sign}")?,
            }
        }
        f.write_str("\"]")
    }
}

/// Everything after the headers, cut where a line may be broken.
#[derive(Default)]
struct Words {
    list: Vec<String>,
    /// Opening brackets that wait for the word they belong to.
    opened: String,
}

impl Words {
    /// Adds plies, the first of which is the ply number `number` of the game.
    ///
    /// A number stands before every second ply, and wherever a comment or a variation came between. It counts
    /// plies, not turns: who moves is known to the rules only.
    fn line(&mut self, line: &Line, number: usize) {
        for comment in &line.comments {
            self.comment(comment);
        }
        let mut interrupted = true;
        for (number, ply) in (number..).zip(&line.plies) {
            if interrupted || number % 2 == 1 {
                self.word(&format!("{number}."));
            }
            self.word(&ply.text);
            if let Some(mark) = ply.mark {
                self.word(&format!("${}", mark.number()));
            }
            for comment in &ply.comments {
                self.comment(comment);
            }
            for variation in &ply.variations {
                self.opened.push('(');
                self.line(variation, number);
                self.close();
            }
            interrupted = !ply.comments.is_empty() || !ply.variations.is_empty();
        }
    }

    fn comment(&mut self, text: &str) {
        let escaped = fold(text).replace('\\', "\\\\").replace('}', "\\}");
        for word in format!("{{{escaped}}}").split(' ') {
            self.word(word);
        }
    }

    fn word(&mut self, word: &str) {
        let mut opened = std::mem::take(&mut self.opened);
        opened.push_str(word);
        self.list.push(opened);
    }

    fn close(&mut self) {
        if let Some(last) = self.list.last_mut() {
            last.push(')');
        }
    }
}

/// Fills lines with words up to [`WIDTH`].
fn write_wrapped(f: &mut fmt::Formatter<'_>, words: &[String]) -> fmt::Result {
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > WIDTH {
            writeln!(f)?;
            column = 0;
        } else if column > 0 {
            f.write_str(" ")?;
            column += 1;
        }
        f.write_str(word)?;
        column += length;
    }
    writeln!(f)
}
