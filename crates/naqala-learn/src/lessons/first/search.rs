//! Searches positions of random games for exercises.

use naqala::{Decision, Game, Position, Session, Side, Silent};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::candidate::{Candidate, candidates};
use super::task::Task;
use crate::lessons::goal::Goal;

/// So many games are played at random, each so long at most.
const GAMES: usize = 8;
const PLIES: usize = 150;
/// The search ends after so many plies were looked at.
const BUDGET: usize = 6_000;
/// A task that needs the opponent's answers is only tried in so many positions.
const ANSWERED: usize = 24;
/// The same lesson each time.
const SEED: u64 = 7;

/// A position with a goal.
#[derive(Clone, Debug)]
pub(super) struct Exercise {
    pub(super) position: Position,
    pub(super) goal: Goal,
    /// How hard it is: plies that reach the goal, then laps and seeds of the easiest of these; less is better.
    rank: (usize, u32, u32),
}

/// The best exercise found for each task, in the order of the tasks.
pub(super) fn exercises(game: &Game) -> Vec<(Task, Exercise)> {
    let mut best: [Option<Exercise>; Task::ALL.len()] = Default::default();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(SEED);
    let (mut looked_at, mut answered) = (0, 0);
    for _ in 0..GAMES {
        let mut session = Session::new(game.clone());
        for _ in 0..PLIES {
            if looked_at > BUDGET || session.outcome().is_some() {
                break;
            }
            let p = *session.position();
            if is_usable(&p)
                && let Some(plies) = candidates(game, &p)
            {
                looked_at += plies.len();
                for (task, best) in Task::ALL.into_iter().zip(&mut best) {
                    if task == Task::Safe {
                        answered += 1;
                    }
                    if task != Task::Safe || (best.is_none() && answered <= ANSWERED) {
                        keep_better(best, exercise(game, &p, &plies, task));
                    }
                }
            }
            let plies = game.plies(&p);
            let Some((ply, _)) = plies.get(rng.random_range(0..plies.len().max(1))) else { break };
            if session.play_ply(ply, &mut Silent).is_err() {
                break;
            }
        }
    }
    Task::ALL.into_iter().zip(best).filter_map(|(task, best)| Some((task, best?))).collect()
}

/// A lesson is seen from South's seat, and begins where a pit is chosen.
fn is_usable(p: &Position) -> bool {
    p.to_move() == Side::South && p.begins_ply() && p.decision() == Decision::Pick
}

fn exercise(game: &Game, p: &Position, plies: &[Candidate], task: Task) -> Option<Exercise> {
    let (goal, reached) = task.goal(game, p, plies)?;
    let easiest = reached.iter().map(|at| (plies[*at].laps, plies[*at].drops)).min()?;
    Some(Exercise { position: *p, goal, rank: (reached.len(), easiest.0, easiest.1) })
}

fn keep_better(best: &mut Option<Exercise>, found: Option<Exercise>) {
    if let Some(found) = found
        && best.as_ref().is_none_or(|best| found.rank < best.rank)
    {
        *best = Some(found);
    }
}
