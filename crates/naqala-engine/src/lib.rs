//! Computer players for every game of [`naqala`].
//!
//! A [`Player`] looks at a [`naqala::Session`] and chooses one decision. It contains no code for particular games: it
//! asks the rules what is legal and what a move leads to. The crate does no I/O, and starts threads only in
//! [`Engine::with_threads`].
//!
//! * [`Strong`] plays at a [`Level`] from 1 to 10.
//! * [`Engine`] analyses positions.
//! * [`Solver`] proves values to the end of the game.
//! * [`Random`], [`Greedy`] and [`AlphaBeta`] are simple players, for comparison and for simulations.
//! * [`RandomGames`] plays many games of random players.
//! * [`PlayerSpec`] parses the names of all players.
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

mod alpha_beta;
mod character;
mod children;
mod clock;
mod endgame;
mod evaluate;
mod fingerprints;
mod greedy;
mod line;
mod net;
mod objective;
mod player;
mod random;
mod random_games;
mod search;
mod solve;
mod spec;
mod strong;
#[cfg(feature = "swindle")]
mod swindle;
mod tune;
mod weights;

pub use alpha_beta::AlphaBeta;
pub use clock::count_processor_time;
pub use endgame::Endgame;
pub use evaluate::Judgement;
pub use greedy::Greedy;
pub use line::{ply_of, ply_within};
pub use player::{Choice, Limits, Player, PonderHit, SURE_WIN, Stop, TimeLeft};
pub use random::Random;
pub use random_games::{RandomGame, RandomGames};
pub use search::{Analysis, BestLine, Engine, Value};
pub use solve::{Answer, Solution, SolveError, SolveProgress, Solver, final_value};
pub use spec::{Occasion, PlayerSpec, SpecError};
pub use strong::{Level, Strong};
#[cfg(feature = "swindle")]
pub use swindle::Traps;
pub use tune::{PlayedGame, SelfPlay, TrainingSet};
pub use weights::{Origin, Weights, WeightsError};
