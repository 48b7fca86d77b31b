//! Compiles which pits may be chosen: `[[pick]]`, `[race]`.

use super::Compiler;
use crate::board::Board;
use crate::board::moves::{Direction, MAX_PICKS};
use crate::board::pits::{PitSet, SEATS, Side};
use crate::language::meaning::Focus;
use crate::program::visit::Part;
use crate::program::winnings::reach;
use crate::program::{
    Before, Choose, Lift, PATTERN_PARTS, Pick, PickAction, Race, RaceModel, Set, Sow, Test, is_ply_sign,
};
use crate::rule_file::{PickEntry, Placed, RaceEntry};

/// Whether a condition asks where the first lap would end, which has to be found first.
fn asks_landing(condition: &Test, board: &Board) -> bool {
    Part::Test(condition).any_asks(reach(board), |asks| asks.landing)
}

impl Compiler<'_, '_, '_> {
    pub(super) fn race(&mut self) -> Option<Race> {
        let file = self.file;
        for spanned in &file.race {
            let entry = spanned.get_ref();
            if self.dictionary.board.players() != 2 {
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
            ("lockstep", Some(RaceModel::Lockstep)),
            ("laps", Some(RaceModel::Laps)),
            ("sequential", Some(RaceModel::Sequential)),
            ("random", Some(RaceModel::Random)),
        ];
        let also = [("off", None), ("lock-step", Some(RaceModel::Lockstep))];
        self.needed(&entry.model);
        let model = self.named_also(Some(&entry.model), "model of a race", &models, &also)?;
        let any = Side::ALL.map(|side| self.dictionary.board.side(side));
        Some(Race {
            model,
            from: self.set_if(entry.from.as_ref(), Focus::None).unwrap_or(Set::FilledOf(any)),
            answers_with_twin: self.named_also(
                entry.answer.as_ref(),
                "way to answer in a race",
                &[("free", false), ("twin", true)],
                &[("corresponding", true)],
            ),
            seed: match &entry.seed {
                Some(seed) if self.is_there(Some(seed)) => u64::from(self.constant(seed).unsigned_abs()),
                _ => 0,
            },
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
        // A case that is impossible with these options is dropped, as long as others are left.
        let is_possible = |pick: &Pick| pick.when != Test::Never && pick.condition != Test::Never;
        if picks.iter().any(is_possible) {
            picks.retain(is_possible);
            (0..).zip(&mut picks).for_each(|(case, pick)| pick.case = case);
        }
        if picks.is_empty() {
            self.report.add(0, "no [[pick]] case applies with these options: nobody could move", None);
        }
        if picks.iter().filter(|pick| pick.action == PickAction::Swap).count() > 1 {
            self.report.add(
                0,
                "only one [[pick]] case can swap seats",
                Some("join their tests with `or`".into()),
            );
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
        if !self.is_there(entry.from.as_ref()) && action != PickAction::Swap {
            self.report.add(
                at,
                "this [[pick]] case does not say `from` which pits",
                Some("from = \"own & filled\"".into()),
            );
        }
        if let (true, Some(leave)) = (self.is_there(entry.lift.as_ref()), entry.leave.as_ref()) {
            let hint = Some("leave out one of them".into());
            self.report.add(leave.span().start, "`lift` already says how many seeds are lifted", hint);
        }
        let lift = match (self.seeds_if(entry.lift.as_ref()), self.seeds_if(entry.leave.as_ref())) {
            (Some(lift), _) => Lift::Exactly(lift),
            (None, Some(leave)) => Lift::AllBut(leave),
            (None, None) => Lift::All,
        };
        let mode = entry.mode.as_deref().unwrap_or("move").to_ascii_lowercase();
        let condition = self.test(entry.condition.as_ref(), Focus::Lap);
        Pick {
            is_plain: false,
            when: self.test(entry.when.as_ref(), Focus::None),
            from: self.pits_to_play(entry),
            asks_landing: asks_landing(&condition, self.dictionary.board),
            condition,
            choose: self.is_there(entry.choose.as_ref()).then(|| {
                self.named_also(
                    entry.choose.as_ref(),
                    "choice",
                    &[
                        ("fewest", Choose::Fewest),
                        ("most", Choose::Most),
                        ("leftmost", Choose::Leftmost),
                        ("rightmost", Choose::Rightmost),
                    ],
                    &[("first", Choose::Leftmost), ("last", Choose::Rightmost)],
                )
            }),
            action,
            before: match self.set_if(entry.refill.as_ref(), Focus::None) {
                Some(refill) => Before::Refill(refill),
                None if self.flag(entry.enter.as_ref()) => Before::Enter,
                None => Before::Nothing,
            },
            lift,
            mode: self.dictionary.modes.iter().position(|known| *known == mode).unwrap_or(0) as u8,
            also: self.flag(entry.also.as_ref()),
            write: self.written(entry.write.as_ref()),
            case,
        }
    }

    /// The pits that may be played; what lies in a store is never played, even where a set names it.
    fn pits_to_play(&mut self, entry: &PickEntry) -> Set {
        let from =
            self.set_if(entry.from.as_ref(), Focus::None).unwrap_or(Set::Fixed([PitSet::EMPTY; SEATS]));
        let board = self.dictionary.board;
        match reach(board).may_name_store(&from) {
            true => Set::Both(Box::new(from), Box::new(Set::Fixed([board.all(); SEATS]))),
            false => from,
        }
    }

    /// How the moves of the cases that do not say it are written: with the direction, where the player chooses it.
    pub(super) fn write_directions(&mut self, picks: &mut [Pick], sows: &[Sow]) {
        let straight = self.dictionary.board.directions().len() > Direction::ROUND.len();
        let chosen = sows.iter().any(|sow| sow.direction.is_none());
        for pick in picks.iter_mut().filter(|pick| pick.write.is_empty()) {
            pick.write = match chosen && pick.action == PickAction::Sow {
                true if straight => "{pit}{way}",
                true => "{pit}{sign?}",
                false => "{pit}",
            }
            .into();
        }
    }

    /// How moves are written; empty where the file does not say it.
    pub(super) fn written(&mut self, write: Option<&Placed<String>>) -> String {
        let Some(write) = write else { return String::new() };
        let pattern = write.get_ref();
        let mut rest = pattern.clone();
        for part in PATTERN_PARTS {
            rest = rest.replace(part, "");
        }
        if !pattern.contains("{pit}") || !rest.chars().all(is_ply_sign) {
            let known = PATTERN_PARTS[1..].join(", ");
            let message = match rest.split_once('{').and_then(|(_, part)| part.split_once('}')) {
                Some((part, _)) => format!("`{{{part}}}` is not a part of a move"),
                None if !pattern.contains("{pit}") => "a move is written with its `{pit}`".into(),
                None => "this is not a way to write a move".into(),
            };
            self.report.add(write.span().start, message, Some(format!("a pattern of {{pit}} and {known}")));
        }
        if pattern.starts_with(|first: char| first.is_ascii_digit()) {
            let hint = Some("write = \"x{pit}\"".into());
            self.report.add(
                write.span().start,
                "a move cannot begin with a digit: records count moves so",
                hint,
            );
        }
        pattern.clone()
    }
}
