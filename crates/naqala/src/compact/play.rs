//! Moves and turns on compact boards.

use super::endings::{Ending, Endings, Holdings, OTHER_STUCK, STUCK};
use super::outcomes::Decided;
use super::settle::Flow;
use super::{Capturer, CompactBoard, CompactGame, CompactStep, CompactWord, Feeding};
use crate::program::Leftovers;

impl<W: CompactWord> CompactGame<W> {
    /// The legal moves, one bit for each: a pit of the mover, where the rules do not distinguish more.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// assert_eq!(compact.moves(compact.board(&game.start()).unwrap()), 0b11_1111);
    /// ```
    #[inline(always)]
    pub fn moves(&self, board: CompactBoard<W>) -> u32 {
        if W::EXTENDED && self.has_territory {
            let offered = self.moves_of_owned(board);
            return self.allowed(board, offered);
        }
        if W::EXTENDED
            && let Some(cases) = &self.cases
        {
            let [mine, theirs] = [self.is_empty_for_mover(board), self.is_empty_for_other(board)];
            let offered = cases.offered(board, self.row, u8::from(mine) | u8::from(theirs) << 1);
            return self.allowed(board, offered);
        }
        let mut offered = u32::from((board.mine & self.choice.bytes).filled());
        if !self.is_any_filled {
            offered = self.with_enough(board, offered);
        }
        self.allowed(board, offered)
    }

    /// The moves that remain of those offered when an opponent must be fed, or left with seeds.
    #[inline(always)]
    fn allowed(&self, board: CompactBoard<W>, offered: u32) -> u32 {
        let chooses = self.must_feed(board) || self.feeding == Feeding::Leaves;
        if chooses { self.feeding_moves(board, offered) } else { offered }
    }

    /// The legal moves one by one, in the order of sowing; the pass where there are none.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// let moves = compact.each_move(compact.board(&game.start()).unwrap());
    /// assert_eq!(moves.collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
    /// ```
    #[inline(always)]
    pub fn each_move(&self, board: CompactBoard<W>) -> CompactMoves {
        let moves = self.moves(board);
        CompactMoves(if moves == 0 { 1 << Self::PASS } else { moves })
    }

    /// The legal moves, except those that obviously win at most one seed for anybody and do not end the game; the pass if there
    /// are no legal moves at all.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let compact = CompactGame::of(&game).unwrap();
    /// let p = game.parse_position("S 0 1 0 0 2 1 / N 1 1 0 4 4 4 / stores 15 15").unwrap();
    /// let moves = compact.each_winning_move(compact.board(&p).unwrap());
    /// // Both pits from which the last seed makes two of one.
    /// assert_eq!(moves.collect::<Vec<_>>(), [4, 5]);
    /// ```
    #[inline(always)]
    pub fn each_winning_move(&self, board: CompactBoard<W>) -> CompactMoves {
        let moves = self.moves(board);
        if moves == 0 {
            return CompactMoves(1 << Self::PASS);
        }
        if !self.shows_quiet {
            return CompactMoves(moves);
        }
        let wins = |pit: &u8| {
            let lap = self.laps.get(*pit, board.seeds(*pit));
            let next =
                CompactBoard { mine: board.mine.plus(lap.mine), theirs: board.theirs.plus(lap.theirs) };
            let [mine, theirs] = next.stores();
            let is_empty = next.mine & self.row == W::default() || next.theirs & self.row == W::default();
            is_empty
                || self.outcomes.decide(next, lap.last)
                || mine.max(theirs) >= self.least_store
                || mine.wrapping_sub(board.mine.at(W::STORE)) > 1
                || theirs.wrapping_sub(board.theirs.at(W::STORE)) > 1
        };
        CompactMoves(CompactMoves(moves).filter(wins).fold(0, |moves, pit| moves | 1 << pit))
    }

    /// The pits that hold as many seeds as a pit must to be sown.
    #[inline(never)]
    fn with_enough(&self, board: CompactBoard<W>, offered: u32) -> u32 {
        let [least, most] = self.choice.counts;
        let is_enough = |pit: &u8| (least..=most).contains(&board.seeds(*pit));
        CompactMoves(offered).filter(is_enough).fold(0, |moves, pit| moves | 1 << pit)
    }

    #[inline(always)]
    fn must_feed(&self, board: CompactBoard<W>) -> bool {
        !matches!(self.feeding, Feeding::Free | Feeding::Leaves) && self.is_empty_for_other(board)
    }

    /// Whether the player to move has no seeds.
    #[inline(always)]
    fn is_empty_for_mover(&self, board: CompactBoard<W>) -> bool {
        if W::EXTENDED && self.has_territory {
            return !self.own(board).meets(board);
        }
        board.mine & self.row == W::default()
    }

    /// Whether the other player has none.
    #[inline(always)]
    fn is_empty_for_other(&self, board: CompactBoard<W>) -> bool {
        self.is_empty_for_mover(board.turned())
    }

    /// The moves that give the other player seeds.
    #[inline(never)]
    fn feeding_moves(&self, board: CompactBoard<W>, offered: u32) -> u32 {
        if let Feeding::Most(enough) = self.feeding {
            return self.moves_giving_most(board, offered, enough);
        }
        let feeds = |pit: &u8| {
            let mut next = board;
            match self.feeding {
                Feeding::Played | Feeding::Leaves => _ = self.sow_move(&mut next, self.start(*pit)),
                Feeding::Sown | Feeding::Free | Feeding::Most(_) => {
                    _ = self.sow_lap(&mut next, self.start(*pit));
                }
            }
            !self.is_empty_for_other(next)
        };
        let moves = CompactMoves(offered).filter(feeds).fold(0, |moves, pit| moves | 1 << pit);
        if moves == 0 && self.feeding == Feeding::Leaves { offered } else { moves }
    }

    /// Whether the player to move has no move.
    #[inline(always)]
    fn is_stuck(&self, board: CompactBoard<W>) -> bool {
        let is_empty = if W::EXTENDED && self.has_territory {
            self.is_empty_for_mover(board)
        } else {
            board.mine & self.choice.bytes == W::default()
        };
        is_empty || (!self.is_any_filled || self.must_feed(board)) && self.moves(board) == 0
    }

    /// Plays the pit with this index, which must be one of [`CompactGame::moves`], or passes.
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
    pub fn play(&self, board: CompactBoard<W>, pit: u8) -> CompactStep<W> {
        if pit == Self::PASS || W::EXTENDED && self.is_involved {
            return self.play_involved(board, pit);
        }
        let (next, landed) = self.sown(board, pit);
        match self.outcomes.of(next, landed.last) {
            Decided::Nothing => self.ended(next, false),
            Decided::Again => self.ended(next, true),
            Decided::By(landings) => match self.settled(landings, next, landed, board, pit) {
                (next, Flow::End) => self.ended(next, false),
                (next, Flow::Again) => self.ended(next, true),
                (next, flow) => self.end(next, flow),
            },
        }
    }

    /// Plays where the rules ask for more than laps, captures, relays and marks.
    #[inline(never)]
    fn play_involved(&self, board: CompactBoard<W>, pit: u8) -> CompactStep<W> {
        let mut board = board;
        let mut at_once = || {
            let cases = self.cases.as_ref().filter(|_| W::EXTENDED)?;
            self.settle_at_once(cases, &mut board, pit)
        };
        let flow = if pit == Self::PASS {
            Flow::End
        } else if let Some(flow) = at_once() {
            flow
        } else {
            self.sow_move(&mut board, self.start(pit))
        };
        self.end(board, flow)
    }

    /// The result of a move that has left this board, after which the same player may move again.
    #[inline(always)]
    fn ended(&self, board: CompactBoard<W>, again: bool) -> CompactStep<W> {
        let [mine, theirs] = board.stores();
        if mine.max(theirs) < self.goes_on_below && board.mine.has_seeds() && board.theirs.has_seeds() {
            return CompactStep::next(if again { board } else { board.turned() }, again);
        }
        self.end(board, if again { Flow::Again } else { Flow::End })
    }

    /// The result of a move after which the game may be over.
    #[inline(never)]
    fn end(&self, mut board: CompactBoard<W>, flow: Flow) -> CompactStep<W> {
        if let Flow::Over(verdict) = flow {
            return CompactStep { board, same: true, over: true, verdict };
        }
        if let Some(end) = self.ending(&self.move_ends, board) {
            let (leftovers, verdict) = (end.leftovers, end.verdict);
            board = self.divide(board, leftovers, Capturer::Mover, 0);
            return CompactStep { board, same: true, over: true, verdict };
        }
        let same = flow == Flow::Again && !(self.extra_lapses && self.is_stuck(board));
        if !same {
            board = board.turned();
        }
        if let Some(end) = self.ending(&self.turn_ends, board) {
            let (leftovers, verdict) = (end.leftovers, end.verdict);
            let capturer = if same { Capturer::Mover } else { Capturer::Other };
            board = self.divide(board, leftovers, capturer, 0);
            return match same {
                true => CompactStep { board, same: true, over: true, verdict },
                false => {
                    CompactStep { board: board.turned(), same: true, over: true, verdict: verdict.turned() }
                }
            };
        }
        CompactStep::next(board, same)
    }

    /// The first case in which the game ends.
    #[inline(always)]
    pub(super) fn ending<'a>(&self, ends: &'a Endings, board: CompactBoard<W>) -> Option<&'a Ending> {
        if ends.list.is_empty() {
            return None;
        }
        let [mine, theirs] = board.stores();
        let may_hold_for_stores = mine.max(theirs) >= ends.least_store;
        if ends.rows_alone == 0 && !may_hold_for_stores {
            return None;
        }
        let [own_empty, other_empty] = [self.is_empty_for_mover(board), self.is_empty_for_other(board)];
        // Where both have seeds, and may sow them, none of the facts holds.
        let is_quiet = self.is_any_filled && !own_empty && !other_empty;
        if is_quiet && !may_hold_for_stores && ends.rows_alone & 1 == 0 {
            return None;
        }
        self.ending_by(ends, board, u8::from(own_empty) | u8::from(other_empty) << 1)
    }

    /// The ending that applies, once it is known which rows are empty.
    #[inline(never)]
    fn ending_by<'a>(&self, ends: &'a Endings, board: CompactBoard<W>, rows: u8) -> Option<&'a Ending> {
        let mut facts = rows;
        if ends.asks & STUCK != 0 {
            facts |= u8::from(self.is_stuck(board)) << 2;
        }
        if ends.asks & OTHER_STUCK != 0 {
            facts |= u8::from(self.is_stuck(board.turned())) << 3;
        }
        ends.first(Holdings { stores: board.stores(), rows: self.in_pits(board) }, facts)
    }

    /// Divides the remaining seeds, and those of a hand that was not completely sown, by the rules. The capturer
    /// is whoever captured last, or moved.
    #[inline(never)]
    pub(super) fn divide(
        &self,
        board: CompactBoard<W>,
        leftovers: Leftovers,
        capturer: Capturer,
        hand: u8,
    ) -> CompactBoard<W> {
        let [mine, theirs] = self.in_pits(board);
        let all = mine + theirs + i32::from(hand);
        let for_me = match leftovers {
            Leftovers::Nobody | Leftovers::Starter | Leftovers::MarkOwner => return board,
            Leftovers::Owner => mine,
            Leftovers::Mover => all,
            Leftovers::Other => 0,
            Leftovers::Capturer if capturer == Capturer::Mover => all,
            Leftovers::Capturer => 0,
            Leftovers::Split => {
                all / 2 + i32::from(all % 2 == 1 && Leftovers::gives_mover_odd([mine, theirs]))
            }
        };
        let won = |word: W, seeds: i32| (word & !self.row).plus(W::with(seeds as u8, W::STORE));
        let for_other = if leftovers == Leftovers::Owner { theirs } else { all - for_me };
        CompactBoard { mine: won(board.mine, for_me), theirs: won(board.theirs, for_other) }
    }
}

/// The moves of a compact board, as indices of pits.
#[derive(Clone, Copy, Debug)]
pub struct CompactMoves(u32);

impl CompactMoves {
    /// The pits of such a list.
    ///
    /// ```
    /// # use naqala::CompactMoves;
    /// assert_eq!(CompactMoves::of(0b1001).collect::<Vec<_>>(), [0, 3]);
    /// ```
    pub fn of(moves: u32) -> CompactMoves {
        CompactMoves(moves)
    }
}

impl Iterator for CompactMoves {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        let pit = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (pit < 32).then_some(pit as u8)
    }
}
