//! Analyses of the engine and exact values of the solver.

use std::sync::Arc;

use naqala::{Game, Position, Session};
use naqala_engine::{Endgame, Engine, Limits, SolveError, Solver};
use pyo3::prelude::*;

use crate::errors::UnsolvedError;
use crate::waiting::wait;

/// Node limit if no limit is given.
pub(crate) const USUAL_NODES: u64 = 1_000_000;
/// Memory of the engine, in megabytes.
const MEMORY: usize = 64;

/// A line of best play.
#[pyclass(name = "Line", module = "naqala", frozen, get_all)]
#[derive(Clone, Debug)]
pub(crate) struct PyLine {
    value: f64,
    sure_in: Option<i32>,
    moves: Vec<String>,
}

#[pymethods]
impl PyLine {
    fn __repr__(&self) -> String {
        format!("<naqala.Line {:+.2}: {}>", self.value, self.moves.join(" "))
    }

    #[allow(clippy::type_complexity)] // What `__reduce__` returns.
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (f64, Option<i32>, Vec<String>))> {
        let restore = py.get_type::<PyLine>().getattr("_restore")?;
        Ok((restore, (self.value, self.sure_in, self.moves.clone())))
    }

    #[staticmethod]
    fn _restore(value: f64, sure_in: Option<i32>, moves: Vec<String>) -> PyLine {
        PyLine { value, sure_in, moves }
    }
}

/// What the engine found.
#[pyclass(name = "Analysis", module = "naqala", frozen, get_all)]
#[derive(Debug)]
pub(crate) struct PyAnalysis {
    lines: Vec<Py<PyLine>>,
    depth: u32,
    nodes: u64,
    seconds: f64,
}

#[pymethods]
impl PyAnalysis {
    /// The value of the best line.
    #[getter]
    fn value(&self) -> Option<f64> {
        self.lines.first().map(|line| line.get().value)
    }

    /// The first move of the best line.
    #[getter]
    fn best(&self) -> Option<String> {
        self.lines.first().and_then(|line| line.get().moves.first().cloned())
    }

    fn __repr__(&self) -> String {
        let lines: Vec<String> = self.lines.iter().map(|line| line.get().__repr__()).collect();
        format!("<naqala.Analysis depth={}, nodes={}: {}>", self.depth, self.nodes, lines.join(" "))
    }

    #[allow(clippy::type_complexity)] // What `__reduce__` returns.
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (Vec<Py<PyLine>>, u32, u64, f64))> {
        let lines = self.lines.iter().map(|line| line.clone_ref(py)).collect();
        let restore = py.get_type::<PyAnalysis>().getattr("_restore")?;
        Ok((restore, (lines, self.depth, self.nodes, self.seconds)))
    }

    #[staticmethod]
    fn _restore(lines: Vec<Py<PyLine>>, depth: u32, nodes: u64, seconds: f64) -> PyAnalysis {
        PyAnalysis { lines, depth, nodes, seconds }
    }
}

pub(crate) fn analyse(
    py: Python<'_>,
    session: &Session,
    limits: &Limits,
    lines: usize,
    threads: usize,
    endgame: Option<Arc<dyn Endgame>>,
) -> PyResult<PyAnalysis> {
    let (analysis, texts) = wait(py, &limits.stop, || {
        let mut engine = Engine::new(MEMORY).with_threads(threads).with_endgame(endgame);
        let analysis = engine.analyse(session, limits, lines, &mut |_| {});
        let (game, start) = (session.game(), session.position());
        let mut texts: Vec<Vec<String>> = analysis.lines.iter().map(|line| line.texts(game, start)).collect();
        if let Some(first) = texts.first_mut().filter(|texts| texts.is_empty()) {
            // The line may end in the middle of its first ply.
            let ply = engine.whole_ply(session, &analysis, limits);
            first.push(game.ply_text(start, &ply));
        }
        (analysis, texts)
    })?;
    let line = |(line, moves): (&naqala_engine::BestLine, Vec<String>)| {
        let value = f64::from(line.value.hundredths()) / 100.0;
        Py::new(py, PyLine { value, sure_in: line.value.sure_in(), moves })
    };
    Ok(PyAnalysis {
        lines: analysis.lines.iter().zip(texts).map(line).collect::<PyResult<_>>()?,
        depth: analysis.depth,
        nodes: analysis.nodes,
        seconds: analysis.time.as_secs_f64(),
    })
}

/// A proven value.
#[pyclass(name = "Solution", module = "naqala", frozen, get_all)]
#[derive(Debug)]
pub(crate) struct PySolution {
    value: i32,
    counts_seeds: bool,
    nodes: u64,
    seconds: f64,
}

#[pymethods]
impl PySolution {
    fn __repr__(&self) -> String {
        format!("<naqala.Solution {:+}, nodes={}>", self.value, self.nodes)
    }

    #[allow(clippy::type_complexity)] // What `__reduce__` returns.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (i32, bool, u64, f64))> {
        let restore = py.get_type::<PySolution>().getattr("_restore")?;
        Ok((restore, (self.value, self.counts_seeds, self.nodes, self.seconds)))
    }

    #[staticmethod]
    fn _restore(value: i32, counts_seeds: bool, nodes: u64, seconds: f64) -> PySolution {
        PySolution { value, counts_seeds, nodes, seconds }
    }
}

pub(crate) fn solve(
    game: &Game,
    position: &Position,
    limits: &Limits,
    megabytes: u64,
    endgame: Option<Arc<dyn Endgame>>,
) -> PyResult<PySolution> {
    let mut solver = Solver::new(megabytes as usize).with_endgame(endgame);
    let solution = solver.solve(game, position, limits, &mut |_| {});
    let solution = solution.map_err(|error: SolveError| UnsolvedError::new_err(error.to_string()))?;
    Ok(PySolution {
        value: solution.value,
        counts_seeds: naqala::analysis::only_gains_count(game),
        nodes: solution.nodes,
        seconds: solution.time.as_secs_f64(),
    })
}
