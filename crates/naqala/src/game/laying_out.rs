//! Sets up positions that no game has led to, for endgame tables and generators of positions.

use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::{Decision, NO_PIT, Position, Status};
use crate::game::Game;

/// Marks and blocks on pits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Markings {
    /// The pits marked by South and by North.
    pub marks: [PitSet; 2],
    /// The pit that may not be played in this turn.
    pub blocked: Option<Pit>,
}

impl Markings {
    /// The markings of a position.
    pub fn of(p: &Position) -> Markings {
        Markings { marks: [p.marks(Side::South), p.marks(Side::North)], blocked: p.blocked() }
    }
}

impl Game {
    /// Marks and blocks pits, on boards on which pits can be marked: the first 64.
    pub fn lay_markings(&self, p: &mut Position, markings: &Markings) {
        let [south, north] = markings.marks.map(|marks| (marks & self.all).0 as u64);
        p.marks = [south, north, 0, 0];
        p.blocked = markings.blocked.map_or(NO_PIT, |pit| pit.0);
    }

    /// A position without seeds at the beginning of a turn: pits and stores are empty, everything else is as at the start.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.empty_position(Side::North);
    /// assert_eq!((game.seeds_on_board(&p), p.to_move()), (0, Side::North));
    /// ```
    pub fn empty_position(&self, to_move: Side) -> Position {
        let mut p = Position { state: self.start.state, ..Position::empty() };
        p.to_move = to_move;
        p.status = Status::Playing;
        p.decision = Decision::Pick;
        p
    }

    /// The seeds of all pits, by [`crate::Pit::index`].
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.pit_seeds(&game.start()), [4; 12]);
    /// ```
    #[inline(always)]
    pub fn pit_seeds<'p>(&self, p: &'p Position) -> &'p [u8] {
        &p.cells[..self.board().pit_count()]
    }

    /// The seeds of all pits, mutable, for callers who set up many positions. [`Game::build`] checks what it sets up; here
    /// the caller must ensure that there are at most 255 seeds.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let mut p = game.empty_position(Side::South);
    /// game.pit_seeds_mut(&mut p)[0] = 7;
    /// assert_eq!(p.seeds(game.board().find("a").unwrap()), 7);
    /// ```
    #[inline(always)]
    pub fn pit_seeds_mut<'p>(&self, p: &'p mut Position) -> &'p mut [u8] {
        &mut p.cells[..self.board().pit_count()]
    }

    /// The seeds in a player's store, mutable, if every player has one.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let mut p = game.start();
    /// *game.store_seeds_mut(&mut p, Side::South) = 20;
    /// assert_eq!(game.store(&p, Side::South), 20);
    /// ```
    #[inline(always)]
    pub fn store_seeds_mut<'p>(&self, p: &'p mut Position, side: Side) -> &'p mut u8 {
        &mut p.cells[self.board().store(side).index()]
    }
}
