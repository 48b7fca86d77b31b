//! The counting trainer: what does this move do?

mod answer;
mod asking;
mod sample;
mod score;
#[cfg(test)]
mod tests;

pub use answer::Answer;
pub use asking::{Ask, NoQuestion, Question};
pub use sample::Level;
pub use score::Score;
