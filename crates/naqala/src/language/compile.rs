//! Compiles a rule file with chosen options into the parts of a game: geometry and decision lists.

mod board;
mod ending;
mod picking;
mod random;
mod seats;
mod series;
mod settling;
mod setup;
mod sowing;

use std::cell::Cell;
use std::ops::Range;

use crate::board::Board;
use crate::board::pits::{PitSet, SEATS};
use crate::board::position::{Decision, Position};
use crate::board::seats::Seats;
use crate::board::second_kind::SecondKind;
use crate::game::Parts;
use crate::language::expression::{self, Ast};
use crate::language::meaning::{Dictionary, Focus, Misuse, SeedFacts};
use crate::program::costs::{self, Costs};
use crate::program::{MarkForm, Marks, Memory, Number, Program, Set, Shortcuts, Test};
use crate::rule_file::{
    Chosen, Flag, Name, Only, OptionValue, Pits, Placed, Plain, Report, RuleFile, Rules, Settings, Text,
    plain,
};
use crate::spelling::nearest;

/// The result of compiling a rule file, and the places of the file to blame if it cannot be played.
pub(crate) struct Compilation {
    pub(crate) parts: Parts,
    /// Where the seeds are laid out.
    pub(crate) setup_at: usize,
    /// Where the race before the first turn is defined.
    pub(crate) race_at: usize,
    /// Words, numbers and signs of all expressions.
    #[cfg(test)]
    pub(crate) words: usize,
}

/// Compiles, adding every mistake to the report; `None` when there was one.
pub(crate) fn compile(rules: &Rules, settings: Settings, report: &mut Report<'_>) -> Option<Compilation> {
    let file = rules.file();
    let definitions = definitions(file, &settings, report);
    let board = board::board(file, &settings, report)?;
    let dictionary = dictionary(rules, &board, &settings, &definitions);
    let mut compiler = Compiler { file, dictionary, report };
    compiler.teams();
    let (mut start, setup_at, most) = compiler.setup();
    let total = total(&start);
    let kind = compiler.kind(&mut start);
    let lends = file.pick.iter().any(|pick| pick.get_ref().refill.is_some());
    compiler.dictionary.seeds = Some(seed_facts(total, kind.as_ref(), lends));
    let mut program = compiler.program(kind);
    if program.marks.is_none() {
        // With these options pits are not marked, whatever other cases say.
        start.marks = [0; SEATS];
        program.settles.iter_mut().for_each(|settle| settle.mark = None);
    }
    program.debts = lends.then(|| debts(&board, &program));
    program.memory = compiler.dictionary.memory.get();
    compiler.check_seats(&program);
    compiler.check_sale(&program, &start);
    compiler.check_demands(&program);
    compiler.check_claims(&program);
    #[cfg(test)]
    let words = compiler.dictionary.used.get().words;
    let (seats, territory) = (compiler.dictionary.seats.clone(), compiler.dictionary.territory);
    if !compiler.report.is_empty() {
        return None;
    }
    if program.race.is_some() {
        start.decision = Decision::Race;
    }
    check_costs(file, &costs::find(&board, &program, total), setup_at, report);
    if !report.is_empty() {
        return None;
    }
    let rules = rules.clone();
    let parts = Parts { rules, settings, board, seats, program, start, most, territory };
    let race_at = file.race.first().map_or(0, |race| race.span().start);
    Some(Compilation {
        parts,
        setup_at,
        race_at,
        #[cfg(test)]
        words,
    })
}

/// The meaning of words while the start is laid out.
fn dictionary<'a>(
    rules: &'a Rules,
    board: &'a Board,
    settings: &'a Settings,
    definitions: &'a [(String, Ast)],
) -> Dictionary<'a> {
    let file = rules.file();
    Dictionary {
        board,
        seats: Seats::new(board),
        eliminates: false,
        settings,
        options: rules.options(),
        territory: is_set(settings, file.board.territory.as_ref()),
        seeds: None,
        kind: file.kind.first().map(|kind| kind.get_ref().name.get_ref().clone()),
        modes: modes(file),
        has_marks: file.marks.is_some(),
        definitions,
        memory: Cell::default(),
        used: Cell::default(),
    }
}

/// The ordinary seeds of a start.
fn total(start: &Position) -> u32 {
    let on_board = start.cells.iter().map(|seeds| u32::from(*seeds)).sum::<u32>();
    on_board + start.reserve.iter().map(|seeds| u32::from(*seeds)).sum::<u32>()
}

/// What expressions may know of the seeds. Stores are scores unless a second kind counts or seeds are lent.
fn seed_facts(total: u32, kind: Option<&SecondKind>, lends: bool) -> SeedFacts {
    let worth = kind.map_or(0, |kind| i32::from(kind.worth) * i32::from(kind.total));
    SeedFacts { total: total as i32 + worth, stores_are_scores: worth == 0 && !lends }
}

/// Refuses rules that cost too much work.
fn check_costs(file: &RuleFile, costs: &Costs, setup_at: usize, report: &mut Report<'_>) {
    let settle_at = file.settle.first().map_or(setup_at, |case| case.span().start);
    let pick_at = file.pick.first().map_or(0, |case| case.span().start);
    for (what, work, most, at) in [
        ("a lap", costs.lap, costs::LAP_WORK, settle_at),
        ("looking for moves", costs.listing, costs::LISTING_WORK, pick_at),
    ] {
        if work > most {
            let message =
                format!("{what} may cost {work} steps with these rules; at most {most} are possible");
            report.add(at, message, Some("shorter tests, fewer cases, or a smaller board".into()));
        }
    }
}

/// The index of the place that counts South's debts; North's is next to it. They come after all places for seeds.
fn debts(board: &Board, program: &Program) -> usize {
    program.kind.as_ref().map_or(board.place_count(), |second| second.hand + 1)
}

fn modes(file: &RuleFile) -> Vec<String> {
    let mut modes: Vec<String> = Vec::new();
    for pick in &file.pick {
        let mode = pick.get_ref().mode.as_deref().unwrap_or("move").to_ascii_lowercase();
        if !modes.contains(&mode) {
            modes.push(mode);
        }
    }
    modes
}

fn definitions(file: &RuleFile, settings: &Settings, report: &mut Report<'_>) -> Vec<(String, Ast)> {
    let mut definitions = Vec::new();
    for (name, text) in &file.define {
        let Some(text) = standing(settings, text) else { continue };
        match expression::parse(text.get_ref()) {
            Ok(ast) => definitions.push((name.to_ascii_lowercase(), ast)),
            Err(error) => report.add_of_value(report.inside(&text.span(), error.at), error.message, None),
        }
    }
    definitions
}

/// Whether a clause stands with the chosen options; mistakes are reported when the clause is compiled.
fn fits(settings: &Settings, only: Option<&Only>) -> bool {
    only.into_iter().flatten().all(|(name, wanted)| {
        let values = match wanted.get_ref() {
            Plain::List(values) => values.as_slice(),
            value => std::slice::from_ref(value),
        };
        let is_chosen = |chosen: &OptionValue| {
            let wanted = values.iter().filter_map(Plain::value);
            wanted.into_iter().any(|value| plain(&value.to_string()) == plain(&chosen.to_string()))
        };
        settings.get(name).is_some_and(is_chosen)
    })
}

/// The message about a required value that is missing with the chosen options.
const NOTHING_STANDS: &str = "no value applies here with these options";

/// The value that stands with the chosen options, if any does; mistakes are reported when it is compiled.
fn standing<'a, V>(settings: &Settings, chosen: &'a Chosen<V>) -> Option<&'a Placed<V>> {
    match chosen {
        Chosen::Value(value) => Some(value),
        Chosen::Branch(branch) => {
            let branch = branch.get_ref();
            let is_first = fits(settings, Some(&branch.only));
            let value = if is_first { Some(&branch.value) } else { branch.otherwise.as_ref() };
            value.and_then(|value| standing(settings, value))
        }
    }
}

/// Whether the name that a key has may be another one with other options.
fn depends_on_options(name: &Name) -> bool {
    match name {
        Chosen::Value(name) => name.get_ref().starts_with('$'),
        Chosen::Branch(_) => true,
    }
}

fn is_set(settings: &Settings, flag: Option<&Flag>) -> bool {
    flag.and_then(|flag| standing(settings, flag)).is_some_and(|value| *value.get_ref())
}

/// The value of the option a key names with `$`.
fn chosen<'a>(
    report: &mut Report<'_>,
    settings: &'a Settings,
    option: &str,
    at: usize,
) -> Option<&'a OptionValue> {
    let value = settings.get(option);
    if value.is_none() {
        let hint = nearest(option, settings.names()).map(|near| format!("did you mean `${near}`?"));
        report.add(at, format!("there is no option `{option}` in this file"), hint);
    }
    value
}

/// The value of a key that is one of a few names, or an option whose value is. An option may also have one of the names
/// in `also`, which are usual for its game.
fn named<T: Copy>(
    report: &mut Report<'_>,
    settings: &Settings,
    text: &Placed<String>,
    what: &str,
    names: &[(&str, T)],
    also: &[(&str, T)],
) -> Option<T> {
    let (name, is_option) = match text.get_ref().strip_prefix('$') {
        Some(option) => (chosen(report, settings, option, text.span().start)?.to_string(), true),
        None => (text.get_ref().clone(), false),
    };
    // Options keep the spelling of their game; a rule file writes as the reference does.
    let is_named = |known: &str| if is_option { plain(known) == plain(&name) } else { known == name };
    let of = |names: &[(&str, T)]| names.iter().find(|(known, _)| is_named(known)).map(|(_, value)| *value);
    let found = of(names).or_else(|| if is_option { of(also) } else { None });
    if found.is_none() {
        let known = || names.iter().map(|(name, _)| *name);
        let hint = match nearest(&name, known()) {
            _ if of(also).is_some() => {
                format!("only an option may call it so; possible: {}", known().collect::<Vec<_>>().join(", "))
            }
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("possible: {}", known().collect::<Vec<_>>().join(", ")),
        };
        report.add_of_value(text.span().start, format!("`{name}` is not a {what}"), Some(hint));
    }
    found
}

pub(super) struct Compiler<'a, 'r, 's> {
    pub(super) file: &'a RuleFile,
    pub(super) dictionary: Dictionary<'a>,
    pub(super) report: &'r mut Report<'s>,
}

impl Compiler<'_, '_, '_> {
    pub(super) fn expression<T>(
        &mut self,
        text: &str,
        span: &Range<usize>,
        meaning: impl Fn(&Dictionary<'_>, &Ast) -> Result<T, Misuse>,
    ) -> Option<T> {
        if self.report.is_full() {
            return None;
        }
        let error = match expression::parse(text) {
            Err(error) => Misuse { at: error.at, message: error.message, hint: None },
            Ok(ast) => match meaning(&self.dictionary, &ast) {
                Ok(value) => return Some(value),
                Err(error) => error,
            },
        };
        self.report.add_of_value(self.report.inside(span, error.at), error.message, error.hint);
        None
    }

    /// The value of a key that stands with the chosen options.
    pub(super) fn value<'v, V>(&mut self, chosen: Option<&'v Chosen<V>>) -> Option<&'v Placed<V>> {
        match chosen? {
            Chosen::Value(value) => Some(value),
            Chosen::Branch(branch) => {
                let branch = branch.get_ref();
                let is_first = self.stands(Some(&branch.only));
                self.value(if is_first { Some(&branch.value) } else { branch.otherwise.as_ref() })
            }
        }
    }

    /// The value of a key that has to have one.
    pub(super) fn needed<'v, V>(&mut self, chosen: &'v Chosen<V>) -> Option<&'v Placed<V>> {
        let value = self.value(Some(chosen));
        if value.is_none() {
            let hint = Some("say what applies otherwise: `else = …`".into());
            self.report.add(chosen.span().start, NOTHING_STANDS, hint);
        }
        value
    }

    /// Whether a key has a value with the chosen options.
    pub(super) fn is_there<V>(&mut self, chosen: Option<&Chosen<V>>) -> bool {
        self.value(chosen).is_some()
    }

    pub(super) fn flag(&mut self, flag: Option<&Flag>) -> bool {
        self.value(flag).is_some_and(|value| *value.get_ref())
    }

    pub(super) fn test(&mut self, text: Option<&Text>, focus: Focus) -> Test {
        let Some(text) = self.value(text) else { return Test::Always };
        self.expression(&text.get_ref().text(), &text.span(), |words, ast| words.test(ast, focus))
            .unwrap_or(Test::Never)
    }

    pub(super) fn set(&mut self, text: &Pits, focus: Focus) -> Set {
        let set = self.needed(text).map(|text| self.set_at(text, focus));
        set.unwrap_or(Set::Fixed([PitSet::EMPTY; SEATS]))
    }

    /// The set of a key that may be left out.
    pub(super) fn set_if(&mut self, text: Option<&Pits>, focus: Focus) -> Option<Set> {
        self.value(text).map(|text| self.set_at(text, focus))
    }

    pub(super) fn set_at(&mut self, text: &Placed<String>, focus: Focus) -> Set {
        self.expression(text.get_ref(), &text.span(), |words, ast| words.set(ast, focus))
            .unwrap_or(Set::Fixed([PitSet::EMPTY; SEATS]))
    }

    pub(super) fn constant(&mut self, text: &Text) -> i32 {
        let Some(text) = self.needed(text) else { return 0 };
        self.expression(&text.get_ref().text(), &text.span(), |words, ast| words.constant(ast)).unwrap_or(0)
    }

    /// The number of a key that may be left out.
    pub(super) fn number_if(&mut self, text: Option<&Text>, focus: Focus) -> Option<Number> {
        let text = self.value(text)?;
        let number =
            self.expression(&text.get_ref().text(), &text.span(), |words, ast| words.number(ast, focus));
        Some(number.unwrap_or(Number::Fixed(0)))
    }

    /// The value of a key that is one of a few names; the first where it is left out.
    pub(super) fn named<T: Copy>(&mut self, text: Option<&Name>, what: &str, names: &[(&str, T)]) -> T {
        self.named_also(text, what, names, &[])
    }

    /// The value of a key that has to have a value and is one of a few names.
    pub(super) fn named_needed<T: Copy>(&mut self, text: &Name, what: &str, names: &[(&str, T)]) -> T {
        self.needed(text);
        self.named(Some(text), what, names)
    }

    /// The value of a key that is one of a few names; options may use other names too.
    pub(super) fn named_also<T: Copy>(
        &mut self,
        text: Option<&Name>,
        what: &str,
        names: &[(&str, T)],
        also: &[(&str, T)],
    ) -> T {
        let default = names[0].1;
        match self.value(text) {
            None => default,
            Some(text) => {
                named(self.report, self.dictionary.settings, text, what, names, also).unwrap_or(default)
            }
        }
    }

    /// Whether a clause stands with the chosen options.
    pub(super) fn stands(&mut self, only: Option<&Only>) -> bool {
        let mut stands = true;
        for (name, wanted) in only.into_iter().flatten() {
            let span = wanted.span();
            let Some(chosen) = self.dictionary.settings.get(name) else {
                let hint = nearest(name, self.dictionary.settings.names())
                    .map(|near| format!("did you mean `{near}`?"));
                self.report.add(span.start, format!("`only` names an unknown option `{name}`"), hint);
                continue;
            };
            let values = match wanted.get_ref() {
                Plain::List(values) if !matches!(chosen, OptionValue::List(_)) => values.as_slice(),
                value => std::slice::from_ref(value),
            };
            let spec = self.dictionary.option_spec(name);
            let mut fits = false;
            for value in values {
                let value = value.value();
                let known = value.as_ref().and_then(|value| spec.as_ref()?.read(&value.to_string()));
                if known.is_none() {
                    let shown = value.map_or_else(|| "this".to_owned(), |value| format!("`{value}`"));
                    let possible = spec.as_ref().map(|spec| format!("possible: {}", spec.values));
                    self.report.add(
                        span.start,
                        format!("{shown} is not a value of the option `{name}`"),
                        possible,
                    );
                }
                fits |= known
                    .as_ref()
                    .is_some_and(|known| plain(&known.to_string()) == plain(&chosen.to_string()));
            }
            stands &= fits;
        }
        stands
    }

    /// A number of seeds that may be left out.
    pub(super) fn seeds_if(&mut self, text: Option<&Text>) -> Option<u8> {
        text.filter(|text| self.is_there(Some(text))).map(|text| self.seeds(text))
    }

    pub(super) fn seeds(&mut self, text: &Text) -> u8 {
        let value = self.constant(text);
        u8::try_from(value).unwrap_or_else(|_| {
            self.report.add(text.span().start, format!("{value} is not a possible number of seeds"), None);
            0
        })
    }

    fn program(&mut self, kind: Option<SecondKind>) -> Program {
        let elimination = self.elimination();
        let sows_both = kind.as_ref().is_some_and(SecondKind::is_sown);
        let (mut picks, sows) = (self.picks(sows_both), self.sows());
        self.write_directions(&mut picks, &sows);
        Program {
            elimination,
            kind,
            debts: None,
            sows_both,
            race: self.race(),
            picks,
            sows,
            drops: self.drops(),
            settles: self.settles(sows_both),
            resows: self.resows(),
            requirements: self.requirements(),
            passes: self.passes(),
            forfeits: self.forfeits(),
            block: self.block(),
            ends: self.ends_by_moment(),
            modes: self.dictionary.modes.clone(),
            extra_lapses: self.flag(self.file.turn.extra_lapses.as_ref()),
            no_return: self.flag(self.file.turn.no_return.as_ref()),
            binds: self.file.settle.iter().any(|settle| settle.get_ref().bind.is_some()),
            marks: self.marks(),
            endless: self.endless(),
            lap_limit: self.lap_limit(),
            limit_stops: self.named(
                self.file.endless.as_ref().and_then(|endless| endless.at_limit.as_ref()),
                "meaning of a limit of laps",
                &[("endless", false), ("stop", true)],
            ),
            repetition: self.repetition(),
            limits: self.limits(),
            series: self.series(),
            fewest_win: self.named_also(
                self.file.score.goal.as_ref(),
                "goal",
                &[("most", false), ("fewest", true)],
                &[("misere", true)],
            ),
            marks_count: self.flag(self.file.score.marks.as_ref()),
            memory: Memory::default(),
            shortcuts: Shortcuts::default(),
        }
    }

    fn marks(&mut self) -> Option<Marks> {
        let entry = self.file.marks.as_ref()?;
        if !self.stands(entry.only.as_ref()) {
            return None;
        }
        if self.dictionary.board.pit_count() > 64 {
            self.report.add(entry.form.span().start, "pits can be marked on boards of at most 64 pits", None);
        }
        let mut marks = Marks {
            name: entry.name.clone(),
            form: self.named_needed(
                &entry.form,
                "form of marks",
                &[
                    ("by-pit", MarkForm::ByPit),
                    ("one-per-player", MarkForm::OnePerPlayer),
                    ("kept", MarkForm::Kept),
                    ("list", MarkForm::List),
                ],
            ),
            lost_when_lifted: false,
            lost_when_captured: false,
            lost_when_emptied: false,
        };
        for loss in &entry.lost {
            if self.is_there(Some(loss)) {
                let names = [("lifted", 0), ("captured", 1), ("emptied", 2)];
                match self.named(Some(loss), "end of a mark", &names) {
                    0 => marks.lost_when_lifted = true,
                    1 => marks.lost_when_captured = true,
                    _ => marks.lost_when_emptied = true,
                }
            }
        }
        Some(marks)
    }
}
