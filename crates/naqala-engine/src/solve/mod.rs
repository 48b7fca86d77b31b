//! Exact solving: the final lead with perfect play, proven to the end of the game.
//!
//! If only gains count ([`naqala::analysis::only_gains_count`]) values are seeds; in other games they say who wins
//! ([`measure`]). The solver asks yes-or-no questions about the value until only one value is left. Where only gains
//! count, boards with different stores are the same position; that follows from the words a rule file uses.
//!
//! Games that fit compact boards ([`naqala::CompactGame`]) and in which no board can repeat are solved on those boards. If a
//! game may end earlier, but the final lead of the same game played to the last seed decides the winner, that game is solved
//! instead. [`prover`] searches, [`numbers`] stores what is known, [`initial_effort`] estimates the effort of a new question.
//! The tables know positions by their hashes alone, so a value is proven except for the chance that two positions which meet in
//! a table have the same one. For every look into a full table of one gigabyte this is 2⁻³⁸: 0.04 % in a search with 10⁸ looks,
//! 3.6 % with 10¹⁰. It grows with larger tables.
//! All other games are solved by alpha-beta with the general kernel: [`deepening`] asks, [`tree`] answers, [`table`] stores the
//! answers, [`order`] sorts moves.

mod deepening;
mod initial_effort;
mod measure;
mod numbers;
mod order;
mod prover;
mod table;
mod tree;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use naqala::analysis::{WithoutEarlyEnds, without_early_ends};
use naqala::{CompactBoard, CompactGame, Game, Move, Position, Side};

use crate::children::Children;
use crate::clock::Clock;
use crate::endgame::Endgame;
use crate::player::Limits;
use crate::search::stop_check::StopCheck;

use initial_effort::InitialEffort;
use measure::Measure;
use numbers::NumberTable;
use order::History;
use prover::{Prover, Shortcut};
use table::ProofTable;
use tree::Tree;

/// Finds exact values. They are certain except for equal hashes of different positions: the chance that two are confused is at
/// most 2⁻³⁸ for every look into a table of up to one gigabyte, 0.04 % in a search with 10⁸ looks.
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
    megabytes: usize,
    endgame: Option<Arc<dyn Endgame>>,
    /// What is known about the game solved last.
    known: Option<Known>,
}

/// What a solver knows about a game.
#[derive(Debug)]
struct Known {
    game: Game,
    /// The game on compact boards, if it fits them and no board can repeat.
    compact: Option<Box<OnCompact>>,
    /// At most one of the two tables exists at a time, because they are large.
    numbers: Option<NumberTable>,
    proofs: Option<ProofTable>,
}

/// A game on compact boards.
#[derive(Debug)]
struct OnCompact {
    game: CompactGame,
    initial_effort: InitialEffort,
    /// Set if the game is played to the last seed, and that lead tells who wins the original one.
    played_out: Option<WithoutEarlyEnds>,
}

/// The compact game that proof numbers search: the game, or the game played to the last seed if that settles who wins; `None`
/// if neither fits compact boards, or if a board can repeat.
fn searched_by_numbers(game: &Game) -> Option<(CompactGame, Option<WithoutEarlyEnds>)> {
    let (compact, played_out) = match Measure::of(game)? {
        Measure::Seeds => (CompactGame::of(game)?, None),
        Measure::Winner => {
            let played_out = without_early_ends(game)?;
            (CompactGame::of(played_out.game())?, Some(played_out))
        }
    };
    compact.never_repeats().then_some((compact, played_out))
}

impl OnCompact {
    fn of(game: &Game) -> Option<OnCompact> {
        let (game, played_out) = searched_by_numbers(game)?;
        let initial_effort = InitialEffort::new(&game);
        Some(OnCompact { game, initial_effort, played_out })
    }

    /// Who wins, if bounds of the future gain of the player to move tell: 1, 0 or −1 from their view.
    fn winner(&self, p: &Position, least: i32, most: i32) -> Option<i32> {
        let played_out = self.played_out.as_ref()?;
        let lead = played_out.game().score_lead(p, p.to_move());
        Some((lead + played_out.sure_gain(p, least, most)?).signum())
    }
}

/// A solved position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The final lead of the player to move with perfect play; if something other than gains decides
    /// ([`naqala::analysis::only_gains_count`]), 1 for a win, 0 for a draw, −1 for a loss.
    pub value: i32,
    /// Number of positions searched.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
}

/// The answer to a question about a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Whether the value reaches the goal.
    pub yes: bool,
    /// Number of positions searched.
    pub nodes: u64,
}

/// What to search for.
enum Wanted<'r> {
    Value(&'r mut dyn FnMut(&SolveProgress)),
    AtLeast(i32),
}

/// The progress of a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveProgress {
    /// The estimated value.
    pub presumed: i32,
    /// Proven lower bound of the value.
    pub lower: i32,
    /// Proven upper bound of the value.
    pub upper: i32,
    /// Number of positions searched so far.
    pub nodes: u64,
}

/// Why a position was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SolveError {
    /// The game is not for two players.
    #[error("only games for two players, and solitaires, have a value that can be proven")]
    NotForTwo,
    /// A limit was reached or somebody asked to stop.
    #[error("the solver had to stop before it knew the value")]
    Stopped,
    /// Perfect play never ends.
    #[error("the game can go on for ever from here, so that its value cannot be proven")]
    Endless,
}

impl Solver {
    /// A solver with a table of this many megabytes.
    pub fn new(megabytes: usize) -> Solver {
        Solver { megabytes, endgame: None, known: None }
    }

    /// Whether a game is searched by proof numbers, which solve far larger boards than any other search.
    ///
    /// ```
    /// use naqala::catalogue;
    /// use naqala_engine::Solver;
    /// assert!(Solver::has_proof_numbers(&catalogue::game("kalah").unwrap()));
    /// assert!(!Solver::has_proof_numbers(&catalogue::game("bao-kiswahili").unwrap()));
    /// ```
    pub fn has_proof_numbers(game: &Game) -> bool {
        searched_by_numbers(game).is_some()
    }

    /// Adds exact values of some positions of the game to be solved: searches end there.
    #[must_use]
    pub fn with_endgame(mut self, endgame: Option<Arc<dyn Endgame>>) -> Solver {
        self.endgame = endgame;
        self
    }

    /// The exact value of a position. `report` is called whenever more is known.
    ///
    /// # Errors
    /// [`SolveError`] if the game is of another kind, never ends, or exceeds the limits.
    pub fn solve(
        &mut self,
        game: &Game,
        p: &Position,
        limits: &Limits,
        report: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Solution, SolveError> {
        let lead = final_value(game, p, p.to_move());
        let report_value = &mut |known: &SolveProgress| report(&known.ahead_by(lead));
        self.prove(game, p, limits, Wanted::Value(report_value))
    }

    /// Whether the value reaches a goal. This is often much cheaper than finding the value.
    ///
    /// # Errors
    /// As for [`Solver::solve`].
    pub fn reaches(
        &mut self,
        game: &Game,
        p: &Position,
        lead: i32,
        limits: &Limits,
    ) -> Result<Answer, SolveError> {
        let more = lead - final_value(game, p, p.to_move());
        let found = self.prove(game, p, limits, Wanted::AtLeast(more))?;
        Ok(Answer { yes: found.value >= lead, nodes: found.nodes })
    }

    /// Finds the value of a position, or another value on the same side of the goal.
    fn prove(
        &mut self,
        game: &Game,
        p: &Position,
        limits: &Limits,
        wanted: Wanted<'_>,
    ) -> Result<Solution, SolveError> {
        let measure = Measure::of(game).ok_or(SolveError::NotForTwo)?;
        let clock = Clock::start();
        let halt = AtomicBool::new(false);
        let stop_check = StopCheck::new(limits, &clock, &halt);
        let lead = measure.lead(game, p, p.to_move());
        if p.is_over() {
            return Ok(Solution { value: lead, nodes: 0, time: clock.elapsed() });
        }
        let endgame = self.endgame.clone();
        let endgame = endgame.as_deref();
        if let Some(gain) = endgame.and_then(|endgame| measure.known_end(game, endgame, p)) {
            return Ok(Solution { value: lead + gain, nodes: 1, time: clock.elapsed() });
        }
        let megabytes = self.megabytes;
        let Known { compact, numbers, proofs, .. } = self.known(game);
        let of_shape = compact.as_deref().and_then(|compact| Some((compact, compact.game.board(p)?)));
        let (gain, nodes) = if let Some((compact, board)) = of_shape {
            *proofs = None;
            let OnCompact { game: boards, initial_effort, played_out } = compact;
            let table = numbers.get_or_insert_with(|| NumberTable::new(megabytes, boards.boards()));
            let endgame = endgame.and_then(|values| Shortcut::new(values, boards));
            let mut prover = Prover { game: boards, table, initial_effort, endgame, stop_check };
            let gain = match wanted {
                _ if played_out.is_some() => find_winner(&mut prover, compact, p, board, wanted)?,
                Wanted::Value(report_value) => narrow(&mut prover, board, report_value)?,
                Wanted::AtLeast(goal) => on_side(prover.ask(board, goal).ok_or(SolveError::Stopped)?, goal),
            };
            (gain, prover.stop_check.nodes)
        } else {
            *numbers = None;
            let table = proofs.get_or_insert_with(|| ProofTable::new(megabytes));
            let (children, history) = (Children::new(), History::new());
            let mut tree = Tree { game, measure, table, endgame, stop_check, children, history };
            let gain = match wanted {
                Wanted::Value(report_value) => deepening::prove(&mut tree, p, report_value)?,
                Wanted::AtLeast(goal) => on_side(deepening::settle(&mut tree, p, goal)?, goal),
            };
            (gain, tree.stop_check.nodes)
        };
        Ok(Solution { value: lead + gain, nodes, time: clock.elapsed() })
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
            // If the game is over, the turn was not passed on.
            let value = if next.is_over() {
                final_value(game, &next, p.to_move())
            } else if same {
                solved.value
            } else {
                -solved.value
            };
            Ok((mv, value))
        });
        values.collect()
    }

    /// What is known about a game; empty at first.
    fn known(&mut self, game: &Game) -> &mut Known {
        // Drop the old table before allocating the new one.
        self.known.take_if(|known| !known.game.is_same(game));
        self.known.get_or_insert_with(|| {
            let compact = OnCompact::of(game).map(Box::new);
            Known { game: game.clone(), compact, numbers: None, proofs: None }
        })
    }
}

/// The value of a finished game to a player, on the scale of a [`Solver`].
///
/// ```
/// use naqala::{Side, catalogue};
/// let game = catalogue::game("bao-kujifunza").unwrap();
/// let lost = "S 0 0 0 0 0 0 0 0 | 1 1 1 1 1 1 1 1 / N 8 8 8 8 8 8 8 0 | 0 0 0 0 0 0 0 0 / turn S";
/// let p = game.parse_position(lost).unwrap();
/// assert_eq!(naqala_engine::final_value(&game, &p, Side::North), i32::from(p.is_over()));
/// ```
pub fn final_value(game: &Game, p: &Position, side: Side) -> i32 {
    Measure::of(game).map_or(0, |measure| measure.lead(game, p, side))
}

impl SolveProgress {
    /// The progress for a player who already leads by `lead`.
    fn ahead_by(&self, lead: i32) -> SolveProgress {
        let SolveProgress { presumed, lower, upper, nodes } = *self;
        SolveProgress { presumed: presumed + lead, lower: lower + lead, upper: upper + lead, nodes }
    }
}

/// A value on the side of the goal that the answer indicates.
fn on_side(yes: bool, goal: i32) -> i32 {
    if yes { goal } else { goal - 1 }
}

/// Finds who wins a game by asking about the game played to the last seed: 1, 0 or −1 for the player to move.
fn find_winner(
    prover: &mut Prover<'_>,
    compact: &OnCompact,
    p: &Position,
    board: CompactBoard,
    mut wanted: Wanted<'_>,
) -> Result<i32, SolveError> {
    let stake = prover.game.stake(board);
    let (mut lower, mut upper) = (-stake, stake);
    // First whether the player is ahead in the end, then whether they are not behind, then the value itself.
    let mut goal = 1 - board.lead();
    loop {
        if let Some(winner) = compact.winner(p, lower, upper) {
            return Ok(winner);
        }
        if lower >= upper {
            return Ok((board.lead() + lower).signum());
        }
        goal = goal.clamp(lower + 1, upper);
        if prover.ask(board, goal).ok_or(SolveError::Stopped)? {
            lower = goal;
            goal += 1;
        } else {
            upper = goal - 1;
            goal -= 1;
        }
        if let Wanted::Value(report_value) = &mut wanted {
            let of = |bound: i32| (board.lead() + bound).signum();
            let (lower, upper) = (of(lower), of(upper));
            report_value(&SolveProgress { presumed: lower, lower, upper, nodes: prover.stop_check.nodes });
        }
    }
}

/// Narrows the bounds of a value until they meet. Questions near the value are much harder than those far from it, whose
/// results they reuse: so the bounds are approached from the middle in small steps.
fn narrow(
    prover: &mut Prover<'_>,
    board: CompactBoard,
    report: &mut dyn FnMut(&SolveProgress),
) -> Result<i32, SolveError> {
    let stake = prover.game.stake(board);
    // If all seeds are won in the end, every value has the parity of the number of seeds.
    let step = if prover.game.leaves_nothing() { 2 } else { 1 };
    let (mut lower, mut upper) = (-stake, stake);
    let mut goal = 2 - stake.rem_euclid(2);
    while lower < upper {
        if prover.ask(board, goal).ok_or(SolveError::Stopped)? {
            lower = goal;
        } else {
            upper = goal - step;
        }
        let presumed = goal.clamp(lower, upper);
        report(&SolveProgress { presumed, lower, upper, nodes: prover.stop_check.nodes });
        goal = if lower >= goal { lower + step } else { upper };
    }
    Ok(lower)
}

#[cfg(test)]
mod tests {
    use naqala::{Choices, Silent, catalogue};

    use super::*;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn games() -> Vec<Game> {
        let rules = catalogue::rules("kalah").unwrap();
        let options = [
            ("own_seed", "always"),
            ("own_seed", "never"),
            ("remaining", "nobody"),
            ("remaining", "last_mover"),
            ("end", "cannot_move"),
            ("extra", "false"),
            ("pits", "4"),
        ];
        let game = |(name, value)| {
            let mut choices = Choices::new();
            choices.set("pits", "3").set("seeds", "3").set("win_at", "none").set(name, value);
            rules.compile(&choices).unwrap()
        };
        options.into_iter().map(game).collect()
    }

    // In the browser rules are not compared: its engine begins anew with every game.
    #[cfg(not(target_family = "wasm"))]
    #[test]
    fn an_edited_rule_file_is_another_game() {
        let usual = catalogue::rules("kalah").unwrap();
        let edited = usual.source().replace("only = { extra = true }", "only = { extra = false }");
        let edited = naqala::Rules::parse("edited.toml", &edited).unwrap();
        let mut choices = Choices::new();
        choices.set("pits", "3").set("seeds", "3").set("win_at", "none");
        let mut solver = Solver::new(1);
        let values = [usual, &edited].map(|rules| {
            let game = rules.compile(&choices).unwrap();
            let solve = |solver: &mut Solver| {
                solver.solve(&game, &game.start(), &Limits::default(), &mut |_| {}).unwrap().value
            };
            assert_eq!(solve(&mut solver), solve(&mut Solver::new(1)));
            solve(&mut solver)
        });
        assert_ne!(values[0], values[1], "an extra move matters");
    }

    #[test]
    fn who_wins_follows_from_the_game_played_out() {
        let rules = catalogue::rules("kalah").unwrap();
        let game = |win_at, pits, seeds| {
            let mut choices = Choices::new();
            rules.compile(choices.set("pits", pits).set("seeds", seeds).set("win_at", win_at)).unwrap()
        };
        for (pits, seeds) in
            [("2", "2"), ("2", "4"), ("3", "1"), ("3", "2"), ("3", "3"), ("3", "4"), ("4", "2")]
        {
            let [usual, played_out] = ["majority", "none"].map(|win_at| game(win_at, pits, seeds));
            let mut p = usual.start();
            let (mut solver, mut other) = (Solver::new(4), Solver::new(4));
            while !p.is_over() {
                let found = solver.solve(&usual, &p, &Limits::default(), &mut |_| {}).unwrap();
                let lead = other.solve(&played_out, &p, &Limits::default(), &mut |_| {}).unwrap().value;
                assert_eq!(found.value, lead.signum(), "{}", usual.position_text(&p));
                let reached = solver.reaches(&usual, &p, 1, &Limits::default()).unwrap();
                assert_eq!(reached.yes, lead > 0);
                let moves = usual.moves(&p);
                p = usual.play_legal(&p, moves[found.nodes as usize % moves.len()], &mut Silent);
            }
        }
    }

    /// The two methods have nothing in common but the size of the table.
    #[test]
    fn both_kernels_prove_the_same_values() {
        let clock = Clock::start();
        let halt = AtomicBool::new(false);
        let limits = Limits::default();
        for game in games() {
            let mut p = game.start();
            let mut solver = Solver::new(4);
            while !p.is_over() {
                let solved = solver.solve(&game, &p, &limits, &mut |_| {}).unwrap();
                assert!(solver.known.as_ref().is_some_and(|known| known.numbers.is_some()), "not compact");
                let mut tree = Tree {
                    game: &game,
                    measure: Measure::Seeds,
                    table: &mut ProofTable::new(4),
                    endgame: None,
                    stop_check: StopCheck::new(&limits, &clock, &halt),
                    children: Children::new(),
                    history: History::new(),
                };
                let gain = deepening::prove(&mut tree, &p, &mut |_| {}).unwrap();
                let lead = game.score_lead(&p, p.to_move());
                assert_eq!(solved.value, lead + gain, "{:?} {}", game.changed(), game.position_text(&p));
                let moves = game.moves(&p);
                p = game.play_legal(&p, moves[solved.nodes as usize % moves.len()], &mut Silent);
            }
        }
    }
}
