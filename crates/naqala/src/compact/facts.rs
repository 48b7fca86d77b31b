//! Properties of a game that follow from its tables, before it is played.

use super::{CompactGame, CompactWord, Feeding};
use crate::program::Leftovers;

impl<W: CompactWord> CompactGame<W> {
    /// Number of boards from the view of the player to move, for all distributions of seeds. Boards that no game can reach are
    /// included. `u64::MAX` if there are more.
    ///
    /// ```
    /// use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(CompactGame::of(&game).unwrap().boards(), 1_399_358_844_975);
    /// ```
    pub fn boards(&self) -> u64 {
        // C(seeds + pits, pits), because any number of the seeds may lie in the pits.
        let pits = 2 * self.pits as u128;
        let seeds = u128::from(self.total.unsigned_abs());
        let product = (1..=pits).try_fold(1_u128, |product, i| Some(product.checked_mul(seeds + i)? / i));
        product.and_then(|count| u64::try_from(count).ok()).unwrap_or(u64::MAX)
    }

    /// Whether all seeds are in the stores when a game is over.
    ///
    /// ```
    /// # use naqala::{Choices, CompactGame, catalogue};
    /// let rules = catalogue::rules("kalah").unwrap();
    /// let game = rules.compile(Choices::new().set("win_at", "none")).unwrap();
    /// assert!(CompactGame::of(&game).unwrap().leaves_nothing());
    /// ```
    pub fn leaves_nothing(&self) -> bool {
        let of_drops = self.drops.iter().flat_map(|drops| &drops.ends.list);
        let mut ends = self.move_ends.list.iter().chain(&self.turn_ends.list).chain(of_drops);
        ends.all(|end| end.leftovers != Leftovers::Nobody)
    }

    /// Whether every game ends: each move puts a seed into a store, or else only moves seeds onward within the mover's own row,
    /// and the players cannot pass for ever. Then no board can repeat.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let compact = |id| CompactGame::of(&catalogue::game(id).unwrap()).unwrap();
    /// assert!(compact("kalah").never_repeats() && !compact("oware").never_repeats());
    /// ```
    pub fn never_repeats(&self) -> bool {
        let moves_on = |pit: u8| {
            (1..=self.total.clamp(1, 255) as u8).all(|seeds| {
                let lap = self.laps.get(pit, seeds);
                let gains = lap.mine.plus(W::with(seeds, pit));
                let onward = lap.theirs == W::default() && gains.filled().trailing_zeros() > u32::from(pit);
                gains.at(W::STORE) != 0 || onward
            })
        };
        self.unending.is_none()
            && !(self.has_marks || self.has_territory || self.drops.is_some())
            && self.ends_when_both_are_stuck()
            && (0..self.pits as u8).all(moves_on)
    }

    /// Whether the game is over once neither player has a move.
    fn ends_when_both_are_stuck(&self) -> bool {
        /// Facts that hold if both rows are empty and no player has a move.
        const BOTH_EMPTY: u8 = 0b0011;
        const STUCK: u8 = 0b1100;
        let before_turn = |facts: u8| self.turn_ends.hold_for_rows(facts);
        let after_move = |facts: u8| self.move_ends.hold_for_rows(facts);
        let may_hold_seeds = self.feeding != Feeding::Free || !self.is_any_filled;
        if may_hold_seeds {
            return (0..=BOTH_EMPTY).all(|rows| before_turn(rows | STUCK));
        }
        before_turn(BOTH_EMPTY | STUCK) || self.total > 0 && after_move(BOTH_EMPTY)
    }
}

impl CompactGame {
    /// For every pit, as a byte, the smallest number of seeds that ends a lap in the mover's store and gives another
    /// move; 0 if there is none.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let compact = CompactGame::of(&catalogue::game("kalah").unwrap()).unwrap();
    /// assert_eq!(compact.into_store().to_le_bytes()[..6], [6, 5, 4, 3, 2, 1]);
    /// ```
    pub fn into_store(&self) -> u64 {
        (0..self.pits as u8).fold(0, |word, pit| {
            let ends_there = |seeds: &u8| self.laps.get(pit, *seeds).last == u64::STORE;
            let seeds = (1..=255).find(ends_there).filter(|_| self.store_gives_move).unwrap_or(0);
            word | u64::with(seeds, pit)
        })
    }
}
