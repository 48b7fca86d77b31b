//! Play for the opponent's mistakes in lost games.
//!
//! A search rates all moves equal once it sees a forced loss. Against an opponent who sees less far they are not equal: after
//! some of them it is easy to go wrong. So moves are valued against a model of the opponent: a player who counts seeds 1, 2, …
//! decisions ahead (S. Gordon and A. Reda, "Trappy Minimax", 2006), or one who sees as much as the engine. The opponent's moves
//! so far determine the probability of each model (D. Carmel and S. Markovitch, "Learning models of opponent's strategies in game
//! playing", 1993), and the search looks several turns ahead. In even games this is too risky unless nearly everything the
//! opponent did was predicted: an opponent who sees further than assumed would get the better game.

mod opponent_model;
mod search;
mod search_budget;

use std::sync::Arc;
use std::time::Duration;

use naqala::{Move, Position, Session, Silent};

use self::opponent_model::OpponentModel;
use self::search::Search;
use self::search_budget::SearchBudget;
use crate::endgame::Endgame;
use crate::evaluate::Judgement;
use crate::player::{Choice, Limits, Player};
use crate::search::{Analysis, BestLine, Budget, Engine, Method};
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
    endgame: Option<Arc<dyn Endgame>>,
    traps: Traps,
}

impl Swindler {
    /// A player for an occasion who judges positions by this.
    pub(crate) fn new(judgement: Judgement, occasion: Occasion) -> Swindler {
        let Occasion { endgame, minds_margin } = occasion;
        let engine = Engine::new(TABLE).with_judgement(judgement).with_endgame(endgame.clone());
        Swindler {
            engine: if minds_margin { engine.by_margin() } else { engine },
            judgement,
            endgame,
            traps: Traps::new(judgement),
        }
    }
}

/// Moves after which the opponent is likely to go wrong, for games that are lost against best play.
///
/// ```
/// use naqala::{Session, catalogue};
/// use naqala_engine::{Engine, Judgement, Limits, Traps};
///
/// let game = catalogue::game("kalah").unwrap();
/// let lost = game.parse_position("S 4 4 4 4 4 4 / N 0 1 0 2 0 0 / stores 20 1 / turn N").unwrap();
/// let session = Session::from_position(game, lost);
/// let limits = Limits { nodes: Some(20_000), ..Limits::default() };
/// let found = Engine::new(4).analyse(&session, &limits, 1, &mut |_| {});
/// if let Some(mv) = Traps::new(Judgement::default()).choose(&session, &found, &limits, None) {
///     assert!(session.moves().contains(&mv));
/// }
/// ```
#[derive(Debug)]
pub struct Traps {
    /// Judges by margin: a game may be lost by little or by much.
    judge: Engine,
    opponent_model: OpponentModel,
    /// Whether the latest move was preceded by a search for traps.
    has_looked: bool,
}

impl Traps {
    /// Traps for a player who judges positions by this. Nothing is known of the opponent yet.
    pub fn new(judgement: Judgement) -> Traps {
        Traps {
            judge: Engine::new(JUDGING_TABLE).with_judgement(judgement).by_margin(),
            opponent_model: OpponentModel::new(),
            has_looked: false,
        }
    }

    /// Forgets the opponent: a new game begins.
    pub fn forget(&mut self) {
        self.judge.clear();
        self.opponent_model.forget();
        self.has_looked = false;
    }

    /// Reduces the limits of a search so that time remains for traps, if the latest move was preceded by a search for them.
    pub fn share(&self, limits: &Limits) -> Limits {
        if self.has_looked { halved(limits) } else { limits.clone() }
    }

    /// The decision after which the opponent is most likely to go wrong, within the limits left by an analysis; `None` if the
    /// move of the analysis should be played, because the game is not lost. `endgame` are the exact values used in the
    /// analysis.
    pub fn choose(
        &mut self,
        session: &Session,
        analysis: &Analysis,
        limits: &Limits,
        endgame: Option<&dyn Endgame>,
    ) -> Option<Move> {
        let best = analysis.lines.first()?;
        let is_lost = is_lost(session, best, endgame);
        let trap = self.trap(session, best, is_lost, &mut SearchBudget::left(limits, analysis));
        self.has_looked = trap.is_some();
        trap
    }

    fn trap(
        &mut self,
        session: &Session,
        best: &BestLine,
        is_lost: bool,
        budget: &mut SearchBudget,
    ) -> Option<Move> {
        let lead = best.value.searched_hundredths();
        if lead >= AHEAD || session.moves().len() < 2 || Method::of(session) != Method::AlphaBeta {
            return None;
        }
        let root_side = session.position().to_move();
        self.opponent_model.observe(&mut self.judge, session, root_side, budget);
        if !is_lost && !self.opponent_model.is_certain() {
            return None;
        }
        let mut search = Search::new(&mut self.judge, &mut self.opponent_model, budget, session);
        Some(search.best(best.moves[0]))
    }
}

/// Whether the player to move loses against perfect play: the search sees it, or exact values at the end of its line say so. In
/// the latter case all moves look equal to the search, because they cost the same seeds.
fn is_lost(session: &Session, best: &BestLine, endgame: Option<&dyn Endgame>) -> bool {
    if let Some(away) = best.value.sure_in() {
        return away < 0;
    }
    let Some(endgame) = endgame.filter(|_| best.value.searched_hundredths() < 0) else { return false };
    let (game, mover) = (session.game(), session.position().to_move());
    let mut p = *session.position();
    let loses = |p: &Position| {
        let gain = if p.is_over() { None } else { endgame.sure_gain(p) };
        gain.is_some_and(|gain| {
            let lead = game.score_lead(p, p.to_move()) + gain;
            lead != 0 && (lead > 0) != game.are_partners(p.to_move(), mover)
        })
    };
    if loses(&p) {
        return true;
    }
    for mv in &best.moves {
        p = game.play_legal(&p, *mv, &mut Silent);
        if loses(&p) {
            return true;
        }
    }
    false
}

impl Player for Swindler {
    fn new_game(&mut self, _: u64) {
        self.engine.clear();
        self.traps.forget();
    }

    fn name(&self) -> String {
        PlayerSpec::Engine { level: Level::FULL, judgement: self.judgement }.to_string()
    }

    fn choose(&mut self, session: &Session, limits: &Limits) -> Choice {
        let limits = Limits { for_play: true, ..limits.clone().or_within(THINKING_TIME) };
        let analysis = self.engine.analyse(session, &self.traps.share(&limits), 1, &mut |_| {});
        let best = analysis.lines.first().expect("an analysis of a game that goes on has a line");
        let trap = self.traps.choose(session, &analysis, &limits, self.endgame.as_deref());
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
    use naqala::{Side, Winner, catalogue};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn swindler() -> Swindler {
        Swindler::new(Judgement::Tuned, Occasion::default())
    }

    /// The points of North, who is losing, against an opponent who searches three decisions ahead.
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
        // Both use weights, because the test is about the value of traps, not of a net.
        let mut plain = Strong::new(Level::FULL, 1).with_judgement(Judgement::Weights);
        let mut swindler = Swindler::new(Judgement::Weights, Occasion::default());
        let (plain, swindled) = (of_all(&mut plain), of_all(&mut swindler));
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
                if let Some(trap) = player.traps.trap(&session, &lost, true, &mut budget) {
                    mv = trap;
                }
                session.play(mv, &mut Silent).unwrap_or_else(|error| panic!("{id}: {error:?}"));
            }
        }
    }

    /// Claims that the player to move loses a seed in all positions with few seeds.
    #[derive(Debug)]
    struct MoverLoses;

    impl Endgame for MoverLoses {
        fn gain(&self, p: &Position) -> Option<i32> {
            Some(if p.to_move() == Side::South { -1 } else { 1 })
        }

        fn knows(&self, seeds: i32) -> bool {
            seeds <= 12
        }
    }

    #[test]
    fn a_loss_that_a_table_knows_is_a_loss() {
        let game = catalogue::game("oware").unwrap();
        let p = game.parse_position("S 1 0 0 1 2 1 / N 1 1 1 1 1 2 / stores 16 20 / turn S").unwrap();
        let session = Session::from_position(game, p);
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let endgame: Arc<dyn Endgame> = Arc::new(MoverLoses);
        let found =
            Engine::new(1).with_endgame(Some(endgame.clone())).analyse(&session, &limits, 1, &mut |_| {});
        assert!(is_lost(&session, &found.lines[0], Some(&*endgame)), "{found:?}");
        assert!(!is_lost(&session, &found.lines[0], None));
        let trap = Traps::new(Judgement::Tuned).choose(&session, &found, &limits, Some(&*endgame));
        assert!(trap.is_some_and(|mv| session.moves().contains(&mv)));
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
