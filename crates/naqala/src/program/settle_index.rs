//! Which cases of `[[settle]]` can apply to a landing: four look-ups instead of a test of every case.
//!
//! Most conditions of a case ask where the last seed has fallen, how many seeds lie there now, how many lay there before, and
//! which kind of move it is. For each answer to each of these questions, the cases that it does not rule out are known before
//! a game is played. What remains of a case's condition is tested as usual.

use crate::board::pits::{BySeat, SEATS};
use crate::board::position::MAX_CELLS;
use crate::program::{Number, Set, Settle, Test};

/// Most cases that are indexed: one bit for each.
const MOST_CASES: usize = 64;
/// Numbers of seeds in a pit.
const COUNTS: usize = 256;
/// Kinds of moves that a test can tell apart.
const MODES: usize = 32;

/// Sets of cases, as bits, by what is known of a landing.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SettleIndex {
    by_last: Box<BySeat<[u64; MAX_CELLS]>>,
    by_seeds: Box<[u64; COUNTS]>,
    by_before: Box<[u64; COUNTS]>,
    by_mode: [u64; MODES],
    /// By case: the part of its condition that the index does not answer.
    rests: Vec<Test>,
}

/// What is known of a landing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Landed {
    /// The seat of the player who moves.
    pub(crate) seat: usize,
    pub(crate) last: u8,
    /// The seeds in the pit that conditions without a pit are about.
    pub(crate) seeds: u8,
    pub(crate) before: u8,
    pub(crate) mode: u8,
}

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fact {
    Last { seat: usize, place: u8 },
    Seeds(u8),
    Before(u8),
    Mode(u8),
}

/// The question that decides a test by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    Last,
    Seeds,
    Before,
    Mode,
}

impl SettleIndex {
    /// The index of these cases; `None` if there are none, or too many.
    pub(crate) fn new(settles: &[Settle]) -> Option<SettleIndex> {
        if settles.is_empty() || settles.len() > MOST_CASES {
            return None;
        }
        let cases = |fact: Fact| {
            let possible = settles.iter().map(|settle| holds(&settle.when, fact) != Some(false));
            possible.enumerate().fold(0, |cases, (case, possible)| cases | u64::from(possible) << case)
        };
        let of_seat = |seat| std::array::from_fn(|place| cases(Fact::Last { seat, place: place as u8 }));
        let by_last: BySeat<[u64; MAX_CELLS]> = std::array::from_fn::<_, SEATS, _>(of_seat);
        Some(SettleIndex {
            by_last: Box::new(by_last),
            by_seeds: Box::new(std::array::from_fn(|seeds| cases(Fact::Seeds(seeds as u8)))),
            by_before: Box::new(std::array::from_fn(|seeds| cases(Fact::Before(seeds as u8)))),
            by_mode: std::array::from_fn(|mode| cases(Fact::Mode(mode as u8))),
            rests: settles.iter().map(|settle| rest(&settle.when)).collect(),
        })
    }

    /// The cases that may apply, as bits.
    #[inline(always)]
    pub(crate) fn cases(&self, landed: Landed) -> u64 {
        let Landed { seat, last, seeds, before, mode } = landed;
        let by_last = self.by_last[seat].get(usize::from(last)).copied().unwrap_or(u64::MAX);
        by_last
            & self.by_seeds[usize::from(seeds)]
            & self.by_before[usize::from(before)]
            & self.by_mode[usize::from(mode) % MODES]
    }

    /// What remains to be tested of a case that may apply.
    #[inline(always)]
    pub(crate) fn rest(&self, case: usize) -> &Test {
        &self.rests[case]
    }
}

/// Whether a test holds, if one fact suffices to know.
fn holds(test: &Test, fact: Fact) -> Option<bool> {
    match (test, fact) {
        (Test::Always, _) => Some(true),
        (Test::Never, _) => Some(false),
        (Test::LastIn(sets), Fact::Last { seat, place }) => Some(sets[seat].has(place)),
        (Test::Meet(Set::Last, other), Fact::Last { seat, place }) if !may_have(other, seat, place) => {
            Some(false)
        }
        (Test::FocusIn(counts), Fact::Seeds(seeds)) => Some(counts.has(i32::from(seeds))),
        (Test::BeforeIs(count), Fact::Before(seeds)) => Some(*count == seeds),
        (Test::In(Number::Before, counts), Fact::Before(seeds)) => Some(counts.has(i32::from(seeds))),
        (Test::Compare(comparison, Number::Before, Number::Fixed(count)), Fact::Before(seeds)) => {
            Some(comparison.holds(i32::from(seeds), *count))
        }
        (Test::Mode(wanted), Fact::Mode(mode)) => Some(wanted >> mode & 1 != 0),
        (Test::Not(inner), _) => holds(inner, fact).map(|holds| !holds),
        (Test::All(parts), _) => decided(parts, fact, false),
        (Test::Any(parts), _) => decided(parts, fact, true),
        _ => None,
    }
}

/// Whether a set can contain a place when this seat moves, as far as its form tells.
fn may_have(set: &Set, seat: usize, place: u8) -> bool {
    match set {
        Set::Fixed(sets) | Set::FilledOf(sets) => sets[seat].has(place),
        Set::Both(a, b) => may_have(a, seat, place) && may_have(b, seat, place),
        Set::Either(a, b) => may_have(a, seat, place) || may_have(b, seat, place),
        Set::Without(a, _) => may_have(a, seat, place),
        _ => true,
    }
}

/// Whether all parts hold (`one` false), or any of them (`one` true): one part with this result decides.
fn decided(parts: &[Test], fact: Fact, one: bool) -> Option<bool> {
    let mut all_known = true;
    for part in parts {
        match holds(part, fact) {
            Some(holds) if holds == one => return Some(one),
            Some(_) => {}
            None => all_known = false,
        }
    }
    all_known.then_some(!one)
}

/// The parts of a condition that no single question decides.
fn rest(test: &Test) -> Test {
    match test {
        Test::All(parts) => {
            let mut left: Vec<Test> = parts.iter().map(rest).filter(|part| *part != Test::Always).collect();
            match left.len() {
                0 => Test::Always,
                1 => left.remove(0),
                _ => Test::All(left),
            }
        }
        Test::Always => Test::Always,
        other if question(other).is_some() => Test::Always,
        other => other.clone(),
    }
}

/// The question that alone decides a test, whatever its answer.
fn question(test: &Test) -> Option<Question> {
    match test {
        Test::LastIn(_) => Some(Question::Last),
        Test::FocusIn(_) => Some(Question::Seeds),
        Test::BeforeIs(_)
        | Test::In(Number::Before, _)
        | Test::Compare(_, Number::Before, Number::Fixed(_)) => Some(Question::Before),
        Test::Mode(_) => Some(Question::Mode),
        Test::Not(inner) => question(inner),
        Test::All(parts) | Test::Any(parts) => {
            let first = question(parts.first()?)?;
            parts.iter().all(|part| question(part) == Some(first)).then_some(first)
        }
        _ => None,
    }
}
