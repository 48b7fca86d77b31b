//! First lessons: exercises made from the rules of any game.
//!
//! A search through random games finds positions in which only a few moves solve a task. The tasks are goals like those of
//! written courses, so an attempt is judged by its events.

mod candidate;
mod search;
mod task;
#[cfg(test)]
mod tests;

use naqala::Game;

use super::course::{Course, Step};
use super::goal::Goal;

/// The key of the only step where no move can be missed.
const WATCH: &str = "watch";

/// Prefix of the message keys and of the ids of the courses.
pub(super) const FIRST: &str = "first";

impl Course {
    /// A first lesson of a game, made from its rules: the same each time. Tasks that the game does not know, such as
    /// captures where nothing is captured, are left out; there is always one.
    ///
    /// ```
    /// use naqala_learn::Course;
    /// let course = Course::first(&naqala::catalogue::game("kalah").unwrap());
    /// assert_eq!(course.id(), "first-kalah");
    /// let keys: Vec<&str> = course.steps().iter().map(|step| step.key()).collect();
    /// assert!(keys.contains(&"capture") && keys.contains(&"again"), "{keys:?}");
    /// ```
    pub fn first(game: &Game) -> Course {
        let step = |key: &str, position, goal| Step {
            course: FIRST.to_owned(),
            key: key.to_owned(),
            position,
            goal,
            turns: 1,
            replies: Vec::new(),
            mistakes: Vec::new(),
        };
        let found = search::exercises(game).into_iter();
        let mut steps: Vec<Step> =
            found.map(|(task, exercise)| step(task.key(), exercise.position, exercise.goal)).collect();
        if steps.iter().all(|step| step.goal.is_pointed_at()) {
            // Nothing can be chosen in this game, but a move can be followed.
            steps.insert(0, step(WATCH, game.start(), Goal::default()));
        }
        Course::with_texts(format!("{FIRST}-{}", game.id()), FIRST, game.clone(), steps)
    }

    /// The game whose first lesson an id names: `first-oware` names `oware`.
    ///
    /// ```
    /// assert_eq!(naqala_learn::Course::first_of("first-oware"), Some("oware"));
    /// assert_eq!(naqala_learn::Course::first_of("oware"), None);
    /// ```
    pub fn first_of(id: &str) -> Option<&str> {
        id.strip_prefix(FIRST)?.strip_prefix('-').filter(|game| !game.is_empty())
    }
}
