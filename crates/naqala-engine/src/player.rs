//! The trait of computer players: given a session, choose one decision within limits.

use std::sync::Arc;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use naqala::{Move, Session};

// The clock of the browser where there is no other.
use web_time::Instant;

use crate::search::Budget;

/// Chooses moves.
pub trait Player {
    /// Forgets earlier games and reseeds the random generator. What was learnt about the rules of a game may be kept.
    fn new_game(&mut self, seed: u64);

    /// A name for display and records; it parses as a [`crate::PlayerSpec`] if one describes the player.
    fn name(&self) -> String;

    /// Chooses one decision for the player to move. A turn of several decisions takes several calls.
    ///
    /// # Panics
    /// If the game is over: there is nothing to choose.
    fn choose(&mut self, session: &Session, limits: &Limits) -> Choice;
}

/// A chosen decision and the player's evaluation of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The decision.
    pub mv: Move,
    /// The number of seeds by which the player who makes it expects to be better off, if the player judges moves at
    /// all; [`SURE_WIN`] or its negative if the end is certain.
    pub score: Option<i32>,
}

/// The score of a certain win; a certain loss has its negative. No board has that many seeds.
pub const SURE_WIN: i32 = 1_000;

/// How long a player may think. Without limits it thinks as long as its own settings say.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Answer within about this time.
    pub time: Option<Duration>,
    /// The player's clock; a share of it is used.
    pub clock: Option<TimeLeft>,
    /// Maximum depth, in decisions.
    pub depth: Option<u32>,
    /// Maximum number of positions, approximately. Of several threads the first one counts.
    pub nodes: Option<u64>,
    /// Lets another thread request the answer now.
    pub stop: Stop,
    /// Whether the answer is a move to be played: with a limit of time, the only legal move is then given without thinking
    /// about its value. [`Player`]s set this for themselves; an analysis wants the value, and leaves it unset.
    pub for_play: bool,
    /// Lets another thread turn an analysis in the other player's time into the search of a move to be played.
    pub ponder_hit: PonderHit,
}

/// The state of the running clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// The time left for the rest of the game.
    pub left: Duration,
    /// The increment after every move.
    pub increment: Duration,
    /// The number of moves until the clock gets more time, if it does.
    pub moves_to_go: Option<u32>,
}

impl Limits {
    /// Limits of time only.
    pub fn within(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }

    /// Whether the answer is a move to be played, by now.
    pub(crate) fn is_for_play(&self) -> bool {
        self.for_play || self.ponder_hit.is_given()
    }

    /// How much of the time of the move an analysis has used that took so long: what was thought in the other player's time is
    /// free.
    pub(crate) fn used(&self, analysed: Duration) -> Duration {
        self.ponder_hit.0.get().map_or(analysed, |hit| hit.at.elapsed().min(analysed))
    }

    /// The limits of a further decision of the same ply, when so much of the time is used: what is left, but at least a twentieth
    /// of it, so that the player can at least look.
    pub(crate) fn later(&self, used: Duration) -> Limits {
        let Some(all) = Budget::of(self).planned() else { return self.clone() };
        let time = all.saturating_sub(used).max(all / 20);
        Limits { time: Some(time), clock: None, ponder_hit: PonderHit::default(), ..self.clone() }
    }

    /// These limits; if there are none, this time.
    #[cfg(feature = "swindle")]
    pub(crate) fn or_within(self, time: Duration) -> Limits {
        let is_counted = self.nodes.is_some() || self.depth.is_some();
        let is_timed = self.time.is_some() || self.clock.is_some();
        if is_counted || is_timed { self } else { Limits { time: Some(time), ..self } }
    }
}

/// A signal that the other player made the expected move: a search that goes on in their time becomes the search of a move to be
/// played, within limits of time that begin now. Clones share the signal.
///
/// ```
/// use std::time::Duration;
/// use naqala::{Session, catalogue};
/// use naqala_engine::{Engine, Limits};
///
/// let session = Session::new(catalogue::game("oware").unwrap());
/// let limits = Limits::default();
/// let hit = limits.ponder_hit.clone();
/// std::thread::spawn(move || hit.give(Some(Duration::from_millis(20)), None));
/// // Without the signal it would go on practically for ever.
/// assert!(Engine::new(1).analyse(&session, &limits, 1, &mut |_| {}).depth > 0);
/// ```
#[derive(Clone, Debug, Default)]
pub struct PonderHit(Arc<OnceLock<Hit>>);

/// The time that a move may take from the moment at which the expected one was made.
#[derive(Clone, Copy, Debug)]
struct Hit {
    at: Instant,
    time: Option<Duration>,
    clock: Option<TimeLeft>,
}

impl PonderHit {
    /// Gives the signal: from now on the move may take this time, or a share of this clock. Only the first signal counts.
    pub fn give(&self, time: Option<Duration>, clock: Option<TimeLeft>) {
        let _ = self.0.set(Hit { at: Instant::now(), time, clock });
    }

    /// Whether the signal was given.
    pub fn is_given(&self) -> bool {
        self.0.get().is_some()
    }

    /// Whether the signal was given, with a limit of time.
    pub fn is_timed(&self) -> bool {
        self.0.get().is_some_and(|hit| hit.time.is_some() || hit.clock.is_some())
    }

    /// The limits of time that came with the signal, and how long ago that was.
    pub(crate) fn limits(&self) -> Option<(Option<Duration>, Option<TimeLeft>, Duration)> {
        self.0.get().map(|hit| (hit.time, hit.clock, hit.at.elapsed()))
    }
}

/// A signal to stop thinking and answer with the best move so far. Clones share the signal.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Signals stop to all holders.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether a stop was requested.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
