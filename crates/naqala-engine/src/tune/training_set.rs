//! Training data: the features of positions, and the results of their games.

use std::collections::BTreeMap;

use naqala::{Decision, Game, Position, Session, Side, Silent, Winner};

use super::PlayedGame;
use super::fit::{Model, Sample, mean_loss};
use super::net_fit::{self, NetSamples};
use crate::net::file::NetPart;
use crate::net::layout::NetLayout;
use crate::net::{HIDDEN, Net};
use crate::objective::Objective;
use crate::weights::layout::{CLASSES, Group, Layout, class};
use crate::weights::{Origin, Weights, WeightsError};

/// One game in this many is held out for validation.
const HELD_OUT: u64 = 10;

/// A position in which the player to move can win this many seeds at once is left out: the search evaluates only positions in
/// which captures are settled.
const UNSETTLED: i32 = 2;

/// Enough games for weights: there are few of them, and more games would not improve them.
const GAMES_FOR_WEIGHTS: u64 = 4_000;

/// The value of a seed when the loss of a net is measured.
const LOSS_UNIT: i32 = 256;

/// Minimum number of games to train a net.
const GAMES_FOR_NET: u64 = 2_000;

/// Approximate maximum number of positions for training nets, which bounds the memory.
const MOST_POSITIONS: u64 = 6_000_000;

/// Approximate number of positions of a game.
const USUAL_POSITIONS: u64 = 60;

/// Minimum value of a seed in log-odds, in case the games show no effect.
const LEAST_SEED: f64 = 0.01;

/// Training data from the games of one variant.
#[derive(Clone, Debug)]
pub struct TrainingSet {
    game: Game,
    layout: Layout,
    objective: Objective,
    /// By game number, so that the order in which games finish does not matter.
    games: BTreeMap<u64, Learnt>,
    /// The features that nets see.
    net: NetLayout,
    /// Nets are trained on one in this many positions.
    thinned: u64,
}

/// The data from one game.
#[derive(Clone, Debug, Default)]
struct Learnt {
    samples: Vec<Sample>,
    net: NetSamples,
}

impl TrainingSet {
    /// An empty set for about this many games.
    ///
    /// # Errors
    /// [`WeightsError::NoFeatures`] if positions of the game have no features.
    pub fn new(game: &Game, games: u64) -> Result<TrainingSet, WeightsError> {
        let missing = || WeightsError::NoFeatures(game.id().to_owned());
        Ok(TrainingSet {
            game: game.clone(),
            layout: Layout::of(game).ok_or_else(missing)?,
            objective: Objective::of(game),
            games: BTreeMap::new(),
            net: NetLayout::of(game).ok_or_else(missing)?,
            thinned: games.saturating_mul(USUAL_POSITIONS).div_ceil(MOST_POSITIONS).max(1),
        })
    }

    /// Number of games.
    pub fn games(&self) -> u64 {
        self.games.len() as u64
    }

    /// Whether it contains the game of this number.
    pub fn has(&self, number: u64) -> bool {
        self.games.contains_key(&number)
    }

    /// Adds a game; false if it does not belong to this variant, because one of its choices does not exist.
    pub fn add(&mut self, played: &PlayedGame) -> bool {
        let mut session = Session::new(self.game.clone());
        let mut learnt = Learnt::default();
        let mut seen = Vec::new();
        for (number, choice) in played.choices.iter().enumerate() {
            let moves = session.moves();
            let Some(mv) = moves.get(usize::from(*choice)) else { return false };
            let p = session.position();
            if number >= played.opening {
                if played.number < GAMES_FOR_WEIGHTS && self.is_settled(p) {
                    learnt.samples.push(self.sample(p));
                }
                let is_taken = (number as u64 + played.number).is_multiple_of(self.thinned);
                if is_taken && p.decision() == Decision::Pick {
                    seen.push((*p, played.values.get(number).copied().flatten()));
                }
            }
            session.play_legal(*mv, &mut Silent);
        }
        match session.outcome().map(|outcome| outcome.winner) {
            // An unfinished game has no result to learn from.
            None => learnt.samples.clear(),
            Some(winner) => {
                let result = self.result(winner);
                learnt.samples.iter_mut().for_each(|sample| sample.result = result);
                seen.iter().for_each(|(p, value)| self.see(p, *value, result, &mut learnt.net));
            }
        }
        self.games.insert(played.number, learnt);
        true
    }

    /// Adds a position to the training data of nets. `value` is its search value in seeds, `result` South's share of the point.
    fn see(&self, p: &Position, value: Option<i16>, result: f32, samples: &mut NetSamples) {
        let mut facts = Vec::with_capacity(self.net.facts());
        let phase = self.net.each(&self.game, p, |fact| facts.push(fact as u16));
        let result = if p.to_move() == Side::South { result } else { 1.0 - result };
        let seeds = value.map(|hundredths| f32::from(hundredths) / 100.0);
        samples.add(self.net.facts(), &facts, phase, result, seeds);
    }

    /// South's share of the point.
    fn result(&self, winner: Winner) -> f32 {
        match winner {
            Winner::Side(side) if self.game.are_partners(side, Side::South) => 1.0,
            Winner::Side(_) => 0.0,
            Winner::Draw | Winner::Nobody => 0.5,
        }
    }

    fn is_settled(&self, p: &Position) -> bool {
        if p.decision() != Decision::Pick {
            return false;
        }
        let (mover, sign) = (p.to_move(), self.objective.score.signum());
        let lead = |p: &Position| sign * self.game.score_lead(p, mover);
        let before = lead(p);
        let wins = |mv| lead(&self.game.play_legal(p, mv, &mut Silent)) - before >= UNSETTLED;
        sign == 0 || !self.game.moves(p).into_iter().any(wins)
    }

    fn sample(&self, p: &Position) -> Sample {
        let mut features = Vec::new();
        self.layout.each(&self.game, p, &mut |feature, times| {
            if times != 0 {
                features.push((feature as u16, times as i16));
            }
        });
        let full = self.game.seeds_on_board(p) as f32 / self.game.total_seeds().max(1) as f32;
        Sample { features: features.into(), full: full.clamp(0.0, 1.0), result: 0.5 }
    }

    /// Fits weights to all games before this number. The same games always give the same weights.
    pub fn fit(&self, before: u64, nodes: u64, seed: u64) -> Weights {
        let games = || self.games.range(..before);
        let (mut learnt, mut held_out) = (Vec::new(), Vec::new());
        for (number, game) in games() {
            if number % HELD_OUT == HELD_OUT - 1 { &mut held_out } else { &mut learnt }.extend(&game.samples);
        }
        // With few games, nothing is held out.
        let checked = if held_out.is_empty() { &learnt } else { &held_out };
        let material = self.material();
        let per_seed = Model::scale(&material, &learnt).max(LEAST_SEED);
        let start = Model::of_both(&material, per_seed);
        let count = games().count().min(GAMES_FOR_WEIGHTS as usize);
        let model = start.clone().fitted(&learnt, count, seed);
        let origin = Origin {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            seed,
            games: count as u64,
            nodes,
            positions: learnt.len() as u64,
            loss: rounded(mean_loss(&model, checked)),
            loss_of_material: rounded(mean_loss(&start, checked)),
        };
        let [full, empty] = model.phases().map(|weights| in_seeds(weights, per_seed));
        let weights =
            Weights::from_features(&self.game, &self.layout, [&full, &empty], self.objective, origin);
        weights.with_net(self.fit_net(before, per_seed, seed))
    }

    /// Trains a net on all games before this number; `None` if there are too few.
    fn fit_net(&self, before: u64, per_seed: f64, seed: u64) -> Option<NetPart> {
        let games = self.games.range(..before);
        let count = games.clone().count() as u64;
        if count < GAMES_FOR_NET {
            return None;
        }
        let [mut learnt, mut held_out] = <[NetSamples; 2]>::default();
        for (number, game) in games {
            if number % HELD_OUT == HELD_OUT - 1 { &mut held_out } else { &mut learnt }.append(&game.net);
        }
        let numbers = net_fit::fit(&self.net, &learnt, per_seed, seed);
        let net = Net::new(self.net.clone(), numbers, per_seed, LOSS_UNIT);
        let per_unit = per_seed / f64::from(LOSS_UNIT);
        let odds = |facts: &[u16], phase: u8| f64::from(net.worth_of(facts, phase)) * per_unit;
        Some(NetPart {
            games: count,
            positions: learnt.len() as u64,
            loss: rounded(held_out.loss(self.net.facts(), odds)),
            per_seed,
            rows: net.numbers().rows.len(),
            hidden: HIDDEN,
            numbers: net.numbers().encoded(),
        })
    }

    /// The weights that correspond to material alone, in seeds.
    fn material(&self) -> Vec<f64> {
        let mut weights = vec![0.0; self.layout.len()];
        if self.objective.score != 0 {
            weights[self.layout.range(Group::Score)].fill(f64::from(self.objective.score.signum()));
            return weights;
        }
        let of_class = |wanted: usize| (0..=u8::MAX).find(|seeds| class(*seeds) == wanted).unwrap_or(0);
        for (number, slot) in weights[self.layout.range(Group::Pits)].iter_mut().enumerate() {
            *slot = f64::from(self.objective.board.signum()) * f64::from(of_class(number % CLASSES));
        }
        weights
    }
}

fn in_seeds(weights: &[f64], per_seed: f64) -> Vec<f64> {
    weights.iter().map(|weight| weight / per_seed).collect()
}

/// Rounds to a meaningful number of digits.
fn rounded(loss: f64) -> f64 {
    (loss * 1e5).round() / 1e5
}
