//! The choices of a player, how seeds are sown, and what happens on the way.

use super::Writer;
use crate::board::Stores;
use crate::board::moves::Direction;
use crate::board::second_kind::{Kinds, Turn};
use crate::program::{At, Before, Choose, End, Lift, Pick, PickAction, Receiver, Set, Sow, Test, Then, Who};
use crate::words::messages::{Phrase, values};
use crate::words::page::capital;
use crate::words::phrases::yes_key;
use crate::words::phrases::{Form, ORDINARY, Place};

impl Writer<'_> {
    pub(super) fn turn(&mut self) {
        self.heading("heading-turn");
        match self.game.players() {
            1 => self.tell("turn-alone"),
            2 => self.tell("turn-alternate"),
            _ => self.order_among_many(),
        }
        let program = &self.game.program;
        let shared = shared_exceptions(&program.picks);
        let cases: Vec<String> = program.picks.iter().map(|pick| self.pick(pick, &shared)).collect();
        // Cases that only add moves do not restrict the others.
        if program.picks.iter().filter(|pick| !pick.also).count() > 1 {
            self.tell("turn-cases");
        }
        self.cases(&cases);
        self.shared_exceptions(&shared);
        if program.picks.iter().any(|pick| pick.write.contains(HAND)) {
            self.tell("turn-hands");
        }
        if program.picks.iter().any(|pick| pick.mode != program.picks[0].mode) {
            self.tell("turn-modes");
        }
        if self.game.players() > 1 && !self.ends_for_want_of_moves() {
            self.tell("turn-pass");
            self.pass_costs();
        }
        if program.no_return {
            self.tell("turn-no-return");
        }
        if program.extra_lapses && program.settles.iter().any(|settle| settle.then == Then::Again) {
            self.tell("turn-extra-lapses");
        }
    }

    /// Whether the game is over as soon as a player has no move: explicitly, or because any filled pit may be played and an
    /// empty row ends the game.
    fn ends_for_want_of_moves(&self) -> bool {
        let program = &self.game.program;
        let stuck = |end: &End| end.when == Test::Stuck(Who::Mover);
        if program.ends[At::Turn as usize].iter().any(stuck) {
            return true;
        }
        let plays_any_filled_pit = |pick: &Pick| {
            pick.when == Test::Always
                && pick.condition == Test::Always
                && pick.from == Set::FilledOf(self.game.homes)
        };
        let ends = [At::Turn, At::Move].into_iter().flat_map(|at| program.ends[at as usize].iter());
        program.picks.iter().any(plays_any_filled_pit)
            && program.requirements.is_empty()
            && program.block.is_none()
            && ends.into_iter().any(|end| self.holds_with_an_empty_row(&end.when))
    }

    /// Whether a test holds wherever the mover has no seeds in their row.
    fn holds_with_an_empty_row(&self, test: &Test) -> bool {
        match test.spelled_out() {
            Test::Empty(row) => row == Set::Fixed(self.game.homes),
            Test::Any(parts) => parts.iter().any(|part| self.holds_with_an_empty_row(part)),
            _ => false,
        }
    }

    /// The exceptions that several cases share, numbered and listed once.
    fn shared_exceptions(&mut self, shared: &[&Test]) {
        for (number, exception) in (1_usize..).zip(shared) {
            self.phrases.at(Place::Choice);
            let condition = self.phrases.condition(exception);
            let values = values![number = number, all = shared.len(), condition = condition];
            let sentence = self.words.say("turn-exception", values);
            self.page.paragraph(capital(sentence));
        }
    }

    pub(super) fn pick(&self, pick: &Pick, shared: &[&Test]) -> String {
        let words = &self.words;
        self.phrases.at(Place::Choice);
        let when = match &pick.when {
            Test::Always => None,
            when => Some(self.phrases.condition(when)),
        };
        self.phrases.at(Place::Choice);
        let mut clause = match pick.action {
            PickAction::Swap => words.tell("pick-swap"),
            PickAction::Take => {
                let what = self.phrases.kinds(Kinds::ALL);
                words.say("pick-take", values![pits = self.choice(pick), what = what])
            }
            PickAction::Settle => {
                let key = if pick.before == Before::Enter { "pick-settle" } else { "pick-settle-there" };
                words.say(key, values![pits = self.choice(pick)])
            }
            PickAction::Sow => {
                let lifted = match pick.lift {
                    Lift::All => words.say("lift-all", values![what = self.phrases.kinds(Kinds::SEEDS)]),
                    Lift::Both => words.say("lift-all", values![what = self.phrases.kinds(Kinds::ALL)]),
                    Lift::AllBut(stay) => words.say("lift-all-but", values![n = stay]),
                    Lift::Exactly(seeds) => words.say("lift-exactly", values![n = seeds]),
                };
                let pits = self.choice(pick);
                match &pick.before {
                    Before::Nothing => words.say("pick-sow", values![pits = pits, lifted = lifted]),
                    Before::Enter => words.say("pick-enter", values![pits = pits, lifted = lifted]),
                    Before::Refill(refilled) => {
                        let refilled = self.phrases.noun(refilled, Form::Many);
                        let values = values![pits = pits, lifted = lifted, refilled = refilled];
                        words.say("pick-refill", values)
                    }
                }
            }
        };
        clause = self.provided(clause, &pick.condition, shared);
        let mode = self.mode(pick);
        if let Some(mode) = mode {
            clause = words.say("pick-mode", values![clause = clause, mode = mode]);
        }
        if pick.also {
            clause = words.say("pick-also", values![clause = clause]);
        }
        self.sentence(when, &clause)
    }

    /// The clause with its condition: "…, provided that …, unless …".
    fn provided(&self, mut clause: Phrase, condition: &Test, shared: &[&Test]) -> Phrase {
        let is_wanted = |part: &&Test| exception(part).is_none() && **part != Test::Always;
        let wanted: Vec<Test> = parts(condition).iter().filter(is_wanted).cloned().collect();
        if !wanted.is_empty() {
            self.phrases.then_at(Place::Choice);
            let condition = self.phrases.condition(&Test::All(wanted));
            clause = self.words.say("pick-where", values![clause = clause, condition = condition]);
        }
        for exception in parts(condition).iter().filter_map(exception) {
            self.phrases.then_at(Place::Choice);
            clause = match shared.iter().position(|known| *known == exception) {
                Some(at) => {
                    let values = values![clause = clause, number = at + 1, all = shared.len()];
                    self.words.say("pick-unless-shared", values)
                }
                None => {
                    let condition = self.phrases.condition(exception);
                    self.words.say("pick-unless", values![clause = clause, condition = condition])
                }
            };
        }
        clause
    }

    fn mode(&self, pick: &Pick) -> Option<Phrase> {
        let name = self.game.program.modes.get(usize::from(pick.mode))?;
        (name != ORDINARY).then(|| self.phrases.modes(1 << pick.mode))
    }

    /// The pits of a choice: "one of your pits that holds seeds".
    fn choice(&self, pick: &Pick) -> Phrase {
        let pits = self.phrases.these(&pick.from, Form::One);
        let key = match pick.choose {
            None => return pits,
            Some(Choose::Fewest) => "choose-fewest",
            Some(Choose::Most) => "choose-most",
            Some(Choose::Leftmost) => "choose-leftmost",
            Some(Choose::Rightmost) => "choose-rightmost",
        };
        self.words.say(key, values![pits = self.phrases.noun(&pick.from, Form::Many)])
    }

    /// "If …: …." or the clause alone.
    pub(super) fn sentence(&self, when: Option<Phrase>, clause: &Phrase) -> String {
        capital(match when {
            Some(when) => self.words.say("sentence-if", values![when = when, clause = clause]),
            None => self.words.say("sentence-plain", values![clause = clause]),
        })
    }

    pub(super) fn sowing(&mut self) {
        self.heading("heading-sowing");
        self.tell("sowing-what");
        if self.game.board().has_stores() {
            self.tell(match self.game.board().stores() {
                _ if self.game.players() == 1 => "sowing-stores-alone",
                Stores::Shared => "sowing-stores-all",
                _ => "sowing-stores",
            });
        }
        if let Some(second) = self.game.second_kind() {
            let order = match second.sown {
                Turn::Last => "last",
                Turn::First => "first",
                Turn::Never => "never",
            };
            let [_, many] = self.phrases.second_kind();
            let said = self.words.say("sowing-kinds", values![order = order, many = many]);
            self.page.paragraph(capital(said));
        }
        let sows = &self.game.program.sows;
        if let [only] = sows.as_slice() {
            self.page.paragraph(self.sow(only, true));
            return;
        }
        for (index, sow) in sows.iter().enumerate() {
            self.page.item(self.sow(sow, index + 1 == sows.len()));
        }
    }

    fn sow(&self, sow: &Sow, last: bool) -> String {
        let words = &self.words;
        self.phrases.at(Place::Lap);
        let mut parts = Vec::new();
        let when = self.phrases.condition(&sow.when);
        parts.push(match sow.direction {
            Some(Direction::CounterClockwise) => words.tell("sow-counterclockwise"),
            Some(Direction::Clockwise) => words.tell("sow-clockwise"),
            Some(way) => words.say("sow-straight", values![way = way.name()]),
            None if self.game.board().directions().len() > 2 => words.tell("sow-any"),
            None => {
                let is_limited = self.game.program.picks.iter().any(|pick| pick.condition != Test::Always);
                words.say("sow-either", values![limited = yes_key(is_limited)])
            }
        });
        parts.push(words.tell(if sow.first_in_start { "sow-first-start" } else { "sow-first-next" }));
        if sow.toll > 0 {
            parts.push(words.say("sow-toll", values![seeds = self.phrases.seeds(u32::from(sow.toll))]));
        }
        if sow.skips_start {
            parts.push(words.tell("sow-skip-start"));
        }
        if let Some(skip) = &sow.skip {
            parts.push(words.say("sow-skip", values![pits = self.phrases.noun(skip, Form::Many)]));
        }
        let clause = self.phrases.list(&parts);
        match (&sow.when, last) {
            (Test::Always, true) if self.game.program.sows.len() > 1 => {
                self.sentence(None, &words.say("sow-otherwise", values![clause = clause]))
            }
            (Test::Always, _) => self.sentence(None, &clause),
            _ => self.sentence(Some(when), &clause),
        }
    }

    pub(super) fn on_the_way(&mut self) {
        if self.game.program.drops.is_empty() {
            return;
        }
        self.heading("heading-passing");
        let drops: Vec<String> = self
            .game
            .program
            .drops
            .iter()
            .map(|drop| {
                self.phrases.at(Place::Passing);
                let when = (drop.when != Test::Always).then(|| self.phrases.condition(&drop.when));
                let unmark = drop
                    .unmark
                    .then(|| self.words.say("drop-unmark", values![mark = self.phrases.mark_name()]));
                let capture = drop.to.map(|to| {
                    let key = match to {
                        Receiver::Mover | Receiver::Hand => "drop-mover",
                        Receiver::Owner => "drop-owner",
                        Receiver::MarkOwner => "drop-mark-owner",
                        Receiver::Other => "drop-other",
                        Receiver::Here => "drop-here",
                    };
                    self.words.say(key, values![what = self.phrases.kinds(drop.kinds)])
                });
                let clauses: Vec<Phrase> = unmark.into_iter().chain(capture).collect();
                let clause =
                    self.or_not("drop-claim", Place::Passing, self.phrases.list(&clauses), &drop.optional);
                self.sentence(when, &clause)
            })
            .collect();
        self.cases(&drops);
    }
}

/// The placeholder for the direction of the hand in the notation of a move, from its owner's view.
const HAND: &str = "{hand}";

/// The parts of a condition, all of which have to hold.
fn parts(condition: &Test) -> &[Test] {
    match condition {
        Test::All(parts) => parts,
        one => std::slice::from_ref(one),
    }
}

/// The exception in a part of a condition, if it is a negated conjunction: "unless … and …".
fn exception(part: &Test) -> Option<&Test> {
    match part {
        Test::Not(inner) if matches!(**inner, Test::All(_) | Test::Any(_)) => Some(inner),
        _ => None,
    }
}

/// The exceptions that more than one case makes.
fn shared_exceptions(picks: &[Pick]) -> Vec<&Test> {
    let all: Vec<&Test> =
        picks.iter().flat_map(|pick| parts(&pick.condition)).filter_map(exception).collect();
    let mut shared: Vec<&Test> = Vec::new();
    for (at, exception) in all.iter().enumerate() {
        if all[at + 1..].contains(exception) && !shared.contains(exception) {
            shared.push(exception);
        }
    }
    shared
}
