//! Computer players for every game of [`naqala`].
//!
//! A [`Player`] looks at a [`naqala::Session`] and chooses one decision. It knows no game by name: it asks the
//! rules what is legal and what a move leads to. The crate does no input or output, and starts threads only where
//! [`Engine::with_threads`] asks for them.
//!
//! [`Strong`] plays as well as its [`Level`] allows, [`Engine`] analyses positions, and [`Solver`] proves values to the
//! end of the game where scores alone decide. Three simple players stand
//! beside it: [`Random`], [`Greedy`] and [`AlphaBeta`]. They serve as measures for the strong one and as the players
//! of simulations. [`PlayerSpec`] names them all in text.
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
mod children;
mod clock;
mod endgame;
mod evaluate;
mod greedy;
mod line;
mod player;
mod random;
mod search;
mod solve;
mod spec;
mod strong;
#[cfg(feature = "swindle")]
mod swindle;
mod tune;
mod weights;

pub use alpha_beta::AlphaBeta;
pub use endgame::Endgame;
pub use evaluate::Judgement;
pub use greedy::Greedy;
pub use line::ply_of;
pub use player::{Choice, Limits, Player, SURE_WIN, Stop, TimeLeft};
pub use random::Random;
pub use search::{Analysis, BestLine, Engine, Value};
pub use solve::{Answer, Solution, SolveError, SolveProgress, Solver, final_value};
pub use spec::{Occasion, PlayerSpec, SpecError};
pub use strong::{Level, Strong};
pub use tune::{Lessons, PlayedGame, SelfPlay};
pub use weights::{Origin, Weights, WeightsError};
