//! Advice to a person: the engine's best move, and why it is best.

use std::time::Duration;

use naqala::{Game, Move, Session};
use naqala_engine::{Engine, Limits, Stop};

use crate::analysis;
use crate::insight;
use crate::localizer::Localizer;

/// How long the engine may look for advice.
const TIME: Duration = Duration::from_millis(1_500);

/// Megabytes of memory for it.
const TABLE: usize = 32;

/// The engine's advice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Advice {
    /// The next decision.
    pub(crate) mv: Move,
    /// The expectation, in whole seeds or as a certain result.
    pub(crate) score: i32,
    /// The move, its value, and the reasons for it.
    pub(crate) why: String,
}

/// Looks for the best move of a person; `None` if there is nothing to decide. The pits are called as the game calls them, which
/// is that of the session, perhaps with other names.
pub(crate) fn advice(game: &Game, session: &Session, stop: &Stop, localizer: Localizer) -> Option<Advice> {
    let limits = Limits { stop: stop.clone(), ..Limits::within(TIME) };
    let mut engine = Engine::new(TABLE);
    let found = engine.analyse(session, &limits, 1, &mut |_| {});
    let ply = engine.whole_ply(session, &found, &limits);
    let score = analysis::whole_seeds(found.lines.first()?.value);
    let why = insight::why_best(game, session, &found, &ply, localizer)?;
    Some(Advice { mv: *ply.first()?, score, why })
}
