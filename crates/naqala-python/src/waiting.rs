//! Runs long work without holding Python's lock, and lets Ctrl-C stop it.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use naqala_engine::{Limits, Stop};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::errors::wrong;

/// Interval at which signals are checked.
const BEAT: Duration = Duration::from_millis(50);

/// Runs `work` on a thread of its own while checking for signals; a signal stops it.
pub(crate) fn wait<T: Send>(py: Python<'_>, stop: &Stop, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        let worker = scope.spawn(move || {
            let result = work();
            // The receiver waits for the result.
            let _ = sender.send(());
            result
        });
        let mut interrupted = Ok(());
        let mut receiver = receiver;
        loop {
            let received;
            (receiver, received) = py.detach(move || {
                let received = receiver.recv_timeout(BEAT);
                (receiver, received)
            });
            if received != Err(RecvTimeoutError::Timeout) {
                break;
            }
            if interrupted.is_ok() {
                interrupted = py.check_signals();
                if interrupted.is_err() {
                    stop.stop();
                }
            }
        }
        let result = worker.join().map_err(|_| {
            PyRuntimeError::new_err("naqala failed inside; please report what you called, with its arguments")
        });
        interrupted.and(result)
    })
}

/// Limits from keyword arguments: seconds, nodes, depth. Without any, the node limit is the default one.
pub(crate) fn limits(
    seconds: Option<f64>,
    nodes: Option<u64>,
    depth: Option<u32>,
    usual_nodes: Option<u64>,
) -> PyResult<Limits> {
    let time = seconds
        .map(|seconds| {
            Duration::try_from_secs_f64(seconds)
                .map_err(|_| wrong(format!("`seconds` is a number of seconds from 0 up, not {seconds}")))
        })
        .transpose()?;
    let is_limited = time.is_some() || nodes.is_some() || depth.is_some();
    let nodes = if is_limited { nodes } else { usual_nodes };
    Ok(Limits { time, nodes, depth, ..Limits::default() })
}
