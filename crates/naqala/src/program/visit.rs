//! Visits every word of every expression of the rules, so that no word can be forgotten.
//!
//! [`Part::asks`] says what the answer of a single word depends on, and [`Part::any`] goes through all parts of an expression.
//! Neither has a catch-all arm, and no structure is destructured with `..`. So a new word does not compile until this module says
//! what it depends on, and a new table does not compile until its expressions are visited.

use super::{
    Before, Block, Bonus, Chain, Drop, Elimination, End, Forfeit, Number, PassCost, Pick, Program, Race,
    Relation, Relay, Requirement, Resow, Set, Settle, Sow, Test,
};
use crate::board::pits::PitSet;

/// An expression, or a part of one.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part<'p> {
    Set(&'p Set),
    Number(&'p Number),
    Test(&'p Test),
}

/// What the value of a term depends on, not counting its parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Asks {
    /// The winnings of players: the contents of stores, or a score.
    pub(crate) winnings: bool,
    /// Where the first lap would end.
    pub(crate) landing: bool,
    /// How many seeds the pit in question holds, or held before the last one.
    pub(crate) focus: bool,
    /// Other moves are tried out for the answer.
    pub(crate) trials: bool,
}

const NOTHING: Asks = Asks { winnings: false, landing: false, focus: false, trials: false };

/// Which places words may name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// All places that are no stores or trays.
    pub(crate) pits: PitSet,
    /// Stores are among the places that a hand passes.
    pub(crate) passes_stores: bool,
    /// The last seed may lie in a store.
    pub(crate) ends_in_store: bool,
}

impl Reach {
    /// Whether a set may have places that are no pits.
    pub(crate) fn may_name_store(self, set: &Set) -> bool {
        match set {
            Set::Fixed(sets) => sets.iter().any(|set| !(*set - self.pits).is_empty()),
            Set::Related(relation, of) => match relation {
                Relation::Next | Relation::Previous => self.passes_stores,
                Relation::NextFilled
                | Relation::Facing
                | Relation::Behind
                | Relation::Twin
                | Relation::Column => false,
                Relation::Innermost | Relation::Outermost => self.may_name_store(of),
            },
            Set::Both(a, b) => self.may_name_store(a) && self.may_name_store(b),
            Set::Either(a, b) => self.may_name_store(a) || self.may_name_store(b),
            Set::Without(a, _) => self.may_name_store(a),
            Set::Last | Set::Landing => self.ends_in_store,
            Set::Here | Set::Visited => self.passes_stores,
            // A lap can start in a store only if a last seed there is lifted again.
            Set::Start | Set::Origin => self.ends_in_store,
            Set::Territory(_)
            | Set::Filled
            | Set::FilledOf(_)
            | Set::Holding { .. }
            | Set::HoldingSecond { .. }
            | Set::Marks(_)
            | Set::Closed
            | Set::Blocked
            | Set::Bound
            | Set::Threatened
            | Set::LastTarget => false,
        }
    }

    /// Whether a row of places has some that are no pits.
    fn names_store(self, row: &[u64]) -> bool {
        row.iter().any(|set| !(PitSet(u128::from(*set)) - self.pits).is_empty())
    }
}

impl<'p> Part<'p> {
    /// What this term depends on.
    pub(crate) fn asks(self, reach: Reach) -> Asks {
        match self {
            Part::Set(set) => set_asks(set),
            Part::Number(number) => number_asks(number, reach),
            Part::Test(test) => test_asks(test, reach),
        }
    }

    /// Whether this part or any part within it is one of some kind.
    pub(crate) fn any(self, is_one: &mut dyn FnMut(Part<'p>) -> bool) -> bool {
        let mut found = is_one(self);
        let mut within = |part: Part<'p>| found = found || part.any(is_one);
        match self {
            Part::Set(set) => within_set(set, &mut within),
            Part::Number(number) => within_number(number, &mut within),
            Part::Test(test) => within_test(test, &mut within),
        }
        found
    }

    /// Whether this part or any part within it asks something.
    pub(crate) fn any_asks(self, reach: Reach, asks: impl Fn(Asks) -> bool) -> bool {
        self.any(&mut |part| asks(part.asks(reach)))
    }
}

/// What a set depends on.
fn set_asks(set: &Set) -> Asks {
    match set {
        Set::Landing => Asks { landing: true, ..NOTHING },
        // Sets of pits by their seeds know no stores.
        Set::Filled | Set::FilledOf(_) | Set::Holding { .. } | Set::HoldingSecond { .. } => NOTHING,
        Set::Fixed(_)
        | Set::Territory(_)
        | Set::Origin
        | Set::Start
        | Set::Last
        | Set::Here
        | Set::Marks(_)
        | Set::Closed
        | Set::Blocked
        | Set::Bound
        | Set::Threatened
        | Set::LastTarget
        | Set::Visited
        | Set::Related(..)
        | Set::Both(..)
        | Set::Either(..)
        | Set::Without(..) => NOTHING,
    }
}

/// What a number depends on.
fn number_asks(number: &Number, reach: Reach) -> Asks {
    match number {
        Number::Seeds(set) | Number::Second(set) => seeds_ask(set, reach),
        Number::Store(_) | Number::Winnings(_) | Number::Score(_) | Number::Lead => {
            Asks { winnings: true, ..NOTHING }
        }
        Number::Focus | Number::Before => Asks { focus: true, ..NOTHING },
        // The seeds left in play do not count as winnings.
        Number::Remaining => NOTHING,
        Number::Fixed(_)
        | Number::Size(_)
        | Number::Reserve(_)
        | Number::Standing
        | Number::Total
        | Number::Plies
        | Number::Captures(_)
        | Number::Nth
        | Number::Plus(..)
        | Number::Minus(..)
        | Number::Times(..)
        | Number::Over(..)
        | Number::Min(..) => NOTHING,
    }
}

/// What a test depends on.
fn test_asks(test: &Test, reach: Reach) -> Asks {
    match test {
        Test::StoreIn { .. } => Asks { winnings: true, ..NOTHING },
        Test::Filled(set) | Test::Empty(set) => seeds_ask(set, reach),
        Test::EmptyLow(row) => Asks { winnings: reach.names_store(row), ..NOTHING },
        Test::SomeEmptyLow(rows) => {
            Asks { winnings: rows.iter().any(|row| reach.names_store(row)), ..NOTHING }
        }
        Test::FocusIn(_) | Test::BeforeIs(_) => Asks { focus: true, ..NOTHING },
        Test::Stuck(_) | Test::Sown(_) | Test::Takes(_) => Asks { trials: true, ..NOTHING },
        Test::Always
        | Test::Never
        | Test::LastIn(_)
        | Test::HereIn(_)
        | Test::Meet(..)
        | Test::Exists(_)
        | Test::In(..)
        | Test::Compare(..)
        | Test::Even(_)
        | Test::Mode(_)
        | Test::FirstTurn(_)
        | Test::Out(_)
        | Test::Final
        | Test::Falls(_)
        | Test::Clockwise
        | Test::Swapped
        | Test::Opened(_)
        | Test::Visited(_)
        | Test::Relayed
        | Test::All(_)
        | Test::Any(_)
        | Test::Not(_) => NOTHING,
    }
}

/// What counting the seeds of a set depends on.
fn seeds_ask(set: &Set, reach: Reach) -> Asks {
    Asks { winnings: reach.may_name_store(set), ..NOTHING }
}

/// Visits the parts of which a set is directly made.
fn within_set<'p>(set: &'p Set, visit: &mut dyn FnMut(Part<'p>)) {
    match set {
        Set::Related(_, of) => visit(Part::Set(of)),
        Set::Both(a, b) | Set::Either(a, b) | Set::Without(a, b) => {
            visit(Part::Set(a));
            visit(Part::Set(b));
        }
        Set::Fixed(_)
        | Set::Territory(_)
        | Set::Filled
        | Set::FilledOf(_)
        | Set::Holding { .. }
        | Set::HoldingSecond { .. }
        | Set::Origin
        | Set::Start
        | Set::Last
        | Set::Here
        | Set::Landing
        | Set::Marks(_)
        | Set::Closed
        | Set::Blocked
        | Set::Bound
        | Set::Threatened
        | Set::LastTarget
        | Set::Visited => {}
    }
}

/// Visits the parts of which a number is directly made.
fn within_number<'p>(number: &'p Number, visit: &mut dyn FnMut(Part<'p>)) {
    match number {
        Number::Seeds(set) | Number::Second(set) | Number::Size(set) => visit(Part::Set(set)),
        Number::Plus(a, b)
        | Number::Minus(a, b)
        | Number::Times(a, b)
        | Number::Over(a, b)
        | Number::Min(a, b) => {
            visit(Part::Number(a));
            visit(Part::Number(b));
        }
        Number::Fixed(_)
        | Number::Focus
        | Number::Before
        | Number::Store(_)
        | Number::Winnings(_)
        | Number::Reserve(_)
        | Number::Score(_)
        | Number::Lead
        | Number::Standing
        | Number::Remaining
        | Number::Total
        | Number::Plies
        | Number::Captures(_)
        | Number::Nth => {}
    }
}

/// Visits the parts of which a test is directly made.
fn within_test<'p>(test: &'p Test, visit: &mut dyn FnMut(Part<'p>)) {
    match test {
        Test::Meet(a, b) => {
            visit(Part::Set(a));
            visit(Part::Set(b));
        }
        Test::Exists(set) | Test::Filled(set) | Test::Empty(set) | Test::Visited(set) | Test::Takes(set) => {
            visit(Part::Set(set));
        }
        Test::In(number, _) | Test::Even(number) => visit(Part::Number(number)),
        Test::Compare(_, a, b) => {
            visit(Part::Number(a));
            visit(Part::Number(b));
        }
        Test::Sown(test) | Test::Not(test) => visit(Part::Test(test)),
        Test::All(parts) | Test::Any(parts) => parts.iter().for_each(|part| visit(Part::Test(part))),
        Test::Always
        | Test::Never
        | Test::LastIn(_)
        | Test::HereIn(_)
        | Test::BeforeIs(_)
        | Test::EmptyLow(_)
        | Test::SomeEmptyLow(_)
        | Test::StoreIn { .. }
        | Test::FocusIn(_)
        | Test::Mode(_)
        | Test::FirstTurn(_)
        | Test::Stuck(_)
        | Test::Out(_)
        | Test::Final
        | Test::Falls(_)
        | Test::Clockwise
        | Test::Swapped
        | Test::Opened(_)
        | Test::Relayed => {}
    }
}

impl Program {
    /// Visits every expression of the rules.
    pub(crate) fn expressions<'p>(&'p self, visit: &mut dyn FnMut(Part<'p>)) {
        let Program {
            race,
            picks,
            sows,
            drops,
            settles,
            resows,
            requirements,
            passes,
            elimination,
            forfeits,
            block,
            ends,
            modes: _,
            extra_lapses: _,
            no_return: _,
            binds: _,
            marks: _,
            endless: _,
            lap_limit: _,
            limit_stops: _,
            repetition: _,
            limits: _,
            series: _,
            kind: _,
            debts: _,
            sows_both: _,
            fewest_win: _,
            marks_count: _,
            memory: _,
            shortcuts: _,
        } = self;
        if let Some(Race { model: _, from, answers_with_twin: _, seed: _ }) = race {
            visit(Part::Set(from));
        }
        picks.iter().for_each(|pick| pick.expressions(visit));
        for Sow { when, direction: _, first_in_start: _, skip, skips_start: _, toll: _, tables: _ } in sows {
            visit(Part::Test(when));
            skip.iter().for_each(|skip| visit(Part::Set(skip)));
        }
        for Drop { when, to: _, unmark: _, kinds: _, optional } in drops {
            visit(Part::Test(when));
            visit(Part::Test(optional));
        }
        settles.iter().for_each(|settle| settle.expressions(visit));
        for Resow { when, first, direction: _, may_turn } in resows {
            visit(Part::Test(when));
            visit(Part::Set(first));
            may_turn.iter().for_each(|test| visit(Part::Test(test)));
        }
        for Requirement { when, that, most, when_sown: _ } in requirements {
            visit(Part::Test(when));
            visit(Part::Test(that));
            most.iter().for_each(|most| visit(Part::Number(most)));
        }
        for PassCost { when, pays } in passes {
            visit(Part::Test(when));
            visit(Part::Set(pays));
        }
        if let Some(Elimination { when, loses_turns: _ }) = elimination {
            visit(Part::Test(when));
        }
        for Forfeit { when, take, to: _ } in forfeits {
            visit(Part::Test(when));
            visit(Part::Set(take));
        }
        if let Some(Block { when, attack_mode: _, pit, unless, name: _ }) = block {
            visit(Part::Test(when));
            pit.iter().for_each(|pit| visit(Part::Set(pit)));
            visit(Part::Test(unless));
        }
        for End { when, least_store: _, leftovers: _, winner: _, why: _, case: _ } in ends.iter().flatten() {
            visit(Part::Test(when));
        }
    }
}

impl Pick {
    fn expressions<'p>(&'p self, visit: &mut dyn FnMut(Part<'p>)) {
        let Pick {
            when,
            from,
            condition,
            asks_landing: _,
            choose: _,
            action: _,
            before,
            lift: _,
            is_plain: _,
            mode: _,
            also: _,
            write: _,
            case: _,
        } = self;
        visit(Part::Test(when));
        visit(Part::Set(from));
        visit(Part::Test(condition));
        match before {
            Before::Nothing | Before::Enter => {}
            Before::Refill(pits) => visit(Part::Set(pits)),
        }
    }
}

impl Settle {
    pub(crate) fn expressions<'p>(&'p self, visit: &mut dyn FnMut(Part<'p>)) {
        let Settle {
            when,
            also: _,
            take,
            kinds: _,
            amount,
            chain,
            slam: _,
            to: _,
            mark,
            mark_for: _,
            unmark,
            optional,
            give,
            into,
            bonus,
            then: _,
            bind,
            has_effects: _,
            signs: _,
            relay,
            why: _,
        } = self;
        visit(Part::Test(when));
        let sets = take.iter().chain([mark, unmark, give, into, bind].into_iter().flatten());
        sets.for_each(|set| visit(Part::Set(set)));
        amount.iter().for_each(|amount| visit(Part::Number(amount)));
        if let Some(Chain { back: _, step: _, condition, each }) = chain {
            visit(Part::Test(condition));
            each.iter().for_each(|each| visit(Part::Set(each)));
        }
        visit(Part::Test(optional));
        if let Some(Bonus { count, from, optional }) = bonus {
            visit(Part::Number(count));
            visit(Part::Set(from));
            visit(Part::Test(optional));
        }
        let Relay { from, leave: _, reverse: _, may_turn } = relay;
        from.iter().for_each(|from| visit(Part::Set(from)));
        may_turn.iter().for_each(|test| visit(Part::Test(test)));
    }
}
