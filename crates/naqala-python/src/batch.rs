//! Batches of games, stepped into arrays that the caller owns.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use naqala_batch::{Batch, BatchError, Settings, Views};
use numpy::{
    Element, PyArray1, PyArrayMethods as _, PyReadonlyArray1, PyReadwriteArrayDyn, PyUntypedArrayMethods as _,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments;
use crate::errors::{illegal, wrong};
use crate::game::{PyGame, game_of};
use crate::position::PyPosition;

/// Many games of one kind. Threads that step it wait for each other; what does not change is read without waiting.
#[pyclass(name = "BatchEnv", module = "naqala", frozen)]
#[derive(Debug)]
pub(crate) struct PyBatchEnv {
    of: Py<PyGame>,
    games: usize,
    seed: AtomicU64,
    batch: Mutex<Batch>,
}

impl PyBatchEnv {
    /// Works on the batch without Python's lock: whoever holds the batch needs nothing of Python, so waiting for it always ends.
    fn with<T: Send>(&self, py: Python<'_>, work: impl FnOnce(&mut Batch) -> T + Send) -> T {
        py.detach(|| work(&mut self.batch.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

fn batch_error(error: BatchError) -> PyErr {
    match error {
        BatchError::Illegal { .. } => illegal(error),
        _ => wrong(error),
    }
}

/// Arrays that are written while Python's lock is released.
struct Sheets<'py> {
    observation: PyReadwriteArrayDyn<'py, u8>,
    mask: PyReadwriteArrayDyn<'py, u8>,
    reward: PyReadwriteArrayDyn<'py, f32>,
    done: PyReadwriteArrayDyn<'py, u8>,
}

impl<'py> Sheets<'py> {
    /// The arrays of an object with the attributes `observation`, `mask`, `reward` and `done`.
    fn of(env: &PyBatchEnv, buffers: &Bound<'py, PyAny>) -> PyResult<Sheets<'py>> {
        let (games, layout) = (env.games, &env.of.get().layout);
        Ok(Sheets {
            observation: array(buffers, "observation", "uint8", &[games, layout.size()])?,
            mask: mask(buffers, &[games, layout.actions().size()])?,
            reward: array(buffers, "reward", "float32", &[games, layout.game().players()])?,
            done: array(buffers, "done", "uint8", &[games])?,
        })
    }

    fn views(&mut self) -> PyResult<Views<'_>> {
        Ok(Views {
            observation: self.observation.as_slice_mut().map_err(wrong)?,
            mask: self.mask.as_slice_mut().map_err(wrong)?,
            reward: self.reward.as_slice_mut().map_err(wrong)?,
            done: self.done.as_slice_mut().map_err(wrong)?,
        })
    }
}

/// The mask, which is 0 or 1: booleans have the same memory layout as bytes.
fn mask<'py>(buffers: &Bound<'py, PyAny>, shape: &[usize]) -> PyResult<PyReadwriteArrayDyn<'py, u8>> {
    let given = buffers.getattr("mask")?;
    let kind = given.getattr("dtype").and_then(|dtype| dtype.getattr("kind")?.extract::<String>());
    let bytes = match kind.is_ok_and(|kind| kind == "b") {
        true => given.call_method1("view", ("uint8",))?,
        false => given,
    };
    writable(&bytes, "mask", "bool or uint8", shape)
}

/// An attribute that is an array to be written.
fn array<'py, T: Element>(
    buffers: &Bound<'py, PyAny>,
    name: &str,
    dtype: &str,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    writable(&buffers.getattr(name)?, name, dtype, shape)
}

/// An array to be written: of the right type and shape, in C order, not shared with another of them.
fn writable<'py, T: Element>(
    given: &Bound<'py, PyAny>,
    name: &str,
    dtype: &str,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let shape_text = || shape.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    let refuse = || {
        wrong(format!(
            "`{name}` is a writable numpy array of {dtype} in C order, of shape ({})",
            shape_text()
        ))
    };
    let array = given.cast::<numpy::PyArrayDyn<T>>().map_err(|_| refuse())?;
    if array.shape() != shape || !array.is_c_contiguous() {
        return Err(refuse());
    }
    array.try_readwrite().map_err(|error| wrong(format!("`{name}` cannot be written: {error}")))
}

/// The actions as whole numbers of 64 bits; other types are converted, arrays of other libraries taken by DLPack.
fn actions<'py>(actions: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
    let py = actions.py();
    let numpy = py.import("numpy")?;
    let is_ours = actions.is_instance(&numpy.getattr("ndarray")?)?;
    let array = match !is_ours && actions.hasattr("__dlpack__")? {
        true => numpy.call_method1("from_dlpack", (actions,))?,
        false => actions.clone(),
    };
    let usual = |array: &Bound<'py, PyAny>| {
        let array = array.cast::<PyArray1<i64>>().ok()?;
        array.is_c_contiguous().then(|| array.try_readonly().ok()).flatten()
    };
    if let Some(array) = usual(&array) {
        return Ok(array);
    }
    let options = PyDict::new(py);
    options.set_item("casting", "same_kind")?;
    let array = numpy.call_method1("ascontiguousarray", (array,))?;
    let array = array.call_method("astype", ("int64",), Some(&options));
    let array = array.map_err(|_| wrong("`actions` is an array of whole numbers, one for each game"))?;
    usual(&array).ok_or_else(|| wrong("`actions` is an array of whole numbers, one for each game"))
}

#[pymethods]
impl PyBatchEnv {
    #[new]
    #[pyo3(signature = (game, games, *, seed=0, threads=1, longest=0, opening=0))]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = arguments::games)] games: usize,
        #[pyo3(from_py_with = arguments::seed)] seed: u64,
        #[pyo3(from_py_with = arguments::threads)] threads: usize,
        #[pyo3(from_py_with = arguments::longest)] longest: u32,
        #[pyo3(from_py_with = arguments::opening)] opening: u32,
    ) -> PyResult<PyBatchEnv> {
        let of = game_of(py, game)?;
        let settings = Settings { seed, threads, longest, opening };
        let batch = py.detach(|| Batch::new(&of.get().game, games, &settings)).map_err(batch_error)?;
        Ok(PyBatchEnv { of, games, seed: AtomicU64::new(seed), batch: Mutex::new(batch) })
    }

    #[getter]
    fn game(&self, py: Python<'_>) -> Py<PyGame> {
        self.of.clone_ref(py)
    }

    #[getter]
    fn games(&self) -> usize {
        self.games
    }

    #[getter]
    fn seed(&self) -> u64 {
        self.seed.load(Relaxed)
    }

    #[pyo3(signature = (buffers, *, seed=None))]
    fn reset(
        &self,
        py: Python<'_>,
        buffers: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = arguments::other_seed)] seed: Option<u64>,
    ) -> PyResult<()> {
        let mut sheets = Sheets::of(self, buffers)?;
        let mut views = sheets.views()?;
        self.with(py, |batch| {
            // Without a seed the random generators continue, so that openings differ.
            let Some(seed) = seed else { return batch.reset(&mut views) };
            batch.seed(seed);
            self.seed.store(seed, Relaxed);
            batch.show(&mut views)
        })
        .map_err(batch_error)
    }

    fn show(&self, py: Python<'_>, buffers: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut sheets = Sheets::of(self, buffers)?;
        let mut views = sheets.views()?;
        self.with(py, |batch| batch.show(&mut views)).map_err(batch_error)
    }

    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>, buffers: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut sheets = Sheets::of(self, buffers)?;
        let mut views = sheets.views()?;
        let array = self::actions(actions)?;
        let chosen = array.as_slice().map_err(wrong)?;
        self.with(py, |batch| batch.step(chosen, &mut views)).map_err(batch_error)
    }

    fn sample(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let refuse = || wrong("`actions` is a writable numpy array of int64, one for each game");
        let array = actions.cast::<PyArray1<i64>>().map_err(|_| refuse())?;
        let mut array = array.try_readwrite().map_err(wrong)?;
        let chosen = array.as_slice_mut().map_err(|_| refuse())?;
        self.with(py, |batch| batch.sample(chosen)).map_err(batch_error)
    }

    fn position(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = arguments::game)] game: usize,
    ) -> PyResult<PyPosition> {
        let position = self.with(py, |batch| batch.session(game).map(|session| *session.position()));
        let position =
            position.ok_or_else(|| wrong(format!("there is no game {game}; games are numbered from 0")))?;
        Ok(PyPosition::new(self.of.clone_ref(py), position))
    }

    fn __len__(&self) -> usize {
        self.games
    }

    fn __repr__(&self) -> String {
        format!("<naqala.BatchEnv {} × {}>", self.games, self.of.get().game.id())
    }
}
