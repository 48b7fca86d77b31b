//! Sale: the stronger player buys pits and gets the seeds left in them when a round ends.
//!
//! A sold pit is marked for its buyer; a pit of which half is sold is marked for both players. Its old owner still sows
//! from it, so sold pits only change how a round is divided at the end.

use super::{Match, MatchStep, PitChoice};
use crate::board::pits::{PitSet, Side};

impl Match {
    /// The weaker player lacks half of the lead to fill their pits, and sells as many pits as it is worth. For every whole pit
    /// the stronger player takes back one sold earlier, if there is any left, and otherwise gets one of the weaker
    /// player's; for the rest of the lead they get half a pit. Returns how many pits South and North have bought.
    pub(super) fn trade(&mut self, seeds: [i32; 2]) -> [usize; 2] {
        let marks = self.start.marks;
        self.start = self.game.start();
        self.start.marks = marks;
        let weaker = if seeds[0] < seeds[1] { Side::South } else { Side::North };
        let lead = seeds[0].abs_diff(seeds[1]) as usize;
        let price = 2 * usize::from(self.rules().per_pit.unwrap_or(1).max(1));
        let sold = self.sold(weaker.other());
        let taken_back = sold.len().min(lead / price);
        self.ask(weaker.other(), taken_back, sold, PitChoice::TakeBack);
        self.sell(weaker, lead / price - taken_back, !lead.is_multiple_of(price));
        [Side::South, Side::North].map(|side| self.bought(side))
    }

    /// A player sells pits. Half a pit completes one of which half is sold already, if there is one.
    fn sell(&mut self, side: Side, pits: usize, half: bool) {
        let begun = self.sold(side) & self.start.marks(side);
        let unsold = self.game.board().side(side) - self.sold(side);
        if pits > unsold.len() {
            // More than they have: they keep nothing.
            self.hand_over(side, self.game.board().side(side), PitChoice::Sell);
            return;
        }
        self.ask(side, pits, unsold, PitChoice::Sell);
        if half && !begun.is_empty() {
            self.hand_over(side, begun, PitChoice::Sell);
        } else if half {
            self.ask(side, 1, unsold - self.sold(side), PitChoice::SellHalf);
        }
    }

    /// Lets a player choose pits; where there is nothing to choose, they are handed over at once.
    fn ask(&mut self, side: Side, pits: usize, of: PitSet, purpose: PitChoice) {
        if pits >= of.len() {
            self.hand_over(side, of, purpose);
        } else if pits > 0 {
            self.pending.push(MatchStep::Choose { side, pits, of, purpose });
        }
    }

    /// Trades the pits a player has chosen; what is sold cannot be sold by half any more.
    pub(super) fn trade_chosen(&mut self, side: Side, pits: PitSet, purpose: PitChoice) {
        self.hand_over(side, pits, purpose);
        for step in &mut self.pending {
            if let MatchStep::Choose { of, purpose: PitChoice::SellHalf, .. } = step {
                *of = *of - pits;
            }
        }
    }

    /// Marks pits of a player as their decision demands.
    fn hand_over(&mut self, side: Side, pits: PitSet, purpose: PitChoice) {
        let bits = pits.0 as u64;
        let (own, other) = (side.index(), side.other().index());
        let marks = &mut self.start.marks;
        match purpose {
            PitChoice::TakeBack => *marks = marks.map(|marked| marked & !bits),
            PitChoice::SellHalf => {
                marks[own] |= bits;
                marks[other] |= bits;
            }
            PitChoice::TakeOver | PitChoice::LeaveEmpty | PitChoice::Sell => {
                marks[own] &= !bits;
                marks[other] |= bits;
            }
        }
    }

    /// The pits of a player's row that are sold, those of which half is sold among them.
    fn sold(&self, side: Side) -> PitSet {
        self.game.board().side(side) & self.start.marks(side.other())
    }

    /// How many pits a player has bought when those that are still to be chosen are sold; halves do not count.
    fn bought(&self, side: Side) -> usize {
        let chosen = self.pending.iter().map(|step| match step {
            MatchStep::Choose { side: seller, pits, purpose: PitChoice::Sell, .. } if *seller != side => {
                *pits
            }
            _ => 0,
        });
        (self.sold(side.other()) - self.start.marks(side.other())).len() + chosen.sum::<usize>()
    }
}
