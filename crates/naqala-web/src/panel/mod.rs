//! The panels around a board: events, decisions, moves, opponents.

mod after;
mod choices;
mod controls;
mod lines;
mod moves;
mod opponents;
mod options;
mod put_away;
mod rounds;
mod variations;
mod why;

pub(crate) use choices::Choices;
pub(crate) use controls::{AnimationButtons, Controls, PaceMenu, Replay};
pub(crate) use lines::Lines;
pub(crate) use moves::PlyMarks;
pub(crate) use opponents::{Opponents, engine_name};
pub(crate) use options::{OptionFields, OptionsForm, Values, changed, defaults, variant};
pub(crate) use put_away::PutAway;
pub(crate) use rounds::RoundsPanel;
pub(crate) use variations::{MoveTree, Variations};
pub(crate) use why::why_ended;
