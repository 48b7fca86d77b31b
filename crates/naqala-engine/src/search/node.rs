//! The tree below the root: principal variation search over single decisions.
//!
//! The root's party maximises, everybody else minimises. The same player may decide several times in a row (extra moves,
//! decisions inside a turn); the window is then passed on unchanged instead of being negated. [`super::leaf`] takes over
//! beyond the depth.

use arrayvec::ArrayVec;
use naqala::{Move, Side};

use super::arena::{Arena, Placed, Whole};
use super::order::{Child, Killers, Ordering};
use super::stop_check::StopCheck;
use super::table::{Bound, Entry, Table};
use crate::children::Children;
use crate::endgame::Endgame;
use crate::evaluate::Evaluation;

/// The deepest a line may get, extensions included.
pub(crate) const MAX_PLY: usize = 96;

/// More than any value, and small enough that the widest window has a width.
pub(crate) const INFINITE: i32 = 1_070_000_000;

/// Minimum depth at which the table is probed for all children before any is searched.
const LOOK_AHEAD_DEPTH: i32 = 3;

/// Penalty of a win that has not come nearer within the depth.
const DELAY: i32 = Evaluation::SEED / 4;

/// A line of best decisions.
pub(crate) type Line = ArrayVec<Move, MAX_PLY>;

/// A move with its ordering data.
type ChildOf<A> = Child<<A as Arena>::Mv, <A as Arena>::Prints>;

/// One thread's search of one position.
pub(crate) struct Tree<'a, A: Arena> {
    pub(crate) arena: A,
    pub(crate) evaluation: &'a Evaluation,
    pub(crate) table: &'a Table,
    pub(crate) endgame: Option<&'a dyn Endgame>,
    /// The seeds on the board at the root, if its exact value is known and boards can repeat.
    pub(crate) layer: Option<i32>,
    pub(crate) stop_check: StopCheck<'a>,
    /// The player at the root.
    pub(crate) root_side: Side,
    /// Who wins together with the player at the root, by seat.
    pub(crate) root_party: [bool; 4],
    /// The boards met since seeds last left the board: in the game so far, then on the way from the root. Empty
    /// where the rules do not mind repetition.
    pub(crate) path: Vec<u64>,
    pub(crate) minds_repetition: bool,
    /// The earliest place on the path whose repetition decided a game in what was searched last, or [`NOWHERE`].
    pub(crate) rests_on: usize,
    /// The game is not decided at the root; where it is, it is played on for seeds.
    pub(crate) is_open: bool,
    /// The assumed maximum error of a slightly shallower search; `None` if it must not be trusted.
    pub(crate) margin: Option<i32>,
    pub(crate) ordering: Ordering,
    pub(crate) killers: Box<[Killers<A::Mv>; MAX_PLY]>,
    pub(crate) children: Children<ChildOf<A>, A::Board>,
    pub(crate) lines: Vec<Line>,
    pub(crate) deepest: u32,
}

/// A position that is searched: how far it is from the root, how many decisions remain, and the values that matter.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) ply: usize,
    pub(crate) depth: i32,
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// Whether a value can lie inside.
    #[inline(always)]
    pub(crate) fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// How a move is tried.
#[derive(Clone, Copy)]
struct Trial {
    /// How many moves of the position have been tried before.
    place: usize,
    /// Whether the move makes the rest of the search less deep. Forced moves, and decisions inside a turn, do not.
    costs_depth: bool,
}

/// No place on the path.
pub(crate) const NOWHERE: usize = usize::MAX;

/// The best move found so far in a position, by its place in the list.
pub(crate) struct Best {
    pub(crate) value: i32,
    pub(crate) index: Option<usize>,
    /// As [`Tree::rests_on`], of this move, or of it and those tried before.
    pub(crate) rests_on: usize,
}

impl Best {
    pub(crate) const NONE: Best = Best { value: -INFINITE, index: None, rests_on: NOWHERE };
}

impl<A: Arena> Tree<'_, A> {
    /// Plays a move, into a position that is there already, and counts it; false if the rules forbid it.
    #[inline(always)]
    #[must_use]
    pub(crate) fn play(&mut self, p: &A::Board, mv: A::Mv, next: &mut A::Board) -> bool {
        self.stop_check.count();
        next.copy_from(p);
        self.arena.advance(next, mv)
    }

    /// The value of the next position to the player who moved to it from `p`; the window is that player's too.
    #[inline]
    pub(crate) fn below(&mut self, p: &A::Board, next: &A::Board, prints: A::Prints, window: Window) -> i32 {
        if self.same_party(p.to_move(), next.to_move()) {
            self.value(next, prints, window)
        } else {
            let Window { ply, depth, alpha, beta } = window;
            -self.value(next, prints, Window { ply, depth, alpha: -beta, beta: -alpha })
        }
    }

    /// The value of a position to the player who is to move, if it lies in the window; else a bound on that side.
    /// Without meaning when the search has to stop.
    pub(crate) fn value(&mut self, p: &A::Board, prints: A::Prints, window: Window) -> i32 {
        let Window { ply, depth, alpha, beta } = window;
        if window.is_open() {
            self.lines[ply].clear();
        }
        if p.is_over() {
            return self.arena.end(p, self.root_side, ply) * self.sign(p);
        }
        if depth <= 0 || ply + 1 >= MAX_PLY {
            return self.leaf_value(p, None, Window { ply, depth, alpha, beta });
        }
        self.deepest = self.deepest.max(ply as u32);
        let print = if self.minds_repetition { self.arena.board_print(p, prints) } else { 0 };
        if self.minds_repetition
            && p.is_pick()
            && let Some(value) = self.repeated(p, print, ply)
        {
            return value;
        }
        if let Some(value) = self.known_end(p, depth) {
            return value;
        }
        if let Some(value) = self.decided(p, alpha, beta) {
            return value;
        }
        let key = prints.whole();
        let known = self.table.get(key);
        if let Some(entry) = known
            && !window.is_open()
            && i32::from(entry.depth) >= depth
            && let Some(value) = cut(entry, ply, alpha, beta)
        {
            return value;
        }
        let known = if self.may_forecast(p, window) {
            if let Some(value) = self.forecast(p, prints, window) {
                return value;
            }
            // The less deep search has found a move, too.
            self.table.get(key)
        } else {
            known
        };
        let known = known.and_then(|entry| entry.best).map(usize::from);
        let before = std::mem::replace(&mut self.rests_on, NOWHERE);
        if self.minds_repetition {
            self.path.push(print);
        }
        let mut moves = self.arena.moves(p);
        let mut are_legal = !A::MAY_FORBID;
        let best = loop {
            let best = self.best_of(p, &moves, known, window);
            if are_legal || best.index.is_some() || self.stop_check.stopped() {
                break best;
            }
            // All moves that were offered are forbidden.
            moves = self.arena.legal_moves(p);
            are_legal = true;
        };
        if self.minds_repetition {
            self.path.pop();
        }
        // A win needs its own move only, a loss all moves.
        let rests_on = if best.value > 0 { best.rests_on } else { self.rests_on };
        // Repetitions below a position are the same on every way to it.
        self.rests_on = if rests_on < self.path.len() { rests_on } else { NOWHERE };
        if !self.stop_check.stopped() {
            self.keep(key, &best, window);
        }
        self.rests_on = self.rests_on.min(before);
        best.value
    }

    /// Remembers what was found out about a position. A certain result that rests on what happened before it may not hold on
    /// another way to the position; then only the move is remembered. Other values are remembered even so, draws by repetition
    /// among them: most of them hold on every way, and without them endings in which boards come again would be searched far
    /// less deep. So a value that is not certain may stem from another way to the position.
    fn keep(&self, key: u64, best: &Best, window: Window) {
        let is_certain = best.value.abs() > Evaluation::SURE;
        if is_certain && self.rests_on != NOWHERE {
            let best = best.index.and_then(|index| u8::try_from(index).ok());
            self.table.put(key, Entry { value: -INFINITE, depth: 0, bound: Bound::AtLeast, best });
            return;
        }
        let bound = match best.value {
            value if value >= window.beta => Bound::AtLeast,
            value if value > window.alpha => Bound::Exact,
            _ => Bound::AtMost,
        };
        let depth = window.depth.clamp(0, 255) as u8;
        let value = to_table(best.value, window.ply);
        let best = best.index.and_then(|index| u8::try_from(index).ok());
        self.table.put(key, Entry { value, depth, bound, best });
    }

    /// The best of these moves, of which the table may know the best; none if all are forbidden.
    #[inline(always)]
    fn best_of(&mut self, p: &A::Board, moves: &[A::Mv], known: Option<usize>, window: Window) -> Best {
        let known = known.filter(|best| *best < moves.len());
        if window.depth == 1 && p.is_pick() && moves.len() > 1 {
            self.best_last_move(p, moves, known, window)
        } else {
            self.best_move(p, moves, known, window)
        }
    }

    /// Searches the moves: first the one from the table, then the others in the order of their promise.
    fn best_move(&mut self, p: &A::Board, moves: &[A::Mv], known: Option<usize>, window: Window) -> Best {
        let mut best = Best::NONE;
        let mut rest = window;
        let mut next = *p;
        let mut trial = Trial { place: 0, costs_depth: moves.len() > 1 && p.is_pick() };
        if let Some(index) = known
            && self.play(p, moves[index], &mut next)
        {
            let child = self.judge(p, &next, moves[index], index, self.won_by_root(p), window.ply);
            if self.try_child(p, &next, child, trial, &mut rest, &mut best) {
                return best;
            }
            trial.place = 1;
        }
        let first = self.children.len();
        self.list_children(p, moves, known, window.ply);
        if !window.is_open()
            && window.depth >= LOOK_AHEAD_DEPTH
            && let Some(value) = self.known_refutation(p, first, trial.costs_depth, window)
        {
            self.children.shrink(first);
            return value;
        }
        while let Some(child) = self.children.take_best(first, &mut next) {
            if self.try_child(p, &next, child, trial, &mut rest, &mut best) {
                break;
            }
            trial.place += 1;
        }
        self.children.shrink(first);
        best
    }

    /// Plays all moves but the known one and judges how promising they are.
    fn list_children(&mut self, p: &A::Board, moves: &[A::Mv], known: Option<usize>, ply: usize) {
        let before = self.won_by_root(p);
        for (index, &mv) in moves.iter().enumerate() {
            if known == Some(index) {
                continue;
            }
            self.stop_check.count();
            let next = self.children.add(p);
            if !self.arena.advance(next, mv) {
                continue;
            }
            let child = self.judge(p, self.children.latest(), mv, index, before, ply);
            self.children.describe_latest(child);
        }
    }

    /// How promising a move is.
    #[inline(always)]
    fn judge(
        &self,
        p: &A::Board,
        next: &A::Board,
        mv: A::Mv,
        index: usize,
        before: i32,
        ply: usize,
    ) -> ChildOf<A> {
        let gain = (self.won_by_root(next) - before) * self.sign(p);
        let again = self.same_party(p.to_move(), next.to_move());
        let usual =
            self.killers[ply].bonus(mv).unwrap_or_else(|| self.ordering.worth(self.arena.slot(p, mv)));
        Child {
            mv,
            index,
            prints: self.arena.prints(next),
            worth: usual + super::order::of_gain(gain, again),
            quiet: gain <= 0 && !again && !next.is_over(),
        }
    }

    #[inline(always)]
    fn won_by_root(&self, p: &A::Board) -> i32 {
        self.arena.won(p, self.root_side)
    }

    /// A child that the table already knows to be good enough (J. Schaeffer's and A. Plaat's enhanced transposition
    /// cut-off).
    fn known_refutation(
        &self,
        p: &A::Board,
        first: usize,
        costs_depth: bool,
        window: Window,
    ) -> Option<Best> {
        let Window { ply, beta, .. } = window;
        for (child, next) in self.children.iter(first) {
            if next.is_over() {
                continue;
            }
            let Some(entry) = self.table.get(child.prints.whole()) else { continue };
            let full = depth_below(next, costs_depth, window.depth);
            if i32::from(entry.depth) < full || self.is_repetition(next, child.prints) {
                continue;
            }
            let same = self.same_party(p.to_move(), next.to_move());
            let value = from_table(entry.value, ply + 1) * if same { 1 } else { -1 };
            let other = if same { Bound::AtMost } else { Bound::AtLeast };
            if entry.bound != other && value >= beta {
                return Some(Best { value, index: Some(child.index), rests_on: NOWHERE });
            }
        }
        None
    }

    /// Searches one child; true if no further one has to be searched.
    fn try_child(
        &mut self,
        p: &A::Board,
        next: &A::Board,
        child: ChildOf<A>,
        trial: Trial,
        window: &mut Window,
        best: &mut Best,
    ) -> bool {
        let before = std::mem::replace(&mut self.rests_on, NOWHERE);
        let value = self.child_value(p, next, &child, trial, *window);
        if self.stop_check.stopped() {
            return true;
        }
        if value > best.value {
            *best = Best { value, index: Some(child.index), rests_on: self.rests_on };
            if value > window.alpha {
                if window.is_open() {
                    self.extend_line(window.ply, self.arena.full_move(p, child.mv));
                }
                window.alpha = value;
            }
        }
        self.rests_on = self.rests_on.min(before);
        if value < window.beta {
            return false;
        }
        if child.quiet {
            self.killers[window.ply].add(child.mv);
            self.ordering.reward(self.arena.slot(p, child.mv), window.depth);
        }
        true
    }

    /// The value of a move to the player who makes it: with a full window for the first one, with a null window for the others,
    /// which only have to be shown to be no better.
    #[inline]
    fn child_value(
        &mut self,
        p: &A::Board,
        next: &A::Board,
        child: &ChildOf<A>,
        trial: Trial,
        window: Window,
    ) -> i32 {
        let Window { ply, depth, alpha, beta } = window;
        let Trial { place, costs_depth } = trial;
        let full = depth_below(next, costs_depth, depth);
        let whole = Window { ply: ply + 1, depth: full, alpha, beta };
        if place == 0 {
            return self.below(p, next, child.prints, whole);
        }
        let late = child.quiet && full < depth && place >= 3 && depth >= 3;
        let reduced = if late { full - 1 - i32::from(place >= 6) } else { full };
        let empty = Window { beta: alpha + 1, ..whole };
        let mut value = self.below(p, next, child.prints, Window { depth: reduced, ..empty });
        if value > alpha && reduced < full {
            value = self.below(p, next, child.prints, empty);
        }
        if value > alpha && value < beta {
            value = self.below(p, next, child.prints, whole);
        }
        value
    }

    /// The value of a position met before on this way or in the game: what the repetition rule makes of it. One
    /// repetition suffices here, because a player who repeats once can repeat again.
    fn repeated(&mut self, p: &A::Board, print: u64, ply: usize) -> Option<i32> {
        if !self.path.contains(&print) {
            return None;
        }
        let value = self.arena.when_repeated(p, self.root_side, ply) * self.sign(p);
        if value.abs() > Evaluation::SURE {
            let place = self.path.iter().rposition(|known| *known == print).unwrap_or(0);
            self.rests_on = self.rests_on.min(place);
        }
        Some(value)
    }

    /// Whether a position was met before, where that matters.
    fn is_repetition(&self, p: &A::Board, prints: A::Prints) -> bool {
        self.minds_repetition && self.path.contains(&self.arena.board_print(p, prints))
    }

    /// A sufficient bound of the value, if the game is decided although it is not over.
    #[inline]
    fn decided(&self, p: &A::Board, alpha: i32, beta: i32) -> Option<i32> {
        let winner = self.arena.sure_winner(p).filter(|_| self.is_open)?;
        let wins = self.same_party(winner, p.to_move());
        if wins {
            (beta <= Evaluation::SURE).then_some(Evaluation::SURE)
        } else {
            (alpha >= -Evaluation::SURE).then_some(-Evaluation::SURE)
        }
    }

    /// The value of a position whose winner an endgame table knows, by the final lead. If boards can repeat, exact values alone
    /// would let a player move in circles without ever taking what they can win. So as long as no seed has left the board since
    /// the root, the search continues, and at the horizon a player who still has something to win there gets a slightly lower
    /// value.
    #[inline]
    pub(crate) fn known_end(&self, p: &A::Board, depth: i32) -> Option<i32> {
        let endgame = self.endgame?;
        let seeds = self.arena.seeds_on_board(p);
        let is_at_root = self.layer == Some(seeds);
        if !endgame.knows(seeds) || is_at_root && depth > 1 {
            return None;
        }
        let gain = self.arena.sure_gain(endgame, p)?;
        let value = self.evaluation.known(self.arena.score_lead(p, p.to_move()) + gain);
        Some(if is_at_root { value - DELAY * gain.signum() } else { value })
    }

    pub(crate) fn extend_line(&mut self, ply: usize, mv: Move) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(mv);
        let room = line.remaining_capacity();
        line.extend(below[0].iter().take(room).copied());
    }

    #[inline(always)]
    pub(crate) fn same_party(&self, a: Side, b: Side) -> bool {
        self.root_party[a.index()] == self.root_party[b.index()]
    }

    /// 1 if the party of the player at the root is to move, −1 if another is.
    #[inline(always)]
    pub(crate) fn sign(&self, p: &A::Board) -> i32 {
        if self.root_party[p.to_move().index()] { 1 } else { -1 }
    }
}

/// The depth of the search below a move. A move that leaves a decision of the same turn open does not reduce it either.
#[inline(always)]
fn depth_below<P: Placed>(next: &P, costs_depth: bool, depth: i32) -> i32 {
    if costs_depth && next.is_pick() { depth - 1 } else { depth }
}

/// The value an entry gives, if that is enough to leave the position.
#[inline]
fn cut(entry: Entry, ply: usize, alpha: i32, beta: i32) -> Option<i32> {
    let value = from_table(entry.value, ply);
    let cuts = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => value >= beta,
        Bound::AtMost => value <= alpha,
    };
    cuts.then_some(value)
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
