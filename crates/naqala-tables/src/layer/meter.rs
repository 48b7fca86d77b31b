//! Progress of the work on a layer.

use std::sync::atomic::{AtomicU64, Ordering};

use super::Rounds;

/// A receiver of progress reports, from any thread.
pub trait Report: Sync {
    /// Work on a layer of `positions` positions begins.
    fn begin(&self, seeds: usize, positions: u64) {
        let _ = (seeds, positions);
    }

    /// Estimated thousandths of a layer's work that are done.
    fn advance(&self, seeds: usize, thousandths: u64) {
        let _ = (seeds, thousandths);
    }

    /// The layer is finished.
    fn finish(&self, seeds: usize, rounds: Rounds) {
        let _ = (seeds, rounds);
    }
}

/// Reports nothing.
impl Report for () {}

/// The work on a layer, in thousandths.
const WHOLE: u64 = 1_000;

/// Counts the chunks of one round. The number of rounds is unknown, so each counts as half of the remaining work.
pub(super) struct Meter<'a> {
    report: &'a dyn Report,
    seeds: usize,
    from: u64,
    span: u64,
    chunks: u64,
    done: AtomicU64,
}

impl<'a> Meter<'a> {
    pub(super) fn new(report: &'a dyn Report, seeds: usize) -> Meter<'a> {
        Meter { report, seeds, from: 0, span: 0, chunks: 1, done: AtomicU64::new(0) }
    }

    /// Starts the next round, which has this many chunks.
    pub(super) fn next(&mut self, chunks: u64) -> &Meter<'a> {
        self.from += self.span;
        self.span = (WHOLE - self.from) / 2;
        self.chunks = chunks.max(1);
        self.done = AtomicU64::new(0);
        self
    }

    /// A chunk is done.
    pub(super) fn step(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        self.report.advance(self.seeds, self.from + self.span * done / self.chunks);
    }

    pub(super) fn finish(&self) {
        self.report.advance(self.seeds, WHOLE);
    }
}
