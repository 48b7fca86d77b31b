//! Whole numbers on the command line: whatever is none, or out of range, is refused with one clear line.

use std::ops::RangeInclusive;

/// More plies than any game of the catalogue lasts could be counted, but never in a lifetime.
pub(crate) const DEPTHS: RangeInclusive<u64> = 0..=200;
/// More games than a year of simulating plays.
pub(crate) const GAMES: RangeInclusive<u64> = 1..=1_000_000_000;
/// The plies after which a simulated game is cut.
pub(crate) const LENGTHS: RangeInclusive<u64> = 1..=1_000_000;
pub(crate) const THREADS: RangeInclusive<u64> = 1..=512;
pub(crate) const SEEDS: RangeInclusive<u64> = 0..=u64::MAX;

/// Reads a whole number of a range; `name` is how the help calls it.
pub(crate) fn number<T: TryFrom<u64>>(
    name: &'static str,
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| format!("{name} is a whole number {}, not `{text}`", told(&range)))
    }
}

fn told(range: &RangeInclusive<u64>) -> String {
    match range.end() {
        &u64::MAX => format!("from {} on", range.start()),
        end => format!("from {} to {end}", range.start()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_number_of_the_range_is_refused_in_one_line() {
        let threads = number::<usize>("--threads", THREADS);
        assert_eq!((threads("1"), threads("512")), (Ok(1), Ok(512)));
        for text in ["0", "513", "-1", "two", "", "1.5", "99999999999999999999999"] {
            let why = format!("--threads is a whole number from 1 to 512, not `{text}`");
            assert_eq!(threads(text), Err(why));
        }
        let seed = number::<u64>("--seed", SEEDS)("-7");
        assert_eq!(seed, Err("--seed is a whole number from 0 on, not `-7`".to_owned()));
    }
}
