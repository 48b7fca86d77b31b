//! Endgame tables for the sowing games of [`naqala`]: the exact value of every position with few seeds on the board.
//!
//! The compiled rules decide which games can have tables ([`naqala::analysis::markings`],
//! [`naqala::analysis::without_early_ends`]).
//! [`Build`] makes a table, layer by layer in the number of seeds. [`Table`] opens one and looks positions up.
//! [`verify()`] recomputes values from those of successor positions. `docs/tables.md` explains the methods and the file
//! format.
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

mod boards;
mod bounds;
mod build;
mod domain;
mod error;
mod format;
mod layer;
mod loaded;
mod markings;
mod ranking;
mod solitaire;
mod table_key;
mod verify;

pub use bounds::Bounds;
pub use build::Build;
pub use domain::MOST_SEEDS;
pub use error::TableError;
pub use format::{LayerInfo, Reader, Table};
pub use layer::{Report, Rounds};
pub use loaded::Loaded;
pub use solitaire::{Solitaire, solve_solitaire};
pub use table_key::TableKey;
pub use verify::{Check, verify};

/// The extension of table files.
pub const EXTENSION: &str = "nqt";
