//! The tasks of exercises, and which positions are suitable.

use naqala::{Game, Pit, PitSet, Position};

use super::candidate::Candidate;
use crate::lessons::goal::{Bounds, Condition, Goal, Measure, Unplayable};
use crate::lessons::judge::greatest_loss;

/// Maximum number of the opponent's extra moves that are considered, the same as for judging an attempt.
const EXTRA_MOVES: u32 = 3;

/// Minimum number of seeds of a sowing: fewer need no counting.
const FEWEST_SEEDS: u32 = 3;
/// Maximum number of laps that a first lesson asks to count.
const MOST_LAPS: u32 = 5;

/// What the learner has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    /// End a sowing in a certain place.
    Last,
    /// Point to a pit that may not be played.
    Illegal,
    /// Capture something.
    Capture,
    /// Capture as much as possible.
    Most,
    /// Sow a given number of laps.
    Laps,
    /// Earn another move.
    Again,
    /// Mark a pit.
    Mark,
    /// Leave nothing to be captured.
    Safe,
    /// Win.
    Win,
}

impl Task {
    /// All tasks, in the order of the lesson.
    pub(super) const ALL: [Task; 9] = [
        Task::Last,
        Task::Illegal,
        Task::Capture,
        Task::Most,
        Task::Laps,
        Task::Again,
        Task::Mark,
        Task::Safe,
        Task::Win,
    ];

    /// Its name in the keys of messages.
    pub(super) fn key(self) -> &'static str {
        match self {
            Task::Last => "last",
            Task::Illegal => "illegal",
            Task::Capture => "capture",
            Task::Most => "most",
            Task::Laps => "laps",
            Task::Again => "again",
            Task::Mark => "mark",
            Task::Safe => "safe",
            Task::Win => "win",
        }
    }

    /// The goal in a position with these plies, and the plies that reach it; `None` if the position is not suitable.
    pub(super) fn goal(self, game: &Game, p: &Position, plies: &[Candidate]) -> Option<(Goal, Vec<usize>)> {
        // If a ply earns another move, a turn is more than one ply.
        if self != Task::Again && plies.iter().any(|ply| ply.moves_again) {
            return None;
        }
        let (condition, reached) = match self {
            Task::Last => last(plies)?,
            // Not reached by a ply: see `unplayable`.
            Task::Illegal => return None,
            Task::Capture => (at_least(Measure::Captures, 1), those(plies, |ply| ply.captured > 0)),
            Task::Most => most(plies)?,
            Task::Laps => laps(plies)?,
            Task::Again => (Condition::Again(true), those(plies, |ply| ply.moves_again)),
            Task::Mark => marked(plies)?,
            Task::Safe => {
                let loss = |ply: &Candidate| greatest_loss(game, &ply.after, p.to_move(), EXTRA_MOVES);
                let condition = Condition::Count(Measure::Loses, Bounds { least: 0, most: 0 });
                (condition, those(plies, |ply| loss(ply) == 0))
            }
            Task::Win => (Condition::Wins(true), those(plies, |ply| ply.wins)),
        };
        let is_exercise = !reached.is_empty() && 2 * reached.len() <= plies.len();
        is_exercise.then(|| (Goal::of(condition), reached))
    }
}

/// Which kind of unplayable pit a position can ask for, preferably pits with seeds, and the number of answers. Other pits must
/// be playable.
pub(super) fn unplayable(game: &Game, p: &Position) -> Option<(Unplayable, usize)> {
    let playable: PitSet = game.moves(p).iter().filter_map(|mv| mv.pit()).collect();
    if playable == PitSet::EMPTY {
        return None;
    }
    let others = game.board().pits().filter(|pit| !playable.contains(*pit));
    let kinds: Vec<Unplayable> = others.filter_map(|pit| Unplayable::if_refused(game, p, pit)).collect();
    let first = *kinds.iter().min()?;
    Some((first, kinds.iter().filter(|kind| **kind == first).count()))
}

type Found = (Condition, Vec<usize>);

fn those(plies: &[Candidate], is_it: impl Fn(&Candidate) -> bool) -> Vec<usize> {
    (0..plies.len()).filter(|at| is_it(&plies[*at])).collect()
}

fn at_least(measure: Measure, least: u32) -> Condition {
    Condition::Count(measure, Bounds { least, most: u32::MAX })
}

/// A place where exactly one sowing ends, after a single lap of some seeds.
fn last(plies: &[Candidate]) -> Option<Found> {
    let ends = |pit: Pit| those(plies, |ply| ply.last == Some(pit));
    let counted = plies.iter().filter(|ply| ply.laps == 1 && ply.drops >= FEWEST_SEEDS);
    let mut places = counted.filter_map(|ply| Some((ply.last?, ends(ply.last?))));
    let (pit, reached) = places.find(|(_, reached)| reached.len() == 1)?;
    Some((Condition::Last(pit), reached))
}

/// The ply that captures more than all others, if others capture something, too.
fn most(plies: &[Candidate]) -> Option<Found> {
    let most = plies.iter().map(|ply| ply.captured).max()?;
    let reached = those(plies, |ply| ply.captured == most);
    let is_tempted = plies.iter().any(|ply| 0 < ply.captured && ply.captured < most);
    (reached.len() == 1 && is_tempted).then(|| (at_least(Measure::Captures, most), reached))
}

/// A number of laps that exactly one ply sows.
fn laps(plies: &[Candidate]) -> Option<Found> {
    let of = |laps: u32| those(plies, |ply| ply.laps == laps);
    let (laps, reached) =
        (2..=MOST_LAPS).map(|laps| (laps, of(laps))).find(|(_, reached)| reached.len() == 1)?;
    Some((Condition::Count(Measure::Laps, Bounds { least: laps, most: laps }), reached))
}

/// A pit that exactly one ply marks.
fn marked(plies: &[Candidate]) -> Option<Found> {
    let mut pits = plies.iter().flat_map(|ply| ply.marked);
    pits.find_map(|pit| {
        let reached = those(plies, |ply| ply.marked.contains(pit));
        (reached.len() == 1).then_some((Condition::Marked(pit), reached))
    })
}
