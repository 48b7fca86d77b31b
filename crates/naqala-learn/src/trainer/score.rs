//! Counts right answers.

use super::sample::Level;

/// How many questions were asked and answered rightly.
///
/// ```
/// use naqala_learn::{Level, Score};
/// let mut score = Score::default();
/// for is_right in [true, true, false, true] {
///     score.answered(Level::new(3), is_right);
/// }
/// assert_eq!((score.right, score.asked, score.streak, score.best_streak, score.points), (3, 4, 1, 2, 9));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The questions answered rightly.
    pub right: u32,
    /// The questions answered.
    pub asked: u32,
    /// Right answers in a row, up to now.
    pub streak: u32,
    /// The longest such row.
    pub best_streak: u32,
    /// A right answer gives as many points as its level.
    pub points: u32,
}

impl Score {
    /// Counts an answer to a question of a level.
    pub fn answered(&mut self, level: Level, is_right: bool) {
        self.asked += 1;
        if is_right {
            self.right += 1;
            self.streak += 1;
            self.best_streak = self.best_streak.max(self.streak);
            self.points += u32::from(level.number());
        } else {
            self.streak = 0;
        }
    }
}
