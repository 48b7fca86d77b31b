//! A rule file that was read and checked; its options are still open.

use std::sync::Arc;

use crate::game::Game;
use crate::language::asked::asked_outside;
use crate::language::error::{Report, RuleErrors};
use crate::language::file::{OptionEntry, Placed, Plain, PresetEntry, RuleFile};
use crate::language::kept::KeptFile;
use crate::language::meaning::nearest;
use crate::language::options::{
    Choices, OptionError, OptionSpec, OptionValue, OptionValues, Preset, Settings, plain,
};
use crate::language::{compile, unused};
use crate::read::{ReadError, Tree, read};

/// The version of the rule language this library reads.
pub(crate) const LANGUAGE_VERSION: i64 = 1;

/// A checked rule file: a game with its options still open.
///
/// ```
/// let rules = naqala::catalogue::rules("kalah").unwrap();
/// assert_eq!(rules.name(), "Kalah");
/// let game = rules.compile(naqala::Choices::new().set("seeds", "6")).unwrap();
/// assert_eq!(game.total_seeds(), 72);
/// ```
#[derive(Clone, Debug)]
pub struct Rules {
    shared: Arc<Shared>,
    weights: Option<Arc<Weights>>,
}

/// What an engine has learnt: as it was written, and parsed.
#[derive(Debug, PartialEq)]
struct Weights {
    /// Weights that were packed have no text.
    text: String,
    tree: Result<Tree, ReadError>,
}

#[derive(Debug, Default)]
struct Shared {
    names: Names,
    file: KeptFile,
    file_name: String,
    source: String,
    about: About,
    options: Vec<OptionSpec>,
    presets: Vec<Preset>,
    /// The game of which this one is a preset.
    family: Option<String>,
}

/// What a game and parts of it are called.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) stores: Option<String>,
    pub(crate) trays: Option<String>,
    pub(crate) bound: Option<String>,
}

impl Names {
    fn of(file: &RuleFile) -> Names {
        Names {
            id: file.id.get_ref().clone(),
            name: file.name.clone(),
            stores: file.board.store_name.clone(),
            trays: file.board.trays.clone(),
            bound: file.turn.bound.clone(),
        }
    }
}

/// What a rule file tells about its game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The game in a sentence or two.
    pub summary: String,
    /// How sure the rules are: `complete`, `completed` (from public descriptions) or `uncertain`.
    pub status: String,
    /// How many can play: more than one number if an option chooses it.
    pub players: Vec<u8>,
    /// Where and by whom it is played.
    pub played: String,
    /// Other names of the game.
    pub other_names: Vec<String>,
    /// Where the rules come from.
    pub sources: Vec<Source>,
    /// Contradictions of the sources and the reading chosen, and anything else worth knowing.
    pub notes: Vec<String>,
}

impl About {
    /// The numbers of players in short: `2`, or `2–4` where an option chooses.
    ///
    /// ```
    /// let ruma = naqala::catalogue::rules("ruma").unwrap();
    /// assert_eq!(ruma.about().player_range(), "2–4");
    /// ```
    pub fn player_range(&self) -> String {
        let (least, most) = (self.players.iter().min(), self.players.iter().max());
        match (least, most) {
            (Some(least), Some(most)) if least < most => format!("{least}–{most}"),
            (Some(least), _) => least.to_string(),
            _ => String::new(),
        }
    }
}

/// A source of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// A short name.
    pub id: String,
    /// What it is and what it says.
    pub text: String,
}

impl Rules {
    /// Reads and checks a rule file.
    ///
    /// # Errors
    /// All mistakes found, each with line and column and, where possible, a hint.
    ///
    /// ```
    /// let errors = naqala::Rules::parse("my-game.toml", "naqala = 1\nidd = \"my-game\"").unwrap_err();
    /// assert!(errors.to_string().starts_with("my-game.toml:2:1: unknown key `idd`"));
    /// ```
    pub fn parse(file_name: &str, source: &str) -> Result<Rules, RuleErrors> {
        let rules = Rules::read(file_name, source)?;
        let mut report = Report::new(file_name, source);
        check_all_choices(&rules, &mut report);
        if report.is_empty() {
            unused::check(source, &rules.file().option, &mut report);
        }
        report.finish()?;
        Ok(rules)
    }

    /// Reads a rule file without trying it with every choice of options: enough, and quicker, for a file that was checked
    /// before.
    ///
    /// # Errors
    /// The mistakes that are seen without compiling, each with line and column.
    pub fn read(file_name: &str, source: &str) -> Result<Rules, RuleErrors> {
        let mut report = Report::new(file_name, source);
        let file: RuleFile = match read(source) {
            Ok(file) => file,
            Err(error) => {
                report.add_unread(&error);
                return Err(report.finish().expect_err("one mistake was added"));
            }
        };
        check_head(&file, &mut report);
        let options = read_options(&file.option, &mut report);
        let presets = read_presets(&file.preset, &options, &mut report);
        let about = About {
            summary: file.about.summary.clone(),
            status: file.about.status.get_ref().clone(),
            players: file.about.players.clone().unwrap_or_else(|| {
                let alone = file.board.layout.get_ref() == "one-row";
                vec![if alone { 1 } else { 2 }]
            }),
            played: file.about.played.clone(),
            other_names: file.about.other_names.clone(),
            sources: file.source.iter().map(|s| Source { id: s.id.clone(), text: s.text.clone() }).collect(),
            notes: file.about.notes.clone(),
        };
        report.finish()?;
        Ok(Rules {
            shared: Arc::new(Shared {
                names: Names::of(&file),
                file: KeptFile::new(file),
                file_name: file_name.to_owned(),
                source: source.to_owned(),
                about,
                options,
                presets,
                family: None,
            }),
            weights: None,
        })
    }

    /// Rules of which nothing is told but names and weights.
    #[cfg(feature = "packed")]
    pub(crate) fn untold(names: Names, weights: Option<Tree>) -> Rules {
        let weights = weights.map(|tree| Arc::new(Weights { text: String::new(), tree: Ok(tree) }));
        Rules { shared: Arc::new(Shared { names, ..Shared::default() }), weights }
    }

    pub(crate) fn names(&self) -> &Names {
        &self.shared.names
    }

    /// The game's id, as in `games/<id>.toml`.
    pub fn id(&self) -> &str {
        &self.shared.names.id
    }

    /// The game's name.
    pub fn name(&self) -> &str {
        &self.shared.names.name
    }

    /// What the file tells about the game.
    pub fn about(&self) -> &About {
        &self.shared.about
    }

    /// The options in the order of the file.
    pub fn options(&self) -> &[OptionSpec] {
        &self.shared.options
    }

    /// The presets in the order of the file.
    pub fn presets(&self) -> &[Preset] {
        &self.shared.presets
    }

    /// Whether the rules ask about each option, leaving out of account what these tables say: in the order of
    /// [`Rules::options`].
    ///
    /// ```
    /// let rules = naqala::catalogue::rules("oware").unwrap();
    /// let asked = rules.options_asked_outside(&["setup"]);
    /// let seeds = rules.options().iter().position(|option| option.name == "seeds").unwrap();
    /// assert!(!asked[seeds], "seeds are laid out by [[setup]] alone");
    /// ```
    pub fn options_asked_outside(&self, tables: &[&str]) -> Vec<bool> {
        let asked = asked_outside(self.source(), tables);
        self.options().iter().map(|option| asked.contains(&plain(&option.name))).collect()
    }

    /// The text of the rule file.
    pub fn source(&self) -> &str {
        &self.shared.source
    }

    /// What an engine has learnt about the worth of positions in this game, in the engine's own words. It changes no
    /// rule, and nothing in this library knows what it means. A packed game has it without its text, which is empty then.
    pub fn weights(&self) -> Option<&str> {
        self.weights.as_deref().map(|weights| weights.text.as_str())
    }

    /// What stands in the weights, whose text is one in TOML.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn weights_tree(&self) -> Option<Result<&Tree, ReadError>> {
        let weights = self.weights.as_deref()?;
        Some(weights.tree.as_ref().map_err(Clone::clone))
    }

    /// Whether both have the same weights, or none.
    pub fn has_weights_of(&self, other: &Rules) -> bool {
        self.weights == other.weights
    }

    /// The same rules with other weights, or with none.
    ///
    /// ```
    /// let rules = naqala::catalogue::rules("kalah").unwrap().clone();
    /// assert_eq!(rules.with_weights(Some("what was learnt")).weights(), Some("what was learnt"));
    /// ```
    #[must_use]
    pub fn with_weights(self, weights: Option<&str>) -> Rules {
        let weights = weights.map(|text| Weights { text: text.to_owned(), tree: Tree::parse(text) });
        Rules { weights: weights.map(Arc::new), ..self }
    }

    /// The presets that stand in the catalogue as games of their own, with what they set as defaults.
    ///
    /// ```
    /// let congkak = naqala::catalogue::rules("congkak").unwrap();
    /// assert!(congkak.listed_presets().iter().any(|rules| rules.id() == "sungka"));
    /// ```
    pub fn listed_presets(&self) -> Vec<Rules> {
        let entries = self.file().preset.iter().map(Placed::get_ref).zip(self.presets());
        entries
            .filter_map(|(entry, preset)| Some(self.as_preset(entry.id.as_deref()?, entry, preset)))
            .collect()
    }

    fn as_preset(&self, id: &str, entry: &PresetEntry, preset: &Preset) -> Rules {
        let mut file = self.file().clone();
        *file.id.get_mut() = id.to_owned();
        file.name = entry.title.clone().unwrap_or_else(|| entry.name.clone());
        let mut options = self.shared.options.clone();
        for option in &mut options {
            if let Some((_, value)) = preset.values.iter().find(|(name, _)| *name == option.name) {
                option.default = value.clone();
            }
        }
        let mut about = self.shared.about.clone();
        about.summary = preset.doc.clone();
        about.other_names.clear();
        Rules {
            shared: Arc::new(Shared {
                names: Names::of(&file),
                file: KeptFile::new(file),
                file_name: self.shared.file_name.clone(),
                source: self.shared.source.clone(),
                about,
                options,
                presets: Vec::new(),
                family: Some(self.id().to_owned()),
            }),
            weights: self.weights.clone(),
        }
    }

    /// The id of the game whose rules these are: that of the file, also for a preset with a name of its own.
    pub(crate) fn family(&self) -> &str {
        self.shared.family.as_deref().unwrap_or(self.id())
    }

    pub(crate) fn file(&self) -> &RuleFile {
        self.shared.file.get()
    }

    pub(crate) fn file_name(&self) -> &str {
        &self.shared.file_name
    }

    /// Applies choices and makes the game ready to be played.
    ///
    /// # Errors
    /// An unknown option, preset or value, or values that do not go together (more seeds than can be counted).
    pub fn compile(&self, choices: &Choices) -> Result<Game, OptionError> {
        let settings = Settings::resolve(self.id(), self.options(), self.presets(), choices)?;
        let mut report = Report::new(self.file_name(), self.source());
        let game = compile::compile(self, settings, &mut report);
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

fn check_head(file: &RuleFile, report: &mut Report<'_>) {
    if *file.naqala.get_ref() != LANGUAGE_VERSION {
        report.add(
            file.naqala.span().start,
            format!("this file is written in version {} of the rule language", file.naqala.get_ref()),
            Some(format!("this program reads version {LANGUAGE_VERSION}: `naqala = {LANGUAGE_VERSION}`")),
        );
    }
    let id = file.id.get_ref();
    let plain_id = !id.is_empty()
        && id.len() <= 64
        && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    if !plain_id {
        report.add(
            file.id.span().start,
            "an id has small letters, digits and `-` only",
            Some("for example `id = \"my-oware\"`".into()),
        );
    }
    let status = &file.about.status;
    if !matches!(status.get_ref().as_str(), "complete" | "completed" | "uncertain") {
        report.add(
            status.span().start,
            format!("`{}` is not a status", status.get_ref()),
            Some("use complete, completed or uncertain".into()),
        );
    }
}

fn read_options(entries: &[Placed<OptionEntry>], report: &mut Report<'_>) -> Vec<OptionSpec> {
    let mut options: Vec<OptionSpec> = Vec::new();
    for entry in entries {
        let (at, entry) = (entry.span().start, entry.get_ref());
        if options.iter().any(|known| plain(&known.name) == plain(&entry.name)) {
            report.add(at, format!("the option `{}` is declared twice", entry.name), None);
            continue;
        }
        let values = match (&entry.values, entry.range) {
            (Some(values), None) if !values.is_empty() => {
                match values.iter().map(Plain::value).collect::<Option<Vec<_>>>() {
                    Some(values) => OptionValues::OneOf(values),
                    None => {
                        report.add(
                            at,
                            "option values are names, numbers, booleans or lists of numbers",
                            None,
                        );
                        continue;
                    }
                }
            }
            (None, Some([min, max])) if min <= max => OptionValues::Range { min, max },
            _ => {
                report.add(
                    at,
                    format!("the option `{}` needs either `values` or `range`", entry.name),
                    Some("values = [\"first-is-default\", \"other\"] or range = [1, 10]".into()),
                );
                continue;
            }
        };
        let first = match &values {
            OptionValues::OneOf(values) => values[0].clone(),
            OptionValues::Range { min, .. } => OptionValue::Int(*min),
        };
        let mut option = OptionSpec {
            name: entry.name.clone(),
            values,
            default: first,
            doc: entry.doc.clone(),
            source: entry.source.clone(),
        };
        if let Some(default) = &entry.default {
            match default.get_ref().value().filter(|value| option.allows(value)) {
                Some(value) => option.default = value,
                None => report.add(
                    default.span().start,
                    format!(
                        "the default {} is not a value of the option `{}`",
                        default.get_ref(),
                        option.name
                    ),
                    Some(format!("possible: {}", option.values)),
                ),
            }
        }
        options.push(option);
    }
    options
}

fn read_presets(
    entries: &[Placed<PresetEntry>],
    options: &[OptionSpec],
    report: &mut Report<'_>,
) -> Vec<Preset> {
    let mut presets = Vec::new();
    for entry in entries {
        let (at, entry) = (entry.span().start, entry.get_ref());
        let mut values = Vec::new();
        for (name, value) in &entry.set {
            let option = options.iter().find(|option| plain(&option.name) == plain(name));
            match (option, value.value()) {
                (Some(option), Some(value)) if option.allows(&value) => {
                    let value = option.read(&value.to_string()).unwrap_or(value);
                    values.push((option.name.clone(), value));
                }
                (Some(option), _) => report.add(
                    at,
                    format!("the preset `{}` gives `{name}` a value it cannot have", entry.name),
                    Some(format!("possible: {}", option.values)),
                ),
                (None, _) => {
                    report.add(
                        at,
                        format!("the preset `{}` sets an unknown option `{name}`", entry.name),
                        nearest(name, options.iter().map(|option| option.name.as_str()))
                            .map(|near| format!("did you mean `{near}`?")),
                    );
                }
            }
        }
        presets.push(Preset { name: entry.name.clone(), doc: entry.doc.clone(), values });
    }
    presets
}

/// Compiles the file with its defaults, every preset, and every single other value, so that a mistake in a
/// clause that stands only with some choice is found too.
fn check_all_choices(rules: &Rules, report: &mut Report<'_>) {
    let compile = |choices: &Choices, report: &mut Report<'_>| {
        if let Ok(settings) = Settings::resolve(rules.id(), rules.options(), rules.presets(), choices) {
            compile::compile(rules, settings, report);
        }
    };
    compile(&Choices::new(), report);
    for preset in rules.presets() {
        compile(Choices::new().preset(&preset.name), report);
    }
    for option in rules.options() {
        if let OptionValues::OneOf(values) = &option.values {
            for value in values.iter().filter(|value| **value != option.default) {
                compile(Choices::new().set_value(&option.name, value), report);
            }
        }
    }
}
