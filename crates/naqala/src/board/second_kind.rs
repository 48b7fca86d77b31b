//! Two kinds of seeds on one board.
//!
//! In nearly all games all seeds are alike. A few have a second kind, which lies in the same pits and has rules of its
//! own: cowries among seeds, mandarins among citizens. Every pit and store has a companion place for the second kind.
//! Companions follow the ordinary places in the position, in the same order; the last one is for the hand.

use crate::board::pits::PitSet;

/// A kind of seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The ordinary seeds every game has.
    Seed,
    /// The second kind, in games that have one; [`crate::Game::second_kind`] tells of it.
    Second,
}

/// When the pieces of a kind leave the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// After all others.
    Last,
    /// Before all others.
    First,
    /// They are not lifted: they stay in their pit until somebody captures them.
    Never,
}

/// The second kind of seeds of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondKind {
    pub(crate) name: String,
    pub(crate) plural: String,
    pub(crate) worth: u8,
    pub(crate) sown: Turn,
    pub(crate) total: u8,
    /// The pits that may ever hold one.
    pub(crate) pits: PitSet,
    /// Index of the companion of the first pit; those of the other pits follow, then those of the stores.
    pub(crate) first: usize,
    /// The place of those in the hand.
    pub(crate) hand: usize,
}

impl SecondKind {
    /// The name of one piece.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("o-an-quan").unwrap().second_kind().unwrap().name(), "quan");
    /// ```
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The plural of the name.
    pub fn plural(&self) -> &str {
        &self.plural
    }

    /// The number of seeds that a captured piece counts as.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("o-an-quan").unwrap().second_kind().unwrap().worth(), 10);
    /// ```
    pub fn worth(&self) -> u8 {
        self.worth
    }

    /// The number of pieces in the game.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("kauri").unwrap().second_kind().unwrap().total(), 12);
    /// ```
    pub fn total(&self) -> u8 {
        self.total
    }

    /// Whether the pieces are lifted and sown together with the seeds.
    pub(crate) fn is_sown(&self) -> bool {
        self.sown != Turn::Never
    }

    /// The pits that can ever hold such a piece.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("o-an-quan").unwrap();
    /// let pits = game.second_kind().unwrap().pits();
    /// assert_eq!(game.board().names(pits), "R L");
    /// ```
    pub fn pits(&self) -> PitSet {
        self.pits
    }

    /// The companion of a pit or store.
    #[inline(always)]
    pub(crate) fn place(&self, of: usize) -> usize {
        self.first + of
    }
}

/// Kinds of seeds a clause of the rules is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kinds {
    pub(crate) seeds: bool,
    pub(crate) second: bool,
}

impl Kinds {
    pub(crate) const ALL: Kinds = Kinds { seeds: true, second: true };
    pub(crate) const SEEDS: Kinds = Kinds { seeds: true, second: false };
    pub(crate) const SECOND: Kinds = Kinds { seeds: false, second: true };
}

/// `5`, or with seeds of a second kind `5+1`.
pub(crate) fn both_text(seeds: u8, second: u8) -> String {
    if second == 0 { seeds.to_string() } else { format!("{seeds}+{second}") }
}
