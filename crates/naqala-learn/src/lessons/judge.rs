//! Judges an attempt by its events and positions.

use naqala::{Event, Game, Observer, Pit, PitSet, Position, Side, Status, Winner};

use super::course::Step;
use super::goal::{Condition, Goal, Measure, Unplayable, marked, named, place, yes_key};
use super::pointing::why_not;
use crate::texts::Remark;

/// Maximum number of the opponent's extra moves considered for the best answer.
const EXTRA_MOVES: u32 = 3;

/// Whether a goal was reached, and if not, what was found instead.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The goal is reached.
    pub passed: bool,
    /// What is missing, starting with the course's remark on a well-known mistake. Empty if nothing is missing.
    pub why: Vec<Remark>,
}

/// All that is known of an attempt.
pub(crate) struct Evidence<'a> {
    pub(crate) game: &'a Game,
    pub(crate) learner: Side,
    pub(crate) start: &'a Position,
    pub(crate) now: &'a Position,
    /// The events of the learner's own moves, in order.
    pub(crate) events: &'a [Event],
    /// The pit to which the learner has pointed.
    pub(crate) pointed: Option<Pit>,
}

impl Evidence<'_> {
    pub(super) fn judge(&self, step: &Step) -> Verdict {
        let missing = self.unmet(&step.goal);
        if missing.is_empty() {
            return Verdict { passed: true, why: Vec::new() };
        }
        let mistake = step.mistakes.iter().position(|mistake| self.unmet(mistake).is_empty());
        let remark = mistake.map(|at| Remark::new(step.message_key(&format!("-mistake-{}", at + 1))));
        let found = missing.iter().map(|condition| self.found(condition));
        Verdict { passed: false, why: remark.into_iter().chain(found).collect() }
    }

    /// The conditions of a goal that do not hold.
    pub(crate) fn unmet(&self, goal: &Goal) -> Vec<Condition> {
        goal.conditions().iter().filter(|condition| !self.meets(condition)).copied().collect()
    }

    fn meets(&self, condition: &Condition) -> bool {
        match *condition {
            Condition::Count(measure, bounds) => {
                self.count(measure).is_some_and(|number| bounds.allow(number))
            }
            Condition::From(pits) => self.captured_from() == pits,
            Condition::Last(pit) => self.last_seed() == Some(pit),
            Condition::Again(yes) => self.is_learners_turn() == yes,
            Condition::Marked(pit) => self.now.marks(self.learner).contains(pit),
            Condition::Unmarked(pit) => !self.now.marks(self.learner).contains(pit),
            Condition::Blocks(pit) => self.now.blocked() == Some(pit),
            Condition::Refused(yes) => self.was_refused() == yes,
            Condition::Wins(yes) => self.has_won() == yes,
            Condition::Illegal(which) => {
                self.pointed.and_then(|pit| Unplayable::of(self.game, self.start, pit)) == Some(which)
            }
        }
    }

    /// A remark on what happened instead of what a condition demands.
    pub(crate) fn found(&self, condition: &Condition) -> Remark {
        let remark = Remark::new(format!("found-{}", condition.name()));
        match *condition {
            Condition::Count(measure, _) => match self.count(measure) {
                Some(number) => remark.with("n", number),
                None => Remark::new("found-not-yet"),
            },
            Condition::From(_) => named(remark, self.game, self.captured_from()),
            Condition::Last(_) => match self.last_seed() {
                Some(pit) => place(remark, self.game, pit),
                None => Remark::new("found-no-sowing"),
            },
            Condition::Again(yes) | Condition::Refused(yes) | Condition::Wins(yes) => {
                remark.with("yes", yes_key(!yes))
            }
            Condition::Marked(pit) | Condition::Unmarked(pit) => marked(remark, self.game, pit),
            Condition::Blocks(pit) => remark.with("pit", self.game.board().name(pit).to_owned()),
            Condition::Illegal(_) => match self.pointed {
                Some(pit) => why_not(self.game, self.start, pit),
                None => Remark::new("found-not-pointed"),
            },
        }
    }

    /// The number, where it is known already.
    fn count(&self, measure: Measure) -> Option<u32> {
        Some(match measure {
            Measure::Captures => self.captures().map(|(_, seeds)| seeds).sum(),
            Measure::Gains => {
                let score = |p: &Position| self.game.score(p, self.learner);
                u32::try_from(score(self.now) - score(self.start)).unwrap_or(0)
            }
            Measure::Loses if self.is_learners_turn() => return None,
            Measure::Loses => greatest_loss(self.game, self.now, self.learner, EXTRA_MOVES),
            Measure::Feeds => {
                let others = self.game.sides().filter(|side| !self.game.are_partners(*side, self.learner));
                others.map(|side| u32::try_from(self.game.seeds_owned(self.now, side)).unwrap_or(0)).sum()
            }
            Measure::Laps => self.laps(),
        })
    }

    fn captures(&self) -> impl Iterator<Item = (Pit, u32)> {
        self.events.iter().filter_map(|event| match *event {
            Event::Capture { pit, seeds, to, .. } if to == self.learner => Some((pit, u32::from(seeds))),
            _ => None,
        })
    }

    fn captured_from(&self) -> PitSet {
        self.captures().map(|(pit, _)| pit).collect()
    }

    fn last_seed(&self) -> Option<Pit> {
        self.events.iter().rev().find_map(|event| match *event {
            Event::Drop { pit, last: true, .. } => Some(pit),
            _ => None,
        })
    }

    fn laps(&self) -> u32 {
        self.events.iter().filter(|event| matches!(event, Event::Drop { last: true, .. })).count() as u32
    }

    fn was_refused(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Refused { .. }))
    }

    fn is_learners_turn(&self) -> bool {
        !self.now.is_over() && self.now.to_move() == self.learner
    }

    fn has_won(&self) -> bool {
        match self.now.status() {
            Status::Over(outcome) => match outcome.winner {
                Winner::Side(side) => self.game.are_partners(side, self.learner),
                Winner::Draw | Winner::Nobody => false,
            },
            Status::Playing => false,
        }
    }
}

/// The most seeds that the opponent can capture from a player's pits this turn.
pub(super) fn greatest_loss(game: &Game, p: &Position, of: Side, extra_moves: u32) -> u32 {
    if p.is_over() || p.to_move() == of {
        return 0;
    }
    let losses = game.plies(p).into_iter().map(|(ply, next)| {
        let more = extra_moves.checked_sub(1).map_or(0, |left| greatest_loss(game, &next, of, left));
        loss(game, p, &ply, of) + more
    });
    losses.max().unwrap_or(0)
}

/// The maximum number of seeds that others can capture from a player's pits with a legal ply.
pub(super) fn loss(game: &Game, p: &Position, ply: &[naqala::Move], of: Side) -> u32 {
    let mut losses = Losses { game, of, pits: game.pits_of(p, of), seeds: 0 };
    match game.play_ply(p, ply, &mut losses) {
        Ok(_) => losses.seeds,
        Err(_) => 0,
    }
}

/// Counts what is captured from a player.
struct Losses<'a> {
    game: &'a Game,
    of: Side,
    pits: PitSet,
    seeds: u32,
}

impl Observer for Losses<'_> {
    fn event(&mut self, event: Event) {
        if let Event::Capture { pit, seeds, to, .. } = event
            && !self.game.are_partners(to, self.of)
            && self.pits.contains(pit)
        {
            self.seeds += u32::from(seeds);
        }
    }
}
