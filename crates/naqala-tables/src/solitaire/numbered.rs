//! Breadth-first search in which a position is a number, and the positions after a given number of decisions are a
//! compressed set of numbers (Roaring bitmaps: S. Chambi, D. Lemire, O. Kaser, R. Godin, "Better bitmap performance
//! with Roaring bitmaps", 2016). Successors are gathered in batches, sorted and added to the next set; positions met
//! before are removed at once. The solution is found backwards, from set to set.

use naqala::analysis::is_determined_by_pits;
use naqala::{Game, Move, Position, Side, Silent};
use naqala_engine::Stop;
use rayon::prelude::*;
use roaring::RoaringTreemap;

use super::{Solitaire, is_solved};
use crate::domain::MOST_PITS;
use crate::error::TableError;
use crate::ranking::Ranking;

/// Positions whose moves are played before what follows is sorted.
const BATCH: usize = 1 << 20;
/// Smaller batches would take for ever: the memory is used up.
const LEAST_BATCH: usize = 1 << 8;
/// Positions that a thread takes at once.
const CHUNK: usize = 1 << 12;

/// A number for every position of a solitaire in which the seeds in the pits tell everything.
pub(super) struct Numbers<'a> {
    game: &'a Game,
    side: Side,
    ranking: Ranking,
    /// All seeds: those that are not in pits are in the store.
    total: usize,
    /// The first number by the seeds on the board, and after the last the number of all.
    first: Vec<u64>,
}

/// The successors of some positions.
#[derive(Default)]
struct Found {
    next: Vec<u64>,
    most: i32,
    /// A position, and the move that solves it.
    solved: Option<(u64, Move)>,
}

impl<'a> Numbers<'a> {
    /// Nothing where more than the seeds in the pits matters, or where there are too many positions to be counted.
    pub(super) fn of(game: &'a Game, start: &Position) -> Option<Numbers<'a>> {
        let pits = game.pit_seeds(start).len();
        let total = usize::try_from(game.seeds_in_all(start)).ok()?;
        if !is_determined_by_pits(game) || pits > MOST_PITS || total > usize::from(u8::MAX) {
            return None;
        }
        let ranking = Ranking::new(pits, total)?;
        let mut first = vec![0_u64];
        for seeds in 0..=total {
            first.push(first[seeds].checked_add(ranking.count(seeds))?);
        }
        let numbers = Numbers { game, side: start.to_move(), ranking, total, first };
        let again = numbers.position(numbers.number(start));
        (game.fingerprint(&again).whole == game.fingerprint(start).whole).then_some(numbers)
    }

    fn number(&self, p: &Position) -> u64 {
        let (rank, seeds) = self.ranking.rank(self.game.pit_seeds(p).iter().rev().copied());
        self.first[seeds] + rank
    }

    /// The seeds on the board of the position with a number.
    fn seeds(&self, number: u64) -> usize {
        self.first.partition_point(|first| *first <= number) - 1
    }

    fn position(&self, number: u64) -> Position {
        let seeds = self.seeds(number);
        let mut p = self.game.empty_position(self.side);
        self.ranking.unrank(seeds, number - self.first[seeds], self.game.pit_seeds_mut(&mut p));
        *self.game.store_seeds_mut(&mut p, self.side) = (self.total - seeds) as u8;
        p
    }

    /// Bytes for a position of a batch: its number, and what its moves, one for each pit, lead to. The lists of threads, their
    /// sorted join and the set made of it are in memory together.
    fn batch_bytes(&self) -> usize {
        size_of::<u64>() * (1 + 3 * self.game.board().pits().count())
    }

    /// Plays every move of some positions.
    fn expand(&self, numbers: &[u64]) -> Found {
        let mut found = Found::default();
        for number in numbers {
            let p = self.position(*number);
            for mv in self.game.moves(&p) {
                let after = self.game.play_legal(&p, mv, &mut Silent);
                found.most = found.most.max(self.game.score(&after, self.side));
                if is_solved(&after) {
                    found.solved = found.solved.or(Some((*number, mv)));
                } else if !after.is_over() {
                    found.next.push(self.number(&after));
                }
            }
        }
        found
    }

    /// The first of some positions from which a move leads to one, with that move.
    fn before(&self, numbers: &[u64], target: u64) -> Option<(u64, Move)> {
        numbers.iter().find_map(|number| {
            let p = self.position(*number);
            let leads_there = |mv: &Move| {
                let after = self.game.play_legal(&p, *mv, &mut Silent);
                !after.is_over() && self.number(&after) == target
            };
            Some((*number, self.game.moves(&p).into_iter().find(leads_there)?))
        })
    }
}

/// The positions met so far, by the least number of decisions that leads to them.
struct Fronts<'a> {
    numbers: &'a Numbers<'a>,
    stop: &'a Stop,
    fronts: Vec<RoaringTreemap>,
    most: i32,
    megabytes: usize,
}

pub(super) fn solve(
    numbers: &Numbers<'_>,
    start: &Position,
    megabytes: usize,
    stop: &Stop,
    report: &mut dyn FnMut(usize, u64),
) -> Result<Solitaire, TableError> {
    let most = numbers.game.score(start, numbers.side);
    let fronts = vec![RoaringTreemap::from_iter([numbers.number(start)])];
    let mut search = Fronts { numbers, stop, fronts, most, megabytes };
    let mut positions = 1;
    loop {
        report(search.fronts.len() - 1, positions);
        let (next, solved) = search.next()?;
        if let Some((last, mv)) = solved {
            let way = Some(search.way(last, mv)?);
            return Ok(Solitaire { way, most: search.most, positions: positions + 1 });
        }
        if next.is_empty() {
            return Ok(Solitaire { way: None, most: search.most, positions });
        }
        positions += next.len();
        search.fronts.push(next);
    }
}

impl Fronts<'_> {
    /// The positions after one decision more that have not been met before, or one that solves it all.
    fn next(&mut self) -> Result<(RoaringTreemap, Option<(u64, Move)>), TableError> {
        let mut next = RoaringTreemap::new();
        let kept: usize = self.fronts.iter().map(RoaringTreemap::serialized_size).sum();
        let mut left = self.fronts[self.fronts.len() - 1].iter();
        loop {
            let room = self.megabytes.saturating_mul(1_000_000).saturating_sub(kept + next.serialized_size());
            let size = BATCH.min(room / self.numbers.batch_bytes());
            if size < LEAST_BATCH {
                return Err(TableError::TooManyPositions { megabytes: self.megabytes });
            }
            let batch: Vec<u64> = left.by_ref().take(size).collect();
            if batch.is_empty() {
                break;
            }
            let expand =
                |chunk| if self.stop.is_asked() { Found::default() } else { self.numbers.expand(chunk) };
            let found: Vec<Found> = batch.par_chunks(CHUNK).map(expand).collect();
            if self.stop.is_asked() {
                return Err(TableError::Stopped);
            }
            self.most = found.iter().map(|found| found.most).fold(self.most, i32::max);
            if let Some(solved) = found.iter().find_map(|found| found.solved) {
                return Ok((next, Some(solved)));
            }
            let mut children: Vec<u64> = found.into_iter().flat_map(|found| found.next).collect();
            children.par_sort_unstable();
            next |= children.into_iter().collect::<RoaringTreemap>();
        }
        self.fronts.iter().for_each(|front| next -= front);
        Ok((next, None))
    }

    /// The decisions that lead to a position of the last set, and the one that solves the game there.
    fn way(&self, last: u64, mv: Move) -> Result<Vec<Move>, TableError> {
        let (mut way, mut target) = (vec![mv], last);
        for front in self.fronts.iter().rev().skip(1) {
            // No move makes more seeds on the board.
            let mut left = front.iter();
            left.advance_to(self.numbers.first[self.numbers.seeds(target)]);
            let (before, mv) = loop {
                let batch: Vec<u64> = left.by_ref().take(BATCH).collect();
                if self.stop.is_asked() || batch.is_empty() {
                    return Err(TableError::Stopped);
                }
                let before = |chunk: &[u64]| self.numbers.before(chunk, target);
                if let Some(found) = batch.par_chunks(CHUNK).find_map_first(before) {
                    break found;
                }
            };
            way.push(mv);
            target = before;
        }
        way.reverse();
        Ok(way)
    }
}
