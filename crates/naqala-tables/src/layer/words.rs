//! What retrograde analysis knows about a position, in one word.

use std::sync::atomic::{AtomicU16, AtomicU32, Ordering};

/// A word for each position, shared by threads: the best value found so far, shifted to be non-negative, a bit that says whether
/// the position is settled, and for every pit a bit that says whether it begins a ply within the layer whose value is unknown.
pub(super) trait Word: Default + Send + Sync {
    /// The bit of settled positions; those below are the best value.
    const SETTLED: u32;
    /// Maximum number of pits of a side.
    const STARTS: usize;

    fn get(&self) -> u32;
    fn set(&self, word: u32);
    /// Replaces the word if it is still the first one; otherwise returns the present one.
    fn exchange(&self, old: u32, new: u32) -> Result<(), u32>;

    /// The word of a position whose value is not settled.
    #[inline(always)]
    fn open(best: u32, starts: u32) -> u32 {
        best | (starts * 2 * Self::SETTLED)
    }

    #[inline(always)]
    fn best(word: u32) -> u32 {
        word & (Self::SETTLED - 1)
    }

    #[inline(always)]
    fn is_settled(word: u32) -> bool {
        word & Self::SETTLED != 0
    }

    /// Whether the ply from this pit is still unknown, in a position that is not settled.
    #[inline(always)]
    fn has_open(word: u32, start: u8) -> bool {
        !Self::is_settled(word) && word & Self::start(start) != 0
    }

    /// The bit of a pit.
    #[inline(always)]
    fn start(start: u8) -> u32 {
        (2 * Self::SETTLED) << start
    }

    /// Changes the word unless `change` says no; returns the new one.
    #[inline(always)]
    fn update(&self, change: impl Fn(u32) -> Option<u32>) -> Option<u32> {
        let mut old = self.get();
        loop {
            let new = change(old)?;
            match self.exchange(old, new) {
                Ok(()) => return Some(new),
                Err(now) => old = now,
            }
        }
    }
}

/// For up to 63 seeds and 8 pits a side: half of the memory, which is what large layers wait for.
impl Word for AtomicU16 {
    const SETTLED: u32 = 1 << 7;
    const STARTS: usize = 8;

    #[inline(always)]
    fn get(&self) -> u32 {
        u32::from(self.load(Ordering::Relaxed))
    }

    #[inline(always)]
    fn set(&self, word: u32) {
        self.store(word as u16, Ordering::Relaxed);
    }

    #[inline(always)]
    fn exchange(&self, old: u32, new: u32) -> Result<(), u32> {
        let done = self.compare_exchange_weak(old as u16, new as u16, Ordering::Relaxed, Ordering::Relaxed);
        done.map(|_| ()).map_err(u32::from)
    }
}

impl Word for AtomicU32 {
    const SETTLED: u32 = 1 << 8;
    const STARTS: usize = 16;

    #[inline(always)]
    fn get(&self) -> u32 {
        self.load(Ordering::Relaxed)
    }

    #[inline(always)]
    fn set(&self, word: u32) {
        self.store(word, Ordering::Relaxed);
    }

    #[inline(always)]
    fn exchange(&self, old: u32, new: u32) -> Result<(), u32> {
        self.compare_exchange_weak(old, new, Ordering::Relaxed, Ordering::Relaxed).map(|_| ())
    }
}
