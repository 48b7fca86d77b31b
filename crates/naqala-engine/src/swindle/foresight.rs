//! How far the opponent sees, judged by the moves he has made in this game, and what he will play.

use std::collections::HashMap;

use naqala::{Move, Session, Side};

use super::means::Means;
use crate::alpha_beta::AlphaBeta;
use crate::search::Engine;

/// The farthest that somebody is supposed to see who counts seeds alone, in decisions.
const FARTHEST: usize = 7;

/// Those, and one who plays as the engine does.
const KINDS: usize = FARTHEST + 1;

/// What is presumed of somebody who has not moved yet.
const EVEN: [f64; KINDS] = [1.0 / KINDS as f64; KINDS];

/// How often somebody plays otherwise than his kind does.
const SLIP: f64 = 0.05;

/// Kinds of opponents that are less likely are left out.
const UNLIKELY: f64 = 0.02;

/// The latest decisions of the opponent that are looked at.
const REMEMBERED: usize = 16;

/// Decisions that have to be compared before an opponent is taken for certain.
const ENOUGH: usize = 5;

/// Positions looked at to foretell one decision: by counting seeds, and as the engine does.
const PLAIN_NODES: u64 = 60_000;
const ENGINE_NODES: u64 = 10_000;

/// Positions whose answers are kept, so that a game without end takes no more memory.
const MOST_KNOWN: usize = 1 << 16;

/// What each kind of opponent would play.
type Answers = [Option<Move>; KINDS];

/// How likely it is that the opponent sees 1, 2, … decisions ahead, or as much as the engine, and how he would then play.
#[derive(Debug)]
pub(super) struct Foresight {
    plain: AlphaBeta,
    weights: [f64; KINDS],
    /// Decisions that were compared, and how many of them each kind foretold.
    seen: usize,
    hits: [usize; KINDS],
    /// By fingerprint: the answers, and of how many kinds they are known.
    known: HashMap<u64, (Answers, usize)>,
}

impl Foresight {
    /// Every kind is as likely before anybody has moved.
    pub(super) fn new() -> Foresight {
        Foresight {
            plain: AlphaBeta::new(FARTHEST as u32),
            weights: EVEN,
            seen: 0,
            hits: [0; KINDS],
            known: HashMap::new(),
        }
    }

    /// Forgets positions of earlier games.
    pub(super) fn forget(&mut self) {
        self.known.clear();
    }

    /// Judges the opponents of `hero` anew by what they did in the game so far, the latest first (Bayes' rule).
    pub(super) fn observe(&mut self, engine: &mut Engine, session: &Session, hero: Side, means: &mut Means) {
        (self.weights, self.seen, self.hits) = (EVEN, 0, [0; KINDS]);
        let game = session.game();
        let decided = session.history().iter().rev();
        let theirs = decided.filter(|(before, _)| !game.are_partners(before.to_move(), hero));
        for (before, played) in theirs.take(REMEMBERED) {
            let then = Session::from_position(game.clone(), *before);
            let foretold = self.answers(engine, &then, KINDS, means);
            if means.is_quarter_spent() {
                return;
            }
            self.learn(&foretold, *played, then.moves().len());
        }
    }

    /// A decision out of so many makes kinds that foretold it likelier.
    fn learn(&mut self, foretold: &Answers, played: Move, moves: usize) {
        if moves < 2 {
            return;
        }
        self.seen += 1;
        let slip = SLIP / (moves - 1) as f64;
        for ((weight, hits), mv) in self.weights.iter_mut().zip(&mut self.hits).zip(foretold) {
            let is_hit = *mv == Some(played);
            *weight *= if is_hit { 1.0 - SLIP } else { slip };
            *hits += usize::from(is_hit);
        }
        let sum: f64 = self.weights.iter().sum();
        self.weights.iter_mut().for_each(|weight| *weight /= sum);
    }

    /// Whether nearly everything the opponent did was what somebody does who counts seeds so far ahead and no farther.
    pub(super) fn is_certain(&self) -> bool {
        let hits = self.hits[..FARTHEST].iter().max().copied().unwrap_or(0);
        self.seen >= ENOUGH && hits * 10 >= self.seen * 9
    }

    /// The moves the opponent may choose, and how likely each is.
    pub(super) fn replies(
        &mut self,
        engine: &mut Engine,
        session: &Session,
        means: &mut Means,
    ) -> Vec<(Move, f64)> {
        let is_likely = |weight: &f64| *weight >= UNLIKELY;
        let kinds = self.weights.iter().rposition(is_likely).map_or(0, |last| last + 1);
        let sum: f64 = self.weights.iter().filter(|weight| is_likely(weight)).sum();
        let mut replies: Vec<(Move, f64)> = Vec::with_capacity(KINDS);
        for (mv, weight) in self.answers(engine, session, kinds, means).into_iter().zip(self.weights) {
            let Some(mv) = mv.filter(|_| is_likely(&weight)) else { continue };
            match replies.iter_mut().find(|(known, _)| *known == mv) {
                Some((_, share)) => *share += weight / sum,
                None => replies.push((mv, weight / sum)),
            }
        }
        replies
    }

    /// What the first kinds of opponents would play. Where the positions run out, the deepest answer stands for those of
    /// the kinds that see farther.
    fn answers(
        &mut self,
        engine: &mut Engine,
        session: &Session,
        kinds: usize,
        means: &mut Means,
    ) -> Answers {
        let moves = session.moves();
        if moves.len() == 1 {
            return [moves.first().copied(); KINDS];
        }
        let print = session.game().fingerprint(session.position()).whole;
        if let Some((answers, known)) = self.known.get(&print)
            && *known >= kinds
        {
            return *answers;
        }
        let sight = self.plain.look(session, &means.of_question(PLAIN_NODES), kinds.min(FARTHEST) as u32);
        means.spend(sight.nodes);
        let choice = |depth: usize| sight.choices.get(depth).or(sight.choices.last());
        let mut answers: Answers = std::array::from_fn(|depth| choice(depth).map(|choice| choice.mv));
        if kinds == KINDS {
            let analysis = engine.analyse(session, &means.of_question(ENGINE_NODES), 1, &mut |_| {});
            means.spend(analysis.nodes);
            answers[FARTHEST] = analysis.lines.first().map(|line| line.moves[0]);
        }
        if !means.are_spent() {
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

    /// A game of somebody who sees so far against anybody.
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
    fn who_has_been_watched_is_foretold() {
        for depth in [1, 4] {
            let session = watched(depth);
            assert_eq!(session.position().to_move(), Side::South);
            let (mut foresight, mut engine) = (Foresight::new(), Engine::new(1));
            let limits = Limits { nodes: Some(100_000_000), ..Limits::default() };
            let mut means = Means::left(&limits, &crate::Analysis::default());
            foresight.observe(&mut engine, &session, Side::North, &mut means);
            let shares: Vec<_> = foresight.weights.iter().map(|weight| (weight * 100.0) as u32).collect();
            assert!(foresight.weights[depth as usize - 1] > 0.2, "{depth}: {shares:?}");
            let replies = foresight.replies(&mut engine, &session, &mut means);
            let sum: f64 = replies.iter().map(|(_, share)| share).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{replies:?}");
            let mv = AlphaBeta::new(depth).choose(&session, &Limits::default()).mv;
            let foretold = replies.iter().find(|(reply, _)| *reply == mv);
            assert!(foretold.is_some_and(|(_, share)| *share > 0.5), "{depth}: {replies:?}");
        }
    }
}
