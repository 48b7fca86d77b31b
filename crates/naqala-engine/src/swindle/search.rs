//! The search for the decision after which the opponent is most likely to make a mistake.

use naqala::{Move, Session, Side, Silent, Winner};

use super::opponent_model::OpponentModel;
use super::search_budget::SearchBudget;
use crate::fingerprints::FingerprintMap;
use crate::search::{Engine, Value};

/// Node limit for finding out by how much a position is lost.
const JUDGING: u64 = 500;

/// Maximum number of own decisions in a trap.
const LONGEST: u32 = 12;

/// Maximum number of decisions of both players in a trap.
const FARTHEST: usize = 40;

/// A lead, in hundredths of a seed, that makes a win about three times as likely as a loss.
const SCALE: f64 = 250.0;

/// Expectation at which the search stops.
const SURE: f64 = 0.95;

/// A search for traps from one position.
pub(super) struct Search<'a> {
    engine: &'a mut Engine,
    opponent_model: &'a mut OpponentModel,
    budget: &'a mut SearchBudget,
    /// The game, including the decisions being searched.
    session: Session,
    /// Number of decisions of the game itself.
    played: usize,
    root_side: Side,
    /// The expected share of the point against perfect play, by fingerprint.
    judged: FingerprintMap<f64>,
}

impl<'a> Search<'a> {
    /// A search for the player to move. The engine evaluates by margin.
    pub(super) fn new(
        engine: &'a mut Engine,
        opponent_model: &'a mut OpponentModel,
        budget: &'a mut SearchBudget,
        session: &Session,
    ) -> Search<'a> {
        let session = session.clone();
        let (root_side, played) = (session.position().to_move(), session.history().len());
        Search {
            engine,
            opponent_model,
            budget,
            session,
            played,
            root_side,
            judged: FingerprintMap::default(),
        }
    }

    /// The most promising decision, found by iterative deepening; `usual` if nothing better is found.
    pub(super) fn best(&mut self, usual: Move) -> Move {
        let mut moves: Vec<Move> = self.session.moves().to_vec();
        let mut best = usual;
        for length in 0..LONGEST {
            put_first(&mut moves, best);
            let mut highest = f64::NEG_INFINITY;
            for &mv in &moves {
                let hope = self.after(mv, length);
                if self.budget.is_spent() {
                    return best;
                }
                if hope > highest {
                    (best, highest) = (mv, hope);
                }
            }
            if highest >= SURE {
                break;
            }
        }
        best
    }

    /// The expectation after a decision, with at most `length` further own decisions.
    fn after(&mut self, mv: Move, length: u32) -> f64 {
        self.session.play_legal(mv, &mut Silent);
        let hope = self.hope(length);
        self.session.undo();
        hope
    }

    /// The expected share of the point at this position. Meaningless once the budget is spent.
    fn hope(&mut self, length: u32) -> f64 {
        if let Some(outcome) = self.session.outcome() {
            return match outcome.winner {
                Winner::Side(side) if self.is_mine(side) => 1.0,
                Winner::Side(_) => 0.0,
                Winner::Draw | Winner::Nobody => 0.5,
            };
        }
        if self.budget.is_spent() {
            return 0.0;
        }
        let is_far = self.session.history().len() - self.played >= FARTHEST;
        if !is_far && !self.is_mine(self.session.position().to_move()) {
            let replies = self.opponent_model.replies(self.engine, &self.session, self.budget);
            return replies.into_iter().map(|(mv, share)| share * self.after(mv, length)).sum();
        }
        let promised = self.judge();
        if is_far || length == 0 || promised >= SURE {
            return promised;
        }
        let moves = self.session.moves().into_iter();
        moves.map(|mv| self.after(mv, length - 1)).fold(promised, f64::max)
    }

    /// The expectation against an opponent who sees as much as the engine does.
    fn judge(&mut self) -> f64 {
        let print = self.session.game().fingerprint(self.session.position()).whole;
        if let Some(known) = self.judged.get(&print) {
            return *known;
        }
        let limits = self.budget.of_question(JUDGING);
        let analysis = self.engine.analyse(&self.session, &limits, 1, &mut |_| {});
        self.budget.spend(analysis.nodes);
        let value = analysis.lines.first().map_or(0.5, |line| share(line.value));
        let is_mine = self.is_mine(self.session.position().to_move());
        let promised = if is_mine { value } else { 1.0 - value };
        self.judged.insert(print, promised);
        promised
    }

    fn is_mine(&self, side: Side) -> bool {
        self.session.game().are_partners(side, self.root_side)
    }
}

/// Moves an element of the list to the front.
fn put_first(moves: &mut [Move], first: Move) {
    let place = moves.iter().position(|mv| *mv == first).expect("one of the list");
    moves[..=place].rotate_right(1);
}

/// The share of the point that corresponds to a lead.
fn share(lead: Value) -> f64 {
    1.0 / (1.0 + (-f64::from(lead.searched_hundredths()) / SCALE).exp())
}
