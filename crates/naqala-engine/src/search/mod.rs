//! The strong player's search: iterative deepening over single decisions, with a table shared by all threads.
//!
//! [`node`] searches below the root, [`order`] says which moves to look at first, [`table`] remembers positions,
//! [`watch`] says when to stop. The search knows no game: it asks the rules for moves and [`crate::evaluate`] for
//! the worth of positions.

mod node;
mod order;
mod table;
mod watch;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering as Atomic};
use std::time::Duration;

use naqala::{Decision, Game, Move, Position, Session, Side, Silent};

use crate::aim::Aims;
use crate::clock::Clock;
use crate::evaluate::Evaluation;
use crate::player::Limits;

use node::{INFINITE, Line, MAX_PLY, Tree};
use order::{Killers, Ordering};
use table::Table;
use watch::Watch;

/// The deepest iteration: more than any game needs.
const MAX_DEPTH: u32 = 80;

/// How far a value may be from that of the iteration before until the window is widened.
const WINDOW: i32 = Evaluation::SEED;

/// A strong player's analysis of positions of any game.
///
/// ```
/// use naqala::{Session, catalogue};
/// use naqala_engine::{Engine, Limits};
/// let session = Session::new(catalogue::game("oware").unwrap());
/// let limits = Limits { depth: Some(6), ..Limits::default() };
/// let analysis = Engine::new(4).analyse(&session, &limits, 2, &mut |_| {});
/// assert_eq!(analysis.lines.len(), 2);
/// assert!(analysis.lines[0].value >= analysis.lines[1].value);
/// ```
#[derive(Debug)]
pub struct Engine {
    table: Table,
    threads: usize,
    aims: Aims,
    /// The variant the table's entries belong to.
    variant: Option<(String, Vec<(String, naqala::OptionValue)>)>,
}

/// What an analysis found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The best lines, the best first; each begins with another move.
    pub lines: Vec<BestLine>,
    /// Decisions looked ahead in full.
    pub depth: u32,
    /// The longest line looked at.
    pub deepest: u32,
    /// Positions looked at, by all threads together.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub fill: u32,
}

/// A line of best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestLine {
    /// The value to the player to move at its beginning.
    pub value: Value,
    /// The decisions, the first of which is the move recommended.
    pub moves: Vec<Move>,
}

/// The value of a position to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i32);

impl Value {
    /// Hundredths of a seed by which the player expects to be better off; enormous for a certain end.
    pub fn hundredths(self) -> i32 {
        Evaluation::hundredths(self.0)
    }

    /// The number of decisions to a certain end: positive for a win, negative for a loss.
    pub fn sure_in(self) -> Option<i32> {
        Evaluation::sure_in(self.0)
    }

    /// The same to the other player.
    #[must_use]
    pub fn reversed(self) -> Value {
        Value(-self.0)
    }
}

impl Engine {
    /// An engine with a table of so many megabytes, on one thread.
    pub fn new(megabytes: usize) -> Engine {
        Engine { table: Table::new(megabytes), threads: 1, aims: Aims::default(), variant: None }
    }

    /// The same engine on several threads. In the browser there is only one.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Engine {
        self.threads = threads.max(1);
        self
    }

    /// Forgets everything about earlier positions.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Analyses the position of a session. `report` is told of every finished iteration.
    ///
    /// A finished game gives no lines. Without limits the search goes on to its greatest depth, which takes as
    /// good as for ever: give a limit, or ask to stop from another thread.
    pub fn analyse(
        &mut self,
        session: &Session,
        limits: &Limits,
        lines: usize,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let clock = Clock::start();
        self.prepare(session.game());
        let evaluation = Evaluation::new(self.aims.of(session.game()));
        let halt = AtomicBool::new(false);
        let helpers = AtomicU64::new(0);
        let worker = |threads: usize| Worker {
            session,
            evaluation,
            table: &self.table,
            limits,
            clock: &clock,
            halt: &halt,
            helpers: &helpers,
            number: threads,
        };
        if self.threads == 1 {
            return worker(0).analyse(lines, report);
        }
        std::thread::scope(|scope| {
            for number in 1..self.threads {
                let helper = worker(number);
                scope.spawn(move || helper.help());
            }
            let analysis = worker(0).analyse(lines, report);
            halt.store(true, Atomic::Relaxed);
            analysis
        })
    }

    fn prepare(&mut self, game: &Game) {
        let variant = (game.id().to_owned(), game.chosen().to_vec());
        if self.variant.as_ref() != Some(&variant) {
            self.table.clear();
            self.variant = Some(variant);
        }
        self.table.grow_older();
    }
}

/// One thread's part of an analysis.
struct Worker<'a> {
    session: &'a Session,
    evaluation: Evaluation,
    table: &'a Table,
    limits: &'a Limits,
    clock: &'a Clock,
    halt: &'a AtomicBool,
    /// Positions looked at by the helping threads.
    helpers: &'a AtomicU64,
    number: usize,
}

impl Worker<'_> {
    /// The main thread: finds the best lines, iteration after iteration.
    fn analyse(self, lines: usize, report: &mut dyn FnMut(&Analysis)) -> Analysis {
        let mut analysis = Analysis::default();
        let root = *self.session.position();
        let mut moves: Vec<Move> = self.session.moves().to_vec();
        if root.is_over() || moves.is_empty() {
            return analysis;
        }
        let mut tree = self.tree();
        let lines = lines.clamp(1, moves.len());
        for depth in 1..=self.deepest() {
            let Some(found) = self.iterate(&mut tree, &root, &mut moves, depth, lines, &analysis) else {
                break;
            };
            analysis.lines = found;
            analysis.depth = depth;
            self.measure(&tree, &mut analysis);
            report(&analysis);
            if self.is_decided(&analysis, moves.len(), lines) {
                break;
            }
        }
        if analysis.lines.is_empty() {
            analysis.lines.push(BestLine { value: Value(0), moves: vec![moves[0]] });
        }
        self.measure(&tree, &mut analysis);
        analysis
    }

    /// A helping thread fills the table; threads differ in the depth they begin with.
    fn help(self) {
        let root = *self.session.position();
        let mut moves: Vec<Move> = self.session.moves().to_vec();
        if root.is_over() || moves.is_empty() {
            return;
        }
        let mut tree = self.tree();
        let none = Analysis::default();
        for depth in 1 + self.number as u32 % 2..=self.deepest() {
            if self.iterate(&mut tree, &root, &mut moves, depth, 1, &none).is_none() {
                break;
            }
        }
        self.helpers.fetch_add(tree.watch.nodes, Atomic::Relaxed);
    }

    fn deepest(&self) -> u32 {
        self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH)
    }

    fn measure(&self, tree: &Tree<'_>, analysis: &mut Analysis) {
        analysis.nodes = tree.watch.nodes + self.helpers.load(Atomic::Relaxed);
        analysis.time = self.clock.elapsed();
        analysis.deepest = tree.deepest;
        analysis.fill = self.table.fill();
    }

    /// Nothing further can be found out: a single move under a clock, or a certain end within reach of the depth.
    fn is_decided(&self, analysis: &Analysis, moves: usize, lines: usize) -> bool {
        let forced = moves == 1 && self.limits.time.is_some();
        let sure = analysis
            .lines
            .iter()
            .all(|line| line.value.sure_in().is_some_and(|away| away.unsigned_abs() <= analysis.depth));
        let out_of_time = self.limits.time.is_some_and(|time| self.clock.elapsed() * 2 > time);
        forced || sure && lines == 1 || out_of_time && lines == 1
    }

    /// One iteration: the best lines of this depth, or nothing if it had to stop. The moves are left in the order
    /// of their worth.
    fn iterate(
        &self,
        tree: &mut Tree<'_>,
        root: &Position,
        moves: &mut [Move],
        depth: u32,
        lines: usize,
        last: &Analysis,
    ) -> Option<Vec<BestLine>> {
        let mut found = Vec::new();
        for place in 0..lines {
            let guess = last.lines.get(place).map(|line| line.value.0).filter(|_| depth >= 4);
            let (index, value) = self.aspire(tree, root, &moves[place..], depth, guess)?;
            let line = tree.lines[0].to_vec();
            moves[place..=place + index].rotate_right(1);
            found.push(BestLine { value: Value(value), moves: line });
        }
        found.sort_by_key(|line| std::cmp::Reverse(line.value));
        Some(found)
    }

    /// The best of the moves, at first in a narrow window round the value expected.
    fn aspire(
        &self,
        tree: &mut Tree<'_>,
        root: &Position,
        moves: &[Move],
        depth: u32,
        guess: Option<i32>,
    ) -> Option<(usize, i32)> {
        let mut width = WINDOW;
        let (mut low, mut high) = match guess {
            Some(guess) if guess.abs() < Evaluation::SURE => (guess - width, guess + width),
            _ => (-INFINITE, INFINITE),
        };
        loop {
            let (index, value) = self.best_of(tree, root, moves, depth, low, high)?;
            if value > low && value < high {
                return Some((index, value));
            }
            width = width.saturating_mul(4);
            if value <= low {
                low = if width > 64 * WINDOW { -INFINITE } else { value.saturating_sub(width) };
            } else {
                high = if width > 64 * WINDOW { INFINITE } else { value.saturating_add(width) };
            }
            if low <= -INFINITE && high >= INFINITE && value.abs() >= INFINITE {
                return Some((index, value));
            }
        }
    }

    fn best_of(
        &self,
        tree: &mut Tree<'_>,
        root: &Position,
        moves: &[Move],
        depth: u32,
        low: i32,
        high: i32,
    ) -> Option<(usize, i32)> {
        let mut best = (0, -INFINITE);
        let mut best_line = Line::new();
        let mut alpha = low;
        for (index, &mv) in moves.iter().enumerate() {
            let next = tree.game.play_legal(root, mv, &mut Silent);
            let below = depth as i32 - i32::from(next.decision() == Decision::Pick);
            let same = tree.same_camp(root.to_move(), next.to_move());
            let look = |tree: &mut Tree<'_>, low: i32, high: i32| {
                if same {
                    tree.value(&next, 1, below, low, high)
                } else {
                    -tree.value(&next, 1, below, -high, -low)
                }
            };
            let mut value =
                if index == 0 { look(tree, alpha, high) } else { look(tree, alpha, alpha.saturating_add(1)) };
            if index > 0 && value > alpha && value < high {
                value = look(tree, alpha, high);
            }
            if tree.watch.stopped() {
                return None;
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

    fn tree(&self) -> Tree<'_> {
        let game = self.session.game();
        let hero = self.session.position().to_move();
        Tree {
            game,
            evaluation: &self.evaluation,
            table: self.table,
            watch: Watch::new(self.limits, self.clock, self.halt),
            hero,
            key: if game.players() > 2 { hero_key(hero) } else { 0 },
            path: past_boards(self.session),
            ordering: Ordering::new(),
            killers: Box::new([Killers::default(); MAX_PLY]),
            lines: vec![Line::new(); MAX_PLY + 1],
            deepest: 0,
        }
    }
}

fn hero_key(hero: Side) -> u64 {
    0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(hero.index() as u64 + 1)
}

/// The boards of the game since seeds last left the board, with room for those of a line.
fn past_boards(session: &Session) -> Vec<u64> {
    let game = session.game();
    let seeds = game.seeds_on_board(session.position());
    let past = session.history().iter().rev().map(|(before, _)| before);
    let past = past.take_while(|before| game.seeds_on_board(before) == seeds);
    let mut boards: Vec<u64> = past
        .filter(|before| before.decision() == Decision::Pick)
        .map(|before| game.fingerprint(before).board)
        .collect();
    boards.reserve(MAX_PLY + 1);
    boards.push(game.fingerprint(session.position()).board);
    boards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Player, Random};
    use naqala::{Choices, catalogue};

    fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    #[test]
    fn every_line_can_be_played_in_every_game() {
        for id in catalogue::ids() {
            let mut session = Session::new(catalogue::game(id).unwrap());
            let mut anybody = Random::new(5);
            let mut engine = Engine::new(1);
            for _ in 0..6 {
                for _ in 0..5 {
                    if session.outcome().is_none() {
                        let mv = anybody.choose(&session, &Limits::default()).mv;
                        session.play(mv, &mut Silent).unwrap();
                    }
                }
                if session.outcome().is_some() {
                    break;
                }
                let analysis = engine.analyse(&session, &nodes(2_000), 2, &mut |_| {});
                // Where so few positions do not reach the second line there is one.
                assert!((1..=session.moves().len().min(2)).contains(&analysis.lines.len()), "{id}");
                for line in &analysis.lines {
                    let mut p = *session.position();
                    for mv in &line.moves {
                        p = session
                            .game()
                            .play(&p, *mv, &mut Silent)
                            .unwrap_or_else(|error| panic!("{id}: {error:?}"));
                    }
                }
            }
        }
    }

    #[test]
    fn several_threads_find_what_one_finds() {
        let rules = catalogue::rules("kalah").unwrap();
        let game = rules.compile(Choices::new().set("seeds", "3").set("pits", "3")).unwrap();
        let session = Session::new(game);
        let limits = Limits { depth: Some(18), ..Limits::default() };
        let one = Engine::new(4).analyse(&session, &limits, 1, &mut |_| {});
        let two = Engine::new(4).with_threads(2).analyse(&session, &limits, 1, &mut |_| {});
        assert_eq!(one.lines[0].value, two.lines[0].value);
    }

    #[test]
    fn a_win_in_sight_is_found_and_counted() {
        let game = catalogue::game("oware").unwrap();
        let p = game.parse_position("S 0 0 0 0 0 1 / N 1 1 4 4 4 4 / stores 24 1 / turn S").unwrap();
        let session = Session::from_position(game, p);
        let limits = Limits { depth: Some(4), ..Limits::default() };
        let analysis = Engine::new(1).analyse(&session, &limits, 1, &mut |_| {});
        assert_eq!(analysis.lines[0].value.sure_in(), Some(1));
    }

    #[test]
    fn a_stop_is_obeyed() {
        let session = Session::new(catalogue::game("oware").unwrap());
        let limits = Limits::default();
        limits.stop.stop();
        let analysis = Engine::new(1).analyse(&session, &limits, 1, &mut |_| {});
        assert_eq!(analysis.lines.len(), 1);
    }
}
