//! Numbers: "2 or 3 seeds", "at least 6 seeds", "the seeds in your house".

use super::sets::Form;
use super::{Phrases, who_key};
use crate::board::second_kind::Kinds;
use crate::program::{Comparison, CountSet, Number};
use crate::words::messages::{Phrase, values};

/// How a number is limited, in as few ways as words need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    AtLeast(i32),
    AtMost(i32),
    Exactly(i32),
    Not(i32),
}

impl Limit {
    pub(super) fn new(comparison: Comparison, n: i32) -> Limit {
        match comparison {
            Comparison::Equal => Limit::Exactly(n),
            Comparison::NotEqual if n == 0 => Limit::AtLeast(1),
            Comparison::NotEqual => Limit::Not(n),
            Comparison::Less if n == 1 => Limit::Exactly(0),
            Comparison::Less => Limit::AtMost(n - 1),
            Comparison::LessEqual if n == 0 => Limit::Exactly(0),
            Comparison::LessEqual => Limit::AtMost(n),
            Comparison::Greater => Limit::AtLeast(n + 1),
            Comparison::GreaterEqual => Limit::AtLeast(n),
        }
    }

    pub(super) fn key(self) -> (&'static str, i32) {
        match self {
            Limit::AtLeast(n) => ("least", n),
            Limit::AtMost(n) => ("most", n),
            Limit::Exactly(n) => ("exactly", n),
            Limit::Not(n) => ("not", n),
        }
    }
}

/// The comparison that holds when this one does not.
pub(super) fn denied(comparison: Comparison) -> Comparison {
    match comparison {
        Comparison::Equal => Comparison::NotEqual,
        Comparison::NotEqual => Comparison::Equal,
        Comparison::Less => Comparison::GreaterEqual,
        Comparison::LessEqual => Comparison::Greater,
        Comparison::Greater => Comparison::LessEqual,
        Comparison::GreaterEqual => Comparison::Less,
    }
}

impl Phrases<'_> {
    /// "at least 6 seeds", "no seeds", "seeds"
    pub(super) fn amount(&self, limit: Limit) -> Phrase {
        let (how, n) = limit.key();
        self.words.say("amount", values![how = how, n = n])
    }

    /// "at least two", of pits
    pub(super) fn count(&self, limit: Limit) -> Phrase {
        let (how, n) = limit.key();
        self.words.say("count", values![how = how, n = n])
    }

    /// "2 or more seeds", "2 to 15 seeds"
    pub(super) fn range(&self, least: u8, most: u8) -> Phrase {
        match (least, most) {
            (1, 255) => self.words.tell("amount-some"),
            (least, 255) => self.words.say("amount-or-more", values![n = least]),
            (least, most) if least == most => self.seeds(u32::from(least)),
            (least, most) => self.words.say("amount-range", values![least = least, most = most]),
        }
    }

    /// "2 or 3 seeds"
    pub(crate) fn counts(&self, counts: &CountSet) -> Phrase {
        let members: Vec<u8> = counts.members().collect();
        let (Some(&least), Some(&most)) = (members.first(), members.last()) else {
            return self.words.tell("amount-impossible");
        };
        let without_gaps = members.len() == usize::from(most - least) + 1;
        match members.len() {
            1 if least == 0 => self.amount(Limit::Exactly(0)),
            1 => self.seeds(u32::from(least)),
            3.. if without_gaps => self.range(least, most),
            _ => {
                let members: Vec<String> = members.iter().map(u8::to_string).collect();
                self.words.say("amount-one-of", values![counts = self.alternatives(&members), n = most])
            }
        }
    }

    /// A number as a noun.
    pub(crate) fn number(&self, number: &Number) -> Phrase {
        let words = &self.words;
        match number {
            Number::Fixed(n) => words.say("number-fixed", values![n = *n]),
            Number::Seeds(set) => words.say("number-seeds", values![pits = self.noun(set, Form::Many)]),
            Number::Second(set) => {
                let (many, pits) = (self.kinds(Kinds::SECOND), self.noun(set, Form::Many));
                words.say("number-of-kind", values![many = many, pits = pits])
            }
            Number::Size(set) => words.say("number-size", values![pits = self.noun(set, Form::Many)]),
            Number::Focus => words.say("number-seeds", values![pits = self.that_pit()]),
            Number::Before => words.tell("number-before"),
            Number::Store(who) => words.say("number-store", values![who = who_key(*who)]),
            Number::Winnings(who) => words.say("number-winnings", values![who = who_key(*who)]),
            Number::Score(who) => words.say("number-score", values![who = who_key(*who)]),
            Number::Lead => words.tell("number-lead"),
            Number::Standing => words.tell("number-standing"),
            Number::Reserve(who) => words.say("number-reserve", values![who = who_key(*who)]),
            Number::Remaining => words.tell("number-remaining"),
            Number::Total => words.tell("number-total"),
            Number::Plies => words.tell("number-plies"),
            Number::Captures(who) => words.say("number-captures", values![who = who_key(*who)]),
            Number::Nth => words.tell("number-nth"),
            Number::Plus(a, b) => words.say("number-plus", values![a = self.number(a), b = self.number(b)]),
            Number::Minus(a, b) => words.say("number-minus", values![a = self.number(a), b = self.number(b)]),
            Number::Times(a, b) => words.say("number-times", values![a = self.number(a), b = self.number(b)]),
            Number::Over(a, b) => words.say("number-over", values![a = self.number(a), b = self.number(b)]),
            Number::Min(a, b) => words.say("number-min", values![a = self.number(a), b = self.number(b)]),
        }
    }
}
