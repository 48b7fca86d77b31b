//! Ctrl-C during long work: the results so far are reported.

use std::process;

use anyhow::{Context, Result};
use naqala_engine::Stop;

/// The exit code of a program ended by Ctrl-C.
const INTERRUPTED: i32 = 130;

/// A signal of Ctrl-C: the work stops and what is done is reported. A second Ctrl-C exits at once.
pub(crate) fn first_stops_second_leaves() -> Result<Stop> {
    let stop = Stop::default();
    let signal = stop.clone();
    ctrlc::set_handler(move || {
        if signal.is_asked() {
            process::exit(INTERRUPTED);
        }
        signal.stop();
    })
    .context("cannot watch for Ctrl-C")?;
    Ok(stop)
}
