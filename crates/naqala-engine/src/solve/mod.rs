//! Exact solving: the difference of scores that best play by both leads to, proven to the end of the game.
//!
//! [`tree`] asks yes-or-no questions about values, [`table`] keeps the answers, [`order`] says which moves are tried
//! first. The solver is for games in which only gains count ([`naqala::Game::only_gains_count`]).

mod order;
mod table;
mod tree;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use naqala::{Game, Move, Position};

use crate::children::Children;
use crate::clock::Clock;
use crate::player::Limits;
use crate::search::watch::Watch;

use order::History;
use table::ProofTable;
use tree::{Finding, Question, Tree};

/// How many turns are looked ahead one after the other: a little, to find out about what the value is, and then to
/// the end. Depths between cost more than the better order of moves saves.
const DEPTHS: [u8; 4] = [4, 6, 8, LAST_DEPTH];
/// Longer than any game that has an end.
const LAST_DEPTH: u8 = 250;

/// Finds exact values.
///
/// ```
/// use naqala::{Choices, catalogue};
/// use naqala_engine::{Limits, Solver};
/// let rules = catalogue::rules("kalah").unwrap();
/// let mut options = Choices::new();
/// let game = rules.compile(options.set("pits", "4").set("seeds", "3").set("win_at", "none")).unwrap();
/// let solution = Solver::new(4).solve(&game, &game.start(), &Limits::default(), &mut |_| {})?;
/// assert_eq!(solution.value, 6);
/// # Ok::<(), naqala_engine::SolveError>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    table: ProofTable,
    variant: Option<(String, Vec<(String, naqala::OptionValue)>)>,
}

/// A solved position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The final score of the player to move less that of the other, if both play as well as can be.
    pub value: i32,
    /// Positions looked at.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
}

/// How far a solver has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveProgress {
    /// Turns looked ahead.
    pub depth: u32,
    /// What the value is presumed to be.
    pub presumed: i32,
    /// The value is at least this.
    pub lower: i32,
    /// The value is at most this.
    pub upper: i32,
    /// Positions looked at so far.
    pub nodes: u64,
}

/// Why a position was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SolveError {
    /// Something else than the difference of scores decides in this game.
    #[error(
        "this game is not decided by the difference of scores alone, so there is nothing to solve for; look for options that let it be played to the last seed"
    )]
    NotByScore,
    /// A limit was reached or somebody asked to stop.
    #[error("the solver had to stop before it knew the value; give it more time or positions")]
    Stopped,
    /// Best play never comes to an end.
    #[error("the game can go on for ever from here, so that its value cannot be proven")]
    Endless,
}

impl Solver {
    /// A solver with a table of so many megabytes.
    pub fn new(megabytes: usize) -> Solver {
        Solver { table: ProofTable::new(megabytes), variant: None }
    }

    /// The exact value of a position. `report` is told whenever more is known.
    ///
    /// # Errors
    /// [`SolveError`] when the game is of another kind, has no end, or the limits are too narrow.
    pub fn solve(
        &mut self,
        game: &Game,
        p: &Position,
        limits: &Limits,
        report: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Solution, SolveError> {
        if !game.only_gains_count() {
            return Err(SolveError::NotByScore);
        }
        self.prepare(game);
        let clock = Clock::start();
        let halt = AtomicBool::new(false);
        let mut tree = Tree {
            game,
            table: &mut self.table,
            watch: Watch::new(limits, &clock, &halt),
            children: Children::new(p),
            history: History::new(),
        };
        let lead = game.score_lead(p, p.to_move());
        let value = lead + if p.is_over() { 0 } else { prove(&mut tree, p, lead, report)? };
        Ok(Solution { value, nodes: tree.watch.nodes, time: clock.elapsed() })
    }

    /// The exact value of every legal move to the player who makes it, in the order of [`Game::moves`].
    ///
    /// # Errors
    /// As for [`Solver::solve`].
    pub fn solve_moves(
        &mut self,
        game: &Game,
        p: &Position,
        limits: &Limits,
        report: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Vec<(Move, i32)>, SolveError> {
        let moves = game.moves(p);
        let values = moves.into_iter().map(|mv| {
            let next = game.play_legal(p, mv, &mut naqala::Silent);
            let solved = self.solve(game, &next, limits, report)?;
            let same = next.to_move() == p.to_move();
            // Where the game is over, nobody has passed the turn on.
            let value = if next.is_over() {
                game.score_lead(&next, p.to_move())
            } else if same {
                solved.value
            } else {
                -solved.value
            };
            Ok((mv, value))
        });
        values.collect()
    }

    fn prepare(&mut self, game: &Game) {
        let variant = (game.id().to_owned(), game.chosen().to_vec());
        if self.variant.as_ref() != Some(&variant) {
            self.table.clear();
            self.variant = Some(variant);
        }
    }
}

/// Narrows the bounds of the value with deeper and deeper questions until they meet.
fn prove(
    tree: &mut Tree<'_>,
    p: &Position,
    lead: i32,
    report: &mut dyn FnMut(&SolveProgress),
) -> Result<i32, SolveError> {
    let key = tree.game.fingerprint(p).board;
    let stake = tree.game.seeds_at_stake(p);
    let (mut lower, mut upper) = (-stake, stake);
    let mut guess = 0;
    let mut depth = DEPTHS[0];
    loop {
        let (mut low, mut high) = (lower, upper);
        while low < high {
            let goal = if guess <= low { low + 1 } else { guess.min(high) };
            let Finding { value, proven } = tree.ask(p, key, Question { goal, depth, ply: 0 });
            if tree.watch.stopped() {
                return Err(SolveError::Stopped);
            }
            let yes = value >= goal;
            if yes {
                low = value;
                lower = if proven { lower.max(value) } else { lower };
            } else {
                high = value;
                upper = if proven { upper.min(value) } else { upper };
            }
            guess = value;
        }
        let nodes = tree.watch.nodes;
        report(&SolveProgress {
            depth: u32::from(depth),
            presumed: lead + guess,
            lower: lead + lower,
            upper: lead + upper,
            nodes,
        });
        if lower >= upper {
            return Ok(lower);
        }
        if depth >= LAST_DEPTH {
            return Err(SolveError::Endless);
        }
        depth = DEPTHS.into_iter().find(|next| *next > depth).unwrap_or(LAST_DEPTH);
    }
}
