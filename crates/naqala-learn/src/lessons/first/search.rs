//! Searches positions of random games for exercises.

use naqala::{Decision, Game, Position, Session, Side, Silent};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::candidate::{Candidate, candidates};
use super::task::{Task, unplayable};
use crate::lessons::goal::{Condition, Goal, Unplayable};

/// Number of random games, and their maximum length.
const GAMES: usize = 8;
const PLIES: usize = 150;
/// Number of additional games if only one task needs them.
const MORE_GAMES: usize = 60;
/// Number of plies after which the search ends.
const BUDGET: usize = 6_000;
/// Maximum number of positions in which a task that needs the opponent's replies is tried.
const ANSWERED: usize = 24;
/// A fixed seed, so that the lesson is always the same.
const SEED: u64 = 7;

/// A position with a goal.
#[derive(Clone, Debug)]
pub(super) struct Exercise {
    pub(super) position: Position,
    pub(super) goal: Goal,
    /// Difficulty: number of plies that reach the goal, then laps and seeds of the easiest of these; less is better. If the
    /// task asks for a pit: the kind of pit, then the number of answers.
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
    for (task, best) in Task::ALL.into_iter().zip(&mut best) {
        if task == Task::Illegal {
            search_on(game, &mut rng, best);
        }
    }
    Task::ALL.into_iter().zip(best).filter_map(|(task, best)| Some((task, best?))).collect()
}

/// Rules that forbid a filled pit may do so rarely, for example if the opponent has no seeds left. Plays more games until they
/// do.
fn search_on(game: &Game, rng: &mut Xoshiro256PlusPlus, best: &mut Option<Exercise>) {
    let is_found = |best: &Option<Exercise>| {
        let goal = best.as_ref().map(|best| best.goal.conditions());
        goal.is_some_and(|goal| goal.contains(&Condition::Illegal(Unplayable::Filled)))
    };
    for _ in 0..MORE_GAMES {
        let mut session = Session::new(game.clone());
        for _ in 0..PLIES {
            if is_found(best) {
                return;
            }
            let p = *session.position();
            if is_usable(&p) {
                keep_better(best, exercise(game, &p, &[], Task::Illegal));
            }
            let moves = session.moves();
            let Some(mv) = moves.get(rng.random_range(0..moves.len().max(1))) else { break };
            if session.play(*mv, &mut Silent).is_err() {
                break;
            }
        }
    }
}

/// Lessons are seen from South's seat, and begin with the choice of a pit.
fn is_usable(p: &Position) -> bool {
    p.to_move() == Side::South && p.begins_ply() && p.decision() == Decision::Pick
}

fn exercise(game: &Game, p: &Position, plies: &[Candidate], task: Task) -> Option<Exercise> {
    if task == Task::Illegal {
        let (which, answers) = unplayable(game, p)?;
        let goal = Goal::of(Condition::Illegal(which));
        return Some(Exercise { position: *p, goal, rank: (which as usize, answers as u32, 0) });
    }
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
