//! Why a capture was made: the conditions of its clause on the pits.

use crate::board::event::{Clause, Stage};
use crate::game::Game;
use crate::program::{Comparison, Number, Relation, Set, Test};

/// The conditions of a clause, as far as an explanation mentions them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Why {
    /// How many seeds a pit holds.
    pub(super) count: bool,
    /// That the pit of the last seed was empty.
    pub(super) was_empty: bool,
    /// That the pit is marked.
    pub(super) marked: bool,
    /// Which kind of seed falls.
    pub(super) kind: bool,
    /// The pits are opposite others.
    pub(super) opposite: bool,
}

/// Whether a set consists of pits opposite others.
fn names_facing(set: &Set) -> bool {
    match set {
        Set::Related(Relation::Facing, _) => true,
        Set::Related(_, of) => names_facing(of),
        Set::Both(a, b) | Set::Either(a, b) | Set::Without(a, b) => names_facing(a) || names_facing(b),
        _ => false,
    }
}

impl Why {
    pub(super) fn new(game: &Game, clause: Clause) -> Why {
        let mut why = Why::default();
        let program = &game.program;
        let case = usize::from(clause.case);
        match clause.stage {
            Stage::Settle => {
                if let Some(settle) = program.settles.get(case) {
                    why.read(&settle.when);
                    why.opposite = settle.take.iter().any(names_facing);
                    if let Some(chain) = &settle.chain {
                        why.read_counts(&chain.condition);
                    }
                }
            }
            Stage::Drop => {
                if let Some(drop) = program.drops.get(case) {
                    why.read(&drop.when);
                }
            }
            _ => {}
        }
        why
    }

    /// Whether what the last seed made in its pit is the reason.
    pub(super) fn tells_count(&self) -> bool {
        self.count && !self.was_empty && !self.marked && !self.kind
    }

    fn read(&mut self, test: &Test) {
        self.read_counts(test);
        match test {
            Test::All(parts) => parts.iter().for_each(|part| self.read(part)),
            Test::Falls(_) => self.kind = true,
            Test::BeforeIs(0) => self.was_empty = true,
            Test::Meet(Set::Last | Set::Here, Set::Marks(_)) => self.marked = true,
            _ => {}
        }
    }

    fn read_counts(&mut self, test: &Test) {
        match test {
            Test::All(parts) | Test::Any(parts) => parts.iter().for_each(|part| self.read_counts(part)),
            Test::FocusIn(_) | Test::In(Number::Focus, _) | Test::Even(Number::Focus) => self.count = true,
            Test::Compare(comparison, Number::Focus, Number::Fixed(n)) => {
                self.count |= !(*n == 0 || *n == 1 && *comparison == Comparison::Greater);
            }
            Test::Not(inner) if matches!(**inner, Test::Even(Number::Focus)) => self.count = true,
            _ => {}
        }
    }
}
