//! Compiles what the last seed decides: `[[settle]]`, `[[resow]]`.

use super::{Compiler, depends_on_options};
use crate::board::moves::Direction;
use crate::language::meaning::Focus;
use crate::program::{
    Bonus, Chain, GrandSlam, Number, Receiver, Relation, Relay, Resow, Set, Settle, Test, Then,
};
use crate::rule_file::{Chosen, OneOrMore, Placed, SettleEntry, Text};

impl Compiler<'_, '_, '_> {
    pub(super) fn settles(&mut self, sows_both: bool) -> Vec<Settle> {
        let file = self.file;
        let mut settles = Vec::new();
        for spanned in &file.settle {
            let entry = spanned.get_ref();
            if !self.stands(entry.only.as_ref()) {
                continue;
            }
            let mut settle = self.settle(entry);
            settle.to = self.receiver(&settle, entry);
            self.check_settle(&settle, entry, spanned.span().start);
            self.check_slam(&settle, entry);
            self.check_also(&settle, entry, spanned.span().start);
            self.check_hand(&settle, sows_both, spanned.span().start);
            settles.push(settle);
        }
        self.unreachable(
            &file.settle.iter().map(Placed::span).collect::<Vec<_>>(),
            "settle",
            |index, this| {
                let entry = file.settle[index].get_ref();
                let hides = !this.flag(entry.also.as_ref()) && !this.is_there(entry.when.as_ref());
                (this.stands(entry.only.as_ref()), hides)
            },
        );
        settles
    }

    /// A case as the file says it; who gets its capture follows from the whole of it.
    fn settle(&mut self, entry: &SettleEntry) -> Settle {
        Settle {
            when: self.test(entry.when.as_ref(), Focus::Last),
            also: self.flag(entry.also.as_ref()),
            take: self.taken(entry.take.as_ref()),
            kinds: self.kinds(entry.kind.as_ref()),
            amount: self.number_if(entry.seeds.as_ref(), Focus::Last),
            chain: self.chain(entry),
            slam: self.slam(entry),
            to: Receiver::Mover,
            into: self.set_if(entry.into.as_ref(), Focus::Last),
            mark: self.set_if(entry.mark.as_ref(), Focus::Last),
            mark_for: self.named_also(
                entry.mark_for.as_ref(),
                "owner of a mark",
                &[("mover", Receiver::Mover), ("owner", Receiver::Owner), ("other", Receiver::Other)],
                &[("creator", Receiver::Mover), ("side", Receiver::Owner)],
            ),
            unmark: self.set_if(entry.unmark.as_ref(), Focus::Last),
            give: self.set_if(entry.into_one_of.as_ref(), Focus::Last),
            optional: self.optional(entry.optional.as_ref(), Focus::Last),
            bonus: self.bonus(entry),
            signs: self.choice_signs(entry),
            then: self.named(
                entry.then.as_ref(),
                "way to go on",
                &[
                    ("end", Then::End),
                    ("relay", Then::Relay),
                    ("again", Then::Again),
                    ("resow", Then::Resow),
                    ("choose", Then::Choose),
                    ("win", Then::Win),
                    ("lose", Then::Lose),
                ],
            ),
            bind: self.set_if(entry.bind.as_ref(), Focus::Last),
            relay: Relay {
                from: self.set_if(entry.relay_from.as_ref(), Focus::Last),
                leave: self.seeds_if(entry.leave.as_ref()).unwrap_or(0),
                reverse: self.flag(entry.reverse.as_ref()),
                may_turn: self.may_turn(entry.may_turn.as_ref()),
            },
            has_effects: false,
            why: entry.why.clone().unwrap_or_default(),
        }
    }

    /// Refuses a case that takes seeds of the second kind into a hand from which they cannot leave.
    fn check_hand(&mut self, settle: &Settle, sows_both: bool, at: usize) {
        let is_resown = sows_both && settle.then == Then::Resow;
        if settle.to == Receiver::Hand && settle.kinds.second && !is_resown {
            let message = "seeds of the second kind cannot be sown or given on from the hand here";
            let hint = Some("add `kind = \"seed\"` to capture the ordinary seeds only".into());
            self.report.add(at, message, hint);
        }
    }

    fn chain(&mut self, entry: &SettleEntry) -> Option<Chain> {
        self.value(entry.chain.as_ref())?;
        Some(Chain {
            back: self.named_also(
                entry.chain.as_ref(),
                "way of a chain",
                &[("back", true), ("forward", false)],
                &[("preceding", true), ("following", false)],
            ),
            step: self.seeds_if(entry.step.as_ref()).map_or(1, |step| step.max(1)),
            condition: self.test(entry.condition.as_ref(), Focus::Here),
            each: self.set_if(entry.each.as_ref(), Focus::Here),
        })
    }

    fn slam(&mut self, entry: &SettleEntry) -> GrandSlam {
        self.named_also(
            entry.grand_slam.as_ref(),
            "grand slam rule",
            &[
                ("capture", GrandSlam::Capture),
                ("no-capture", GrandSlam::NoCapture),
                ("forbid", GrandSlam::Forbid),
                ("spare-nearest", GrandSlam::SpareNearest),
                ("spare-farthest", GrandSlam::SpareFarthest),
                ("opponent-takes-rest", GrandSlam::OpponentTakesRest),
            ],
            &[
                ("illegal", GrandSlam::Forbid),
                ("keep-last", GrandSlam::SpareNearest),
                ("keep-first", GrandSlam::SpareFarthest),
            ],
        )
    }

    /// Who gets the captured seeds. Those that are sown on or put into a pit stay in the hand.
    fn receiver(&mut self, settle: &Settle, entry: &SettleEntry) -> Receiver {
        let players = [("mover", Receiver::Mover), ("owner", Receiver::Owner), ("other", Receiver::Other)];
        let stays = settle.then == Then::Resow || settle.give.is_some() || settle.into.is_some();
        match self.value(entry.to.as_ref()) {
            Some(to) if stays => {
                let hint = Some("leave out `to`".into());
                let message = "seeds that are sown on or put into a pit cannot go to a player";
                self.report.add(to.span().start, message, hint);
                Receiver::Hand
            }
            None if stays => Receiver::Hand,
            _ => self.named(entry.to.as_ref(), "player", &players),
        }
    }

    pub(super) fn taken(&mut self, take: Option<&Chosen<OneOrMore>>) -> Vec<Set> {
        let Some(take) = self.value(take) else { return Vec::new() };
        let mut sets = Vec::new();
        for one in &take.get_ref().0 {
            let Some(one) = self.value(Some(one)) else { continue };
            let place = if one.span().is_empty() { take.span() } else { one.span() };
            sets.extend(self.expression(one.get_ref(), &place, |words, ast| words.set(ast, Focus::Last)));
        }
        sets
    }

    /// The further pits of a case; `None` also where their number is always 0.
    pub(super) fn bonus(&mut self, entry: &SettleEntry) -> Option<Bonus> {
        let count = self.number_if(entry.bonus.as_ref(), Focus::Last)?;
        let enemy = Placed::new(0..0, "enemy".to_owned());
        let from = self.value(entry.bonus_from.as_ref()).unwrap_or(&enemy);
        let from = self.set_at(from, Focus::Last);
        let optional = self.optional(entry.bonus_optional.as_ref(), Focus::Last);
        (count != Number::Fixed(0)).then_some(Bonus { count, from, optional })
    }

    /// When a capture may be left: never, unless the case says so.
    pub(super) fn optional(&mut self, optional: Option<&Text>, focus: Focus) -> Test {
        if self.is_there(optional) { self.test(optional, focus) } else { Test::Never }
    }

    /// When the lap to come may turn round; `None` also where it never may.
    pub(super) fn may_turn(&mut self, test: Option<&Text>) -> Option<Test> {
        self.value(test)?;
        Some(self.test(test, Focus::Turn)).filter(|test| *test != Test::Never)
    }

    /// A grand slam is about a capture, and sparing a pit needs an order of the pits captured.
    fn check_slam(&mut self, settle: &Settle, entry: &SettleEntry) {
        let Some(at) = self.value(entry.grand_slam.as_ref()).map(|slam| slam.span().start) else { return };
        if !settle.captures() {
            let hint = Some("add `take`".into());
            self.report.add(at, "this case captures nothing that could be a grand slam", hint);
        }
        let spares = matches!(settle.slam, GrandSlam::SpareNearest | GrandSlam::SpareFarthest);
        let each = settle.chain.as_ref().and_then(|chain| chain.each.as_ref());
        if spares && !settle.take.iter().chain(each).all(is_one_pit) {
            let message = "no pit is the nearest or the farthest of sets that are captured at once";
            let hint = Some("let `take` and `each` name one pit each, in a list, or use `no-capture`".into());
            self.report.add(at, message, hint);
        }
    }

    /// A case with `also` acts, and leaves the rest of the move to the cases that follow.
    fn check_also(&mut self, settle: &Settle, entry: &SettleEntry, at: usize) {
        if !settle.also {
            return;
        }
        let says_more = self.is_there(entry.then.as_ref())
            || self.is_there(entry.relay_from.as_ref())
            || self.is_there(entry.leave.as_ref())
            || self.is_there(entry.may_turn.as_ref())
            || settle.relay.reverse
            || settle.optional != Test::Never
            || settle.bind.is_some()
            || settle.give.is_some()
            || settle.bonus.is_some();
        if says_more {
            let message = "a case with `also` acts and asks nobody; a later case says how the move goes on";
            let hint = "leave out `then` and what goes with it, `into-one-of`, `optional` and `bonus`";
            self.report.add(at, message, Some(hint.into()));
        }
        if !settle.captures() && settle.mark.is_none() && settle.unmark.is_none() {
            let hint = Some("add `take`, `mark` or `unmark`, or leave out the case".into());
            self.report.add(at, "this case does nothing and lets the search go on", hint);
        }
    }

    pub(super) fn check_settle(&mut self, settle: &Settle, entry: &SettleEntry, at: usize) {
        if settle.mark.is_some() && self.file.marks.is_none() {
            self.report.add(
                at,
                "this case marks a pit, but the file has no [marks]",
                Some("add [marks] with a name and a form".into()),
            );
        }
        let ends = matches!(settle.then, Then::Win | Then::Lose);
        if ends && settle.why.is_empty() {
            let hint = Some("add `why = \"…\"`, a few words for the result".into());
            self.report.add(at, "this case ends the game and does not say why", hint);
        }
        // With other options the case may end the game.
        let is_fixed = !entry.then.as_ref().is_some_and(depends_on_options);
        if !ends && entry.why.is_some() && is_fixed {
            let hint = Some("`why` is for `then = \"win\"` and `then = \"lose\"`".into());
            self.report.add(at, "this case does not end the game, so it needs no `why`", hint);
        }
        if settle.bonus.is_some() && (settle.take.is_empty() || settle.to == Receiver::Hand) {
            let hint = Some("let the case `take` something that goes to a store".into());
            self.report.add(at, "further pits are captured only after a capture into a store", hint);
        }
        if settle.optional != Test::Never && settle.take.is_empty() {
            self.report.add(at, "this case captures nothing that could be left", Some("add `take`".into()));
        }
        if let Some(sign) = entry.write_stop.as_ref().or(entry.write_go.as_ref())
            && settle.then != Then::Choose
        {
            let hint = Some("add `then = \"choose\"`".into());
            self.report.add(sign.span().start, "nobody may choose between stopping and going on here", hint);
        }
        if self.is_there(entry.may_turn.as_ref()) && settle.then != Then::Relay {
            let hint = Some("captured seeds that are sown on may turn in [[resow]]".into());
            self.report.add(at, "only a relay may turn round here", hint);
        }
        self.check_chain(settle, entry, at);
        if settle.then == Then::Resow && self.file.resow.is_empty() {
            self.report.add(
                at,
                "captured seeds are sown again, but no [[resow]] says from where",
                Some("add [[resow]] with `first`, the pit that gets the first seed".into()),
            );
        }
    }

    /// A chain goes on as long as its condition holds; without one it would go round the board, and nothing of it stands
    /// alone.
    fn check_chain(&mut self, settle: &Settle, entry: &SettleEntry, at: usize) {
        let chains = entry.chain.is_some();
        if chains && entry.condition.is_none() {
            let hint = Some("say how long: `while = \"here in enemy and seeds in {2, 3}\"`".into());
            self.report.add(at, "a chain needs `while`", hint);
        }
        let parts = [
            ("while", entry.condition.is_some()),
            ("each", entry.each.is_some()),
            ("step", entry.step.is_some()),
        ];
        for (key, _) in parts.into_iter().filter(|(_, is_given)| *is_given && !chains) {
            let hint = Some("add `chain = \"back\"`, or leave it out".into());
            self.report.add(at, format!("`{key}` says how a chain goes on, and there is none"), hint);
        }
        if settle.chain.as_ref().is_some_and(|chain| chain.step != 1 && chain.each.is_none()) {
            let hint = Some("say what is captured there: `each = \"here\"`".into());
            self.report.add(at, "a chain that goes on by longer steps needs `each`", hint);
        }
    }

    pub(super) fn resows(&mut self) -> Vec<Resow> {
        let file = self.file;
        let mut resows = Vec::new();
        for entry in file.resow.iter().map(Placed::get_ref) {
            if self.stands(entry.only.as_ref()) {
                resows.push(Resow {
                    when: self.test(entry.when.as_ref(), Focus::Last),
                    first: self.set(&entry.first, Focus::Last),
                    direction: self.named(
                        entry.direction.as_ref(),
                        "direction",
                        &[
                            ("keep", None),
                            ("counterclockwise", Some(Direction::CounterClockwise)),
                            ("clockwise", Some(Direction::Clockwise)),
                        ],
                    ),
                    may_turn: self.may_turn(entry.may_turn.as_ref()),
                });
            }
        }
        self.unreachable(&file.resow.iter().map(Placed::span).collect::<Vec<_>>(), "resow", |index, this| {
            let entry = file.resow[index].get_ref();
            (this.stands(entry.only.as_ref()), !this.is_there(entry.when.as_ref()))
        });
        resows
    }

    /// The notation for stopping and continuing: a few characters with which nothing else in a ply begins.
    pub(super) fn choice_signs(&mut self, entry: &SettleEntry) -> [String; 2] {
        let turn = &self.file.turn;
        let stop = entry.write_stop.as_ref().or(turn.write_stop.as_ref());
        let go = entry.write_go.as_ref().or(turn.write_go.as_ref());
        let signs = [(stop, ""), (go, "+")].map(|(sign, usual)| {
            let Some(sign) = sign else { return usual.to_owned() };
            let text = sign.get_ref();
            let rest = text.replace("{n}", "");
            let plain = |c: char| c.is_ascii_lowercase() || matches!(c, '.' | '+' | '!' | '*');
            if rest.len() > 4 || !rest.chars().all(plain) || rest.contains('x') {
                let hint = Some("for example `write-stop = \".s\"` and `write-go = \".g\"`".into());
                self.report.add(sign.span().start, format!("`{text}` cannot stand for a decision"), hint);
            }
            text.clone()
        });
        if signs[0].trim_start_matches('.') == signs[1].trim_start_matches('.') {
            let at = go.or(stop).map_or(0, |sign| sign.span().start);
            self.report.add(at, "stopping and going on have to be written differently", None);
        }
        signs
    }
}

/// Whether a set is one pit at most, whatever the position.
fn is_one_pit(set: &Set) -> bool {
    match set {
        Set::Origin
        | Set::Start
        | Set::Last
        | Set::Here
        | Set::Landing
        | Set::Blocked
        | Set::Bound
        | Set::Threatened
        | Set::LastTarget => true,
        Set::Fixed(sets) | Set::FilledOf(sets) => sets.iter().all(|set| set.len() <= 1),
        Set::Related(relation, of) => match relation {
            Relation::Facing
            | Relation::Behind
            | Relation::Twin
            | Relation::Innermost
            | Relation::Outermost
            | Relation::Next
            | Relation::NextFilled
            | Relation::Previous => is_one_pit(of),
            Relation::Column => false,
        },
        Set::Both(a, b) => is_one_pit(a) || is_one_pit(b),
        Set::Without(a, _) => is_one_pit(a),
        Set::Either(..)
        | Set::Territory(_)
        | Set::Filled
        | Set::Holding { .. }
        | Set::HoldingSecond { .. }
        | Set::Marks(_)
        | Set::Closed
        | Set::Visited => false,
    }
}
