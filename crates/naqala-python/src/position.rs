//! Positions: values without history.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};

use naqala::{Decision, Event, Game, Move, Ply, Position, Silent, explain, perft, reason_text};
use naqala_engine::Stop;
use naqala_view::moving_picture;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::analysis::{self, PyAnalysis, PySolution};
use crate::arguments;
use crate::convert::{event_dicts, side_name, side_of, winner_name, winner_names};
use crate::errors::illegal;
use crate::game::PyGame;
use crate::waiting::{limits, wait};

/// Plies that are counted without looking whether to stop, which takes a few seconds at most.
const AT_ONCE: u32 = 6;

/// A position of a game.
#[pyclass(name = "Position", module = "naqala", frozen)]
#[derive(Debug)]
pub(crate) struct PyPosition {
    pub(crate) of: Py<PyGame>,
    pub(crate) position: Position,
}

impl PyPosition {
    pub(crate) fn new(of: Py<PyGame>, position: Position) -> PyPosition {
        PyPosition { of, position }
    }

    pub(crate) fn game(&self) -> &Game {
        &self.of.get().game
    }

    fn with(&self, py: Python<'_>, position: Position) -> PyPosition {
        PyPosition::new(self.of.clone_ref(py), position)
    }

    fn ply(&self, text: &str) -> PyResult<Ply> {
        self.game().parse_ply(&self.position, text).map_err(illegal)
    }

    /// What a ply does, and where it leads.
    fn played(&self, text: &str) -> PyResult<(Vec<Event>, Position)> {
        let ply = self.ply(text)?;
        let mut events = Vec::new();
        let after =
            self.game().play_ply(&self.position, &ply, &mut events).map_err(|error| illegal(error.why))?;
        Ok((events, after))
    }

    fn find(&self, action: i64) -> PyResult<Move> {
        find_action(self.of.get(), &self.position, &self.game().moves(&self.position), action)
    }
}

/// The decision of a number among the legal ones.
pub(crate) fn find_action(game: &PyGame, p: &Position, moves: &[Move], action: i64) -> PyResult<Move> {
    let number = |mv: &Move| game.layout.actions().number(p, *mv);
    let found = moves.iter().copied().find(|mv| number(mv).is_some_and(|number| number as i64 == action));
    found.ok_or_else(|| {
        let legal: Vec<String> = moves.iter().filter_map(number).map(|number| number.to_string()).collect();
        illegal(format!("action {action} is not legal here; legal: {}", legal.join(" ")))
    })
}

/// The numbers of decisions, in ascending order.
pub(crate) fn numbers(game: &PyGame, p: &Position, moves: &[Move]) -> Vec<usize> {
    let mut numbers: Vec<usize> =
        moves.iter().filter_map(|mv| game.layout.actions().number(p, *mv)).collect();
    numbers.sort_unstable();
    numbers
}

/// What an array shows: the observation of a position.
pub(crate) fn observed<'py>(py: Python<'py>, game: &PyGame, p: &Position) -> Bound<'py, PyArray1<u8>> {
    let mut seen = vec![0; game.layout.size()];
    game.layout.observe(p, &mut seen);
    PyArray1::from_vec(py, seen)
}

/// Like [`perft`], but stops when it is asked to; the number means nothing then.
fn counted(game: &Game, p: Position, depth: u32, stop: &Stop) -> u64 {
    let mut nodes = 0;
    let mut waiting = vec![(p, depth)];
    while !stop.is_asked()
        && let Some((p, depth)) = waiting.pop()
    {
        if depth <= AT_ONCE {
            nodes += perft(game, &p, depth);
        } else if !p.is_over() {
            waiting.extend(game.moves(&p).into_iter().map(|mv| {
                let next = game.play_legal(&p, mv, &mut Silent);
                (next, depth - u32::from(next.decision() == Decision::Pick))
            }));
        }
    }
    nodes
}

/// A mask of legal actions.
pub(crate) fn masked<'py>(
    py: Python<'py>,
    game: &PyGame,
    p: &Position,
    moves: &[Move],
) -> Bound<'py, PyArray1<bool>> {
    let mut mask = vec![false; game.layout.actions().size()];
    for number in numbers(game, p, moves) {
        mask[number] = true;
    }
    PyArray1::from_vec(py, mask)
}

#[pymethods]
impl PyPosition {
    #[getter]
    fn text(&self) -> String {
        self.game().position_text(&self.position)
    }

    #[getter(game)]
    fn get_game(&self, py: Python<'_>) -> Py<PyGame> {
        self.of.clone_ref(py)
    }

    #[getter]
    fn to_move(&self) -> String {
        side_name(self.position.to_move())
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.position.is_over()
    }

    #[getter]
    fn outcome(&self) -> Option<PyOutcome> {
        PyOutcome::of(self.game(), &self.position)
    }

    #[getter]
    fn seeds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for pit in self.game().board().pits() {
            dict.set_item(self.game().board().name(pit), self.position.seeds(pit))?;
        }
        Ok(dict)
    }

    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for side in self.game().sides() {
            dict.set_item(side_name(side), self.game().score(&self.position, side))?;
        }
        Ok(dict)
    }

    fn moves(&self) -> Vec<String> {
        self.game().ply_texts(&self.position)
    }

    fn play(&self, py: Python<'_>, r#move: &str) -> PyResult<PyPosition> {
        let ply = self.ply(r#move)?;
        let next =
            self.game().play_ply(&self.position, &ply, &mut Silent).map_err(|error| illegal(error.why))?;
        Ok(self.with(py, next))
    }

    fn events<'py>(&self, py: Python<'py>, r#move: &str) -> PyResult<Vec<Bound<'py, PyDict>>> {
        event_dicts(py, self.game(), &self.played(r#move)?.0)
    }

    #[pyo3(signature = (r#move, language="en"))]
    fn explain(
        &self,
        r#move: &str,
        #[pyo3(from_py_with = arguments::language)] language: &'static str,
    ) -> PyResult<String> {
        Ok(explain(self.game(), &self.position, &self.played(r#move)?.0, language))
    }

    #[pyo3(signature = (r#move, language="en"))]
    fn animate(
        &self,
        r#move: &str,
        #[pyo3(from_py_with = arguments::language)] language: &'static str,
    ) -> PyResult<PyMovingPicture> {
        let (events, after) = self.played(r#move)?;
        Ok(PyMovingPicture { svg: moving_picture(self.game(), &self.position, &events, &after, language) })
    }

    #[pyo3(signature = (language="en"))]
    fn describe(&self, #[pyo3(from_py_with = arguments::language)] language: &'static str) -> String {
        naqala::Picture::new(self.game(), &self.position).language(language).description()
    }

    #[pyo3(signature = (language="en"))]
    pub(crate) fn svg(&self, #[pyo3(from_py_with = arguments::language)] language: &'static str) -> String {
        naqala::Picture::new(self.game(), &self.position).language(language).svg()
    }

    fn _repr_svg_(&self) -> String {
        self.svg("en")
    }

    fn perft(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = arguments::perft_depth)] depth: u32,
    ) -> PyResult<u64> {
        let (game, position) = (self.game(), &self.position);
        let stop = Stop::default();
        wait(py, &stop, || counted(game, *position, depth, &stop))
    }

    fn actions(&self) -> Vec<usize> {
        numbers(self.of.get(), &self.position, &self.game().moves(&self.position))
    }

    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        masked(py, self.of.get(), &self.position, &self.game().moves(&self.position))
    }

    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        observed(py, self.of.get(), &self.position)
    }

    fn play_action(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = arguments::action)] action: i64,
    ) -> PyResult<PyPosition> {
        let mv = self.find(action)?;
        Ok(self.with(py, self.game().play_legal(&self.position, mv, &mut Silent)))
    }

    fn action_text(&self, #[pyo3(from_py_with = arguments::action)] action: i64) -> PyResult<String> {
        Ok(self.game().move_text(&self.position, self.find(action)?))
    }

    #[pyo3(signature = (*, seconds=None, nodes=None, depth=None, lines=1, threads=1, table=None))]
    #[allow(clippy::too_many_arguments)] // Keyword arguments of Python.
    fn analyse(
        &self,
        py: Python<'_>,
        seconds: Option<f64>,
        #[pyo3(from_py_with = arguments::nodes)] nodes: Option<u64>,
        #[pyo3(from_py_with = arguments::depth)] depth: Option<u32>,
        #[pyo3(from_py_with = arguments::lines)] lines: usize,
        #[pyo3(from_py_with = arguments::threads)] threads: usize,
        table: Option<PyRef<'_, crate::table::PyTable>>,
    ) -> PyResult<PyAnalysis> {
        let limits = limits(seconds, nodes, depth, Some(analysis::USUAL_NODES))?;
        let session = naqala::Session::from_position(self.game().clone(), self.position);
        let endgame = table.map(|table| table.endgame(py, self.of.get())).transpose()?;
        analysis::analyse(py, &session, &limits, lines, threads, endgame)
    }

    #[pyo3(signature = (*, seconds=None, nodes=None, megabytes=64, table=None))]
    fn solve(
        &self,
        py: Python<'_>,
        seconds: Option<f64>,
        #[pyo3(from_py_with = arguments::nodes)] nodes: Option<u64>,
        #[pyo3(from_py_with = arguments::megabytes)] megabytes: u64,
        table: Option<PyRef<'_, crate::table::PyTable>>,
    ) -> PyResult<PySolution> {
        let limits = limits(seconds, nodes, None, None)?;
        let endgame = table.map(|table| table.endgame(py, self.of.get())).transpose()?;
        let (game, position) = (self.game().clone(), self.position);
        wait(py, &limits.stop, || analysis::solve(&game, &position, &limits, megabytes, endgame))?
    }

    /// By how much a side leads.
    fn lead(&self, side: &str) -> PyResult<i32> {
        Ok(self.game().score_lead(&self.position, side_of(self.game(), side)?))
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        format!("<naqala.Position {}: {}>", self.game().id(), self.text())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyPosition>().is_ok_and(|other| {
            let other = other.get();
            self.position == other.position && self.of.get().is_same(other.of.get())
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.position.hash(&mut hasher);
        hasher.finish()
    }

    #[allow(clippy::type_complexity)] // What `__reduce__` returns.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Py<PyGame>, String))> {
        let restore = py.get_type::<PyGame>().getattr("position")?;
        Ok((restore, (self.of.clone_ref(py), self.text())))
    }
}

/// How a game ended.
#[pyclass(name = "Outcome", module = "naqala", frozen, get_all)]
#[derive(Debug)]
pub(crate) struct PyOutcome {
    winner: String,
    winners: Vec<String>,
    reason: String,
    scores: Vec<i32>,
}

impl PyOutcome {
    pub(crate) fn of(game: &Game, p: &Position) -> Option<PyOutcome> {
        let outcome = p.outcome()?;
        Some(PyOutcome {
            winner: winner_name(outcome.winner),
            winners: winner_names(game, outcome.winner),
            reason: reason_text(game, outcome.reason, "en"),
            scores: game.sides().map(|side| game.score(p, side)).collect(),
        })
    }
}

#[pymethods]
impl PyOutcome {
    fn __repr__(&self) -> String {
        format!("<naqala.Outcome winner={}, scores={:?}: {}>", self.winner, self.scores, self.reason)
    }

    #[allow(clippy::type_complexity)] // What `__reduce__` returns.
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, Vec<String>, String, Vec<i32>))> {
        let fields = (self.winner.clone(), self.winners.clone(), self.reason.clone(), self.scores.clone());
        Ok((py.get_type::<PyOutcome>().getattr("_restore")?, fields))
    }

    #[staticmethod]
    fn _restore(winner: String, winners: Vec<String>, reason: String, scores: Vec<i32>) -> PyOutcome {
        PyOutcome { winner, winners, reason, scores }
    }
}

/// A move as a picture that moves.
#[pyclass(name = "MovingPicture", module = "naqala", frozen, get_all)]
#[derive(Debug)]
pub(crate) struct PyMovingPicture {
    svg: String,
}

#[pymethods]
impl PyMovingPicture {
    fn _repr_svg_(&self) -> &str {
        &self.svg
    }

    fn __str__(&self) -> &str {
        &self.svg
    }
}
