//! A guide, found by its game and language.

use std::collections::BTreeSet;
use std::fmt;

use naqala::{Rules, catalogue};

use super::block::{GuideBlock, GuidePart, Span};
use super::example::{self, Example};
use super::parse;
use crate::{GUIDE_EXAMPLES, GUIDES};

/// The language used if a guide is missing.
const FALLBACK: &str = "en";

/// An introduction to a game, to be read before its exact rules.
///
/// ```
/// use naqala_learn::{Guide, Section};
///
/// let guide = Guide::find("oware", "en").expect("oware has a guide");
/// assert_eq!(guide.title(), "Oware");
/// assert!(guide.sections().any(|section| section == Section::Play));
/// // Where a language has no guide, there is the English one.
/// assert_eq!(Guide::find("oware", "xx").unwrap().language(), "en");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guide {
    pub(super) game: String,
    pub(super) language: String,
    pub(super) title: String,
    pub(super) blocks: Vec<GuideBlock>,
}

/// What is wrong with a guide or one of its examples, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuideError {
    /// The file: `oware/en.md`.
    pub file: String,
    /// The line in it, if a line is to blame.
    pub line: Option<usize>,
    /// The key of the example, if one is to blame.
    pub example: Option<String>,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for GuideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "guide {}", self.file)?;
        if let Some(line) = self.line {
            write!(f, ", line {line}")?;
        }
        if let Some(example) = &self.example {
            write!(f, ", example `{example}`")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl std::error::Error for GuideError {}

impl Guide {
    /// The guide of a game by its id, in this language or else in English; `None` if there is none. A preset of a game is
    /// described in that game's guide.
    ///
    /// # Panics
    /// If an embedded guide is broken, which a test rules out.
    ///
    /// ```
    /// use naqala_learn::Guide;
    /// assert!(Guide::find("no-such-game", "en").is_none());
    /// assert_eq!(Guide::find("sungka", "en").unwrap().game(), "congkak");
    /// ```
    pub fn find(game: &str, language: &str) -> Option<Guide> {
        let of = |language: &str| {
            GUIDES.iter().find(|(of_game, of_language, _)| *of_game == game && *of_language == language)
        };
        let Some((game, language, source)) = of(language).or_else(|| of(FALLBACK)) else {
            return Guide::find(base(game)?, language);
        };
        Some(Guide::read(game, language, source.text()).unwrap_or_else(|error| panic!("{error}")))
    }

    /// Reads the text of a guide.
    ///
    /// # Errors
    /// [`GuideError`] with the line where the text does not have the form of `docs/guides.md`.
    ///
    /// ```
    /// use naqala_learn::Guide;
    /// let guide = Guide::read("mine", "en", "# Mine\n\nA game of mine.\n\n## In one minute {#play}\n\n1. Sow.\n")?;
    /// assert_eq!(guide.text(80, |_| None), "Mine\n====\nA game of mine.\n\nIn one minute\n-------------\n 1. Sow.\n");
    ///
    /// let error = Guide::read("mine", "en", "# Mine\n\n## How {#how}\n").unwrap_err();
    /// assert_eq!((error.file.as_str(), error.line), ("mine/en.md", Some(3)));
    /// # Ok::<(), naqala_learn::GuideError>(())
    /// ```
    pub fn read(game: &str, language: &str, source: &str) -> Result<Guide, GuideError> {
        parse::read(game, language, source)
    }

    /// The id of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The language it is written in.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The name of the game in its language.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// All that stands below the title.
    pub fn blocks(&self) -> &[GuideBlock] {
        &self.blocks
    }

    /// The sections it has, in order.
    pub fn sections(&self) -> impl Iterator<Item = super::Section> {
        self.blocks.iter().filter_map(|block| match block {
            GuideBlock::Heading { section, .. } => Some(*section),
            GuideBlock::Part(_) | GuideBlock::List { .. } => None,
        })
    }

    /// A summary of the game: the first paragraph.
    ///
    /// ```
    /// assert!(naqala_learn::Guide::find("kalah", "en").unwrap().summary().ends_with('.'));
    /// ```
    pub fn summary(&self) -> String {
        match self.blocks.first() {
            Some(GuideBlock::Part(GuidePart::Text(spans))) => spans.iter().map(Span::words).collect(),
            _ => String::new(),
        }
    }

    /// The keys of the examples that the text shows.
    pub fn shown_examples(&self) -> BTreeSet<&str> {
        self.parts()
            .filter_map(|part| match part {
                GuidePart::Picture { example, .. } => Some(example.as_str()),
                GuidePart::Text(_) => None,
            })
            .collect()
    }

    fn parts(&self) -> impl Iterator<Item = &GuidePart> {
        self.blocks.iter().flat_map(|block| match block {
            GuideBlock::Heading { .. } => Vec::new(),
            GuideBlock::Part(part) => vec![part],
            GuideBlock::List { items, .. } => items.iter().flatten().collect(),
        })
    }

    /// The examples that the guides of a game show, replayed; empty where there are none.
    ///
    /// # Errors
    /// [`GuideError`] if an example claims what the rules do not do.
    ///
    /// ```
    /// let rules = naqala::catalogue::rules("oware").unwrap();
    /// let examples = naqala_learn::Guide::examples(rules)?;
    /// assert!(examples.iter().all(|example| example.game().id() == "oware"));
    /// # Ok::<(), naqala_learn::GuideError>(())
    /// ```
    pub fn examples(rules: &Rules) -> Result<Vec<Example>, GuideError> {
        match GUIDE_EXAMPLES.iter().find(|(game, _)| *game == rules.id()) {
            Some((game, source)) => example::read(game, source.text(), rules),
            None => Ok(Vec::new()),
        }
    }
}

/// The game of which another one is a preset.
fn base(preset: &str) -> Option<&'static str> {
    let is_its_own = |rules: &&Rules| rules.listed_presets().iter().any(|listed| listed.id() == preset);
    catalogue::all().iter().find(is_its_own).map(Rules::id)
}

/// The games with a guide and the language of each, sorted: for programs that show where one is missing.
///
/// ```
/// assert!(naqala_learn::guide_languages().any(|found| found == ("oware", "en")));
/// ```
pub fn guide_languages() -> impl Iterator<Item = (&'static str, &'static str)> {
    GUIDES.iter().map(|(game, language, _)| (*game, *language))
}
