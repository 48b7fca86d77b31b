//! Solitaires: best-first search for a way to the best end.
//!
//! A queue holds positions ordered by what has been won. The most promising one is expanded next, and none is expanded twice.
//! When the queue runs empty, the answer is exact.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::atomic::AtomicBool;

use naqala::{Move, Position, Session, Silent};

use super::order::highest_first;
use super::stop_check::StopCheck;
use super::{Analysis, BestLine, Value};
use crate::clock::Clock;
use crate::evaluate::Evaluation;
use crate::fingerprints::FingerprintSet;
use crate::player::Limits;

/// Maximum number of positions kept, which bounds the memory.
const MOST_POSITIONS: usize = 400_000;

/// A position and how it was reached.
struct Node {
    position: Position,
    mv: Move,
    parent: usize,
    /// Index of the first move of the path to this position.
    branch: usize,
    away: u32,
}

/// What is known about a first move.
#[derive(Clone, Copy)]
struct Branch {
    value: i32,
    /// The position that has this value.
    node: usize,
}

/// Analyses the position of a session for one player.
pub(super) fn analyse(
    session: &Session,
    evaluation: Evaluation,
    limits: &Limits,
    lines: usize,
    report: &mut dyn FnMut(&Analysis),
) -> Analysis {
    let clock = Clock::start();
    let halt = AtomicBool::new(false);
    let mut search = Search {
        session,
        evaluation,
        stop_check: StopCheck::new(limits, &clock, &halt),
        nodes: Vec::new(),
        branches: Vec::new(),
        waiting: BinaryHeap::new(),
        seen: FingerprintSet::default(),
        deepest: limits.depth.unwrap_or(u32::MAX),
    };
    search.begin();
    search.run(lines);
    let analysis = search.finish(lines, &clock);
    report(&analysis);
    analysis
}

struct Search<'a> {
    session: &'a Session,
    evaluation: Evaluation,
    stop_check: StopCheck<'a>,
    nodes: Vec<Node>,
    branches: Vec<Branch>,
    /// By value, then nearness to the root, then age.
    waiting: BinaryHeap<(i32, Reverse<u32>, Reverse<usize>)>,
    seen: FingerprintSet,
    deepest: u32,
}

impl Search<'_> {
    fn begin(&mut self) {
        let root = *self.session.position();
        self.seen.insert(self.session.game().fingerprint(&root).whole);
        for (branch, mv) in self.session.moves().into_iter().enumerate() {
            self.branches.push(Branch { value: i32::MIN, node: usize::MAX });
            self.meet(&root, mv, usize::MAX, branch, 1);
        }
    }

    /// Expands waiting positions until none is left, a win is found, or time is up.
    fn run(&mut self, lines: usize) {
        while let Some((.., Reverse(index))) = self.waiting.pop() {
            let won = self.branches.iter().filter(|branch| branch.value > Evaluation::SURE).count();
            if self.stop_check.stopped() || won >= lines.max(1) || self.nodes.len() >= MOST_POSITIONS {
                return;
            }
            let Node { position, branch, away, .. } = self.nodes[index];
            if away < self.deepest {
                for mv in self.session.game().moves(&position) {
                    self.meet(&position, mv, index, branch, away + 1);
                }
            }
        }
    }

    /// Plays a move and stores the position if it is new.
    fn meet(&mut self, before: &Position, mv: Move, parent: usize, branch: usize, away: u32) {
        self.stop_check.count();
        let game = self.session.game();
        let position = game.play_legal(before, mv, &mut Silent);
        let is_new = self.seen.insert(game.fingerprint(&position).whole);
        if !is_new && parent != usize::MAX {
            return;
        }
        let side = self.session.position().to_move();
        let index = self.nodes.len();
        let value = if position.is_over() {
            self.evaluation.end(game, &position, side, away.min(MOST_AWAY) as usize)
        } else {
            self.evaluation.rest(game, &position, side)
        };
        self.nodes.push(Node { position, mv, parent, branch, away });
        if value > self.branches[branch].value {
            self.branches[branch] = Branch { value, node: index };
        }
        if !position.is_over() {
            self.waiting.push((value, Reverse(away), Reverse(index)));
        }
    }

    fn finish(&self, lines: usize, clock: &Clock) -> Analysis {
        let mut order: Vec<&Branch> = self.branches.iter().collect();
        highest_first(&mut order, |branch| branch.value);
        let best = order.into_iter().take(lines.max(1));
        let lines =
            best.map(|branch| BestLine { value: Value::of(branch.value), moves: self.way_to(branch.node) });
        let deepest = self.nodes.iter().map(|node| node.away).max().unwrap_or(0);
        Analysis {
            lines: lines.collect(),
            depth: deepest,
            deepest,
            nodes: self.stop_check.nodes,
            time: clock.elapsed(),
            fill: (self.nodes.len() * 1000 / MOST_POSITIONS) as u32,
        }
    }

    fn way_to(&self, mut node: usize) -> Vec<Move> {
        let mut way = Vec::new();
        while let Some(met) = self.nodes.get(node) {
            way.push(met.mv);
            node = met.parent;
        }
        way.reverse();
        way
    }
}

/// Distances beyond this count as equal, so that a win keeps its value.
const MOST_AWAY: u32 = 1_000;

#[cfg(test)]
mod tests {
    use super::super::Engine;
    use super::*;
    use naqala::catalogue;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn a_solitaire_that_can_be_solved_is_solved() {
        let session = Session::new(catalogue::game("tchuka-ruma").unwrap());
        let analysis = Engine::new(1).analyse(&session, &Limits::default(), 1, &mut |_| {});
        let best = &analysis.lines[0];
        let mut p = *session.position();
        for mv in &best.moves {
            p = session.game().play(&p, *mv, &mut Silent).expect("a legal move");
        }
        assert!(p.is_over());
        assert_eq!(best.value.sure_in(), Some(best.moves.len() as i32), "{:?}", p.outcome());
    }
}
