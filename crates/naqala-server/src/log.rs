//! Where the log goes: standard error, as text for people or as lines of JSON for programs.

use std::io::{self, Write};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use tracing_subscriber::filter::LevelFilter;

/// How many lines may wait to be written; more are lost.
const WAITING: usize = 4_096;
/// How long the end of the process waits for the last lines.
const LAST_LINES: Duration = Duration::from_millis(500);

/// How much the log tells, and in which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Log {
    level: LevelFilter,
    is_json: bool,
}

impl Default for Log {
    /// Warnings and errors, as text.
    fn default() -> Log {
        Log { level: LevelFilter::WARN, is_json: false }
    }
}

impl Log {
    /// The log of a level as it is written on the command line: `off`, `error`, `warn`, `info`, `debug`, `trace`.
    ///
    /// ```
    /// assert!(naqala_server::Log::of_level("info").is_ok());
    /// assert!(naqala_server::Log::of_level("loud").is_err());
    /// ```
    ///
    /// # Errors
    /// There is no such level.
    pub fn of_level(level: &str) -> Result<Log, String> {
        let known = LevelFilter::from_str(level);
        let level = known.map_err(|_| {
            format!("`{level}` is no level of the log; there are off, error, warn, info, debug and trace")
        })?;
        Ok(Log { level, is_json: false })
    }

    /// Writes the log as lines of JSON.
    pub fn as_json(self) -> Log {
        Log { is_json: true, ..self }
    }

    /// Begins to write it, if nothing else in the process does already.
    pub(crate) fn begin(self) -> io::Result<Lines> {
        let lines = Lines::to(io::stderr())?;
        let writer = lines.clone();
        let log = tracing_subscriber::fmt()
            .with_max_level(self.level)
            // Otherwise a line that cannot be written is reported on standard error, and where that is full, too, with a panic.
            .log_internal_errors(false)
            .with_writer(move || writer.clone())
            .with_ansi(false);
        // An existing log setup is kept.
        let _ = if self.is_json { log.json().try_init() } else { log.try_init() };
        Ok(lines)
    }
}

/// Writes lines in a thread of its own: a disk that is full, or a program that does not read its pipe, must delay nobody but the
/// log.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    waiting: SyncSender<Line>,
    /// How many lines could not be written since the last one that was.
    lost: Arc<AtomicU64>,
}

#[derive(Debug)]
enum Line {
    Text(Vec<u8>),
    /// Reply when everything before is written.
    End(SyncSender<()>),
}

impl Lines {
    fn to(out: impl Write + Send + 'static) -> io::Result<Lines> {
        let (waiting, lines) = sync_channel(WAITING);
        let lost = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&lost);
        thread::Builder::new().name("log".to_owned()).spawn(move || write_all(&lines, out, &counted))?;
        Ok(Lines { waiting, lost })
    }

    /// Waits until the lines so far are written, but not for long.
    pub(crate) fn finish(&self) {
        let (done, is_done) = sync_channel(1);
        if self.waiting.try_send(Line::End(done)).is_ok() {
            // Whoever does not read the log by now does not get the rest.
            let _ = is_done.recv_timeout(LAST_LINES);
        }
    }
}

impl Write for Lines {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        if self.waiting.try_send(Line::Text(line.to_vec())).is_err() {
            self.lost.fetch_add(1, Ordering::Relaxed);
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The thread of the log.
fn write_all(lines: &Receiver<Line>, mut out: impl Write, lost: &AtomicU64) {
    for line in lines {
        match line {
            Line::Text(text) => match out.write_all(&text) {
                Ok(()) => tell(lost.swap(0, Ordering::Relaxed)),
                Err(_) => _ = lost.fetch_add(1, Ordering::Relaxed),
            },
            // Nobody may wait any more.
            Line::End(done) => _ = done.send(()),
        }
    }
}

fn tell(lost: u64) {
    if lost > 0 {
        tracing::warn!(lost, "lines of the log could not be written");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;
    use std::time::Instant;

    /// Writes nothing until it is told to, once for each line.
    struct Slow(Receiver<io::Result<usize>>);

    impl Write for Slow {
        fn write(&mut self, line: &[u8]) -> io::Result<usize> {
            self.0.recv().unwrap_or(Ok(line.len()))
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_log_that_is_not_read_delays_nobody() {
        let (go, wait) = channel();
        let mut lines = Lines::to(Slow(wait)).unwrap();
        let begun = Instant::now();
        for _ in 0..WAITING + 10 {
            lines.write_all(b"a line\n").unwrap();
        }
        lines.finish();
        assert!(begun.elapsed() < Duration::from_secs(5));
        assert!(
            lines.lost.load(Ordering::Relaxed) >= 9,
            "one is being written, and the others fill the queue"
        );
        go.send(Err(io::Error::other("the disk is full"))).unwrap();
        drop(go);
        while lines.lost.load(Ordering::Relaxed) > 0 {
            assert!(
                begun.elapsed() < Duration::from_secs(5),
                "what was lost is told once something is written"
            );
            thread::yield_now();
        }
    }
}
