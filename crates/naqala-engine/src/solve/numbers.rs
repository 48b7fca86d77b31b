//! Stores what is known about compact boards: bounds of their values, and the proof numbers of the latest question about them.
//!
//! A slot is one word of 128 bits; four share a cache line. With 2²⁴ buckets (one gigabyte) or more, the check of a slot
//! and the index of its bucket together are the whole hash; in smaller tables, all but a few bits of it. A board that is not in
//! the table is taken for one of the four others in its bucket with a probability of 4 · 2⁻⁴⁰ in tables of up to one gigabyte, if
//! hashes are as good as random, and in proportion more in larger ones. Boards are not compared.

use naqala::CompactBoard;

/// Slots per cache line.
const BUCKET: usize = 4;

/// Exceeds any effort: the question is settled with the other answer.
pub(super) const NEVER: u32 = (1 << EFFORT) - 1;

/// Estimated efforts of proving the answers yes and no: the proof number and the disproof number of a question (L. V. Allis, M.
/// van der Meulen, J. van den Herik, "Proof-number search", Artificial Intelligence 66, 1994). A settled question has 0 for its
/// answer and [`NEVER`] for the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Effort {
    pub(super) yes: u32,
    pub(super) no: u32,
}

impl Effort {
    pub(super) const YES: Effort = Effort { yes: 0, no: NEVER };
    pub(super) const NO: Effort = Effort { yes: NEVER, no: 0 };

    /// The effort from the opponent's view, with yes and no exchanged.
    #[inline(always)]
    pub(super) fn turned(self) -> Effort {
        Effort { yes: self.no, no: self.yes }
    }
}

/// What is known about a board: the value lies between the bounds, and the effort belongs to the question whether it reaches
/// `goal`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    lower: i32,
    upper: i32,
    goal: i32,
    effort: Effort,
}

#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
struct Bucket([u128; BUCKET]);

/// A table of fixed size. If a bucket is full, the entry with the smallest search is replaced.
#[derive(Debug)]
pub(super) struct NumberTable {
    buckets: Vec<Bucket>,
}

impl NumberTable {
    /// A table of at most about this many megabytes (of 2²⁰ bytes), and no larger than the number of boards.
    pub(super) fn new(megabytes: usize, boards: u64) -> NumberTable {
        let most = usize::try_from(boards).unwrap_or(usize::MAX) / BUCKET * 2;
        let buckets = ((megabytes.max(1) << 20) / size_of::<Bucket>()).min(most).max(1);
        NumberTable { buckets: vec![Bucket::default(); buckets] }
    }

    /// The hash of the pits of a board; the stores do not matter.
    #[inline(always)]
    pub(super) fn key(board: CompactBoard, row: u64) -> u64 {
        const ODD: [u64; 2] = [0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93];
        let [mine, theirs] = board.words().map(|word| word & row);
        // Multiply to twice the width and fold the halves, twice.
        let fold = |a: u64, b: u64| {
            let wide = u128::from(a) * u128::from(b);
            wide as u64 ^ (wide >> 64) as u64
        };
        fold(fold(mine ^ ODD[0], ODD[1]) ^ theirs, ODD[0]) ^ mine.rotate_left(29)
    }

    #[inline(always)]
    fn place(&self, key: u64) -> usize {
        // The high half of the product is distributed uniformly over the buckets, whatever their number.
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    /// Prefetches the bucket into the cache. The result has no meaning.
    #[inline(always)]
    pub(super) fn touch(&self, key: u64) -> u64 {
        self.buckets[self.place(key)].0[0] as u64
    }

    /// The effort of the question whether a board is worth at least `goal`, if the board is known.
    #[inline(always)]
    pub(super) fn get(&self, key: u64, goal: i32) -> Option<Effort> {
        let bucket = &self.buckets[self.place(key)].0;
        let slot = bucket.iter().find(|slot| is_of(**slot, key))?;
        let entry = unpack(*slot);
        Some(match entry {
            Entry { lower, .. } if lower >= goal => Effort::YES,
            Entry { upper, .. } if upper < goal => Effort::NO,
            Entry { goal: asked, effort, .. } if asked == goal => effort,
            // Stored for another goal, but still a starting point.
            Entry { effort: Effort { yes, no }, .. } => {
                Effort { yes: yes.clamp(1, OTHER), no: no.clamp(1, OTHER) }
            }
        })
    }

    /// Stores the effort of a question; `nodes` is the size of the search that found it.
    #[inline]
    pub(super) fn put(&mut self, key: u64, goal: i32, effort: Effort, nodes: u64) {
        let place = self.place(key);
        let bucket = &mut self.buckets[place].0;
        let worth = |slot: u128| if is_of(slot, key) { 0 } else { (slot >> SIZE_AT) as u8 };
        let mut chosen = 0;
        for slot in 1..BUCKET {
            if worth(bucket[slot]) < worth(bucket[chosen]) {
                chosen = slot;
            }
        }
        let slot = &mut bucket[chosen];
        let mut size = nodes.max(1).ilog2() as u8 + 1;
        let mut entry = Entry { lower: -BOUND, upper: BOUND, goal, effort };
        if is_of(*slot, key) {
            size = size.max((*slot >> SIZE_AT) as u8);
            entry = unpack(*slot);
        }
        match effort {
            Effort::YES => entry.lower = entry.lower.max(goal),
            Effort::NO => entry.upper = entry.upper.min(goal - 1),
            _ => (entry.goal, entry.effort) = (goal, effort),
        }
        *slot = pack(entry, key, size);
    }
}

/// Maximum effort that is inferred from a question with another goal.
const OTHER: u32 = 4;

// From the low bits up: check 40, effort 2 × 25, bounds and goal 3 × 10, size of the search 8 (never 0, which marks an empty
// slot).

const CHECK: u128 = (1 << 40) - 1;
const EFFORT: u32 = 25;
const GOALS_AT: u32 = 40 + 2 * EFFORT;
const SIZE_AT: u32 = GOALS_AT + 30;
/// Bounds and goals are smaller than this.
const BOUND: i32 = 511;

#[inline(always)]
fn is_of(slot: u128, key: u64) -> bool {
    // Compare the low bits of the key, because its high bits select the bucket.
    slot & CHECK == u128::from(key) & CHECK && slot != 0
}

#[inline(always)]
fn pack(entry: Entry, key: u64, size: u8) -> u128 {
    let Entry { lower, upper, goal, effort } = entry;
    let goals = [lower, upper, goal]
        .into_iter()
        .rev()
        .fold(0, |word, goal| word << 10 | ((goal + BOUND + 1) & 1023) as u128);
    u128::from(key) & CHECK
        | u128::from(effort.yes) << 40
        | u128::from(effort.no) << (40 + EFFORT)
        | goals << GOALS_AT
        | u128::from(size) << SIZE_AT
}

#[inline(always)]
fn unpack(slot: u128) -> Entry {
    let goal = |number: u32| ((slot >> (GOALS_AT + 10 * number)) as i32 & 1023) - BOUND - 1;
    let effort = |at: u32| (slot >> at) as u32 & NEVER;
    Entry {
        lower: goal(0),
        upper: goal(1),
        goal: goal(2),
        effort: Effort { yes: effort(40), no: effort(40 + EFFORT) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn what_is_put_is_found_again() {
        let mut table = NumberTable::new(1, u64::MAX);
        for (key, goal, yes, no) in [(1, -255, 1, 2), (2, 0, NEVER - 1, 1), (u64::MAX, 255, 7, NEVER - 1)] {
            assert_eq!(table.get(key, goal), None);
            table.put(key, goal, Effort { yes, no }, u64::MAX);
            assert_eq!(table.get(key, goal), Some(Effort { yes, no }));
        }
    }

    #[test]
    fn answers_settle_other_goals() {
        let mut table = NumberTable::new(1, u64::MAX);
        table.put(9, 3, Effort::YES, 10);
        table.put(9, 7, Effort::NO, 10);
        assert_eq!(table.get(9, 2), Some(Effort::YES));
        assert_eq!(table.get(9, 8), Some(Effort::NO));
        assert!(table.get(9, 5).is_some_and(|effort| effort.yes > 0 && effort.no > 0));
        table.put(9, 5, Effort { yes: 30, no: 40 }, 10);
        assert_eq!(table.get(9, 5), Some(Effort { yes: 30, no: 40 }));
        assert_eq!(table.get(9, 3), Some(Effort::YES));
    }

    #[test]
    fn the_smallest_search_gives_way() {
        let mut table = NumberTable::new(1, u64::MAX);
        // All keys are in the same bucket, which the high bits select.
        for key in 1..=4 {
            table.put(key, 0, Effort { yes: 1, no: 1 }, 1 << (2 * key));
        }
        table.put(5, 0, Effort { yes: 1, no: 1 }, 1);
        assert_eq!(table.get(1, 0), None);
        assert!((2..=5).all(|key| table.get(key, 0).is_some()));
    }
}
