//! A model of the opponent: how far ahead it counts, judged by its moves in this game, and what it will play.

use naqala::{Game, Move, Session, Side};

use super::search_budget::SearchBudget;
use crate::alpha_beta::AlphaBeta;
use crate::fingerprints::FingerprintMap;
use crate::search::Engine;

/// The greatest modelled depth of a player who counts seeds, in decisions.
const FARTHEST: usize = 7;

/// Number of models: those that count seeds, and one that plays like the engine.
const KINDS: usize = FARTHEST + 1;

/// The prior, before the opponent has moved.
const EVEN: [f64; KINDS] = [1.0 / KINDS as f64; KINDS];

/// The probability of a slip.
const SLIP: f64 = 0.05;

/// Less likely models are ignored.
const UNLIKELY: f64 = 0.02;

/// The number of latest decisions considered.
const REMEMBERED: usize = 16;

/// Decisions needed before an opponent counts as predictable.
const ENOUGH: usize = 5;

/// Positions searched to predict one decision: by counting seeds, and as the engine does.
const PLAIN_NODES: u64 = 60_000;
const ENGINE_NODES: u64 = 10_000;

/// Maximum number of cached positions.
const MOST_KNOWN: usize = 1 << 16;

/// The move of each model.
type Answers = [Option<Move>; KINDS];

/// The probability of each model, which sees 1, 2, … decisions ahead, or as much as the engine.
#[derive(Debug)]
pub(super) struct OpponentModel {
    plain: AlphaBeta,
    weights: [f64; KINDS],
    /// The number of decisions compared, and how many of them each model predicted.
    seen: usize,
    hits: [usize; KINDS],
    /// By fingerprint: the answers, and of how many kinds they are known.
    known: FingerprintMap<(Answers, usize)>,
    /// The game of these answers: fingerprints do not tell games apart.
    game: Option<Game>,
}

impl OpponentModel {
    /// All models start equally likely.
    pub(super) fn new() -> OpponentModel {
        OpponentModel {
            plain: AlphaBeta::new(FARTHEST as u32),
            weights: EVEN,
            seen: 0,
            hits: [0; KINDS],
            known: FingerprintMap::default(),
            game: None,
        }
    }

    /// Forgets positions of earlier games.
    pub(super) fn forget(&mut self) {
        self.known.clear();
    }

    /// Updates the probabilities for the opponents of `root_side` from their moves in the game so far, latest first (Bayes'
    /// rule).
    pub(super) fn observe(
        &mut self,
        engine: &mut Engine,
        session: &Session,
        root_side: Side,
        budget: &mut SearchBudget,
    ) {
        (self.weights, self.seen, self.hits) = (EVEN, 0, [0; KINDS]);
        let game = session.game();
        let decided = session.history().iter().rev();
        let theirs = decided.filter(|(before, _)| !game.are_partners(before.to_move(), root_side));
        for (before, played) in theirs.take(REMEMBERED) {
            let then = Session::from_position(game.clone(), *before);
            let predicted = self.answers(engine, &then, KINDS, budget);
            if budget.is_quarter_spent() {
                return;
            }
            self.learn(&predicted, *played, then.moves().len());
        }
    }

    /// A decision among this many makes models that predicted it more likely.
    fn learn(&mut self, predicted: &Answers, played: Move, moves: usize) {
        if moves < 2 {
            return;
        }
        self.seen += 1;
        let slip = SLIP / (moves - 1) as f64;
        for ((weight, hits), mv) in self.weights.iter_mut().zip(&mut self.hits).zip(predicted) {
            let is_hit = *mv == Some(played);
            *weight *= if is_hit { 1.0 - SLIP } else { slip };
            *hits += usize::from(is_hit);
        }
        let sum: f64 = self.weights.iter().sum();
        self.weights.iter_mut().for_each(|weight| *weight /= sum);
    }

    /// Whether nearly all decisions of the opponent were those of a player who counts seeds to a fixed depth.
    pub(super) fn is_certain(&self) -> bool {
        let hits = self.hits[..FARTHEST].iter().max().copied().unwrap_or(0);
        self.seen >= ENOUGH && hits * 10 >= self.seen * 9
    }

    /// The moves the opponent may choose, and how likely each is.
    pub(super) fn replies(
        &mut self,
        engine: &mut Engine,
        session: &Session,
        budget: &mut SearchBudget,
    ) -> Vec<(Move, f64)> {
        let is_likely = |weight: &f64| *weight >= UNLIKELY;
        let kinds = self.weights.iter().rposition(is_likely).map_or(0, |last| last + 1);
        let sum: f64 = self.weights.iter().filter(|weight| is_likely(weight)).sum();
        let mut replies: Vec<(Move, f64)> = Vec::with_capacity(KINDS);
        for (mv, weight) in self.answers(engine, session, kinds, budget).into_iter().zip(self.weights) {
            let Some(mv) = mv.filter(|_| is_likely(&weight)) else { continue };
            match replies.iter_mut().find(|(known, _)| *known == mv) {
                Some((_, share)) => *share += weight / sum,
                None => replies.push((mv, weight / sum)),
            }
        }
        replies
    }

    /// The moves of the first models. If the node limit is reached, the deepest answer is used for deeper models.
    fn answers(
        &mut self,
        engine: &mut Engine,
        session: &Session,
        kinds: usize,
        budget: &mut SearchBudget,
    ) -> Answers {
        let moves = session.moves();
        if moves.len() == 1 {
            return [moves.first().copied(); KINDS];
        }
        if !self.game.as_ref().is_some_and(|known| known.is_same(session.game())) {
            self.forget();
            self.game = Some(session.game().clone());
        }
        let print = session.game().fingerprint(session.position()).whole;
        if let Some((answers, known)) = self.known.get(&print)
            && *known >= kinds
        {
            return *answers;
        }
        let lookahead =
            self.plain.look(session, &budget.of_question(PLAIN_NODES), kinds.min(FARTHEST) as u32);
        budget.spend(lookahead.nodes);
        let choice = |depth: usize| lookahead.choices.get(depth).or(lookahead.choices.last());
        let mut answers: Answers = std::array::from_fn(|depth| choice(depth).map(|choice| choice.mv));
        if kinds == KINDS {
            let analysis = engine.analyse(session, &budget.of_question(ENGINE_NODES), 1, &mut |_| {});
            budget.spend(analysis.nodes);
            answers[FARTHEST] = analysis.lines.first().map(|line| line.moves[0]);
        }
        if !budget.is_spent() {
            if self.known.len() >= MOST_KNOWN {
                self.known.clear();
            }
            self.known.insert(print, (answers, kinds));
        }
        answers
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, Player, Random};
    use naqala::{Silent, catalogue};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// A game of a player of this depth against any other.
    fn watched(depth: u32) -> Session {
        let mut session = Session::new(catalogue::game("oware").unwrap());
        let (mut watched, mut anybody) = (AlphaBeta::new(depth), Random::new(3));
        for _ in 0..20 {
            let player: &mut dyn Player = match session.position().to_move() {
                Side::South => &mut watched,
                _ => &mut anybody,
            };
            let mv = player.choose(&session, &Limits::default()).mv;
            session.play(mv, &mut Silent).unwrap();
        }
        session
    }

    #[test]
    fn an_opponent_who_was_observed_is_predictable() {
        for depth in [1, 4] {
            let session = watched(depth);
            assert_eq!(session.position().to_move(), Side::South);
            let (mut opponent_model, mut engine) = (OpponentModel::new(), Engine::new(1));
            let limits = Limits { nodes: Some(100_000_000), ..Limits::default() };
            let mut budget = SearchBudget::left(&limits, &crate::Analysis::default());
            opponent_model.observe(&mut engine, &session, Side::North, &mut budget);
            let shares: Vec<_> =
                opponent_model.weights.iter().map(|weight| (weight * 100.0) as u32).collect();
            assert!(opponent_model.weights[depth as usize - 1] > 0.2, "{depth}: {shares:?}");
            let replies = opponent_model.replies(&mut engine, &session, &mut budget);
            let sum: f64 = replies.iter().map(|(_, share)| share).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{replies:?}");
            let mv = AlphaBeta::new(depth).choose(&session, &Limits::default()).mv;
            let predicted = replies.iter().find(|(reply, _)| *reply == mv);
            assert!(predicted.is_some_and(|(_, share)| *share > 0.5), "{depth}: {replies:?}");
        }
    }

    #[test]
    fn answers_of_another_game_are_forgotten() {
        let limits = Limits { nodes: Some(100_000), ..Limits::default() };
        let mut budget = SearchBudget::left(&limits, &crate::Analysis::default());
        let (mut model, mut engine) = (OpponentModel::new(), Engine::new(1));
        let [one, other] = ["oware", "anywoli"].map(|id| Session::new(catalogue::game(id).unwrap()));
        model.answers(&mut engine, &one, 1, &mut budget);
        // As if a position of the first game had the fingerprint of this one.
        let print = other.game().fingerprint(other.position()).whole;
        model.known.insert(print, ([Some(Move::STOP); KINDS], KINDS));
        let answers = model.answers(&mut engine, &other, 1, &mut budget);
        assert!(answers[0].is_some_and(|mv| other.moves().contains(&mv)), "{answers:?}");
    }
}
