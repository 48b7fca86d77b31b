//! The horizon: beyond the nominal depth only captures are searched, because counting seeds in the middle of an exchange
//! would give a wrong value.

use super::arena::{Arena, Placed};
use super::node::{Best, INFINITE, MAX_PLY, Tree, Window};
use crate::evaluate::Evaluation;

/// Depth at which the search of captures beyond the horizon ends, in decisions.
const QUIET_DEPTH: i32 = -4;

/// Minimum gain that counts as a capture here.
const CAPTURE: i32 = 2 * Evaluation::SEED;

impl<A: Arena> Tree<'_, A> {
    /// The value of the best of several moves that use up the depth. At this depth trying them in the usual order is cheaper
    /// than finding a better one.
    pub(crate) fn best_last_move(
        &mut self,
        p: &A::Board,
        moves: &[A::Mv],
        known: Option<usize>,
        window: Window,
    ) -> Best {
        let mut best = Best::NONE;
        let mut rest = window;
        let mut next = *p;
        // Try the known move first, swapped with the first one.
        let first = known.unwrap_or(0);
        for place in 0..moves.len() {
            let index = match place {
                0 => first,
                _ if place <= first => place - 1,
                _ => place,
            };
            if !self.play(p, moves[index], &mut next) {
                continue;
            }
            let value = self.value_of_last(p, &next, rest);
            if self.stop_check.stopped() {
                break;
            }
            if value <= best.value {
                continue;
            }
            best = Best { value, index: Some(index), rests_on: self.rests_on };
            if value > rest.alpha {
                if window.is_open() {
                    self.extend_line(window.ply, self.arena.full_move(p, moves[index]));
                }
                rest.alpha = value;
            }
            if value >= rest.beta {
                break;
            }
        }
        best
    }

    /// The value of a move that uses up the depth, to the player who makes it.
    #[inline]
    fn value_of_last(&mut self, p: &A::Board, next: &A::Board, window: Window) -> i32 {
        let Window { ply, depth, alpha, beta } = window;
        if window.is_open() {
            self.lines[ply + 1].clear();
        }
        if next.is_over() {
            return self.arena.end(next, self.root_side, ply + 1) * self.sign(p);
        }
        if !next.is_pick() {
            let prints = self.arena.prints(next);
            return self.below(p, next, prints, Window { ply: ply + 1, depth, alpha, beta });
        }
        let same = self.same_party(p.to_move(), next.to_move());
        let resting = self.rest(next);
        if !same && -resting <= alpha {
            // The opponent can stand pat, so the move is worth no more than this.
            return -resting;
        }
        self.after(next, same, Some(resting), Window { ply: ply + 1, depth: 0, alpha, beta })
    }

    /// The value of an unfinished position to the player to move, who may stand pat or capture. `resting` is the value of
    /// standing pat, if known.
    pub(crate) fn leaf_value(&mut self, p: &A::Board, resting: Option<i32>, window: Window) -> i32 {
        let Window { ply, depth, alpha, beta } = window;
        if self.layer.is_some()
            && let Some(value) = self.known_end(p, depth)
        {
            return value;
        }
        let resting = resting.unwrap_or_else(|| self.rest(p));
        if !p.is_pick() && ply + 1 < MAX_PLY {
            return self.best_answer(p, ply, depth, alpha, beta);
        }
        if resting >= beta
            || depth <= QUIET_DEPTH
            || ply + 1 >= MAX_PLY
            || !self.evaluation.has_captures()
            || self.stop_check.stopped()
        {
            return resting;
        }
        self.best_capture(p, resting, ply, depth, alpha, beta)
    }

    /// The value of the best capture, or of standing pat if no capture is better.
    fn best_capture(
        &mut self,
        p: &A::Board,
        resting: i32,
        ply: usize,
        depth: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let mut best = resting;
        alpha = alpha.max(best);
        let before = self.won(p);
        let mut next = *p;
        for mv in self.arena.each_winning_move(p) {
            if !self.play(p, mv, &mut next) {
                continue;
            }
            let value = if next.is_over() {
                self.arena.end(&next, self.root_side, ply + 1) * self.sign(p)
            } else {
                let same = self.same_party(p.to_move(), next.to_move());
                let gain = self.arena.won(&next, self.root_side) * self.sign(p) - before;
                if gain < CAPTURE {
                    continue;
                }
                let resting = next.is_pick().then(|| self.rest(&next));
                // The opponent can stand pat, so the move is worth no more than this. It may be worth exactly this: a returned
                // value that does not exceed alpha is only an upper bound.
                if !same
                    && let Some(most) = resting.map(|resting| -resting)
                    && most <= alpha
                {
                    best = best.max(most);
                    continue;
                }
                self.after(&next, same, resting, Window { ply: ply + 1, depth: depth - 1, alpha, beta })
            };
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if alpha >= beta {
                    break;
                }
            }
        }
        best
    }

    /// The value of the best reply to a pending decision inside a turn, where standing pat is impossible.
    fn best_answer(&mut self, p: &A::Board, ply: usize, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        let mut best = -INFINITE;
        let mut next = *p;
        for mv in self.arena.each_move(p) {
            if !self.play(p, mv, &mut next) {
                continue;
            }
            let same = self.same_party(p.to_move(), next.to_move());
            let value = if next.is_over() {
                self.arena.end(&next, self.root_side, ply + 1) * self.sign(p)
            } else {
                self.after(&next, same, None, Window { ply: ply + 1, depth: depth - 1, alpha, beta })
            };
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The value of the next position to the player who moved to it. The window is that player's; `resting` is the static value
    /// of the position.
    fn after(&mut self, next: &A::Board, same: bool, resting: Option<i32>, window: Window) -> i32 {
        let Window { ply, depth, alpha, beta } = window;
        self.deepest = self.deepest.max(ply as u32);
        if same {
            self.leaf_value(next, resting, window)
        } else {
            -self.leaf_value(next, resting, Window { ply, depth, alpha: -beta, beta: -alpha })
        }
    }

    /// The static evaluation for the player to move.
    #[inline]
    pub(crate) fn rest(&self, p: &A::Board) -> i32 {
        self.arena.rest(p, self.sign(p), self.root_side)
    }

    /// The value of what the player to move has won.
    #[inline]
    fn won(&self, p: &A::Board) -> i32 {
        self.arena.won(p, self.root_side) * self.sign(p)
    }
}
