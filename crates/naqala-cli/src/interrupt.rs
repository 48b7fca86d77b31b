//! Ctrl-C during long work: what is done so far is reported.

use std::process;

use anyhow::{Context, Result};
use naqala_engine::Stop;

/// What shells expect of a program that Ctrl-C ended.
const INTERRUPTED: i32 = 130;

/// A signal of Ctrl-C: the work stops and what is done is reported. Whoever does not want to wait for that asks twice.
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
