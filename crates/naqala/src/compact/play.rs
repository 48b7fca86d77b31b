//! Playing on compact boards.

use super::{Chain, CompactBoard, CompactGame, CompactStep, EndTest, Ending, Landing, Mask, ROW, sum};
use crate::board::position::NO_PIT;
use crate::program::{GrandSlam, Leftovers};

/// Truth tables: the mover's row is empty, the other's is, the mover has no move.
pub(super) const OWN_EMPTY: u8 = 0b1010_1010;
pub(super) const ENEMY_EMPTY: u8 = 0b1100_1100;
pub(super) const STUCK: u8 = 0b1111_0000;

impl CompactGame {
    /// The legal moves, one bit per pit.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// assert_eq!(compact.moves(compact.board(&game.start()).unwrap()), 0b11_1111);
    /// ```
    #[inline(always)]
    pub fn moves(&self, board: CompactBoard) -> u8 {
        let filled = filled(board.mine & self.row) & self.choice;
        if self.feeds && board.theirs & self.row == 0 { self.feeding(board, filled) } else { filled }
    }

    /// The legal moves one by one, in the order of sowing.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// let moves = compact.each_move(compact.board(&game.start()).unwrap());
    /// assert_eq!(moves.collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
    /// ```
    #[inline(always)]
    pub fn each_move(&self, board: CompactBoard) -> CompactMoves {
        CompactMoves(self.moves(board))
    }

    /// The moves that give the other player seeds.
    #[inline(never)]
    fn feeding(&self, board: CompactBoard, filled: u8) -> u8 {
        let feeds = |pit: &u8| filled >> pit & 1 != 0 && self.lap(board, *pit).theirs & self.row != 0;
        (0..ROW as u8).filter(feeds).fold(0, |moves, pit| moves | 1 << pit)
    }

    #[inline(always)]
    fn lap(&self, board: CompactBoard, pit: u8) -> super::Lap {
        self.laps[usize::from(pit & 7) << 8 | usize::from(board.seeds(pit))]
    }

    /// Plays the pit with this index, which must be one of [`CompactGame::moves`].
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// let step = compact.play(compact.board(&game.start()).unwrap(), 2);
    /// // The last seed falls in the store: the same player moves again.
    /// assert!(step.same && step.board.lead() == 1);
    /// ```
    #[inline(always)]
    pub fn play(&self, board: CompactBoard, pit: u8) -> CompactStep {
        let lap = self.lap(board, pit);
        let mut board = CompactBoard {
            mine: board.mine.wrapping_add(lap.mine),
            theirs: board.theirs.wrapping_add(lap.theirs),
        };
        let mut same = false;
        for landing in &self.landings[usize::from(lap.last & 15)] {
            if landing.fits(board, lap.last) {
                landing.capture(&mut board, lap.last, self.row);
                same = landing.again && !(self.extra_lapses && self.moves(board) == 0);
                break;
            }
        }
        if let Some(end) = self.ending(&self.move_ends, board, false) {
            self.divide(&mut board, end.leftovers, true);
            return CompactStep { board, same: true, over: true };
        }
        if !same {
            board = board.turned();
        }
        if let Some(end) = self.ending(&self.turn_ends, board, true) {
            self.divide(&mut board, end.leftovers, same);
            let board = if same { board } else { board.turned() };
            return CompactStep { board, same: true, over: true };
        }
        CompactStep { board, same, over: false }
    }

    /// The first case in which the game ends.
    #[inline(always)]
    fn ending<'a>(&self, ends: &'a [Ending], board: CompactBoard, before_turn: bool) -> Option<&'a Ending> {
        if ends.is_empty() {
            return None;
        }
        let own = u8::from(board.mine & self.row == 0);
        let enemy = u8::from(board.theirs & self.row == 0);
        let stuck = u8::from(before_turn && self.moves(board) == 0);
        let facts = own | enemy << 1 | stuck << 2;
        ends.iter().find(|end| end.when.holds(board, facts))
    }

    /// Gives the seeds that are left to whom the rules say; `by_mover` tells whether the player to move moved last.
    #[inline(never)]
    fn divide(&self, board: &mut CompactBoard, leftovers: Leftovers, by_mover: bool) {
        let [mine, theirs] = board.words().map(|word| sum(word & self.row));
        let all = mine + theirs;
        let for_me = match leftovers {
            Leftovers::Stay | Leftovers::Starter | Leftovers::MarkOwner => return,
            Leftovers::Owner => mine,
            Leftovers::Mover => all,
            Leftovers::Other => 0,
            Leftovers::Capturer => all * u64::from(by_mover),
            Leftovers::Split => all / 2 + u64::from(all % 2 == 1 && mine > theirs),
        };
        board.mine = (board.mine & !self.row) + (for_me << 56);
        board.theirs = (board.theirs & !self.row) + ((all - for_me) << 56);
    }
}

/// The moves of a compact board, as indices of pits.
#[derive(Clone, Copy, Debug)]
pub struct CompactMoves(u8);

impl Iterator for CompactMoves {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        let pit = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (pit < 8).then_some(pit as u8)
    }
}

/// A bit for every byte that is not zero.
#[inline(always)]
fn filled(word: u64) -> u8 {
    const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    let high = (((word & LOW) + LOW) | word) & !LOW;
    // The product gathers the eight bits in its highest byte.
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

impl Mask {
    #[inline(always)]
    fn meets(self, board: CompactBoard) -> bool {
        board.mine & self.mine | board.theirs & self.theirs != 0
    }

    /// One place.
    pub(super) fn place(place: u8) -> Mask {
        let byte = 0xFF << (8 * (place & 7));
        if place < 8 { Mask { mine: byte, theirs: 0 } } else { Mask { mine: 0, theirs: byte } }
    }

    pub(super) fn or(self, other: Mask) -> Mask {
        Mask { mine: self.mine | other.mine, theirs: self.theirs | other.theirs }
    }

    fn without(self, other: Mask) -> Mask {
        Mask { mine: self.mine & !other.mine, theirs: self.theirs & !other.theirs }
    }
}

#[inline(always)]
fn seeds_at(board: CompactBoard, place: u8) -> i32 {
    let word = if place < 8 { board.mine } else { board.theirs };
    i32::from((word >> (8 * (place & 7))) as u8)
}

impl Landing {
    #[inline(always)]
    fn fits(&self, board: CompactBoard, last: u8) -> bool {
        self.counts.has(seeds_at(board, last))
            && self.filled.iter().all(|mask| mask.meets(board))
            && !self.empty.meets(board)
    }

    /// Moves what is captured to the mover's store.
    #[inline(always)]
    fn capture(&self, board: &mut CompactBoard, last: u8, row: u64) {
        let mut take = self.take;
        if let Some(chain) = &self.chain {
            take = chain.follow(*board, take, last);
        }
        let leaves_nothing = board.theirs & !take.theirs & row == 0 && board.theirs & take.theirs & row != 0;
        if self.slam != GrandSlam::Capture && leaves_nothing {
            take = self.spared(take, last);
        }
        let captured = sum(board.mine & take.mine) + sum(board.theirs & take.theirs);
        board.mine = (board.mine & !take.mine) + (captured << 56);
        board.theirs &= !take.theirs;
    }

    /// What is still captured where a capture may not leave the other player without seeds.
    #[inline(never)]
    fn spared(&self, take: Mask, last: u8) -> Mask {
        match self.slam {
            GrandSlam::KeepLast => take.without(Mask::place(last)),
            GrandSlam::KeepFirst => {
                let farthest = self.chain.as_ref().map_or(last, |chain| chain.farthest(take, last));
                take.without(Mask::place(farthest))
            }
            _ => Mask::default(),
        }
    }
}

impl Chain {
    /// The pits captured, beginning with that of the last seed.
    #[inline(never)]
    fn follow(&self, board: CompactBoard, mut take: Mask, last: u8) -> Mask {
        let mut at = self.steps[usize::from(last & 15)];
        while at != NO_PIT && at != last {
            let stays = self.zone >> at & 1 != 0 && self.counts.has(seeds_at(board, at));
            if !stays {
                break;
            }
            take = take.or(Mask::place(at));
            at = self.steps[usize::from(at & 15)];
        }
        take
    }

    /// The pit of the capture that lies farthest from the last seed.
    fn farthest(&self, take: Mask, last: u8) -> u8 {
        let mut at = last;
        loop {
            let next = self.steps[usize::from(at & 15)];
            let taken = next != NO_PIT && take.without(Mask::place(next)) != take;
            if !taken || next == last {
                return at;
            }
            at = next;
        }
    }
}

impl EndTest {
    /// Whether it holds for rows and moves of this kind, whatever the stores hold.
    pub(super) fn holds_for_rows(&self, facts: u8) -> bool {
        match self {
            EndTest::Rows(table) => table >> facts & 1 != 0,
            EndTest::Store { .. } => false,
            EndTest::All(parts) => parts.iter().all(|part| part.holds_for_rows(facts)),
            EndTest::Any(parts) => parts.iter().any(|part| part.holds_for_rows(facts)),
        }
    }

    #[inline(always)]
    fn holds(&self, board: CompactBoard, facts: u8) -> bool {
        match self {
            EndTest::Rows(table) => table >> facts & 1 != 0,
            _ => self.holds_of_stores(board, facts),
        }
    }

    #[inline(never)]
    fn holds_of_stores(&self, board: CompactBoard, facts: u8) -> bool {
        match self {
            EndTest::Rows(table) => table >> facts & 1 != 0,
            EndTest::Store { mine, least, most } => {
                let word = if *mine { board.mine } else { board.theirs };
                (*least..=*most).contains(&((word >> 56) as u8))
            }
            EndTest::All(parts) => parts.iter().all(|part| part.holds_of_stores(board, facts)),
            EndTest::Any(parts) => parts.iter().any(|part| part.holds_of_stores(board, facts)),
        }
    }
}
