//! Plays many games of [`naqala`] at once, for programs that learn.
//!
//! A [`Batch`] plays any number of games with the same rules in lockstep. It reads one action for each game and writes
//! observations, masks of legal actions, rewards and ends into slices that the caller owns; a [`Layout`] says what an observation
//! holds. Games that end begin again in the same step. The crate contains no code for particular games and does no I/O.
//!
//! ```
//! use naqala::catalogue;
//! use naqala_batch::{Batch, Settings, Sheets};
//!
//! let game = catalogue::game("oware").unwrap();
//! let mut batch = Batch::new(&game, 8, &Settings { seed: 1, ..Settings::default() })?;
//! let mut sheets = Sheets::of(&batch);
//! batch.reset(&mut sheets.views())?;
//! let mut actions = vec![0; 8];
//! for _ in 0..100 {
//!     batch.sample(&mut actions)?;
//!     batch.step(&actions, &mut sheets.views())?;
//! }
//! assert_eq!(sheets.observation.len(), 8 * batch.layout().size());
//! # Ok::<(), naqala_batch::BatchError>(())
//! ```
#![deny(missing_docs, unsafe_code)]

mod batch;
mod layout;
mod sheets;
mod slot;
mod threads;

pub use batch::{Batch, BatchError, Settings};
pub use layout::{Field, Layout};
pub use sheets::{Sheets, Views};
pub use slot::Done;
