//! Proven and presumed bounds of positions, by the fingerprint of their boards.
//!
//! Every slot is two words: the fingerprint, and the entry.

/// Slots per cache line.
const BUCKET: usize = 4;

/// Bounds of a value, presumed or proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) lower: i32,
    pub(crate) upper: i32,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Proven.
    pub(crate) proven: Bounds,
    /// Presumed after a search of `depth`.
    pub(crate) presumed: Bounds,
    pub(crate) depth: u8,
    /// The index of the best move in the list of legal moves.
    pub(crate) best: u8,
}

/// Stands for "no best move".
pub(crate) const NO_MOVE: u8 = u8::MAX;

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    data: u64,
}

#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

/// A table of fixed size. If a bucket is full, the entry with the smallest search is replaced.
#[derive(Debug)]
pub(crate) struct ProofTable {
    buckets: Vec<Bucket>,
}

impl ProofTable {
    /// A table of about this many megabytes (of 2²⁰ bytes).
    pub(crate) fn new(megabytes: usize) -> ProofTable {
        let buckets = ((megabytes.max(1) << 20) / size_of::<Bucket>()).max(1);
        ProofTable { buckets: vec![Bucket::default(); buckets] }
    }

    #[inline(always)]
    fn place(&self, key: u64) -> usize {
        // The high half of the product is distributed uniformly over the buckets, whatever their number.
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    #[inline(always)]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.place(key)].0;
        bucket.iter().find(|slot| slot.key == key && slot.data != 0).map(|slot| unpack(slot.data))
    }

    /// Stores what was found; `nodes` is the size of the search.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, entry: Entry, nodes: u64) {
        let place = self.place(key);
        let bucket = &mut self.buckets[place].0;
        let size = u64::from(nodes.max(1).ilog2().min(62)) + 1;
        let worth = |slot: &Slot| if slot.key == key { 0 } else { slot.data >> SIZE_AT };
        if let Some(slot) = bucket.iter_mut().min_by_key(|slot| worth(slot)) {
            let kept = if slot.key == key { (slot.data >> SIZE_AT).max(size) } else { size };
            *slot = Slot { key, data: pack(entry) | kept << SIZE_AT };
        }
    }
}

// Four bounds of 10 bits each, depth 8, best move 8, size of the search 6 (never 0, which marks an empty slot).

const SIZE_AT: u32 = 58;
/// Added to bounds so that they are not negative.
const SHIFT: i32 = 512;

fn pack(entry: Entry) -> u64 {
    let Entry { proven, presumed, depth, best } = entry;
    let bounds = [proven.lower, proven.upper, presumed.lower, presumed.upper];
    let packed = bounds
        .iter()
        .rev()
        .fold(0, |word, bound| word << 10 | u64::from((*bound + SHIFT).clamp(0, 1023).cast_unsigned()));
    packed | u64::from(depth) << 40 | u64::from(best) << 48
}

fn unpack(data: u64) -> Entry {
    let bound = |at: u32| (data >> (10 * at) & 1023) as i32 - SHIFT;
    Entry {
        proven: Bounds { lower: bound(0), upper: bound(1) },
        presumed: Bounds { lower: bound(2), upper: bound(3) },
        depth: (data >> 40) as u8,
        best: (data >> 48) as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn entry(lower: i32, upper: i32) -> Entry {
        let presumed = Bounds { lower: lower + 1, upper: upper - 1 };
        Entry { proven: Bounds { lower, upper }, presumed, depth: 9, best: NO_MOVE }
    }

    #[test]
    fn what_is_put_is_found_again() {
        let mut table = ProofTable::new(1);
        for (key, entry) in [(1, entry(-255, 255)), (2, entry(0, 2)), (u64::MAX, entry(-510, 510))] {
            assert_eq!(table.get(key), None);
            table.put(key, entry, u64::MAX);
            assert_eq!(table.get(key), Some(entry));
        }
    }

    #[test]
    fn the_smallest_search_gives_way() {
        let mut table = ProofTable::new(1);
        // All keys are in the same bucket, which the high bits select.
        for key in 1..=4 {
            table.put(key, entry(0, 2), 1 << (2 * key));
        }
        table.put(5, entry(0, 2), 1);
        assert_eq!(table.get(1), None);
        assert!((2..=5).all(|key| table.get(key).is_some()));
    }
}
