//! Who is ahead, and by how much.

use crate::board::pits::Side;
use crate::board::position::Position;
use crate::game::Game;

impl Game {
    /// By how much a player's score exceeds that of the best other player; of whole parties where players have
    /// partners. A solitary player leads by their score.
    ///
    /// ```
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// assert_eq!(game.score_lead(&game.start(), naqala::Side::South), 0);
    /// ```
    #[inline]
    pub fn score_lead(&self, p: &Position, side: Side) -> i32 {
        if self.two_stores_decide {
            let stores = &p.cells[self.first_store..self.first_store + 2];
            let lead = i32::from(stores[0]) - i32::from(stores[1]);
            return if side == Side::South { lead } else { -lead };
        }
        self.party_lead(p, side)
    }

    #[inline(never)]
    fn party_lead(&self, p: &Position, side: Side) -> i32 {
        let sum = |of: Side| self.party(of).map(|seat| self.score(p, seat)).sum::<i32>();
        let others = self.parties().filter(|other| !self.are_partners(*other, side));
        sum(side) - others.map(sum).max().unwrap_or(0)
    }

    /// The seeds in the pits of a player's party minus those in the pits of others. Pits without an owner count for nobody.
    ///
    /// ```
    /// use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.parse_position("S 5 0 0 0 0 0 / N 1 1 0 0 0 0 / stores 30 11").unwrap();
    /// assert_eq!([Side::South, Side::North].map(|side| game.board_lead(&p, side)), [3, -3]);
    /// ```
    #[inline]
    pub fn board_lead(&self, p: &Position, side: Side) -> i32 {
        if self.players() == 2 {
            return self.seeds_owned(p, side) - self.seeds_owned(p, side.other());
        }
        let sign = |seat: Side| if self.are_partners(seat, side) { 1 } else { -1 };
        self.sides().map(|seat| sign(seat) * self.seeds_owned(p, seat)).sum()
    }
}
