//! Games: rules with their options chosen.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash as _, Hasher as _};
use std::path::PathBuf;

use naqala::{Choices, Game, OptionValues, Rules, catalogue};
use naqala_batch::Layout;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use crate::arguments;
use crate::convert::{option_text, option_value, side_name};
use crate::errors::{RuleError, unreadable, wrong, wrong_rules};
use crate::position::PyPosition;
use crate::session::PySession;

/// The largest rule file that is read, in bytes.
const LARGEST_FILE: u64 = 1 << 20;

/// The ids of all games that come with the library.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    catalogue::ids().collect()
}

/// The ids of the games with a name.
#[pyfunction]
pub(crate) fn find(name: &str) -> Vec<&'static str> {
    catalogue::called(name).map(Rules::id).collect()
}

/// The codes of the languages that texts can be in.
#[pyfunction]
pub(crate) fn languages() -> Vec<&'static str> {
    naqala::languages().collect()
}

/// A game of the catalogue or of a rule file.
#[pyclass(name = "Game", module = "naqala", frozen)]
#[derive(Debug)]
pub(crate) struct PyGame {
    pub(crate) game: Game,
    pub(crate) layout: Layout,
    is_own: bool,
}

impl PyGame {
    fn new(
        rules: &Rules,
        is_own: bool,
        preset: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyGame> {
        let mut choices = Choices::new();
        if let Some(preset) = preset {
            choices.preset(preset);
        }
        for (name, value) in options.into_iter().flatten() {
            choices.set(&name.extract::<String>()?, &option_text(&value)?);
        }
        let game = rules.compile(&choices).map_err(wrong_rules)?;
        let layout = Layout::new(&game);
        Ok(PyGame { game, layout, is_own })
    }

    /// What tells games apart.
    fn identity(&self) -> (&str, Option<&str>, &[(String, naqala::OptionValue)]) {
        (self.game.id(), self.is_own.then(|| self.game.rules().source()), self.game.chosen())
    }

    pub(crate) fn is_same(&self, other: &PyGame) -> bool {
        self.identity() == other.identity()
    }
}

/// A game by its id, or as an object.
pub(crate) fn game_of(py: Python<'_>, game: &Bound<'_, PyAny>) -> PyResult<Py<PyGame>> {
    match game.cast::<PyGame>() {
        Ok(game) => Ok(game.clone().unbind()),
        Err(_) => Py::new(py, PyGame::new(rules_of(&game.extract::<String>()?)?, false, None, None)?),
    }
}

fn rules_of(id: &str) -> PyResult<&'static Rules> {
    catalogue::rules(id).ok_or_else(|| {
        let called: Vec<&str> = catalogue::called(id).map(Rules::id).collect();
        let nearest = catalogue::suggest(id);
        let hint = match (called.as_slice(), nearest) {
            ([], Some(nearest)) => format!("did you mean `{nearest}`? "),
            ([], None) => String::new(),
            (ids, _) => format!("games of that name: {}. ", ids.join(", ")),
        };
        RuleError::new_err(format!("there is no game `{id}`; {hint}naqala.games() lists them all"))
    })
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (id, *, preset=None, **options))]
    fn from_catalogue(
        id: &str,
        preset: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyGame> {
        PyGame::new(rules_of(id)?, false, preset, options)
    }

    #[staticmethod]
    #[pyo3(signature = (path, *, preset=None, **options))]
    fn from_file(
        path: PathBuf,
        preset: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyGame> {
        let size = fs::metadata(&path).map_err(|error| unreadable(&path, error))?.len();
        if size > LARGEST_FILE {
            return Err(wrong_rules(format!("{}: a rule file has at most 1 MB", path.display())));
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let source = fs::read(&path).map_err(|error| unreadable(&path, error))?;
        let source = String::from_utf8(source)
            .map_err(|_| wrong_rules(format!("{}: the file is not UTF-8", path.display())))?;
        PyGame::from_rules(&source, &name, preset, options)
    }

    #[staticmethod]
    #[pyo3(signature = (source, *, name="rules.toml", preset=None, **options))]
    fn from_rules(
        source: &str,
        name: &str,
        preset: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyGame> {
        let rules = Rules::read(name, source).map_err(wrong_rules)?;
        PyGame::new(&rules, true, preset, options)
    }

    #[getter]
    fn id(&self) -> &str {
        self.game.id()
    }

    #[getter]
    fn name(&self) -> &str {
        self.game.name()
    }

    #[getter]
    fn source(&self) -> &str {
        self.game.rules().source()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in self.game.chosen() {
            dict.set_item(name, option_value(py, value)?)?;
        }
        Ok(dict)
    }

    #[getter]
    fn choices<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for option in self.game.rules().options() {
            let values = match &option.values {
                OptionValues::OneOf(values) => {
                    let values: Vec<_> =
                        values.iter().map(|value| option_value(py, value)).collect::<PyResult<_>>()?;
                    PyList::new(py, values)?.into_any()
                }
                OptionValues::Range { min, max } => {
                    py.import("builtins")?.getattr("range")?.call1((*min, *max + 1))?
                }
            };
            dict.set_item(&option.name, values)?;
        }
        Ok(dict)
    }

    #[getter]
    fn presets(&self) -> Vec<String> {
        self.game.rules().presets().iter().map(|preset| preset.name.clone()).collect()
    }

    #[getter]
    fn players(&self) -> Vec<String> {
        self.game.sides().map(side_name).collect()
    }

    #[getter]
    fn pits(&self) -> Vec<&str> {
        self.game.board().pits().map(|pit| self.game.board().name(pit)).collect()
    }

    #[getter]
    fn rows(&self) -> usize {
        self.game.board().rows()
    }

    #[getter]
    fn columns(&self) -> usize {
        self.game.board().columns()
    }

    #[getter]
    fn seeds(&self) -> u32 {
        self.game.total_seeds()
    }

    #[getter]
    fn num_actions(&self) -> usize {
        self.layout.actions().size()
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.layout.size()
    }

    #[getter]
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for field in self.layout.fields() {
            dict.set_item(field.name, PyTuple::new(py, [field.start, field.start + field.size])?)?;
        }
        Ok(dict)
    }

    #[pyo3(signature = (language="en"))]
    fn summary(&self, #[pyo3(from_py_with = arguments::language)] language: &'static str) -> String {
        naqala::about_text(self.game.rules(), language).summary
    }

    #[pyo3(signature = (language="en", *, markdown=false))]
    fn rules(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = arguments::language)] language: &'static str,
        markdown: bool,
    ) -> String {
        py.detach(|| match markdown {
            true => naqala::rules_markdown(&self.game, language),
            false => naqala::rules_text(&self.game, language),
        })
    }

    fn start(slf: Bound<'_, Self>) -> PyPosition {
        let start = slf.get().game.start();
        PyPosition::new(slf.unbind(), start)
    }

    fn position(slf: Bound<'_, Self>, text: &str) -> PyResult<PyPosition> {
        let position = slf.get().game.parse_position(text).map_err(wrong)?;
        Ok(PyPosition::new(slf.unbind(), position))
    }

    #[pyo3(signature = (position=None))]
    fn session(slf: Bound<'_, Self>, position: Option<PyRef<'_, PyPosition>>) -> PyResult<PySession> {
        PySession::new(slf.py(), slf.as_any(), position)
    }

    fn __repr__(&self) -> String {
        let options: Vec<String> =
            self.game.changed().iter().map(|(name, value)| format!(", {name}={value}")).collect();
        format!("<naqala.Game {}{}>", self.game.id(), options.concat())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyGame>().is_ok_and(|other| self.is_same(other.get()))
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.identity().hash(&mut hasher);
        hasher.finish()
    }

    /// Pickles by what the game was made of.
    #[allow(clippy::type_complexity)] // What `__reduce__` returns.
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, bool, Vec<(String, String)>))> {
        let options = naqala::options_as_texts(self.game.chosen());
        let origin = if self.is_own { self.game.rules().source() } else { self.game.id() };
        let restore = py.get_type::<PyGame>().getattr("_restore")?;
        Ok((restore, (origin.to_owned(), self.is_own, options)))
    }

    #[staticmethod]
    fn _restore(origin: &str, is_own: bool, options: Vec<(String, String)>) -> PyResult<PyGame> {
        let own = is_own.then(|| Rules::read("rules.toml", origin)).transpose().map_err(wrong_rules)?;
        let rules = match &own {
            Some(rules) => rules,
            None => rules_of(origin)?,
        };
        let mut choices = Choices::new();
        for (name, value) in &options {
            choices.set(name, value);
        }
        let game = rules.compile(&choices).map_err(wrong_rules)?;
        let layout = Layout::new(&game);
        Ok(PyGame { game, layout, is_own })
    }
}
