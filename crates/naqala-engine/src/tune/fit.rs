//! Logistic regression: the weights that make the observed results most probable.
//!
//! The optimiser is Adam (D. P. Kingma and J. Ba, "Adam: a method for stochastic optimization", 2015), one step per small batch
//! of positions; the answer is the mean of the later iterates (B. T. Polyak and A. B. Juditsky, 1992). Fitting an evaluation to
//! game results in this way was made popular in chess by P. Österlund (Texel, 2014). No well-maintained crate fits sparse
//! features to results between 0 and 1.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Passes over all positions.
const ROUNDS: usize = 12;

/// Positions per step.
const BATCH: usize = 256;

/// The initial learning rate, which decays.
const FIRST_STEP: f64 = 0.02;

/// Standard deviation of the prior in log-odds: a normal distribution around the initial weight.
const SPREAD: f64 = 0.25;

/// Number of independent positions that a game counts for: its positions are similar and share their result.
const INDEPENDENT: f64 = 8.0;

/// Adam's decay rates of the means of gradients and of their squares, and the term that avoids division by zero.
const DECAY: (f64, f64) = (0.9, 0.999);
const TINY: f64 = 1e-8;

/// A position and the result of its game.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    /// Its features and how often they occur; positive for South.
    pub(super) features: Box<[(u16, i16)]>,
    /// The share of all seeds that lies in the pits.
    pub(super) full: f32,
    /// South's share of the point.
    pub(super) result: f32,
}

/// Weights in log-odds: those with all seeds in the pits, then those with none.
#[derive(Clone, Debug)]
pub(super) struct Model {
    weights: Vec<f64>,
}

impl Model {
    /// The same weights, times a factor, in both phases.
    pub(super) fn of_both(weights: &[f64], factor: f64) -> Model {
        let scaled = weights.iter().map(|weight| weight * factor);
        Model { weights: scaled.clone().chain(scaled).collect() }
    }

    /// The weights of both phases.
    pub(super) fn phases(&self) -> [&[f64]; 2] {
        let (full, empty) = self.weights.split_at(self.weights.len() / 2);
        [full, empty]
    }

    /// The log-odds that South wins.
    fn log_odds(&self, sample: &Sample) -> f64 {
        let [full, empty] = self.phases();
        let share = f64::from(sample.full);
        let worth = |(feature, times): &(u16, i16)| {
            let feature = usize::from(*feature);
            f64::from(*times) * (share * full[feature] + (1.0 - share) * empty[feature])
        };
        sample.features.iter().map(worth).sum()
    }

    /// The factor with which the weights predict the results best, by Newton's method.
    pub(super) fn scale(weights: &[f64], samples: &[&Sample]) -> f64 {
        let model = Model::of_both(weights, 1.0);
        let known: Vec<(f64, f64)> =
            samples.iter().map(|sample| (model.log_odds(sample), f64::from(sample.result))).collect();
        let mut factor: f64 = 0.0;
        for _ in 0..20 {
            let (mut slope, mut bend) = (0.0, 1e-9);
            for (odds, result) in &known {
                let expected = probability(factor * odds);
                slope += odds * (result - expected);
                bend += odds * odds * expected * (1.0 - expected);
            }
            factor = (factor + slope / bend).clamp(-10.0, 10.0);
        }
        factor
    }

    /// Fits the model to samples from this many games, in an order that depends on the seed.
    pub(super) fn fitted(mut self, samples: &[&Sample], games: usize, seed: u64) -> Model {
        if samples.is_empty() {
            return self;
        }
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut order: Vec<&Sample> = samples.to_vec();
        let independent = (INDEPENDENT * games as f64).min(order.len() as f64);
        let prior =
            Prior { centre: self.weights.clone(), strength: 1.0 / (SPREAD * SPREAD * independent.max(1.0)) };
        let mut adam = Adam::new(self.weights.len());
        let mut mean = vec![0.0; self.weights.len()];
        let mut means = 0.0;
        let mut slopes = vec![0.0; self.weights.len()];
        for round in 0..ROUNDS {
            order.shuffle(&mut dice);
            let left = 1.0 - round as f64 / ROUNDS as f64;
            for batch in order.chunks(BATCH) {
                prior.slopes(&self.weights, &mut slopes);
                batch.iter().for_each(|sample| self.add_slopes(sample, batch.len(), &mut slopes));
                adam.step(&mut self.weights, &slopes, FIRST_STEP * left * left);
                if 3 * round >= 2 * ROUNDS {
                    means += 1.0;
                    mean.iter_mut()
                        .zip(&self.weights)
                        .for_each(|(mean, weight)| *mean += (weight - *mean) / means);
                }
            }
        }
        Model { weights: mean }
    }

    /// Adds a sample's contribution to the gradient of the mean loss.
    fn add_slopes(&self, sample: &Sample, of: usize, slopes: &mut [f64]) {
        let wrong = (probability(self.log_odds(sample)) - f64::from(sample.result)) / of as f64;
        let share = f64::from(sample.full);
        let (full, empty) = slopes.split_at_mut(self.weights.len() / 2);
        for (feature, times) in &sample.features {
            let slope = wrong * f64::from(*times);
            full[usize::from(*feature)] += slope * share;
            empty[usize::from(*feature)] += slope * (1.0 - share);
        }
    }
}

/// The prior of the weights.
struct Prior {
    centre: Vec<f64>,
    strength: f64,
}

impl Prior {
    /// Initializes the gradient with that of the prior.
    fn slopes(&self, weights: &[f64], slopes: &mut [f64]) {
        for ((slope, weight), centre) in slopes.iter_mut().zip(weights).zip(&self.centre) {
            *slope = self.strength * (weight - centre);
        }
    }
}

/// Adam's running means of every weight's gradient.
struct Adam {
    slopes: Vec<f64>,
    squares: Vec<f64>,
    steps: i32,
}

impl Adam {
    fn new(weights: usize) -> Adam {
        Adam { slopes: vec![0.0; weights], squares: vec![0.0; weights], steps: 0 }
    }

    fn step(&mut self, weights: &mut [f64], slopes: &[f64], length: f64) {
        self.steps = self.steps.saturating_add(1);
        let unbiased = [DECAY.0, DECAY.1].map(|decay| 1.0 - decay.powi(self.steps));
        for (((weight, slope), mean), square) in
            weights.iter_mut().zip(slopes).zip(&mut self.slopes).zip(&mut self.squares)
        {
            *mean += (1.0 - DECAY.0) * (slope - *mean);
            *square += (1.0 - DECAY.1) * (slope * slope - *square);
            *weight -= length * (*mean / unbiased[0]) / ((*square / unbiased[1]).sqrt() + TINY);
        }
    }
}

/// The logistic function.
fn probability(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// The mean loss: the negative log-likelihood of the results.
pub(super) fn mean_loss(model: &Model, samples: &[&Sample]) -> f64 {
    let loss = |sample: &&Sample| {
        let (expected, result) = (probability(model.log_odds(sample)), f64::from(sample.result));
        let log = |probability: f64| probability.max(1e-12).ln();
        -(result * log(expected) + (1.0 - result) * log(1.0 - expected))
    };
    samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// Games whose results are drawn with these log-odds per occurrence of a feature.
    fn samples(worth: [f64; 2], count: usize) -> Vec<Sample> {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
        let model = Model { weights: [worth, worth].concat() };
        (0..count)
            .map(|_| {
                let features = [(0, dice.random_range(-3..=3)), (1, dice.random_range(-1..=1))];
                let mut sample = Sample { features: features.into(), full: dice.random(), result: 0.0 };
                sample.result = f32::from(u8::from(dice.random_bool(probability(model.log_odds(&sample)))));
                sample
            })
            .collect()
    }

    #[test]
    fn what_results_follow_is_found() {
        let samples = samples([0.8, -0.5], 20_000);
        let samples: Vec<&Sample> = samples.iter().collect();
        let start = Model::of_both(&[0.0, 0.0], 1.0);
        let found = start.clone().fitted(&samples, samples.len(), 1);
        for (weight, worth) in found.weights.iter().zip([0.8, -0.5, 0.8, -0.5]) {
            assert!((weight - worth).abs() < 0.15, "{:?}", found.weights);
        }
        assert!(mean_loss(&found, &samples) < mean_loss(&start, &samples) - 0.05);
        assert!((mean_loss(&start, &samples) - std::f64::consts::LN_2).abs() < 1e-9);
    }

    #[test]
    fn the_scale_of_weights_is_found() {
        let samples = samples([0.8, -0.4], 20_000);
        let samples: Vec<&Sample> = samples.iter().collect();
        let scale = Model::scale(&[2.0, -1.0], &samples);
        assert!((scale - 0.4).abs() < 0.03, "{scale}");
    }

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        let samples = samples([0.3, 0.1], 1_000);
        let samples: Vec<&Sample> = samples.iter().collect();
        let fit = |seed| Model::of_both(&[0.1, 0.1], 1.0).fitted(&samples, 1_000, seed).weights;
        assert_eq!(fit(3), fit(3));
        assert_ne!(fit(3), fit(4));
    }
}
