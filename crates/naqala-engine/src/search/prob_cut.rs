//! ProbCut: what a search a few decisions less deep sees far outside the window is not searched to full depth.
//!
//! The values of two such searches differ by an amount that can be measured ([`Evaluation::margin`]). After M. Buro, "ProbCut: an
//! effective selective extension of the alpha-beta algorithm", ICCA Journal 18 (2), 1995.

use super::arena::{Arena, Placed};
use super::node::{Tree, Window};
use crate::evaluate::Evaluation;

/// The least depth at which it pays.
const LEAST_DEPTH: i32 = 5;

/// How many decisions less deep the forecast looks: an even number, so that the same player moves last.
const LESS: i32 = 4;

impl<A: Arena> Tree<'_, A> {
    /// Whether the value of a position may be forecast: far from the horizon, and where only a bound is wanted.
    #[inline(always)]
    pub(crate) fn may_forecast(&self, p: &A::Board, window: Window) -> bool {
        let is_sure = window.alpha.abs().max(window.beta.abs()) >= Evaluation::SURE;
        self.margin.is_some() && window.depth >= LEAST_DEPTH && !window.is_open() && !is_sure && p.is_pick()
    }

    /// A bound of the value that a less deep search makes likely, if that is enough to leave the position.
    pub(crate) fn forecast(&mut self, p: &A::Board, prints: A::Prints, window: Window) -> Option<i32> {
        let Window { ply, depth, alpha, beta } = window;
        let margin = self.margin?;
        let depth = depth - LESS;
        // One look, on the side where the position stands already.
        if self.rest(p) >= beta {
            let high = beta + margin;
            let value = self.value(p, prints, Window { ply, depth, alpha: high - 1, beta: high });
            (value >= high).then_some(beta)
        } else {
            let low = alpha - margin;
            let value = self.value(p, prints, Window { ply, depth, alpha: low, beta: low + 1 });
            (value <= low).then_some(alpha)
        }
    }
}
