//! One thread of an alpha-beta analysis: iterative deepening from the root.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering as Atomic};

use naqala::{Move, Session, Side};

use super::arena::{Arena, Placed};
use super::expectation::Expectation;
use super::node::{INFINITE, Line, MAX_PLY, NOWHERE, Tree, Window};
use super::order::{Killers, Ordering, highest_first};
use super::stop_check::StopCheck;
use super::table::Table;
use super::{Analysis, BestLine, Value};
use crate::children::Children;
use crate::clock::Clock;
use crate::endgame::Endgame;
use crate::evaluate::Evaluation;
use crate::player::Limits;

/// The deepest iteration: more than any game needs.
const MAX_DEPTH: u32 = 80;

/// The half-width of the aspiration window around the previous value.
const WINDOW: i32 = Evaluation::SEED;

/// One thread's part of an analysis.
pub(super) struct Worker<'a> {
    pub(super) session: &'a Session,
    pub(super) evaluation: &'a Evaluation,
    pub(super) table: &'a Table,
    pub(super) endgame: Option<&'a dyn Endgame>,
    pub(super) limits: &'a Limits,
    pub(super) clock: &'a Clock,
    pub(super) halt: &'a AtomicBool,
    /// Number of positions searched by the helper threads.
    pub(super) helpers: &'a AtomicU64,
    pub(super) number: usize,
}

impl Worker<'_> {
    /// The main thread: finds the best lines, iteration after iteration. What it returns counts its own positions only, because
    /// the helpers still search.
    pub(super) fn analyse<A: Arena>(
        self,
        arena: A,
        root: &A::Board,
        lines: usize,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let mut analysis = Analysis::default();
        let mut moves: Vec<Move> = self.session.moves().to_vec();
        if root.is_over() || moves.is_empty() {
            return analysis;
        }
        let mut tree = self.tree(arena, root);
        let lines = lines.clamp(1, moves.len());
        for depth in 1..=self.deepest() {
            let Some(found) = self.iterate(&mut tree, root, &mut moves, depth, lines, &analysis) else {
                break;
            };
            analysis.lines = found;
            if tree.stop_check.stopped() {
                break;
            }
            analysis.depth = depth;
            self.measure(&tree, &mut analysis);
            report(&analysis);
            if self.is_decided(&tree, &analysis, lines) {
                break;
            }
        }
        if analysis.lines.is_empty() {
            analysis.lines.push(BestLine { value: Value::of(0), moves: vec![moves[0]] });
        }
        self.measure(&tree, &mut analysis);
        analysis.nodes = tree.stop_check.nodes;
        analysis
    }

    /// A helper thread fills the table; helpers differ in their initial depth.
    pub(super) fn help<A: Arena>(self, arena: A, root: &A::Board) {
        let mut moves: Vec<Move> = self.session.moves().to_vec();
        if root.is_over() || moves.is_empty() {
            return;
        }
        let mut tree = self.tree(arena, root);
        let none = Analysis::default();
        let mut counted = 0;
        for depth in 1 + self.number as u32 % 2..=self.deepest() {
            let found = self.iterate(&mut tree, root, &mut moves, depth, 1, &none);
            self.helpers.fetch_add(tree.stop_check.nodes - counted, Atomic::Relaxed);
            counted = tree.stop_check.nodes;
            if found.is_none() {
                break;
            }
        }
    }

    fn deepest(&self) -> u32 {
        self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH)
    }

    fn measure<A: Arena>(&self, tree: &Tree<'_, A>, analysis: &mut Analysis) {
        analysis.nodes = tree.stop_check.nodes + self.helpers.load(Atomic::Relaxed);
        analysis.time = self.clock.elapsed();
        analysis.deepest = tree.deepest;
        analysis.fill = self.table.fill();
    }

    /// Nothing more can be found: a single move that is to be played on a clock, or a certain result within the depth.
    fn is_decided<A: Arena>(&self, tree: &Tree<'_, A>, analysis: &Analysis, lines: usize) -> bool {
        let forced = super::is_forced(self.session, self.limits);
        let sure = analysis
            .lines
            .iter()
            .all(|line| line.value.sure_in().is_some_and(|away| away.unsigned_abs() <= analysis.depth));
        // Players below full strength compare all moves, to the depth they are to look.
        let is_late = (lines == 1 || !self.limits.is_for_play()) && tree.stop_check.is_late();
        forced || is_late || lines == 1 && sure
    }

    /// One iteration: the best lines of this depth, or nothing if it had to stop. The moves are left in the order
    /// of their worth.
    fn iterate<A: Arena>(
        &self,
        tree: &mut Tree<'_, A>,
        root: &A::Board,
        moves: &mut [Move],
        depth: u32,
        lines: usize,
        last: &Analysis,
    ) -> Option<Vec<BestLine>> {
        let mut found = Vec::new();
        for place in 0..lines {
            let guess = last.lines.get(place).map(|line| line.value.searched).filter(|_| depth >= 4);
            let (index, value) = self.aspire(tree, root, &moves[place..], depth, guess)?;
            let line = tree.lines[0].to_vec();
            moves[place..=place + index].rotate_right(1);
            found.push(BestLine { value: self.value(value), moves: line });
        }
        highest_first(&mut found, |line| line.value.searched);
        Some(found)
    }

    /// The value of the root with the lead that it promises.
    #[inline(never)]
    fn value(&self, searched: i32) -> Value {
        let (game, root) = (self.session.game(), self.session.position());
        if let Some(lead) = Evaluation::lead_of_known(searched) {
            return Value::known(searched, lead);
        }
        let is_exact = |endgame: &dyn Endgame| endgame.sure_gain(root).is_some();
        if self.evaluation.counts_leads()
            || searched.abs() > Evaluation::SURE
            || self.endgame.is_some_and(is_exact)
        {
            return Value::of(searched);
        }
        let lead = self.evaluation.of_lead(game.score_lead(root, root.to_move()));
        Expectation::new(lead, game.seeds_on_board(root), game.total_seeds()).value(searched)
    }

    /// The best move, first in an aspiration window around the expected value. A move that has turned out better than expected
    /// is returned with the bound that is known if no time is left to find its value.
    fn aspire<A: Arena>(
        &self,
        tree: &mut Tree<'_, A>,
        root: &A::Board,
        moves: &[Move],
        depth: u32,
        guess: Option<i32>,
    ) -> Option<(usize, i32)> {
        let mut width = WINDOW;
        let (mut low, mut high) = match guess {
            Some(guess) if guess.abs() < Evaluation::SURE => (guess - width, guess + width),
            _ => (-INFINITE, INFINITE),
        };
        let mut better: Option<(usize, i32)> = None;
        loop {
            let found = self.best_of(tree, root, moves, depth, low, high);
            if tree.stop_check.stopped()
                && let Some((index, bound)) = better
                && found.is_none_or(|(_, value)| value < bound)
            {
                // A value beyond the window has no line.
                tree.lines[0].clear();
                tree.lines[0].push(moves[index]);
                return Some((index, bound));
            }
            let (index, value) = found?;
            if value > low && value < high {
                return Some((index, value));
            }
            width = width.saturating_mul(4);
            if value <= low {
                better = None;
                low = if width > 64 * WINDOW { -INFINITE } else { value.saturating_sub(width) };
            } else {
                better = Some((index, value));
                high = if width > 64 * WINDOW { INFINITE } else { value.saturating_add(width) };
            }
            if low <= -INFINITE && high >= INFINITE && value.abs() >= INFINITE {
                return Some((index, value));
            }
        }
    }

    fn best_of<A: Arena>(
        &self,
        tree: &mut Tree<'_, A>,
        root: &A::Board,
        moves: &[Move],
        depth: u32,
        low: i32,
        high: i32,
    ) -> Option<(usize, i32)> {
        let mut best = (0, -INFINITE);
        let mut best_line = Line::new();
        let mut alpha = low;
        for (index, &mv) in moves.iter().enumerate() {
            let mut next = *root;
            let is_legal = tree.play(root, tree.arena.own(root, mv), &mut next);
            debug_assert!(is_legal, "{mv:?} is a legal move of the root");
            let prints = tree.arena.prints(&next);
            let depth = depth as i32 - i32::from(next.is_pick());
            tree.lines[1].clear();
            let look = |tree: &mut Tree<'_, A>, alpha: i32, beta: i32| {
                tree.below(root, &next, prints, Window { ply: 1, depth, alpha, beta })
            };
            let mut value =
                if index == 0 { look(tree, alpha, high) } else { look(tree, alpha, alpha.saturating_add(1)) };
            if index > 0 && value > alpha && value < high {
                value = look(tree, alpha, high);
            }
            if tree.stop_check.stopped() {
                // The moves searched so far may have shown that the first one is not the best.
                if best.1 <= low {
                    return None;
                }
                break;
            }
            if value > best.1 {
                best = (index, value);
                if value > alpha || index == 0 {
                    best_line.clear();
                    best_line.push(mv);
                    best_line.extend(tree.lines[1].iter().take(MAX_PLY - 1).copied());
                }
                alpha = alpha.max(value);
            }
            if alpha >= high {
                break;
            }
        }
        tree.lines[0] = best_line;
        Some(best)
    }

    fn tree<A: Arena>(&self, arena: A, root: &A::Board) -> Tree<'_, A> {
        let game = self.session.game();
        let root_side = root.to_move();
        let minds_repetition = game.repetition_count().is_some();
        let is_known = self.endgame.is_some_and(|endgame| arena.sure_gain(endgame, root).is_some());
        Tree {
            arena,
            evaluation: self.evaluation,
            table: self.table,
            endgame: self.endgame,
            layer: (minds_repetition && is_known).then(|| arena.seeds_on_board(root)),
            stop_check: StopCheck::new(self.limits, self.clock, self.halt)
                .with_forced(self.session.moves().len() == 1),
            root_side,
            root_party: Side::ALL.map(|side| game.are_partners(root_side, side)),
            path: if minds_repetition { past_boards(self.session, arena) } else { Vec::new() },
            minds_repetition,
            rests_on: NOWHERE,
            is_open: self.evaluation.minds_the_end() && arena.sure_winner(root).is_none(),
            // Who asks for a depth gets all moves to this depth.
            margin: self.limits.depth.is_none().then(|| self.evaluation.margin()),
            ordering: Ordering::new(),
            killers: Box::new([Killers::NONE; MAX_PLY]),
            children: Children::new(),
            lines: vec![Line::new(); MAX_PLY + 1],
            deepest: 0,
        }
    }
}

/// The boards of the game since seeds last left the board, with room for those of a line.
fn past_boards(session: &Session, arena: impl Arena) -> Vec<u64> {
    let game = session.game();
    let seeds = game.seeds_on_board(session.position());
    let past = session.history().iter().rev().map(|(before, _)| before);
    let past = past.take_while(|before| game.seeds_on_board(before) == seeds);
    let print = |p: &naqala::Position| {
        let board = arena.board(p).filter(Placed::is_pick)?;
        Some(arena.board_print(&board, arena.prints(&board)))
    };
    let mut boards: Vec<u64> = past.filter_map(print).collect();
    boards.reserve(MAX_PLY + 1);
    boards.extend(print(session.position()));
    boards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Engine;
    use crate::search::arena::General;
    use naqala::catalogue;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn with_worker<R>(
        session: &Session,
        limits: &Limits,
        work: impl FnOnce(&Worker<'_>, &mut Tree<'_, General<'_>>) -> R,
    ) -> R {
        let (game, root) = (session.game(), session.position());
        let evaluation = &Engine::new(1).prepare(game).evaluation;
        let (table, clock) = (&Table::new(1), &Clock::start());
        let (halt, helpers) = (&AtomicBool::new(false), &AtomicU64::new(0));
        let worker =
            Worker { session, evaluation, table, endgame: None, limits, clock, halt, helpers, number: 0 };
        let mut tree = worker.tree(General { game, evaluation }, root);
        work(&worker, &mut tree)
    }

    #[test]
    fn an_analysis_of_several_lines_keeps_to_its_share_of_a_clock() {
        let session = Session::new(catalogue::game("oware").unwrap());
        let left = std::time::Duration::ZERO;
        let clock = crate::TimeLeft { left, increment: left, moves_to_go: None };
        let limits = Limits { clock: Some(clock), ..Limits::default() };
        let line = BestLine { value: Value::of(0), moves: vec![session.moves()[0]] };
        let analysis = Analysis { lines: vec![line; 2], ..Analysis::default() };
        let is_decided = |limits: &Limits| {
            with_worker(&session, limits, |worker, tree| worker.is_decided(tree, &analysis, 2))
        };
        assert!(is_decided(&limits) && !is_decided(&Limits::default()));
        // Lower levels compare all moves, however deep they are to look.
        assert!(!is_decided(&Limits { for_play: true, ..limits }));
    }

    #[test]
    fn a_better_move_is_played_even_if_no_time_is_left_for_its_value() {
        let game = catalogue::game("kalah").unwrap();
        let p = game.parse_position("S 1 0 0 1 0 0 / N 4 0 0 0 9 0 / stores 16 17").unwrap();
        let session = Session::from_position(game, p);
        // The first move captures ten seeds and wins.
        let [good, usual] = session.moves()[..] else { panic!("two moves") };
        let (moves, depth, unlimited) = ([usual, good], 1, Limits::default());
        let guess = with_worker(&session, &unlimited, |worker, tree| {
            worker.best_of(tree, &p, &[usual], depth, -INFINITE, INFINITE).expect("a value").1
        });
        let (found, nodes) = with_worker(&session, &unlimited, |worker, tree| {
            (worker.best_of(tree, &p, &moves, depth, guess - WINDOW, guess + WINDOW), tree.stop_check.nodes)
        });
        assert!(
            found.is_some_and(|(index, value)| index == 1 && value >= guess + WINDOW),
            "{guess} {found:?}"
        );
        let limits = Limits { nodes: Some(nodes + 1), ..Limits::default() };
        let (kept, line) = with_worker(&session, &limits, |worker, tree| {
            (worker.aspire(tree, &p, &moves, depth, Some(guess)), tree.lines[0].clone())
        });
        assert_eq!((kept, line.first()), (found, Some(&good)));
    }
}
