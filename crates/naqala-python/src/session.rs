//! Games in progress: with history, repetition, undo, records.

use naqala::{Event, Record, Session, Silent, catalogue, explain_last};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::analysis::{self, PyAnalysis};
use crate::arguments;
use crate::convert::{event_dicts, side_of};
use crate::errors::{illegal, wrong};
use crate::game::{PyGame, game_of};
use crate::position::{PyOutcome, PyPosition, find_action, masked, numbers, observed};
use crate::waiting::limits;

/// The headers that a record takes from the session.
const OWN_HEADERS: [&str; 5] = ["Game", "Options", "Position", "Termination", "Result"];

/// A game being played.
#[pyclass(name = "Session", module = "naqala")]
#[derive(Debug)]
pub(crate) struct PySession {
    of: Py<PyGame>,
    pub(crate) session: Session,
}

#[pymethods]
impl PySession {
    #[new]
    #[pyo3(signature = (game, position=None))]
    pub(crate) fn new(
        py: Python<'_>,
        game: &Bound<'_, PyAny>,
        position: Option<PyRef<'_, PyPosition>>,
    ) -> PyResult<PySession> {
        let of = game_of(py, game)?;
        let rules = of.get().game.clone();
        let session = match position {
            None => Session::new(rules),
            Some(position) if position.of.get().is_same(of.get()) => {
                Session::from_position(rules, position.position)
            }
            Some(position) => {
                let (theirs, ours) = (position.game().id(), rules.id());
                return Err(wrong(format!(
                    "the position is one of {theirs}, with its options, not of this {ours}"
                )));
            }
        };
        Ok(PySession { of, session })
    }

    #[staticmethod]
    #[pyo3(signature = (text, game=None))]
    fn from_record(py: Python<'_>, text: &str, game: Option<Py<PyGame>>) -> PyResult<PySession> {
        let record = Record::parse(text).map_err(wrong)?;
        let of = match game {
            Some(game) => game,
            None => {
                let found = record.game(catalogue::rules).map_err(wrong)?;
                let options = PyDict::new(py);
                for (name, value) in found.chosen() {
                    options.set_item(name, value.to_string())?;
                }
                let class = py.get_type::<PyGame>();
                class.call((found.id(),), Some(&options))?.cast_into::<PyGame>()?.unbind()
            }
        };
        let session = record.open(of.get().game.clone()).map_err(wrong)?;
        Ok(PySession { of, session })
    }

    #[getter(game)]
    pub(crate) fn get_game(&self, py: Python<'_>) -> Py<PyGame> {
        self.of.clone_ref(py)
    }

    #[getter]
    fn position(&self, py: Python<'_>) -> PyPosition {
        PyPosition::new(self.of.clone_ref(py), *self.session.position())
    }

    #[getter]
    fn outcome(&self) -> Option<PyOutcome> {
        PyOutcome::of(self.session.game(), self.session.position())
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.session.position().is_over()
    }

    #[getter]
    fn plies(&self) -> Vec<String> {
        let text =
            |(before, ply): &(naqala::Position, naqala::Ply)| self.session.game().ply_text(before, ply);
        self.session.plies().iter().map(text).collect()
    }

    fn moves(&self) -> Vec<String> {
        self.session.entry_texts()
    }

    fn play<'py>(&mut self, py: Python<'py>, r#move: &str) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let ply = self.session.read_move(r#move).map_err(illegal)?;
        let mut ahead = self.session.clone();
        let mut events: Vec<Event> = Vec::new();
        ahead.play_ply(&ply, &mut events).map_err(|error| illegal(error.why))?;
        self.session = ahead;
        event_dicts(py, self.session.game(), &events)
    }

    fn actions(&self) -> Vec<usize> {
        numbers(self.of.get(), self.session.position(), &self.session.moves())
    }

    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        masked(py, self.of.get(), self.session.position(), &self.session.moves())
    }

    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        observed(py, self.of.get(), self.session.position())
    }

    fn play_action(&mut self, #[pyo3(from_py_with = arguments::action)] action: i64) -> PyResult<()> {
        let mv = find_action(self.of.get(), self.session.position(), &self.session.moves(), action)?;
        self.session.play_legal(mv, &mut Silent);
        Ok(())
    }

    fn undo(&mut self) -> bool {
        self.session.take_back_resignation() || self.session.undo().is_some()
    }

    fn take_back(&mut self) -> bool {
        self.session.undo_entry()
    }

    fn restart(&mut self) {
        self.session.restart();
    }

    fn resign(&mut self, side: &str) -> PyResult<()> {
        let side = side_of(self.session.game(), side)?;
        if self.session.position().is_over() {
            return Err(wrong("the game is over; nobody can resign any more"));
        }
        self.session.resign(side);
        Ok(())
    }

    #[pyo3(signature = (language="en"))]
    fn explain_last(
        &self,
        #[pyo3(from_py_with = arguments::language)] language: &'static str,
    ) -> Option<String> {
        explain_last(&self.session, language)
    }

    #[pyo3(signature = (**headers))]
    fn record(&self, headers: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
        let mut pairs: Vec<(String, String)> = Vec::new();
        for (name, value) in headers.into_iter().flatten() {
            let name: String = name.extract()?;
            if OWN_HEADERS.contains(&name.as_str()) {
                return Err(wrong(format!(
                    "the header `{name}` says how the session stands; it cannot be set"
                )));
            }
            if !value.is_none() {
                pairs.push((name, value.str()?.to_string()));
            }
        }
        let headers = pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let text = Record::of_session(&self.session, headers).to_string();
        // What cannot be read back is not a record.
        Record::parse(&text).map_err(wrong)?;
        Ok(text)
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
        let endgame = table.map(|table| table.endgame(py, self.of.get())).transpose()?;
        analysis::analyse(py, &self.session, &limits, lines, threads, endgame)
    }

    fn copy(&self, py: Python<'_>) -> PySession {
        PySession { of: self.of.clone_ref(py), session: self.session.clone() }
    }

    fn __copy__(&self, py: Python<'_>) -> PySession {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PySession {
        self.copy(py)
    }

    fn __len__(&self) -> usize {
        self.session.ply_count()
    }

    fn _repr_svg_(&self, py: Python<'_>) -> String {
        self.position(py).svg("en")
    }

    fn __repr__(&self) -> String {
        let plies = self.session.ply_count();
        let text = self.session.game().position_text(self.session.position());
        format!("<naqala.Session {}, {plies} plies: {text}>", self.session.game().id())
    }

    /// Pickles by the first position and the decisions since.
    #[allow(clippy::type_complexity)] // What `__reduce__` returns.
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (Py<PyGame>, String, Vec<usize>, Option<String>))> {
        let actions = self.of.get().layout.actions();
        let number = |(before, mv): &(naqala::Position, naqala::Move)| actions.number(before, *mv);
        let played: Option<Vec<usize>> = self.session.history().iter().map(number).collect();
        // Every legal decision has a number; a game with a gap would be restored as another one.
        let played = played.ok_or_else(|| wrong("a decision of this session has no number"))?;
        let start = self.session.game().position_text(self.session.start());
        let resigned = self.session.outcome().filter(|outcome| outcome.reason == naqala::Reason::Resigned);
        let loser = resigned.and_then(|outcome| {
            let game = self.session.game();
            let won = |side: naqala::Side| match outcome.winner {
                naqala::Winner::Side(winner) => game.are_partners(winner, side),
                _ => false,
            };
            game.sides().find(|side| !won(*side)).map(crate::convert::side_name)
        });
        let restore = py.get_type::<PySession>().getattr("_restore")?;
        Ok((restore, (self.of.clone_ref(py), start, played, loser)))
    }

    #[staticmethod]
    fn _restore(of: Py<PyGame>, start: &str, played: Vec<i64>, loser: Option<&str>) -> PyResult<PySession> {
        let game = of.get().game.clone();
        let first = game.parse_position(start).map_err(wrong)?;
        let is_usual = game.position_text(&game.start()) == start;
        let session = if is_usual { Session::new(game) } else { Session::from_position(game, first) };
        let mut restored = PySession { of, session };
        for action in played {
            restored.play_action(action)?;
        }
        if let Some(loser) = loser {
            restored.resign(loser)?;
        }
        Ok(restored)
    }
}
