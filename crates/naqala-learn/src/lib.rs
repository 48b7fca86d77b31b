//! Learning the sowing games: lessons made of short positions with goals, and a trainer for counting.
//!
//! A [`Course`] teaches one game step by step. A [`Step`] has a position and a goal; an [`Attempt`] plays it and is
//! judged by what the kernel says has happened, never by a list of moves that somebody thought of. A course is a file
//! (`docs/lessons.md` tells how one is written).
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
//! A [`Question`] asks to count a move of any game ahead: where its last seed falls, or how many seeds it captures.
//!
//! All texts are messages in several languages ([`text`]); their sources can be handed on ([`sources`]).
#![deny(missing_docs, unsafe_code)]

mod lessons;
mod texts;
mod trainer;

pub use lessons::{
    Attempt, Condition, Course, CourseError, CourseFile, Goal, Measure, Progress, Step, Verdict,
};
pub use lessons::{Bounds, lesson_sources};
pub use texts::{LanguageError, Remark, add_language, languages, sources, text};
pub use trainer::{Answer, Ask, Level, NoQuestion, Question, Score};

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
