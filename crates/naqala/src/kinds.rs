//! Two kinds of seeds on one board.
//!
//! Nearly all games have seeds that are all alike. A few have a second kind, which lies in the same pits and has
//! rules of its own: cowries among seeds, mandarins among citizens. The places of the second kind are companions of
//! the pits and stores: they stand behind them in the position, in the same order, and a last one is for the hand.

use crate::game::Game;
use crate::pits::{Pit, PitSet, Side};
use crate::position::Position;

/// A kind of seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The ordinary seeds every game has.
    Seed,
    /// The second kind, in games that have one; [`Game::second_kind`] tells of it.
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
#[derive(Clone, Debug)]
pub struct SecondKind {
    pub(crate) name: String,
    pub(crate) plural: String,
    pub(crate) worth: u8,
    pub(crate) sown: Turn,
    pub(crate) total: u8,
    /// The pits that may ever hold one.
    pub(crate) pits: PitSet,
    /// The companion of the first pit; those of the others follow, then those of the stores.
    pub(crate) first: usize,
    /// The place of those in the hand.
    pub(crate) hand: usize,
}

impl SecondKind {
    /// What one piece is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What several pieces are called.
    pub fn plural(&self) -> &str {
        &self.plural
    }

    /// How many seeds a captured piece counts as.
    pub fn worth(&self) -> u8 {
        self.worth
    }

    /// How many pieces the game has.
    pub fn total(&self) -> u8 {
        self.total
    }

    /// Whether the pieces are lifted and sown together with the seeds.
    pub fn is_sown(&self) -> bool {
        self.sown != Turn::Never
    }

    /// The pits that may ever hold one.
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

impl Game {
    /// The second kind of seeds, in games that have one.
    pub fn second_kind(&self) -> Option<&SecondKind> {
        self.program.kind.as_ref()
    }

    /// The pieces of a kind in a pit.
    pub fn pieces(&self, p: &Position, kind: Kind, pit: Pit) -> u8 {
        match (kind, &self.program.kind) {
            (Kind::Seed, _) => p.seeds(pit),
            (Kind::Second, Some(second)) => p.cells[second.place(pit.index())],
            (Kind::Second, None) => 0,
        }
    }

    /// What is in a pit, as positions and boards show it: `5`, with seeds of a second kind `5+1`.
    pub fn pieces_text(&self, p: &Position, pit: Pit) -> String {
        both_text(p.seeds(pit), self.pieces(p, Kind::Second, pit))
    }

    /// The pieces of a kind that a player has won.
    pub fn won(&self, p: &Position, kind: Kind, side: Side) -> u8 {
        if side.index() < self.players() { self.pieces(p, kind, self.board().store(side)) } else { 0 }
    }

    /// The pieces of a kind in the hand while a decision is open, or when the game ended in mid-sowing.
    pub fn held(&self, p: &Position, kind: Kind) -> u8 {
        match kind {
            Kind::Seed => p.hand,
            Kind::Second => self.second_in_hand(p),
        }
    }

    #[inline]
    pub(crate) fn second_in_hand(&self, p: &Position) -> u8 {
        self.program.kind.as_ref().map_or(0, |second| p.cells[second.hand])
    }

    /// All pieces of a kind there are: on the board, in stores, reserves and the hand. The same after every move.
    pub fn pieces_in_all(&self, p: &Position, kind: Kind) -> u32 {
        match (kind, &self.program.kind) {
            (Kind::Seed, _) => self.seeds_in_all(p),
            (Kind::Second, Some(second)) => {
                p.cells[second.first..=second.hand].iter().map(|pieces| u32::from(*pieces)).sum()
            }
            (Kind::Second, None) => 0,
        }
    }

    /// The pieces of the second kind in the pits of a set.
    pub(crate) fn second_in(&self, p: &Position, set: PitSet) -> i32 {
        let Some(second) = &self.program.kind else { return 0 };
        set.into_iter().map(|pit| i32::from(p.cells[second.place(pit.index())])).sum()
    }

    /// What a player has won, counted in seeds, less what he owes.
    pub fn winnings(&self, p: &Position, side: Side) -> i32 {
        let worth = self
            .second_kind()
            .map_or(0, |second| i32::from(second.worth) * i32::from(self.won(p, Kind::Second, side)));
        i32::from(self.store(p, side)) + worth - i32::from(self.debt(p, side))
    }

    /// Whether what a player has won is the number of seeds in his store, and nothing else.
    #[cfg(feature = "trace")]
    pub(crate) fn stores_are_scores(&self) -> bool {
        !self.has_debts() && self.second_kind().is_none_or(|second| second.worth == 0)
    }

    /// What a position has too much of, in a sentence.
    pub(crate) fn too_many(&self, p: &Position) -> Option<String> {
        let too_many = |there: u32, what: &str, total: u32| {
            (there > total)
                .then(|| format!("the position has {there} {what}, but {} has only {total}", self.name()))
        };
        let (there, owed) = (self.seeds_there(p), self.owed(p));
        if owed > there {
            return Some(format!("players owe {owed} seeds, but there are only {there}"));
        }
        let second = self.second_kind().and_then(|second| {
            too_many(self.pieces_in_all(p, Kind::Second), &second.plural, u32::from(second.total))
        });
        too_many(there - owed, "seeds", u32::from(self.most))
            .or(second)
            .or_else(|| too_many(there, "seeds with those on loan", u32::from(u8::MAX)))
    }

    /// The worth of all pieces of the game, counted in seeds.
    pub(crate) fn total_worth(&self) -> i32 {
        i32::from(self.total)
            + self.second_kind().map_or(0, |second| i32::from(second.worth) * i32::from(second.total))
    }
}

/// `5`, or with seeds of a second kind `5+1`.
pub(crate) fn both_text(seeds: u8, second: u8) -> String {
    if second == 0 { seeds.to_string() } else { format!("{seeds}+{second}") }
}
