//! Plain alpha-beta search to a fixed depth, over single decisions.

use std::sync::atomic::AtomicBool;

use naqala::{Game, Move, Position, Session, Side, Silent};

use crate::clock::Clock;
use crate::evaluate::Evaluation;
use crate::objective::Objectives;
use crate::player::{Choice, Limits, Player};
use crate::search::stop_check::StopCheck;

/// Searches a fixed number of decisions ahead. Partners are assumed to share its objective, everybody else to oppose it.
///
/// The same player may move several times in a row (extra moves, decisions inside a turn), and in a solitaire always
/// does. The search is deterministic; without limits of time it gives the same answer on every machine. It searches
/// depth 1, 2, … in turn, so it always has a good answer when it must stop.
#[derive(Clone, Debug)]
pub struct AlphaBeta {
    objectives: Objectives,
    depth: u32,
}

impl AlphaBeta {
    /// A player who looks `depth` decisions ahead (at least one).
    pub fn new(depth: u32) -> AlphaBeta {
        AlphaBeta { objectives: Objectives::default(), depth: depth.max(1) }
    }
}

impl Player for AlphaBeta {
    fn new_game(&mut self, _: u64) {}

    fn name(&self) -> String {
        format!("alphabeta:{}", self.depth)
    }

    fn choose(&mut self, session: &Session, limits: &Limits) -> Choice {
        let first = *session.moves().first().expect("a game that is not over has a legal move");
        let lookahead = self.look(session, limits, self.depth);
        lookahead.choices.last().copied().unwrap_or(Choice { mv: first, score: None })
    }
}

/// The choices of a player at growing depths.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lookahead {
    /// The choice after searching 1, 2, … decisions ahead; empty if there is only one move.
    pub(crate) choices: Vec<Choice>,
    /// Number of positions searched.
    #[cfg_attr(not(feature = "swindle"), expect(dead_code))]
    pub(crate) nodes: u64,
}

impl AlphaBeta {
    /// The choices of this player if it searched 1, 2, … decisions ahead, up to a depth or the limits.
    pub(crate) fn look(&mut self, session: &Session, limits: &Limits, depth: u32) -> Lookahead {
        let root = session.position();
        let mut moves = session.moves();
        if moves.len() == 1 {
            return Lookahead::default();
        }
        let (game, side) = (session.game(), root.to_move());
        let evaluation = Evaluation::new(self.objectives.of(game));
        let (clock, halt) = (Clock::start(), AtomicBool::new(false));
        let mut search = Search { game, evaluation, side, stop_check: StopCheck::new(limits, &clock, &halt) };
        let depth = limits.depth.map_or(depth, |most| depth.min(most.max(1)));
        let mut choices = Vec::new();
        for depth in 1..=depth {
            if search.stop_check.is_late() {
                break;
            }
            let Some((index, value)) = search.best_of(root, &moves, depth) else { break };
            choices.push(Choice { mv: moves[index], score: Some(Evaluation::score(value)) });
            // The best move of this depth is searched first in the next one, because it causes the most cutoffs.
            moves[..=index].rotate_right(1);
        }
        Lookahead { choices, nodes: search.stop_check.nodes }
    }
}

/// One search from one position.
struct Search<'a> {
    game: &'a Game,
    evaluation: Evaluation,
    /// The player for whom all values are counted.
    side: Side,
    stop_check: StopCheck<'a>,
}

impl Search<'_> {
    /// The best of the moves and its value; `None` if the search had to stop before it knew.
    fn best_of(&mut self, root: &Position, moves: &[Move], depth: u32) -> Option<(usize, i32)> {
        let mut best = (0, -i32::MAX);
        for (index, &mv) in moves.iter().enumerate() {
            let next = self.game.play_legal(root, mv, &mut Silent);
            let value = self.value(&next, 1, depth, best.1, i32::MAX);
            if self.stop_check.stopped() {
                return None;
            }
            if value > best.1 {
                best = (index, value);
            }
        }
        Some(best)
    }

    /// The value of a position to `self.side` if it lies between `alpha` and `beta`, else a bound on that side.
    fn value(
        &mut self,
        position: &Position,
        distance: u32,
        depth: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> i32 {
        self.stop_check.count();
        if distance == depth || position.is_over() || self.stop_check.stopped() {
            return self.evaluation.worth(self.game, position, self.side, distance);
        }
        let mine = self.game.are_partners(position.to_move(), self.side);
        let mut best = if mine { -i32::MAX } else { i32::MAX };
        for mv in self.game.moves(position) {
            let next = self.game.play_legal(position, mv, &mut Silent);
            let value = self.value(&next, distance + 1, depth, alpha, beta);
            if mine {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
            if alpha >= beta || self.stop_check.stopped() {
                break;
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{Random, TimeLeft};
    use naqala::catalogue;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// The value of a position by looking at everything.
    fn minimax(search: &Search<'_>, position: &Position, distance: u32, depth: u32) -> i32 {
        let game = search.game;
        if distance == depth || position.is_over() {
            return search.evaluation.worth(game, position, search.side, distance);
        }
        let moves = game.moves(position).into_iter();
        let values = moves.map(|mv| {
            let next = game.play_legal(position, mv, &mut Silent);
            minimax(search, &next, distance + 1, depth)
        });
        let best =
            if game.are_partners(position.to_move(), search.side) { values.max() } else { values.min() };
        best.expect("a game that is not over has a legal move")
    }

    #[test]
    fn cutting_changes_no_value_in_any_game() {
        for id in catalogue::ids() {
            let mut session = Session::new(catalogue::game(id).unwrap());
            let (mut anybody, mut objectives) = (Random::new(2), Objectives::default());
            for _ in 0..12 {
                if session.outcome().is_some() {
                    break;
                }
                let (game, position, limits) = (session.game(), session.position(), Limits::default());
                let (clock, halt) = (Clock::start(), AtomicBool::new(false));
                let stop_check = StopCheck::new(&limits, &clock, &halt);
                let evaluation = Evaluation::new(objectives.of(game));
                let mut search = Search { game, evaluation, side: position.to_move(), stop_check };
                let (_, value) = search.best_of(position, &session.moves(), 3).expect("nothing stops it");
                let expected = minimax(&search, position, 0, 3);
                assert_eq!(value, expected, "{id}, after {} decisions", session.history().len());
                let mv = anybody.choose(&session, &Limits::default()).mv;
                session.play(mv, &mut Silent).unwrap();
            }
        }
    }

    #[test]
    fn every_limit_is_obeyed() {
        let session = Session::new(catalogue::game("oware").unwrap());
        let reached = |limits: &Limits| AlphaBeta::new(60).look(&session, limits, 60);
        assert_eq!(reached(&Limits { depth: Some(3), ..Limits::default() }).choices.len(), 3);
        assert_eq!(reached(&Limits { nodes: Some(100), ..Limits::default() }).nodes, 100);
        let clock =
            TimeLeft { left: Duration::from_millis(500), increment: Duration::ZERO, moves_to_go: None };
        for limits in
            [Limits::within(Duration::from_millis(20)), Limits { clock: Some(clock), ..Limits::default() }]
        {
            let began = Clock::start();
            reached(&limits);
            assert!(began.elapsed() < clock.left);
        }
    }

    #[test]
    fn a_stop_is_obeyed_with_a_legal_move() {
        let session = Session::new(catalogue::game("oware").unwrap());
        let limits = Limits { nodes: Some(10_000), ..Limits::default() };
        let choice = AlphaBeta::new(60).choose(&session, &limits);
        assert!(session.moves().contains(&choice.mv));
        let limits = Limits::default();
        limits.stop.stop();
        assert!(session.moves().contains(&AlphaBeta::new(60).choose(&session, &limits).mv));
    }
}
