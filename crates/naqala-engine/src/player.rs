//! What a computer player is: it is shown a session and chooses one decision, within limits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use naqala::{Move, Session};

/// Chooses moves.
pub trait Player {
    /// Forgets earlier games and throws the dice anew. What was learnt about the rules of a game may stay.
    fn new_game(&mut self, seed: u64);

    /// A name to show and to write into records; a [`crate::PlayerSpec`] where one describes the player.
    fn name(&self) -> String;

    /// Chooses one decision for the player to move. A turn of several decisions takes several calls.
    ///
    /// # Panics
    /// If the game is over: there is nothing to choose.
    fn choose(&mut self, session: &Session, limits: &Limits) -> Choice;
}

/// A chosen decision and what the player thinks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The decision.
    pub mv: Move,
    /// The number of seeds by which the player who makes it expects to be better off, if the player judges moves at
    /// all; [`SURE_WIN`] or its negative if the end is certain.
    pub score: Option<i32>,
}

/// The score of a win that nobody can prevent; a sure loss has its negative. No board has that many seeds.
pub const SURE_WIN: i32 = 1_000;

/// How long a player may think. Without limits it thinks as long as its own settings say.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Answer within about this time.
    pub time: Option<Duration>,
    /// What the player's clock shows; he takes a share of it.
    pub clock: Option<TimeLeft>,
    /// Look no more than so many decisions ahead.
    pub depth: Option<u32>,
    /// Look at no more than about this number of positions.
    pub nodes: Option<u64>,
    /// Lets another thread ask for the answer now.
    pub stop: Stop,
}

/// What a clock shows to the player whose time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// The time left for the rest of the game.
    pub left: Duration,
    /// What is added to it after every move.
    pub increment: Duration,
}

impl Limits {
    /// Limits of time only.
    pub fn within(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }

    /// The same, or this time where there is no limit at all.
    #[cfg(feature = "swindle")]
    pub(crate) fn or_within(self, time: Duration) -> Limits {
        let is_counted = self.nodes.is_some() || self.depth.is_some();
        let is_timed = self.time.is_some() || self.clock.is_some();
        if is_counted || is_timed { self } else { Limits { time: Some(time), ..self } }
    }
}

/// A signal to stop thinking and answer with the best move so far. Clones share the signal.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks everybody who holds this signal to stop.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked to stop.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
