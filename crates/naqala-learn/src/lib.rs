//! Learning the sowing games: guides, lessons of short positions with goals, and a trainer for counting.
//!
//! A [`Course`] teaches one game step by step. A [`Step`] has a position and a goal. An [`Attempt`] plays it and is
//! judged by the kernel's events, not by a list of expected moves. A course is a file; `docs/lessons.md` describes the
//! format.
//!
//! ```
//! use naqala::Silent;
//! use naqala_learn::{Attempt, Course, Progress};
//!
//! let course = Course::all().iter().find(|course| course.id() == "kalah").unwrap();
//! let step = course.steps().iter().find(|step| step.key() == "store").unwrap();
//! println!("{}", step.text("en"));
//! let mut attempt = Attempt::new(course.game(), step);
//! let ply = course.game().parse_ply(attempt.position(), "c").unwrap();
//! let Progress::Done(verdict) = attempt.play_ply(&ply, &mut Silent).unwrap() else { panic!() };
//! assert!(verdict.passed, "{:?}", verdict.why);
//! ```
//!
//! A [`Question`] asks to count ahead in any game: where the last seed of a move falls, or how many seeds it captures.
//!
//! A `Guide` (feature `guides`) introduces a game before its exact rules, with `Example`s that the tests replay.
//!
//! The `Glossary` (feature `guides`) has the terms of the field and the words of the traditions; a [`Marker`] finds them in
//! texts.
//!
//! All texts are messages in several languages ([`text`]); [`sources`] returns them as written.
#![deny(missing_docs, unsafe_code)]

mod glossary;
#[cfg(feature = "guides")]
mod guides;
mod lessons;
mod texts;
mod trainer;

#[cfg(feature = "guides")]
pub use glossary::{Glossary, Term};
pub use glossary::{Marker, Piece};
#[cfg(feature = "guides")]
pub use guides::{Example, Guide, GuideBlock, GuideError, GuidePart, Section, Span, guide_languages};
pub use lessons::{
    Attempt, Condition, Course, CourseError, CourseFile, Goal, Measure, Progress, Refusal, Step, Unplayable,
    Verdict,
};
pub use lessons::{Bounds, lesson_sources};
pub use texts::{LanguageError, Remark, add_language, languages, sources, text};
pub use trainer::{Answer, Ask, Level, NoQuestion, Question, Score};

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// A text among those that are embedded one after the other.
#[cfg(feature = "guides")]
#[derive(Clone, Copy)]
struct Excerpt {
    of: fn() -> &'static str,
    from: usize,
    to: usize,
}

#[cfg(feature = "guides")]
impl Excerpt {
    fn text(self) -> &'static str {
        &(self.of)()[self.from..self.to]
    }
}
