//! The input features of the net: each has a row of the first layer.
//!
//! All features are as seen by the player to move: this player's pits come before the other's, and their lead is positive. So one
//! net serves both players, and having the move needs no feature of its own.

use naqala::{Game, Position, Side};

use crate::weights::layout::Layout;

/// Counts of seeds in a pit or a reserve that are distinguished; more count as the last.
pub(crate) const COUNTS: usize = 32;

/// Number of distinguished leads in the score. No lead is in the middle, and those at the ends include larger ones.
pub(crate) const LEADS: usize = 65;

/// Shares of seeds in the pits that are distinguished.
pub(crate) const PHASES: usize = 16;

/// The most marks of a player that are seen.
const MARKS: usize = 4;

/// Which facts a game has. The rows of a pit's counts come first, then those of marks, reserves, leads and phases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NetLayout {
    /// By the side to move: the places on the board, in the order of their rows.
    pub(crate) order: [Vec<u8>; 2],
    has_marks: bool,
    has_reserve: bool,
    has_score: bool,
    /// Seeds of lead that are one class.
    step: i32,
    total: i32,
}

impl NetLayout {
    /// The features of a game; `None` unless two players face each other with equal numbers of pits.
    pub(crate) fn of(game: &Game) -> Option<NetLayout> {
        let [south, north] = Layout::of(game)?.places;
        let total = game.total_seeds().max(1).cast_signed();
        Some(NetLayout {
            order: [[&south[..], &north].concat(), [&north[..], &south].concat()],
            has_marks: game.mark_form().is_some(),
            has_reserve: game.has_reserve(),
            has_score: game.wins_seeds(),
            step: (total / 80).max(1),
            total,
        })
    }

    fn pits(&self) -> usize {
        self.order[0].len()
    }

    pub(crate) fn first_mark(&self) -> usize {
        self.pits() * COUNTS
    }

    fn first_reserve(&self) -> usize {
        self.first_mark() + if self.has_marks { 2 * self.pits() } else { 0 }
    }

    pub(crate) fn first_lead(&self) -> usize {
        self.first_reserve() + if self.has_reserve { 2 * COUNTS } else { 0 }
    }

    pub(crate) fn first_phase(&self) -> usize {
        self.first_lead() + if self.has_score { LEADS } else { 0 }
    }

    /// The number of rows.
    pub(crate) fn rows(&self) -> usize {
        self.first_phase() + PHASES
    }

    /// The most facts of one position.
    pub(crate) fn facts(&self) -> usize {
        let marks = if self.has_marks { 2 * MARKS } else { 0 };
        self.pits() + marks + 2 * usize::from(self.has_reserve) + usize::from(self.has_score) + 1
    }

    /// The share of the seeds that lies in the pits.
    #[inline(always)]
    pub(crate) fn phase(&self, seeds: i32) -> usize {
        ((seeds * PHASES as i32 / (self.total + 1)).clamp(0, PHASES as i32 - 1)) as usize
    }

    /// The row of a lead, counted from that of the largest deficit.
    #[inline(always)]
    pub(crate) fn lead(&self, lead: i32) -> usize {
        let middle = LEADS as i32 / 2;
        ((lead / self.step).clamp(-middle, middle) + middle) as usize
    }

    /// Whether rows of marks are there.
    #[inline(always)]
    pub(crate) fn has_marks(&self) -> bool {
        self.has_marks
    }

    /// Whether rows of leads are there.
    #[inline(always)]
    pub(crate) fn has_score(&self) -> bool {
        self.has_score
    }

    /// Calls `see` with the row of every fact. The answer is the phase.
    #[inline(always)]
    pub(crate) fn each(&self, game: &Game, p: &Position, mut see: impl FnMut(usize)) -> usize {
        let cells = p.all_seeds();
        let mover = p.to_move();
        let order = &self.order[mover.index() & 1];
        for (number, place) in order.iter().enumerate() {
            let seeds = usize::from(cells[usize::from(*place) % cells.len()]);
            see(number * COUNTS + seeds.min(COUNTS - 1));
        }
        if self.has_marks {
            self.each_mark(p, mover, &mut see);
        }
        if self.has_reserve {
            for (number, side) in [mover, mover.other()].into_iter().enumerate() {
                let seeds = usize::from(p.reserve(side)).min(COUNTS - 1);
                see(self.first_reserve() + number * COUNTS + seeds);
            }
        }
        if self.has_score {
            see(self.first_lead() + self.lead(game.score_lead(p, mover)));
        }
        let phase = self.phase(game.seeds_on_board(p));
        see(self.first_phase() + phase);
        phase
    }

    fn each_mark(&self, p: &Position, mover: Side, see: &mut impl FnMut(usize)) {
        let order = &self.order[mover.index() & 1];
        for (number, side) in [mover, mover.other()].into_iter().enumerate() {
            for pit in p.marks(side).into_iter().take(MARKS) {
                if let Some(at) = order.iter().position(|place| usize::from(*place) == pit.index()) {
                    see(self.first_mark() + number * self.pits() + at);
                }
            }
        }
    }
}
