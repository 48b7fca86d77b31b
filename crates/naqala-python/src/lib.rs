//! The extension module `naqala._naqala`: the library for Python.
//!
//! `python/naqala/_naqala.pyi` describes everything here to people and to type checkers. Objects are thin wrappers: a
//! [`game::PyGame`] is a [`naqala::Game`], a [`position::PyPosition`] a [`naqala::Position`] with its game. Work that may take
//! long runs without Python's lock and can be interrupted.

mod analysis;
mod arguments;
mod batch;
mod convert;
mod errors;
mod game;
mod player;
mod position;
mod session;
mod table;
mod waiting;

use pyo3::prelude::*;

/// The module.
#[pymodule]
fn _naqala(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("NaqalaError", py.get_type::<errors::NaqalaError>())?;
    module.add("RuleError", py.get_type::<errors::RuleError>())?;
    module.add("IllegalMoveError", py.get_type::<errors::IllegalMoveError>())?;
    module.add("UnsolvedError", py.get_type::<errors::UnsolvedError>())?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<position::PyPosition>()?;
    module.add_class::<position::PyOutcome>()?;
    module.add_class::<position::PyMovingPicture>()?;
    module.add_class::<session::PySession>()?;
    module.add_class::<player::PyPlayer>()?;
    module.add_class::<analysis::PyAnalysis>()?;
    module.add_class::<analysis::PyLine>()?;
    module.add_class::<analysis::PySolution>()?;
    module.add_class::<table::PyTable>()?;
    module.add_class::<batch::PyBatchEnv>()?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(game::find, module)?)?;
    module.add_function(wrap_pyfunction!(game::languages, module)?)?;
    Ok(())
}
