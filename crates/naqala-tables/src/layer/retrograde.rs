//! Retrograde analysis with a set of open plies, as done for awari by T. Lincke and A. Marzetta (2000) and by J. Romein and H.
//! Bal (2002).
//!
//! Endless play has the value 0 here. Values are settled from the greatest down: a position with a ply of the current value has
//! that value, and if all plies of a player are settled they cannot do better. Positions that are never settled have the value 0.
//! The plies within a layer are plain laps, so predecessors are found by un-sowing; plies that leave the layer are played once,
//! at the beginning.

use std::hint::black_box;
use std::sync::atomic::{AtomicU16, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use naqala::{CompactWord, Side};
use naqala_engine::Stop;
use rayon::prelude::*;

use super::laps::Laps;
use super::plies::{AnyPlies, CompactPlies, Plies};
use super::words::Word;
use super::{CHUNK, Known, Report, Rounds, Values};
use crate::boards::{AnyBoards, Boards};
use crate::bounds::Bounds;
use crate::domain::Domain;
use crate::error::TableError;

/// The first phase's share of a layer's work, in thousandths: playing the plies. The rest goes to the values.
const PLAYING: u64 = 500;
const WHOLE: u64 = 1_000;

/// Settled positions whose predecessors are looked up together: the memory then answers several at a time.
const BATCH: usize = 16;
/// Settled positions that a thread keeps to itself. Where there are more, others may take half of them.
const KEPT: usize = 1 << 12;

/// What is the same for all layers and methods.
#[derive(Clone, Copy)]
pub(super) struct Task<'a> {
    pub(super) known: &'a Known,
    pub(super) seeds: usize,
    pub(super) states: u64,
    pub(super) stop: &'a Stop,
    pub(super) report: &'a dyn Report,
}

/// The values of a layer, or nothing if a ply is not a plain lap.
type Solved = Result<Option<(Values, Rounds)>, TableError>;

/// Solves a layer; `None` if its plies are not plain laps, or if endless play has a value other than 0.
pub(super) fn solve(
    domain: &Domain,
    boards: Option<&AnyBoards>,
    known: &Known,
    seeds: usize,
    stop: &Stop,
    report: &dyn Report,
) -> Solved {
    let states = domain.states(seeds);
    if !domain.has_pits_alone() || domain.endless(seeds) != Bounds::exact(0) || states >= u64::from(u32::MAX)
    {
        return Ok(None);
    }
    let Some(laps) = Laps::new(domain, seeds) else { return Ok(None) };
    let task = Task { known, seeds, states, stop, report };
    let starts = laps.most_starts();
    let solved = match boards {
        Some(AnyBoards::Narrow(boards)) => task.solve_on(domain, boards, &laps),
        Some(AnyBoards::Wide(boards)) => task.solve_on(domain, boards, &laps),
        None => None,
    };
    solved.unwrap_or_else(|| task.solve(&AnyPlies { domain, laps, seeds }, starts))
}

/// Bytes of memory for each position of a layer.
pub(super) fn bytes(domain: &Domain, seeds: usize) -> u64 {
    let board = domain.game().board();
    let pits_of = |side: Side| board.side_rows(side).iter().flatten().count();
    let starts = pits_of(Side::South).max(pits_of(Side::North));
    if fits_16_bits(starts, seeds) { 2 + 1 } else { 4 + 1 }
}

/// Whether words of 16 bits suffice for so many pits of a side and seeds.
fn fits_16_bits(starts: usize, seeds: usize) -> bool {
    starts <= AtomicU16::STARTS && 2 * seeds < AtomicU16::SETTLED as usize
}

impl Task<'_> {
    /// Solves the layer on compact boards, if they show its laps.
    fn solve_on<W: CompactWord>(self, domain: &Domain, boards: &Boards<W>, laps: &Laps) -> Option<Solved> {
        let plies = CompactPlies::new(domain, boards, laps, self.seeds)?;
        Some(self.solve(&plies, laps.most_starts()))
    }

    /// Solves the layer with the smallest words that suffice.
    fn solve<P: Plies>(self, plies: &P, starts: usize) -> Solved {
        if fits_16_bits(starts, self.seeds) {
            self.solve_with::<P, AtomicU16>(plies)
        } else {
            self.solve_with::<P, AtomicU32>(plies)
        }
    }

    fn solve_with<P: Plies, W: Word>(self, plies: &P) -> Solved {
        let words = (0..self.states).map(|_| W::default()).collect();
        let layer = Backwards { plies, seeds: self.seeds, words, left_over: Mutex::default() };
        if !layer.play(self)? {
            return Ok(None);
        }
        for value in (1..=self.seeds as u32).rev() {
            if self.stop.is_asked() {
                return Err(TableError::Stopped);
            }
            layer.settle(value);
            let left = (WHOLE - PLAYING) * u64::from(value) / (self.seeds as u64 + 1);
            self.report.advance(self.seeds, WHOLE - left);
        }
        self.report.advance(self.seeds, WHOLE);
        Ok(Some((layer.values(), Rounds { played: 1, followed: self.seeds as u32, open: 0 })))
    }
}

/// A layer during retrograde analysis.
struct Backwards<'a, P: Plies, W> {
    plies: &'a P,
    seeds: usize,
    words: Vec<W>,
    /// Settled positions that any thread may take.
    left_over: Mutex<Vec<Vec<Settled<P::Board>>>>,
}

/// A position that has just been settled.
#[derive(Clone, Copy)]
struct Settled<B> {
    board: B,
    /// Its value is good for the player to move.
    is_won: bool,
}

/// A ply to a position that has just been settled.
#[derive(Clone, Copy)]
struct Before<B> {
    state: u32,
    start: u8,
    /// The player of the ply wins by it.
    wins: bool,
    board: B,
}

/// What a thread works on.
struct Hand<B> {
    settled: Vec<Settled<B>>,
    before: Vec<Before<B>>,
}

/// The value that is being settled, shifted: to those who win by it, and to those who lose.
#[derive(Clone, Copy)]
struct Stakes {
    won: u32,
    lost: u32,
}

impl<P: Plies, W: Word> Backwards<'_, P, W> {
    /// Plays every ply once; returns false if some ply within the layer is not a plain lap.
    fn play(&self, task: Task<'_>) -> Result<bool, TableError> {
        let chunks = (self.words.len() as u64).div_ceil(CHUNK);
        let done = AtomicU64::new(0);
        let plain = self.words.par_chunks(CHUNK as usize).enumerate().map(|(chunk, words)| {
            if task.stop.is_asked() {
                return false;
            }
            let mut words = words.iter();
            let (first, count) = (chunk as u64 * CHUNK, words.len());
            let plain = self.plies.play(task.known, first, count, |best, starts| {
                if let Some(word) = words.next() {
                    word.set(W::open(self.shifted(best), starts));
                }
            });
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            task.report.advance(self.seeds, PLAYING * done / chunks);
            plain
        });
        // A single ply that is not plain ends the attempt at once.
        let plain = plain.find_any(|plain| !plain).is_none();
        if task.stop.is_asked() { Err(TableError::Stopped) } else { Ok(plain) }
    }

    #[inline(always)]
    fn shifted(&self, value: i32) -> u32 {
        (value + self.seeds as i32) as u32
    }

    /// Settles every position whose value to either player is `value`.
    fn settle(&self, value: u32) {
        let stakes = Stakes { won: self.shifted(value as i32), lost: self.shifted(-(value as i32)) };
        let chunks = self.words.par_chunks(CHUNK as usize).enumerate();
        chunks.for_each_init(Hand::default, |hand, (chunk, words)| {
            for (at, word) in words.iter().enumerate() {
                if let Some(is_won) = stakes.decide::<W>(word.get())
                    && stakes.take(word)
                {
                    let board = self.plies.board((chunk * CHUNK as usize + at) as u32);
                    hand.settled.push(Settled { board, is_won });
                    if hand.settled.len() >= BATCH {
                        self.carry(hand, stakes);
                    }
                }
            }
            self.carry(hand, stakes);
        });
        loop {
            let left_over = std::mem::take(&mut *self.left_over());
            if left_over.is_empty() {
                break;
            }
            left_over.into_par_iter().for_each_init(Hand::default, |hand, settled| {
                hand.settled = settled;
                self.carry(hand, stakes);
            });
        }
    }

    fn left_over(&self) -> std::sync::MutexGuard<'_, Vec<Vec<Settled<P::Board>>>> {
        // A thread that panics while it adds to the list leaves it whole.
        self.left_over.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Updates the predecessors of settled positions, those that are thereby settled, and so on.
    fn carry(&self, hand: &mut Hand<P::Board>, stakes: Stakes) {
        while !hand.settled.is_empty() {
            let from = hand.settled.len().saturating_sub(BATCH);
            hand.before.clear();
            for Settled { board, is_won } in hand.settled.drain(from..) {
                self.plies.each_before(board, |state, start, board| {
                    hand.before.push(Before { state, start, wins: !is_won, board });
                });
            }
            // Reading all words before the first is changed makes the memory answer several at a time.
            let read =
                hand.before.iter().fold(0, |read, before| read ^ self.words[before.state as usize].get());
            black_box(read);
            for before in &hand.before {
                if stakes.apply(&self.words[before.state as usize], before.start, before.wins) {
                    hand.settled.push(Settled { board: before.board, is_won: before.wins });
                }
            }
            if hand.settled.len() > KEPT {
                let given = hand.settled.drain(..KEPT / 2).collect();
                self.left_over().push(given);
            }
        }
    }

    /// The values: the settled ones, and 0 for everything that can go on for ever.
    fn values(self) -> Values {
        let seeds = self.seeds as i32;
        let value = |place: &W| {
            let word = place.get();
            if W::is_settled(word) { (W::best(word) as i32 - seeds) as i8 } else { 0 }
        };
        Values { lower: self.words.par_iter().map(value).collect(), upper: None }
    }
}

impl<B> Default for Hand<B> {
    fn default() -> Hand<B> {
        Hand { settled: Vec::new(), before: Vec::new() }
    }
}

impl Stakes {
    /// Whether a position is due to be settled, and if so, whether it is won.
    #[inline(always)]
    fn decide<W: Word>(self, word: u32) -> Option<bool> {
        if word & (2 * W::SETTLED - 1) == self.won {
            Some(true)
        } else {
            (word == self.lost).then_some(false)
        }
    }

    /// Marks a position as settled, unless another thread has done so.
    #[inline(always)]
    fn take<W: Word>(self, word: &W) -> bool {
        word.update(|old| (!W::is_settled(old)).then_some(old | W::SETTLED)).is_some()
    }

    /// A ply wins or loses what is at stake: the maximum that is left, or the least. Returns whether that settles the position.
    #[inline(always)]
    fn apply<W: Word>(self, word: &W, start: u8, wins: bool) -> bool {
        let changed = word.update(|old| {
            if !W::has_open(old, start) {
                return None;
            }
            if wins {
                return Some(self.won | W::SETTLED);
            }
            let left = old & !W::start(start);
            let new = left - W::best(left) + W::best(left).max(self.lost);
            // It was the last unknown ply.
            Some(if new == self.lost { new | W::SETTLED } else { new })
        });
        changed.is_some_and(W::is_settled)
    }
}
