//! The tree below the root: principal variation search over single decisions.
//!
//! The player to move wants the greatest value, whoever belongs to the other camp the smallest. The same player
//! may decide several times in a row (extra moves, decisions inside a turn); then the window is handed on as it
//! is instead of being turned round. In games for more than two players everybody but the player at the root
//! makes one camp (the "paranoid" assumption of N. Sturtevant and R. Korf, 2000).

use arrayvec::ArrayVec;
use naqala::{Decision, Fingerprint, Game, Move, Moves, Position, Side, Silent};

use super::order::{Killers, Ordered, Ordering};
use super::table::{Bound, Entry, Table};
use super::watch::Watch;
use crate::evaluate::Evaluation;

/// The deepest a line may get, extensions included.
pub(crate) const MAX_PLY: usize = 96;

/// More than any value, and small enough that the widest window has a width.
pub(crate) const INFINITE: i32 = 1_070_000_000;

/// A line of best decisions.
pub(crate) type Line = ArrayVec<Move, MAX_PLY>;

/// Captures that are looked at beyond the nominal depth, so many decisions at most.
const QUIET_DEPTH: i32 = -4;

/// One thread's search of one position.
pub(crate) struct Tree<'a> {
    pub(crate) game: &'a Game,
    pub(crate) evaluation: &'a Evaluation,
    pub(crate) table: &'a Table,
    pub(crate) watch: Watch<'a>,
    /// The player at the root.
    pub(crate) hero: Side,
    /// Mixed into every key: values in games for many depend on whose they are.
    pub(crate) key: u64,
    /// The boards met since seeds last left the board: in the game so far, then on the way from the root.
    pub(crate) path: Vec<u64>,
    pub(crate) ordering: Ordering,
    pub(crate) killers: Box<[Killers; MAX_PLY]>,
    pub(crate) lines: Vec<Line>,
    pub(crate) deepest: u32,
}

impl Tree<'_> {
    /// The value of a position to the player who is to move, if it lies between `alpha` and `beta`; else a bound
    /// on that side. Zero when the search has to stop.
    pub(crate) fn value(&mut self, p: &Position, ply: usize, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        self.lines[ply].clear();
        self.watch.count();
        self.deepest = self.deepest.max(ply as u32);
        if p.is_over() {
            return self.evaluation.end(self.game, p, self.hero, ply) * self.sign(p);
        }
        if self.watch.stopped() {
            return 0;
        }
        if ply + 1 >= MAX_PLY {
            return self.evaluation.rest(self.game, p, self.hero) * self.sign(p);
        }
        if depth <= 0 {
            return self.quiet_value(p, ply, depth, alpha, beta);
        }
        let prints = self.game.fingerprint(p);
        if p.decision() == Decision::Pick
            && let Some(value) = self.repeated(p, prints, ply)
        {
            return value;
        }
        let key = prints.whole ^ self.key;
        let known = self.table.get(key);
        let is_pv = beta - alpha > 1;
        if let Some(entry) = known
            && !is_pv
            && i32::from(entry.depth) >= depth
        {
            let value = from_table(entry.value, ply);
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if cuts {
                return value;
            }
        }
        let moves = self.game.moves(p);
        let ordered = self.order(p, &moves, known.and_then(|entry| entry.best), ply, depth);
        let began = alpha;
        let (mut best, mut best_index) = (-INFINITE, None);
        self.path.push(prints.board);
        for (place, &Ordered { index, quiet, .. }) in ordered.iter().enumerate() {
            let mv = moves[index as usize];
            let next = self.game.play_legal(p, mv, &mut Silent);
            let value = self.child(p, &next, &moves, place, quiet, ply, depth, alpha, beta);
            if self.watch.stopped() {
                self.path.pop();
                return 0;
            }
            if value > best {
                best = value;
                best_index = Some(index);
                if value > alpha {
                    alpha = value;
                    self.extend_line(ply, mv);
                }
            }
            if alpha >= beta {
                if quiet {
                    self.killers[ply].add(mv);
                    self.ordering.reward(p, mv, depth);
                }
                break;
            }
        }
        self.path.pop();
        let bound = match best {
            _ if best >= beta => Bound::AtLeast,
            _ if best > began => Bound::Exact,
            _ => Bound::AtMost,
        };
        let depth = depth.clamp(0, 255) as u8;
        self.table.put(key, Entry { value: to_table(best, ply), depth, bound, best: best_index });
        best
    }

    /// The value of a move to the player who makes it: with a full window for the first one, with an empty one
    /// for the others, which only have to show that they are no better.
    #[allow(clippy::too_many_arguments)]
    fn child(
        &mut self,
        p: &Position,
        next: &Position,
        moves: &Moves,
        place: usize,
        quiet: bool,
        ply: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        // What is forced, and decisions inside a turn, cost no depth.
        let free = moves.len() == 1 || p.decision() != Decision::Pick || next.decision() != Decision::Pick;
        let full = if free { depth } else { depth - 1 };
        if place == 0 {
            return self.below(p, next, ply, full, alpha, beta);
        }
        let reduced =
            if quiet && !free && place >= 3 && depth >= 3 { full - 1 - i32::from(place >= 6) } else { full };
        let mut value = self.below(p, next, ply, reduced, alpha, alpha + 1);
        if value > alpha && reduced < full {
            value = self.below(p, next, ply, full, alpha, alpha + 1);
        }
        if value > alpha && value < beta {
            value = self.below(p, next, ply, full, alpha, beta);
        }
        value
    }

    /// The value of the next position to the player who moved to it.
    #[inline]
    fn below(&mut self, p: &Position, next: &Position, ply: usize, depth: i32, alpha: i32, beta: i32) -> i32 {
        if self.same_camp(p.to_move(), next.to_move()) {
            self.value(next, ply + 1, depth, alpha, beta)
        } else {
            -self.value(next, ply + 1, depth, -beta, -alpha)
        }
    }

    /// Looks at captures only, until nothing more can be won at once: a sum counted in the middle of an exchange
    /// would be wrong.
    fn quiet_value(&mut self, p: &Position, ply: usize, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        let resting = self.evaluation.rest(self.game, p, self.hero) * self.sign(p);
        let decides = p.decision() == Decision::Pick;
        if decides && (resting >= beta || depth <= QUIET_DEPTH || !self.evaluation.has_captures()) {
            return resting;
        }
        let mut best = if decides { resting } else { -INFINITE };
        alpha = alpha.max(best);
        let before = self.evaluation.won(self.game, p, self.hero) * self.sign(p);
        for mv in self.game.each_move(p) {
            let next = self.game.play_legal(p, mv, &mut Silent);
            let after = self.evaluation.won(self.game, &next, self.hero) * self.sign(p);
            if decides && after - before < Evaluation::SEED * 2 && !next.is_over() {
                continue;
            }
            let value = if self.same_camp(p.to_move(), next.to_move()) {
                self.value(&next, ply + 1, depth - 1, alpha, beta)
            } else {
                -self.value(&next, ply + 1, depth - 1, -beta, -alpha)
            };
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    self.extend_line(ply, mv);
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        best
    }

    fn order(
        &mut self,
        p: &Position,
        moves: &Moves,
        known: Option<u8>,
        ply: usize,
        depth: i32,
    ) -> super::order::Order {
        let mut order = super::order::Order::new();
        let before = self.evaluation.won(self.game, p, self.hero);
        for (index, &mv) in moves.iter().enumerate() {
            let index = index as u8;
            let mut ordered = Ordered { worth: 0, index, quiet: true };
            if known == Some(index) {
                ordered.worth = i32::MAX;
            } else if let Some(bonus) = self.killers[ply].bonus(mv) {
                ordered.worth = bonus;
            } else {
                ordered.worth = self.ordering.worth(p, mv);
            }
            // Near the leaves trying every move costs more than a better order saves.
            if depth >= 2 && moves.len() > 1 {
                let next = self.game.play_legal(p, mv, &mut Silent);
                let gain = (self.evaluation.won(self.game, &next, self.hero) - before) * self.sign(p);
                let again = self.same_camp(p.to_move(), next.to_move()) && self.game.players() > 1;
                ordered.quiet = gain <= 0 && !again && !next.is_over();
                if ordered.worth != i32::MAX {
                    ordered.worth += super::order::CAPTURE * gain / Evaluation::SEED
                        + if again { 2 * super::order::CAPTURE } else { 0 };
                }
            }
            order.push(ordered);
        }
        order.sort_unstable_by(|a, b| b.worth.cmp(&a.worth).then(a.index.cmp(&b.index)));
        order
    }

    /// The value of a position met before on this way or in the game: what the repetition rule makes of it.
    /// Once is enough here, as whoever wants to repeat it once more can.
    fn repeated(&self, p: &Position, prints: Fingerprint, ply: usize) -> Option<i32> {
        if ply == 0 || self.game.repetition_count().is_none() || !self.path.contains(&prints.board) {
            return None;
        }
        let end = self.game.when_repeated(p);
        Some(self.evaluation.end(self.game, &end, self.hero, ply) * self.sign(p))
    }

    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(mv);
        let room = line.remaining_capacity();
        line.extend(below[0].iter().take(room).copied());
    }

    pub(crate) fn same_camp(&self, a: Side, b: Side) -> bool {
        (a == self.hero) == (b == self.hero)
    }

    /// 1 if the player at the root is to move, −1 if somebody else is.
    pub(crate) fn sign(&self, p: &Position) -> i32 {
        if p.to_move() == self.hero { 1 } else { -1 }
    }
}

/// Wins count from the root, but a table's entry may be met at another distance: there they count from the
/// position itself.
fn to_table(value: i32, ply: usize) -> i32 {
    let way = Evaluation::DELAY * ply as i32;
    match value {
        _ if value > Evaluation::SURE => value + way,
        _ if value < -Evaluation::SURE => value - way,
        _ => value,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    let way = Evaluation::DELAY * ply as i32;
    match value {
        _ if value > Evaluation::SURE => value - way,
        _ if value < -Evaluation::SURE => value + way,
        _ => value,
    }
}
