//! Finds terms in running text.

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece<'t> {
    /// Words that are no term, or one that was explained before.
    Plain(&'t str),
    /// A term that occurs for the first time.
    Term {
        /// As the text has it.
        text: &'t str,
        /// The key of the term.
        key: String,
        /// Its meaning.
        meaning: String,
    },
}

/// Finds the terms of a game in its texts; each is marked once.
///
/// ```
/// use naqala_learn::{Marker, Piece};
/// let mut marker = Marker::read("lap\t\tlap|laps\tOne sowing.\nkimbi\tbao\tkimbi\tA pit.\n", "oware");
/// let pieces = marker.pieces("Two laps, and a lap more; kimbi.");
/// assert_eq!(pieces[1], Piece::Term { text: "laps", key: "lap".into(), meaning: "One sowing.".into() });
/// assert_eq!(pieces.len(), 3, "the second lap is explained already, and bao is another game");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Marker {
    terms: Vec<Wanted>,
    /// The forms with the number of their term, the longest first.
    forms: Vec<(String, usize)>,
}

#[derive(Clone, Debug)]
struct Wanted {
    key: String,
    meaning: String,
    is_marked: bool,
}

impl Marker {
    /// The marker of a game, from the lines of a glossary: key, games, forms and meaning, with tabs between them. Lines
    /// of other games, and lines that are none, are left out.
    pub fn read(lines: &str, game: &str) -> Marker {
        let (mut terms, mut forms) = (Vec::new(), Vec::new());
        for line in lines.lines() {
            let mut fields = line.splitn(4, '\t');
            let (Some(key), Some(games), Some(written), Some(meaning)) =
                (fields.next(), fields.next(), fields.next(), fields.next())
            else {
                continue;
            };
            if !games.is_empty() && !games.split(' ').any(|of| of == game) {
                continue;
            }
            let written = written.split('|').filter(|form| !form.is_empty());
            forms.extend(written.map(|form| (form.to_lowercase(), terms.len())));
            terms.push(Wanted { key: key.to_owned(), meaning: meaning.to_owned(), is_marked: false });
        }
        forms.sort_by_key(|(form, _)| std::cmp::Reverse(form.chars().count()));
        Marker { terms, forms }
    }

    /// A text in pieces; together they are the text.
    pub fn pieces<'t>(&mut self, text: &'t str) -> Vec<Piece<'t>> {
        let mut pieces = Vec::new();
        let (mut plain, mut at, mut is_within_word) = (0, 0, false);
        while let Some(c) = text[at..].chars().next() {
            let found = if is_within_word { None } else { self.at(&text[at..]) };
            is_within_word = c.is_alphanumeric();
            let Some((length, term)) = found else {
                at += c.len_utf8();
                continue;
            };
            let end = at + length;
            is_within_word = true;
            if !self.terms[term].is_marked {
                self.terms[term].is_marked = true;
                if plain < at {
                    pieces.push(Piece::Plain(&text[plain..at]));
                }
                let Wanted { key, meaning, .. } = self.terms[term].clone();
                pieces.push(Piece::Term { text: &text[at..end], key, meaning });
                plain = end;
            }
            at = end;
        }
        if plain < text.len() {
            pieces.push(Piece::Plain(&text[plain..]));
        }
        pieces
    }

    /// The length of the term at the beginning of a text, and its number.
    fn at(&self, text: &str) -> Option<(usize, usize)> {
        self.forms.iter().find_map(|(form, term)| Some((length_of(form, text)?, *term)))
    }
}

/// The number of bytes of a form at the beginning of the text; `None` if the form is not there as whole words.
fn length_of(form: &str, text: &str) -> Option<usize> {
    let (stem, is_open) = match form.strip_suffix('*') {
        Some(stem) => (stem, true),
        None => (form, false),
    };
    let mut wanted = stem.chars().peekable();
    let mut rest = text.chars();
    while wanted.peek().is_some() {
        let c = rest.next()?;
        for lower in c.to_lowercase() {
            if wanted.next() != Some(lower) {
                return None;
            }
        }
    }
    let ending = rest.as_str();
    let more = ending.find(|c: char| !c.is_alphanumeric()).unwrap_or(ending.len());
    (more == 0 || is_open).then(|| text.len() - ending.len() + more)
}
