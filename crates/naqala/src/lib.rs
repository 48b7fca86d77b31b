//! The sowing games, rules as data.
#![deny(missing_docs, unsafe_code)]

mod board;
mod builder;
pub mod catalogue;
mod event;
mod game;
mod kernel;
mod language;
mod moves;
mod notation;
mod perft;
mod pits;
mod position;
mod session;

pub use board::Board;
pub use builder::{PositionBuilder, PositionError};
pub use event::{Clause, Destination, Event, Observer, Silent, SkipReason, Stage};
pub use game::Game;
pub use kernel::program::MarkForm;
pub use language::{
    About, Choices, OptionError, OptionSpec, OptionValue, OptionValues, Preset, RuleError, RuleErrors, Rules, Source,
};
pub use moves::{Direction, Move, MoveKind, Moves, Ply};
pub use notation::PlyError;
pub use perft::{perft, perft_divide};
pub use pits::{Pit, PitSet, PitSetIter, Side};
pub use position::{
    Decision, IllegalMove, MAX_CELLS, Outcome, Position, Reason, Status, WhyIllegal, Winner,
};
pub use session::Session;
