//! What Python passes: whole numbers within their ranges, and codes of languages. Whatever does not fit is a `NaqalaError` that
//! names the parameter.

use std::ops::RangeInclusive;

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;

use crate::errors::{illegal, wrong};

type Given<'a, 'py> = &'a Bound<'py, PyAny>;

/// The deepest perft: more would not end.
const DEEPEST_PERFT: u64 = 1_000;
/// Maximum number of random decisions at the beginning of a game: a game that never ends would go on with them for ever.
const LONGEST_OPENING: u64 = 1_000;
/// Maximum number of threads.
const MOST_THREADS: u64 = 256;
/// Maximum memory of a solver or for building a table, in megabytes.
const MOST_MEMORY: u64 = 1 << 17;
/// The largest number of 32 bits.
const MOST: u64 = u32::MAX as u64;

/// A whole number within a range. What is no whole number stays a `TypeError`, to which PyO3 adds the name.
fn whole(given: Given<'_, '_>, name: &str, range: RangeInclusive<u64>) -> PyResult<u64> {
    match given.extract::<u64>() {
        Ok(number) if range.contains(&number) => Ok(number),
        Err(error) if !error.is_instance_of::<PyOverflowError>(given.py()) => Err(error),
        _ => {
            let (least, most) = range.into_inner();
            Err(wrong(format!("`{name}` is a whole number from {least} to {most}, not {given}")))
        }
    }
}

/// A limit that may be missing.
fn limit(given: Given<'_, '_>, name: &str, most: u64) -> PyResult<Option<u64>> {
    if given.is_none() { Ok(None) } else { whole(given, name, 1..=most).map(Some) }
}

pub(crate) fn seed(given: Given<'_, '_>) -> PyResult<u64> {
    whole(given, "seed", 0..=u64::MAX)
}

pub(crate) fn other_seed(given: Given<'_, '_>) -> PyResult<Option<u64>> {
    if given.is_none() { Ok(None) } else { seed(given).map(Some) }
}

pub(crate) fn nodes(given: Given<'_, '_>) -> PyResult<Option<u64>> {
    limit(given, "nodes", u64::MAX)
}

pub(crate) fn depth(given: Given<'_, '_>) -> PyResult<Option<u32>> {
    Ok(limit(given, "depth", MOST)?.map(|depth| depth as u32))
}

pub(crate) fn perft_depth(given: Given<'_, '_>) -> PyResult<u32> {
    Ok(whole(given, "depth", 0..=DEEPEST_PERFT)? as u32)
}

pub(crate) fn lines(given: Given<'_, '_>) -> PyResult<usize> {
    Ok(whole(given, "lines", 1..=MOST)? as usize)
}

pub(crate) fn threads(given: Given<'_, '_>) -> PyResult<usize> {
    Ok(whole(given, "threads", 1..=MOST_THREADS)? as usize)
}

pub(crate) fn megabytes(given: Given<'_, '_>) -> PyResult<u64> {
    whole(given, "megabytes", 1..=MOST_MEMORY)
}

pub(crate) fn table_seeds(given: Given<'_, '_>) -> PyResult<usize> {
    Ok(whole(given, "seeds", 1..=naqala_tables::MOST_SEEDS as u64)? as usize)
}

pub(crate) fn games(given: Given<'_, '_>) -> PyResult<usize> {
    Ok(whole(given, "games", 1..=MOST)? as usize)
}

/// The number of a game of a batch.
pub(crate) fn game(given: Given<'_, '_>) -> PyResult<usize> {
    Ok(whole(given, "game", 0..=MOST)? as usize)
}

pub(crate) fn longest(given: Given<'_, '_>) -> PyResult<u32> {
    Ok(whole(given, "longest", 0..=MOST)? as u32)
}

pub(crate) fn opening(given: Given<'_, '_>) -> PyResult<u32> {
    Ok(whole(given, "opening", 0..=LONGEST_OPENING)? as u32)
}

/// The number of a decision. One that is too large for an action is no legal action.
pub(crate) fn action(given: Given<'_, '_>) -> PyResult<i64> {
    given.extract::<i64>().map_err(|error| match error.is_instance_of::<PyOverflowError>(given.py()) {
        true => illegal(format!("there is no action {given}")),
        false => error,
    })
}

/// The code of a language that texts can be in.
pub(crate) fn language(given: Given<'_, '_>) -> PyResult<&'static str> {
    let code: String = given.extract()?;
    naqala::known_language(&code)
        .ok_or_else(|| wrong(format!("there is no language `{code}`; naqala.languages() lists them")))
}
