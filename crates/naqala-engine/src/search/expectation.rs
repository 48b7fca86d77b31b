//! The final lead that the value of a search promises.

use super::Value;
use crate::evaluate::Evaluation;

/// A win that is as good as certain counts as a gain of this part of all seeds, as certain wins do in judgements of games.
const PART: u32 = 4;

/// Turns values of weights and nets into leads. They say how sure a win is: where a lead of eight seeds cannot be lost any more,
/// they are far beyond eight. Small gains stay as they are; large ones come near the seeds that can still be won, or a quarter of
/// all.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expectation {
    lead: f32,
    most: f32,
}

impl Expectation {
    /// For a position with this lead of the player to move, as a value, and so many seeds in play of all.
    pub(super) fn new(lead: i32, in_play: i32, all: u32) -> Expectation {
        let most = in_play.min((all / PART) as i32).max(1);
        Expectation { lead: lead as f32, most: (most * Evaluation::SEED) as f32 }
    }

    /// The value with the lead to expect.
    pub(super) fn value(self, searched: i32) -> Value {
        let gain = searched as f32 - self.lead;
        let expected = self.lead + gain * self.most / (self.most * self.most + gain * gain).sqrt();
        Value { searched, expected: expected as i32 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_expected_than_can_be_won() {
        let hundredths =
            |expectation: Expectation, seeds: i32| expectation.value(seeds * Evaluation::SEED).hundredths();
        let start = Expectation::new(0, 48, 48);
        assert_eq!(hundredths(start, 0), 0);
        assert!((190..=200).contains(&hundredths(start, 2)), "{}", hundredths(start, 2));
        assert!((1_100..1_200).contains(&hundredths(start, 44)) && hundredths(start, -44) > -1_200);
        let late = Expectation::new(10 * Evaluation::SEED, 6, 48);
        assert!((1_500..1_600).contains(&hundredths(late, 60)) && hundredths(late, -60) > 400);
        assert!((-50..50).map(|seeds| hundredths(start, seeds)).is_sorted());
    }
}
