//! Compiles a rule file with chosen options into a [`Game`]: geometry, decision lists, sowing tables.

mod random;
mod seats;
mod series;

use std::cell::Cell;
use std::ops::Range;

use toml::Spanned;

use crate::board::{Board, Layout, Stores};
use crate::game::{Compiled, Game};
use crate::kernel::endless::LAP_LIMIT;
use crate::kernel::program::{
    At, Before, Block, Bonus, Chain, Choose, Drop, End, EndlessResult, Forfeit, GrandSlam, Leftovers, Lift,
    Limits, MarkForm, Marks, Pick, PickAction, Program, Race, RaceModel, Receiver, Relay, Repetition,
    Requirement, Resow, Settle, Shortcuts, Sow, Standstill, Then, WinnerRule,
};
use crate::kinds::SecondKind;
use crate::language::error::Report;
use crate::language::expression::{self, Ast};
use crate::language::file::{OneOrMore, Only, PickEntry, RaceEntry, RuleFile, SettleEntry, SetupEntry, Text};
use crate::language::meaning::{Dictionary, Focus, Memory, Misuse, Number, Set, Test, nearest};
use crate::language::options::{OptionValue, Settings, plain};
use crate::language::rules::{Rules, option_value};
use crate::language::shortcuts;
use crate::moves::{Direction, MAX_PICKS};
use crate::pits::{Pit, PitSet, SEATS, Side};
use crate::position::{Decision, Position};
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
    let seats = compiler.dictionary.seats.clone();
    if !compiler.report.is_empty() {
        return None;
    }
    let Ok(total) = u8::try_from(total) else {
        let hint = Some("fewer seeds in a pit, or fewer pits".into());
        report.add(setup_at, format!("the game has {total} seeds; at most 255 can be counted"), hint);
        return None;
    };
    shortcuts::find(&board, &mut program);
    if program.race.is_some() {
        start.decision = Decision::Race;
    }
    let stores_are_scores = worth == 0 && !lends && !program.marks_count && board.stores() != Stores::Shared;
    let game = Game::new(Compiled {
        rules: rules.clone(),
        settings,
        all: board.all(),
        homes: Side::ALL.map(|side| board.side(side)),
        territory: file.board.territory,
        chunks: board.pit_count().div_ceil(16),
        first_store: board.pit_count(),
        stores_by_chunk: stores_by_chunk(&board, &program),
        homes_by_chunk: Side::ALL
            .map(|side| Game::byte_masks(board.pit_count(), board.side(side).into_iter().map(Pit::index))),
        pits_by_chunk: Game::byte_masks(board.pit_count(), board.all().into_iter().map(Pit::index)),
        stores_are_scores,
        two_stores_decide: stores_are_scores && board.players() == 2,
        board,
        seats,
        program,
        start,
        total,
        most: total.max(most),
    });
    if game.has_race() && !game.is_race_open(&game.start()) {
        let at = file.race.first().map_or(0, |race| race.span().start);
        let hint = Some("`from` has to name filled pits of both players at the start".into());
        report.add(at, "nobody could start this race", hint);
        return None;
    }
    Some(game)
}

/// Where the stores lie among the places in use, those of a second kind of seeds included.
fn stores_by_chunk(board: &Board, program: &Program) -> Vec<u64> {
    let (pits, players) = (board.pit_count(), board.players());
    let is_won = board.stores() != Stores::Shared;
    let mut stores: Vec<usize> = (pits..pits + players).filter(|_| is_won).collect();
    let mut places = board.place_count();
    if let Some(second) = &program.kind {
        stores.extend((pits..pits + players).map(|store| second.place(store)));
        places = second.hand + 1;
    }
    if let Some(debts) = program.debts {
        stores.extend(debts..debts + players);
        places = debts + players;
    }
    Game::byte_masks(places, stores)
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
            toml::Value::Array(values) => values.as_slice(),
            value => std::slice::from_ref(value),
        };
        let is_chosen = |chosen: &OptionValue| {
            let wanted = values.iter().filter_map(option_value);
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
    text: &Spanned<String>,
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
    fn expression<T>(
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

    fn test(&mut self, text: Option<&Text>, focus: Focus) -> Test {
        let Some(text) = text else { return Test::Always };
        self.expression(&text.get_ref().text(), &text.span(), |words, ast| words.test(ast, focus))
            .unwrap_or(Test::Never)
    }

    pub(super) fn set(&mut self, text: &Spanned<String>, focus: Focus) -> Set {
        self.expression(text.get_ref(), &text.span(), |words, ast| words.set(ast, focus))
            .unwrap_or(Set::Fixed([PitSet::EMPTY; SEATS]))
    }

    fn constant(&mut self, text: &Text) -> i32 {
        self.expression(&text.get_ref().text(), &text.span(), |words, ast| words.constant(ast)).unwrap_or(0)
    }

    fn number(&mut self, text: &Text, focus: Focus) -> Number {
        self.expression(&text.get_ref().text(), &text.span(), |words, ast| words.number(ast, focus))
            .unwrap_or(Number::Fixed(0))
    }

    pub(super) fn named<T: Copy>(
        &mut self,
        text: Option<&Spanned<String>>,
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
    fn stands(&mut self, only: Option<&Only>) -> bool {
        let mut stands = true;
        for (name, wanted) in only.into_iter().flatten() {
            let span = wanted.span();
            let Some(chosen) = self.dictionary.settings.get(name) else {
                let hint = nearest(name, self.dictionary.settings.names())
                    .map(|near| format!("did you mean `{near}`?"));
                self.report.add(span.start, format!("`only` names an unknown option `{name}`"), hint);
                continue;
            };
            let values: Vec<&toml::Value> = match wanted.get_ref() {
                toml::Value::Array(values) if !matches!(chosen, OptionValue::List(_)) => {
                    values.iter().collect()
                }
                value => vec![value],
            };
            let spec = self.dictionary.option_spec(name);
            let mut fits = false;
            for value in values {
                let value = option_value(value);
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

    /// The position a game begins with, where the file lays it out, and how many seeds other positions may have.
    fn setup(&mut self) -> (Position, usize, u8) {
        let mut start = Position::empty();
        let file = self.file;
        let mut found = None;
        let mut most = 0;
        for entry in &file.setup {
            if found.is_some() || !self.stands(entry.get_ref().only.as_ref()) {
                continue;
            }
            found = Some(entry.span().start);
            self.lay_out(entry.get_ref(), entry.span().start, &mut start);
            most = entry.get_ref().most.as_ref().map_or(0, |most| self.seeds(most));
        }
        if found.is_none() {
            self.report.add(0, "no [[setup]] stands with these options", None);
        }
        if file.board.territory {
            let north = self.dictionary.board.side(Side::North);
            if self.dictionary.board.pit_count() > 64 {
                self.report.add(0, "pits can change owners on boards of at most 64 pits", None);
            }
            start.territory = north.0 as u64;
        }
        (start, found.unwrap_or(0), most)
    }

    pub(super) fn seeds(&mut self, text: &Text) -> u8 {
        let value = self.constant(text);
        u8::try_from(value).unwrap_or_else(|_| {
            self.report.add(text.span().start, format!("{value} is not a possible number of seeds"), None);
            0
        })
    }

    fn lay_out(&mut self, entry: &SetupEntry, at: usize, start: &mut Position) {
        if let Some(seeds) = &entry.seeds {
            let seeds = self.seeds(seeds);
            for pit in self.dictionary.board.pits() {
                start.cells[pit.index()] = seeds;
            }
        }
        if let Some(rows) = &entry.rows {
            self.lay_rows(rows, start);
        }
        if let Some(random) = &entry.random {
            self.throw(random, start);
        }
        if entry.seeds.is_none() && entry.rows.is_none() && entry.random.is_none() {
            self.report.add(at, "a setup needs `seeds`, `rows` or `random`", Some("seeds = 4".into()));
        }
        for (pits, seeds) in &entry.except {
            let seeds = self.seeds(seeds);
            if let Set::Fixed([south, ..]) = self.set(pits, Focus::None) {
                for pit in south {
                    start.cells[pit.index()] = seeds;
                }
            }
        }
        if let Some(reserve) = &entry.reserve {
            let seeds = self.seeds(reserve);
            start.reserve = [seeds; 2];
        }
        if let Some(marked) = &entry.marked
            && let Set::Fixed([south, ..]) = self.set(marked, Focus::None)
        {
            for side in [Side::South, Side::North] {
                start.marks[side.index()] = (south & self.dictionary.board.side(side)).0 as u64;
            }
        }
    }

    fn lay_rows(&mut self, rows: &Spanned<Vec<Vec<Text>>>, start: &mut Position) {
        let span = rows.span();
        let board = self.dictionary.board;
        let common = Some(board.common_rows()).filter(|rows| !rows.is_empty());
        let sides = board.seats().iter().map(|side| board.side_rows(*side));
        for places in common.into_iter().chain(sides).filter(|places| !places.is_empty()) {
            let fits = places.len() == rows.get_ref().len()
                && places.iter().zip(rows.get_ref()).all(|(places, row)| places.len() == row.len());
            if !fits {
                let message = "the rows of the setup do not fit the board";
                let hint = format!("{} row(s) of {} pits a side", places.len(), places[0].len());
                self.report.add(span.start, message, Some(hint));
                return;
            }
            for (place, value) in places.iter().flatten().zip(rows.get_ref().iter().flatten()) {
                start.cells[place.index()] = self.seeds(value);
            }
        }
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
            ends: self.ends(),
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

    fn race(&mut self) -> Option<Race> {
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

    fn race_case(&mut self, entry: &RaceEntry) -> Option<Race> {
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

    fn picks(&mut self, sows_both: bool) -> Vec<Pick> {
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

    fn pick(&mut self, entry: &PickEntry, at: usize, case: u8) -> Pick {
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

    fn written(&mut self, write: Option<&Spanned<String>>) -> String {
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

    /// What a direction may be called on this board; the first is meant if none is named.
    fn directions(&self) -> Vec<(&'static str, Option<Direction>)> {
        let ways = self.dictionary.board.ways();
        let mut names: Vec<_> = ways.iter().map(|way| (way.name(), Some(*way))).collect();
        if ways.len() > 2 {
            names.insert(0, ("any", None));
            return names;
        }
        names.splice(
            0..0,
            [
                ("counterclockwise", Some(Direction::CounterClockwise)),
                ("clockwise", Some(Direction::Clockwise)),
                ("either", None),
            ],
        );
        names
    }

    fn sows(&mut self) -> Vec<Sow> {
        let file = self.file;
        let mut sows = Vec::new();
        for entry in file.sow.iter().map(Spanned::get_ref) {
            if !self.stands(entry.only.as_ref()) {
                continue;
            }
            let ways = self.directions();
            let direction = self.named(entry.direction.as_ref(), "direction", &ways);
            let skip = entry.skip.as_ref().map(|skip| self.set(skip, Focus::Start));
            let skips_start = skip == Some(Set::Start);
            sows.push(Sow {
                when: self.test(entry.when.as_ref(), Focus::Start),
                direction,
                first_in_start: self.named(
                    entry.first.as_ref(),
                    "first pit",
                    &[("next", false), ("start", true)],
                ),
                skip: skip.filter(|_| !skips_start),
                skips_start,
                toll: entry.toll.as_ref().map_or(0, |toll| self.seeds(toll)),
                tables: Vec::new(),
            });
        }
        if sows.is_empty() || sows.last().is_some_and(|last| last.when != Test::Always) {
            sows.push(Sow {
                when: Test::Always,
                direction: self.directions()[0].1,
                first_in_start: false,
                skip: None,
                skips_start: false,
                toll: 0,
                tables: Vec::new(),
            });
        }
        self.unreachable(
            &file.sow.iter().map(Spanned::span).collect::<Vec<_>>(),
            "sow",
            |file_index, this| {
                let entry = file.sow[file_index].get_ref();
                (this.stands(entry.only.as_ref()), entry.when.is_none())
            },
        );
        sows
    }

    /// Reports cases that can never fit because an earlier one always does.
    fn unreachable(
        &mut self,
        spans: &[Range<usize>],
        stage: &str,
        mut entry: impl FnMut(usize, &mut Self) -> (bool, bool),
    ) {
        let mut always = false;
        for (index, span) in spans.iter().enumerate() {
            let (stands, unconditional) = entry(index, self);
            if !stands {
                continue;
            }
            if always {
                let message = format!("this [[{stage}]] case can never fit: the case before it always does");
                self.report.add(
                    span.start,
                    message,
                    Some("put it before, or give the earlier case a `when`".into()),
                );
                return;
            }
            always = unconditional;
        }
    }

    fn drops(&mut self) -> Vec<Drop> {
        let file = self.file;
        let mut drops = Vec::new();
        for spanned in &file.drop {
            let entry = spanned.get_ref();
            if entry.to.is_none() && !entry.unmark {
                let hint = Some("say who gets the seeds: to = \"mover\"".into());
                self.report.add(spanned.span().start, "this [[drop]] case does nothing", hint);
            }
            if self.stands(entry.only.as_ref()) {
                let receivers = [
                    ("mover", Receiver::Mover),
                    ("owner", Receiver::Owner),
                    ("mark-owner", Receiver::MarkOwner),
                    ("other", Receiver::Other),
                    ("here", Receiver::Here),
                ];
                drops.push(Drop {
                    when: self.test(entry.when.as_ref(), Focus::Here),
                    to: entry.to.as_ref().map(|to| self.named(Some(to), "receiver", &receivers)),
                    unmark: entry.unmark,
                    kinds: self.kinds(entry.kind.as_ref()),
                });
            }
        }
        self.unreachable(&file.drop.iter().map(Spanned::span).collect::<Vec<_>>(), "drop", |index, this| {
            let entry = file.drop[index].get_ref();
            (this.stands(entry.only.as_ref()), entry.when.is_none())
        });
        drops
    }

    fn settles(&mut self, sows_both: bool) -> Vec<Settle> {
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
            &file.settle.iter().map(Spanned::span).collect::<Vec<_>>(),
            "settle",
            |index, this| {
                let entry = file.settle[index].get_ref();
                (this.stands(entry.only.as_ref()), entry.when.is_none())
            },
        );
        settles
    }

    fn taken(&mut self, take: Option<&Spanned<OneOrMore>>) -> Vec<Set> {
        let Some(take) = take else { return Vec::new() };
        let place = |one: &Spanned<String>| if one.span().is_empty() { take.span() } else { one.span() };
        let sets = take.get_ref().0.iter();
        sets.filter_map(|one| {
            self.expression(one.get_ref(), &place(one), |words, ast| words.set(ast, Focus::Last))
        })
        .collect()
    }

    /// The further pits of a case; `None` also where their number is always 0.
    fn bonus(&mut self, entry: &SettleEntry) -> Option<Bonus> {
        let count = self.number(entry.bonus.as_ref()?, Focus::Last);
        let enemy = Spanned::new(0..0, "enemy".to_owned());
        let from = self.set(entry.bonus_from.as_ref().unwrap_or(&enemy), Focus::Last);
        let optional = match &entry.bonus_optional {
            None => Test::Never,
            optional => self.test(optional.as_ref(), Focus::Last),
        };
        (count != Number::Fixed(0)).then_some(Bonus { count, from, optional })
    }

    /// When a capture may be left: never, unless the case says so.
    fn optional(&mut self, optional: Option<&Text>) -> Test {
        optional.map_or(Test::Never, |_| self.test(optional, Focus::Last))
    }

    /// When the lap to come may turn round; `None` also where it never may.
    fn may_turn(&mut self, test: Option<&Text>) -> Option<Test> {
        test?;
        Some(self.test(test, Focus::Lap)).filter(|test| *test != Test::Never)
    }

    fn check_settle(&mut self, settle: &Settle, entry: &SettleEntry, at: usize) {
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

    fn resows(&mut self) -> Vec<Resow> {
        let file = self.file;
        let mut resows = Vec::new();
        for entry in file.resow.iter().map(Spanned::get_ref) {
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
        self.unreachable(
            &file.resow.iter().map(Spanned::span).collect::<Vec<_>>(),
            "resow",
            |index, this| {
                let entry = file.resow[index].get_ref();
                (this.stands(entry.only.as_ref()), entry.when.is_none())
            },
        );
        resows
    }

    fn requirements(&mut self) -> Vec<Requirement> {
        let file = self.file;
        let mut requirements = Vec::new();
        for spanned in &file.require {
            let entry = spanned.get_ref();
            if entry.that.is_none() && entry.most.is_none() {
                let hint = Some("add `that = \"filled(enemy)\"`, or `most` with a number".into());
                self.report.add(spanned.span().start, "this [[require]] case demands nothing", hint);
            }
            if self.stands(entry.only.as_ref()) {
                requirements.push(Requirement {
                    when: self.test(entry.when.as_ref(), Focus::None),
                    that: self.test(entry.that.as_ref(), Focus::None),
                    most: entry.most.as_ref().map(|most| self.number(most, Focus::None)),
                    when_sown: self.named(Some(&entry.at), "moment", &[("sown", true), ("played", false)]),
                });
            }
        }
        requirements
    }

    fn forfeits(&mut self) -> Vec<Forfeit> {
        let file = self.file;
        let mut forfeits = Vec::new();
        for entry in file.forfeit.iter().map(Spanned::get_ref) {
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

    fn block(&mut self) -> Option<Block> {
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
                    pit: entry.pit.as_ref().map(|pit| self.set(pit, Focus::Last)),
                    unless: match &entry.unless {
                        None => Test::Never,
                        unless => self.test(unless.as_ref(), Focus::Here),
                    },
                    name: entry.name.clone().unwrap_or_else(|| "blocked".into()),
                });
            }
        }
        found
    }

    fn ends(&mut self) -> [Vec<End>; 4] {
        let file = self.file;
        let mut ends: [Vec<End>; 4] = Default::default();
        for (index, entry) in file.end.iter().map(Spanned::get_ref).enumerate() {
            if !self.stands(entry.only.as_ref()) {
                continue;
            }
            let at = self.named(
                Some(&entry.at),
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
                leftovers: self.named(entry.leftovers.as_ref(), "receiver of the leftovers", &LEFTOVERS),
                winner: self.named(
                    entry.winner.as_ref(),
                    "winner",
                    &[
                        ("score", WinnerRule::Score),
                        ("mover", WinnerRule::Mover),
                        ("other", WinnerRule::Other),
                        ("last", WinnerRule::Last),
                        ("draw", WinnerRule::Draw),
                        ("nobody", WinnerRule::Nobody),
                    ],
                ),
                why: entry.why.clone(),
                case: index as u8,
            };
            self.last_one_left(entry, end.winner);
            ends[at as usize].push(end);
        }
        ends
    }

    /// How stopping and going on are written: a few signs and letters that nothing else in a ply begins with.
    fn choice_signs(&mut self, entry: &SettleEntry) -> [String; 2] {
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

    fn endless(&mut self) -> EndlessResult {
        let entry = self.file.endless.as_ref().map(|endless| &endless.result);
        self.named(
            entry,
            "result of an endless sowing",
            &[
                ("void", EndlessResult::Void),
                ("draw", EndlessResult::Draw),
                ("forbid", EndlessResult::Forbid),
                ("illegal", EndlessResult::Forbid),
                ("stop", EndlessResult::Stop),
                ("loses", EndlessResult::Loses),
                ("annul", EndlessResult::Void),
            ],
        )
    }

    fn lap_limit(&mut self) -> u32 {
        let laps = self.file.endless.as_ref().and_then(|endless| endless.laps.as_ref());
        match laps.map_or(0, |laps| self.constant(laps)) {
            limit @ 1.. => limit as u32,
            _ => LAP_LIMIT,
        }
    }

    fn repetition(&mut self) -> Option<Repetition> {
        let entry = self.file.repetition.as_ref()?;
        let count = self.count(Some(&entry.count));
        let result = self.named(Some(&entry.result), "result of a repetition", &STANDSTILLS)?;
        Some(Repetition { count, result })
    }

    fn limits(&mut self) -> Option<Limits> {
        let entry = self.file.limits.as_ref()?;
        let (plies, without_capture) =
            (self.count(entry.plies.as_ref()), self.count(entry.without_capture.as_ref()));
        let result = self.named(Some(&entry.result), "result of a game that is too long", &STANDSTILLS)?;
        Some(Limits { plies, without_capture, result })
    }
}

const DRAW: Standstill = Standstill { leftovers: Leftovers::Stay, draw: true };
const STANDSTILLS: [(&str, Option<Standstill>); 8] = [
    ("draw", Some(DRAW)),
    ("own-side", Some(Standstill { leftovers: Leftovers::Owner, draw: false })),
    ("split-by-side", Some(Standstill { leftovers: Leftovers::Owner, draw: false })),
    ("split", Some(Standstill { leftovers: Leftovers::Split, draw: false })),
    ("stores", Some(Standstill { leftovers: Leftovers::Stay, draw: false })),
    ("row-owner", Some(Standstill { leftovers: Leftovers::Owner, draw: false })),
    ("nobody", Some(Standstill { leftovers: Leftovers::Stay, draw: false })),
    ("off", None),
];

const LEFTOVERS: [(&str, Leftovers); 8] = [
    ("stay", Leftovers::Stay),
    ("nobody", Leftovers::Stay),
    ("owner", Leftovers::Owner),
    ("mover", Leftovers::Mover),
    ("other", Leftovers::Other),
    ("capturer", Leftovers::Capturer),
    ("last_mover", Leftovers::Capturer),
    ("starter", Leftovers::Starter),
];

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
