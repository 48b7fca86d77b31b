//! Searches for a way to reach a goal, or to miss it.

use std::ops::ControlFlow;

use naqala::{Game, Ply, Silent};

use super::attempt::{Attempt, Progress};
use super::course::Step;
use super::judge::Verdict;

/// The maximum number of moves tried.
const BUDGET: u32 = 20_000;

/// The learner's plies of an attempt that passes, or of one that fails.
pub(super) fn find(game: &Game, step: &Step, passes: bool) -> Option<Vec<Ply>> {
    let mut found = None;
    let _ = each_end(game, step, |plies, verdict| {
        if verdict.passed != passes {
            return ControlFlow::Continue(());
        }
        found = Some(plies.to_vec());
        ControlFlow::Break(())
    });
    found
}

/// Visits the ends of all attempts at a step with the learner's plies, until the visitor or the budget breaks off.
pub(super) fn each_end(
    game: &Game,
    step: &Step,
    mut visit: impl FnMut(&[Ply], &Verdict) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if step.goal.is_pointed_at() {
        return game.board().pits().try_for_each(|pit| visit(&[], &Attempt::new(game, step).point(pit).0));
    }
    Walk { left: BUDGET, plies: Vec::new(), visit: &mut visit }.from(&Attempt::new(game, step))
}

/// A walk through all attempts.
struct Walk<'v, V> {
    left: u32,
    plies: Vec<Ply>,
    visit: &'v mut V,
}

impl<V: FnMut(&[Ply], &Verdict) -> ControlFlow<()>> Walk<'_, V> {
    fn from(&mut self, attempt: &Attempt) -> ControlFlow<()> {
        for (ply, _) in attempt.session().game().plies(attempt.position()) {
            let Some(left) = self.left.checked_sub(1) else { return ControlFlow::Break(()) };
            self.left = left;
            let mut next = attempt.clone();
            let Ok(mut progress) = next.play_ply(&ply, &mut Silent) else { continue };
            if progress == Progress::Reply {
                progress = next.reply(&mut Silent);
            }
            self.plies.push(ply);
            match progress {
                Progress::Done(verdict) => (self.visit)(&self.plies, &verdict)?,
                Progress::ToMove => self.from(&next)?,
                Progress::Deciding | Progress::Reply => {}
            }
            self.plies.pop();
        }
        ControlFlow::Continue(())
    }
}
