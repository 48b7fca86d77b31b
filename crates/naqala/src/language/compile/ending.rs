//! Compiles what follows a move and how games end: `[[require]]`, `[[forfeit]]`, `[[block]]`, `[[end]]`, `[endless]`,
//! `[repetition]`, `[limits]`.

use super::Compiler;
use crate::language::meaning::Focus;
use crate::program::shortcuts;
use crate::program::{
    At, Block, End, EndlessResult, Forfeit, LAP_LIMIT, Leftovers, Limits, Memory, Program, Receiver,
    Repetition, Requirement, Standstill, Test, WinnerRule,
};
use crate::rule_file::{DropEntry, Name, Placed};

const DRAW: Standstill = Standstill { leftovers: Leftovers::Nobody, draw: true };
const STANDSTILLS: [(&str, Option<Standstill>); 6] = [
    ("draw", Some(DRAW)),
    ("owner", scored(Leftovers::Owner)),
    ("mark-owner", scored(Leftovers::MarkOwner)),
    ("split", scored(Leftovers::Split)),
    ("nobody", scored(Leftovers::Nobody)),
    ("off", None),
];
/// Names of these that are only allowed as values of options.
const STANDSTILLS_ALSO: [(&str, Option<Standstill>); 4] = [
    ("own-side", scored(Leftovers::Owner)),
    ("split-by-side", scored(Leftovers::Owner)),
    ("row-owner", scored(Leftovers::Owner)),
    ("stores", scored(Leftovers::Nobody)),
];

/// The score decides after the seeds on the board are given to somebody.
const fn scored(leftovers: Leftovers) -> Option<Standstill> {
    Some(Standstill { leftovers, draw: false })
}

const LEFTOVERS: [(&str, Leftovers); 8] = [
    ("nobody", Leftovers::Nobody),
    ("owner", Leftovers::Owner),
    ("mover", Leftovers::Mover),
    ("other", Leftovers::Other),
    ("capturer", Leftovers::Capturer),
    ("starter", Leftovers::Starter),
    ("mark-owner", Leftovers::MarkOwner),
    ("split", Leftovers::Split),
];
/// Names of these that are only allowed as values of options.
const LEFTOVERS_ALSO: [(&str, Leftovers); 3] =
    [("last-mover", Leftovers::Capturer), ("stay", Leftovers::Nobody), ("stores", Leftovers::Nobody)];

/// The moments at which a move is held against a demand; true before any capture.
const MOMENTS: [(&str, bool); 2] = [("sown", true), ("played", false)];

impl Compiler<'_, '_, '_> {
    /// Refuses demands on the whole of a move that asks its player for decisions: it is judged before they are made.
    pub(super) fn check_demands(&mut self, program: &Program) {
        if !program.asks_after_laps() {
            return;
        }
        let file = self.file;
        for entry in file.require.iter().map(Placed::get_ref) {
            if self.stands(entry.only.as_ref()) && !self.named_needed(&entry.at, "moment", &MOMENTS) {
                let message =
                    "a whole move cannot be judged here: the player decides something in its course";
                let hint = "judge it `at = \"sown\"`, or leave out `optional`, `choose`, `may-turn`, `bonus` and `into-one-of`";
                self.report.add(entry.at.span().start, message, Some(hint.into()));
            }
        }
    }

    /// Refuses claims where the position that waits for them does not tell how the lap goes on.
    pub(super) fn check_claims(&mut self, program: &Program) {
        if !program.asks_in_laps() {
            return;
        }
        let file = self.file;
        let mut asks = |entry: &&DropEntry| entry.optional.is_some() && self.stands(entry.only.as_ref());
        let Some(entry) = file.drop.iter().map(Placed::get_ref).find(&mut asks) else { return };
        let at = entry.optional.as_ref().map_or(0, |optional| optional.span().start);
        if program.sows.len() > 1 {
            let message = "a sowing that waits for a claim cannot have several `[[sow]]` cases";
            self.report.add(at, message, Some("write one `[[sow]]` case, or leave out `optional`".into()));
        }
    }

    pub(super) fn requirements(&mut self) -> Vec<Requirement> {
        let file = self.file;
        let mut requirements = Vec::new();
        for spanned in &file.require {
            let entry = spanned.get_ref();
            if self.stands(entry.only.as_ref()) {
                if !self.is_there(entry.that.as_ref()) && !self.is_there(entry.most.as_ref()) {
                    let hint = Some("add `that = \"filled(enemy)\"`, or `most` with a number".into());
                    self.report.add(spanned.span().start, "this [[require]] case demands nothing", hint);
                }
                requirements.push(Requirement {
                    when: self.test(entry.when.as_ref(), Focus::None),
                    that: self.test(entry.that.as_ref(), Focus::None),
                    most: self.number_if(entry.most.as_ref(), Focus::None),
                    when_sown: self.named_needed(&entry.at, "moment", &MOMENTS),
                });
            }
        }
        requirements
    }

    pub(super) fn forfeits(&mut self) -> Vec<Forfeit> {
        let file = self.file;
        let mut forfeits = Vec::new();
        for entry in file.forfeit.iter().map(Placed::get_ref) {
            if self.stands(entry.only.as_ref()) {
                let receivers = [("other", Receiver::Other), ("mover", Receiver::Mover)];
                forfeits.push(Forfeit {
                    when: self.test(entry.when.as_ref(), Focus::Last),
                    take: self.set(&entry.take, Focus::Last),
                    to: self.named(entry.to.as_ref(), "receiver", &receivers),
                });
            }
        }
        forfeits
    }

    pub(super) fn block(&mut self) -> Option<Block> {
        let file = self.file;
        let mut found = None;
        for spanned in &file.block {
            let entry = spanned.get_ref();
            if entry.attack.is_none() == entry.pit.is_none() {
                let hint =
                    Some("`pit` names it; `attack` finds the only pit a kind of move could capture".into());
                self.report.add(
                    spanned.span().start,
                    "this [[block]] case needs either `pit` or `attack`",
                    hint,
                );
            }
            if found.is_none() && self.stands(entry.only.as_ref()) {
                let attack_mode = entry.attack.as_ref().map(|attack| {
                    let mode = attack.get_ref().to_ascii_lowercase();
                    self.dictionary.modes.iter().position(|known| *known == mode).unwrap_or_else(|| {
                        self.report.add(
                            attack.span().start,
                            format!("no [[pick]] case has the mode `{mode}`"),
                            None,
                        );
                        0
                    }) as u8
                });
                let focus = if attack_mode.is_some() { Focus::None } else { Focus::Last };
                found = Some(Block {
                    when: self.test(entry.when.as_ref(), focus),
                    attack_mode,
                    pit: self.set_if(entry.pit.as_ref(), Focus::Last),
                    unless: match self.is_there(entry.unless.as_ref()) {
                        false => Test::Never,
                        true => self.test(entry.unless.as_ref(), Focus::Here),
                    },
                    name: entry.name.clone().unwrap_or_else(|| "blocked".into()),
                });
            }
        }
        found
    }

    /// Compiles the end conditions. Their dependence on winnings is not recorded here; it is determined where it matters.
    pub(super) fn ends_by_moment(&mut self) -> [Vec<End>; 4] {
        let won = self.dictionary.memory.get().won;
        let ends = self.ends();
        let memory = self.dictionary.memory.get();
        let starter = memory.starter || ends.iter().flatten().any(|end| end.leftovers == Leftovers::Starter);
        self.dictionary.memory.set(Memory { won, starter, ..memory });
        ends
    }

    fn ends(&mut self) -> [Vec<End>; 4] {
        let file = self.file;
        let mut ends: [Vec<End>; 4] = Default::default();
        for (index, entry) in file.end.iter().map(Placed::get_ref).enumerate() {
            if !self.stands(entry.only.as_ref()) {
                continue;
            }
            let at = self.named_needed(
                &entry.at,
                "moment",
                &[("move", At::Move), ("turn", At::Turn), ("lap", At::Lap), ("capture", At::Capture)],
            );
            let when = self.test(Some(&entry.when), Focus::Last);
            let end = End {
                least_store: match self.dictionary.board.players() {
                    0..=2 => shortcuts::least_store(&when),
                    // The quick look at the stores knows two of them.
                    _ => 0,
                },
                when,
                leftovers: self.named_also(
                    entry.leftovers.as_ref(),
                    "receiver of the leftovers",
                    &LEFTOVERS,
                    &LEFTOVERS_ALSO,
                ),
                winner: self.named(
                    entry.winner.as_ref(),
                    "winner",
                    &[
                        ("score", WinnerRule::Score),
                        ("mover", WinnerRule::Mover),
                        ("other", WinnerRule::Other),
                        ("last-standing", WinnerRule::LastStanding),
                        ("draw", WinnerRule::Draw),
                        ("void", WinnerRule::Void),
                    ],
                ),
                why: entry.why.clone(),
                case: index as u8,
            };
            self.last_one_left(entry, end.winner);
            if end.leftovers == Leftovers::MarkOwner {
                self.needs_marks(entry.leftovers.as_ref());
            }
            // An end that never comes with these options is none.
            if end.when != Test::Never {
                ends[at as usize].push(end);
            }
        }
        ends
    }

    /// Rejects a division by owners of marks in a game without marks.
    fn needs_marks(&mut self, text: Option<&Name>) {
        if let (None, Some(text)) = (&self.file.marks, text) {
            let hint = Some("name the marks in [marks], or write `owner`".into());
            self.report.add(text.span().start, "`mark-owner` says nothing in a game without marks", hint);
        }
    }

    fn standstill(&mut self, text: &Name, what: &str) -> Option<Standstill> {
        self.needed(text);
        let result = self.named_also(Some(text), what, &STANDSTILLS, &STANDSTILLS_ALSO)?;
        if result.leftovers == Leftovers::MarkOwner {
            self.needs_marks(Some(text));
        }
        Some(result)
    }

    pub(super) fn endless(&mut self) -> EndlessResult {
        let entry = self.file.endless.as_ref().map(|endless| &endless.result);
        self.named_also(
            entry,
            "result of an endless sowing",
            &[
                ("void", EndlessResult::Void),
                ("draw", EndlessResult::Draw),
                ("forbid", EndlessResult::Forbid),
                ("stop", EndlessResult::Stop),
                ("lose", EndlessResult::Lose),
            ],
            &[
                ("illegal", EndlessResult::Forbid),
                ("loses", EndlessResult::Lose),
                ("annul", EndlessResult::Void),
            ],
        )
    }

    pub(super) fn lap_limit(&mut self) -> u32 {
        let laps = self.file.endless.as_ref().and_then(|endless| endless.laps.as_ref());
        match self.count(laps) {
            0 => LAP_LIMIT,
            limit if limit <= LAP_LIMIT => limit,
            limit => {
                let message = format!(
                    "a limit of {limit} laps is too large; every sowing is stopped after {LAP_LIMIT}"
                );
                let at = laps.map_or(0, |laps| laps.span().start);
                self.report.add(at, message, Some("laps = 0 for no other limit".into()));
                LAP_LIMIT
            }
        }
    }

    pub(super) fn repetition(&mut self) -> Option<Repetition> {
        let entry = self.file.repetition.as_ref()?;
        let count = self.count(Some(&entry.count));
        if count == 1 {
            let hint = Some("count = 3".into());
            self.report.add(
                entry.count.span().start,
                "every position occurs once: the game would be over at once",
                hint,
            );
        }
        let result = self.standstill(&entry.result, "result of a repetition")?;
        Some(Repetition { count, result })
    }

    pub(super) fn limits(&mut self) -> Option<Limits> {
        let entry = self.file.limits.as_ref()?;
        let (plies, without_capture) =
            (self.count(entry.plies.as_ref()), self.count(entry.without_capture.as_ref()));
        let result = self.standstill(&entry.result, "result of a game that is too long")?;
        Some(Limits { plies, without_capture, result })
    }
}
