//! Tests, affirmed and negated: "the last seed falls into an empty pit of yours".

use super::numbers::{Limit, denied};
use super::sets::{Form, Parts};
use super::{MOST_ALTERNATIVES, Phrases, Place, who_key, yes_key};
use crate::board::moves::Direction;
use crate::program::{Comparison, CountSet, Number, Set, Settle, Test, Who};
use crate::words::messages::{Phrase, values};
use crate::words::texts;

/// The mode of moves whose rule file gives them none.
pub(crate) const ORDINARY: &str = "move";

impl Phrases<'_> {
    /// The test as a clause that can follow "if".
    pub(crate) fn condition(&self, test: &Test) -> Phrase {
        self.clause(test, true)
    }

    fn clause(&self, test: &Test, yes: bool) -> Phrase {
        let words = &self.words;
        match test {
            Test::Not(inner) => self.clause(inner, !yes),
            Test::All(parts) if yes => self.all_of(parts),
            Test::Any(parts) if !yes => self.none_of(parts),
            Test::All(parts) | Test::Any(parts) => self.any_of(parts, yes),
            Test::Always => words.say("test-always", values![yes = yes_key(yes)]),
            Test::Never => words.say("test-always", values![yes = yes_key(!yes)]),
            Test::LastIn(masks) => self.is_in(&Set::Last, &Set::Fixed(*masks), yes),
            Test::Meet(a, b) => self.is_in(a, b, yes),
            Test::Exists(set) => self.exists(set, yes),
            Test::Filled(set) => self.holds_seeds(set, yes),
            Test::Empty(set) => self.holds_seeds(set, !yes),
            Test::EmptyLow(_) | Test::SomeEmptyLow(_) | Test::HereIn(_) => {
                self.clause(&test.spelled_out(), yes)
            }
            Test::BeforeIs(0) if self.is_new_landing() => {
                words.say("test-on-empty", values![yes = yes_key(yes)])
            }
            Test::BeforeIs(0) => {
                words.say("test-was-empty", values![yes = yes_key(yes), pit = self.that_pit()])
            }
            Test::BeforeIs(n) => self.held_before(Comparison::Equal, i32::from(*n), yes),
            Test::StoreIn { who, least, most } => self.store_in(who_key(*who), *least, *most, yes),
            Test::FocusIn(counts) => self.holds_now(self.counts(counts), yes),
            Test::In(number, counts) => {
                let (number, counts) = (self.number(number), self.counts(counts));
                words.say("test-number-in", values![yes = yes_key(yes), number = number, counts = counts])
            }
            Test::Compare(comparison, a, b) => {
                self.compare(if yes { *comparison } else { denied(*comparison) }, a, b)
            }
            Test::Even(Number::Focus) => {
                let kind = words.say("amount-even", values![yes = yes_key(yes)]);
                self.holds_now(kind, true)
            }
            Test::Even(number) => {
                words.say("test-even", values![yes = yes_key(yes), number = self.number(number)])
            }
            Test::Mode(wanted) => {
                words.say("test-mode", values![yes = yes_key(yes), modes = self.modes(*wanted)])
            }
            Test::FirstTurn(who) => {
                words.say("test-first-turn", values![yes = yes_key(yes), who = who_key(*who)])
            }
            Test::Stuck(who) => words.say("test-stuck", values![yes = yes_key(yes), who = who_key(*who)]),
            Test::Falls(kind) => {
                words.say("test-falls", values![yes = yes_key(yes), one = self.kind_name(*kind)])
            }
            Test::Out(who) => words.say("test-out", values![yes = yes_key(yes), who = who_key(*who)]),
            Test::Final => words.say("test-final", values![yes = yes_key(yes)]),
            Test::Clockwise => words.say("test-clockwise", values![yes = yes_key(yes)]),
            Test::Opened(way) => {
                let way = if *way == Direction::Clockwise { "clockwise" } else { "counterclockwise" };
                words.say("test-opened", values![yes = yes_key(yes), way = way])
            }
            Test::Swapped => words.say("test-swapped", values![yes = yes_key(yes)]),
            Test::Visited(set) => {
                words.say("test-visited", values![yes = yes_key(yes), pits = self.noun(set, Form::One)])
            }
            Test::Relayed => words.say("test-relayed", values![yes = yes_key(yes)]),
            Test::Sown(test) => self.once_sown(test, yes),
            Test::Takes(set) => {
                words.say("test-takes", values![yes = yes_key(yes), pits = self.noun(set, Form::One)])
            }
        }
    }

    /// A condition that holds after the next lap, phrased as at a landing.
    fn once_sown(&self, test: &Test, yes: bool) -> Phrase {
        let captures = |settle: &Settle| settle.when == *test && !settle.take.is_empty();
        if self.game.program.settles.iter().any(captures) {
            return self.words.say("test-sown-captures", values![yes = yes_key(yes)]);
        }
        let before = (self.place.get(), self.mentioned.get(), self.repeated.get());
        self.at(Place::Landing);
        let clause = self.clause(test, yes);
        self.place.set(before.0);
        self.mentioned.set(before.1);
        self.repeated.set(before.2);
        self.words.say("test-sown", values![clause = clause])
    }

    fn all_of(&self, parts: &[Test]) -> Phrase {
        if let [
            Test::StoreIn { who: Who::Mover, least, most },
            Test::StoreIn { who: Who::Other, least: l, most: m },
        ] = parts
            && (least, most) == (l, m)
        {
            return self.store_in("both", *least, *most, true);
        }
        let mut said = Vec::new();
        let mut rest = parts;
        while let Some((first, more)) = rest.split_first() {
            let joined = |second| {
                let landing = self.landing(first, second).or_else(|| self.falling(first, second));
                landing.or_else(|| self.holds_anything(first, second, false))
            };
            if let Some(landing) = more.first().and_then(joined) {
                said.push(landing);
                rest = &more[1..];
                continue;
            }
            let clause = self.clause(first, true);
            let split = match first {
                // Counts are one list, not alternatives.
                Test::Any(parts) if matches!(&parts[..], [a, b] if is_anything(a, b, true).is_some()) => {
                    false
                }
                Test::Any(parts) => {
                    parts.len() <= MOST_ALTERNATIVES
                        && !parts.iter().all(|part| matches!(part, Test::FocusIn(_)))
                }
                Test::Not(inner) => {
                    matches!(&**inner, Test::All(parts) if parts.len() <= MOST_ALTERNATIVES)
                }
                _ => false,
            };
            said.push(if split { self.words.say("test-either", values![clause = clause]) } else { clause });
            rest = more;
        }
        self.list(&said)
    }

    fn none_of(&self, parts: &[Test]) -> Phrase {
        let denied: Vec<Test> = parts.iter().map(|part| Test::Not(Box::new(part.clone()))).collect();
        self.all_of(&denied)
    }

    fn any_of(&self, parts: &[Test], yes: bool) -> Phrase {
        if let [
            Test::StoreIn { who: Who::Mover, least, most },
            Test::StoreIn { who: Who::Other, least: l, most: m },
        ] = parts
            && yes
            && (least, most) == (l, m)
        {
            return self.store_in("either", *least, *most, true);
        }
        let counts =
            parts.iter().map(|part| if let Test::FocusIn(counts) = part { Some(*counts) } else { None });
        if let (true, Some(counts)) = (yes, counts.collect::<Option<Vec<CountSet>>>()) {
            let mut any = CountSet::NONE;
            for (all, some) in counts.iter().flat_map(|counts| counts.0.iter().enumerate()) {
                any.0[all] |= some;
            }
            return self.clause(&Test::FocusIn(any), true);
        }
        if let ([first, second], true) = (parts, yes)
            && let Some(clause) = self.holds_anything(first, second, true)
        {
            return clause;
        }
        // Each alternative is a clause of its own: what one of them mentions is not known in the next.
        let mentioned = self.mentioned.get();
        let said: Vec<Phrase> = parts
            .iter()
            .map(|part| {
                self.mentioned.set(mentioned);
                self.clause(part, yes)
            })
            .collect();
        self.one_of(&said)
    }

    /// Whether pits hold seeds of any kind, in one clause.
    fn holds_anything(&self, first: &Test, second: &Test, yes: bool) -> Option<Phrase> {
        let set = is_anything(first, second, yes)?;
        let (single, [_, many]) = (yes_key(self.is_single(&set)), self.second_kind());
        let pits = self.noun(&set, Form::Many);
        let values = values![yes = yes_key(yes), single = single, pits = pits, many = many];
        Some(self.words.say("test-holds-anything", values))
    }

    /// Where the last seed falls and what it makes there, in one clause.
    fn landing(&self, first: &Test, second: &Test) -> Option<Phrase> {
        let place = match first {
            Test::LastIn(masks) => Set::Fixed(*masks),
            Test::Meet(Set::Last, place) => place.clone(),
            _ => return None,
        };
        if self.place.get() != Place::Landing || self.mentioned.get() {
            return None;
        }
        let words = &self.words;
        let key = match second {
            Test::BeforeIs(0) => "test-last-in-empty",
            Test::Compare(Comparison::Greater, Number::Before, Number::Fixed(0)) => "test-last-in-filled",
            Test::FocusIn(_) | Test::Even(Number::Focus) => "test-last-makes",
            _ => return None,
        };
        let amount = match second {
            Test::FocusIn(counts) => self.counts(counts),
            _ => words.say("amount-even", values![yes = "yes"]),
        };
        let pits = self.noun(&place, Form::One);
        self.mentioned.set(true);
        Some(words.say(key, values![pits = pits, amount = amount]))
    }

    /// Which seed falls and where, in one clause.
    fn falling(&self, first: &Test, second: &Test) -> Option<Phrase> {
        let Test::Falls(kind) = first else { return None };
        let place = match second {
            Test::HereIn(masks) => Set::Fixed(*masks),
            Test::Meet(Set::Here, place) => place.clone(),
            _ => return None,
        };
        let pits = self.noun(&place, Form::One);
        self.mentioned.set(true);
        Some(self.words.say("test-kind-falls-in", values![one = self.kind_name(*kind), pits = pits]))
    }

    /// Whether the pit of the last seed is about to be mentioned for the first time; it counts as mentioned then.
    fn is_new_landing(&self) -> bool {
        self.place.get() == Place::Landing && !self.mentioned.replace(true)
    }

    fn is_in(&self, a: &Set, b: &Set, yes: bool) -> Phrase {
        let (a, b) = if self.is_single(b) && !self.is_single(a) { (b, a) } else { (a, b) };
        let key = match (a, self.place.get()) {
            (Set::Last, _) if !self.mentioned.get() || self.place.get() != Place::Landing => "test-last-in",
            (Set::Here, Place::Passing) if !self.mentioned.get() => "test-falls-in",
            (Set::Landing, _) => "test-landing-in",
            (Set::Start, Place::Lap) if !self.mentioned.get() => "test-lap-from",
            (Set::Start, Place::Choice) => "test-chooses",
            (Set::Start, _) => "test-starts-in",
            _ if yes && self.parts(b).base.is_none() => {
                let verbs = self.verbs(&self.parts(b), false);
                return self
                    .words
                    .say("test-pit-does", values![pit = self.noun(a, Form::Some), asked = verbs]);
            }
            _ => {
                let (pit, pits) = (self.noun(a, Form::Some), self.noun(b, Form::One));
                return self.words.say("test-is-in", values![yes = yes_key(yes), pit = pit, pits = pits]);
            }
        };
        let pits = self.noun(b, Form::One);
        if self.in_question(a) {
            self.mentioned.set(true);
        }
        self.words.say(key, values![yes = yes_key(yes), pits = pits])
    }

    fn exists(&self, set: &Set, yes: bool) -> Phrase {
        let yes_word = yes_key(yes);
        if let Set::Marks(who) = set {
            let values = values![yes = yes_word, who = who_key(*who), mark = self.mark_name()];
            return self.words.say("test-has-mark", values);
        }
        let parts = self.parts(set);
        let verbs = self.verbs(&parts, false);
        if verbs.is_empty() || self.is_single(set) {
            let form = if yes { Form::Some } else { Form::No };
            let key = if self.is_single(set) { "test-exists-single" } else { "test-exists" };
            return self.words.say(key, values![yes = yes_word, pits = self.noun(set, form)]);
        }
        self.some_of(&parts, &verbs, yes)
    }

    fn some_of(&self, parts: &Parts, verbs: &Phrase, yes: bool) -> Phrase {
        let mut pits = self.base(parts, Form::Many);
        for asked in &parts.asked {
            if let super::sets::Asked::Except(set) = asked {
                let other = self.noun(set, Form::Many);
                pits = self.words.say("set-except", values![pits = pits, other = other]);
            }
        }
        self.words.say("test-some-of", values![yes = yes_key(yes), pits = pits, asked = verbs])
    }

    /// Whether the pits of a set hold seeds.
    fn holds_seeds(&self, set: &Set, yes: bool) -> Phrase {
        if let (true, Some((pit, place))) = (yes, self.pit_in_place(set)) {
            return self.is_in(&pit, &Set::Both(Box::new(place), Box::new(Set::Filled)), yes);
        }
        let parts = self.parts(set);
        let single = self.is_single(set);
        let verbs = self.verbs(&parts, true);
        let values = values![yes = yes_key(yes), pits = self.noun(set, Form::Many)];
        match (single, verbs.is_empty()) {
            (true, _) => self.words.say("test-pit-filled", values),
            (false, true) => self.words.say("test-pits-filled", values),
            (false, false) => self.words.say("test-seeds-in", values),
        }
    }

    /// A single pit that has to lie in other sets too, `next & row`, and those sets.
    fn pit_in_place(&self, set: &Set) -> Option<(Set, Set)> {
        let Set::Both(a, b) = set else { return None };
        match (&**a, &**b) {
            (pit, place) if !matches!(pit, Set::Both(..)) => {
                (self.is_single(pit) && !self.is_single(place)).then(|| (pit.clone(), place.clone()))
            }
            (first, second) => {
                let (pit, place) = self.pit_in_place(first)?;
                Some((pit, Set::Both(Box::new(place), Box::new(second.clone()))))
            }
        }
    }

    fn holds_now(&self, amount: Phrase, yes: bool) -> Phrase {
        let place = self.place.get();
        if yes && !self.mentioned.get() && matches!(place, Place::Landing | Place::Passing) {
            self.mentioned.set(true);
            let key = if place == Place::Landing { "test-last-seed-makes" } else { "test-seed-makes" };
            return self.words.say(key, values![amount = amount]);
        }
        if yes && place == Place::Lap && !self.mentioned.replace(true) {
            return self.words.say("test-lifted", values![amount = amount]);
        }
        let now = yes_key(matches!(place, Place::Landing | Place::Passing));
        let pit = self.that_pit();
        self.words.say("test-holds", values![yes = yes_key(yes), now = now, pit = pit, amount = amount])
    }

    fn held_before(&self, comparison: Comparison, n: i32, yes: bool) -> Phrase {
        let limit = Limit::new(if yes { comparison } else { denied(comparison) }, n);
        if limit == Limit::AtLeast(1) && self.is_new_landing() {
            return self.words.say("test-on-empty", values![yes = "no"]);
        }
        let pit = self.that_pit();
        if limit == Limit::AtLeast(1) {
            return self.words.say("test-was-empty", values![yes = "no", pit = pit]);
        }
        self.words.say("test-held", values![pit = pit, amount = self.amount(limit)])
    }

    fn store_in(&self, who: &'static str, least: u8, most: u8, yes: bool) -> Phrase {
        let limit = match (least, most) {
            (least, 255) => Limit::AtLeast(i32::from(least)),
            (0, most) => Limit::AtMost(i32::from(most)),
            (least, _) => Limit::Exactly(i32::from(least)),
        };
        let amount = match (limit, most) {
            (Limit::Exactly(_), most) if most != least => self.range(least, most),
            _ => self.amount(limit),
        };
        self.words.say("test-won", values![yes = yes_key(yes), who = who, amount = amount])
    }

    fn compare(&self, comparison: Comparison, a: &Number, b: &Number) -> Phrase {
        let words = &self.words;
        if let Number::Fixed(n) = b {
            let limit = Limit::new(comparison, *n);
            match (a, limit) {
                (Number::Plies, Limit::AtMost(n)) => {
                    return words.say("test-first-moves", values![n = n + 1]);
                }
                (Number::Captures(who), Limit::Exactly(n)) => {
                    return words.say("test-captured", values![who = who_key(*who), n = n]);
                }
                _ => {}
            }
            let amount = self.amount(limit);
            match a {
                Number::Focus => return self.holds_now(amount, true),
                Number::Before => return self.held_before(comparison, *n, true),
                Number::Seeds(set) => {
                    let single = yes_key(self.is_single(set));
                    let pits = self.noun(set, Form::Many);
                    return words
                        .say("test-set-holds", values![single = single, pits = pits, amount = amount]);
                }
                Number::Second(set) => return self.second_in(set, limit),
                Number::Size(set) => {
                    let parts = self.parts(set);
                    let verbs = self.verbs(&parts, false);
                    let base = self.base(&parts, Form::Many);
                    return if verbs.is_empty() {
                        words.say("test-size", values![count = self.count(limit), pits = base])
                    } else {
                        words.say(
                            "test-size-of",
                            values![count = self.count(limit), pits = base, asked = verbs],
                        )
                    };
                }
                Number::Store(who) => {
                    return words.say("test-won", values![yes = "yes", who = who_key(*who), amount = amount]);
                }
                Number::Reserve(who) => {
                    return words.say("test-reserve", values![who = who_key(*who), amount = amount]);
                }
                Number::Standing => {
                    let (how, n) = limit.key();
                    return words.say("test-standing", values![how = how, n = n]);
                }
                Number::Remaining if limit == Limit::Exactly(0) => {
                    return words.tell("test-nothing-remaining");
                }
                Number::Remaining => return words.say("test-remaining", values![amount = amount]),
                Number::Plies if limit == Limit::Exactly(0) => return words.tell("test-very-first"),
                Number::Nth if limit == Limit::Exactly(1) => return words.tell("test-first-of-turn"),
                _ => {}
            }
        }
        let how = match comparison {
            Comparison::Equal => "equal",
            Comparison::NotEqual => "different",
            Comparison::Less => "less",
            Comparison::LessEqual => "most",
            Comparison::Greater => "more",
            Comparison::GreaterEqual => "least",
        };
        let (a, b) = (self.number(a), self.number(b));
        words.say("test-compare", values![how = how, a = a, b = b])
    }

    /// How many seeds of the second kind are in the pits of a set.
    fn second_in(&self, set: &Set, limit: Limit) -> Phrase {
        let amount = self.amount_of_second(limit);
        if self.in_question(set) {
            return self.holds_now(amount, true);
        }
        let single = yes_key(self.is_single(set));
        let pits = self.noun(set, Form::Many);
        self.words.say("test-set-holds", values![single = single, pits = pits, amount = amount])
    }

    /// The names of modes: "a takata or a capture".
    pub(crate) fn modes(&self, wanted: u32) -> Phrase {
        let modes = self.game.program.modes.iter().enumerate();
        let names: Vec<Phrase> = modes
            .filter(|(index, _)| wanted >> index & 1 != 0)
            .map(|(_, name)| match name.as_str() {
                ORDINARY => self.words.tell("mode-ordinary"),
                name => {
                    let name = texts::mode(self.words, self.game, name);
                    self.words.say("mode-name", values![name = name])
                }
            })
            .collect();
        self.alternatives(&names)
    }
}

/// The pits of which two tests together say that they hold a seed of either kind, or none of both kinds.
fn is_anything(seeds: &Test, others: &Test, yes: bool) -> Option<Set> {
    let set = match (seeds.spelled_out(), yes) {
        (Test::Filled(set), true) | (Test::Empty(set), false) => set,
        _ => return None,
    };
    let Test::Compare(comparison, Number::Second(other), Number::Fixed(n)) = others else { return None };
    let wanted = if yes { Limit::AtLeast(1) } else { Limit::Exactly(0) };
    (**other == set && Limit::new(*comparison, *n) == wanted).then_some(set)
}
