//! Solitaires: best-first search for a way to the best end.
//!
//! A queue holds positions ordered by what has been won. The most promising one is expanded next, and none is expanded twice.
//! When the queue runs empty, every position that can be reached has been met, and the first line leads to the best end there is.
//! The others may miss an end, because what was met after one first move is not searched again after another. The way to an end
//! is not always the shortest.

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

/// What is known about a first move: the best position that was met after it, and the best end.
#[derive(Clone, Copy, Default)]
struct Branch {
    best: Option<Met>,
    best_end: Option<Met>,
}

/// A position and its value.
#[derive(Clone, Copy)]
struct Met {
    value: i32,
    node: usize,
}

impl Met {
    fn or_better(self, known: Option<Met>) -> Option<Met> {
        Some(known.filter(|known| known.value >= self.value).unwrap_or(self))
    }
}

/// Analyses the position of a session for one player.
pub(super) fn analyse(
    session: &Session,
    evaluation: Evaluation,
    limits: &Limits,
    clock: &Clock,
    lines: usize,
    report: &mut dyn FnMut(&Analysis),
) -> Analysis {
    let halt = AtomicBool::new(false);
    let mut search = Search {
        session,
        evaluation,
        stop_check: StopCheck::new(limits, clock, &halt),
        nodes: Vec::new(),
        branches: Vec::new(),
        waiting: BinaryHeap::new(),
        seen: FingerprintSet::default(),
        deepest: limits.depth.unwrap_or(u32::MAX),
        is_complete: false,
        next_occasion: 0,
    };
    search.begin();
    search.run(lines);
    let analysis = search.finish(lines, clock);
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
    /// Every position that can be reached has been met.
    is_complete: bool,
    /// The number of positions at which to ask for the time next.
    next_occasion: usize,
}

impl Search<'_> {
    fn begin(&mut self) {
        let root = *self.session.position();
        self.seen.insert(self.session.game().fingerprint(&root).whole);
        for (branch, mv) in self.session.moves().into_iter().enumerate() {
            self.branches.push(Branch::default());
            self.meet(&root, mv, usize::MAX, branch, 1);
        }
    }

    /// Expands waiting positions until none is left, a win is found, or time is up.
    fn run(&mut self, lines: usize) {
        let mut is_cut = false;
        while let Some((.., Reverse(index))) = self.waiting.pop() {
            let is_won = |branch: &&Branch| branch.best.is_some_and(|met| met.value > Evaluation::SURE);
            let won = self.branches.iter().filter(is_won).count();
            if self.stop_check.stopped()
                || self.is_late()
                || won >= lines.max(1)
                || self.nodes.len() >= MOST_POSITIONS
            {
                return;
            }
            let Node { position, branch, away, .. } = self.nodes[index];
            if away >= self.deepest {
                is_cut = true;
                continue;
            }
            for mv in self.session.game().moves(&position) {
                self.meet(&position, mv, index, branch, away + 1);
            }
        }
        self.is_complete = !is_cut && !self.stop_check.stopped();
    }

    /// Whether so much time is over as a move should take; asked when the number of positions has grown by half.
    fn is_late(&mut self) -> bool {
        let known = self.nodes.len();
        if known < self.next_occasion {
            return false;
        }
        self.next_occasion = known + known / 2;
        self.stop_check.is_late()
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
        let met = Met { value, node: index };
        let branch = &mut self.branches[branch];
        branch.best = met.or_better(branch.best);
        if position.is_over() {
            branch.best_end = met.or_better(branch.best_end);
        } else {
            self.waiting.push((value, Reverse(away), Reverse(index)));
        }
    }

    fn finish(&self, lines: usize, clock: &Clock) -> Analysis {
        // Where everything is known, unfinished positions promise nothing.
        let known = |branch: &Branch| if self.is_complete { branch.best_end } else { branch.best };
        let mut order: Vec<Met> = self.branches.iter().filter_map(known).collect();
        highest_first(&mut order, |met| met.value);
        let best = order.into_iter().take(lines.max(1));
        let lines = best.map(|met| BestLine { value: Value::of(met.value), moves: self.way_to(met.node) });
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
    use crate::objective::Objective;
    use crate::{Player, Random};
    use naqala::{Game, catalogue};
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

    /// The best value of an end that can be reached, by trying everything; wins and losses at any distance count the same.
    fn best_end(game: &Game, p: &Position) -> i32 {
        let evaluation = Evaluation::new(Objective::of(game));
        if p.is_over() {
            return evaluation.end(game, p, p.to_move(), 0).signum();
        }
        let after = |mv| best_end(game, &game.play_legal(p, mv, &mut Silent));
        game.moves(p).into_iter().map(after).max().expect("a game that goes on has a move")
    }

    #[test]
    fn a_solitaire_that_cannot_be_solved_is_lost() {
        let game = catalogue::game("tchuka-ruma").unwrap();
        let mut lost = 0;
        for seed in 0..12 {
            let mut session = Session::new(game.clone());
            let mut anybody = Random::new(seed);
            while session.outcome().is_none() {
                let mv = anybody.choose(&session, &Limits::default()).mv;
                session.play(mv, &mut Silent).unwrap();
            }
            for back in 1..=5 {
                if session.undo().is_none() {
                    break;
                }
                let found = Engine::new(1).analyse(&session, &Limits::default(), 9, &mut |_| {});
                let expected = best_end(&game, session.position());
                let sign = found.lines[0].value.sure_in().map(i32::signum);
                assert_eq!(sign, Some(expected), "{back} moves before the end of game {seed}");
                lost += i32::from(expected < 0);
            }
        }
        assert!(lost > 0, "all positions could be solved");
    }
}
