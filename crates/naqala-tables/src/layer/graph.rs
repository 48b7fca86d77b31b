//! The open positions of a layer and the plies between them, in memory: propagating bounds then costs a few nanoseconds per ply,
//! without sowing.

use std::ops::Range;

use rayon::prelude::*;

use super::{CHUNK, Layer, Meter};
use crate::boards::AnyBoards;
use crate::bounds::{Bounds, SharedBounds};
use crate::domain::Steps;
use crate::error::TableError;

/// In a link: the player who moved moves again.
const SAME: u32 = 1 << 31;

/// Bytes of memory for a graph of a layer.
pub(super) fn size(states: u64, open: u64, links: u64) -> u64 {
    // A bit and a share of a counter for every position; bounds twice and the number of links for those that are open.
    if open >= u64::from(SAME) { u64::MAX } else { states / 4 + 6 * open + 5 * links }
}

/// Which positions are open, and how many are before each.
struct OpenSet {
    words: Vec<u64>,
    before: Vec<u32>,
}

impl OpenSet {
    fn new(bounds: &[SharedBounds]) -> OpenSet {
        let word = |group: &[SharedBounds]| {
            let bits =
                group.iter().enumerate().map(|(bit, bounds)| u64::from(!bounds.get().is_exact()) << bit);
            bits.fold(0, |word, bit| word | bit)
        };
        let words: Vec<u64> = bounds.par_chunks(64).map(word).collect();
        let mut count = 0;
        let before = words.iter().map(|word| {
            let here = count;
            count += word.count_ones();
            here
        });
        let before = before.collect();
        OpenSet { words, before }
    }

    /// The place of a position among those that are open, if it is one of them.
    #[inline(always)]
    fn place(&self, state: u64) -> Option<u32> {
        let (word, bit) = ((state / 64) as usize, state % 64);
        let open = self.words[word];
        let below = (open & ((1 << bit) - 1)).count_ones();
        (open >> bit & 1 != 0).then(|| self.before[word] + below)
    }
}

/// The open positions of a chunk of the layer, one after the other.
struct Part {
    /// The place of the first one.
    first: u32,
    /// Their values from plies to settled positions.
    settled: Vec<[i8; 2]>,
    /// How many links each has.
    counts: Vec<u16>,
    links: Vec<u32>,
}

impl Layer<'_> {
    /// Follows the links between open positions until nothing changes; returns the number of passes.
    pub(super) fn follow(&self, meter: &Meter<'_>) -> Result<u32, TableError> {
        let open = OpenSet::new(&self.bounds);
        let parts: Vec<Part> = (0..self.chunks())
            .into_par_iter()
            .map(|chunk| {
                meter.step();
                self.part(&open, chunk * CHUNK)
            })
            .collect();
        // Of a part that was left out nothing is known.
        if self.is_stopped() {
            return Err(TableError::Stopped);
        }
        let total: usize = parts.iter().map(|part| part.settled.len()).sum();
        let widest = Bounds { lower: -(self.seeds as i32), upper: self.seeds as i32 };
        let bounds: Vec<SharedBounds> = (0..total).map(|_| SharedBounds::new(widest)).collect();
        self.copy(&open, |state, place| bounds[place].set(self.bounds[state].get()));
        let mut rounds = 0;
        loop {
            if self.is_stopped() {
                return Err(TableError::Stopped);
            }
            rounds += 1;
            if !parts.par_iter().map(|part| self.follow_part(part, &bounds)).reduce(|| false, |a, b| a || b) {
                break;
            }
        }
        self.copy(&open, |state, place| self.bounds[state].set(bounds[place].get()));
        Ok(rounds)
    }

    /// Visits every open position: its number in the layer and its place among the open ones.
    fn copy(&self, open: &OpenSet, visit: impl Fn(usize, usize) + Sync) {
        open.words.par_iter().enumerate().for_each(|(at, word)| {
            let mut bits = *word;
            let mut place = open.before[at] as usize;
            while bits != 0 {
                visit(64 * at + bits.trailing_zeros() as usize, place);
                bits &= bits - 1;
                place += 1;
            }
        });
    }

    fn part(&self, open: &OpenSet, first: u64) -> Part {
        let end = (first + CHUNK).min(self.bounds.len() as u64);
        let start = (first..end).find(|state| open.place(*state).is_some());
        let mut part = Part { first: 0, settled: Vec::new(), counts: Vec::new(), links: Vec::new() };
        let Some(start) = start.filter(|_| !self.is_stopped()) else { return part };
        part.first = open.place(start).unwrap_or(0);
        let (domain, seeds) = (self.domain, self.seeds);
        match self.boards {
            Some(AnyBoards::Narrow(boards)) => {
                self.fill(&mut part, open, start..end, boards.walk(domain, seeds, start));
            }
            Some(AnyBoards::Wide(boards)) => {
                self.fill(&mut part, open, start..end, boards.walk(domain, seeds, start));
            }
            None => self.fill(&mut part, open, start..end, domain.walk(seeds, start)),
        }
        part
    }

    /// Adds the open ones of these positions, of which `walk` is at the first.
    fn fill(&self, part: &mut Part, open: &OpenSet, states: Range<u64>, mut walk: impl Steps) {
        for state in states {
            if open.place(state).is_some() {
                self.add_to(part, open, &walk);
            }
            walk.advance();
        }
    }

    fn add_to(&self, part: &mut Part, open: &OpenSet, walk: &impl Steps) {
        let least = -(self.seeds as i32);
        let mut settled = Bounds::exact(least);
        let before = part.links.len();
        walk.each_child(|child| {
            let place = if !child.over && child.seeds == self.seeds && child.gain == 0 {
                open.place(child.state)
            } else {
                None
            };
            match place {
                Some(place) => part.links.push(place | if child.same { SAME } else { 0 }),
                None => settled = settled.or(self.worth(&child)),
            }
        });
        part.settled.push([settled.lower as i8, settled.upper as i8]);
        part.counts.push((part.links.len() - before) as u16);
    }

    /// Narrows the bounds of the open positions of a part; says whether that matters.
    fn follow_part(&self, part: &Part, all: &[SharedBounds]) -> bool {
        let mut links = part.links.as_slice();
        let mut changed = false;
        for (at, (settled, count)) in part.settled.iter().zip(&part.counts).enumerate() {
            let (mine, rest) = links.split_at(usize::from(*count));
            links = rest;
            let place = &all[part.first as usize + at];
            let before = place.get();
            if before.is_exact() {
                continue;
            }
            let mut after = Bounds { lower: i32::from(settled[0]), upper: i32::from(settled[1]) };
            for link in mine {
                let there = all[(link & !SAME) as usize].get();
                after = after.or(if link & SAME != 0 { there } else { there.of_other() });
            }
            if after != before {
                place.set(after);
                changed |= self.matters(before, after);
            }
        }
        changed
    }
}
