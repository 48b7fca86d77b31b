//! The tables of a rule file about the last seed: what its pit decides, and where captured seeds are sown from. No structure is
//! built with `..`, so a new key cannot be forgotten here.

use super::expression::Place;
use super::maker::{Maker, flag, placed, text, value, word};
use crate::rule_file::{Chosen, Name, OneOrMore, Placed, ResowEntry, SettleEntry, Text};

/// What becomes of captured seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    /// The case captures nothing.
    Nothing,
    Keep,
    Resow,
    /// The player gives them to a pit.
    Give,
    /// The rules put them into a pit.
    Into,
}

impl Maker<'_> {
    pub(super) fn settles(&mut self) -> Vec<Placed<SettleEntry>> {
        let several = self.source.pick(&[0, 1, 1, 2, 2, 3]);
        (0..several).map(|case| self.settle(case + 1 == several)).map(placed).collect()
    }

    fn settle(&mut self, is_last: bool) -> SettleEntry {
        let when = self.landing_test(is_last);
        let use_of = self.use_of_capture();
        let captures = use_of != Use::Nothing;
        let chains = captures && self.source.one_in(4);
        let each = if chains { self.maybe_set(3, Place::PIT) } else { None };
        let takes = captures && (each.is_none() || self.source.one_in(2));
        let keeps = use_of == Use::Keep;
        let then = self.way_on(use_of);
        // A case marked `also` only acts: it captures, or marks.
        let may_mark = self.has_marks && !self.sells;
        let marks_alone = !captures && may_mark;
        let also = (keeps && takes || marks_alone) && !is_last && self.source.one_in(4);
        let goes = if also { String::new() } else { then.to_owned() };
        let goes_on = matches!(goes.as_str(), "relay" | "choose");
        let others: &[&str] =
            if self.parties > 2 { &["mover", "owner"] } else { &["mover", "owner", "other"] };
        let signs = self.source.pick(&[("", ""), (".s", ".g"), ("!", "*"), ("!{n}", "*{n}")]);
        let sign = |sign: &str| (goes == "choose" && !sign.is_empty()).then(|| placed(sign.to_owned()));
        let bonus = (takes && keeps && !also).then(|| self.source.one_in(8)) == Some(true);
        SettleEntry {
            only: self.only(),
            when,
            also: flag(also),
            take: takes.then(|| self.taken()),
            kind: self.kind_captured(use_of),
            seeds: self.source.one_in(12).then(|| self.a_number(Place::PIT)),
            chain: chains.then(|| self.named(&["back", "forward"])),
            step: (each.is_some() && self.source.one_in(2)).then(|| self.constant(1, 3)),
            condition: if chains { self.chain_condition() } else { None },
            each,
            grand_slam: if captures { self.grand_slam() } else { None },
            to: if keeps { self.maybe_named(6, others) } else { None },
            mark: match may_mark {
                true if also && marks_alone => Some(self.a_set(Place::PIT)),
                true => self.maybe_set(3, Place::PIT),
                false => None,
            },
            mark_for: self.maybe_named(6, others),
            unmark: if self.sells { None } else { self.maybe_set(16, Place::PIT) },
            into_one_of: (use_of == Use::Give).then(|| word(if self.is_owned { "enemy" } else { "all" })),
            into: (use_of == Use::Into).then(|| match self.source.one_in(3) {
                true => self.a_set(Place::PIT),
                false => word("last"),
            }),
            optional: if takes && !also { self.maybe_test(10, Place::PIT) } else { None },
            bonus: bonus.then(|| self.a_number(Place::PIT)),
            bonus_from: (bonus && (self.source.one_in(2) || !self.is_owned)).then(|| self.a_set(Place::PIT)),
            bonus_optional: if bonus { self.maybe_test(2, Place::PIT) } else { None },
            bind: (goes == "again" && self.source.one_in(6)).then(|| self.a_set(Place::PIT)),
            relay_from: if goes_on { self.maybe_set(6, Place::PIT) } else { None },
            leave: (goes_on && self.source.one_in(8)).then(|| self.constant(0, 2)),
            reverse: flag(goes_on && self.source.one_in(8)),
            may_turn: if goes == "relay" { self.maybe_test(8, Place::LAP) } else { None },
            write_stop: sign(signs.0),
            write_go: sign(signs.1),
            why: matches!(goes.as_str(), "win" | "lose").then(|| "it happened".to_owned()),
            then: (!also).then(|| word(then)),
        }
    }

    fn landing_test(&mut self, is_last: bool) -> Option<Text> {
        match self.source.below(6) {
            0 if is_last => None,
            1 => Some(text("last in stores")),
            2 if self.is_owned => Some(text("last in enemy and seeds in {2, 3}")),
            3 if self.is_owned => Some(text("last in own and before = 0 and filled(facing)")),
            4 => Some(text("before > 0")),
            _ => Some(self.a_test(Place::PIT)),
        }
    }

    fn use_of_capture(&mut self) -> Use {
        match self.source.below(10) {
            0..=4 => Use::Keep,
            5 if self.has_resow => Use::Resow,
            6 if self.players == 2 => Use::Give,
            7 => Use::Into,
            _ => Use::Nothing,
        }
    }

    fn way_on(&mut self, use_of: Use) -> &'static str {
        match use_of {
            Use::Resow => "resow",
            Use::Into => self.source.pick(&["relay", "end"]),
            Use::Give => "end",
            Use::Keep | Use::Nothing => {
                self.source.pick(&["end", "again", "relay", "relay", "choose", "win", "lose"])
            }
        }
    }

    /// Seeds of the second kind can only be kept.
    fn kind_captured(&mut self, use_of: Use) -> Option<Name> {
        match &self.kind {
            Some(_) if matches!(use_of, Use::Resow | Use::Give | Use::Into) => Some(word("seed")),
            Some(kind) if self.source.one_in(4) => Some(word(kind)),
            _ => None,
        }
    }

    fn chain_condition(&mut self) -> Option<Text> {
        match self.source.one_in(2) {
            true => Some(text("here in enemy and seeds in {2, 3}")).filter(|_| self.is_owned),
            false => Some(self.a_test(Place::PIT)),
        }
    }

    fn grand_slam(&mut self) -> Option<Name> {
        let rules =
            ["no-capture", "forbid", "spare-nearest", "spare-farthest", "opponent-takes-rest", "capture"];
        self.maybe_named(4, &rules)
    }

    fn taken(&mut self) -> Chosen<OneOrMore> {
        let sets = match self.source.below(6) {
            0..=1 => vec!["last".to_owned()],
            2 => vec!["facing".to_owned(), "last".to_owned()],
            3 => vec!["last | facing".to_owned()],
            4 => vec![self.set(Place::PIT)],
            _ => vec![self.set(Place::PIT), self.set(Place::PIT)],
        };
        value(OneOrMore(sets.into_iter().map(value).collect()))
    }

    pub(super) fn resows(&mut self) -> Vec<Placed<ResowEntry>> {
        if !self.has_resow {
            return Vec::new();
        }
        let several = self.source.between(1, 2);
        let resow = |maker: &mut Self, is_last: bool| ResowEntry {
            only: if is_last { None } else { maker.only() },
            when: if is_last { None } else { Some(maker.a_test(Place::PIT)) },
            first: maker.a_set(Place::PIT),
            direction: maker
                .maybe_named(3, &["keep", "counterclockwise", "clockwise"])
                .filter(|_| maker.is_owned),
            may_turn: maker.maybe_test(4, Place::LAP),
        };
        (0..several).map(|case| placed(resow(self, case + 1 == several))).collect()
    }
}
