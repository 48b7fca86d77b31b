//! The contents of places, and who owns them.

use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::Position;
use crate::board::second_kind::{Kind, SecondKind, both_text};
use crate::game::Game;

impl Game {
    /// The second kind of seeds, in games that have one.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert!(catalogue::game("o-an-quan").unwrap().second_kind().is_some());
    /// assert!(catalogue::game("oware").unwrap().second_kind().is_none());
    /// ```
    pub fn second_kind(&self) -> Option<&SecondKind> {
        self.program.kind.as_ref()
    }

    /// The number of pieces of a kind in a pit.
    ///
    /// ```
    /// # use naqala::{Kind, catalogue};
    /// let game = catalogue::game("kauri").unwrap();
    /// let a = game.board().find("a").unwrap();
    /// assert_eq!(game.pieces(&game.start(), Kind::Seed, a), 5);
    /// assert_eq!(game.pieces(&game.start(), Kind::Second, a), 1);
    /// ```
    pub fn pieces(&self, p: &Position, kind: Kind, pit: Pit) -> u8 {
        match (kind, &self.program.kind) {
            (Kind::Seed, _) => p.seeds(pit),
            (Kind::Second, Some(second)) => p.cells[second.place(pit.index())],
            (Kind::Second, None) => 0,
        }
    }

    /// The position with another number of pieces of a kind in a pit or store, for drawing a moment in the middle of a move. It
    /// is not checked whether such a position can be played.
    ///
    /// ```
    /// # use naqala::{Kind, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let a = game.board().find("a").unwrap();
    /// assert_eq!(game.with_pieces(&game.start(), Kind::Seed, a, 9).seeds(a), 9);
    /// ```
    pub fn with_pieces(&self, p: &Position, kind: Kind, pit: Pit, pieces: u8) -> Position {
        let mut shown = *p;
        match (kind, &self.program.kind) {
            (Kind::Seed, _) => shown.cells[pit.index()] = pieces,
            (Kind::Second, Some(second)) => shown.cells[second.place(pit.index())] = pieces,
            (Kind::Second, None) => {}
        }
        shown
    }

    /// The contents of a pit as positions and boards show them: `5`, or `5+1` with pieces of a second kind.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("kauri").unwrap();
    /// assert_eq!(game.pieces_text(&game.start(), game.board().find("a").unwrap()), "5+1");
    /// ```
    pub fn pieces_text(&self, p: &Position, pit: Pit) -> String {
        both_text(p.seeds(pit), self.pieces(p, Kind::Second, pit))
    }

    /// The number of pieces of a kind that a player has won.
    ///
    /// ```
    /// # use naqala::{Kind, Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.parse_position("S 1 0 0 0 0 0 / N 1 0 0 0 0 0 / stores 30 16").unwrap();
    /// assert_eq!(game.won(&p, Kind::Seed, Side::South), 30);
    /// ```
    pub fn won(&self, p: &Position, kind: Kind, side: Side) -> u8 {
        if side.index() < self.players() { self.pieces(p, kind, self.board().store(side)) } else { 0 }
    }

    /// The number of pieces of a kind in the hand while a decision is pending, or after the game ended during a sowing.
    ///
    /// ```
    /// # use naqala::{Kind, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.parse_position("S 1 0 0 0 0 0 / N 1 0 0 0 0 0 / over nobody endless / held 5").unwrap();
    /// assert_eq!(game.held(&p, Kind::Seed), 5);
    /// ```
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

    /// The number of pieces of a kind on the board, in stores, in reserves and in the hand. No move changes it.
    ///
    /// ```
    /// # use naqala::{Kind, catalogue};
    /// let game = catalogue::game("kauri").unwrap();
    /// assert_eq!(game.pieces_in_all(&game.start(), Kind::Second), 12);
    /// ```
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

    /// What a player has won, in seeds, minus debts.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("o-an-quan").unwrap();
    /// let p = game.build().store(Side::South, 7).store_second(Side::South, 1).finish().unwrap();
    /// assert_eq!(game.winnings(&p, Side::South), 17);
    /// ```
    pub fn winnings(&self, p: &Position, side: Side) -> i32 {
        let worth = self
            .second_kind()
            .map_or(0, |second| i32::from(second.worth) * i32::from(self.won(p, Kind::Second, side)));
        i32::from(self.store(p, side)) + worth - i32::from(self.debt(p, side))
    }

    /// Whether a player's winnings are just the seeds in their store.
    #[cfg(feature = "trace")]
    pub(crate) fn stores_are_scores(&self) -> bool {
        !self.has_debts() && self.second_kind().is_none_or(|second| second.worth == 0)
    }

    /// Describes in a sentence what a position has too many of.
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

    /// The value of all pieces of the game, in seeds.
    pub(crate) fn total_worth(&self) -> i32 {
        i32::from(self.total)
            + self.second_kind().map_or(0, |second| i32::from(second.worth) * i32::from(second.total))
    }

    /// The pits a player owns.
    #[inline(always)]
    pub(crate) fn owned(&self, p: &Position, side: Side) -> PitSet {
        if self.territory {
            let north = PitSet(u128::from(p.territory));
            if side == Side::North { north } else { self.all - north }
        } else {
            self.homes[side.index()]
        }
    }

    /// The seeds in the pits of a set.
    pub(crate) fn seeds_in(&self, p: &Position, set: PitSet) -> i32 {
        set.into_iter().map(|pit| i32::from(p.seeds(pit))).sum()
    }

    /// The seeds that a player has borrowed.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("o-an-quan").unwrap();
    /// let p = game.build().store(Side::South, 9).debt(Side::North, 5).finish().unwrap();
    /// assert_eq!((game.debt(&p, Side::South), game.debt(&p, Side::North)), (0, 5));
    /// ```
    pub fn debt(&self, p: &Position, side: Side) -> u8 {
        match self.program.debts {
            Some(debts) if side.index() < self.players() => p.cells[debts + side.index()],
            _ => 0,
        }
    }

    /// The seeds that all players have borrowed together.
    pub(crate) fn owed(&self, p: &Position) -> u32 {
        self.sides().map(|side| u32::from(self.debt(p, side))).sum()
    }

    /// Whether players may have to borrow seeds.
    pub(crate) fn has_debts(&self) -> bool {
        self.program.debts.is_some()
    }
}
