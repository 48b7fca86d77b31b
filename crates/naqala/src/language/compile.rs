//! Compiles a rule file with chosen options into a [`Game`]: geometry, decision lists, sowing tables.

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

use crate::assembly::Parts;
use crate::board::{Board, Layout, Stores};
use crate::game::Game;
use crate::kernel::program::{MarkForm, Marks, Program, Shortcuts};
use crate::kinds::SecondKind;
use crate::language::error::Report;
use crate::language::expression::{self, Ast};
use crate::language::file::{Only, Placed, Plain, RuleFile, Text};
use crate::language::meaning::{Dictionary, Focus, Memory, Misuse, Number, Set, Test, nearest};
use crate::language::options::{OptionValue, Settings, plain};
use crate::language::rules::Rules;
use crate::pits::{PitSet, SEATS};
use crate::position::Decision;
use crate::seats::Seats;

/// Compiles, adding every mistake to the report; `None` when there was one.
pub(crate) fn compile(rules: &Rules, settings: Settings, report: &mut Report<'_>) -> Option<Game> {
    let file = rules.file();
    let definitions = definitions(file, report);
    let board = board(file, &settings, report)?;
    let dictionary = Dictionary {
        board: &board,
        seats: Seats::new(&board),
        eliminates: false,
        settings: &settings,
        options: rules.options(),
        territory: file.board.territory,
        total: None,
        kind: file.kind.first().map(|kind| kind.get_ref().name.get_ref().clone()),
        stores_are_scores: true,
        modes: modes(file),
        definitions: &definitions,
        memory: Cell::default(),
    };
    let mut compiler = Compiler { file, dictionary, report };
    compiler.teams();
    let (mut start, setup_at, most) = compiler.setup();
    let total = start.cells.iter().map(|seeds| u32::from(*seeds)).sum::<u32>()
        + start.reserve.iter().map(|seeds| u32::from(*seeds)).sum::<u32>();
    let kind = compiler.kind(&mut start);
    let worth = kind.as_ref().map_or(0, |kind| i32::from(kind.worth) * i32::from(kind.total));
    compiler.dictionary.total = Some(total as i32 + worth);
    let lends = file.pick.iter().any(|pick| pick.get_ref().refill.is_some());
    compiler.dictionary.stores_are_scores = worth == 0 && !lends;
    let mut program = compiler.program(kind);
    program.debts = lends.then(|| debts(&board, &program));
    program.memory = compiler.dictionary.memory.get();
    compiler.check_seats(&program);
    compiler.check_sale(&program, &start);
    let seats = compiler.dictionary.seats.clone();
    if !compiler.report.is_empty() {
        return None;
    }
    if program.race.is_some() {
        start.decision = Decision::Race;
    }
    let (rules, territory) = (rules.clone(), file.board.territory);
    let parts = Parts { rules, settings, board, seats, program, start, most, territory };
    let seeds = parts.seeds();
    let Some(game) = parts.assemble() else {
        let hint = Some("fewer seeds in a pit, or fewer pits".into());
        report.add(setup_at, format!("the game has {seeds} seeds; at most 255 can be counted"), hint);
        return None;
    };
    if game.has_race() && !game.is_race_open(&game.start()) {
        let at = file.race.first().map_or(0, |race| race.span().start);
        let hint = Some("`from` has to name filled pits of both players at the start".into());
        report.add(at, "nobody could start this race", hint);
        return None;
    }
    Some(game)
}

/// The place that counts what South owes; North's follows. It lies behind all places for seeds.
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

fn definitions(file: &RuleFile, report: &mut Report<'_>) -> Vec<(String, Ast)> {
    let mut definitions = Vec::new();
    for (name, text) in &file.define {
        match expression::parse(text.get_ref()) {
            Ok(ast) => definitions.push((name.to_ascii_lowercase(), ast)),
            Err(error) => report.add(report.inside(&text.span(), error.at), error.message, None),
        }
    }
    definitions
}

fn board(file: &RuleFile, settings: &Settings, report: &mut Report<'_>) -> Option<Board> {
    let entry = &file.board;
    let layout = named(report, settings, &entry.layout, "layout", &Layout::NAMES)?;
    let stores = match &entry.stores {
        None => Stores::Off,
        Some(stores) => {
            let names = [
                ("off", Stores::Off),
                ("right", Stores::Right),
                ("left", Stores::Left),
                ("shared", Stores::Shared),
                ("ccw", Stores::Right),
                ("cw", Stores::Left),
            ];
            named(report, settings, stores, "place of stores", &names)?
        }
    };
    let (pits, at) = pits_in_a_row(file, settings, report)?;
    match Board::new(layout, pits, stores) {
        Ok(mut board) => {
            if entry.trays.is_some() {
                board.add_trays();
            }
            Some(board)
        }
        Err(why) => {
            report.add(at, format!("there is no such board: {why}"), None);
            None
        }
    }
}

/// The number of pits in a row, and where the file says it. It is needed to make the board that expressions are
/// about, so it can be a number, an option, or the length of the rows in the setup.
fn pits_in_a_row(file: &RuleFile, settings: &Settings, report: &mut Report<'_>) -> Option<(usize, usize)> {
    let Some(pits) = &file.board.pits else {
        let setup = file.setup.iter().find(|setup| fits(settings, setup.get_ref().only.as_ref()));
        let rows = setup.and_then(|setup| setup.get_ref().rows.as_ref());
        let length = rows.and_then(|rows| Some((rows.get_ref().first()?.len(), rows.span().start)));
        if length.is_none() {
            let hint = Some("write `pits = 6`, or lay the pits out with `rows` in [[setup]]".into());
            report.add(
                file.board.layout.span().start,
                "the board does not say how many pits a row has",
                hint,
            );
        }
        return length;
    };
    let at = pits.span().start;
    let text = pits.get_ref().text();
    let number = match text.strip_prefix('$') {
        Some(option) => match chosen(report, settings, option, at)? {
            OptionValue::Int(value) => Some(*value),
            _ => None,
        },
        None => text.parse().ok(),
    };
    let number = number.and_then(|number| usize::try_from(number).ok());
    if number.is_none() {
        let hint = Some("write `pits = 6`, or `pits = \"$pits\"` with an option `pits`".into());
        report.add(at, "the number of pits has to be a number or an option", hint);
    }
    number.map(|number| (number, at))
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

/// The value of a key that is one of a few names, or an option whose value is.
fn named<T: Copy>(
    report: &mut Report<'_>,
    settings: &Settings,
    text: &Placed<String>,
    what: &str,
    names: &[(&str, T)],
) -> Option<T> {
    let name = match text.get_ref().strip_prefix('$') {
        Some(option) => chosen(report, settings, option, text.span().start)?.to_string(),
        None => text.get_ref().clone(),
    };
    let found = names.iter().find(|(known, _)| plain(known) == plain(&name)).map(|(_, value)| *value);
    if found.is_none() {
        let known = || names.iter().map(|(name, _)| *name);
        let hint = match nearest(&name, known()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("possible: {}", known().collect::<Vec<_>>().join(", ")),
        };
        report.add(text.span().start, format!("`{name}` is not a {what}"), Some(hint));
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
        let error = match expression::parse(text) {
            Err(error) => Misuse { at: error.at, message: error.message, hint: None },
            Ok(ast) => match meaning(&self.dictionary, &ast) {
                Ok(value) => return Some(value),
                Err(error) => error,
            },
        };
        self.report.add(self.report.inside(span, error.at), error.message, error.hint);
        None
    }

    pub(super) fn test(&mut self, text: Option<&Text>, focus: Focus) -> Test {
        let Some(text) = text else { return Test::Always };
        self.expression(&text.get_ref().text(), &text.span(), |words, ast| words.test(ast, focus))
            .unwrap_or(Test::Never)
    }

    pub(super) fn set(&mut self, text: &Placed<String>, focus: Focus) -> Set {
        self.expression(text.get_ref(), &text.span(), |words, ast| words.set(ast, focus))
            .unwrap_or(Set::Fixed([PitSet::EMPTY; SEATS]))
    }

    pub(super) fn constant(&mut self, text: &Text) -> i32 {
        self.expression(&text.get_ref().text(), &text.span(), |words, ast| words.constant(ast)).unwrap_or(0)
    }

    pub(super) fn number(&mut self, text: &Text, focus: Focus) -> Number {
        self.expression(&text.get_ref().text(), &text.span(), |words, ast| words.number(ast, focus))
            .unwrap_or(Number::Fixed(0))
    }

    pub(super) fn named<T: Copy>(
        &mut self,
        text: Option<&Placed<String>>,
        what: &str,
        names: &[(&str, T)],
    ) -> T {
        let default = names[0].1;
        match text {
            None => default,
            Some(text) => named(self.report, self.dictionary.settings, text, what, names).unwrap_or(default),
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
        Program {
            elimination,
            kind,
            debts: None,
            sows_both,
            race: self.race(),
            picks: self.picks(sows_both),
            sows: self.sows(),
            drops: self.drops(),
            settles: self.settles(sows_both),
            resows: self.resows(),
            requirements: self.requirements(),
            passes: self.passes(),
            forfeits: self.forfeits(),
            block: self.block(),
            ends: self.ends_by_moment(),
            modes: self.dictionary.modes.clone(),
            extra_lapses: self.file.turn.extra_lapses,
            no_return: self.file.turn.no_return,
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
            fewest_win: self.named(
                self.file.score.goal.as_ref(),
                "goal",
                &[("most", false), ("fewest", true), ("misere", true)],
            ),
            marks_count: self.file.score.marks,
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
            form: self.named(
                Some(&entry.form),
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
            if self.stands(loss.get_ref().only.as_ref()) {
                let names = [("lifted", 0), ("captured", 1), ("emptied", 2)];
                match self.named(Some(&loss.get_ref().when), "end of a mark", &names) {
                    0 => marks.lost_when_lifted = true,
                    1 => marks.lost_when_captured = true,
                    _ => marks.lost_when_emptied = true,
                }
            }
        }
        Some(marks)
    }
}
