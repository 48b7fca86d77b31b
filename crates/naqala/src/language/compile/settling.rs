//! What the last seed decides: `[[settle]]`, `[[resow]]`.

use super::Compiler;
use crate::kernel::program::{Bonus, Chain, GrandSlam, Receiver, Relay, Resow, Settle, Then};
use crate::language::file::{OneOrMore, Placed, SettleEntry, Text};
use crate::language::meaning::{Focus, Number, Set, Test};
use crate::moves::Direction;

impl Compiler<'_, '_, '_> {
    pub(super) fn settles(&mut self, sows_both: bool) -> Vec<Settle> {
        let file = self.file;
        let mut settles = Vec::new();
        for spanned in &file.settle {
            let entry = spanned.get_ref();
            if !self.stands(entry.only.as_ref()) {
                continue;
            }
            let settle = Settle {
                when: self.test(entry.when.as_ref(), Focus::Last),
                take: self.taken(entry.take.as_ref()),
                kinds: self.kinds(entry.kind.as_ref()),
                amount: entry.seeds.as_ref().map(|seeds| self.number(seeds, Focus::Last)),
                chain: entry.chain.as_ref().map(|chain| Chain {
                    back: self.named(
                        Some(chain),
                        "way of a chain",
                        &[("back", true), ("forward", false), ("preceding", true), ("following", false)],
                    ),
                    step: entry.step.as_ref().map_or(1, |step| self.seeds(step).max(1)),
                    condition: self.test(entry.condition.as_ref(), Focus::Here),
                    each: entry.each.as_ref().map(|each| self.set(each, Focus::Here)),
                }),
                slam: self.named(
                    entry.grand_slam.as_ref(),
                    "grand slam rule",
                    &[
                        ("capture", GrandSlam::Capture),
                        ("no_capture", GrandSlam::NoCapture),
                        ("illegal", GrandSlam::Illegal),
                        ("keep_last", GrandSlam::KeepLast),
                        ("keep_first", GrandSlam::KeepFirst),
                        ("opponent_takes_rest", GrandSlam::OpponentTakesRest),
                    ],
                ),
                to: if entry.into.is_some() {
                    Receiver::Hand
                } else {
                    self.named(
                        entry.to.as_ref(),
                        "receiver",
                        &[
                            ("mover", Receiver::Mover),
                            ("owner", Receiver::Owner),
                            ("other", Receiver::Other),
                            ("hand", Receiver::Hand),
                        ],
                    )
                },
                into: entry.into.as_ref().map(|into| self.set(into, Focus::Last)),
                mark: entry.mark.as_ref().map(|mark| self.set(mark, Focus::Last)),
                mark_for: self.named(
                    entry.mark_for.as_ref(),
                    "owner of a mark",
                    &[
                        ("mover", Receiver::Mover),
                        ("owner", Receiver::Owner),
                        ("other", Receiver::Other),
                        ("creator", Receiver::Mover),
                        ("side", Receiver::Owner),
                    ],
                ),
                unmark: entry.unmark.as_ref().map(|unmark| self.set(unmark, Focus::Last)),
                give: entry.give.as_ref().map(|give| self.set(give, Focus::Last)),
                optional: self.optional(entry.optional.as_ref()),
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
                bind: entry.bind.as_ref().map(|bind| self.set(bind, Focus::Last)),
                relay: Relay {
                    from: entry.from.as_ref().map(|from| self.set(from, Focus::Last)),
                    leave: entry.leave.as_ref().map_or(0, |leave| self.seeds(leave)),
                    reverse: entry.reverse,
                    may_turn: self.may_turn(entry.may_turn.as_ref()),
                },
                has_deeds: false,
                why: entry.why.clone().unwrap_or_default(),
            };
            self.check_settle(&settle, entry, spanned.span().start);
            let is_resown = sows_both && settle.then == Then::Resow;
            if settle.to == Receiver::Hand && settle.kinds.second && !is_resown {
                let message = "seeds of the second kind cannot be sown or given on from the hand here";
                let hint = Some("add `kind = \"seed\"` to capture the ordinary seeds only".into());
                self.report.add(spanned.span().start, message, hint);
            }
            settles.push(settle);
        }
        self.unreachable(
            &file.settle.iter().map(Placed::span).collect::<Vec<_>>(),
            "settle",
            |index, this| {
                let entry = file.settle[index].get_ref();
                (this.stands(entry.only.as_ref()), entry.when.is_none())
            },
        );
        settles
    }

    pub(super) fn taken(&mut self, take: Option<&Placed<OneOrMore>>) -> Vec<Set> {
        let Some(take) = take else { return Vec::new() };
        let place = |one: &Placed<String>| if one.span().is_empty() { take.span() } else { one.span() };
        let sets = take.get_ref().0.iter();
        sets.filter_map(|one| {
            self.expression(one.get_ref(), &place(one), |words, ast| words.set(ast, Focus::Last))
        })
        .collect()
    }

    /// The further pits of a case; `None` also where their number is always 0.
    pub(super) fn bonus(&mut self, entry: &SettleEntry) -> Option<Bonus> {
        let count = self.number(entry.bonus.as_ref()?, Focus::Last);
        let enemy = Placed::new(0..0, "enemy".to_owned());
        let from = self.set(entry.bonus_from.as_ref().unwrap_or(&enemy), Focus::Last);
        let optional = match &entry.bonus_optional {
            None => Test::Never,
            optional => self.test(optional.as_ref(), Focus::Last),
        };
        (count != Number::Fixed(0)).then_some(Bonus { count, from, optional })
    }

    /// When a capture may be left: never, unless the case says so.
    pub(super) fn optional(&mut self, optional: Option<&Text>) -> Test {
        optional.map_or(Test::Never, |_| self.test(optional, Focus::Last))
    }

    /// When the lap to come may turn round; `None` also where it never may.
    pub(super) fn may_turn(&mut self, test: Option<&Text>) -> Option<Test> {
        test?;
        Some(self.test(test, Focus::Lap)).filter(|test| *test != Test::Never)
    }

    pub(super) fn check_settle(&mut self, settle: &Settle, entry: &SettleEntry, at: usize) {
        if settle.mark.is_some() && self.file.marks.is_none() {
            self.report.add(
                at,
                "this case marks a pit, but the file has no [marks]",
                Some("add [marks] with a name and a form".into()),
            );
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
        if entry.may_turn.is_some() && settle.then != Then::Relay {
            let hint = Some("captured seeds that are sown on may turn in [[resow]]".into());
            self.report.add(at, "only a relay may turn round here", hint);
        }
        let takes_to_hand = settle.to == Receiver::Hand;
        let empties_hand = settle.then == Then::Resow || settle.give.is_some() || settle.into.is_some();
        if empties_hand && !takes_to_hand {
            let hint = Some("add `to = \"hand\"`".into());
            self.report.add(at, "captured seeds that are sown or given on have to go to the hand", hint);
        }
        if takes_to_hand && !empties_hand {
            let hint =
                Some("add `then = \"resow\"`, or say to whom they are given: `give = \"enemy\"`".into());
            self.report.add(at, "this case captures to the hand and leaves the seeds there", hint);
        }
        if settle.chain.as_ref().is_some_and(|chain| chain.step != 1 && chain.each.is_none()) {
            let hint = Some("say what is captured there: `each = \"here\"`".into());
            self.report.add(at, "a chain that goes on by longer steps needs `each`", hint);
        }
        if settle.then == Then::Resow && self.file.resow.is_empty() {
            self.report.add(
                at,
                "captured seeds are sown again, but no [[resow]] says from where",
                Some("add [[resow]] with `first`, the pit that gets the first seed".into()),
            );
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
            (this.stands(entry.only.as_ref()), entry.when.is_none())
        });
        resows
    }

    /// How stopping and going on are written: a few signs and letters that nothing else in a ply begins with.
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
