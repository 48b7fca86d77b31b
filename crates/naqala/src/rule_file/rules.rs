//! A rule file that was read and checked; its options are still open.

use std::sync::Arc;

use crate::read::{ReadError, Tree, Value};
use crate::rule_file::asked::asked_outside;
use crate::rule_file::error::{Report, RuleErrors};
use crate::rule_file::file::{OptionEntry, Placed, Plain, PresetEntry, RuleFile};
use crate::rule_file::kept::KeptFile;
use crate::rule_file::left_out::LeftOut;
use crate::rule_file::limits;
use crate::rule_file::options::{OptionSpec, OptionValue, OptionValues, Preset, plain};
use crate::rule_file::weights::Weights;
use crate::spelling::nearest;
use crate::theme::Theme;

/// The version of the rule language this library reads.
pub(crate) const LANGUAGE_VERSION: i64 = 2;

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

/// The names of a game and its parts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) stores: Option<String>,
    pub(crate) trays: Option<String>,
    pub(crate) bound: Option<String>,
    pub(crate) theme: Option<String>,
}

impl Names {
    fn of(file: &RuleFile) -> Names {
        Names {
            id: file.id.get_ref().clone(),
            name: file.name.clone(),
            stores: file.board.store_name.clone(),
            trays: file.board.trays.clone(),
            bound: file.turn.bound.clone(),
            theme: file.about.theme.as_ref().map(|theme| theme.get_ref().clone()),
        }
    }
}

/// A rule file's texts about its game.
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
    /// The source's title and what it says.
    pub text: String,
}

impl Rules {
    /// Reads a rule file without compiling it for every choice of options. That is enough, and faster, for a file that was
    /// checked before.
    ///
    /// ```
    /// # use naqala::{Rules, catalogue};
    /// let source = catalogue::rules("oware").unwrap().source();
    /// assert_eq!(Rules::read("oware.toml", source).unwrap().id(), "oware");
    /// ```
    ///
    /// # Errors
    /// The mistakes that are seen without compiling, each with line and column.
    pub fn read(file_name: &str, source: &str) -> Result<Rules, RuleErrors> {
        let mut report = Report::new(file_name, source);
        let readable = Rules::read_what_is_right(file_name, source, &mut report);
        report.finish()?;
        Ok(readable.expect("what cannot be read has a mistake").rules)
    }

    /// Reads what is right in a rule file and reports the rest; nothing, if too little is right for looking further.
    pub(crate) fn read_what_is_right(
        file_name: &str,
        source: &str,
        report: &mut Report<'_>,
    ) -> Option<Readable> {
        limits::check_length(source, report);
        if !report.is_empty() {
            return None;
        }
        let tree = match Tree::parse_or_mistakes(source) {
            Ok(tree) => tree,
            Err(mistakes) => {
                mistakes.iter().for_each(|mistake| report.add_unread(mistake));
                return None;
            }
        };
        check_version(&tree, file_name, report);
        // In an older version of the language, further differences are not reported as mistakes.
        if !report.is_empty() {
            return None;
        }
        let (file, left_out, mistakes) = tree.read_what_is_right::<RuleFile>();
        mistakes.iter().for_each(|mistake| report.add_unread(mistake));
        let file = file?;
        check_head(&file, report);
        check_theme(&file, report);
        limits::check(source, &file, report);
        let mut of_options = Report::new(file_name, source);
        let options = read_options(&file.option, &mut of_options);
        let presets = read_presets(&file.preset, &options, &mut of_options);
        let is_readable = of_options.is_empty() && !left_out.iter().any(is_referred_to);
        report.add_further(of_options, left_out.is_empty());
        let about = About {
            summary: file.about.summary.clone(),
            status: file.about.status.get_ref().clone(),
            players: file.about.players.clone().unwrap_or_else(|| {
                let alone = file.board.layout.every().iter().all(|layout| layout.get_ref() == "one-row");
                vec![if alone { 1 } else { 2 }]
            }),
            played: file.about.played.clone(),
            other_names: file.about.other_names.clone(),
            sources: file.source.iter().map(|s| Source { id: s.id.clone(), text: s.text.clone() }).collect(),
            notes: file.about.notes.clone(),
        };
        let rules = Rules {
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
        };
        is_readable.then_some(Readable { rules, is_whole: left_out.is_empty() })
    }

    /// Rules without texts: names and weights only.
    #[cfg(feature = "packed")]
    pub(crate) fn without_text(names: Names, weights: Option<Tree>) -> Rules {
        let weights = weights.map(|tree| Arc::new(Weights::parsed(tree)));
        Rules { shared: Arc::new(Shared { names, ..Shared::default() }), weights }
    }

    pub(crate) fn names(&self) -> &Names {
        &self.shared.names
    }

    /// The game's id, as in `games/<id>.toml`.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::rules("oware").unwrap().id(), "oware");
    /// ```
    pub fn id(&self) -> &str {
        &self.shared.names.id
    }

    /// The game's name.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::rules("oware").unwrap().name(), "Oware");
    /// ```
    pub fn name(&self) -> &str {
        &self.shared.names.name
    }

    /// The theme that suits the game, as its file says.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::rules("congkak").unwrap().theme().id, "boat");
    /// ```
    pub fn theme(&self) -> &'static Theme {
        let named = self.names().theme.as_deref().and_then(Theme::find);
        named.unwrap_or(&Theme::all()[0])
    }

    /// The file's texts about the game.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let about = catalogue::rules("oware").unwrap().about();
    /// assert!(about.summary.contains("Ghana"));
    /// ```
    pub fn about(&self) -> &About {
        &self.shared.about
    }

    /// The options in the order of the file.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let rules = catalogue::rules("kalah").unwrap();
    /// assert!(rules.options().iter().any(|option| option.name == "seeds"));
    /// ```
    pub fn options(&self) -> &[OptionSpec] {
        &self.shared.options
    }

    /// The presets in the order of the file.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let rules = catalogue::rules("oware").unwrap();
    /// assert!(rules.presets().iter().any(|preset| preset.name == "oware-abapa"));
    /// ```
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
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert!(catalogue::rules("oware").unwrap().source().contains("id = \"oware\""));
    /// ```
    pub fn source(&self) -> &str {
        &self.shared.source
    }

    /// The engine's weights for this game, in the engine's own format. They change no rule, and this library does not interpret
    /// them. A packed game keeps them without their text, which is then empty.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert!(catalogue::rules("oware").unwrap().weights().is_some());
    /// assert!(catalogue::rules("tchuka-ruma").unwrap().weights().is_none());
    /// ```
    pub fn weights(&self) -> Option<&str> {
        self.weights.as_deref().map(Weights::text)
    }

    /// The weights as a parsed tree.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let tree = catalogue::rules("oware").unwrap().weights_tree().unwrap().unwrap();
    /// assert!(tree.entries().unwrap().count() > 0);
    /// ```
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn weights_tree(&self) -> Option<Result<&Tree, ReadError>> {
        Some(self.weights.as_deref()?.tree().map_err(Clone::clone))
    }

    /// Whether both have the same weights, or both have none.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let rules = |id| catalogue::rules(id).unwrap();
    /// assert!(rules("oware").has_weights_of(rules("oware")));
    /// assert!(!rules("oware").has_weights_of(rules("kalah")));
    /// ```
    pub fn has_weights_of(&self, other: &Rules) -> bool {
        match (&self.weights, &other.weights) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other) || one == other,
            (one, other) => one.is_none() && other.is_none(),
        }
    }

    /// Replaces the weights, or removes them.
    ///
    /// ```
    /// let rules = naqala::catalogue::rules("kalah").unwrap().clone();
    /// assert_eq!(rules.with_weights(Some("what was learnt")).weights(), Some("what was learnt"));
    /// ```
    #[must_use]
    pub fn with_weights(self, weights: Option<&str>) -> Rules {
        let weights = weights.map(|text| Weights::read(text.to_owned()));
        Rules { weights: weights.map(Arc::new), ..self }
    }

    /// The same with weights that come with the library.
    #[cfg(feature = "catalogue")]
    pub(crate) fn with_embedded_weights(self, text: fn() -> &'static str) -> Rules {
        Rules { weights: Some(Arc::new(Weights::embedded(text))), ..self }
    }

    /// The presets that are listed in the catalogue as separate games, with the options they set.
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
}

/// Rules of which enough is right to look for further mistakes.
pub(crate) struct Readable {
    pub(crate) rules: Rules,
    /// Whether nothing was left out.
    pub(crate) is_whole: bool,
}

/// The tables that other parts of a file refer to: where something is left out of them, expressions elsewhere may only seem
/// wrong.
const REFERRED_TO: [&str; 13] = [
    "block", "board", "define", "kind", "marks", "match", "option", "out", "pick", "preset", "race", "setup",
    "team",
];

/// Whether other parts of a file may refer to a part that was left out. An unknown table may be such a part, misspelt.
fn is_referred_to(left: &LeftOut) -> bool {
    let is_plain = !matches!(left.value, Value::Table(_) | Value::List(_));
    left.path.first().is_none_or(|table| REFERRED_TO.contains(&table.as_str()))
        || left.path.len() == 1 && !is_plain
}

/// Refuses a file that is written in another version of the language.
fn check_version(tree: &Tree, file_name: &str, report: &mut Report<'_>) {
    let Some(entry) = tree.table().iter().find(|entry| entry.key == "naqala") else { return };
    let Value::Integer(version) = entry.value.value else { return };
    if version != LANGUAGE_VERSION {
        let hint = match version {
            1 => format!("`naqala check --upgrade {file_name}` rewrites it in version {LANGUAGE_VERSION}"),
            _ => format!("this program reads version {LANGUAGE_VERSION}: `naqala = {LANGUAGE_VERSION}`"),
        };
        let message = format!("this file is written in version {version} of the rule language");
        report.add(entry.value.place.start, message, Some(hint));
    }
}

fn check_head(file: &RuleFile, report: &mut Report<'_>) {
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

/// The theme is one there is.
fn check_theme(file: &RuleFile, report: &mut Report<'_>) {
    let Some(theme) = &file.about.theme else { return };
    if Theme::find(theme.get_ref()).is_none() {
        let known: Vec<&str> = Theme::all().iter().map(|theme| theme.id).collect();
        report.add(
            theme.span().start,
            format!("there is no theme `{}`", theme.get_ref()),
            Some(format!("use one of {}", known.join(", "))),
        );
    }
}

/// Whether rules can name an option so: `$name`.
fn is_word(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
}

fn read_options(entries: &[Placed<OptionEntry>], report: &mut Report<'_>) -> Vec<OptionSpec> {
    let mut options: Vec<OptionSpec> = Vec::new();
    for entry in entries {
        let (at, entry) = (entry.span().start, entry.get_ref());
        if options.iter().any(|known| plain(&known.name) == plain(&entry.name)) {
            report.add(at, format!("the option `{}` is declared twice", entry.name), None);
            continue;
        }
        if !is_word(&entry.name) {
            let message = format!("`{}` cannot be asked for by a rule", entry.name);
            report.add(at, message, Some("name options with letters, digits, `_` and `-`".into()));
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
            (None, Some([min, max])) => {
                let message = format!("the range of the option `{}` ends before it begins", entry.name);
                report.add(at, message, Some(format!("range = [{max}, {min}]")));
                continue;
            }
            _ => {
                report.add(
                    at,
                    format!("the option `{}` needs either `values` or `range`", entry.name),
                    Some("values = [\"first-is-default\", \"other\"] or range = [1, 10]".into()),
                );
                continue;
            }
        };
        if let OptionValues::OneOf(values) = &values
            && let Some(again) = values.iter().enumerate().find(|(at, value)| values[..*at].contains(value))
        {
            report.add(at, format!("the option `{}` has the value {} twice", entry.name, again.1), None);
        }
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
        if presets.iter().any(|known: &Preset| plain(&known.name) == plain(&entry.name)) {
            report.add(at, format!("the preset `{}` is declared twice", entry.name), None);
        }
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
