//! Endgame tables for the sowing games of [`naqala`]: the exact value of every position with few seeds on the board.
//!
//! Which games can have tables is asked of the compiled rules ([`naqala::Game::markings`],
//! [`naqala::Game::played_out`]). [`Build`] makes a table, layer by layer in the number of seeds; [`Table`] opens
//! one and looks positions up; [`verify()`] computes values anew from those of the positions they lead to. `docs/tables.md`
//! tells how it works and describes the format of the files.
//!
//! ```
//! use naqala::{Choices, catalogue};
//! use naqala_tables::{Build, Table};
//!
//! let folder = tempfile::tempdir()?;
//! let game = catalogue::rules("oware").unwrap().compile(Choices::new().preset("awari-solution"))?;
//! let path = Build::new(&game, 5)?.write_to(folder.path(), &())?;
//! let table = Table::open(&path)?;
//! let p = game.parse_position("S 0 0 0 0 0 2 / N 1 1 0 0 0 0")?;
//! assert_eq!(table.reader(&game)?.probe(&p).and_then(|bounds| bounds.value()), Some(4));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![deny(missing_docs, unsafe_code)]

mod bounds;
mod build;
mod domain;
mod error;
mod format;
mod identity;
mod layer;
mod loaded;
mod markings;
mod ranking;
mod solitaire;
mod verify;

pub use bounds::Bounds;
pub use build::Build;
pub use domain::MOST_SEEDS;
pub use error::TableError;
pub use format::{LayerInfo, Reader, Table};
pub use identity::Identity;
pub use layer::{Report, Rounds};
pub use loaded::Loaded;
pub use solitaire::{Solitaire, solve_solitaire};
pub use verify::{Check, verify};

/// What the names of table files end with.
pub const EXTENSION: &str = "nqt";
