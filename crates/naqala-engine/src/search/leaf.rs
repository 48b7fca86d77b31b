//! The horizon: beyond the nominal depth only captures are searched, because counting seeds in the middle of an exchange
//! would give a wrong value.

use super::arena::{Arena, Placed};
use super::node::{Best, INFINITE, MAX_PLY, Tree, Window};
use crate::evaluate::Evaluation;

/// Captures that are looked at beyond the nominal depth, so many decisions at most.
const QUIET_DEPTH: i32 = -4;

/// The least gain that counts as a capture here.
const CAPTURE: i32 = 2 * Evaluation::SEED;

impl<A: Arena> Tree<'_, A> {
    /// The best of several moves after which the depth is used up. Here it costs less to try them in the usual order
    /// than to find a better one.
    pub(crate) fn best_last_move(
        &mut self,
        p: &A::Board,
        moves: &[A::Mv],
        known: Option<usize>,
        window: Window,
    ) -> Best {
        let mut best = Best { value: -INFINITE, index: None };
        let mut rest = window;
        let mut next = *p;
        // The known move first, in place of the first one.
        let first = known.unwrap_or(0);
        for place in 0..moves.len() {
            let index = match place {
                0 => first,
                _ if place <= first => place - 1,
                _ => place,
            };
            self.play(p, moves[index], &mut next);
            let value = self.value_of_last(p, &next, rest);
            if self.stop_check.stopped() {
                break;
            }
            if value <= best.value {
                continue;
            }
            best = Best { value, index: Some(index) };
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

    /// The value of a move after which the depth is used up, to the player who makes it.
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

    /// The value of a position that is not over to the player to move, who may be content with what he has or
    /// capture. What he has may be known.
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

    /// The best of the captures, or what the player has if none is better.
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
            self.play(p, mv, &mut next);
            let value = if next.is_over() {
                self.arena.end(&next, self.root_side, ply + 1) * self.sign(p)
            } else {
                let same = self.same_party(p.to_move(), next.to_move());
                let gain = self.arena.won(&next, self.root_side) * self.sign(p) - before;
                if gain < CAPTURE {
                    continue;
                }
                let resting = next.is_pick().then(|| self.rest(&next));
                // The opponent can stand pat, so the move is worth no more than this. It may be worth as much: what is
                // returned bounds the value from above if it is not better than alpha.
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

    /// The best answer to a decision inside a turn, which has to be answered.
    fn best_answer(&mut self, p: &A::Board, ply: usize, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        let mut best = -INFINITE;
        let mut next = *p;
        for mv in self.arena.each_move(p) {
            self.play(p, mv, &mut next);
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

    /// The value of the next position to the player who moved to it; the window is his, `resting` its value as it stands.
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

    /// What the player to move has won.
    #[inline]
    fn won(&self, p: &A::Board) -> i32 {
        self.arena.won(p, self.root_side) * self.sign(p)
    }
}
