//! The capabilities of the terminal.

use std::env;
use std::io::{self, BufWriter, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use any_ascii::any_ascii_char;
use ratatui::crossterm::terminal;

/// The width of pages that go elsewhere than to a terminal.
pub(crate) const USUAL_WIDTH: usize = 80;

/// Whether standard output wants colours: a terminal, unless `NO_COLOR` and its kind say otherwise.
pub(crate) fn has_colours() -> bool {
    AutoStream::choice(&io::stdout()) != ColorChoice::Never
}

/// Whether a person sits at both ends, keys come in and a screen is there on which one can write anywhere.
pub(crate) fn is_full_screen() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal() && can_place(env::var("TERM").ok().as_deref())
}

/// Whether a terminal of this kind can write at any place. Windows has no kinds of terminals.
fn can_place(term: Option<&str>) -> bool {
    cfg!(windows) || !matches!(term, None | Some("" | "dumb"))
}

/// The width of the terminal to which standard output goes, if it goes to one.
pub(crate) fn width() -> Option<usize> {
    let is_terminal = io::stdout().is_terminal();
    is_terminal.then(|| terminal::size().map_or(USUAL_WIDTH, |(width, _)| usize::from(width)))
}

/// The width of a page of text: that of the terminal, but no wider than is easy to read.
pub(crate) fn page_width() -> usize {
    const LEAST: usize = 20;
    width().unwrap_or(USUAL_WIDTH).clamp(LEAST, USUAL_WIDTH)
}

/// Whether the locale promises UTF-8. Systems without locales do.
pub(crate) fn speaks_unicode() -> bool {
    if cfg!(windows) {
        return true;
    }
    let set = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let locale = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default().to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// A text as the terminal can show it: where the locale has no UTF-8, in ASCII.
pub(crate) fn readable(text: String) -> String {
    if text.is_ascii() || speaks_unicode() { text } else { to_ascii(&text) }
}

/// Tells the user on standard error that something is wrong. Each line of the message is a mistake of its own.
pub(crate) fn complain(message: &str) {
    // There is nothing to do if standard error is closed too.
    let _ = io::stderr().write_all(prefixed(&readable(message.to_owned())).as_bytes());
}

/// The lines of a message, each with the name of the program before it.
fn prefixed(message: &str) -> String {
    message.lines().map(|line| format!("naqala: {line}\n")).collect()
}

fn to_ascii(text: &str) -> String {
    let mut ascii = String::with_capacity(text.len());
    text.chars().for_each(|sign| ascii.push_str(ascii_sign(sign)));
    ascii
}

/// Drawing characters are replaced by a single ASCII character, so that columns stay aligned; letters are transliterated.
fn ascii_sign(sign: char) -> &'static str {
    match sign {
        '─' | '━' | '╌' => "-",
        '│' | '┃' | '╎' => "|",
        '\u{2500}'..='\u{257F}' => "+",
        '▸' => ">",
        '◂' => "<",
        '▾' => "v",
        '▴' => "^",
        '×' => "x",
        '…' => "...",
        _ => any_ascii_char(sign),
    }
}

/// Standard output; for people it is in the signs their terminal can show.
pub(crate) fn output(is_for_programs: bool) -> Box<dyn Write> {
    let out = BufWriter::new(io::stdout());
    if is_for_programs || speaks_unicode() { Box::new(out) } else { Box::new(Readable::new(out)) }
}

/// A writer that converts all text to ASCII.
struct Readable<W> {
    inner: W,
    /// The beginning of a sign whose end has not come yet.
    rest: Vec<u8>,
}

impl<W: Write> Readable<W> {
    fn new(inner: W) -> Readable<W> {
        Readable { inner, rest: Vec::new() }
    }
}

impl<W: Write> Write for Readable<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.rest.extend_from_slice(bytes);
        let whole = match std::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let later = self.rest.split_off(whole);
        let text =
            String::from_utf8(std::mem::replace(&mut self.rest, later)).expect("these signs are whole");
        self.inner.write_all(to_ascii(&text).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dumb_terminals_get_no_full_screen() {
        assert!(can_place(Some("xterm-256color")));
        assert!(cfg!(windows) || !can_place(Some("dumb")));
    }

    #[test]
    fn every_line_of_a_message_names_the_program() {
        assert_eq!(prefixed("one mistake"), "naqala: one mistake\n");
        assert_eq!(prefixed("one\nanother\n"), "naqala: one\nnaqala: another\n");
    }

    #[test]
    fn drawings_keep_their_shape_and_letters_their_sound() {
        assert_eq!(to_ascii("╭─F─┬─A─╮ │ 4▾│ ▸"), "+-F-+-A-+ | 4v| >");
        assert_eq!(to_ascii("Jérin, Селус…"), "Jerin, Selus...");
    }

    #[test]
    fn signs_that_come_in_pieces_are_put_together() {
        let mut out = Readable::new(Vec::new());
        for byte in "2×6 é".bytes() {
            out.write_all(&[byte]).unwrap();
        }
        assert_eq!(out.inner, b"2x6 e");
    }
}
