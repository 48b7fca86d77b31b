//! Endgame tables: building, opening, probing.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use naqala_engine::{Endgame, Stop};
use naqala_tables::{Bounds, Build, Reader, Table, TableError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments;
use crate::errors::wrong;
use crate::game::{PyGame, game_of};
use crate::position::PyPosition;
use crate::waiting::wait;

/// Memory for unpacked layers in megabytes. The engine looks larger tables up in the file, which takes longer.
const ROOM: usize = 500;

/// An endgame table of a game.
#[pyclass(name = "Table", module = "naqala", frozen)]
#[derive(Debug)]
pub(crate) struct PyTable {
    of: Py<PyGame>,
    reader: Arc<Reader>,
    /// What the engine and the solver look positions up in, once one of them has asked.
    endgame: OnceLock<Arc<dyn Endgame>>,
}

impl PyTable {
    fn new(of: Py<PyGame>, reader: Reader) -> PyTable {
        PyTable { of, reader: Arc::new(reader), endgame: OnceLock::new() }
    }

    /// The table for the engine and the solver, in memory if it has room there.
    pub(crate) fn endgame(&self, py: Python<'_>, game: &PyGame) -> PyResult<Arc<dyn Endgame>> {
        if !game.is_same(self.of.get()) {
            return Ok(py.detach(|| self.reader_for(game))?);
        }
        if let Some(endgame) = self.endgame.get() {
            return Ok(Arc::clone(endgame));
        }
        let loaded = py.detach(|| self.reader.load(ROOM)).map_err(wrong)?;
        let is_whole = loaded.most_seeds() == self.reader.table().most_seeds();
        let endgame: Arc<dyn Endgame> = if is_whole { Arc::new(loaded) } else { self.reader.clone() };
        Ok(Arc::clone(self.endgame.get_or_init(|| endgame)))
    }

    /// The table as a game reads it. Another game may have the same table: it differs at the start alone, or in how it ends.
    fn reader_for(&self, game: &PyGame) -> PyResult<Arc<Reader>> {
        match game.is_same(self.of.get()) {
            true => Ok(Arc::clone(&self.reader)),
            false => self.reader.table().reader(&game.game).map(Arc::new).map_err(wrong),
        }
    }
}

#[pymethods]
impl PyTable {
    #[staticmethod]
    fn open(py: Python<'_>, path: PathBuf, game: &Bound<'_, PyAny>) -> PyResult<PyTable> {
        let of = game_of(py, game)?;
        let table_error = |error: TableError| match &error {
            // It names the file itself.
            TableError::File { .. } => wrong(error),
            _ => wrong(format!("{}: {error}", path.display())),
        };
        let reader =
            Table::open(&path).and_then(|table| table.reader(&of.get().game)).map_err(table_error)?;
        Ok(PyTable::new(of, reader))
    }

    #[staticmethod]
    #[pyo3(signature = (game, seeds, folder, *, megabytes=1000, threads=1))]
    fn build(
        py: Python<'_>,
        game: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = arguments::table_seeds)] seeds: usize,
        folder: PathBuf,
        #[pyo3(from_py_with = arguments::megabytes)] megabytes: u64,
        #[pyo3(from_py_with = arguments::threads)] threads: usize,
    ) -> PyResult<PyTable> {
        let of = game_of(py, game)?;
        let stop = Stop::default();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(wrong)?;
        let rules = of.get().game.clone();
        let path = wait(py, &stop, || {
            let build = Build::new(&rules, seeds)?.with_memory(megabytes).with_stop(stop.clone());
            pool.install(|| build.write_to(&folder, &()))
        })?
        .map_err(wrong)?;
        PyTable::open(py, path, of.bind(py).as_any())
    }

    #[getter]
    fn path(&self) -> PathBuf {
        self.reader.table().path().to_owned()
    }

    #[getter]
    fn seeds(&self) -> usize {
        self.reader.table().most_seeds()
    }

    #[getter]
    fn positions(&self) -> u64 {
        self.reader.table().layers().map(|layer| layer.positions).sum()
    }

    fn probe(&self, position: PyRef<'_, PyPosition>) -> PyResult<Option<(i32, i32)>> {
        Ok(self.reader_for(position.of.get())?.probe(&position.position).map(pair))
    }

    fn moves<'py>(&self, py: Python<'py>, position: PyRef<'_, PyPosition>) -> PyResult<Bound<'py, PyDict>> {
        let reader = self.reader_for(position.of.get())?;
        let dict = PyDict::new(py);
        let p = &position.position;
        for (ply, next) in reader.plies(p) {
            dict.set_item(reader.game().ply_text(p, &ply), reader.worth(p, &next).map(pair))?;
        }
        Ok(dict)
    }

    fn __repr__(&self) -> String {
        format!("<naqala.Table {}, up to {} seeds>", self.of.get().game.id(), self.seeds())
    }
}

/// The least and the greatest value; the same where it is known exactly.
fn pair(bounds: Bounds) -> (i32, i32) {
    (bounds.lower, bounds.upper)
}
