//! The exceptions. All are `ValueError`s with one line that says what was wrong and what to do.

use std::fmt::Display;
use std::io;
use std::path::Path;

use pyo3::PyErr;
use pyo3::exceptions::{PyOSError, PyValueError};

pyo3::create_exception!(
    naqala,
    NaqalaError,
    PyValueError,
    "What was asked for cannot be done; the message says why."
);
pyo3::create_exception!(naqala, RuleError, NaqalaError, "A rule file, an option or a preset is wrong.");
pyo3::create_exception!(naqala, IllegalMoveError, NaqalaError, "A move or an action is not legal.");
pyo3::create_exception!(naqala, UnsolvedError, NaqalaError, "A value could not be proven within the limits.");

/// A general error.
pub(crate) fn wrong(error: impl Display) -> PyErr {
    NaqalaError::new_err(error.to_string())
}

/// An error of a rule file or an option.
pub(crate) fn wrong_rules(error: impl Display) -> PyErr {
    RuleError::new_err(error.to_string())
}

/// A file that cannot be read, as Python itself says it: with number, reason and name.
pub(crate) fn unreadable(path: &Path, error: io::Error) -> PyErr {
    match error.raw_os_error() {
        Some(number) => {
            // Without Rust's remark: Python writes the number itself.
            let why = error.to_string();
            let why = why.split(" (os error").next().unwrap_or_default().to_owned();
            PyOSError::new_err((number, why, path.as_os_str().to_owned()))
        }
        None => error.into(),
    }
}

/// A move that is not legal.
pub(crate) fn illegal(error: impl Display) -> PyErr {
    IllegalMoveError::new_err(error.to_string())
}
