//! The proof search: will the player to move gain at least a given number of seeds more than the opponent?
//!
//! Values count from the position, not from the start of the game, so that boards reached with different stores are the
//! same. A search of limited depth assumes that nothing is won beyond it, and reports whether its answer depends on that.
//! Each search orders the moves for the next, deeper one, until an answer is proven.

use naqala::{Decision, Direction, Game, Move, MoveKind, Moves, Position, Silent};

use super::measure::Measure;
use super::order::{Child, History};
use super::table::{Bounds, Entry, NO_MOVE, ProofTable};
use crate::children::Children;
use crate::endgame::Endgame;
use crate::search::stop_check::StopCheck;

/// Maximum length of a line: longer than any game that ends.
const LONGEST: usize = 400;

/// Less than any value: no game has as many seeds.
const WORST: i32 = -512;

/// A value, and whether it is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) value: i32,
    pub(crate) proven: bool,
}

/// One search for proofs.
pub(crate) struct Tree<'a> {
    pub(crate) game: &'a Game,
    pub(crate) measure: Measure,
    pub(crate) table: &'a mut ProofTable,
    pub(crate) endgame: Option<&'a dyn Endgame>,
    pub(crate) stop_check: StopCheck<'a>,
    pub(crate) children: Children<Child, Position>,
    pub(crate) history: History,
}

/// The best move so far.
struct Best {
    found: Finding,
    index: u8,
}

impl Best {
    /// Takes another move into account. A no is certain only if it is so about every move; for a yes one is enough.
    #[inline(always)]
    fn take(&mut self, found: Finding, index: u8, goal: i32) {
        if found.value >= goal {
            *self = Best { found, index };
            return;
        }
        self.found.proven &= found.proven;
        if found.value > self.found.value {
            self.found.value = found.value;
            self.index = index;
        }
    }
}

/// A question about a position: is its value at least `goal`? The search looks `depth` turns ahead, and the position is `ply`
/// decisions from the root.
#[derive(Clone, Copy)]
pub(crate) struct Question {
    pub(crate) goal: i32,
    pub(crate) depth: u8,
    pub(crate) ply: usize,
}

impl Tree<'_> {
    /// A bound of the value to the player to move: at least the goal if the answer is yes, below it if no.
    pub(crate) fn ask(&mut self, p: &Position, key: u64, ask: Question) -> Finding {
        let Question { goal, depth, ply } = ask;
        if depth == 0 && p.decision() == Decision::Pick || ply >= LONGEST || self.stop_check.stopped() {
            return Finding { value: 0, proven: false };
        }
        let known = self.table.get(key);
        if let Some(found) = known.and_then(|entry| answer(entry, goal, depth)) {
            return found;
        }
        let began = self.stop_check.nodes;
        let (found, best) = self.search(p, known.map_or(NO_MOVE, |entry| entry.best), ask);
        if !self.stop_check.stopped() {
            let stake = self.measure.stake(self.game, p);
            let entry = learn(known, stake, ask, found, best);
            self.table.put(key, entry, self.stop_check.nodes - began);
        }
        found
    }

    /// Searches the children until one is good enough: first the known one, then the others in the order of their promise.
    fn search(&mut self, p: &Position, known: u8, ask: Question) -> (Finding, u8) {
        let mut moves = Moves::new();
        self.game.list_moves(p, &mut moves);
        let mut next = *p;
        let mut best = Best { found: Finding { value: WORST, proven: true }, index: NO_MOVE };
        if let Some(&mv) = moves.get(usize::from(known)) {
            self.stop_check.count();
            self.game.advance(&mut next, mv, &mut Silent);
            if let Some(child) = self.promising(p, &next, mv, known, ask, &mut best)
                && best.found.value < ask.goal
            {
                let found = self.ask_child(&next, &child, ask);
                best.take(found, known, ask.goal);
            }
            if best.found.value >= ask.goal || self.stop_check.stopped() {
                return (best.found, best.index);
            }
        }
        let first = self.children.len();
        for (index, &mv) in moves.iter().enumerate() {
            let index = index.min(usize::from(NO_MOVE)) as u8;
            if index == known {
                continue;
            }
            self.stop_check.count();
            let next = self.children.add(p);
            self.game.advance(next, mv, &mut Silent);
            let child = self.promising(p, self.children.latest(), mv, index, ask, &mut best);
            if best.found.value >= ask.goal {
                self.children.shrink(first);
                return (best.found, best.index);
            }
            if let Some(child) = child {
                self.children.describe_latest(child);
            }
        }
        while let Some(child) = self.children.take_best(first, &mut next) {
            let found = self.ask_child(&next, &child, ask);
            if self.stop_check.stopped() {
                break;
            }
            best.take(found, child.index, ask.goal);
            if found.value >= ask.goal {
                self.history.reward(p, child.mv, ask.depth);
                break;
            }
        }
        self.children.shrink(first);
        (best.found, best.index)
    }

    /// The child, if it has to be searched. What is already known about it is taken into account.
    #[inline(always)]
    fn promising(
        &self,
        p: &Position,
        next: &Position,
        mv: Move,
        index: u8,
        ask: Question,
        best: &mut Best,
    ) -> Option<Child> {
        let side = p.to_move();
        let lead = |p: &Position| self.measure.lead(self.game, p, side);
        let gain = lead(next) - lead(p);
        let stake = self.measure.stake(self.game, next);
        if gain - stake >= ask.goal {
            best.take(Finding { value: gain - stake, proven: true }, index, ask.goal);
            return None;
        }
        if gain + stake < ask.goal {
            best.take(Finding { value: gain + stake, proven: true }, index, ask.goal);
            return None;
        }
        let same = next.to_move() == side;
        if let Some(to_come) = self.known_end(next) {
            let value = gain + if same { to_come } else { -to_come };
            best.take(Finding { value, proven: true }, index, ask.goal);
            return None;
        }
        let key = self.measure.key(self.game, next);
        let clockwise = matches!(mv.kind(), MoveKind::Pick { direction: Direction::Clockwise, .. });
        let child = Child { mv, index, key, gain, same, clockwise, worth: 0 };
        if let Some(found) = self.known_answer(&child, next, ask)
            && (found.proven || found.value >= ask.goal)
        {
            best.take(found, index, ask.goal);
            return None;
        }
        let promise = self.measure.promise(self.game, p, next, side, gain);
        Some(Child { worth: self.history.worth(p, &child, promise), ..child })
    }

    /// The future gain of the player to move, if the endgame table knows it.
    #[inline]
    fn known_end(&self, p: &Position) -> Option<i32> {
        let endgame = self.endgame.filter(|endgame| endgame.knows(self.game.seeds_on_board(p)))?;
        self.measure.known_end(self.game, endgame, p)
    }

    /// The question about a child that answers the parent's question.
    fn question_of(next: &Position, child: &Child, ask: Question) -> Question {
        let goal = if child.same { ask.goal - child.gain } else { child.gain - ask.goal + 1 };
        // Further moves of the same turn, and decisions inside one, cost no depth.
        let free = child.same || next.decision() != Decision::Pick;
        Question { goal, depth: ask.depth - u8::from(!free && ask.depth > 0), ply: ask.ply + 1 }
    }

    /// The finding about a child, seen by the player who moved there.
    fn seen_from_parent(child: &Child, found: Finding) -> Finding {
        let value = child.gain + if child.same { found.value } else { -found.value };
        Finding { value, ..found }
    }

    fn known_answer(&self, child: &Child, next: &Position, ask: Question) -> Option<Finding> {
        let entry = self.table.get(child.key)?;
        let of_child = Self::question_of(next, child, ask);
        answer(entry, of_child.goal, of_child.depth).map(|found| Self::seen_from_parent(child, found))
    }

    fn ask_child(&mut self, next: &Position, child: &Child, ask: Question) -> Finding {
        let found = self.ask(next, child.key, Self::question_of(next, child, ask));
        Self::seen_from_parent(child, found)
    }
}

/// The answer of an entry to a question at this depth, if it suffices.
#[inline]
fn answer(entry: Entry, goal: i32, depth: u8) -> Option<Finding> {
    let of = |bounds: Bounds, proven: bool| match bounds {
        Bounds { lower, .. } if lower >= goal => Some(Finding { value: lower, proven }),
        Bounds { upper, .. } if upper < goal => Some(Finding { value: upper, proven }),
        _ => None,
    };
    of(entry.proven, true).or_else(|| if entry.depth >= depth { of(entry.presumed, false) } else { None })
}

/// The entry after a question was answered.
fn learn(known: Option<Entry>, stake: i32, ask: Question, found: Finding, best: u8) -> Entry {
    let all = Bounds { lower: -stake, upper: stake };
    let mut entry = known.unwrap_or(Entry { proven: all, presumed: all, depth: 0, best: NO_MOVE });
    let narrow = |bounds: &mut Bounds| {
        if found.value >= ask.goal {
            bounds.lower = bounds.lower.max(found.value);
        } else {
            bounds.upper = bounds.upper.min(found.value);
        }
    };
    if found.proven {
        narrow(&mut entry.proven);
    } else {
        if ask.depth != entry.depth {
            entry.presumed = all;
            entry.depth = ask.depth;
        }
        narrow(&mut entry.presumed);
    }
    if best != NO_MOVE {
        entry.best = best;
    }
    entry
}
