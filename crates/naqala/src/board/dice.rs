//! Random numbers determined by a seed: the same sequence every time.

/// G. Steele's, D. Lea's and C. Flood's SplitMix64 ("Fast splittable pseudorandom number generators", 2014).
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn throw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// 0 or 1.
    pub(crate) fn coin(&mut self) -> usize {
        (self.throw() >> 63) as usize
    }

    /// A number below `count`, which must not be 0; D. Lemire's way without division.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.throw()) * count as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throws_are_settled_by_the_seed_and_stay_in_range() {
        let throws = |seed| {
            let mut dice = Dice::new(seed);
            (0..100).map(|_| dice.below(6)).collect::<Vec<_>>()
        };
        assert_eq!(throws(7), throws(7));
        assert_ne!(throws(7), throws(8));
        assert!((0..6).all(|number| throws(7).contains(&number)) && throws(7).iter().all(|throw| *throw < 6));
    }

    #[test]
    fn the_first_numbers_are_those_of_the_published_program() {
        let mut dice = Dice::new(1_234_567);
        assert_eq!([dice.throw(), dice.throw()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
    }
}
