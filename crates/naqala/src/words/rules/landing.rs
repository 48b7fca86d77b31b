//! The effects of the last seed's pit.

use super::Writer;
use crate::board::moves::Direction;
use crate::board::second_kind::Kinds;
use crate::program::{Bonus, Chain, GrandSlam, Number, Receiver, Relay, Resow, Set, Settle, Test, Then, Who};
use crate::words::messages::{Phrase, values};
use crate::words::phrases::yes_key;
use crate::words::phrases::{Form, Place};
use crate::words::texts;

impl Writer<'_> {
    pub(super) fn landing(&mut self) {
        self.heading("heading-landing");
        let settles = &self.game.program.settles;
        if settles.is_empty() {
            self.tell("landing-nothing");
            return;
        }
        if settles.len() > 1 {
            self.tell("landing-cases");
        }
        // A case that asks the same as an earlier one never comes to its turn with these options.
        let reached = settles.iter().enumerate().filter(|(index, settle)| {
            settles[..*index].iter().all(|earlier| earlier.also || earlier.when != settle.when)
        });
        let cases: Vec<String> = reached.map(|(_, settle)| self.settle(settle)).collect();
        self.cases(&cases);
        if settles.iter().any(|settle| settle.then != Then::End || settle.when != Test::Always) {
            self.tell("landing-else");
        }
        self.grand_slam();
        if settles.iter().any(|settle| matches!(settle.then, Then::Relay | Then::Resow | Then::Choose)) {
            self.tell("landing-relay");
        }
        self.resowing();
    }

    fn settle(&self, settle: &Settle) -> String {
        self.phrases.at(Place::Landing);
        let when = (settle.when != Test::Always).then(|| self.phrases.condition(&settle.when));
        self.phrases.then_at(Place::Landing);
        let mut clauses = Vec::new();
        if !settle.take.is_empty() || settle.chain.is_some() {
            clauses.push(self.take(settle));
        }
        self.phrases.then_at(Place::Landing);
        if let Some(mark) = &settle.mark {
            clauses.push(self.marking(mark, settle.mark_for));
        }
        if let Some(unmark) = &settle.unmark {
            let all = self.phrases.is_all_marked_at_start(unmark) || *unmark == Set::Marks(Who::Anyone);
            let (pits, mark) = (self.phrases.noun(unmark, Form::Many), self.phrases.mark_name());
            let key = if all { "settle-unmark-all" } else { "settle-unmark" };
            clauses.push(self.words.say(key, values![pits = pits, mark = mark]));
        }
        if let Some(give) = &settle.give {
            clauses.push(self.words.say("settle-give", values![pits = self.phrases.noun(give, Form::One)]));
        }
        if let Some(into) = &settle.into {
            let pit = self.phrases.noun(into, Form::Many);
            clauses.push(self.words.say("settle-into", values![pit = pit]));
        }
        if !settle.also && (settle.then != Then::End || clauses.is_empty()) {
            clauses.push(self.then(settle));
        }
        let clause = match (clauses.as_slice(), &settle.chain) {
            // A condition after a chain would be mistaken for a part of the chain's condition.
            ([chain, more @ ..], Some(_)) if !more.is_empty() => {
                self.words.say("settle-then", values![first = chain, more = self.phrases.list(more)])
            }
            _ => self.phrases.list(&clauses),
        };
        let clause = self.or_not("or-leave", Place::Landing, clause, &settle.optional);
        let clause =
            if settle.also { self.words.say("settle-also", values![clause = clause]) } else { clause };
        match when {
            None if self.game.program.settles.len() > 1 => {
                self.sentence(None, &self.words.say("sow-otherwise", values![clause = clause]))
            }
            when => self.sentence(when, &clause),
        }
    }

    fn marking(&self, pits: &Set, owner: Receiver) -> Phrase {
        let many = if self.phrases.is_single(pits) { "no" } else { "yes" };
        let (pits, mark) = (self.phrases.these(pits, Form::Many), self.phrases.mark_name());
        let key = if self.phrases.marks_are_a_list() { "settle-note" } else { "settle-mark" };
        let owner = match owner {
            Receiver::Owner => "owner",
            Receiver::Other => "other",
            Receiver::Mover | Receiver::MarkOwner | Receiver::Hand | Receiver::Here => "mover",
        };
        self.words.say(key, values![pits = pits, mark = mark, owner = owner, many = many])
    }

    fn take(&self, settle: &Settle) -> Phrase {
        let words = &self.words;
        let pits: Vec<Phrase> = settle.take.iter().map(|set| self.phrases.these(set, Form::Many)).collect();
        let pits = self.phrases.list(&pits);
        let amount = settle.amount.as_ref().map(|amount| self.phrases.number(amount));
        let what = self.phrases.kinds(settle.kinds);
        let to = match settle.to {
            Receiver::Mover | Receiver::MarkOwner | Receiver::Here => "mover",
            Receiver::Owner => "owner",
            Receiver::Other => "other",
            Receiver::Hand => "hand",
        };
        let mut clause = match amount {
            _ if settle.take.is_empty() => Phrase::default(),
            Some(amount) => words.say("settle-take-some", values![pits = pits, amount = amount, to = to]),
            None if takes_what_was_named(settle) => words.say("settle-take-those", values![to = to]),
            None => words.say("settle-take", values![pits = pits, to = to, what = what]),
        };
        if let Some(bonus) = &settle.bonus {
            clause = self.bonus(clause, bonus);
        }
        if let Some(chain) = &settle.chain {
            clause = self.chain(clause, settle, chain);
        }
        clause
    }

    /// The effect of a case; with this message, if a player may forgo it.
    pub(super) fn or_not(&self, key: &str, place: Place, clause: Phrase, optional: &Test) -> Phrase {
        if *optional == Test::Never {
            return clause;
        }
        self.phrases.then_at(place);
        let always = yes_key(*optional == Test::Always);
        let when = self.phrases.condition(optional);
        self.words.say(key, values![clause = clause, always = always, when = when])
    }

    fn chain(&self, clause: Phrase, settle: &Settle, chain: &Chain) -> Phrase {
        self.phrases.then_at(Place::Chain);
        let condition = self.phrases.condition(&chain.condition);
        let way = if chain.back { "back" } else { "forward" };
        match &chain.each {
            None => {
                self.words.say("settle-chain", values![clause = clause, way = way, condition = condition])
            }
            Some(each) => {
                self.phrases.then_at(Place::Chain);
                let each = self.phrases.noun(each, Form::Many);
                let what = self.phrases.kinds(settle.kinds);
                let key = if clause.is_empty() { "settle-each" } else { "settle-and-each" };
                let values = values![
                    clause = clause,
                    way = way,
                    step = chain.step,
                    condition = condition,
                    what = what,
                    each = each
                ];
                self.words.say(key, values)
            }
        }
    }

    fn bonus(&self, clause: Phrase, bonus: &Bonus) -> Phrase {
        let optional = if bonus.optional == Test::Never { "no" } else { "yes" };
        let one = yes_key(bonus.count == Number::Fixed(1));
        let count = self.phrases.number(&bonus.count);
        let pits = self.phrases.noun(&bonus.from, Form::Many);
        self.words.say(
            "settle-bonus",
            values![clause = clause, optional = optional, one = one, count = count, pits = pits],
        )
    }

    fn then(&self, settle: &Settle) -> Phrase {
        let words = &self.words;
        match settle.then {
            Then::End => words.tell("then-end"),
            Then::Relay => self.relay(&settle.relay),
            Then::Again => match &settle.bind {
                None => words.tell("then-again"),
                Some(bind) => {
                    let pit = self.phrases.noun(bind, Form::Many);
                    words.say("then-again-with", values![pit = pit])
                }
            },
            Then::Resow => words.tell("then-resow"),
            Then::Choose => words.tell("then-choose"),
            Then::Win => words.say("then-win", values![why = texts::why(*words, self.game, &settle.why)]),
            Then::Lose => words.say("then-lose", values![why = texts::why(*words, self.game, &settle.why)]),
        }
    }

    fn relay(&self, relay: &Relay) -> Phrase {
        let from = relay.from.as_ref().unwrap_or(&Set::Last);
        let pit = self.phrases.noun(from, Form::Many);
        let key = if relay.reverse { "then-relay-back" } else { "then-relay" };
        let clause = self.words.say(key, values![pit = pit, leave = relay.leave]);
        self.or_turn(clause, relay.may_turn.as_ref())
    }

    /// The direction of the hand, with the option to turn round.
    fn or_turn(&self, clause: Phrase, may_turn: Option<&Test>) -> Phrase {
        let Some(test) = may_turn else { return clause };
        self.phrases.at(Place::Lap);
        let condition = self.phrases.condition(test);
        let always = yes_key(*test == Test::Always);
        self.words.say("or-turn", values![clause = clause, condition = condition, always = always])
    }

    fn grand_slam(&mut self) {
        let slams = self.game.program.settles.iter().filter(|settle| settle.captures());
        let mut written = Vec::new();
        for settle in slams {
            let along =
                settle.take == [Set::Last] && settle.chain.as_ref().is_none_or(|chain| chain.each.is_none());
            let key = match settle.slam {
                GrandSlam::Capture => continue,
                GrandSlam::NoCapture => "slam-nothing",
                GrandSlam::Forbid => "slam-forbid",
                GrandSlam::SpareNearest if along => "slam-spare-nearest-along",
                GrandSlam::SpareFarthest if along => "slam-spare-farthest-along",
                GrandSlam::SpareNearest => "slam-spare-nearest",
                GrandSlam::SpareFarthest => "slam-spare-farthest",
                GrandSlam::OpponentTakesRest => "slam-rest",
            };
            if !written.contains(&key) {
                written.push(key);
                self.tell(key);
            }
        }
    }

    fn resowing(&mut self) {
        let resows = &self.game.program.resows;
        if resows.is_empty() || !self.game.program.settles.iter().any(|settle| settle.then == Then::Resow) {
            return;
        }
        self.tell("resow-what");
        for resow in resows {
            self.page.item(self.resow(resow));
        }
    }

    fn resow(&self, resow: &Resow) -> String {
        self.phrases.at(Place::Landing);
        let when = (resow.when != Test::Always).then(|| self.phrases.condition(&resow.when));
        let first = self.phrases.noun(&resow.first, Form::Many);
        let direction = match resow.direction {
            None => "keep",
            Some(Direction::Clockwise) => "clockwise",
            Some(_) => "counterclockwise",
        };
        let clause = self.words.say("resow-from", values![pit = first, direction = direction]);
        let clause = self.or_turn(clause, resow.may_turn.as_ref());
        match when {
            None if self.game.program.resows.len() > 1 => {
                self.sentence(None, &self.words.say("sow-otherwise", values![clause = clause]))
            }
            when => self.sentence(when, &clause),
        }
    }
}

/// Whether the last things that a case asks are that the pits hold seeds whose seeds are taken: then "them" says all.
fn takes_what_was_named(settle: &Settle) -> bool {
    let asked = match &settle.when {
        Test::All(parts) => parts.as_slice(),
        one => std::slice::from_ref(one),
    };
    let taken: Vec<&Set> = settle.take.iter().flat_map(one_by_one).collect();
    let Some(first) = asked.len().checked_sub(taken.len()) else { return false };
    let named: Vec<Set> = asked[first..].iter().filter_map(filled).collect();
    let is_plain = settle.kinds == Kinds::SEEDS && settle.chain.is_none() && settle.bonus.is_none();
    is_plain && !named.is_empty() && named.iter().eq(taken)
}

/// The sets of which a set is made.
fn one_by_one(set: &Set) -> Vec<&Set> {
    match set {
        Set::Either(a, b) => [one_by_one(a), one_by_one(b)].concat(),
        one => vec![one],
    }
}

/// The pits that a test wants to hold seeds.
fn filled(test: &Test) -> Option<Set> {
    match test.spelled_out() {
        Test::Filled(set) => Some(set),
        _ => None,
    }
}
