//! Statistics of a score: Elo with its error, and the sequential test.
//!
//! The games of a pair share their opening and are not independent, so pairs are counted, by their five possible results. The
//! test is the generalised sequential probability ratio test: the likelihood of each hypothesis is that of the distribution that
//! fits the results best under it (Michel Van den Bergh, "The generalized maximum likelihood ratio for the expected value of a
//! distribution").

use statrs::distribution::{ContinuousCDF, Normal};

use crate::cli::Sprt;

/// Number of pairs by result: 0, ½, 1, 1½ or 2 points for the first contestant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pairs(pub(super) [u64; 5]);

/// The strength of the first contestant relative to the second, in Elo. A bound is missing if it is infinite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Elo {
    pub(super) value: Option<f64>,
    /// Bounds of the 95 % confidence interval.
    pub(super) low: Option<f64>,
    pub(super) high: Option<f64>,
    /// The probability that the first contestant is stronger.
    pub(super) superiority: f64,
}

impl Pairs {
    pub(super) fn add(&mut self, half_points: u8) {
        self.0[usize::from(half_points.min(4))] += 1;
    }

    fn count(&self) -> f64 {
        self.0.iter().sum::<u64>() as f64
    }

    /// The mean share of the points, from 0 to 1.
    pub(super) fn mean(&self) -> f64 {
        self.mean_and_error().0
    }

    /// The mean share of the points with its standard error.
    fn mean_and_error(&self) -> (f64, f64) {
        mean_and_error(self.0.map(|pairs| pairs as f64))
    }

    /// The estimated strength; `None` before the first pair.
    pub(super) fn elo(&self) -> Option<Elo> {
        if self.count() == 0.0 {
            return None;
        }
        let (mean, error) = self.with_prior();
        let reach = Normal::standard().inverse_cdf(0.975) * error;
        let superiority = self.superiority();
        let [value, low, high] = [self.mean(), mean - reach, mean + reach].map(elo_of);
        Some(Elo { value, low, high, superiority })
    }

    /// The mean share of the points with its standard error, if one more pair had a part of every result: a few pairs with the
    /// same result prove little.
    fn with_prior(&self) -> (f64, f64) {
        mean_and_error(self.0.map(|pairs| pairs as f64 + 1.0 / SHARES.len() as f64))
    }

    /// The probability that the first contestant is stronger.
    fn superiority(&self) -> f64 {
        let (mean, error) = self.with_prior();
        Normal::standard().cdf((mean - 0.5) / error)
    }
}

/// The weighted mean share of the points, and its standard error.
fn mean_and_error(weights: [f64; 5]) -> (f64, f64) {
    let all = weights.iter().sum::<f64>().max(1.0);
    let mean = weights.iter().zip(SHARES).map(|(weight, share)| weight * share).sum::<f64>() / all;
    let squares = weights.iter().zip(SHARES).map(|(weight, share)| weight * (share - mean).powi(2));
    (mean, (squares.sum::<f64>() / all.powi(2)).sqrt())
}

/// The possible shares of the points in a pair.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The difference in Elo at which this share of the points is expected.
fn elo_of(share: f64) -> Option<f64> {
    // A half is +0, never −0.
    (share > 0.0 && share < 1.0).then(|| 400.0 * (share / (1.0 - share)).log10())
}

/// The share of the points expected at a difference in Elo.
fn share_at(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Probability of an error.
const WRONG: f64 = 0.05;

/// Pseudo-count of a result that has not occurred yet, so that its probability is not 0.
const UNSEEN: f64 = 1e-3;

/// The log-likelihood ratio at which `elo1` is accepted; at its negative, `elo0` is.
pub(super) fn bound() -> f64 {
    ((1.0 - WRONG) / WRONG).ln()
}

impl Sprt {
    /// Whether `elo1` is accepted; `None` while the test is undecided.
    pub(super) fn verdict(&self, llr: f64) -> Option<bool> {
        (llr.abs() >= bound()).then_some(llr > 0.0)
    }

    /// The log-likelihood ratio of the two hypotheses.
    pub(super) fn llr(&self, pairs: &Pairs) -> f64 {
        let count = pairs.count();
        if count == 0.0 {
            return 0.0;
        }
        let weights = pairs.0.map(|pairs| (pairs as f64).max(UNSEEN));
        let all: f64 = weights.iter().sum();
        let seen = weights.map(|weight| weight / all);
        let [p0, p1] = [self.elo0, self.elo1].map(|elo| most_likely(&seen, share_at(elo)));
        let ratio = (0..5).map(|at| seen[at] * (p1[at] / p0[at]).ln());
        count * ratio.sum::<f64>()
    }
}

/// The distribution with this mean that maximizes the likelihood of the results: `p / (1 + t (share − mean))`, with `t` such
/// that the mean is right. The mean falls as `t` grows, so `t` is found by bisection.
fn most_likely(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    let at = |t: f64| {
        let mut p = [0.0; 5];
        for ((p, seen), share) in p.iter_mut().zip(seen).zip(SHARES) {
            *p = seen / (1.0 + t * (share - mean));
        }
        p
    };
    let excess = |t: f64| at(t).iter().zip(SHARES).map(|(p, share)| p * (share - mean)).sum::<f64>();
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    at(f64::midpoint(low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() < within, "{a} is not {b}");
    }

    #[test]
    fn elo_and_shares_are_inverse() {
        for elo in [-300.0, -10.0, 0.0, 35.0, 400.0] {
            near(elo_of(share_at(elo)).unwrap(), elo, 1e-9);
        }
        near(share_at(400.0), 10.0 / 11.0, 1e-12);
        assert_eq!(elo_of(1.0), None);
    }

    #[test]
    fn the_interval_shrinks_with_the_root_of_the_pairs() {
        let few = Pairs([10, 20, 40, 20, 10]).elo().unwrap();
        let many = Pairs([1000, 2000, 4000, 2000, 1000]).elo().unwrap();
        near(few.value.unwrap(), 0.0, 1e-9);
        near(few.superiority, 0.5, 1e-9);
        near(few.high.unwrap() / many.high.unwrap(), 10.0, 0.1);
        // The variance of a pair is 0.075, so that of the mean of 100 pairs is 0.00075; the prior hardly changes it.
        near(few.high.unwrap(), elo_of(0.5 + 1.959_964 * 0.000_75f64.sqrt()).unwrap(), 0.1);
    }

    #[test]
    fn a_clean_sweep_has_no_number() {
        let elo = Pairs([0, 0, 0, 0, 9]).elo().unwrap();
        assert_eq!((elo.value, elo.high), (None, None));
        assert!(elo.superiority > 0.999, "{}", elo.superiority);
        assert_eq!(Pairs::default().elo(), None);
    }

    #[test]
    fn one_pair_proves_little() {
        // One pair of equal points says hardly anything.
        let elo = Pairs([0, 0, 1, 0, 0]).elo().unwrap();
        assert!(
            elo.low.is_none_or(|low| low < -100.0) && elo.high.is_none_or(|high| high > 100.0),
            "{elo:?}"
        );
        let superiority = |pairs| Pairs(pairs).elo().unwrap().superiority;
        assert!((0.7..0.9).contains(&superiority([0, 0, 0, 0, 1])));
        near(superiority([0, 0, 0, 0, 1]) + superiority([1, 0, 0, 0, 0]), 1.0, 1e-9);
        near(superiority([0, 0, 1, 0, 0]), 0.5, 1e-9);
    }

    #[test]
    fn the_most_likely_distribution_has_the_mean_it_must_have() {
        let seen = [0.1, 0.2, 0.3, 0.25, 0.15];
        for mean in [0.3, 0.5, 0.52, 0.7] {
            let p = most_likely(&seen, mean);
            near(p.iter().sum(), 1.0, 1e-9);
            near(p.iter().zip(SHARES).map(|(p, share)| p * share).sum(), mean, 1e-9);
        }
        let p = most_likely(&seen, seen.iter().zip(SHARES).map(|(p, share)| p * share).sum());
        p.iter().zip(seen).for_each(|(p, seen)| near(*p, seen, 1e-9));
    }

    #[test]
    fn the_ratio_agrees_with_its_normal_approximation_for_many_pairs() {
        let pairs = Pairs([900, 2000, 4100, 2050, 1000]);
        let sprt = Sprt { elo0: 0.0, elo1: 5.0 };
        let (count, mean, variance) = (10_050.0, pairs.mean(), pairs.mean_and_error().1.powi(2) * 10_050.0);
        let [s0, s1] = [0.0, 5.0].map(share_at);
        let approximate = count * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        near(sprt.llr(&pairs), approximate, 0.02);
    }

    #[test]
    fn the_test_answers_when_it_is_clear() {
        let sprt: Sprt = "0,20".parse().unwrap();
        assert_eq!(sprt.verdict(sprt.llr(&Pairs([0, 2, 10, 30, 60]))), Some(true));
        assert_eq!(sprt.verdict(sprt.llr(&Pairs([60, 30, 10, 2, 0]))), Some(false));
        assert_eq!(sprt.verdict(sprt.llr(&Pairs([0, 0, 1, 1, 0]))), None);
        assert_eq!(sprt.llr(&Pairs::default()), 0.0);
        assert!(sprt.llr(&Pairs([0, 0, 0, 0, 50])).is_finite());
    }
}
