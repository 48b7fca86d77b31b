//! Marks of plies (good, mistake, …), with the signs and numbers of chess's PGN.

/// The assessment of a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `!`, `$1`
    Good,
    /// `?`, `$2`
    Mistake,
    /// `!!`, `$3`
    Brilliant,
    /// `??`, `$4`
    Blunder,
    /// `!?`, `$5`
    Interesting,
    /// `?!`, `$6`
    Dubious,
}

impl Mark {
    /// All of them, by their numbers.
    pub const ALL: [Mark; 6] =
        [Mark::Good, Mark::Mistake, Mark::Brilliant, Mark::Blunder, Mark::Interesting, Mark::Dubious];

    /// The number that stands after the dollar sign in a record.
    ///
    /// ```
    /// # use naqala::record::{Mark, Record};
    /// let record = Record::parse("1. c $2 D *").unwrap();
    /// assert_eq!(record.line.plies[0].mark, Some(Mark::Mistake));
    /// assert_eq!(Mark::Mistake.number(), 2);
    /// ```
    pub fn number(self) -> usize {
        Mark::ALL.iter().position(|mark| *mark == self).map_or(0, |at| at + 1)
    }

    /// The sign that readers know.
    ///
    /// ```
    /// # use naqala::record::Mark;
    /// assert_eq!(Mark::Interesting.sign(), "!?");
    /// ```
    pub fn sign(self) -> &'static str {
        match self {
            Mark::Good => "!",
            Mark::Mistake => "?",
            Mark::Brilliant => "!!",
            Mark::Blunder => "??",
            Mark::Interesting => "!?",
            Mark::Dubious => "?!",
        }
    }

    /// The mark of a number as it is written.
    pub(super) fn of_number(text: &str) -> Option<Mark> {
        let number: usize = text.parse().ok()?;
        Mark::ALL.get(number.checked_sub(1)?).copied()
    }
}
