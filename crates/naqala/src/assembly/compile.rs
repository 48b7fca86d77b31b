//! From a rule file and chosen options to a game.

use crate::game::Game;
use crate::language::{self, Compilation};
use crate::rule_file::{
    Choices, OptionError, OptionValues, Readable, Report, RuleError, RuleErrors, Rules, Settings,
    check_unused_options,
};

impl Rules {
    /// Reads and checks a rule file.
    ///
    /// # Errors
    /// All mistakes found, each with line and column and, where possible, a hint.
    ///
    /// ```
    /// let errors = naqala::Rules::parse("my-game.toml", "naqala = 2\nidd = \"my-game\"").unwrap_err();
    /// assert!(errors.to_string().starts_with("my-game.toml:2:1: unknown key `idd`"));
    /// ```
    pub fn parse(file_name: &str, source: &str) -> Result<Rules, RuleErrors> {
        let mut report = Report::new(file_name, source);
        let readable = Rules::read_what_is_right(file_name, source, &mut report);
        if let Some(Readable { rules, is_whole }) = &readable {
            let mut further = Report::new(file_name, source);
            check_all_choices(rules, &mut further);
            report.add_further(further, *is_whole);
            if report.is_empty() {
                check_unused_options(source, &rules.file().option, &mut report);
            }
        }
        report.finish()?;
        Ok(readable.expect("what cannot be read has a mistake").rules)
    }

    /// Warnings: parts of the file that are valid but may not mean what their author thinks, each with line, column and a hint.
    ///
    /// ```
    /// assert!(naqala::catalogue::rules("oware").unwrap().warnings().is_empty());
    /// ```
    pub fn warnings(&self) -> Vec<RuleError> {
        let mut report = Report::new(self.file_name(), self.source());
        language::warn(self.file(), &mut report);
        report.finish().err().map_or_else(Vec::new, |found| found.iter().cloned().collect())
    }

    /// Applies choices and compiles the game.
    ///
    /// ```
    /// # use naqala::{Choices, catalogue};
    /// let rules = catalogue::rules("oware").unwrap();
    /// let game = rules.compile(Choices::new().set("grand_slam", "illegal")).unwrap();
    /// assert_eq!(game.changed().len(), 1);
    /// ```
    ///
    /// # Errors
    /// An unknown option, preset or value, or values that do not go together (more seeds than can be counted).
    pub fn compile(&self, choices: &Choices) -> Result<Game, OptionError> {
        let settings = Settings::resolve(self.id(), self.options(), self.presets(), choices)?;
        let mut report = Report::new(self.file_name(), self.source());
        let game = make(self, settings, &mut report);
        let impossible = |why: String| OptionError::Impossible { game: self.id().to_owned(), why };
        match (report.finish(), game) {
            (Ok(()), Some(game)) => Ok(game),
            (Err(errors), _) => {
                Err(impossible(errors.iter().next().map(|error| error.message.clone()).unwrap_or_default()))
            }
            (Ok(()), None) => Err(impossible("the rules could not be compiled".into())),
        }
    }
}

/// Compiles, adding every mistake to the report; `None` when there was one.
fn make(rules: &Rules, settings: Settings, report: &mut Report<'_>) -> Option<Game> {
    let Compilation { parts, setup_at, race_at, .. } = language::compile(rules, settings, report)?;
    let seeds = parts.seeds();
    let Some(game) = super::assemble(parts) else {
        let hint = Some("fewer seeds in a pit, or fewer pits".into());
        report.add(setup_at, format!("the game has {seeds} seeds; at most 255 can be counted"), hint);
        return None;
    };
    if game.has_race() && !game.is_race_open(&game.start()) {
        let hint = Some("`from` has to name filled pits of both players at the start".into());
        report.add(race_at, "nobody could start this race", hint);
        return None;
    }
    Some(game)
}

/// Compiles the file with its defaults, every preset, and every single other value, so that a mistake in a
/// clause that stands only with some choice is found too.
fn check_all_choices(rules: &Rules, report: &mut Report<'_>) {
    let mut choices = vec![Choices::new()];
    choices.extend(rules.presets().iter().map(|preset| Choices::new().preset(&preset.name).clone()));
    for option in rules.options() {
        if let OptionValues::OneOf(values) = &option.values {
            let others = values.iter().filter(|value| **value != option.default);
            choices.extend(others.map(|value| Choices::new().set_value(&option.name, value).clone()));
        }
    }
    let mut failing = 0;
    for choices in &choices {
        if let Ok(settings) = Settings::resolve(rules.id(), rules.options(), rules.presets(), choices) {
            make(rules, settings, report);
        }
        failing += usize::from(!report.is_empty());
        if failing > MOST_FAILING {
            return;
        }
    }
}

/// Maximum number of choices tried after the first mistake: most of them only repeat it.
const MOST_FAILING: usize = 40;
