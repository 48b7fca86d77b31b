//! Retrograde analysis with a counter of open plies, as done for awari by T. Lincke and A. Marzetta (2000) and by J.
//! Romein and H. Bal (2002).
//!
//! Endless play has the value 0 here. Values are settled from the greatest down: a position with a ply of the current value has
//! that value, and if all plies of a player are settled they cannot do better. Positions that are never settled have the value 0.
//! The plies within a layer are plain laps, so predecessors are found by un-sowing; plies that leave the layer are played once,
//! at the beginning.

use std::sync::atomic::{AtomicU32, Ordering};

use naqala_engine::Stop;
use rayon::prelude::*;

use super::laps::Laps;
use super::{CHUNK, Known, Report, Rounds, Values};
use crate::bounds::Bounds;
use crate::domain::{Domain, MOST_PITS};
use crate::error::TableError;

/// The first phase's share of a layer's work, in thousandths: playing the plies. The rest goes to the values.
const PLAYING: u64 = 600;
const WHOLE: u64 = 1_000;

/// Number of recently settled positions that a thread takes at once.
const PORTION: usize = 512;

/// What is known about a position, in one word: the best value found so far, shifted to be non-negative (8 bits), the number of
/// plies within the layer whose value is unknown (8 bits, or [`SETTLED`]), and the pits in which those plies begin, one bit for
/// each.
#[derive(Debug, Default)]
struct Word(AtomicU32);

/// Marks a settled position, in place of the number of unknown plies.
const SETTLED: u32 = 0xFF;

#[inline(always)]
const fn word(best: u32, left: u32, starts: u32) -> u32 {
    best | left << 8 | starts << 16
}

#[inline(always)]
const fn best_of(word: u32) -> u32 {
    word & 0xFF
}

#[inline(always)]
const fn left_of(word: u32) -> u32 {
    word >> 8 & 0xFF
}

/// A layer during retrograde analysis.
struct Backwards<'a> {
    domain: &'a Domain,
    laps: Laps,
    seeds: usize,
    words: Vec<Word>,
}

/// Solves a layer; `None` if its plies are not plain laps, or if endless play has a value other than 0.
pub(super) fn solve(
    domain: &Domain,
    known: &Known,
    seeds: usize,
    stop: &Stop,
    report: &dyn Report,
) -> Result<Option<(Values, Rounds)>, TableError> {
    let states = domain.states(seeds);
    if !domain.has_pits_alone() || domain.endless(seeds) != Bounds::exact(0) || states >= u64::from(u32::MAX)
    {
        return Ok(None);
    }
    let Some(laps) = Laps::new(domain, seeds) else { return Ok(None) };
    let words = (0..states).map(|_| Word::default()).collect();
    let layer = Backwards { domain, laps, seeds, words };
    if !layer.play(known, stop, report)? {
        return Ok(None);
    }
    for value in (1..=seeds as u32).rev() {
        if stop.is_asked() {
            return Err(TableError::Stopped);
        }
        layer.settle(value);
        report.advance(seeds, WHOLE - (WHOLE - PLAYING) * u64::from(value) / (seeds as u64 + 1));
    }
    report.advance(seeds, WHOLE);
    Ok(Some((layer.values(), Rounds { played: 1, followed: seeds as u32, open: 0 })))
}

impl Backwards<'_> {
    /// Plays every ply once; returns false if some ply within the layer is not a plain lap.
    fn play(&self, known: &Known, stop: &Stop, report: &dyn Report) -> Result<bool, TableError> {
        let chunks = (self.words.len() as u64).div_ceil(CHUNK);
        let done = AtomicU32::new(0);
        let plain = (0..chunks).into_par_iter().map(|chunk| {
            if stop.is_asked() {
                return false;
            }
            let plain = self.play_chunk(known, chunk * CHUNK);
            let done = u64::from(done.fetch_add(1, Ordering::Relaxed)) + 1;
            report.advance(self.seeds, PLAYING * done / chunks);
            plain
        });
        // A single ply that is not plain ends the attempt at once.
        let plain = plain.find_any(|plain| !plain).is_none();
        if stop.is_asked() { Err(TableError::Stopped) } else { Ok(plain) }
    }

    fn play_chunk(&self, known: &Known, first: u64) -> bool {
        let mut walk = self.domain.walk(self.seeds, first);
        let chunk = &self.words[first as usize..self.words.len().min((first + CHUNK) as usize)];
        chunk.iter().all(|word| {
            let played = self.play_position(known, &walk.position);
            walk.advance();
            word.0.store(played.unwrap_or(0), Ordering::Relaxed);
            played.is_some()
        })
    }

    /// Evaluates the plies of a position that leave the layer; `None` if the others are not plain laps.
    #[inline(always)]
    fn play_position(&self, known: &Known, p: &naqala::Position) -> Option<u32> {
        let game = self.domain.game();
        let side = p.to_move().index() & 1;
        let (mut best, mut left, mut starts, mut is_plain) = (-(self.seeds as i32), 0, 0, true);
        let over = self.domain.each_ply(p, |child, mv, next| {
            is_plain &= !child.drawn;
            if child.over || child.seeds != self.seeds {
                let worth = if child.over {
                    child.gain
                } else {
                    let there = known.get(child.seeds, child.state).lower;
                    child.gain + if child.same { there } else { -there }
                };
                best = best.max(worth);
                return;
            }
            let from = mv.and_then(|mv| mv.pit()).map(|pit| pit.index());
            let start =
                from.and_then(|pit| self.laps.makes(side, pit, game.pit_seeds(p), game.pit_seeds(next)));
            match start {
                Some(start) if !child.same && child.gain == 0 && starts >> start & 1 == 0 => {
                    starts |= 1 << start;
                    left += 1;
                }
                _ => is_plain = false,
            }
        });
        let best = over.unwrap_or(best);
        is_plain.then(|| word(self.shifted(best), left, starts))
    }

    #[inline(always)]
    fn shifted(&self, value: i32) -> u32 {
        (value + self.seeds as i32) as u32
    }

    /// Settles every position whose value to either player is `value`.
    fn settle(&self, value: u32) {
        let (won, lost) = (self.shifted(value as i32), self.shifted(-(value as i32)));
        let chunks = self.words.par_chunks(CHUNK as usize).enumerate();
        let mut settled: Vec<u32> = chunks
            .flat_map_iter(|(chunk, words)| {
                let first = chunk as u32 * CHUNK as u32;
                let is_due = move |word: u32| {
                    left_of(word) != SETTLED
                        && (best_of(word) == won || left_of(word) == 0 && best_of(word) == lost)
                };
                words.iter().enumerate().filter_map(move |(at, place)| {
                    let word = place.0.load(Ordering::Relaxed);
                    is_due(word).then(|| {
                        place.0.store(word | SETTLED << 8, Ordering::Relaxed);
                        first + at as u32
                    })
                })
            })
            .collect();
        while !settled.is_empty() {
            let portions = settled.par_chunks(PORTION);
            settled = portions
                .flat_map_iter(|portion| {
                    let mut more = Vec::new();
                    portion.iter().for_each(|state| self.carry(*state, won, lost, &mut more));
                    more
                })
                .collect();
        }
    }

    /// Updates the predecessors of a settled position, and collects those that are thereby settled.
    #[inline(always)]
    fn carry(&self, state: u32, won: u32, lost: u32, more: &mut Vec<u32>) {
        let is_won = best_of(self.words[state as usize].0.load(Ordering::Relaxed)) == won;
        let mut pits = [0; MOST_PITS];
        let pits = &mut pits[..self.domain.pits()];
        let side = self.domain.lay_out(self.seeds, u64::from(state), pits);
        // If positions are seen from the player to move, this one counts as South's and its predecessors as North's.
        let mover = 1 - side;
        for (place, start) in self.laps.of(mover).iter().enumerate() {
            start.each_before(pits, |before| {
                let before = self.domain.number_of(before, mover) as u32;
                let update =
                    if is_won { self.lose_one(before, place, lost) } else { self.win(before, place, won) };
                if update {
                    more.push(before);
                }
            });
        }
    }

    /// A ply from here wins this much, which is the maximum that is left. Returns whether that settles the position.
    #[inline(always)]
    fn win(&self, state: u32, place: usize, won: u32) -> bool {
        let change = |old: u32| {
            let has_ply = old >> (16 + place) & 1 != 0;
            (has_ply && left_of(old) != SETTLED).then(|| word(won, SETTLED, old >> 16))
        };
        self.words[state as usize].0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, change).is_ok()
    }

    /// A ply from here loses this much. Returns whether it was the last unknown one, which settles the position.
    #[inline(always)]
    fn lose_one(&self, state: u32, place: usize, lost: u32) -> bool {
        let next = |old: u32| {
            let (best, left) = (best_of(old).max(lost), left_of(old) - 1);
            let settles = left == 0 && best == lost;
            (word(best, if settles { SETTLED } else { left }, old >> 16), settles)
        };
        let change = |old: u32| {
            let has_ply = old >> (16 + place) & 1 != 0;
            (has_ply && left_of(old) != SETTLED).then(|| next(old).0)
        };
        let changed = self.words[state as usize].0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, change);
        changed.is_ok_and(|old| next(old).1)
    }

    /// The values: the settled ones, and 0 for everything that can go on for ever.
    fn values(self) -> Values {
        let seeds = self.seeds as i32;
        let value = |place: &Word| {
            let word = place.0.load(Ordering::Relaxed);
            if left_of(word) == SETTLED { (best_of(word) as i32 - seeds) as i8 } else { 0 }
        };
        Values { lower: self.words.par_iter().map(value).collect(), upper: None }
    }
}
