//! The transposition table, shared by all threads.
//!
//! Every entry is two words. The first is the fingerprint exclusive-or the second, so an entry that two threads have half
//! overwritten matches no position (R. Hyatt and T. Mann, "A lockless transposition-table implementation for parallel
//! search", ICGA Journal 25, 2002).

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// Entries per cache line.
const BUCKET: usize = 4;

/// What the value of an entry says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) value: i32,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// The index of the best move in the list of offered moves, which is the same at every visit.
    pub(crate) best: Option<u8>,
}

/// A table of fixed size.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    /// Number of the current search, or [`UNUSED`]. Entries of earlier ones are replaced first.
    age: AtomicU8,
}

/// The entries of one cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

const AGES: u8 = 64;
/// The age of a table that is empty.
const UNUSED: u8 = AGES;
const NO_MOVE: u8 = u8::MAX;

impl Table {
    /// A table of about this many megabytes (of 2²⁰ bytes).
    pub(crate) fn new(megabytes: usize) -> Table {
        let bytes = megabytes.max(1) << 20;
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        Table { buckets: (0..buckets).map(|_| Default::default()).collect(), age: AtomicU8::new(UNUSED) }
    }

    /// Forgets everything. A table that is empty is left alone: writing one of 64 megabytes takes longer than many a search.
    pub(crate) fn clear(&mut self) {
        if std::mem::replace(self.age.get_mut(), UNUSED) == UNUSED {
            return;
        }
        self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::default());
    }

    /// Starts a new search; only then anything may be stored.
    pub(crate) fn grow_older(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    #[inline(always)]
    fn bucket(&self, key: u64) -> &[Slot; BUCKET] {
        // The high half of the product is distributed uniformly over the buckets, whatever their number.
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize].0
    }

    /// What is known about the position with this fingerprint.
    #[inline(always)]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (data != 0 && slot.check.load(Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    /// Stores what was found, replacing the least useful entry of the bucket.
    #[inline(always)]
    pub(crate) fn put(&self, key: u64, entry: Entry) {
        let age = self.age.load(Relaxed);
        let mut chosen = None;
        for slot in self.bucket(key) {
            let data = slot.data.load(Relaxed);
            let same = slot.check.load(Relaxed) ^ data == key;
            // Entries of earlier searches are treated as shallower than they are.
            let years = age.wrapping_sub(age_of(data)) % AGES;
            let worth =
                if data == 0 || same { i32::MIN } else { i32::from(depth_of(data)) - 4 * i32::from(years) };
            if same {
                chosen = Some((slot, worth));
                break;
            }
            if chosen.is_none_or(|(_, least)| worth < least) {
                chosen = Some((slot, worth));
            }
        }
        if let Some((slot, _)) = chosen {
            let data = pack(entry, age);
            slot.data.store(data, Relaxed);
            slot.check.store(key ^ data, Relaxed);
        }
    }

    /// How full the table is, in thousandths, estimated from a sample.
    pub(crate) fn fill(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let sample = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let full = sample.filter(|slot| {
            let data = slot.data.load(Relaxed);
            data != 0 && age_of(data) == age
        });
        full.count() as u32 * 1000 / (self.buckets.len().min(250) * BUCKET) as u32
    }
}

// Bits: value 32, depth 8, best move 8, bound 2, age 6, and one that distinguishes an entry from an empty slot.

fn pack(entry: Entry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    u64::from(entry.value.cast_unsigned())
        | u64::from(entry.depth) << 32
        | u64::from(entry.best.unwrap_or(NO_MOVE)) << 40
        | bound << 48
        | u64::from(age) << 50
        | 1 << 56
}

fn unpack(data: u64) -> Entry {
    let best = (data >> 40) as u8;
    Entry {
        value: (data as u32).cast_signed(),
        depth: depth_of(data),
        bound: match data >> 48 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
        best: (best != NO_MOVE).then_some(best),
    }
}

fn depth_of(data: u64) -> u8 {
    (data >> 32) as u8
}

fn age_of(data: u64) -> u8 {
    (data >> 50) as u8 % AGES
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn entry(value: i32, depth: u8) -> Entry {
        Entry { value, depth, bound: Bound::AtLeast, best: Some(3) }
    }

    #[test]
    fn what_is_put_is_found_again() {
        let table = Table::new(1);
        table.grow_older();
        let entries = [
            entry(-123_456, 7),
            Entry { bound: Bound::AtMost, best: None, ..entry(i32::MIN, 255) },
            Entry { bound: Bound::Exact, ..entry(0, 0) },
        ];
        for (key, entry) in entries.into_iter().enumerate() {
            let key = (key as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            assert_eq!(table.get(key), None);
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
        }
    }

    #[test]
    fn old_and_shallow_entries_give_way() {
        let table = Table::new(1);
        table.grow_older();
        // All keys are in the same bucket, which the high bits select.
        for key in 1..=4 {
            table.put(key, entry(0, 10 * key as u8));
        }
        table.put(5, entry(0, 1));
        assert_eq!(table.get(1), None, "the shallowest gave way");
        assert!(table.get(2).is_some());
        (0..20).for_each(|_| table.grow_older());
        table.put(6, entry(0, 1));
        table.put(7, entry(0, 1));
        assert!(
            table.get(6).is_some(),
            "an entry of this search is worth more than deep ones of earlier ones"
        );
        assert!(table.get(7).is_some());
    }

    #[test]
    fn a_cleared_table_is_empty_even_when_ages_come_round() {
        let mut table = Table::new(1);
        for searches in 1..=2 * u32::from(AGES) + 2 {
            (0..searches).for_each(|_| table.grow_older());
            table.put(7, entry(1, 1));
            assert!(table.get(7).is_some());
            table.clear();
            assert_eq!(table.get(7), None, "{searches}");
        }
    }
}
