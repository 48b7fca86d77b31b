//! Games for more than two parties: Monte-Carlo tree search.
//!
//! The beginnings of random games are played from the leaves of a growing tree and judged by what the parties have then. Every
//! player chooses what has been best for their own party (UCT: L. Kocsis and C. Szepesvári, 2006; with one result per party:
//! N. Sturtevant, 2008).

use std::sync::atomic::AtomicBool;

use naqala::{Game, Move, Position, Session, Side, Silent, Winner};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::order::highest_first;
use super::stop_check::StopCheck;
use super::{Analysis, BestLine, Value};
use crate::clock::Clock;
use crate::evaluate::Evaluation;
use crate::player::Limits;

/// The most positions in the tree: a bound of the memory used.
const MOST_NODES: usize = 1 << 20;

/// Number of decisions after which a random game is cut off and judged: what happens later says little about the position in
/// which it began.
const LONGEST_GAME: usize = 16;

/// Random games where neither time nor positions are limited.
const USUAL_GAMES: u64 = 20_000;

/// Random games of a search that is limited to one decision; with a deeper limit there are more, by the square root of the depth.
/// A match at depths 1, 4 and 8 was about even with 200 games for each decision that were played to their end.
const GAMES_FOR_DEPTH: f64 = 90.0;

/// How strongly moves that were seldom tried are preferred.
const CURIOSITY: f64 = 0.2;

/// How much a lead counts where nobody has won: one of this part of all seeds makes a party e times as likely to win.
const DECIDING_LEAD: f64 = 0.125;

/// The value of a certain win less that of a certain loss; even chances are worth nothing.
const CERTAINTY: f64 = 20.0 * Evaluation::SEED as f64;

/// The rewards by seat; all seats of a party have the same.
type Result = [f64; 4];

struct Node {
    mv: Move,
    visits: u32,
    /// The total reward of games through this node for the party of the player who moved here.
    /// In `f32` a million games would round single ones away.
    reward: f64,
    first_child: u32,
    children: u32,
}

/// Searches the position of a session.
pub(super) fn analyse(
    session: &Session,
    evaluation: &Evaluation,
    limits: &Limits,
    clock: &Clock,
    lines: usize,
    report: &mut dyn FnMut(&Analysis),
) -> Analysis {
    let halt = AtomicBool::new(false);
    let mut tree = Tree {
        game: session.game(),
        evaluation,
        stop_check: StopCheck::new(limits, clock, &halt),
        nodes: vec![Node::new(Move::PASS)],
        dice: Xoshiro256PlusPlus::seed_from_u64(1),
        deepest: 0,
        most_nodes: MOST_NODES,
    };
    tree.add_children(0, session.moves().as_slice());
    let games = most_games(limits);
    // Players who look only so far do so whatever their clock says.
    let minds_clock = limits.depth.is_none();
    let mut analysis = Analysis::default();
    for played in 1..=games {
        tree.play_one(session.position());
        let is_late = minds_clock && is_occasion(played) && tree.stop_check.is_late();
        let is_last = is_late || played == games || tree.stop_check.stopped();
        if is_last || played.is_power_of_two() {
            analysis = tree.finish(lines, clock);
            report(&analysis);
        }
        if is_last {
            break;
        }
    }
    analysis
}

/// Whether to ask after so many games if there is time for half as many again: twice while their number doubles.
fn is_occasion(played: u64) -> bool {
    played.is_power_of_two() || played.is_multiple_of(3) && (played / 3).is_power_of_two()
}

fn most_games(limits: &Limits) -> u64 {
    let by_other_means = limits.time.is_some() || limits.nodes.is_some() || limits.clock.is_some();
    match limits.depth {
        Some(depth) => (GAMES_FOR_DEPTH * f64::from(depth.clamp(1, 100)).sqrt()) as u64,
        None if by_other_means => u64::MAX,
        None => USUAL_GAMES,
    }
}

impl Node {
    fn new(mv: Move) -> Node {
        Node { mv, visits: 0, reward: 0.0, first_child: 0, children: 0 }
    }

    fn mean(&self) -> f64 {
        self.reward / f64::from(self.visits.max(1))
    }
}

struct Tree<'a> {
    game: &'a Game,
    evaluation: &'a Evaluation,
    stop_check: StopCheck<'a>,
    nodes: Vec<Node>,
    dice: Xoshiro256PlusPlus,
    deepest: u32,
    /// The number of positions from which on the tree does not grow.
    most_nodes: usize,
}

impl Tree<'_> {
    fn add_children(&mut self, node: usize, moves: &[Move]) {
        self.nodes[node].first_child = self.nodes.len() as u32;
        self.nodes[node].children = moves.len() as u32;
        self.nodes.extend(moves.iter().map(|mv| Node::new(*mv)));
    }

    fn children(&self, node: usize) -> std::ops::Range<usize> {
        let Node { first_child, children, .. } = self.nodes[node];
        first_child as usize..(first_child + children) as usize
    }

    /// One way down the tree, a new leaf, a random game, and the result back to the root.
    fn play_one(&mut self, root: &Position) {
        let mut p = *root;
        let mut way: Vec<(usize, Side)> = Vec::new();
        let mut node = 0;
        while !p.is_over() && self.nodes[node].children > 0 {
            let child = self.choose(node);
            way.push((child, p.to_move()));
            self.stop_check.count();
            p = self.game.play_legal(&p, self.nodes[child].mv, &mut Silent);
            node = child;
        }
        // A full tree is still searched.
        if !p.is_over() && self.nodes[node].visits > 0 && self.nodes.len() < self.most_nodes {
            self.add_children(node, self.game.moves(&p).as_slice());
        }
        self.deepest = self.deepest.max(way.len() as u32);
        let result = self.random_game(p);
        self.nodes[0].visits += 1;
        for (node, mover) in way {
            self.nodes[node].visits += 1;
            self.nodes[node].reward += result[mover.index()];
        }
    }

    /// The child with the best mean, raised where it was seldom tried.
    fn choose(&self, node: usize) -> usize {
        let games = f64::from(self.nodes[node].visits.max(1)).ln();
        let promise = |child: usize| {
            let child = &self.nodes[child];
            if child.visits == 0 {
                return f64::INFINITY;
            }
            child.mean() + CURIOSITY * (games / f64::from(child.visits)).sqrt()
        };
        let mut best = self.children(node).start;
        let mut highest = f64::NEG_INFINITY;
        for child in self.children(node) {
            let promise = promise(child);
            if promise > highest {
                (best, highest) = (child, promise);
            }
        }
        best
    }

    fn random_game(&mut self, mut p: Position) -> Result {
        for _ in 0..LONGEST_GAME {
            if p.is_over() || self.stop_check.stopped() {
                break;
            }
            let Some(&mv) = self.game.moves(&p).choose(&mut self.dice) else { break };
            self.stop_check.count();
            p = self.game.play_legal(&p, mv, &mut Silent);
        }
        self.judge(&p)
    }

    /// The reward of every seat for a game: everything for the winners, equal parts for a draw, and the chances of winning while
    /// nobody has won.
    fn judge(&self, p: &Position) -> Result {
        match p.outcome().map(|outcome| outcome.winner) {
            Some(Winner::Side(winner)) => {
                Side::ALL.map(|side| if self.game.are_partners(side, winner) { 1.0 } else { 0.0 })
            }
            Some(_) => [1.0 / self.game.parties().count() as f64; 4],
            None => self.chances(p),
        }
    }

    /// The chances of every seat's party, by what it leads or is behind.
    fn chances(&self, p: &Position) -> Result {
        let deciding =
            DECIDING_LEAD * f64::from(self.game.total_seeds().max(1)) * f64::from(Evaluation::SEED);
        let mut chances = [0.0; 4];
        for captain in self.game.parties() {
            let lead = f64::from(self.evaluation.rest(self.game, p, captain));
            self.game.party(captain).for_each(|seat| chances[seat.index()] = (lead / deciding).exp());
        }
        let sum: f64 = self.game.parties().map(|captain| chances[captain.index()]).sum();
        chances.map(|chance| chance / sum)
    }

    fn finish(&self, lines: usize, clock: &Clock) -> Analysis {
        let mut first: Vec<usize> = self.children(0).collect();
        highest_first(&mut first, |child| self.nodes[*child].visits);
        let even = 1.0 / self.game.parties().count() as f64;
        let best = first.into_iter().take(lines.max(1)).map(|child| {
            let value = CERTAINTY * (self.nodes[child].mean() - even);
            BestLine { value: Value::of(value as i32), moves: self.line(child) }
        });
        Analysis {
            lines: best.collect(),
            depth: self.deepest,
            deepest: self.deepest,
            nodes: self.stop_check.nodes,
            time: clock.elapsed(),
            fill: (self.nodes.len() * 1000 / self.most_nodes) as u32,
        }
    }

    /// The moves most often chosen from a node on.
    fn line(&self, mut node: usize) -> Vec<Move> {
        let mut line = vec![self.nodes[node].mv];
        while let Some(next) = self.children(node).max_by_key(|child| self.nodes[*child].visits)
            && self.nodes[next].visits > 0
        {
            line.push(self.nodes[next].mv);
            node = next;
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::super::Engine;
    use super::*;
    use naqala::{Choices, catalogue};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// A game for four, each for themselves.
    fn four_players() -> Session {
        let rules = catalogue::rules("ruma").unwrap();
        Session::new(rules.compile(Choices::new().set("players", "4")).unwrap())
    }

    /// Lets a test work with the tree of a search that has room for few positions.
    fn with_small_tree(work: impl FnOnce(&Session, &mut Tree<'_>)) {
        let session = four_players();
        with_tree(&session, 50, |tree| work(&session, tree));
    }

    fn with_tree(session: &Session, most_nodes: usize, work: impl FnOnce(&mut Tree<'_>)) {
        let (clock, halt, limits) = (Clock::start(), AtomicBool::new(false), Limits::default());
        let mut engine = Engine::new(1);
        work(&mut Tree {
            game: session.game(),
            evaluation: &engine.prepare(session.game()).evaluation,
            stop_check: StopCheck::new(&limits, &clock, &halt),
            nodes: vec![Node::new(Move::PASS)],
            dice: Xoshiro256PlusPlus::seed_from_u64(1),
            deepest: 0,
            most_nodes,
        });
    }

    #[test]
    fn an_even_start_is_worth_nothing_to_anybody() {
        let limits = Limits { nodes: Some(60_000), ..Limits::default() };
        let found = Engine::new(1).analyse(&four_players(), &limits, 1, &mut |_| {});
        assert!(found.lines[0].value.hundredths().abs() < 200, "{:?}", found.lines[0].value);
    }

    #[test]
    fn single_results_count_after_millions_of_games() {
        with_small_tree(|session, tree| {
            tree.add_children(0, &session.moves()[..1]);
            let many = 1_u32 << 26;
            tree.nodes[1].reward = f64::from(many);
            tree.nodes[1].visits = many;
            (0..100).for_each(|_| tree.play_one(session.position()));
            assert!(tree.nodes[1].reward > f64::from(many));
        });
    }

    #[test]
    fn no_more_than_a_share_of_the_clock_is_used() {
        let left = std::time::Duration::from_secs(20);
        let clock = crate::TimeLeft { left, increment: std::time::Duration::ZERO, moves_to_go: None };
        let limits = Limits { clock: Some(clock), for_play: true, ..Limits::default() };
        let found = Engine::new(1).analyse(&four_players(), &limits, 1, &mut |_| {});
        // The share is 0.8 seconds, and the limit twice as much.
        assert!(found.time.as_millis() < 1_500, "{:?}", found.time);
    }

    #[test]
    fn a_full_tree_is_searched_on() {
        with_small_tree(|session, tree| {
            tree.add_children(0, session.moves().as_slice());
            (0..200).for_each(|_| tree.play_one(session.position()));
            assert_eq!(tree.nodes[0].visits, 200);
            assert!(tree.nodes.len() < 80, "{} positions", tree.nodes.len());
        });
    }

    #[test]
    fn who_leads_is_likely_to_win() {
        with_small_tree(|session, tree| {
            let start = tree.chances(session.position());
            assert!(start.iter().all(|chance| (chance - 0.25).abs() < 1e-9), "{start:?}");
        });
        let rules = catalogue::rules("abstract-mancala").unwrap();
        let game = rules.compile(Choices::new().set("players", "3")).unwrap();
        let p =
            game.build().seeds(game.board().find("a1").unwrap(), 3).store(Side::North, 5).finish().unwrap();
        with_tree(&Session::from_position(game, p), 50, |tree| {
            let chances = tree.chances(&p);
            assert!((chances[..3].iter().sum::<f64>() - 1.0).abs() < 1e-9);
            assert!(chances[1] > 0.5 && chances[0] == chances[2], "{chances:?}");
        });
    }

    #[test]
    fn a_game_for_four_is_played_better_than_at_random() {
        let rules = catalogue::rules("ruma").unwrap();
        let game = rules.compile(Choices::new().set("players", "4")).unwrap();
        let mut wins = [0; 4];
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(3);
        for round in 0..24 {
            let seat = game.sides().nth(round % 4).unwrap();
            let mut session = Session::new(game.clone());
            let mut engine = Engine::new(1);
            let limits = Limits { nodes: Some(4_000), ..Limits::default() };
            for _ in 0..400 {
                if session.outcome().is_some() {
                    break;
                }
                let mv = if session.position().to_move() == seat {
                    engine.analyse(&session, &limits, 1, &mut |_| {}).lines[0].moves[0]
                } else {
                    *session.moves().choose(&mut dice).unwrap()
                };
                session.play(mv, &mut Silent).unwrap();
            }
            match session.outcome().map(|outcome| outcome.winner) {
                Some(Winner::Side(winner)) if winner == seat => wins[0] += 1,
                Some(Winner::Side(_)) => wins[1] += 1,
                _ => wins[2] += 1,
            }
        }
        assert!(2 * wins[0] > wins[1], "won, lost, else: {wins:?}");
    }
}
