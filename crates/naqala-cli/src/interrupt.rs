//! Ctrl-C: long work stops and reports its results so far. Whatever a command does then, its exit code says that it was
//! interrupted.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};
use naqala_engine::Stop;

/// The exit code of a program ended by Ctrl-C, as shells expect it.
pub(crate) const EXIT_CODE: u8 = 130;

/// Whether Ctrl-C has stopped the command before its end.
static HAS_STOPPED: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C has stopped the command before its end.
pub(crate) fn has_stopped() -> bool {
    HAS_STOPPED.load(Ordering::SeqCst)
}

/// Notes that Ctrl-C stops the command.
pub(crate) fn note() {
    HAS_STOPPED.store(true, Ordering::SeqCst);
}

/// Ends the program at once.
pub(crate) fn leave() -> ! {
    process::exit(EXIT_CODE.into())
}

/// A signal of Ctrl-C: the work stops and what is done is reported. A second Ctrl-C exits at once.
pub(crate) fn first_stops_second_leaves() -> Result<Stop> {
    watch(note)
}

/// A signal of Ctrl-C for work without an end of its own: Ctrl-C ends it regularly. A second Ctrl-C exits at once.
#[cfg(feature = "server")]
pub(crate) fn first_ends_second_leaves() -> Result<Stop> {
    watch(|| ())
}

fn watch(on_first: fn()) -> Result<Stop> {
    let stop = Stop::default();
    let signal = stop.clone();
    ctrlc::set_handler(move || {
        if signal.is_asked() {
            leave();
        }
        on_first();
        signal.stop();
    })
    .context("cannot watch for Ctrl-C")?;
    Ok(stop)
}
