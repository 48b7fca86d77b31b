//! Whole numbers on the command line: any other text, or a number out of range, is refused in one clear line.

use std::ops::RangeInclusive;
use std::time::Duration;

use jiff::SignedDuration;

/// More plies could be counted, but not in a lifetime.
pub(crate) const DEPTHS: RangeInclusive<u64> = 0..=200;
/// More games than a year of simulating plays.
pub(crate) const GAMES: RangeInclusive<u64> = 1..=1_000_000_000;
/// The plies after which a simulated game is cut.
pub(crate) const LENGTHS: RangeInclusive<u64> = 1..=1_000_000;
/// Random plies at the beginning of a game.
pub(crate) const OPENINGS: RangeInclusive<u64> = 0..=100;
pub(crate) const THREADS: RangeInclusive<u64> = 1..=512;
/// Decisions that an analysis looks ahead.
pub(crate) const SEARCH_DEPTHS: RangeInclusive<u64> = 1..=200;
pub(crate) const NODES: RangeInclusive<u64> = 1..=u64::MAX;
/// Megabytes of a table.
pub(crate) const MEGABYTES: RangeInclusive<u64> = 1..=1_048_576;
/// Number of lines; a position cannot have more moves than the maximum.
pub(crate) const LINES: RangeInclusive<u64> = 1..=384;
pub(crate) const SEEDS: RangeInclusive<u64> = 0..=u64::MAX;

/// The most seeds on the board in a table.
pub(crate) const TABLE_SEEDS: RangeInclusive<u64> = 1..=naqala_tables::MOST_SEEDS as u64;
/// Layers of a table.
pub(crate) const TABLE_LAYERS: RangeInclusive<u64> = 0..=naqala_tables::MOST_SEEDS as u64;

/// Reads a whole number of a range; `name` is how the help calls it.
pub(crate) fn number<T: TryFrom<u64>>(
    name: &'static str,
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| format!("{name} is a whole number {}, not `{text}`", range_text(&range)))
    }
}

/// The longest time that can be given: more would never end.
const LONGEST: Duration = Duration::from_secs(366 * 24 * 3600);

/// Reads a time: seconds (`5`, `0.2`) or numbers with units (`200ms`, `1m 30s`).
pub(crate) fn time(name: &'static str) -> impl Fn(&str) -> Result<Duration, String> + Clone {
    move |text| {
        let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let with_units = || text.parse::<SignedDuration>().ok()?.try_into().ok();
        let time = seconds.or_else(with_units).filter(|time| !time.is_zero() && *time <= LONGEST);
        time.ok_or_else(|| format!("{name} is a time such as 5, 0.2, 200ms or 1m30s, not `{text}`"))
    }
}

fn range_text(range: &RangeInclusive<u64>) -> String {
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

    #[test]
    fn times_are_seconds_or_have_units() {
        let time = time("--time");
        let milliseconds = |text| time(text).map(|time| time.as_millis());
        assert_eq!(
            ["5", "0.2", "200ms", "1m30s"].map(milliseconds),
            [Ok(5_000), Ok(200), Ok(200), Ok(90_000)]
        );
        for text in ["", "0", "-1", "soon", "1e300", "NaN", "-2s"] {
            let why = format!("--time is a time such as 5, 0.2, 200ms or 1m30s, not `{text}`");
            assert_eq!(time(text), Err(why));
        }
    }
}
