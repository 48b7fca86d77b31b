//! Depth-first proof-number search on compact boards.
//!
//! A question is whether a board is worth at least a given number of seeds to the player to move. Two numbers estimate the effort
//! of the answers yes and no. The search expands where an answer seems nearest, stays below a board until its numbers exceed
//! those of a more promising one, and stores them in a table (A. Nagai, "Df-pn algorithm for searching AND/OR trees and its
//! applications", 2002; the slack in the thresholds: J. Pawlewicz and Ł. Lew, "Improving depth-first PN-search: 1+ε trick",
//! 2006). It works only for games in which no board can repeat.

use naqala::{CompactBoard, CompactGame};

use super::initial_effort::InitialEffort;
use super::numbers::{Effort, NEVER, NumberTable};
use crate::endgame::Endgame;
use crate::search::stop_check::StopCheck;

/// Maximum number of moves of a board.
const MOVES: usize = 8;

/// A threshold exceeds the effort of the second-best move by one part in this many.
const SLACK: u32 = 3;

/// One search for proofs.
pub(super) struct Prover<'a> {
    pub(super) game: &'a CompactGame,
    pub(super) table: &'a mut NumberTable,
    pub(super) initial_effort: &'a InitialEffort,
    pub(super) endgame: Option<Shortcut<'a>>,
    pub(super) stop_check: StopCheck<'a>,
}

/// Exact values of boards with few seeds in play.
pub(super) struct Shortcut<'a> {
    values: &'a dyn Endgame,
    most: i32,
}

impl<'a> Shortcut<'a> {
    /// `None` if no board of the game has a known value.
    pub(super) fn new(values: &'a dyn Endgame, game: &CompactGame) -> Option<Shortcut<'a>> {
        let most = (1..game.total()).rev().find(|seeds| values.knows(*seeds))?;
        Some(Shortcut { values, most })
    }

    /// The future gain of the player to move on a board with `stake` seeds in play.
    #[inline(always)]
    fn gain(&self, board: CompactBoard, stake: i32) -> Option<i32> {
        if stake <= self.most { self.values.gain_on(board) } else { None }
    }
}

/// A move, with the question about the resulting board.
#[derive(Clone, Copy)]
struct Child {
    board: CompactBoard,
    key: u64,
    stake: i32,
    goal: i32,
    /// The same player moves again.
    same: bool,
    /// The effort, from the view of the player who moves there from the parent.
    effort: Effort,
}

/// The unsettled moves of a board, in search order.
struct Children {
    list: [Child; MOVES],
    len: usize,
}

impl Prover<'_> {
    /// Whether the board is worth at least `goal` to the player to move; `None` if the search was stopped.
    pub(super) fn ask(&mut self, board: CompactBoard, goal: i32) -> Option<bool> {
        let key = NumberTable::key(board, self.game.row());
        let found = match self.table.get(key, goal) {
            Some(known @ (Effort::YES | Effort::NO)) => known,
            _ => self.search(board, key, goal, Effort { yes: NEVER, no: NEVER }),
        };
        match found {
            Effort::YES => Some(true),
            Effort::NO => Some(false),
            _ => None,
        }
    }

    /// Searches until the effort of one of the answers reaches its limit.
    fn search(&mut self, board: CompactBoard, key: u64, goal: i32, limit: Effort) -> Effort {
        let began = self.stop_check.nodes;
        let mut children = Children {
            list: [Child { board, key, stake: 0, goal, same: true, effort: Effort::NO }; MOVES],
            len: 0,
        };
        let found = if self.expand(board, goal, &mut children) {
            Effort::YES
        } else {
            self.search_children(children.as_mut(), limit)
        };
        if !self.stop_check.stopped() {
            self.table.put(key, goal, found, self.stop_check.nodes - began);
        }
        found
    }

    /// Plays every move. True if one of them settles the question with yes; unsettled moves are kept.
    #[inline(always)]
    fn expand(&mut self, board: CompactBoard, goal: i32, children: &mut Children) -> bool {
        let mut moves = self.game.moves(board);
        if moves == 0 {
            moves = 1 << CompactGame::<u64>::PASS;
        }
        let lead = board.lead();
        let mut touched = 0;
        while moves != 0 {
            // The last pit in the order of sowing first: among equals, sowing from there changes the least.
            let pit = 31 - moves.leading_zeros() as u8;
            moves ^= 1 << pit;
            self.stop_check.count();
            let step = self.game.play(board, pit);
            let stake = if step.over { 0 } else { self.game.stake(step.board) };
            let gain = if step.same { step.board.lead() - lead } else { -step.board.lead() - lead };
            if gain - stake >= goal {
                return true;
            }
            if gain + stake < goal {
                continue;
            }
            if let Some(known) = &self.endgame
                && !step.over
                && let Some(to_come) = known.gain(step.board, stake)
            {
                if gain + if step.same { to_come } else { -to_come } >= goal {
                    return true;
                }
                continue;
            }
            let key = NumberTable::key(step.board, self.game.row());
            touched ^= self.table.touch(key);
            let goal = if step.same { goal - gain } else { gain - goal + 1 };
            children.list[children.len & (MOVES - 1)] =
                Child { board: step.board, key, stake, goal, same: step.same, effort: Effort::NO };
            children.len += 1;
        }
        // Prefetch all lines of the table before reading any.
        std::hint::black_box(touched);
        for child in children.as_mut() {
            let known = self.table.get(child.key, child.goal);
            let effort =
                known.unwrap_or_else(|| self.initial_effort.effort(child.board, child.stake, child.goal));
            child.effort = if child.same { effort } else { effort.turned() };
            if child.effort.yes == 0 {
                return true;
            }
        }
        false
    }

    /// Searches the most promising moves until the total effort reaches a limit.
    fn search_children(&mut self, children: &mut [Child], limit: Effort) -> Effort {
        loop {
            let (whole, best, second) = sum_up(children);
            if whole.yes >= limit.yes || whole.no >= limit.no || self.stop_check.stopped() {
                return whole;
            }
            let child = &mut children[best];
            // A yes from one child is enough; a no is needed from all.
            let of_child = Effort {
                yes: limit.yes.min(second.saturating_add(second / SLACK + 1)).min(NEVER),
                no: (limit.no - whole.no).saturating_add(child.effort.no).min(NEVER),
            };
            let limit = if child.same { of_child } else { of_child.turned() };
            let found = self.search(child.board, child.key, child.goal, limit);
            child.effort = if child.same { found } else { found.turned() };
        }
    }
}

impl Children {
    fn as_mut(&mut self) -> &mut [Child] {
        &mut self.list[..self.len.min(MOVES)]
    }
}

/// The effort of the parent's question, the index of the move to search next, and the effort of a yes with the second best.
#[inline(always)]
fn sum_up(children: &[Child]) -> (Effort, usize, u32) {
    let (mut best, mut second) = (0, NEVER);
    let mut whole = Effort { yes: NEVER, no: 0 };
    for (at, child) in children.iter().enumerate() {
        if child.effort.yes < whole.yes {
            second = whole.yes;
            whole.yes = child.effort.yes;
            best = at;
        } else {
            second = second.min(child.effort.yes);
        }
        // Saturate: only a settled question reaches the limit.
        whole.no = (whole.no + child.effort.no).min(NEVER - 1);
    }
    if whole.yes == 0 {
        return (Effort::YES, best, second);
    }
    if whole.no == 0 {
        return (Effort::NO, best, second);
    }
    (whole, best, second)
}
