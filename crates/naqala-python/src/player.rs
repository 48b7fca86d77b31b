//! Computer players by name.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use naqala_engine::{Limits, Player, PlayerSpec, ply_within};
use pyo3::prelude::*;

use crate::arguments;
use crate::errors::{illegal, wrong};
use crate::session::PySession;
use crate::waiting::{limits, wait};

/// A computer player.
#[pyclass(name = "Player", module = "naqala", frozen)]
pub(crate) struct PyPlayer {
    name: String,
    /// The seed of the latest game.
    seed: AtomicU64,
    player: Mutex<Box<dyn Player + Send>>,
}

impl fmt::Debug for PyPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PyPlayer").field("name", &self.name).finish_non_exhaustive()
    }
}

impl PyPlayer {
    /// Lets the player think.
    fn think<T: Send>(
        &self,
        py: Python<'_>,
        session: &naqala::Session,
        limits: &Limits,
        think: impl FnOnce(&mut dyn Player) -> T + Send,
    ) -> PyResult<T> {
        if session.position().is_over() {
            return Err(illegal("the game is over; there is nothing to choose"));
        }
        wait(py, &limits.stop, || {
            let mut player = self.player.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            think(player.as_mut())
        })
    }
}

#[pymethods]
impl PyPlayer {
    #[new]
    #[pyo3(signature = (name="engine", *, seed=0))]
    fn new(name: &str, #[pyo3(from_py_with = arguments::seed)] seed: u64) -> PyResult<PyPlayer> {
        let spec: PlayerSpec = name.parse().map_err(wrong)?;
        let (name, player) = (spec.to_string(), Mutex::new(spec.player(seed)));
        Ok(PyPlayer { name, seed: AtomicU64::new(seed), player })
    }

    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    #[getter]
    fn seed(&self) -> u64 {
        self.seed.load(Relaxed)
    }

    fn new_game(&self, py: Python<'_>, #[pyo3(from_py_with = arguments::seed)] seed: u64) {
        self.seed.store(seed, Relaxed);
        py.detach(|| self.player.lock().unwrap_or_else(std::sync::PoisonError::into_inner).new_game(seed));
    }

    #[pyo3(signature = (session, *, seconds=None, nodes=None, depth=None))]
    fn choose(
        &self,
        py: Python<'_>,
        session: PyRef<'_, PySession>,
        seconds: Option<f64>,
        #[pyo3(from_py_with = arguments::nodes)] nodes: Option<u64>,
        #[pyo3(from_py_with = arguments::depth)] depth: Option<u32>,
    ) -> PyResult<String> {
        let limits = limits(seconds, nodes, depth, None)?;
        let session = &session.session;
        let ply = self.think(py, session, &limits, |player| {
            ply_within(session, &limits, |ahead, limits| Some(player.choose(ahead, limits).mv))
        })?;
        Ok(session.game().ply_text(session.position(), &ply))
    }

    #[pyo3(signature = (session, *, seconds=None, nodes=None, depth=None))]
    fn choose_action(
        &self,
        py: Python<'_>,
        session: PyRef<'_, PySession>,
        seconds: Option<f64>,
        #[pyo3(from_py_with = arguments::nodes)] nodes: Option<u64>,
        #[pyo3(from_py_with = arguments::depth)] depth: Option<u32>,
    ) -> PyResult<usize> {
        let limits = limits(seconds, nodes, depth, None)?;
        let game = session.get_game(py);
        let session = &session.session;
        let choice = self.think(py, session, &limits, |player| player.choose(session, &limits))?;
        let number = game.get().layout.actions().number(session.position(), choice.mv);
        number.ok_or_else(|| wrong("the player chose a decision that has no number"))
    }

    fn __repr__(&self) -> String {
        format!("<naqala.Player {}>", self.name)
    }

    /// Pickles by name and seed: a copy begins without memory of earlier games, with the same dice.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, u64))> {
        let restore = py.get_type::<PyPlayer>().getattr("_restore")?;
        Ok((restore, (self.name.clone(), self.seed())))
    }

    #[staticmethod]
    fn _restore(name: &str, seed: u64) -> PyResult<PyPlayer> {
        PyPlayer::new(name, seed)
    }
}
