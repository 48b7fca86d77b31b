//! The worker threads of a command.

use anyhow::{Context, Result};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// A pool of this many threads, or one for each core.
pub(crate) fn pool(threads: Option<usize>) -> Result<ThreadPool> {
    ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build().context("cannot start threads")
}
