//! Which pits may be chosen: `[[pick]]`, `[race]`.

use super::Compiler;
use crate::kernel::program::{Before, Choose, Lift, Pick, PickAction, Race, RaceModel};
use crate::language::file::{PickEntry, Placed, RaceEntry};
use crate::language::meaning::{Focus, Set, Test};
use crate::moves::MAX_PICKS;
use crate::pits::{PitSet, SEATS, Side};

fn asks_landing(test: &Test) -> bool {
    fn in_set(set: &Set) -> bool {
        match set {
            Set::Landing => true,
            Set::Related(_, of) => in_set(of),
            Set::Both(a, b) | Set::Either(a, b) | Set::Without(a, b) => in_set(a) || in_set(b),
            _ => false,
        }
    }
    match test {
        Test::Meet(a, b) => in_set(a) || in_set(b),
        Test::Exists(set) | Test::Filled(set) | Test::Empty(set) => in_set(set),
        Test::All(parts) | Test::Any(parts) => parts.iter().any(asks_landing),
        Test::Not(inner) => asks_landing(inner),
        _ => false,
    }
}

impl Compiler<'_, '_, '_> {
    pub(super) fn race(&mut self) -> Option<Race> {
        let file = self.file;
        for spanned in &file.race {
            let entry = spanned.get_ref();
            if self.dictionary.board.players() == 1 {
                self.report.add(spanned.span().start, "a race needs two players", None);
            }
            if !self.file.kind.is_empty() {
                self.report.add(spanned.span().start, "a race is sown with one kind of seeds only", None);
            }
            if self.stands(entry.only.as_ref()) {
                return self.race_case(entry);
            }
        }
        None
    }

    pub(super) fn race_case(&mut self, entry: &RaceEntry) -> Option<Race> {
        let models = [
            ("none", None),
            ("off", None),
            ("lockstep", Some(RaceModel::Lockstep)),
            ("lock-step", Some(RaceModel::Lockstep)),
            ("laps", Some(RaceModel::Laps)),
            ("sequential", Some(RaceModel::Sequential)),
            ("random", Some(RaceModel::Random)),
        ];
        let model = self.named(Some(&entry.model), "model of a race", &models)?;
        let any = Side::ALL.map(|side| self.dictionary.board.side(side));
        Some(Race {
            model,
            from: entry.from.as_ref().map_or(Set::FilledOf(any), |from| self.set(from, Focus::None)),
            answers_with_twin: self.named(
                entry.answer.as_ref(),
                "way to answer in a race",
                &[("free", false), ("twin", true), ("corresponding", true)],
            ),
            seed: entry.seed.as_ref().map_or(0, |seed| u64::from(self.constant(seed).unsigned_abs())),
        })
    }

    pub(super) fn picks(&mut self, sows_both: bool) -> Vec<Pick> {
        let file = self.file;
        let mut picks = Vec::new();
        for entry in &file.pick {
            if self.stands(entry.get_ref().only.as_ref()) {
                let case = picks.len();
                let mut pick = self.pick(entry.get_ref(), entry.span().start, case as u8);
                if sows_both && pick.lift == Lift::All {
                    pick.lift = Lift::Both;
                }
                picks.push(pick);
            }
        }
        if picks.is_empty() {
            self.report.add(0, "no [[pick]] case stands with these options: nobody could move", None);
        }
        if picks.len() > MAX_PICKS {
            self.report.add(0, format!("at most {MAX_PICKS} [[pick]] cases are possible"), None);
        }
        picks
    }

    pub(super) fn pick(&mut self, entry: &PickEntry, at: usize, case: u8) -> Pick {
        let action = self.named(
            entry.then.as_ref(),
            "way to start a move",
            &[
                ("sow", PickAction::Sow),
                ("take", PickAction::Take),
                ("settle", PickAction::Settle),
                ("swap", PickAction::Swap),
            ],
        );
        if entry.from.is_none() && action != PickAction::Swap {
            self.report.add(
                at,
                "this [[pick]] case does not say `from` which pits",
                Some("from = \"own & filled\"".into()),
            );
        }
        let lift = match (&entry.lift, &entry.leave) {
            (Some(lift), _) => Lift::Exactly(self.seeds(lift)),
            (None, Some(leave)) => Lift::AllBut(self.seeds(leave)),
            (None, None) => Lift::All,
        };
        let mode = entry.mode.as_deref().unwrap_or("move").to_ascii_lowercase();
        let condition = self.test(entry.condition.as_ref(), Focus::Lap);
        Pick {
            is_plain: false,
            when: self.test(entry.when.as_ref(), Focus::None),
            from: entry
                .from
                .as_ref()
                .map_or(Set::Fixed([PitSet::EMPTY; SEATS]), |from| self.set(from, Focus::None)),
            asks_landing: asks_landing(&condition),
            condition,
            choose: entry.choose.as_ref().map(|choose| {
                self.named(
                    Some(choose),
                    "choice",
                    &[
                        ("fewest", Choose::Fewest),
                        ("most", Choose::Most),
                        ("first", Choose::First),
                        ("last", Choose::Last),
                    ],
                )
            }),
            action,
            before: match &entry.refill {
                Some(refill) => Before::Refill(self.set(refill, Focus::None)),
                None if entry.enter => Before::Enter,
                None => Before::Nothing,
            },
            lift,
            mode: self.dictionary.modes.iter().position(|known| *known == mode).unwrap_or(0) as u8,
            also: entry.also,
            write: self.written(entry.write.as_ref()),
            case,
        }
    }

    pub(super) fn written(&mut self, write: Option<&Placed<String>>) -> String {
        let Some(write) = write else { return "{pit}".into() };
        let pattern = write.get_ref();
        let mut rest = pattern.clone();
        for part in crate::notation::PATTERN_PARTS {
            rest = rest.replace(part, "");
        }
        if !pattern.contains("{pit}") || rest.contains(['{', '}']) || rest.chars().any(char::is_whitespace) {
            let hint = format!("a pattern of {{pit}} and {}", crate::notation::PATTERN_PARTS[1..].join(", "));
            self.report.add(write.span().start, "this is not a way to write a move", Some(hint));
        }
        pattern.clone()
    }
}
