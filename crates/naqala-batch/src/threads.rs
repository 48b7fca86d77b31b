//! The threads that step a batch.

use std::{mem, process};

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::batch::BatchError;

/// Threads, and the process in which they run.
#[derive(Debug)]
pub(crate) struct Threads {
    pool: ThreadPool,
    process: u32,
}

impl Threads {
    pub(crate) fn start(number: usize) -> Result<Threads, BatchError> {
        let pool = ThreadPoolBuilder::new().num_threads(number).build();
        let pool = pool.map_err(|error| BatchError::Start(error.to_string()))?;
        Ok(Threads { pool, process: process::id() })
    }

    /// Starts as many threads again if this is another process: after a fork, work given to the old ones would never be done.
    pub(crate) fn wake(&mut self, number: usize) -> Result<(), BatchError> {
        if self.process != process::id() {
            // The old pool is not dropped: its locks are as they were when the process was forked.
            mem::forget(mem::replace(self, Threads::start(number)?));
        }
        Ok(())
    }

    pub(crate) fn pool(&self) -> &ThreadPool {
        &self.pool
    }
}
