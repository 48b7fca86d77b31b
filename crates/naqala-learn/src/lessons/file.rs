//! The file format of a course.

use std::collections::BTreeMap;
use std::fmt;

use naqala::{Choices, Game, Rules};
use serde::Deserialize;

use super::course::{Course, Step};
use super::goal::{Bounds, Goal, Unplayable};
use crate::texts::text;

/// A course as it is written, before its game is at hand.
///
/// ```
/// use naqala_learn::CourseFile;
/// let source = r#"
/// game = "oware"
/// [[step]]
/// key = "capture"
/// position = "S 0 0 0 0 0 2 / N 1 1 4 0 0 0 / stores 20 20"
/// goal = { captures = { least = 4 } }
/// "#;
/// let file = CourseFile::read("my-oware", source).unwrap();
/// let course = file.open(naqala::catalogue::rules(file.game()).unwrap()).unwrap();
/// assert_eq!((course.steps().len(), file.steps()), (1, 1));
///
/// let error = CourseFile::read("my-oware", "game = 3").unwrap_err();
/// assert!(error.to_string().starts_with("lesson `my-oware`"));
/// ```
#[derive(Clone, Debug)]
pub struct CourseFile {
    id: String,
    content: Content,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Content {
    game: String,
    preset: Option<String>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    step: Vec<StepContent>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StepContent {
    pub(super) key: String,
    /// The position; the start of the game if there is none.
    pub(super) position: Option<String>,
    #[serde(default)]
    pub(super) goal: GoalContent,
    #[serde(default = "one")]
    pub(super) turns: u32,
    /// The plies of the opponent; where they cannot be played, and beyond them, the opponent takes what there is.
    #[serde(default)]
    pub(super) replies: Vec<String>,
    #[serde(default)]
    pub(super) mistakes: Vec<GoalContent>,
}

fn one() -> u32 {
    1
}

/// The conditions, with pits given by name. All that are present have to hold.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct GoalContent {
    pub(super) captures: Option<Bounds>,
    pub(super) gains: Option<Bounds>,
    pub(super) loses: Option<Bounds>,
    pub(super) feeds: Option<Bounds>,
    pub(super) laps: Option<Bounds>,
    pub(super) from: Option<Vec<String>>,
    pub(super) last: Option<String>,
    pub(super) again: Option<bool>,
    pub(super) marked: Option<Vec<String>>,
    pub(super) unmarked: Option<Vec<String>>,
    pub(super) blocks: Option<String>,
    pub(super) refused: Option<bool>,
    pub(super) wins: Option<bool>,
    pub(super) illegal: Option<Unplayable>,
}

/// What is wrong with the file of a course, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseError {
    /// The name of the file.
    pub lesson: String,
    /// The key of the step, if one is to blame.
    pub step: Option<String>,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for CourseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lesson `{}`", self.lesson)?;
        if let Some(step) = &self.step {
            write!(f, ", step `{step}`")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl std::error::Error for CourseError {}

impl CourseFile {
    /// Reads the text of a file; the name is the id of the course, with which the keys of its messages begin.
    ///
    /// # Errors
    /// [`CourseError`] with line and column where the text is not the file of a course.
    pub fn read(id: &str, source: &str) -> Result<CourseFile, CourseError> {
        let content: Content =
            toml::from_str(source).map_err(|error| error_in(id, None, error.to_string()))?;
        if content.step.is_empty() {
            return Err(error_in(id, None, "there is no step; write at least one `[[step]]`".into()));
        }
        let mut keys: Vec<&str> = content.step.iter().map(|step| step.key.as_str()).collect();
        keys.sort_unstable();
        if let Some(twice) = keys.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(error_in(id, Some(twice[0]), "two steps have this key; give one another".into()));
        }
        Ok(CourseFile { id: id.to_owned(), content })
    }

    /// The id of the game that is taught.
    pub fn game(&self) -> &str {
        &self.content.game
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.content.step.len()
    }

    /// The topic of the course, in a sentence.
    pub fn summary(&self, language: &str) -> String {
        text(language, &format!("lesson-{}", self.id), &[])
    }

    /// The course, with the rules of its game.
    ///
    /// # Errors
    /// [`CourseError`] if the options or a position do not fit the rules, or a goal names a pit that is not there.
    pub fn open(&self, rules: &Rules) -> Result<Course, CourseError> {
        let error = |why: String| error_in(&self.id, None, why);
        let mut choices = Choices::new();
        if let Some(preset) = &self.content.preset {
            choices.preset(preset);
        }
        for (name, value) in &self.content.options {
            choices.set(name, value);
        }
        let game = rules.compile(&choices).map_err(|why| error(why.to_string()))?;
        let steps = self
            .content
            .step
            .iter()
            .map(|step| self.step(&game, step).map_err(|why| error_in(&self.id, Some(&step.key), why)));
        Ok(Course::new(self.id.clone(), game.clone(), steps.collect::<Result<_, _>>()?))
    }

    fn step(&self, game: &Game, content: &StepContent) -> Result<Step, String> {
        let position = match &content.position {
            Some(text) => game.parse_position(text).map_err(|error| error.to_string())?,
            None => game.start(),
        };
        if position.is_over() || !position.begins_ply() {
            return Err("nobody can begin a move in this position".into());
        }
        if content.turns == 0 {
            return Err("`turns` is how many turns the learner has: at least 1".into());
        }
        let learner = position.to_move();
        let read = |goal: &GoalContent| Goal::read(game, learner, goal);
        Ok(Step {
            course: self.id.clone(),
            key: content.key.clone(),
            position,
            goal: read(&content.goal)?,
            turns: content.turns,
            replies: content.replies.clone(),
            mistakes: content.mistakes.iter().map(read).collect::<Result<_, _>>()?,
        })
    }
}

fn error_in(lesson: &str, step: Option<&str>, why: String) -> CourseError {
    CourseError { lesson: lesson.to_owned(), step: step.map(str::to_owned), why }
}
