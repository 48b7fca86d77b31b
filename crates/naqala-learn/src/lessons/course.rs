//! Courses and their steps.

use std::sync::LazyLock;

use naqala::{Game, Pit, PitSet, Ply, Position, catalogue};

use super::attempt::Attempt;
use super::file::{CourseError, CourseFile};
use super::goal::Goal;
use super::solution;
use crate::LESSONS;
use crate::texts::{Remark, text};

/// A game taught step by step.
#[derive(Clone, Debug)]
pub struct Course {
    id: String,
    /// Prefix of its message keys: the id, or a name that several courses share.
    texts: String,
    game: Game,
    steps: Vec<Step>,
}

/// One step of a course: a position, and a goal to reach from it.
#[derive(Clone, Debug)]
pub struct Step {
    pub(super) course: String,
    pub(super) key: String,
    pub(super) position: Position,
    pub(super) goal: Goal,
    pub(super) turns: u32,
    pub(super) replies: Vec<String>,
    pub(super) mistakes: Vec<Goal>,
}

/// The embedded files of courses, by id, for servers that hand them on.
pub fn lesson_sources() -> &'static [(&'static str, &'static str)] {
    LESSONS
}

impl Course {
    pub(super) fn new(id: String, game: Game, steps: Vec<Step>) -> Course {
        Course { texts: id.clone(), id, game, steps }
    }

    /// A course that shares its texts with others.
    pub(super) fn with_texts(id: String, texts: &str, game: Game, steps: Vec<Step>) -> Course {
        Course { id, texts: texts.to_owned(), game, steps }
    }

    /// The embedded courses, sorted by id.
    ///
    /// # Panics
    /// If an embedded file is broken, which a test rules out.
    pub fn all() -> &'static [Course] {
        static COURSES: LazyLock<Vec<Course>> = LazyLock::new(|| {
            let read =
                |&(id, source): &(&str, &str)| embedded(id, source).unwrap_or_else(|error| panic!("{error}"));
            LESSONS.iter().map(read).collect()
        });
        &COURSES
    }

    /// The id of the course: the name of its file.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The game that is taught, with the options of the course.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The steps, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The topic of the course, in a sentence.
    pub fn summary(&self, language: &str) -> String {
        text(language, &format!("lesson-{}", self.texts), &[])
    }
}

fn embedded(id: &str, source: &str) -> Result<Course, CourseError> {
    let file = CourseFile::read(id, source)?;
    let rules = catalogue::rules(file.game()).ok_or_else(|| CourseError {
        lesson: id.to_owned(),
        step: None,
        why: format!("there is no game `{}`", file.game()),
    })?;
    file.open(rules)
}

impl Step {
    /// The name of the step within its course.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The initial position; the learner is to move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What the learner has to achieve.
    pub fn goal(&self) -> &Goal {
        &self.goal
    }

    /// How many turns the learner has for it; moves of an extra turn belong to the same turn.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// The heading.
    pub fn title(&self, language: &str) -> String {
        self.say(language, "-title")
    }

    /// The text that teaches.
    pub fn text(&self, language: &str) -> String {
        self.say(language, "")
    }

    /// A hint.
    pub fn hint(&self, language: &str) -> String {
        self.say(language, "-hint")
    }

    /// The text for a learner who has reached the goal.
    pub fn done(&self, language: &str) -> String {
        self.say(language, "-done")
    }

    /// The goal in sentences, made from its conditions.
    pub fn goal_text(&self, game: &Game, language: &str) -> String {
        let sentences = self.goal.remarks(game);
        let mut texts: Vec<String> = sentences.iter().map(|remark| remark.text(language)).collect();
        if self.turns > 1 {
            texts.push(Remark::new("goal-turns").with("n", self.turns).text(language));
        }
        texts.join(" ")
    }

    /// The pits that answer a step that asks for one.
    pub fn answers(&self, game: &Game) -> PitSet {
        let is_answer = |pit: &Pit| Attempt::new(game, self).point(*pit).0.passed;
        game.board().pits().filter(is_answer).collect()
    }

    /// The learner's plies of a solution; `None` if there is none.
    pub fn solution(&self, game: &Game) -> Option<Vec<Ply>> {
        solution::find(game, self, true)
    }

    /// The keys of all messages of the step.
    pub fn message_keys(&self) -> Vec<String> {
        let mistakes = (1..=self.mistakes.len()).map(|number| format!("-mistake-{number}"));
        let endings = ["-title", "", "-hint", "-done"].into_iter().map(str::to_owned).chain(mistakes);
        endings.map(|ending| self.message_key(&ending)).collect()
    }

    pub(super) fn message_key(&self, ending: &str) -> String {
        format!("lesson-{}-{}{ending}", self.course, self.key)
    }

    fn say(&self, language: &str, ending: &str) -> String {
        text(language, &self.message_key(ending), &[])
    }
}
