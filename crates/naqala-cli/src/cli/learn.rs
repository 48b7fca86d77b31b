//! Options of `naqala learn`.

use clap::Args;

use crate::numbers::number;

#[derive(Args, Debug)]
#[command(
    after_help = "Every game has a first lesson, based on its rules. A step is a position with a task: type a move as in `naqala \
play`, ? for a hint, ! to see a solution, an empty line for the board, q to leave.

Examples:
  naqala learn                    the courses
  naqala learn kalah              the course of a game, or its first lesson
  naqala learn first-kalah        the first lesson, even if there is a course
  naqala learn selus --lang it"
)]
pub(crate) struct LearnArgs {
    /// The course or the game [default: list the courses]
    pub(crate) course: Option<String>,

    /// Begin with this step
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u32>("--step", 1..=1_000_000))]
    pub(crate) step: u32,
}
