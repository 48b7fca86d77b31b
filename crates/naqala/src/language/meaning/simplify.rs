//! Replaces the most common tests, sets and numbers by faster forms.

use std::ops::{BitAnd, BitOr, Sub};

use crate::board::pits::PitSet;
use crate::language::expression::Operator;
use crate::program::{Comparison, CountSet, Number, Set, Test, Who, by_seat, quotient};

pub(super) fn both(a: Set, b: Set) -> Set {
    match (a, b) {
        (Set::Fixed(a), Set::Fixed(b)) => Set::Fixed(by_seat(a, b, PitSet::bitand)),
        (Set::Fixed(a), Set::Filled) | (Set::Filled, Set::Fixed(a)) => Set::FilledOf(a),
        (Set::Fixed(a), Set::FilledOf(b)) | (Set::FilledOf(b), Set::Fixed(a)) => {
            Set::FilledOf(by_seat(a, b, PitSet::bitand))
        }
        (a, b) => Set::Both(Box::new(a), Box::new(b)),
    }
}

pub(super) fn either(a: Set, b: Set) -> Set {
    match (a, b) {
        (Set::Fixed(a), Set::Fixed(b)) => Set::Fixed(by_seat(a, b, PitSet::bitor)),
        (a, b) => Set::Either(Box::new(a), Box::new(b)),
    }
}

pub(super) fn without(a: Set, b: Set) -> Set {
    match (a, b) {
        (Set::Fixed(a), Set::Fixed(b)) => Set::Fixed(by_seat(a, b, PitSet::sub)),
        (a, b) => Set::Without(Box::new(a), Box::new(b)),
    }
}

pub(super) fn arithmetic(operator: Operator, a: Number, b: Number) -> Number {
    match (operator, a, b) {
        (Operator::Plus, Number::Fixed(a), Number::Fixed(b)) => Number::Fixed(a.saturating_add(b)),
        (Operator::Minus, Number::Fixed(a), Number::Fixed(b)) => Number::Fixed(a.saturating_sub(b)),
        (Operator::Times, Number::Fixed(a), Number::Fixed(b)) => Number::Fixed(a.saturating_mul(b)),
        (Operator::Over, Number::Fixed(a), Number::Fixed(b)) => Number::Fixed(quotient(a, b)),
        (Operator::Plus, a, b) => Number::Plus(Box::new(a), Box::new(b)),
        (Operator::Over, a, b) => Number::Over(Box::new(a), Box::new(b)),
        (Operator::Minus, a, b) => Number::Minus(Box::new(a), Box::new(b)),
        (_, a, b) => Number::Times(Box::new(a), Box::new(b)),
    }
}

pub(super) fn comparison_of(operator: Operator) -> Comparison {
    match operator {
        Operator::NotEqual => Comparison::NotEqual,
        Operator::Less => Comparison::Less,
        Operator::LessEqual => Comparison::LessEqual,
        Operator::Greater => Comparison::Greater,
        Operator::GreaterEqual => Comparison::GreaterEqual,
        _ => Comparison::Equal,
    }
}

/// Flattens conjunctions and disjunctions, and puts the commonest tests into their quick forms.
pub(super) fn simplify(test: Test) -> Test {
    if let Test::Compare(comparison, a, b) = &test
        && let Some(holds) = settled(*comparison, a, b)
    {
        return if holds { Test::Always } else { Test::Never };
    }
    match test {
        Test::All(parts) => conjunction(parts),
        Test::Any(parts) => disjunction(parts),
        Test::Not(inner) => match simplify(*inner) {
            Test::Always => Test::Never,
            Test::Never => Test::Always,
            Test::Not(inner) => *inner,
            other => Test::Not(Box::new(other)),
        },
        Test::Sown(inner) => match simplify(*inner) {
            Test::Never => Test::Never,
            other => Test::Sown(Box::new(other)),
        },
        Test::Meet(Set::Last, Set::Fixed(sets)) => Test::LastIn(sets),
        Test::Meet(Set::Here, Set::Fixed(sets)) => Test::HereIn(sets),
        Test::Compare(Comparison::Equal, Number::Before, Number::Fixed(count))
            if (0..256).contains(&count) =>
        {
            Test::BeforeIs(count as u8)
        }
        Test::Compare(comparison, number, Number::Fixed(limit)) if store_times(&number).is_some() => {
            let (who, times) = store_times(&number).unwrap_or((Who::Mover, 1));
            store_range(who, comparison, times, limit).unwrap_or(Test::Compare(
                comparison,
                number,
                Number::Fixed(limit),
            ))
        }
        Test::Compare(Comparison::Equal, Number::Focus, Number::Fixed(count)) => {
            let mut counts = CountSet::NONE;
            counts.insert(i64::from(count));
            Test::FocusIn(counts)
        }
        Test::Empty(Set::Fixed(sets)) if sets.iter().all(|set| set.0 >> 64 == 0) => {
            Test::EmptyLow(sets.map(|set| set.0 as u64))
        }
        Test::In(Number::Focus, counts) => Test::FocusIn(counts),
        Test::Exists(Set::Fixed(sets)) if sets.iter().all(|set| set.is_empty()) => Test::Never,
        other => other,
    }
}

/// All of these tests, without conjunctions among them.
fn conjunction(parts: Vec<Test>) -> Test {
    let mut flat = Vec::new();
    for part in parts.into_iter().map(simplify) {
        match part {
            Test::All(inner) => flat.extend(inner),
            Test::Always => {}
            other => flat.push(other),
        }
    }
    match flat.len() {
        0 => Test::Always,
        1 => flat.remove(0),
        _ if flat.contains(&Test::Never) => Test::Never,
        _ => Test::All(flat),
    }
}

/// Any of these tests, without disjunctions among them.
fn disjunction(parts: Vec<Test>) -> Test {
    let mut flat = Vec::new();
    for part in parts.into_iter().map(simplify) {
        match part {
            Test::Any(inner) => flat.extend(inner),
            Test::Never => {}
            other => flat.push(other),
        }
    }
    match flat.len() {
        0 => Test::Never,
        1 => flat.remove(0),
        _ if flat.contains(&Test::Always) => Test::Always,
        _ if flat.iter().all(|part| matches!(part, Test::EmptyLow(_))) => {
            let row = |part: &Test| if let Test::EmptyLow(sets) = part { Some(*sets) } else { None };
            Test::SomeEmptyLow(flat.iter().filter_map(row).collect())
        }
        _ => Test::Any(flat),
    }
}

/// A player's store, perhaps multiplied by a number.
fn store_times(number: &Number) -> Option<(Who, i32)> {
    match number {
        Number::Store(who) => Some((*who, 1)),
        Number::Times(a, b) => match (&**a, &**b) {
            (Number::Fixed(times @ 1..), Number::Store(who))
            | (Number::Store(who), Number::Fixed(times @ 1..)) => Some((*who, *times)),
            _ => None,
        },
        _ => None,
    }
}

/// The stores for which a comparison holds, where they are one range without gaps.
fn store_range(who: Who, comparison: Comparison, times: i32, limit: i32) -> Option<Test> {
    let mut holding = (0..=255).filter(|store| comparison.holds(times.saturating_mul(*store), limit));
    let (count, least) = (holding.clone().count(), holding.next());
    let Some(least) = least else { return Some(Test::Never) };
    let most = holding.next_back().unwrap_or(least);
    (count as i32 == most - least + 1).then_some(Test::StoreIn { who, least: least as u8, most: most as u8 })
}

/// Whether a number counts something, so that it is never negative.
fn counts(number: &Number) -> bool {
    matches!(
        number,
        Number::Seeds(_)
            | Number::Second(_)
            | Number::Size(_)
            | Number::Focus
            | Number::Before
            | Number::Store(_)
            | Number::Reserve(_)
            | Number::Standing
            | Number::Remaining
            | Number::Total
            | Number::Plies
            | Number::Captures(_)
            | Number::Nth
    )
}

/// The result of a comparison, if it is the same in every position: two constants, or a count and a limit that no count is
/// below.
fn settled(comparison: Comparison, a: &Number, b: &Number) -> Option<bool> {
    match (a, b) {
        (Number::Fixed(a), Number::Fixed(b)) => Some(comparison.holds(*a, *b)),
        (number, Number::Fixed(limit)) if counts(number) => match comparison {
            Comparison::Less if *limit <= 0 => Some(false),
            Comparison::LessEqual | Comparison::Equal if *limit < 0 => Some(false),
            Comparison::GreaterEqual if *limit <= 0 => Some(true),
            Comparison::Greater | Comparison::NotEqual if *limit < 0 => Some(true),
            _ => None,
        },
        _ => None,
    }
}
