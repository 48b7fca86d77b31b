//! How probable each value of a layer is after those before it.
//!
//! The values of neighbouring positions are alike. A *history* consists of three values: in the plane of values, or of lower
//! bounds, the previous three of the block; for an upper bound, the lower bound of the same position, and both bounds of the
//! previous one. Histories with the same first value, and with the same differences from it up to [`REACH`], share a row of
//! probabilities. A row that would cost more than it saves is left out: then that of all histories with the same first value
//! applies.
//!
//! Everything is computed with whole numbers, so that it is the same on every machine.

use rayon::prelude::*;

use super::read::Bytes;
use crate::error::TableError;

/// Probabilities are multiples of 2 to the power of minus this.
pub(super) const BITS: u32 = 12;
/// The sum of the probabilities of a row.
pub(super) const WHOLE: u32 = 1 << BITS;
/// Larger differences from the first value of a history count as this one.
const REACH: i32 = 3;
/// Histories with the same first value that have rows of their own.
const DIFFERENCES: usize = (2 * REACH as usize + 1) * (2 * REACH as usize + 1);
/// Estimated bits that a row takes in the file, and each value in it.
const ROW_COST: u64 = 8;
const ENTRY_COST: u64 = 14;
/// The level at which the rows are compressed.
const LEVEL: i32 = 19;
/// Blocks whose values a thread counts at once.
const BLOCKS_AT_ONCE: usize = 1 << 10;

/// A value in a row, and its share of the probabilities: from `start` up to, but without, `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) start: u16,
    pub(super) end: u16,
    pub(super) value: u8,
}

/// The rows of a layer.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Model {
    values: usize,
    /// By the first value of a history: the row of those without one of their own.
    shared: Vec<u32>,
    /// By history: its row.
    rows: Vec<u32>,
    /// By row: where it begins among the entries; and where they end.
    starts: Vec<u32>,
    /// Row after row, the most probable value first. The last entry of a row ends at [`WHOLE`].
    entries: Vec<Entry>,
    /// By row and the highest bits of a share: the first entry of the row to which such a share may belong.
    guesses: Vec<u8>,
}

/// The highest bits of a share, by which its entry is guessed.
const GUESS_BITS: u32 = 6;

/// No value ever follows such a history.
const NO_ROW: u32 = u32::MAX;

/// The number of values a plane can contain: up to all seeds for one player or the other.
pub(super) fn values_with(seeds: usize) -> usize {
    2 * seeds + 1
}

/// The histories of the values of a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Histories {
    values: usize,
}

impl Histories {
    /// Those of a layer.
    pub(super) fn new(seeds: usize) -> Histories {
        Histories { values: values_with(seeds) }
    }

    /// The value 0, which stands for what is before the block.
    #[inline(always)]
    pub(super) fn zero(self) -> u8 {
        (self.values / 2) as u8
    }

    /// The number of a history.
    #[inline(always)]
    pub(super) fn number(self, plane: usize, first: u8, second: u8, third: u8) -> usize {
        let step = |other: u8| {
            let difference = i32::from(other) - i32::from(first);
            (difference.clamp(-REACH, REACH) + REACH) as usize
        };
        ((plane * self.values + usize::from(first)) * (2 * REACH as usize + 1) + step(second))
            * (2 * REACH as usize + 1)
            + step(third)
    }

    /// Goes through a block of one or two planes: `each` gets the number of the history of every value, and its place. It says
    /// which value is there.
    #[inline(always)]
    pub(super) fn each<E>(
        self,
        block: &mut [u8],
        planes: usize,
        mut each: impl FnMut(usize, &mut u8) -> Result<(), E>,
    ) -> Result<(), E> {
        let (lower, upper) = block.split_at_mut(block.len() / planes.max(1));
        let mut last = [self.zero(); 3];
        for value in lower.iter_mut() {
            each(self.number(0, last[0], last[1], last[2]), value)?;
            last = [*value, last[0], last[1]];
        }
        let (mut lower_before, mut upper_before) = (self.zero(), self.zero());
        for (lower, upper) in lower.iter().zip(upper) {
            each(self.number(1, *lower, upper_before, lower_before), upper)?;
            (lower_before, upper_before) = (*lower, *upper);
        }
        Ok(())
    }

    /// The number of all histories.
    fn count(self, planes: usize) -> usize {
        planes * self.values * DIFFERENCES
    }
}

impl Model {
    /// The rows that suit the blocks of a layer best. `block` fills in a block.
    pub(super) fn learn(
        seeds: usize,
        planes: usize,
        blocks: usize,
        block: impl Fn(usize, &mut Vec<u8>) + Sync,
    ) -> Model {
        let histories = Histories::new(seeds);
        let (values, all) = (histories.values, histories.count(planes));
        let parts = blocks.div_ceil(BLOCKS_AT_ONCE);
        let counts = (0..parts).into_par_iter().fold(
            || vec![0_u32; all * values],
            |mut counts, part| {
                let mut of_block = Vec::new();
                for number in part * BLOCKS_AT_ONCE..blocks.min((part + 1) * BLOCKS_AT_ONCE) {
                    block(number, &mut of_block);
                    let _: Result<(), ()> = histories.each(&mut of_block, planes, |history, value| {
                        counts[history * values + usize::from(*value)] += 1;
                        Ok(())
                    });
                }
                counts
            },
        );
        let add = |mut a: Vec<u32>, b: Vec<u32>| {
            a.iter_mut().zip(b).for_each(|(a, b)| *a = a.saturating_add(b));
            a
        };
        let counts = counts.reduce(|| vec![0; all * values], add);
        let mut model = Model::empty(values);
        counts.chunks(DIFFERENCES * values).for_each(|of_first| model.add(of_first));
        model
    }

    fn empty(values: usize) -> Model {
        Model {
            values,
            shared: Vec::new(),
            rows: Vec::new(),
            starts: vec![0],
            entries: Vec::new(),
            guesses: Vec::new(),
        }
    }

    /// Adds the rows of the histories with one first value.
    fn add(&mut self, counts: &[u32]) {
        let mut shared = vec![0_u64; self.values];
        for (at, count) in counts.iter().enumerate() {
            shared[at % self.values] += u64::from(*count);
        }
        let shared_row = row_of(&shared);
        let shared_at = self.push(&shared_row);
        self.shared.push(shared_at);
        for counts in counts.chunks(self.values) {
            let counts: Vec<u64> = counts.iter().map(|count| u64::from(*count)).collect();
            let own = row_of(&counts);
            let cost = cost_of(&own, &counts) + ROW_COST + ENTRY_COST * own.len() as u64;
            let saves = !own.is_empty() && cost < cost_of(&shared_row, &counts);
            let at = if saves { self.push(&own) } else { shared_at };
            self.rows.push(at);
        }
    }

    /// Adds a row; returns its number.
    fn push(&mut self, row: &[(u8, u16)]) -> u32 {
        if row.is_empty() {
            return NO_ROW;
        }
        let mut start = 0;
        for (value, share) in row {
            self.entries.push(Entry { start, end: start + share, value: *value });
            start += share;
        }
        let number = self.starts.len() as u32 - 1;
        self.starts.push(self.entries.len() as u32);
        let row = self.row(number);
        let first =
            |guess: u32| row.iter().position(|entry| u32::from(entry.end) > guess << (BITS - GUESS_BITS));
        let guesses: Vec<u8> = (0..1 << GUESS_BITS).map(|guess| first(guess).unwrap_or(0) as u8).collect();
        self.guesses.extend(guesses);
        number
    }

    /// The entry of the row of a history to which a share, below [`WHOLE`], belongs.
    #[inline(always)]
    pub(super) fn find(&self, history: usize, share: u32) -> Option<Entry> {
        let row = *self.rows.get(history)? as usize;
        let guess = self.guesses.get(row << GUESS_BITS | (share >> (BITS - GUESS_BITS)) as usize)?;
        let mut at = *self.starts.get(row)? as usize + usize::from(*guess);
        loop {
            let entry = self.entries.get(at)?;
            if share < u32::from(entry.end) {
                return Some(*entry);
            }
            at += 1;
        }
    }

    /// A row by its number.
    fn row(&self, number: u32) -> &[Entry] {
        let bounds = self.starts.get(number as usize).zip(self.starts.get(number as usize + 1));
        bounds.map_or(&[], |(from, to)| &self.entries[*from as usize..*to as usize])
    }

    /// For every history and value its entry, to pack blocks.
    pub(super) fn codes(&self) -> Codes {
        let mut places = std::collections::HashMap::new();
        let mut codes = Codes { values: self.values, rows: Vec::new(), entries: Vec::new() };
        for at in &self.rows {
            let row = places.entry(*at).or_insert_with(|| {
                let row = codes.entries.len() as u32;
                codes.entries.resize(codes.entries.len() + self.values, Entry { start: 0, end: 0, value: 0 });
                for entry in self.row(*at) {
                    codes.entries[row as usize + usize::from(entry.value)] = *entry;
                }
                row
            });
            codes.rows.push(*row);
        }
        codes
    }

    /// The rows as they are in the file.
    pub(super) fn to_bytes(&self) -> std::io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        for (shared, rows) in self.shared.iter().zip(self.rows.chunks(DIFFERENCES)) {
            self.write(*shared, &mut bytes);
            if *shared != NO_ROW {
                rows.iter().for_each(|at| self.write(if at == shared { NO_ROW } else { *at }, &mut bytes));
            }
        }
        zstd::bulk::compress(&bytes, LEVEL)
    }

    fn write(&self, number: u32, bytes: &mut Vec<u8>) {
        let row = self.row(number);
        bytes.push(row.len() as u8);
        for Entry { start, end, value } in row {
            bytes.push(*value);
            bytes.extend((end - start).to_le_bytes());
        }
    }

    /// The inverse of [`Model::to_bytes`].
    pub(super) fn parse(seeds: usize, planes: usize, packed: &[u8]) -> Result<Model, TableError> {
        let values = values_with(seeds);
        let damaged = || TableError::Damaged { what: format!("the model of the layer of {seeds} seeds") };
        let most = planes * values * (DIFFERENCES + 1) * (1 + 3 * values);
        let unpacked = zstd::bulk::decompress(packed, most).map_err(|_| damaged())?;
        let mut bytes = Bytes(&unpacked);
        let mut model = Model::empty(values);
        let mut row = |model: &mut Model| -> Result<u32, TableError> {
            let length = bytes.take(1)?[0];
            let entry = |_| Ok((bytes.take(1)?[0], bytes.u16()?));
            let row = (0..length).map(entry).collect::<Result<Vec<_>, TableError>>()?;
            let sum: u32 = row.iter().map(|(_, share)| u32::from(*share)).sum();
            let fits = row.iter().all(|(value, share)| usize::from(*value) < values && *share > 0);
            if fits && (row.is_empty() || sum == WHOLE) { Ok(model.push(&row)) } else { Err(damaged()) }
        };
        for _ in 0..planes * values {
            let shared = row(&mut model)?;
            model.shared.push(shared);
            for _ in 0..DIFFERENCES {
                let own = if shared == NO_ROW { NO_ROW } else { row(&mut model)? };
                model.rows.push(if own == NO_ROW { shared } else { own });
            }
        }
        if bytes.0.is_empty() { Ok(model) } else { Err(damaged()) }
    }
}

/// The entries of all rows, by value.
#[derive(Debug)]
pub(super) struct Codes {
    values: usize,
    /// By history: where its row begins.
    rows: Vec<u32>,
    entries: Vec<Entry>,
}

impl Codes {
    /// The entry of a value after a history.
    #[inline(always)]
    pub(super) fn entry(&self, history: usize, value: u8) -> Entry {
        debug_assert!(usize::from(value) < self.values);
        self.entries[self.rows[history] as usize + usize::from(value)]
    }
}

/// Probabilities in proportion to counts, none of them 0, the greatest first.
fn row_of(counts: &[u64]) -> Vec<(u8, u16)> {
    let total: u64 = counts.iter().sum();
    let occurring = counts.iter().enumerate().filter(|(_, count)| **count > 0);
    let share = |count: u64| (u128::from(count) * u128::from(WHOLE) / u128::from(total)).max(1) as u16;
    let mut row: Vec<(u8, u16)> = occurring.map(|(value, count)| (value as u8, share(*count))).collect();
    row.sort_by_key(|(value, share)| (std::cmp::Reverse(*share), *value));
    let mut excess = row.iter().map(|(_, share)| i32::from(*share)).sum::<i32>() - WHOLE as i32;
    // What rounding has left over, or taken too much, falls to the most probable values.
    while let Some((_, share)) = row.first_mut().filter(|_| excess != 0) {
        let taken = excess.min(i32::from(*share) / 2);
        *share = (i32::from(*share) - taken) as u16;
        excess -= taken;
        row.sort_by_key(|(value, share)| (std::cmp::Reverse(*share), *value));
    }
    row
}

/// Bits that values with these counts take with a row.
fn cost_of(row: &[(u8, u16)], counts: &[u64]) -> u64 {
    let of_entry = |(value, share): &(u8, u16)| {
        counts[usize::from(*value)] * ((u64::from(BITS) << FRACTION) - logarithm(u64::from(*share)))
    };
    row.iter().map(of_entry).sum::<u64>() >> FRACTION
}

/// Bits behind the point of a logarithm.
const FRACTION: u32 = 8;

/// The binary logarithm of a number below 2 to the power of 32, in units of 2 to the power of minus [`FRACTION`].
fn logarithm(number: u64) -> u64 {
    let whole = number.max(1).ilog2();
    let mut logarithm = u64::from(whole);
    // The number divided by that power of two, with 31 bits behind the point. It is squared for each further bit.
    let mut rest = number.max(1) << (31 - whole);
    for _ in 0..FRACTION {
        rest = (rest * rest) >> 31;
        let bit = rest >> 32;
        logarithm = logarithm << 1 | bit;
        rest >>= bit;
    }
    logarithm
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_rounded_down() {
        for (number, expected) in [(1, 0.0), (2, 1.0), (3, 1.585), (1000, 9.9658), (4096, 12.0)] {
            let found = logarithm(number) as f64 / f64::from(1 << FRACTION);
            assert!((expected - 0.01..=expected + 0.001).contains(&found), "{number}: {found}");
        }
    }

    #[test]
    fn rows_sum_up_to_the_whole() {
        let many: Vec<u64> = (0..241).map(|value| if value == 7 { 1 << 40 } else { 1 }).collect();
        for counts in [vec![1], vec![1, 1, 1], vec![0, 5, 0, 1 << 40], many.clone(), vec![3; 241]] {
            let row = row_of(&counts);
            assert_eq!(row.iter().map(|(_, share)| u32::from(*share)).sum::<u32>(), WHOLE);
            assert_eq!(row.len(), counts.iter().filter(|count| **count > 0).count());
            assert!(row.iter().all(|(_, share)| *share > 0));
        }
        assert_eq!(row_of(&many)[0], (7, WHOLE as u16 - 240));
        assert!(row_of(&[0, 0]).is_empty());
    }

    #[test]
    fn models_are_read_as_they_were_written() {
        for planes in [1, 2] {
            let block = |number: usize, block: &mut Vec<u8>| {
                *block = (0..planes * 20).map(|at| ((at * at + number) % 9) as u8).collect();
            };
            let model = Model::learn(4, planes, 3_000, block);
            let bytes = model.to_bytes().unwrap();
            assert_eq!(Model::parse(4, planes, &bytes).unwrap(), model);
            assert!(Model::parse(3, planes, &bytes).is_err(), "a value that is too large");
            assert!(Model::parse(4, planes, &bytes[1..]).is_err());
        }
    }
}
