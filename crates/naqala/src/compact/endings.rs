//! When a game on compact boards is over.

use super::analysis::Analysis;
use super::{CompactVerdict, CompactWord};
use crate::board::pits::{BySeat, PitSet, Side};
use crate::program::{At, Comparison, End, Leftovers, Number, Set, Test, Who, WinnerRule};

/// Truth table of four facts: the mover's row is empty, the opponent's row is empty, the mover has no move, the opponent has no
/// move.
pub(super) type Table = u16;

const OWN_EMPTY: Table = 0xAAAA;
const ENEMY_EMPTY: Table = 0xCCCC;
const NO_MOVE: Table = 0xF0F0;
const NO_MOVE_OF_OTHER: Table = 0xFF00;

/// The facts that are expensive to determine, as bits of [`Endings::asks`].
pub(super) const STUCK: u8 = 0b0100;
pub(super) const OTHER_STUCK: u8 = 0b1000;

/// The end conditions that are tested at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Endings {
    pub(super) list: Vec<Ending>,
    /// The facts on which any condition depends.
    pub(super) asks: u8,
    /// For which facts a condition that does not depend on stores may hold.
    pub(super) rows_alone: Table,
    /// The smallest store with which one of the other conditions can hold.
    pub(super) least_store: u8,
}

/// An end condition.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ending {
    when: EndTest,
    pub(super) leftovers: Leftovers,
    /// The result for the player to move.
    pub(super) verdict: CompactVerdict,
}

/// The test of an end condition.
#[derive(Clone, Debug, PartialEq)]
enum EndTest {
    Rows(Table),
    /// The number of seeds in a store is in this range.
    Store {
        mine: bool,
        least: u8,
        most: u8,
    },
    /// The number of seeds in both stores together is in this range.
    Stores {
        least: i32,
        most: i32,
    },
    /// The number of seeds in a player's store and row together is in this range.
    Worth {
        mine: bool,
        least: i32,
        most: i32,
    },
    All(Vec<EndTest>),
    Any(Vec<EndTest>),
}

/// The contents of a board.
#[derive(Clone, Copy)]
pub(super) struct Holdings {
    pub(super) stores: [u8; 2],
    pub(super) rows: [i32; 2],
}

impl Endings {
    pub(super) fn compile<W: CompactWord>(analysis: &Analysis<'_, W>, at: At) -> Option<Endings> {
        let ends = &analysis.game.program.ends[at as usize];
        let list: Vec<Ending> = ends
            .iter()
            .map(|end| analysis.same(|side| ending(analysis, end, side, at)))
            .collect::<Option<_>>()?;
        let mut endings = Endings { least_store: u8::MAX, ..Endings::default() };
        for (end, ending) in ends.iter().zip(&list) {
            endings.asks |= ending.when.asks();
            match &ending.when {
                EndTest::Rows(table) => endings.rows_alone |= table,
                _ => endings.least_store = endings.least_store.min(end.least_store),
            }
        }
        endings.list = list;
        Some(endings)
    }

    /// The first condition that holds.
    #[inline(never)]
    pub(super) fn first(&self, holdings: Holdings, facts: u8) -> Option<&Ending> {
        self.list.iter().find(|end| end.when.holds(holdings, facts))
    }

    /// Whether some condition may have held while the stores grew to their current contents.
    pub(super) fn may_have_held(&self, stores: [u8; 2]) -> bool {
        let filled: i32 = stores.into_iter().map(i32::from).sum();
        self.list.iter().any(|end| end.when.may_have_held(filled))
    }

    /// Whether some condition holds for these facts, whatever the stores contain.
    pub(super) fn hold_for_rows(&self, facts: u8) -> bool {
        self.list.iter().any(|end| end.when.holds_for_rows(facts))
    }
}

impl EndTest {
    fn holds_for_rows(&self, facts: u8) -> bool {
        match self {
            EndTest::Rows(table) => table >> facts & 1 != 0,
            EndTest::Store { .. } | EndTest::Stores { .. } | EndTest::Worth { .. } => false,
            EndTest::All(parts) => parts.iter().all(|part| part.holds_for_rows(facts)),
            EndTest::Any(parts) => parts.iter().any(|part| part.holds_for_rows(facts)),
        }
    }

    /// Whether it may have held while the stores together grew to their current contents.
    fn may_have_held(&self, filled: i32) -> bool {
        match self {
            EndTest::Stores { least, .. } => filled >= *least,
            EndTest::All(parts) => parts.iter().all(|part| part.may_have_held(filled)),
            EndTest::Rows(_) | EndTest::Store { .. } | EndTest::Worth { .. } | EndTest::Any(_) => true,
        }
    }

    fn holds(&self, holdings: Holdings, facts: u8) -> bool {
        let Holdings { stores, rows } = holdings;
        match self {
            EndTest::Rows(table) => table >> facts & 1 != 0,
            EndTest::Store { mine, least, most } => (*least..=*most).contains(&stores[usize::from(!mine)]),
            EndTest::Stores { least, most } => {
                (*least..=*most).contains(&stores.map(i32::from).into_iter().sum())
            }
            EndTest::Worth { mine, least, most } => {
                let player = usize::from(!mine);
                (*least..=*most).contains(&(i32::from(stores[player]) + rows[player]))
            }
            EndTest::All(parts) => parts.iter().all(|part| part.holds(holdings, facts)),
            EndTest::Any(parts) => parts.iter().any(|part| part.holds(holdings, facts)),
        }
    }

    /// The facts on which it depends, as bits.
    fn asks(&self) -> u8 {
        match self {
            EndTest::Rows(table) => {
                let depends = |fact: &u32| {
                    (0..16_u32).any(|facts| (table >> facts ^ table >> (facts ^ 1 << fact)) & 1 != 0)
                };
                (0..4).filter(depends).fold(0, |asks, fact| asks | 1 << fact)
            }
            EndTest::Store { .. } | EndTest::Stores { .. } | EndTest::Worth { .. } => 0,
            EndTest::All(parts) | EndTest::Any(parts) => {
                parts.iter().fold(0, |asks, part| asks | part.asks())
            }
        }
    }
}

fn ending<W: CompactWord>(analysis: &Analysis<'_, W>, end: &End, side: Side, at: At) -> Option<Ending> {
    let verdict = match end.winner {
        WinnerRule::Score => CompactVerdict::Score,
        WinnerRule::Mover => CompactVerdict::Won,
        WinnerRule::Other => CompactVerdict::Lost,
        WinnerRule::Draw | WinnerRule::Void => CompactVerdict::Open,
        WinnerRule::LastStanding => return None,
    };
    let is_known = !matches!(end.leftovers, Leftovers::Starter | Leftovers::MarkOwner);
    let when = test(analysis, &end.when, side, at)?;
    is_known.then_some(Ending { when, leftovers: end.leftovers, verdict })
}

fn test<W: CompactWord>(analysis: &Analysis<'_, W>, asked: &Test, side: Side, at: At) -> Option<EndTest> {
    let row = |set: PitSet| {
        let homes = &analysis.game.homes;
        let [own, other] = [homes[side.index()], homes[side.other().index()]];
        // If pits change owners, facts about rows mean the pits that the players own.
        let is_fixed = !analysis.game.territory;
        match set {
            set if set == own && is_fixed => Some(OWN_EMPTY),
            set if set == other && is_fixed => Some(ENEMY_EMPTY),
            set if set == own | other => Some(OWN_EMPTY & ENEMY_EMPTY),
            _ => None,
        }
    };
    let of_set = |set: &Set| match set {
        Set::Fixed(sets) => row(sets[side.index()]),
        Set::Territory(Who::Mover) => Some(OWN_EMPTY),
        Set::Territory(Who::Other) => Some(ENEMY_EMPTY),
        _ => None,
    };
    let low = |sets: &BySeat<u64>| row(PitSet(u128::from(sets[side.index()])));
    let each =
        |parts: &[Test]| parts.iter().map(|part| test(analysis, part, side, at)).collect::<Option<_>>();
    match asked {
        Test::Always => Some(EndTest::Rows(Table::MAX)),
        Test::Never => Some(EndTest::Rows(0)),
        Test::EmptyLow(sets) => low(sets).map(EndTest::Rows),
        Test::Empty(set) => of_set(set).map(EndTest::Rows),
        Test::Filled(set) => of_set(set).map(|table| EndTest::Rows(!table)),
        Test::SomeEmptyLow(rows) => {
            let tables = rows.iter().map(low).collect::<Option<Vec<_>>>()?;
            Some(EndTest::Rows(tables.into_iter().fold(0, |all, table| all | table)))
        }
        Test::Stuck(Who::Mover) if at == At::Turn => Some(EndTest::Rows(NO_MOVE)),
        Test::Stuck(Who::Other) if at == At::Turn => Some(EndTest::Rows(NO_MOVE_OF_OTHER)),
        Test::StoreIn { who: who @ (Who::Mover | Who::Other), least, most } => {
            Some(EndTest::Store { mine: *who == Who::Mover, least: *least, most: *most })
        }
        Test::Compare(comparison, Number::Remaining, Number::Fixed(limit)) => {
            remaining(*comparison, *limit, i32::from(analysis.game.total))
        }
        Test::Compare(comparison, Number::Plus(a, b), Number::Fixed(limit)) => {
            let player = worth(analysis, a, b, side).or_else(|| worth(analysis, b, a, side))?;
            let (least, most) = range(*comparison, *limit)?;
            Some(EndTest::Worth { mine: player == Who::Mover, least, most })
        }
        Test::Any(parts) => Some(any_of(each(parts)?)),
        Test::All(parts) => Some(all_of(each(parts)?)),
        _ => None,
    }
}

/// The player whose store and own row the two numbers count.
fn worth<W: CompactWord>(
    analysis: &Analysis<'_, W>,
    store: &Number,
    row: &Number,
    side: Side,
) -> Option<Who> {
    let (Number::Store(who @ (Who::Mover | Who::Other)), Number::Seeds(row)) = (store, row) else {
        return None;
    };
    let owner = if *who == Who::Mover { side } else { side.other() };
    let home = analysis.game.homes[owner.index()];
    let is_row = !analysis.game.territory && matches!(&**row, Set::Fixed(sets) if sets[side.index()] == home);
    is_row.then_some(*who)
}

/// A test that depends only on which rows are empty.
pub(super) fn of_rows<W: CompactWord>(
    analysis: &Analysis<'_, W>,
    asked: &Test,
    side: Side,
    at: At,
) -> Option<Table> {
    match test(analysis, asked, side, at)? {
        EndTest::Rows(table) if EndTest::Rows(table).asks() & (STUCK | OTHER_STUCK) == 0 => Some(table),
        _ => None,
    }
}

/// A test of the number of seeds that are not in a store, expressed as a test of the stores.
fn remaining(comparison: Comparison, limit: i32, total: i32) -> Option<EndTest> {
    let (least, most) = range(comparison, limit)?;
    Some(EndTest::Stores { least: total.saturating_sub(most), most: total.saturating_sub(least) })
}

/// The range of numbers for which a comparison with a limit holds.
fn range(comparison: Comparison, limit: i32) -> Option<(i32, i32)> {
    Some(match comparison {
        Comparison::Equal => (limit, limit),
        Comparison::Less => (i32::MIN, limit.checked_sub(1)?),
        Comparison::LessEqual => (i32::MIN, limit),
        Comparison::Greater => (limit.checked_add(1)?, i32::MAX),
        Comparison::GreaterEqual => (limit, i32::MAX),
        Comparison::NotEqual => return None,
    })
}

/// The disjunction of tests; truth tables are merged into one.
fn any_of(parts: Vec<EndTest>) -> EndTest {
    match tables(&parts) {
        Some(tables) => EndTest::Rows(tables.into_iter().fold(0, |all, table| all | table)),
        None => EndTest::Any(parts),
    }
}

fn all_of(parts: Vec<EndTest>) -> EndTest {
    match tables(&parts) {
        Some(tables) => EndTest::Rows(tables.into_iter().fold(Table::MAX, |all, table| all & table)),
        None => EndTest::All(parts),
    }
}

fn tables(parts: &[EndTest]) -> Option<Vec<Table>> {
    parts.iter().map(|part| if let EndTest::Rows(table) = part { Some(*table) } else { None }).collect()
}
