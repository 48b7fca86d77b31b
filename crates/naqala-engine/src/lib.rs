//! Computer players for every game of [`naqala`].
//!
//! A [`Player`] looks at a [`naqala::Session`] and chooses one decision. It knows no game by name: it asks the
//! rules what is legal and what a move leads to. The crate does no input or output and starts no thread.
//!
//! Three simple players are here: [`Random`], [`Greedy`] and [`AlphaBeta`]. They serve as opponents for a first
//! game, as measures for a stronger player, and as the players of simulations. [`PlayerSpec`] names them in text.
//!
//! ```
//! use naqala::{Session, Silent, catalogue};
//! use naqala_engine::{Limits, PlayerSpec};
//!
//! let mut session = Session::new(catalogue::game("oware").unwrap());
//! let mut player = "alphabeta:3".parse::<PlayerSpec>()?.player(1);
//! let choice = player.choose(&session, &Limits::default());
//! session.play(choice.mv, &mut Silent).unwrap();
//! # Ok::<(), naqala_engine::SpecError>(())
//! ```
#![deny(missing_docs, unsafe_code)]

mod aim;
mod alpha_beta;
mod greedy;
mod player;
mod random;
mod spec;

pub use alpha_beta::AlphaBeta;
pub use greedy::Greedy;
pub use player::{Choice, Limits, Player, SURE_WIN, Stop};
pub use random::Random;
pub use spec::{PlayerSpec, SpecError};
