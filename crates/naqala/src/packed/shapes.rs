//! The byte layout of each packed part. Data that follows from other parts is left out and recomputed.

use super::bytes::{Packed, Reader};
use crate::board::second_kind::{Kind, Kinds, SecondKind, Turn};
use crate::board::{Layout, Stores};
use crate::program::{
    Before, Block, Bonus, Chain, Choose, Comparison, CountSet, Drop, Elimination, End, EndlessResult,
    Forfeit, GrandSlam, Leftovers, Lift, Limits, MarkForm, Marks, Memory, Number, PassCost, Pick, PickAction,
    Race, RaceModel, Receiver, Relation, Relay, Repetition, Requirement, Resow, Set, Settle, Sow, Standstill,
    Test, Then, Who, WinnerRule,
};
use crate::read::{Entry, Tree, Value};
use crate::rule_file::OptionValue;

/// A structure: its parts in this order, then those that are not packed with the values they are read back with.
macro_rules! structure {
    ($name:ident { $($part:ident),* } $({ $($derived:ident: $value:expr),* })?) => {
        impl Packed for $name {
            fn pack(&self, out: &mut Vec<u8>) {
                let $name { $($part,)* $($($derived: _,)*)? } = self;
                $($part.pack(out);)*
            }

            fn unpack(from: &mut Reader<'_>) -> Self {
                $name { $($part: from.read(),)* $($($derived: $value,)*)? }
            }
        }
    };
}

/// A choice: the number of the variant, then its parts.
macro_rules! choice {
    ($name:ident { $($variant:ident $(($($unnamed:ident),*))? $({ $($part:ident),* })?),* }) => {
        impl Packed for $name {
            fn pack(&self, out: &mut Vec<u8>) {
                #[repr(u8)]
                enum Tag { $($variant),* }
                match self {$(
                    $name::$variant $(($($unnamed),*))? $({ $($part),* })? => {
                        out.push(Tag::$variant as u8);
                        $($($unnamed.pack(out);)*)?
                        $($($part.pack(out);)*)?
                    }
                )*}
            }

            fn unpack(from: &mut Reader<'_>) -> Self {
                const TAGS: u8 = [$(stringify!($variant)),*].len() as u8;
                let mut tag = from.byte();
                if tag >= TAGS {
                    from.spoil();
                    // The first variant has no values of its own kind within it.
                    tag = 0;
                }
                $(
                    if tag == 0 {
                        $($(let $unnamed = from.read();)*)?
                        $($(let $part = from.read();)*)?
                        return $name::$variant $(($($unnamed),*))? $({ $($part),* })?;
                    }
                    tag -= 1;
                )*
                unreachable!("the tag was checked")
            }
        }
    };
}

choice!(Layout { OneRow, TwoRow, TwoRowEnds, ThreeRow, FourRow, SixRow, Loops, Square, Torus });
choice!(Stores { Off, Right, Left, Shared });
choice!(OptionValue { Bool(value), Int(value), Text(value), List(value), Null });
choice!(Kind { Seed, Second });
structure!(Kinds { seeds, second });
choice!(Turn { Last, First, Never });
structure!(SecondKind { name, plural, worth, sown, pits } { total: 0, first: 0, hand: 0 });

structure!(Tree { value } { place: 0..0 });
structure!(Entry { key, value } { place: 0..0 });
choice!(Value {
    Text(value), Integer(value), Float(value), Boolean(value), List(items), Table(entries), Other(name)
});

structure!(Memory {
    nth,
    first_turns,
    opening,
    origin,
    plies,
    captures,
    won,
    remaining,
    threatened,
    visited,
    starter
});
choice!(Who { Mover, Other, Starter, Anyone });
choice!(Relation { Facing, Behind, Twin, Column, Innermost, Outermost, Next, NextFilled, Previous });
choice!(Comparison { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual });
choice!(Set {
    Fixed(places), Territory(who), Filled, FilledOf(places), Holding { least, most },
    HoldingSecond { least, most }, Origin, Start, Last, Here, Landing, Marks(who), Closed, Blocked, Bound,
    Threatened, LastTarget, Visited, Related(relation, set), Both(a, b), Either(a, b), Without(a, b)
});
choice!(Number {
    Fixed(value), Seeds(set), Second(set), Size(set), Focus, Before, Store(who), Winnings(who), Reserve(who),
    Score(who), Lead, Standing, Remaining, Total, Plies, Captures(who), Nth, Plus(a, b), Minus(a, b), Times(a, b),
    Over(a, b), Min(a, b)
});
choice!(Test {
    Always, Never, LastIn(places), HereIn(places), Meet(a, b), Exists(set), Filled(set), Empty(set),
    BeforeIs(count), EmptyLow(row), SomeEmptyLow(rows), StoreIn { who, least, most }, FocusIn(counts),
    In(number, counts), Compare(how, a, b), Even(number), Mode(modes), FirstTurn(who), Stuck(who), Out(who),
    Final, Falls(kind), Clockwise, Swapped, Opened(direction), Visited(set), Relayed, Sown(test), Takes(set),
    All(parts), Any(parts), Not(test)
});

structure!(Race { model, from, answers_with_twin, seed });
choice!(RaceModel { Lockstep, Laps, Sequential, Random });
structure!(Pick {
    when, from, condition, asks_landing, choose, action, before, lift, mode, also, write
} { is_plain: false, case: 0 });
choice!(Choose { Fewest, Most, Leftmost, Rightmost });
choice!(PickAction { Sow, Take, Settle, Swap });
choice!(Before { Nothing, Enter, Refill(pits) });
choice!(Lift { All, Both, AllBut(seeds), Exactly(seeds) });
structure!(Sow { when, direction, first_in_start, skip, skips_start, toll } { tables: Vec::new() });
structure!(Drop { when, to, unmark, kinds, optional });
choice!(Receiver { Mover, Owner, MarkOwner, Other, Hand, Here });
structure!(Settle {
    when, also, take, kinds, amount, chain, slam, to, mark, mark_for, unmark, optional, give, into, bonus, then, bind,
    signs, relay, why
} { has_effects: false });
structure!(Bonus { count, from, optional });
structure!(Relay { from, leave, reverse, may_turn });
structure!(Chain { back, step, condition, each });
choice!(GrandSlam { Capture, NoCapture, Forbid, SpareNearest, SpareFarthest, OpponentTakesRest });
choice!(Then { End, Relay, Again, Resow, Choose, Win, Lose });
structure!(Resow { when, first, direction, may_turn });
structure!(Requirement { when, that, most, when_sown });
structure!(PassCost { when, pays });
structure!(Elimination { when, loses_turns });
structure!(Forfeit { when, take, to });
structure!(Block { when, attack_mode, pit, unless, name });
structure!(End { when, least_store, leftovers, winner, why, case });
choice!(Leftovers { Nobody, Owner, Mover, Other, Capturer, Starter, Split, MarkOwner });
choice!(WinnerRule { Score, Mover, Other, Draw, Void, LastStanding });
structure!(Marks { name, form, lost_when_lifted, lost_when_captured, lost_when_emptied });
choice!(MarkForm { OnePerPlayer, ByPit, Kept, List });
choice!(EndlessResult { Void, Draw, Forbid, Stop, Lose });
structure!(Repetition { count, result });
structure!(Limits { plies, without_capture, result });
structure!(Standstill { leftovers, draw });

impl Packed for CountSet {
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        CountSet(from.read())
    }
}
