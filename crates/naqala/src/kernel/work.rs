//! A limit on the work that one question about a position may cost.
//!
//! `takes`, `stuck`, `sown` and demands on moves try moves out, and the tests of those moves may try out others. Custom rules
//! could nest so many trials that no answer ever came. So every question from outside (which moves there are, what a move does)
//! opens a [`Frame`], and everything tried within it is counted, in units of about a nanosecond that are known for each game
//! before it is played ([`crate::program::costs`]). `docs/rule-language.md` says what happens when the limit is reached. The
//! count depends only on the position and the rules, so that all implementations reach the limit at the same points.
//!
//! If no question of a game can come near the limit, nothing is counted.

use std::cell::Cell;

use crate::program::costs::WORK_LIMIT;

/// Maximum nesting of questions.
const DEEPEST: u8 = 4;

struct Work {
    is_counted: Cell<bool>,
    spent: Cell<u32>,
    depth: Cell<u8>,
}

thread_local! {
    static WORK: Work = const { Work { is_counted: Cell::new(false), spent: Cell::new(0), depth: Cell::new(0) } };
}

/// Counts work from zero for as long as it lives. Inside another frame it has no effect.
pub(crate) struct Frame {
    is_outermost: bool,
}

impl Frame {
    #[inline(always)]
    pub(crate) fn open(counts: bool) -> Frame {
        let is_outermost = counts
            && WORK.with(|work| {
                let opens = !work.is_counted.get();
                if opens {
                    work.is_counted.set(true);
                    work.spent.set(0);
                }
                opens
            });
        Frame { is_outermost }
    }
}

impl Drop for Frame {
    #[inline(always)]
    fn drop(&mut self) {
        if self.is_outermost {
            WORK.with(|work| work.is_counted.set(false));
        }
    }
}

/// Counts work.
#[inline]
pub(crate) fn spend(units: u32) {
    WORK.with(|work| work.spent.set(work.spent.get().saturating_add(units)));
}

/// Whether the work of this question has reached its limit. The answer is then meaningless.
#[inline]
pub(crate) fn is_spent() -> bool {
    WORK.with(|work| work.is_counted.get() && work.spent.get() > WORK_LIMIT)
}

/// What has been counted in this frame.
pub(crate) fn spent() -> u32 {
    WORK.with(|work| work.spent.get())
}

/// Asks a question that tries moves. `beyond` is the answer if questions are nested too deeply or the work limit is reached.
#[inline]
pub(crate) fn ask(question: impl FnOnce() -> bool, beyond: bool) -> bool {
    /// Restores the nesting level, even after a panic.
    struct Level(u8);
    impl Drop for Level {
        fn drop(&mut self) {
            WORK.with(|work| work.depth.set(self.0));
        }
    }
    let depth = WORK.with(|work| work.depth.get());
    if depth >= DEEPEST || is_spent() {
        return beyond;
    }
    let _level = Level(depth);
    WORK.with(|work| work.depth.set(depth + 1));
    question()
}
