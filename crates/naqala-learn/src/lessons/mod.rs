//! Lessons: positions with goals, tried out and judged.

mod attempt;
mod course;
mod file;
mod first;
mod goal;
mod judge;
mod pointing;
mod solution;
#[cfg(test)]
mod tests;

pub use attempt::{Attempt, Progress};
pub use course::{Course, Step, lesson_sources};
#[cfg(feature = "guides")]
pub(crate) use file::GoalContent;
pub use file::{CourseError, CourseFile};
pub use goal::{Bounds, Condition, Goal, Measure, Unplayable};
#[cfg(feature = "guides")]
pub(crate) use judge::Evidence;
pub use judge::Verdict;
pub use pointing::Refusal;
