//! Trains nets by gradient descent on positions of self-play.
//!
//! The target for a position lies between the result of its game and the value that the search found: results are unbiased but
//! noisy, values are smooth but only as good as the player. The optimiser is Adam, as for weights ([`super::fit`]).

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::net::layout::{COUNTS, LEADS, NetLayout, PHASES};
use crate::net::{BUCKETS, HIDDEN, NO_FACT, NetNumbers, OUTER_MOST, OUTER_UNIT, Row, UNIT};

/// Share of the result in the target; the rest is the search value.
const OF_RESULT: f32 = 0.5;

/// Positions per step.
const BATCH: usize = 1024;

/// Minimum and maximum number of passes over all positions, and the number of positions to process in total.
const ROUNDS: (usize, usize) = (4, 16);
const SEEN: usize = 24_000_000;

/// The initial learning rate, which decays.
const FIRST_STEP: f32 = 0.003;

/// Adam's decay rates of the means of gradients and of their squares, and the term that avoids division by zero.
const DECAY: (f32, f32) = (0.9, 0.999);
const TINY: f32 = 1e-8;

/// Maximum weight of the first layer, if the sum of all facts then fits 16 bits.
const MOST: f32 = 6.0;

/// A seed count that occurs in fewer positions than this gets the row of the next smaller count.
const RARE: u32 = 100;

/// Positions from any number of games, all padded to the same number of facts.
#[derive(Clone, Debug, Default)]
pub(super) struct NetSamples {
    /// Facts of each position, padded with [`NO_FACT`].
    facts: Vec<u16>,
    phases: Vec<u8>,
    /// Share of the point for the player to move: 1 for a win.
    results: Vec<f32>,
    /// The expected lead in seeds according to the search; NaN where no search was made.
    values: Vec<f32>,
}

impl NetSamples {
    pub(super) fn len(&self) -> usize {
        self.phases.len()
    }

    /// Adds a position: its facts, phase, result and value in seeds.
    pub(super) fn add(&mut self, width: usize, facts: &[u16], phase: usize, result: f32, value: Option<f32>) {
        self.facts.extend_from_slice(facts);
        self.facts.extend(std::iter::repeat_n(NO_FACT, width - facts.len()));
        self.phases.push(phase as u8);
        self.results.push(result);
        self.values.push(value.unwrap_or(f32::NAN));
    }

    /// Appends all positions of another set.
    pub(super) fn append(&mut self, other: &NetSamples) {
        self.facts.extend_from_slice(&other.facts);
        self.phases.extend_from_slice(&other.phases);
        self.results.extend_from_slice(&other.results);
        self.values.extend_from_slice(&other.values);
    }

    /// The mean loss of predictions: the negative log-likelihood of the results.
    pub(super) fn loss(&self, width: usize, log_odds: impl Fn(&[u16], u8) -> f64) -> f64 {
        let of_position = |number: usize| {
            let odds = log_odds(&self.facts[number * width..(number + 1) * width], self.phases[number]);
            let expected = 1.0 / (1.0 + (-odds).exp());
            let result = f64::from(self.results[number]);
            let log = |probability: f64| probability.max(1e-12).ln();
            -(result * log(expected) + (1.0 - result) * log(1.0 - expected))
        };
        (0..self.len()).map(of_position).sum::<f64>() / self.len().max(1) as f64
    }

    /// The target: a mean of the result and the search value.
    fn aim(&self, number: usize, per_seed: f32) -> f32 {
        let (result, seeds) = (self.results[number], self.values[number]);
        if seeds.is_nan() { result } else { between(result, probability(seeds * per_seed)) }
    }
}

fn between(result: f32, expected: f32) -> f32 {
    OF_RESULT * result + (1.0 - OF_RESULT) * expected
}

type Numbers = [f32; HIDDEN];

/// A net with floating-point weights, or its gradient.
#[derive(Clone)]
struct Model {
    /// By fact; the last one is the bias.
    first: Vec<Numbers>,
    outer: [Numbers; BUCKETS],
    outer_bias: Numbers,
}

/// Activations of the first layer for a position.
struct Activity {
    active: Numbers,
    bucket: usize,
}

impl Model {
    fn zero(rows: usize) -> Model {
        Model {
            first: vec![[0.0; HIDDEN]; rows + 1],
            outer: [[0.0; HIDDEN]; BUCKETS],
            outer_bias: [0.0; HIDDEN],
        }
    }

    /// Random weights that vary smoothly with counts and leads.
    fn random(layout: &NetLayout, dice: &mut Xoshiro256PlusPlus) -> Model {
        let mut model = Model::zero(layout.rows());
        let mut spread = |width: f32| -> Numbers {
            std::array::from_fn(|_| width * (dice.random::<f32>() + dice.random::<f32>() - 1.0))
        };
        let pits = layout.order[0].len();
        for pit in 0..pits {
            let slope = spread(0.8);
            for seeds in 0..COUNTS {
                let noise = spread(0.1);
                let share = seeds.min(16) as f32 / 12.0;
                model.first[pit * COUNTS + seeds] = std::array::from_fn(|at| slope[at] * share + noise[at]);
            }
        }
        if layout.has_score() {
            let slope = spread(0.5);
            for lead in 0..LEADS {
                let share = (lead as f32 - LEADS as f32 / 2.0) / 10.0;
                model.first[layout.first_lead() + lead] = slope.map(|slope| slope * share);
            }
        }
        let bias = model.first.len() - 1;
        model.first[bias] = spread(0.3).map(|noise| 0.3 + noise);
        let outer = spread(0.5);
        model.outer = [outer; BUCKETS];
        model
    }

    /// Visits every weight together with its gradient.
    fn each_pair(&mut self, slopes: &Model, mut see: impl FnMut(&mut f32, f32)) {
        let mine = self.first.iter_mut().chain(&mut self.outer).chain([&mut self.outer_bias]);
        let others = slopes.first.iter().chain(&slopes.outer).chain([&slopes.outer_bias]);
        for (row, slopes) in mine.zip(others) {
            row.iter_mut().zip(slopes).for_each(|(number, slope)| see(number, *slope));
        }
    }

    fn clear(&mut self) {
        self.first.iter_mut().chain(&mut self.outer).for_each(|row| *row = [0.0; HIDDEN]);
        self.outer_bias = [0.0; HIDDEN];
    }

    fn activity(&self, facts: &[u16], phase: u8) -> Activity {
        let mut active = self.first[self.first.len() - 1];
        for fact in facts.iter().filter(|fact| **fact != NO_FACT) {
            let row = &self.first[usize::from(*fact)];
            active.iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
        }
        active.iter_mut().for_each(|sum| *sum = sum.clamp(0.0, 1.0));
        Activity { active, bucket: usize::from(phase) * BUCKETS / PHASES }
    }

    fn log_odds(&self, activity: &Activity) -> f32 {
        let outer = &self.outer[activity.bucket];
        let sum: f32 =
            activity.active.iter().zip(outer).map(|(active, weight)| active * active * weight).sum();
        sum + self.outer_bias[activity.bucket]
    }

    /// Adds a position's contribution to the gradient.
    fn add_slopes(&self, facts: &[u16], phase: u8, aim: f32, scale: f32, slopes: &mut Model) {
        let activity = self.activity(facts, phase);
        let wrong = (probability(self.log_odds(&activity)) - aim) * scale;
        let bucket = activity.bucket;
        let mut back = [0.0; HIDDEN];
        for (at, active) in activity.active.iter().enumerate() {
            slopes.outer[bucket][at] += wrong * active * active;
            // The gradient is zero where the activation is clipped.
            let open = if *active > 0.0 && *active < 1.0 { 2.0 * active } else { 0.0 };
            back[at] = wrong * self.outer[bucket][at] * open;
        }
        slopes.outer_bias[bucket] += wrong;
        let bias = slopes.first.len() - 1;
        let facts = facts.iter().filter(|fact| **fact != NO_FACT).map(|fact| usize::from(*fact));
        for fact in facts.chain([bias]) {
            slopes.first[fact].iter_mut().zip(&back).for_each(|(sum, slope)| *sum += slope);
        }
    }

    /// The weights rounded to integers.
    fn rounded(&self) -> NetNumbers {
        let row = |numbers: &Numbers, unit: i32| {
            Row(numbers.map(|number| (number * unit as f32).round().clamp(-32_000.0, 32_000.0) as i16))
        };
        let (bias, rows) = self.first.split_last().expect("there is a bias");
        let unit = (UNIT * UNIT * OUTER_UNIT) as f32;
        NetNumbers {
            rows: rows.iter().map(|numbers| row(numbers, UNIT)).collect(),
            bias: row(bias, UNIT),
            outer: std::array::from_fn(|bucket| row(&self.outer[bucket], OUTER_UNIT)),
            outer_bias: std::array::from_fn(|bucket| (self.outer_bias[bucket] * unit).round() as i32),
        }
    }

    /// Gives counts that hardly ever occur the row of the next smaller count.
    fn level_rare(&mut self, layout: &NetLayout, learnt: &NetSamples) {
        let mut seen = vec![0_u32; layout.rows()];
        for fact in &learnt.facts {
            if let Some(seen) = seen.get_mut(usize::from(*fact)) {
                *seen = seen.saturating_add(1);
            }
        }
        for pit in 0..layout.order[0].len() {
            let of_pit = pit * COUNTS;
            for (at, seen) in (of_pit..).zip(&seen[of_pit..of_pit + COUNTS]).skip(1) {
                if *seen < RARE {
                    self.first[at] = self.first[at - 1];
                }
            }
        }
    }
}

/// Trains a net on positions, in an order that depends on the seed; `per_seed` is the value of a seed in log-odds.
pub(super) fn fit(layout: &NetLayout, learnt: &NetSamples, per_seed: f64, seed: u64) -> NetNumbers {
    let width = layout.facts();
    // The bias is added, too.
    let most = MOST.min(f32::from(i16::MAX) / UNIT as f32 / (width + 1) as f32);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut model = Model::random(layout, &mut dice);
    let mut slopes = Model::zero(layout.rows());
    let mut means = [Model::zero(layout.rows()), Model::zero(layout.rows())];
    let mut order: Vec<u32> = (0..learnt.len() as u32).collect();
    let rounds = (SEEN / learnt.len().max(1)).clamp(ROUNDS.0, ROUNDS.1);
    let steps = (rounds * order.len().div_ceil(BATCH)).max(1) as f32;
    let mut step = 0;
    for _ in 0..rounds {
        order.shuffle(&mut dice);
        for batch in order.chunks(BATCH) {
            slopes.clear();
            let scale = 1.0 / batch.len() as f32;
            for number in batch.iter().map(|number| *number as usize) {
                let facts = &learnt.facts[number * width..(number + 1) * width];
                let aim = learnt.aim(number, per_seed as f32);
                model.add_slopes(facts, learnt.phases[number], aim, scale, &mut slopes);
            }
            step += 1;
            let length = FIRST_STEP * (1.0 - step as f32 / (steps + 1.0));
            descend(&mut model, &slopes, &mut means, step, [length, most]);
        }
    }
    model.level_rare(layout, learnt);
    model.rounded()
}

/// A step of Adam, of a length that decays; no weight of the first layer exceeds `most`.
fn descend(
    model: &mut Model,
    slopes: &Model,
    [means, squares]: &mut [Model; 2],
    step: i32,
    [length, most]: [f32; 2],
) {
    let unbiased = [DECAY.0, DECAY.1].map(|decay| 1.0 - decay.powi(step));
    means.each_pair(slopes, |mean, slope| *mean += (1.0 - DECAY.0) * (slope - *mean));
    squares.each_pair(slopes, |square, slope| *square += (1.0 - DECAY.1) * (slope * slope - *square));
    for (row, (mean, square)) in model.first.iter_mut().zip(means.first.iter().zip(&squares.first)) {
        move_by(row, mean, square, unbiased, length, most);
    }
    let most = OUTER_MOST as f32 / OUTER_UNIT as f32;
    for (row, (mean, square)) in model.outer.iter_mut().zip(means.outer.iter().zip(&squares.outer)) {
        move_by(row, mean, square, unbiased, length, most);
    }
    let (mean, square) = (&means.outer_bias, &squares.outer_bias);
    move_by(&mut model.outer_bias, mean, square, unbiased, length, f32::MAX);
}

fn move_by(row: &mut Numbers, mean: &Numbers, square: &Numbers, unbiased: [f32; 2], length: f32, most: f32) {
    for at in 0..HIDDEN {
        let step = length * (mean[at] / unbiased[0]) / ((square[at] / unbiased[1]).sqrt() + TINY);
        row[at] = (row[at] - step).clamp(-most, most);
    }
}

/// The logistic function.
fn probability(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}
