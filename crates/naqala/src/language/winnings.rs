//! Which tests ask what the players have won.

use crate::language::meaning::{Number, Set, Test, names_store};
use crate::pits::{BySeat, PitSet};

/// Whether the answer of a test may depend on what has been won. What is left in play does not count as won.
pub(crate) fn asks_winnings(test: &Test, pits: PitSet) -> bool {
    let asks_set = |set: &Set| names_store(set, pits);
    let asks_number = |number: &Number| counts_winnings(number, pits);
    match test {
        Test::StoreIn { .. } => true,
        Test::Filled(set) | Test::Empty(set) => asks_set(set),
        Test::EmptyLow(row) => has_stores(row, pits),
        Test::SomeEmptyLow(rows) => rows.iter().any(|row| has_stores(row, pits)),
        Test::In(number, _) | Test::Even(number) => asks_number(number),
        Test::Compare(_, a, b) => asks_number(a) || asks_number(b),
        Test::Sown(inner) | Test::Not(inner) => asks_winnings(inner, pits),
        Test::All(parts) | Test::Any(parts) => parts.iter().any(|part| asks_winnings(part, pits)),
        _ => false,
    }
}

fn has_stores(row: &BySeat<u64>, pits: PitSet) -> bool {
    row.iter().any(|set| !(PitSet(u128::from(*set)) - pits).is_empty())
}

fn counts_winnings(number: &Number, pits: PitSet) -> bool {
    let asks = |number: &Number| counts_winnings(number, pits);
    match number {
        Number::Store(_) | Number::Winnings(_) | Number::Score(_) => true,
        Number::Seeds(set) | Number::Second(set) => names_store(set, pits),
        Number::Plus(a, b)
        | Number::Minus(a, b)
        | Number::Times(a, b)
        | Number::Over(a, b)
        | Number::Min(a, b) => asks(a) || asks(b),
        _ => false,
    }
}
