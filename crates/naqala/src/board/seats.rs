//! The seats of a game: the order of turns, and who wins and loses together.
//!
//! Rules refer only to the seat whose turn it is; this module says whose turn is next, which seats win together and which are
//! played by one person. Sets that are the same in every position are computed for each of the four seats, so a test costs the
//! same for two players as for four. Reserves and gifts exist for two seats only; a rule file that wants them for more is
//! refused.

use crate::board::Board;
use crate::board::pits::{BySeat, PitSet, SEATS, Side};

/// Who sits at the board and with whom.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seats {
    /// Whose turn it is after each seat's.
    pub(crate) next: BySeat<Side>,
    /// The seat that gets what a rule gives to the opponent: the next one of another party.
    pub(crate) rival: BySeat<Side>,
    /// The seats that win and lose with each seat, itself included, as bits.
    parties: BySeat<u8>,
    /// The seats whose person plays other seats, too, as bits.
    shared: u8,
    count: usize,
}

impl Seats {
    /// Every seat for itself, in the board's order of play.
    pub(crate) fn new(board: &Board) -> Seats {
        let mut seats = Seats {
            next: Side::ALL,
            rival: Side::ALL,
            parties: Side::ALL.map(|side| 1 << side.index()),
            shared: 0,
            count: board.players(),
        };
        let order = board.seats();
        for (side, next) in order.iter().zip(order.iter().cycle().skip(1)) {
            seats.next[side.index()] = *next;
        }
        seats.find_rivals();
        seats
    }

    /// Makes a party of some seats; `one_player` if one person plays them all.
    pub(crate) fn join(&mut self, party: &[Side], one_player: bool) {
        let bits = party.iter().fold(0, |bits, side| bits | 1 << side.index());
        for side in party {
            self.parties[side.index()] = bits;
        }
        self.shared |= if one_player { bits } else { 0 };
        self.find_rivals();
    }

    /// The parties of several seats as bits, and whether one person plays them: the arguments of [`Seats::join`].
    #[cfg(feature = "packed")]
    pub(crate) fn teams(&self) -> Vec<(u8, bool)> {
        let of_several = self.captains().filter(|captain| self.party(*captain).count() > 1);
        of_several.map(|captain| (self.parties[captain.index()], self.is_shared(captain))).collect()
    }

    fn find_rivals(&mut self) {
        for side in Side::ALL {
            let mut rival = self.next[side.index()];
            while rival != side && self.are_partners(side, rival) {
                rival = self.next[rival.index()];
            }
            self.rival[side.index()] = rival;
        }
    }

    /// Whether two seats win and lose together; a seat does so with itself.
    pub(crate) fn are_partners(&self, a: Side, b: Side) -> bool {
        self.parties[a.index()] >> b.index() & 1 != 0
    }

    /// Whether the person at this seat plays other seats, too.
    pub(crate) fn is_shared(&self, side: Side) -> bool {
        self.shared >> side.index() & 1 != 0
    }

    /// The seats of a party in the order of play, beginning with South's.
    pub(crate) fn party(&self, of: Side) -> impl Iterator<Item = Side> {
        self.in_order().filter(move |side| self.are_partners(of, *side))
    }

    /// The seat that represents a party: the first in the order of play.
    pub(crate) fn captain(&self, of: Side) -> Side {
        self.party(of).next().unwrap_or(of)
    }

    /// One seat of every party.
    pub(crate) fn captains(&self) -> impl Iterator<Item = Side> {
        self.in_order().filter(|side| self.captain(*side) == *side)
    }

    fn in_order(&self) -> impl Iterator<Item = Side> {
        let seats = std::iter::successors(Some(Side::South), |side| Some(self.next[side.index()]));
        seats.take(self.count)
    }

    /// The pits of a seat and its partners.
    pub(crate) fn party_pits(&self, board: &Board, of: Side) -> PitSet {
        self.party(of).map(|side| board.side(side)).fold(PitSet::EMPTY, |all, row| all | row)
    }

    /// The pits of everybody who is not of a seat's party.
    pub(crate) fn rival_pits(&self, board: &Board, of: Side) -> PitSet {
        let rivals = self.in_order().filter(|side| !self.are_partners(of, *side));
        rivals.map(|side| board.side(side)).fold(PitSet::EMPTY, |all, row| all | row)
    }
}

const _: () = assert!(SEATS <= 8, "parties are bits of a byte");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Layout, Stores};

    fn square() -> Seats {
        Seats::new(&Board::new(Layout::Square, 6, Stores::Shared).unwrap())
    }

    #[test]
    fn four_seats_play_in_turn_and_each_for_itself() {
        let seats = square();
        assert_eq!(seats.next[Side::East.index()], Side::North);
        assert_eq!(seats.next[Side::West.index()], Side::South);
        assert_eq!(seats.captains().count(), 4);
    }

    #[test]
    fn partners_are_no_rivals() {
        let mut seats = square();
        seats.join(&[Side::South, Side::North], true);
        seats.join(&[Side::East, Side::West], false);
        assert_eq!(seats.captains().collect::<Vec<_>>(), [Side::South, Side::East]);
        assert_eq!(seats.captain(Side::North), Side::South);
        assert_eq!(seats.rival[Side::North.index()], Side::West);
        assert!(seats.is_shared(Side::North) && !seats.is_shared(Side::West));
    }
}
