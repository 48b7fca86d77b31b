//! Options and presets: the named choices a rule file leaves open.

use std::fmt;

use crate::spelling::nearest;

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OptionValue {
    /// Yes or no.
    Bool(bool),
    /// A number.
    Int(i64),
    /// One of several names.
    Text(String),
    /// Several numbers, such as the counts that are captured.
    List(Vec<i64>),
    /// Not set.
    Null,
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Bool(value) => write!(f, "{value}"),
            OptionValue::Int(value) => write!(f, "{value}"),
            OptionValue::Text(value) => f.write_str(value),
            OptionValue::List(values) => {
                f.write_str("[")?;
                for (at, value) in values.iter().enumerate() {
                    write!(f, "{}{value}", if at == 0 { "" } else { "," })?;
                }
                f.write_str("]")
            }
            OptionValue::Null => f.write_str("none"),
        }
    }
}

/// Options with their values as texts, as [`Choices::set`] reads them.
///
/// ```
/// # use naqala::{catalogue, options_as_texts};
/// let game = catalogue::game("kalah").unwrap();
/// assert!(options_as_texts(game.chosen()).contains(&("seeds".to_owned(), "4".to_owned())));
/// ```
pub fn options_as_texts(options: &[(String, OptionValue)]) -> Vec<(String, String)> {
    options.iter().map(|(name, value)| (name.clone(), value.to_string())).collect()
}

/// The values an option may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionValues {
    /// One of these.
    OneOf(Vec<OptionValue>),
    /// Any whole number from `min` to `max`.
    Range {
        /// The smallest number allowed.
        min: i64,
        /// The largest number allowed.
        max: i64,
    },
}

impl OptionValues {
    /// The values that a study of the variants tries: all that are listed, or the bounds of a range.
    ///
    /// ```
    /// use naqala::{OptionValue, OptionValues};
    /// let range = OptionValues::Range { min: 1, max: 6 };
    /// assert_eq!(range.listed(), [OptionValue::Int(1), OptionValue::Int(6)]);
    /// ```
    pub fn listed(&self) -> Vec<OptionValue> {
        match self {
            OptionValues::OneOf(values) => values.clone(),
            OptionValues::Range { min, max } => vec![OptionValue::Int(*min), OptionValue::Int(*max)],
        }
    }
}

impl fmt::Display for OptionValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValues::OneOf(values) => {
                let names: Vec<String> = values.iter().map(OptionValue::to_string).collect();
                f.write_str(&names.join(", "))
            }
            OptionValues::Range { min, max } => write!(f, "{min} to {max}"),
        }
    }
}

/// An option of a rule file: its name, its values and what it decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name, as in `--option name=value`.
    pub name: String,
    /// The values it may have.
    pub values: OptionValues,
    /// The value it has unless another is chosen.
    pub default: OptionValue,
    /// Its description, in a sentence.
    pub doc: String,
    /// Where the readings come from.
    pub source: String,
}

impl OptionSpec {
    /// Finds the allowed value for a text; `-`, `_` and blanks are equal, and case does not matter.
    pub(crate) fn read(&self, text: &str) -> Option<OptionValue> {
        let wanted = plain(text);
        match &self.values {
            OptionValues::OneOf(values) => {
                values.iter().find(|value| plain(&value.to_string()) == wanted).cloned()
            }
            OptionValues::Range { min, max } => {
                let value: i64 = text.trim().parse().ok()?;
                (*min..=*max).contains(&value).then_some(OptionValue::Int(value))
            }
        }
    }

    pub(crate) fn allows(&self, value: &OptionValue) -> bool {
        self.read(&value.to_string()).is_some()
    }
}

/// A name reduced to what matters: small letters, `_` for `-` and blanks.
pub(crate) fn plain(name: &str) -> String {
    let folded = name.trim().chars().filter(|c| !matches!(c, '[' | ']'));
    folded
        .map(|c| if matches!(c, '-' | ' ') { '_' } else { c.to_ascii_lowercase() })
        .collect::<String>()
        .replace(",_", ",")
}

/// A named set of option values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name, as in `--preset name`.
    pub name: String,
    /// Its meaning.
    pub doc: String,
    /// The values it sets.
    pub values: Vec<(String, OptionValue)>,
}

/// A player's choices: a preset and single options, in the order given.
///
/// ```
/// use naqala::{Choices, catalogue};
/// let rules = catalogue::rules("oware").unwrap();
/// let game = rules.compile(Choices::new().preset("oware-abapa").set("win_at", "none")).unwrap();
/// assert_eq!(game.changed().len(), 4);
/// assert!(rules.compile(Choices::new().set("grand_slam", "maybe")).is_err());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    presets: Vec<String>,
    options: Vec<(String, String)>,
}

impl Choices {
    /// No choices: every option keeps its default.
    ///
    /// ```
    /// # use naqala::{Choices, catalogue};
    /// let game = catalogue::rules("kalah").unwrap().compile(&Choices::new()).unwrap();
    /// assert!(game.changed().is_empty());
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// Chooses a preset. Single options override it.
    ///
    /// ```
    /// # use naqala::{Choices, catalogue};
    /// let rules = catalogue::rules("oware").unwrap();
    /// let game = rules.compile(Choices::new().preset("oware-abapa")).unwrap();
    /// assert!(!game.changed().is_empty());
    /// assert!(rules.compile(Choices::new().preset("no-such")).is_err());
    /// ```
    pub fn preset(&mut self, name: &str) -> &mut Self {
        self.presets.push(name.to_owned());
        self
    }

    /// Chooses a value for an option.
    ///
    /// ```
    /// # use naqala::{Choices, catalogue};
    /// let rules = catalogue::rules("kalah").unwrap();
    /// assert_eq!(rules.compile(Choices::new().set("seeds", "6")).unwrap().total_seeds(), 72);
    /// assert!(rules.compile(Choices::new().set("seeds", "many")).is_err());
    /// ```
    pub fn set(&mut self, option: &str, value: &str) -> &mut Self {
        self.options.push((option.to_owned(), value.to_owned()));
        self
    }

    /// Whether a value is chosen for an option, singly or by a preset.
    pub(crate) fn says(&self, option: &str, presets: &[Preset]) -> bool {
        let is_meant = |name: &str| plain(name) == plain(option);
        let presets = self
            .presets
            .iter()
            .flat_map(|chosen| presets.iter().filter(move |preset| plain(&preset.name) == plain(chosen)));
        self.options.iter().any(|(name, _)| is_meant(name))
            || presets.flat_map(|preset| &preset.values).any(|(name, _)| is_meant(name))
    }

    /// Chooses a typed value for an option.
    ///
    /// ```
    /// # use naqala::{Choices, OptionValue, catalogue};
    /// let rules = catalogue::rules("kalah").unwrap();
    /// let game = rules.compile(Choices::new().set_value("seeds", &OptionValue::Int(3))).unwrap();
    /// assert_eq!(game.total_seeds(), 36);
    /// ```
    pub fn set_value(&mut self, option: &str, value: &OptionValue) -> &mut Self {
        self.set(option, &value.to_string())
    }
}

/// A choice that the rule file does not offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no option of this name.
    UnknownOption {
        /// The game.
        game: String,
        /// The name that was given.
        option: String,
        /// The option that may have been meant.
        near: Option<String>,
        /// All options of the game.
        known: Vec<String>,
    },
    /// The option has no such value.
    BadValue {
        /// The option.
        option: String,
        /// The value that was given.
        value: String,
        /// The values it may have.
        allowed: String,
    },
    /// There is no preset of this name.
    UnknownPreset {
        /// The game.
        game: String,
        /// The name that was given.
        preset: String,
        /// All presets of the game.
        known: Vec<String>,
    },
    /// The values do not go together.
    Impossible {
        /// The game.
        game: String,
        /// Why not.
        why: String,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::UnknownOption { game, option, near: Some(near), .. } => {
                write!(f, "{game} has no option `{option}`; did you mean `{near}`?")
            }
            OptionError::UnknownOption { game, option, known, .. } if known.is_empty() => {
                write!(f, "{game} has no option `{option}`; it has no options at all")
            }
            OptionError::UnknownOption { game, option, known, .. } => {
                write!(f, "{game} has no option `{option}`; its options are {}", known.join(", "))
            }
            OptionError::BadValue { option, value, allowed } => {
                write!(f, "`{value}` is not a value of the option `{option}`; possible: {allowed}")
            }
            OptionError::UnknownPreset { game, preset, known } if known.is_empty() => {
                write!(f, "{game} has no preset `{preset}`; it has no presets at all")
            }
            OptionError::UnknownPreset { game, preset, known } => {
                write!(f, "{game} has no preset `{preset}`; its presets are {}", known.join(", "))
            }
            OptionError::Impossible { game, why } => write!(f, "{game} cannot be played so: {why}"),
        }
    }
}

impl std::error::Error for OptionError {}

/// Every option with the value it has in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Settings(pub(crate) Vec<(String, OptionValue)>);

impl Settings {
    pub(crate) fn resolve(
        game: &str,
        options: &[OptionSpec],
        presets: &[Preset],
        choices: &Choices,
    ) -> Result<Settings, OptionError> {
        let mut settings =
            Settings(options.iter().map(|option| (option.name.clone(), option.default.clone())).collect());
        for name in &choices.presets {
            let preset =
                presets.iter().find(|preset| plain(&preset.name) == plain(name)).ok_or_else(|| {
                    OptionError::UnknownPreset {
                        game: game.to_owned(),
                        preset: name.clone(),
                        known: presets.iter().map(|preset| preset.name.clone()).collect(),
                    }
                })?;
            for (option, value) in &preset.values {
                settings.put(option, value.clone());
            }
        }
        for (name, text) in &choices.options {
            let option =
                options.iter().find(|option| plain(&option.name) == plain(name)).ok_or_else(|| {
                    let known = || options.iter().map(|option| option.name.as_str());
                    OptionError::UnknownOption {
                        game: game.to_owned(),
                        option: name.clone(),
                        near: nearest(&plain(name), known()).map(str::to_owned),
                        known: known().map(str::to_owned).collect(),
                    }
                })?;
            let value = option.read(text).ok_or_else(|| OptionError::BadValue {
                option: option.name.clone(),
                value: text.clone(),
                allowed: option.values.to_string(),
            })?;
            settings.put(&option.name, value);
        }
        Ok(settings)
    }

    fn put(&mut self, name: &str, value: OptionValue) {
        if let Some(entry) = self.0.iter_mut().find(|entry| plain(&entry.0) == plain(name)) {
            entry.1 = value;
        }
    }

    pub(crate) fn get(&self, name: &str) -> Option<&OptionValue> {
        self.0.iter().find(|entry| plain(&entry.0) == plain(name)).map(|entry| &entry.1)
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|entry| entry.0.as_str())
    }
}
