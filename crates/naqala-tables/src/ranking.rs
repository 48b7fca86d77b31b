//! The index of a distribution of seeds over pits, without gaps: the combinatorial number system.

/// Numbers the distributions of a given number of seeds over pits. With the pits `c₀ … c₍ₚ₋₁₎` and `tᵢ` the seeds in the last
/// `i` of them, the index is the sum of `C(tᵢ + i − 1, i)` over `i = 1 … p − 1` (D. Lehmer's combinatorial number system). It
/// is the number of distributions that come earlier when sorted by `t₍ₚ₋₁₎`, then `t₍ₚ₋₂₎` and so on.
#[derive(Clone, Debug)]
pub(crate) struct Ranking {
    pits: usize,
    most: usize,
    /// The summands of the index: by `i`, then `tᵢ`.
    before: Vec<Row>,
}

/// The summands for an `i`, by `tᵢ`.
pub(crate) type Row = [u64; ROW];
const ROW: usize = 1 << 8;

impl Ranking {
    /// Indices for up to `most` seeds in `pits` pits; `None` if they do not fit 63 bits, or if a sum of seeds does not fit 8.
    pub(crate) fn new(pits: usize, most: usize) -> Option<Ranking> {
        if most + 2 > ROW {
            return None;
        }
        // C(t + i − 1, i) = C(t + i − 2, i) + C(t + i − 2, i − 1): Pascal's rule, row by row.
        let mut before: Vec<Row> = vec![[1; ROW]];
        for i in 1..pits {
            let mut row = [0_u64; ROW];
            for t in 1..most + 2 {
                row[t] = row[t - 1].checked_add(before[i - 1][t]).filter(|count| *count < 1 << 63)?;
            }
            before.push(row);
        }
        // The first pit is determined by the others and the sum.
        before.push([0; ROW]);
        Some(Ranking { pits, most, before })
    }

    /// Number of distributions of `seeds` seeds.
    pub(crate) fn count(&self, seeds: usize) -> u64 {
        match self.pits {
            0 => u64::from(seeds == 0),
            // C(n + p − 1, p − 1)
            pits => self.row(pits - 1)[seeds + 1],
        }
    }

    /// The summands for this `i`, by `tᵢ`.
    fn row(&self, i: usize) -> &Row {
        &self.before[i]
    }

    /// The summands for every `i` from 1 to the number of pits.
    #[inline(always)]
    pub(crate) fn rows(&self) -> &[Row] {
        &self.before[1..]
    }

    /// The most seeds that there are indices for.
    #[inline(always)]
    pub(crate) fn most(&self) -> usize {
        self.most
    }

    /// The index of a distribution and its number of seeds; `pits` yields the pits from last to first.
    #[inline(always)]
    pub(crate) fn rank(&self, pits: impl Iterator<Item = u8>) -> (u64, usize) {
        self.find(pits).expect("no more seeds than there are numbers for")
    }

    /// Like [`Ranking::rank`], for distributions of any number of seeds; `None` if there are more than this was made for.
    #[inline(always)]
    pub(crate) fn find(&self, pits: impl Iterator<Item = u8>) -> Option<(u64, usize)> {
        let (mut rank, mut seeds) = (0, 0);
        for (row, pit) in self.rows().iter().zip(pits) {
            seeds += usize::from(pit);
            rank += row.get(seeds)?;
        }
        (seeds <= self.most).then_some((rank, seeds))
    }

    /// The distribution with this index.
    pub(crate) fn unrank(&self, seeds: usize, mut rank: u64, pits: &mut [u8]) {
        let mut left = seeds;
        for i in (1..self.pits).rev() {
            // Most pits hold few seeds, so a linear search is faster than bisection.
            let row = self.row(i);
            let mut tail = left;
            while row[tail] > rank {
                tail -= 1;
            }
            rank -= row[tail];
            pits[self.pits - 1 - i] = (left - tail) as u8;
            left = tail;
        }
        if let Some(last) = pits.get_mut(self.pits - 1) {
            *last = left as u8;
        }
    }
}

/// Moves to the distribution with the next index; the last one stays unchanged. A seed of some pit and all seeds of the last one
/// move to the pit after that: returns that first pit and the seeds that were in the last one.
#[inline(always)]
pub(crate) fn advance(pits: &mut [u8]) -> Option<(usize, u8)> {
    let (last, others) = pits.split_last_mut()?;
    let from = others.iter().rposition(|seeds| *seeds > 0)?;
    others[from] -= 1;
    let tail = std::mem::take(last);
    pits[from + 1] = tail + 1;
    Some((from, tail))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_distribution_has_its_number() {
        for (pits, seeds, count) in [(1, 5, 1), (2, 5, 6), (4, 6, 84), (12, 5, 4368)] {
            let ranking = Ranking::new(pits, 9).unwrap();
            assert_eq!(ranking.count(seeds), count);
            let mut lying = vec![0; pits];
            ranking.unrank(seeds, 0, &mut lying);
            for rank in 0..count {
                let mut found = vec![0; pits];
                ranking.unrank(seeds, rank, &mut found);
                assert_eq!(found, lying);
                assert_eq!(ranking.rank(lying.iter().rev().copied()), (rank, seeds));
                assert_eq!(ranking.find(lying.iter().rev().copied()), Some((rank, seeds)));
                advance(&mut lying);
            }
        }
    }

    #[test]
    fn more_seeds_than_there_are_numbers_for_have_none() {
        let ranking = Ranking::new(12, 8).unwrap();
        assert_eq!(ranking.find([4; 12].into_iter()), None);
        assert_eq!(ranking.find([u8::MAX; 12].into_iter()), None);
    }

    #[test]
    fn counts_are_those_of_the_book() {
        let ranking = Ranking::new(12, 48).unwrap();
        assert_eq!(ranking.count(17), 21_474_180);
        assert_eq!(ranking.count(0), 1);
        assert!(Ranking::new(60, 200).is_none(), "too many to count");
    }
}
