//! The terms of compiled rules: sets of places, numbers and tests.

use crate::board::moves::Direction;
use crate::board::pits::{BySeat, PitSet};
use crate::board::second_kind::Kind;

/// Whose pits, marks, stores or seeds are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Mover,
    Other,
    Starter,
    Anyone,
}

/// A set of places, evaluated in a context.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Set {
    /// The same places in every position, by the index of the player to move.
    Fixed(BySeat<PitSet>),
    /// Pits owned by the player to move, where ownership changes between rounds.
    Territory(Who),
    Filled,
    /// Filled pits among constant places (the fast form of the most common set).
    FilledOf(BySeat<PitSet>),
    Holding {
        least: u8,
        most: u8,
    },
    /// Pits whose number of seeds of the second kind is in a range.
    HoldingSecond {
        least: u8,
        most: u8,
    },
    /// The pit the move began in.
    Origin,
    Start,
    Last,
    Here,
    Landing,
    Marks(Who),
    Closed,
    Blocked,
    /// The pit that the extra move has to start from.
    Bound,
    Threatened,
    LastTarget,
    /// The pits into which this move has put a seed.
    Visited,
    Related(Relation, Box<Set>),
    Both(Box<Set>, Box<Set>),
    Either(Box<Set>, Box<Set>),
    Without(Box<Set>, Box<Set>),
}

/// A relation between pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Relation {
    Facing,
    Behind,
    Twin,
    Column,
    /// The pits of the set in the row nearest to the middle that has any.
    Innermost,
    /// The pits of the set in the row farthest from the middle that has any.
    Outermost,
    Next,
    NextFilled,
    Previous,
}

/// A number, evaluated in a context.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Number {
    Fixed(i32),
    /// Seeds in all pits of a set.
    Seeds(Box<Set>),
    /// Seeds of the second kind in all pits of a set.
    Second(Box<Set>),
    /// Number of pits in a set.
    Size(Box<Set>),
    /// Seeds in the focus pit.
    Focus,
    /// Seeds in the pit of the last seed before it fell.
    Before,
    Store(Who),
    /// A player's winnings in seeds, if they can differ from the seeds in the store.
    Winnings(Who),
    Reserve(Who),
    /// A player's winnings, including marked pits if they count.
    Score(Who),
    /// By how much the best score exceeds the next one.
    Lead,
    /// Players who are not out.
    Standing,
    /// Seeds that are not in a store: on the board, in the hand, in reserve.
    Remaining,
    /// All seeds of the game.
    Total,
    /// Plies finished in this round.
    Plies,
    /// Number of captures by a player's last seeds in this round.
    Captures(Who),
    /// Number of the move in this turn, the first being 1.
    Nth,
    Plus(Box<Number>, Box<Number>),
    Minus(Box<Number>, Box<Number>),
    Times(Box<Number>, Box<Number>),
    /// The quotient, rounded down; 0 if the divisor is 0.
    Over(Box<Number>, Box<Number>),
    Min(Box<Number>, Box<Number>),
}

impl Number {
    /// An upper bound, if its form implies one.
    #[inline]
    pub(crate) fn ceiling(&self) -> Option<i32> {
        match self {
            Number::Fixed(value) => Some(*value),
            Number::Min(a, b) => match (a.ceiling(), b.ceiling()) {
                (Some(a), Some(b)) => Some(a.min(b)),
                (a, b) => a.or(b),
            },
            _ => None,
        }
    }
}

/// A set of numbers up to 255, as a bit mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CountSet(pub(crate) [u64; 4]);

impl CountSet {
    pub(crate) const NONE: CountSet = CountSet([0; 4]);
    pub(crate) const ANY: CountSet = CountSet([u64::MAX; 4]);

    pub(crate) fn and(self, other: CountSet) -> CountSet {
        CountSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    pub(crate) fn or(self, other: CountSet) -> CountSet {
        CountSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    #[inline(always)]
    pub(crate) fn has(&self, count: i32) -> bool {
        (0..256).contains(&count) && self.0[(count >> 6) as usize & 3] >> (count & 63) & 1 != 0
    }

    pub(crate) fn insert(&mut self, count: i64) {
        if (0..256).contains(&count) {
            self.0[(count >> 6) as usize] |= 1 << (count & 63);
        }
    }

    pub(crate) fn members(&self) -> impl Iterator<Item = u8> + '_ {
        (0..=255).filter(|count| self.has(i32::from(*count)))
    }
}

/// A test, which is true or false.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Test {
    Always,
    Never,
    /// The pit of the last seed is one of these places (the fast form of the most common test).
    LastIn(BySeat<PitSet>),
    /// The pit a seed falls into, or the pit a capture has reached, is one of these places (also a fast form).
    HereIn(BySeat<PitSet>),
    /// The two sets have a pit in common.
    Meet(Set, Set),
    /// There is a pit in the set.
    Exists(Set),
    /// Some pit of the set holds seeds.
    Filled(Set),
    /// No pit of the set holds seeds.
    Empty(Set),
    BeforeIs(u8),
    /// None of these constant pits, all among the first 64, holds seeds (the fast form of an empty row).
    EmptyLow(BySeat<u64>),
    /// One of several such rows is empty.
    SomeEmptyLow(Vec<BySeat<u64>>),
    /// The number of seeds in a player's store is in a range (the fast form of a comparison with the total).
    StoreIn {
        who: Who,
        least: u8,
        most: u8,
    },
    FocusIn(CountSet),
    In(Number, CountSet),
    Compare(Comparison, Number, Number),
    Even(Number),
    Mode(u32),
    FirstTurn(Who),
    /// The player has no legal move.
    Stuck(Who),
    /// The player is out of the game.
    Out(Who),
    /// The seed is the last of its lap.
    Final,
    /// The falling seed is of this kind.
    Falls(Kind),
    Clockwise,
    Swapped,
    /// The very first sowing of the game went in this direction.
    Opened(Direction),
    /// The current move has put a seed into a pit of this set, or passed over it.
    Visited(Set),
    /// This move has relayed at least once.
    Relayed,
    /// The test holds after the next lap.
    Sown(Box<Test>),
    /// The move, when played out, can capture a pit of this set.
    Takes(Set),
    All(Vec<Test>),
    Any(Vec<Test>),
    Not(Box<Test>),
}

impl Test {
    /// The test without fast forms, for putting it into words.
    pub(crate) fn spelled_out(&self) -> Test {
        let row = |sets: &BySeat<u64>| Test::Empty(Set::Fixed(sets.map(|set| PitSet(u128::from(set)))));
        match self {
            Test::EmptyLow(sets) => row(sets),
            Test::HereIn(sets) => Test::Meet(Set::Here, Set::Fixed(*sets)),
            Test::SomeEmptyLow(rows) => Test::Any(rows.iter().map(row).collect()),
            other => other.clone(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

impl Comparison {
    #[inline(always)]
    pub(crate) fn holds(self, a: i32, b: i32) -> bool {
        match self {
            Comparison::Equal => a == b,
            Comparison::NotEqual => a != b,
            Comparison::Less => a < b,
            Comparison::LessEqual => a <= b,
            Comparison::Greater => a > b,
            Comparison::GreaterEqual => a >= b,
        }
    }
}

/// Joins the values of two sets for each seat.
pub(crate) fn by_seat<T: Copy>(a: BySeat<T>, b: BySeat<T>, join: impl Fn(T, T) -> T) -> BySeat<T> {
    std::array::from_fn(|seat| join(a[seat], b[seat]))
}

/// The quotient, rounded down; 0 if the divisor is 0.
pub(crate) fn quotient(a: i32, b: i32) -> i32 {
    a.checked_div_euclid(b).unwrap_or(0)
}
