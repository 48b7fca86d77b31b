//! Names and values between Python and Rust.

use naqala::{Event, Game, OptionValue, Side, Winner};
use naqala_view::{EventField, event_fields};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyString};

use crate::errors::wrong;

/// The English name of a side.
pub(crate) fn side_name(side: Side) -> String {
    format!("{side:?}")
}

/// The side of a name or a letter, among those that play a game.
pub(crate) fn side_of(game: &Game, name: &str) -> PyResult<Side> {
    let fits = |side: &Side| {
        let full = side_name(*side);
        full.eq_ignore_ascii_case(name) || name.len() == 1 && full[..1].eq_ignore_ascii_case(name)
    };
    let names = || game.sides().map(side_name).collect::<Vec<_>>().join(", ");
    game.sides().find(fits).ok_or_else(|| wrong(format!("no side is called `{name}`; there are {}", names())))
}

/// `"South"`, `"draw"` or `"nobody"`.
pub(crate) fn winner_name(winner: Winner) -> String {
    match winner {
        Winner::Side(side) => side_name(side),
        Winner::Draw => "draw".to_owned(),
        Winner::Nobody => "nobody".to_owned(),
    }
}

/// The seats that have won: the winner with its partners.
pub(crate) fn winner_names(game: &Game, winner: Winner) -> Vec<String> {
    match winner {
        Winner::Side(side) => game.party(side).map(side_name).collect(),
        Winner::Draw | Winner::Nobody => Vec::new(),
    }
}

/// The value of an option as Python has it.
pub(crate) fn option_value<'py>(py: Python<'py>, value: &OptionValue) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        OptionValue::Bool(value) => PyBool::new(py, *value).to_owned().into_any(),
        OptionValue::Int(value) => value.into_pyobject(py)?.into_any(),
        OptionValue::Text(value) => PyString::new(py, value).into_any(),
        OptionValue::List(values) => PyList::new(py, values)?.into_any(),
        OptionValue::Null => py.None().into_bound(py),
    })
}

/// A value of Python as the text of an option: `True` is `true`, `None` is `none`, `[2, 3]` is `[2, 3]`.
pub(crate) fn option_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if value.is_none() {
        return Ok("none".to_owned());
    }
    if let Ok(flag) = value.cast::<PyBool>() {
        return Ok(flag.is_true().to_string());
    }
    Ok(value.str()?.to_string())
}

/// Events as dictionaries.
pub(crate) fn event_dicts<'py>(
    py: Python<'py>,
    game: &Game,
    events: &[Event],
) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let dict = |event: &Event| {
        let (name, fields) = event_fields(game, event);
        let dict = PyDict::new(py);
        dict.set_item("event", name)?;
        for (key, value) in fields {
            match value {
                EventField::Number(number) => dict.set_item(key, number)?,
                EventField::Flag(flag) => dict.set_item(key, flag)?,
                EventField::Text(text) => dict.set_item(key, text)?,
            }
        }
        Ok(dict)
    };
    events.iter().map(dict).collect()
}
