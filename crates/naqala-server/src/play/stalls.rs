//! Stalls: periods in which this process was alive but not scheduled, because it or its machine was suspended. On a site of
//! several servers this time is charged to no player, like the time in which no server led a game.

use std::sync::{Arc, Mutex, Weak};
use std::thread;
use std::time::Duration;

use crate::ids;
use crate::mutex::lock;

/// Interval at which the watcher thread records that the process runs.
const TICK: Duration = Duration::from_millis(100);
/// A longer gap between two records is a stall, in milliseconds.
const SHORTEST: u64 = 300;
/// A request read within this time after a stall, in milliseconds, may have waited for the stall to end. So may a request of
/// somebody who connected during the stall, as the system accepts connections meanwhile.
const AFTERWARDS: u64 = 500;
/// Maximum number of stalls remembered.
const MOST: usize = 1000;

/// The stalls of this process.
#[derive(Debug)]
pub(crate) struct Stalls(Mutex<Seen>);

#[derive(Debug)]
struct Seen {
    /// When the process was last known to run.
    at: u64,
    /// The number of stalls so far, and the latest of them.
    count: usize,
    latest: Vec<(u64, u64)>,
}

impl Stalls {
    /// Starts the thread that detects stalls.
    ///
    /// # Errors
    /// The thread cannot be started.
    pub(crate) fn watch() -> std::io::Result<Arc<Stalls>> {
        let stalls = Arc::new(Stalls::since(ids::now()));
        let weak = Arc::downgrade(&stalls);
        let run = move || {
            while let Some(stalls) = Weak::upgrade(&weak) {
                stalls.look(ids::now());
                drop(stalls);
                thread::sleep(TICK);
            }
        };
        thread::Builder::new().name("stalls".to_owned()).spawn(run)?;
        Ok(stalls)
    }

    fn since(now: u64) -> Stalls {
        Stalls(Mutex::new(Seen { at: now, count: 0, latest: Vec::new() }))
    }

    /// Records that the process runs. Call this before counting time: it may be the first call after a stall. All threads wake
    /// together after one; whoever does not record it waits until another one has.
    pub(crate) fn look(&self, now: u64) {
        let mut seen = lock(&self.0);
        let before = seen.at;
        seen.at = before.max(now);
        if now.saturating_sub(before) > SHORTEST {
            if seen.latest.len() == MOST {
                seen.latest.remove(0);
            }
            seen.latest.push((before, now));
            seen.count += 1;
            drop(seen);
            tracing::warn!(milliseconds = now - before, "this process was stopped; no clock ran meanwhile");
        }
    }

    /// Number of stalls so far.
    pub(crate) fn count(&self) -> usize {
        lock(&self.0).count
    }

    /// The remembered stalls from this number on, and the number from which the next ones are.
    pub(crate) fn after(&self, number: usize) -> (Vec<(u64, u64)>, usize) {
        let seen = lock(&self.0);
        let new = seen.count.saturating_sub(number).min(seen.latest.len());
        (seen.latest[seen.latest.len() - new..].to_vec(), seen.count)
    }

    /// The earliest time at which a request that was read at this time may have been sent: if it may have waited for the end of a
    /// stall, when that stall began.
    pub(crate) fn sent(&self, read: u64) -> u64 {
        let seen = lock(&self.0);
        let latest = seen.latest.last().filter(|(_, ended)| read <= ended + AFTERWARDS);
        latest.map_or(read, |(began, _)| read.min(*began))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_is_a_stall_if_it_is_long() {
        let stalls = Stalls::since(1_000);
        (1..10).for_each(|tick| stalls.look(1_000 + 100 * tick));
        assert_eq!(stalls.count(), 0);
        stalls.look(3_900);
        stalls.look(3_950);
        stalls.look(3_900);
        assert_eq!((stalls.after(0), stalls.after(1)), ((vec![(1_900, 3_900)], 1), (Vec::new(), 1)));
        let sent = [1_800, 3_910, 4_400, 4_500].map(|read| stalls.sent(read));
        assert_eq!(sent, [1_800, 1_900, 1_900, 4_500]);
    }
}
