//! Threads in a browser: workers that run the same module on the same memory.
//!
//! A worker cannot be started while the program computes. So the page starts all of them before an analysis, and each runs one
//! thread of the pool for as long as it lives.

use std::sync::{Arc, Mutex, PoisonError};

use rayon::{ThreadBuilder, ThreadPool, ThreadPoolBuilder};
use wasm_bindgen::prelude::wasm_bindgen;

/// Threads that wait for a worker.
static WAITING: Mutex<Vec<ThreadBuilder>> = Mutex::new(Vec::new());

/// A pool of this many threads, each of which has to be run by [`help`]; `None` if it cannot be made.
pub(crate) fn pool(threads: usize) -> Option<Arc<ThreadPool>> {
    let wait = |thread| {
        WAITING.lock().unwrap_or_else(PoisonError::into_inner).push(thread);
        Ok(())
    };
    let pool = ThreadPoolBuilder::new().num_threads(threads).spawn_handler(wait).build();
    pool.ok().map(Arc::new)
}

/// Runs a thread of the pool, if one is waiting. A worker that calls it does nothing else any more.
#[wasm_bindgen]
pub fn help() {
    let thread = WAITING.lock().unwrap_or_else(PoisonError::into_inner).pop();
    if let Some(thread) = thread {
        thread.run();
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use std::thread;

    #[test]
    fn whoever_helps_runs_a_thread_of_the_pool() {
        let pool = super::pool(2).unwrap();
        let helpers = [thread::spawn(super::help), thread::spawn(super::help)];
        let (one, two) = pool.install(|| rayon::join(|| 1, || 2));
        assert_eq!(one + two, 3);
        drop(pool);
        helpers.map(|helper| helper.join().unwrap());
    }
}
