//! Play for the opponent's mistakes in lost games.
//!
//! A search rates all moves equal once it sees a forced loss. Against an opponent who sees less far they are not equal:
//! after some of them it is easy to go wrong. So moves are valued against a model of the opponent: a player who counts
//! seeds 1, 2, … decisions ahead (S. Gordon and A. Reda, "Trappy Minimax", 2006), or one who sees as much as the
//! engine. Each model is as likely as the opponent's moves so far make it (D. Carmel and S. Markovitch, "Learning
//! models of opponent's strategies in game playing", 1993), and the search looks several turns ahead. In even games
//! this is too risky unless nearly everything the opponent did was predicted: an opponent who sees further than assumed
//! would get the better game.

mod opponent_model;
mod search;
mod search_budget;

use std::time::Duration;

use naqala::{Move, Session};

use self::opponent_model::OpponentModel;
use self::search::Search;
use self::search_budget::SearchBudget;
use crate::evaluate::Judgement;
use crate::player::{Choice, Limits, Player};
use crate::search::{BestLine, Budget, Engine, Method};
use crate::spec::{Occasion, PlayerSpec};
use crate::strong::{Level, TABLE, THINKING_TIME, seeds};

/// A player ahead by at least this many hundredths of a seed plays the best move.
const AHEAD: i32 = 100;

/// Megabytes of the table by which positions in traps are judged.
const JUDGING_TABLE: usize = 16;

/// A player at full strength that sets traps if it has nothing to lose, or if the opponent is predictable.
#[derive(Debug)]
pub(crate) struct Swindler {
    engine: Engine,
    judgement: Judgement,
    /// Judges by margin: a game may be lost by little or by much.
    judge: Engine,
    opponent_model: OpponentModel,
    /// Whether he looked for a trap when he moved last.
    has_looked: bool,
}

impl Swindler {
    /// A player for an occasion who judges positions by this.
    pub(crate) fn new(judgement: Judgement, occasion: Occasion) -> Swindler {
        let engine = Engine::new(TABLE).with_judgement(judgement).with_endgame(occasion.endgame);
        Swindler {
            engine: if occasion.minds_margin { engine.by_margin() } else { engine },
            judgement,
            judge: Engine::new(JUDGING_TABLE).with_judgement(judgement).by_margin(),
            opponent_model: OpponentModel::new(),
            has_looked: false,
        }
    }

    /// The decision after which the opponent is most likely to go wrong, if traps apply now.
    fn trap(&mut self, session: &Session, best: &BestLine, budget: &mut SearchBudget) -> Option<Move> {
        let lead = best.value.hundredths();
        if lead >= AHEAD || session.moves().len() < 2 || Method::of(session) != Method::AlphaBeta {
            return None;
        }
        let root_side = session.position().to_move();
        self.opponent_model.observe(&mut self.judge, session, root_side, budget);
        let is_lost = best.value.sure_in().is_some_and(|away| away < 0);
        if !is_lost && !self.opponent_model.is_certain() {
            return None;
        }
        let mut search = Search::new(&mut self.judge, &mut self.opponent_model, budget, session);
        Some(search.best(best.moves[0]))
    }
}

impl Player for Swindler {
    fn new_game(&mut self, _: u64) {
        self.engine.clear();
        self.judge.clear();
        self.opponent_model.forget();
        self.has_looked = false;
    }

    fn name(&self) -> String {
        PlayerSpec::Engine { level: Level::FULL, judgement: self.judgement }.to_string()
    }

    fn choose(&mut self, session: &Session, limits: &Limits) -> Choice {
        let limits = limits.clone().or_within(THINKING_TIME);
        let of_search = if self.has_looked { halved(&limits) } else { limits.clone() };
        let analysis = self.engine.analyse(session, &of_search, 1, &mut |_| {});
        let best = analysis.lines.first().expect("an analysis of a game that goes on has a line");
        let trap = self.trap(session, best, &mut SearchBudget::left(&limits, &analysis));
        self.has_looked = trap.is_some();
        Choice { mv: trap.unwrap_or(best.moves[0]), score: Some(seeds(best.value)) }
    }
}

/// Limits that leave half of the time and of the positions for traps.
fn halved(limits: &Limits) -> Limits {
    Limits {
        time: Budget::of(limits).left(Duration::ZERO).map(|time| time / 2),
        nodes: limits.nodes.map(|nodes| nodes / 2),
        ..limits.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AlphaBeta, Strong};
    use naqala::{Side, Silent, Winner, catalogue};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn swindler() -> Swindler {
        Swindler::new(Judgement::Tuned, Occasion::default())
    }

    /// The points of North, who is lost, against somebody who looks three decisions ahead.
    fn points(north: &mut dyn Player, plies: &[&str]) -> f64 {
        let game = catalogue::game("kalah").unwrap();
        let mut session = Session::new(game);
        for text in plies {
            let is_meant = |mv: &Move| session.game().move_text(session.position(), *mv) == *text;
            let mv = session.moves().into_iter().find(is_meant).unwrap();
            session.play_legal(mv, &mut Silent);
        }
        let mut south = AlphaBeta::new(3);
        while session.outcome().is_none() {
            let limits = Limits { nodes: Some(400_000), ..Limits::default() };
            let mv = match session.position().to_move() {
                Side::South => south.choose(&session, &Limits::default()).mv,
                _ => north.choose(&session, &limits).mv,
            };
            session.play(mv, &mut Silent).unwrap();
        }
        match session.outcome().map(|outcome| outcome.winner) {
            Some(Winner::Side(Side::North)) => 1.0,
            Some(Winner::Side(_)) => 0.0,
            _ => 0.5,
        }
    }

    #[test]
    fn lost_games_are_saved_against_those_who_see_little() {
        let openings = ["c e F d", "e D c f", "c e E d", "d E e D", "f A e A"];
        let of_all = |north: &mut dyn Player| -> f64 {
            let played = openings.iter().map(|opening| {
                north.new_game(1);
                points(north, &opening.split(' ').collect::<Vec<_>>())
            });
            played.sum()
        };
        let (plain, swindled) = (of_all(&mut Strong::new(Level::FULL, 1)), of_all(&mut swindler()));
        assert!(swindled > plain, "{plain} without traps, {swindled} with them");
    }

    #[test]
    fn every_game_is_played_by_the_rules_and_within_limits() {
        for id in catalogue::ids() {
            let mut session = Session::new(catalogue::game(id).unwrap());
            let mut player = swindler();
            for _ in 0..10 {
                if session.outcome().is_some() {
                    break;
                }
                let limits = Limits { nodes: Some(3_000), ..Limits::default() };
                let mut mv = player.choose(&session, &limits).mv;
                // As if every game were lost.
                let lost = Engine::new(1).analyse(&session, &limits, 1, &mut |_| {}).lines.remove(0);
                let lost = BestLine { value: crate::Value::lost(), ..lost };
                let mut budget = SearchBudget::left(&limits, &crate::Analysis::default());
                if let Some(trap) = player.trap(&session, &lost, &mut budget) {
                    mv = trap;
                }
                session.play(mv, &mut Silent).unwrap_or_else(|error| panic!("{id}: {error:?}"));
            }
        }
    }

    #[test]
    fn a_stop_is_obeyed() {
        let game = catalogue::game("kalah").unwrap();
        let p = game.parse_position("S 4 4 4 4 4 4 / N 0 1 0 2 0 0 / stores 20 1 / turn N").unwrap();
        let session = Session::from_position(game, p);
        let limits = Limits::default();
        limits.stop.stop();
        let mv = swindler().choose(&session, &limits).mv;
        assert!(session.moves().contains(&mv));
    }
}
