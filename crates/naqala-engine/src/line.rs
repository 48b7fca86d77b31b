//! Lines of best play, as plies.

use naqala::{Game, Move, Ply, Position, Session, Silent};

use crate::clock::Clock;
use crate::player::Limits;
use crate::search::{Analysis, BestLine, Engine};

/// Node limit for a decision that the line of best play does not contain.
const ENOUGH: u64 = 50_000;

impl BestLine {
    /// The line in plies, each with the position it is played in. Where the line breaks off in the middle of a ply,
    /// that ply is left out.
    ///
    /// ```
    /// use naqala::{Session, catalogue};
    /// use naqala_engine::{Engine, Limits};
    /// let session = Session::new(catalogue::game("kalah").unwrap());
    /// let limits = Limits { depth: Some(3), ..Limits::default() };
    /// let analysis = Engine::new(1).analyse(&session, &limits, 1, &mut |_| {});
    /// let plies = analysis.lines[0].plies(session.game(), session.position());
    /// assert_eq!(plies[0].0, *session.position());
    /// assert_eq!(plies[0].1[0], analysis.lines[0].moves[0]);
    /// ```
    pub fn plies(&self, game: &Game, start: &Position) -> Vec<(Position, Ply)> {
        let mut plies = Vec::new();
        let mut ply = Ply::new();
        let (mut before, mut now) = (*start, *start);
        for &mv in &self.moves {
            let Ok(next) = game.play(&now, mv, &mut Silent) else { break };
            if ply.try_push(mv).is_err() {
                break;
            }
            now = next;
            if now.is_over() || now.begins_ply() {
                plies.push((before, std::mem::take(&mut ply)));
                before = now;
            }
        }
        plies
    }

    /// The plies of the line as text.
    pub fn texts(&self, game: &Game, start: &Position) -> Vec<String> {
        self.plies(game, start).iter().map(|(before, ply)| game.ply_text(before, ply)).collect()
    }
}

impl Engine {
    /// The first ply of a line of best play, as far as the player to move decides it. If the line ends earlier, the remaining
    /// decisions are searched one by one, in what is left of the time.
    ///
    /// ```
    /// use naqala::{Session, catalogue};
    /// use naqala_engine::{Engine, Limits};
    /// let session = Session::new(catalogue::game("bao-kiswahili").unwrap());
    /// let limits = Limits { depth: Some(2), ..Limits::default() };
    /// let mut engine = Engine::new(1);
    /// let analysis = engine.analyse(&session, &limits, 1, &mut |_| {});
    /// let ply = engine.whole_ply(&session, &analysis, &limits);
    /// assert!(session.clone().play_ply(&ply, &mut naqala::Silent).is_ok());
    /// ```
    ///
    /// The ply is empty if the analysis has no line, because the game is over.
    pub fn whole_ply(&mut self, session: &Session, analysis: &Analysis, limits: &Limits) -> Ply {
        let Some(line) = analysis.lines.first() else { return Ply::new() };
        let few = limits_of_later(limits, analysis);
        let mut known = line.moves.iter().copied();
        ply_of(session, |ahead| {
            known.next().or_else(|| Some(self.analyse(ahead, &few, 1, &mut |_| {}).lines.first()?.moves[0]))
        })
    }
}

/// The limits of each decision that follows those of an analysis: what is left of the time, the same depth, and no more positions
/// than were asked for.
fn limits_of_later(limits: &Limits, analysis: &Analysis) -> Limits {
    let rest = limits.later(limits.used(analysis.time));
    Limits { nodes: Some(rest.nodes.map_or(ENOUGH, |nodes| nodes.min(ENOUGH))), ..rest }
}

/// The ply of the player to move, decision by decision, within the time of one move.
///
/// `decide` is called for every decision, with the current game and its limits, as in [`ply_of`]. The first decision has all the
/// time there is, each later one what is left of it, but at least a twentieth. Limits of depth and positions are the same for each.
///
/// ```
/// use std::time::Duration;
/// use naqala::{Session, catalogue};
/// use naqala_engine::{Limits, Player, Strong, Level, ply_within};
///
/// let session = Session::new(catalogue::game("bao-kiswahili").unwrap());
/// let mut player = Strong::new(Level::FULL, 1);
/// let limits = Limits::within(Duration::from_millis(20));
/// let ply = ply_within(&session, &limits, |ahead, limits| Some(player.choose(ahead, limits).mv));
/// assert!(session.clone().play_ply(&ply, &mut naqala::Silent).is_ok());
/// ```
pub fn ply_within(
    session: &Session,
    limits: &Limits,
    mut decide: impl FnMut(&Session, &Limits) -> Option<Move>,
) -> Ply {
    let clock = Clock::start();
    let mut now = limits.clone();
    ply_of(session, |ahead| {
        let decided = decide(ahead, &now);
        now = limits.later(clock.elapsed());
        decided
    })
}

/// The ply of the player to move, decision by decision, as far as it is theirs to decide.
///
/// `decide` is called for every decision, with the current game; if it returns nothing, the ply ends there.
///
/// ```
/// use naqala::{Session, catalogue};
///
/// let session = Session::new(catalogue::game("oware").unwrap());
/// let ply = naqala_engine::ply_of(&session, |ahead| ahead.moves().first().copied());
/// assert_eq!(ply.len(), 1);
/// ```
pub fn ply_of(session: &Session, mut decide: impl FnMut(&Session) -> Option<Move>) -> Ply {
    let mut ply = Ply::new();
    let side = session.position().to_move();
    let mut ahead = session.clone();
    while !ply.is_full()
        && let Some(mv) = decide(&ahead)
        && ahead.play(mv, &mut Silent).is_ok()
    {
        ply.push(mv);
        let now = ahead.position();
        if now.is_over() || now.begins_ply() || now.to_move() != side {
            break;
        }
    }
    ply
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{Player, Random};
    use naqala::catalogue;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// Spends all the time it has.
    fn spend(limits: &Limits) {
        let clock = Clock::start();
        let time = limits.time.expect("a limit of time");
        while clock.elapsed() < time {
            std::hint::spin_loop();
        }
    }

    #[test]
    fn a_ply_of_many_decisions_keeps_to_its_time() {
        let game = catalogue::game("bao-kiswahili").unwrap();
        let longest = (0..4_u64).map(|seed| {
            let mut anybody = Random::new(seed);
            let mut session = Session::new(game.clone());
            let limits = Limits::within(Duration::from_millis(2));
            let mut most = 0;
            for _ in 0..40 {
                if session.outcome().is_some() {
                    break;
                }
                let mut given = Vec::new();
                let ply = ply_within(&session, &limits, |ahead, limits| {
                    given.push(limits.time.unwrap());
                    if given.len() == 1 {
                        spend(limits);
                    }
                    Some(anybody.choose(ahead, limits).mv)
                });
                assert!(given[1..].iter().all(|time| *time <= given[0] / 20), "{given:?}");
                most = most.max(ply.len());
                session.play_ply(&ply, &mut Silent).unwrap();
            }
            most
        });
        assert!(longest.max().unwrap() > 1, "no ply has two decisions");
    }

    #[test]
    fn later_decisions_keep_to_what_was_asked_for() {
        let of = |limits: &Limits| {
            let Limits { nodes, depth, .. } = limits_of_later(limits, &Analysis::default());
            (nodes, depth)
        };
        let asked = |nodes, depth| Limits { nodes, depth, ..Limits::default() };
        assert_eq!(of(&asked(Some(1_000), None)), (Some(1_000), None));
        assert_eq!(of(&asked(Some(1 << 40), Some(3))), (Some(ENOUGH), Some(3)));
        assert_eq!(of(&asked(None, None)), (Some(ENOUGH), None));
    }

    #[test]
    fn the_first_ply_is_whole_in_every_game() {
        let mut engine = Engine::new(1);
        for id in catalogue::ids() {
            let mut session = Session::new(catalogue::game(id).unwrap());
            for _ in 0..6 {
                if session.outcome().is_some() {
                    break;
                }
                let limits = Limits { nodes: Some(300), ..Limits::default() };
                let analysis = engine.analyse(&session, &limits, 1, &mut |_| {});
                let side = session.position().to_move();
                let ply = engine.whole_ply(&session, &analysis, &limits);
                assert!(!ply.is_empty(), "{id}");
                session.play_ply(&ply, &mut Silent).unwrap_or_else(|error| panic!("{id}: {error:?}"));
                let now = session.position();
                assert!(now.is_over() || now.begins_ply() || now.to_move() != side, "{id}");
            }
        }
    }
}
