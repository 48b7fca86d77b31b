//! The result in a record: `South 27-21`, `draw 24-24`, `void`, `*`.

use std::fmt;

use crate::board::pits::Side;

/// The result of a recorded game.
///
/// ```
/// use naqala::record::{Verdict, VerdictKind};
/// use naqala::Side;
///
/// let verdict = Verdict::parse("South 27-21").unwrap();
/// assert_eq!(verdict.kind, VerdictKind::Won(Side::South));
/// assert_eq!(verdict.score, [27, 21]);
/// assert_eq!(verdict.to_string(), "South 27-21");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Who won, or why nobody did.
    pub kind: VerdictKind,
    /// What each player scored, South first; empty if the record does not say. Always empty for `*`.
    pub score: Vec<i32>,
}

/// Who won a recorded game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VerdictKind {
    /// This player won: `South`, `North`, `East`, `West`.
    Won(Side),
    /// Drawn: `draw`.
    Draw,
    /// The game is void, as after an endless sowing: `void`.
    Void,
    /// A single player lost: `lost`.
    Lost,
    /// Not finished, or the result is not known: `*`.
    #[default]
    Open,
}

impl VerdictKind {
    /// The kind that a word means.
    pub(crate) fn from_word(word: &str) -> Option<VerdictKind> {
        Some(match word {
            "draw" => VerdictKind::Draw,
            "void" => VerdictKind::Void,
            "lost" => VerdictKind::Lost,
            "*" => VerdictKind::Open,
            _ => VerdictKind::Won(Side::ALL.into_iter().find(|side| side.to_string() == word)?),
        })
    }
}

impl Verdict {
    /// Reads a result such as `South 27-21`, `draw` or `*`; `None` if it is not of this form.
    ///
    /// ```
    /// # use naqala::record::Verdict;
    /// assert_eq!(Verdict::parse("South 27-21").unwrap().to_string(), "South 27-21");
    /// assert!(Verdict::parse("somebody").is_none());
    /// ```
    pub fn parse(text: &str) -> Option<Verdict> {
        let mut words = text.split_whitespace();
        let kind = VerdictKind::from_word(words.next()?)?;
        let score = words.next().map_or(Some(Vec::new()), parse_score)?;
        let complete = words.next().is_none() && (kind != VerdictKind::Open || score.is_empty());
        complete.then_some(Verdict { kind, score })
    }
}

/// Reads the score after a winner: one number for each player, joined by `-`. A number may be negative.
pub(crate) fn parse_score(text: &str) -> Option<Vec<i32>> {
    let mut score = Vec::new();
    let mut rest = text;
    loop {
        let sign = usize::from(rest.starts_with('-'));
        let digits = rest[sign..].bytes().take_while(u8::is_ascii_digit).count();
        let (number, after) = rest.split_at(sign + digits);
        score.push(number.parse().ok()?);
        if after.is_empty() {
            return Some(score);
        }
        rest = after.strip_prefix('-')?;
    }
}

impl fmt::Display for VerdictKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerdictKind::Won(side) => side.fmt(f),
            VerdictKind::Draw => f.write_str("draw"),
            VerdictKind::Void => f.write_str("void"),
            VerdictKind::Lost => f.write_str("lost"),
            VerdictKind::Open => f.write_str("*"),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)?;
        if self.kind == VerdictKind::Open {
            return Ok(());
        }
        for (at, number) in self.score.iter().enumerate() {
            f.write_str(if at == 0 { " " } else { "-" })?;
            number.fmt(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_print_as_they_are_written() {
        for text in ["South 27-21", "North 1-2", "East 3-4-5-6", "draw", "draw -3--3", "void", "lost 5", "*"]
        {
            assert_eq!(Verdict::parse(text).map(|verdict| verdict.to_string()).as_deref(), Some(text));
        }
    }

    #[test]
    fn other_words_are_no_results() {
        for text in ["", "south", "1-0", "South 27-", "South -", "draw 1 2", "* 3-4", "South 99999999999-1"] {
            assert_eq!(Verdict::parse(text), None, "{text:?}");
        }
    }
}
