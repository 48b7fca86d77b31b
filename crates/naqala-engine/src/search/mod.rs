//! The strong player's search. The rules decide the [`method`]: alpha-beta for two parties, [`sampling`] for more,
//! [`solitaire`] for one player, and [`race`] for a choice that both players make at once.
//!
//! Alpha-beta is iterative deepening over single decisions ([`worker`]), with a table shared by all threads. [`node`]
//! searches below the root, [`leaf`] beyond the depth; [`order`] sorts moves, [`table`] remembers positions, [`stop_check`]
//! says when to stop and [`budget`] how much time there is. The search contains no code for particular games: it asks the
//! rules for moves and [`crate::evaluate`] for values.

pub(crate) mod arena;
mod budget;
mod compact;
mod expectation;
mod leaf;
mod method;
mod node;
mod order;
mod prob_cut;
mod race;
mod sampling;
mod solitaire;
pub(crate) mod stop_check;
mod table;
mod worker;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering as Atomic};
use std::time::Duration;

use naqala::{Game, Move, Session};

use crate::clock::Clock;
use crate::endgame::Endgame;
use crate::evaluate::{Evaluation, Judgement};
use crate::objective::Objectives;
use crate::player::Limits;

use arena::{Arena, General};
pub(crate) use budget::Budget;
pub(crate) use method::Method;
use table::Table;
use worker::Worker;

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
    judgement: Judgement,
    by_margin: bool,
    objectives: Objectives,
    endgame: Option<Arc<dyn Endgame>>,
    /// Do not use compact boards.
    by_general_kernel: bool,
    /// The table may hold values found without a limit of depth: they depend on the time there was, or rest on forecasts.
    has_guesses: bool,
    /// The game that the table's entries belong to, and its evaluation.
    variant: Option<(Game, Judge)>,
}

/// How a variant is evaluated, and whether it is played on compact boards.
#[derive(Clone, Debug)]
struct Judge {
    evaluation: Evaluation,
    compact: Option<Arc<compact::Tables>>,
}

/// What an analysis found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The best lines, best first; each starts with a different move.
    pub lines: Vec<BestLine>,
    /// Depth of the last completed iteration, in decisions.
    pub depth: u32,
    /// Length of the longest line searched.
    pub deepest: u32,
    /// Positions searched, by all threads together.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub fill: u32,
}

/// A line of best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestLine {
    /// The value of the initial position to the player to move.
    pub value: Value,
    /// The decisions, the first of which is the move recommended.
    pub moves: Vec<Move>,
}

/// The value of a position to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value {
    searched: i32,
    expected: i32,
}

impl Value {
    /// A value that is a lead.
    pub(crate) const fn of(searched: i32) -> Value {
        Value { searched, expected: searched }
    }

    /// A value that a table proves, with the lead that it promises.
    fn known(searched: i32, lead: i32) -> Value {
        Value { searched, expected: lead }
    }

    /// The value to the other party.
    fn negated(self) -> Value {
        Value { searched: -self.searched, expected: -self.expected }
    }

    /// The expected final lead of the player in hundredths of a seed; enormous for a certain result.
    pub fn hundredths(self) -> i32 {
        Evaluation::hundredths(self.expected)
    }

    /// The value as the search compares it, in hundredths of a seed. Weights and nets say how sure a win is, and the surer, the
    /// farther it is beyond any lead.
    pub(crate) fn searched_hundredths(self) -> i32 {
        Evaluation::hundredths(self.searched)
    }

    /// The number of decisions to a certain end: positive for a win, negative for a loss. A board that is repeated once counts as an
    /// end, because who repeats it once can do so again. In a solitaire it is the length of the way found.
    pub fn sure_in(self) -> Option<i32> {
        Evaluation::sure_in(self.searched)
    }

    /// A certain loss.
    #[cfg(all(test, feature = "swindle"))]
    pub(crate) fn lost() -> Value {
        Value::of(-Evaluation::SURE - 1)
    }
}

/// Stops all threads of a search, even if the main one panics: who waits for the helpers would wait for ever.
struct HaltsWhenDropped<'a>(&'a AtomicBool);

impl Drop for HaltsWhenDropped<'_> {
    fn drop(&mut self) {
        self.0.store(true, Atomic::Relaxed);
    }
}

impl Engine {
    /// A single-threaded engine with a table of this many megabytes.
    pub fn new(megabytes: usize) -> Engine {
        Engine {
            table: Table::new(megabytes),
            threads: 1,
            judgement: Judgement::default(),
            by_margin: false,
            objectives: Objectives::default(),
            endgame: None,
            by_general_kernel: false,
            has_guesses: false,
            variant: None,
        }
    }

    /// Plays every game by the general kernel, for comparison with compact boards.
    #[must_use]
    pub fn by_general_kernel(self) -> Engine {
        Engine { by_general_kernel: true, variant: None, ..self }
    }

    /// Sets the evaluation.
    #[must_use]
    pub fn with_judgement(mut self, judgement: Judgement) -> Engine {
        self.judgement = judgement;
        self.variant = None;
        self
    }

    /// Makes values depend on the margin of a win or loss, too.
    #[must_use]
    pub(crate) fn by_margin(self) -> Engine {
        Engine { by_margin: true, variant: None, ..self }
    }

    /// Sets the number of threads. In the browser there is only one, whatever the number. Several threads share what they find,
    /// so that the results of a fixed depth or number of positions differ from run to run.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Engine {
        self.threads = if cfg!(target_family = "wasm") { 1 } else { threads.max(1) };
        self
    }

    /// Adds exact values of some positions of the game to be analysed.
    #[must_use]
    pub fn with_endgame(mut self, endgame: Option<Arc<dyn Endgame>>) -> Engine {
        self.set_endgame(endgame);
        self
    }

    /// Replaces or removes the exact values of some positions of the game to be analysed.
    pub fn set_endgame(&mut self, endgame: Option<Arc<dyn Endgame>>) {
        let is_same = match (&self.endgame, &endgame) {
            (None, None) => true,
            (Some(old), Some(new)) => Arc::ptr_eq(old, new),
            _ => false,
        };
        if !is_same {
            // Stored results depend on the values known before.
            self.table.clear();
        }
        self.endgame = endgame;
    }

    /// Forgets everything about earlier positions.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Analyses the position of a session. `report` is called after every finished iteration.
    ///
    /// A finished game has no lines. Without limits the search runs to its maximum depth, which takes practically for ever: set
    /// a limit, or stop it from another thread.
    pub fn analyse(
        &mut self,
        session: &Session,
        limits: &Limits,
        lines: usize,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        if limits.depth.is_some() && std::mem::take(&mut self.has_guesses) {
            // The result of a fixed depth does not depend on what was guessed before.
            self.table.clear();
        }
        self.has_guesses |= limits.depth.is_none();
        let clock = Clock::start();
        let judge = self.prepare(session.game());
        if session.outcome().is_some() {
            return Analysis::default();
        }
        let clock = clock.at_most(Budget::of(limits).latest_start());
        let method = Method::of(session);
        let glance = Limits { depth: Some(1), ..limits.clone() };
        // Alpha-beta stops by itself after a look at the only move.
        let limits = if method != Method::AlphaBeta && is_forced(session, limits) { &glance } else { limits };
        match method {
            Method::AlphaBeta => self.alpha_beta(session, &judge, limits, &clock, lines, report),
            Method::Sampling => sampling::analyse(session, &judge.evaluation, limits, &clock, lines, report),
            Method::BestFirst => solitaire::analyse(session, judge.evaluation, limits, &clock, lines, report),
            Method::Matrix => race::analyse(self, &judge.evaluation, session, limits, &clock, lines, report),
        }
    }

    fn alpha_beta(
        &self,
        session: &Session,
        judge: &Judge,
        limits: &Limits,
        clock: &Clock,
        lines: usize,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let (game, evaluation) = (session.game(), &judge.evaluation);
        match judge.compact.as_deref() {
            Some(compact::Tables::Narrow(table)) => {
                let arena = compact::Compact { game, evaluation, table };
                if let Some(root) = arena.board(session.position()) {
                    return self.search((arena, &root), evaluation, session, (limits, clock), lines, report);
                }
            }
            Some(compact::Tables::Wide(table)) => {
                let arena = compact::Compact { game, evaluation, table };
                if let Some(root) = arena.board(session.position()) {
                    return self.search((arena, &root), evaluation, session, (limits, clock), lines, report);
                }
            }
            None => {}
        }
        let arena = General { game, evaluation };
        self.search((arena, session.position()), evaluation, session, (limits, clock), lines, report)
    }

    /// Runs alpha-beta on boards of one type, on all threads.
    fn search<A: Arena + Send>(
        &self,
        (arena, root): (A, &A::Board),
        evaluation: &Evaluation,
        session: &Session,
        (limits, clock): (&Limits, &Clock),
        lines: usize,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis
    where
        A::Board: Sync,
    {
        let halt = AtomicBool::new(false);
        let helpers = AtomicU64::new(0);
        // Helpers go on until the main thread stops.
        let unlimited = Limits { nodes: None, ..limits.clone() };
        let worker = |number: usize| Worker {
            session,
            evaluation,
            table: &self.table,
            endgame: self.endgame.as_deref(),
            limits: if number == 0 { limits } else { &unlimited },
            clock,
            halt: &halt,
            helpers: &helpers,
            number,
        };
        if cfg!(target_family = "wasm") || self.threads == 1 {
            return worker(0).analyse(arena, root, lines, report);
        }
        let mut analysis = std::thread::scope(|scope| {
            let _halts = HaltsWhenDropped(&halt);
            for number in 1..self.threads {
                let helper = worker(number);
                scope.spawn(move || helper.help(arena, root));
            }
            worker(0).analyse(arena, root, lines, report)
        });
        analysis.nodes += helpers.load(Atomic::Relaxed);
        analysis
    }

    /// Prepares for a variant, discarding results of others.
    fn prepare(&mut self, game: &Game) -> Judge {
        let is_same = |known: &Game| known.is_same(game) && known.rules().has_weights_of(game.rules());
        let judge = match &self.variant {
            Some((known, judge)) if is_same(known) => judge.clone(),
            _ => {
                self.table.clear();
                let objective = self.objectives.of(game);
                let evaluation = match self.judgement {
                    Judgement::Tuned => Evaluation::tuned(game, objective),
                    Judgement::Weights => Evaluation::tuned(game, objective).without_net(),
                    Judgement::Material => Evaluation::new(objective),
                };
                let by_margin = cfg!(feature = "swindle") && self.by_margin;
                let evaluation = if by_margin { evaluation.by_margin() } else { evaluation };
                let compact =
                    if self.by_general_kernel { None } else { compact::Tables::of(game, &evaluation) };
                let compact = compact.map(Arc::new);
                let judge = Judge { evaluation, compact };
                self.variant = Some((game.clone(), judge.clone()));
                judge
            }
        };
        self.table.grow_older();
        judge
    }
}

/// Whether there is nothing to choose for a move that is to be played on a clock.
fn is_forced(session: &Session, limits: &Limits) -> bool {
    session.moves().len() == 1 && limits.is_for_play() && Budget::of(limits).is_limited()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Player, Random};
    use naqala::{Choices, Silent, catalogue};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

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
                // With a small node limit the second line may be missing.
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

    /// The usual game and one whose rule file was edited, so that captures are of other numbers of seeds.
    fn usual_and_edited() -> [Game; 2] {
        let oware = catalogue::rules("oware").unwrap();
        let edited = oware.source().replace("seeds in {2, 3}", "seeds in {1, 4}");
        let edited = naqala::Rules::parse("edited.toml", &edited).unwrap();
        [oware, &edited].map(|rules| rules.compile(&Choices::new()).unwrap())
    }

    #[test]
    fn an_edited_rule_file_is_another_game() {
        let [usual, edited] = usual_and_edited();
        assert_eq!((usual.id(), usual.chosen()), (edited.id(), edited.chosen()));
        let limits = Limits { depth: Some(6), ..Limits::default() };
        let mut engine = Engine::new(1);
        for game in [&usual, &edited, &usual] {
            let session = Session::new(game.clone());
            let again = engine.analyse(&session, &limits, 2, &mut |_| {});
            let fresh = Engine::new(1).analyse(&session, &limits, 2, &mut |_| {});
            assert_eq!(again.lines, fresh.lines);
            assert_eq!(again.nodes, fresh.nodes);
        }
    }

    /// A search on the clock looks at some moves less deep, and leaves what it guessed in the table.
    #[test]
    fn the_result_of_a_fixed_depth_does_not_depend_on_what_was_searched_before() {
        let session = Session::new(catalogue::game("oware").unwrap());
        let limits = Limits { depth: Some(7), ..Limits::default() };
        let fresh = Engine::new(1).analyse(&session, &limits, 2, &mut |_| {});
        let mut engine = Engine::new(1);
        engine.analyse(&session, &nodes(50_000), 1, &mut |_| {});
        let again = engine.analyse(&session, &limits, 2, &mut |_| {});
        assert_eq!((again.lines, again.nodes), (fresh.lines, fresh.nodes));
    }

    #[test]
    fn several_threads_find_what_one_finds() {
        let rules = catalogue::rules("kalah").unwrap();
        let game = rules.compile(Choices::new().set("seeds", "3").set("pits", "3")).unwrap();
        let session = Session::new(game);
        let limits = Limits { depth: Some(18), ..Limits::default() };
        let one = Engine::new(4).analyse(&session, &limits, 1, &mut |_| {});
        let two = Engine::new(4).with_threads(2).analyse(&session, &limits, 1, &mut |_| {});
        assert!(one.lines[0].value.sure_in().is_some(), "the depth reaches the end of the game");
        assert_eq!(one.lines[0].value, two.lines[0].value);
    }

    #[test]
    #[cfg(not(target_family = "wasm"))]
    fn the_positions_of_all_threads_are_counted() {
        let session = Session::new(catalogue::game("oware").unwrap());
        let mut latest = 0;
        let analysis = Engine::new(4).with_threads(3).analyse(&session, &nodes(200_000), 1, &mut |found| {
            assert!(found.nodes >= latest);
            latest = found.nodes;
        });
        assert!(analysis.nodes > 200_000, "{} positions", analysis.nodes);
        assert!(analysis.depth > 1, "no helper stops the main thread");
    }

    #[test]
    #[cfg(not(target_family = "wasm"))]
    #[should_panic(expected = "told")]
    fn a_panic_of_the_caller_ends_all_threads() {
        let session = Session::new(catalogue::game("oware").unwrap());
        Engine::new(1).with_threads(2).analyse(&session, &Limits::default(), 1, &mut |_| panic!("told"));
    }

    #[test]
    fn the_only_move_is_played_at_once_but_analysed_to_its_value() {
        let game = catalogue::game("kalah").unwrap();
        let p = game.parse_position("S 0 0 1 0 0 0 / N 1 0 0 0 0 0 / stores 23 23").unwrap();
        let session = Session::from_position(game, p);
        assert_eq!(session.moves().len(), 1);
        let limits = Limits::within(std::time::Duration::from_secs(60));
        let analysis = Engine::new(1).analyse(&session, &limits, 1, &mut |_| {});
        assert_eq!(analysis.lines[0].value.sure_in(), Some(3));
        let limits = Limits { for_play: true, ..limits };
        assert_eq!(Engine::new(1).analyse(&session, &limits, 1, &mut |_| {}).depth, 1);
    }

    #[test]
    #[cfg(not(target_family = "wasm"))]
    fn the_only_move_is_played_at_once_when_the_expected_one_was_made() {
        let game = catalogue::game("oware").unwrap();
        let p = game.parse_position("S 0 0 9 0 0 0 / N 5 5 5 5 5 5 / stores 5 4 / turn S").unwrap();
        let session = Session::from_position(game, p);
        assert_eq!(session.moves().len(), 1);
        let limits = Limits::default();
        let hit = limits.ponder_hit.clone();
        let analysis = Engine::new(1).analyse(&session, &limits, 1, &mut |found| {
            if found.depth == 3 {
                // A share of it would be minutes.
                let left = Duration::from_secs(100_000);
                hit.give(None, Some(crate::TimeLeft { left, increment: Duration::ZERO, moves_to_go: None }));
            }
        });
        assert!(analysis.depth >= 3 && analysis.time < Duration::from_secs(60), "{:?}", analysis.time);
    }

    /// Says that South wins in the end by this lead, wherever seeds have left the board.
    #[derive(Debug)]
    struct SouthLeadsBy(i32, Game);

    impl Endgame for SouthLeadsBy {
        fn gain(&self, p: &naqala::Position) -> Option<i32> {
            let lead = if p.to_move() == naqala::Side::South { self.0 } else { -self.0 };
            Some(lead - self.1.score_lead(p, p.to_move()))
        }

        fn knows(&self, seeds: i32) -> bool {
            seeds < 27
        }
    }

    #[test]
    fn a_proven_win_is_worth_more_than_any_hope_and_a_proven_loss_less() {
        let game = catalogue::game("oware").unwrap();
        let evaluation = Engine::new(1).prepare(&game).evaluation;
        assert!(!evaluation.counts_leads());
        let capture_of = |start: &str| {
            let p = game.parse_position(start).unwrap();
            let session = Session::from_position(game.clone(), p);
            let first = |lead: i32| {
                let endgame: Arc<dyn Endgame> = Arc::new(SouthLeadsBy(lead, game.clone()));
                let limits = Limits { depth: Some(2), ..Limits::default() };
                let mut engine = Engine::new(1).with_endgame(Some(endgame));
                let line = engine.analyse(&session, &limits, 1, &mut |_| {}).lines.remove(0);
                let next = game.play_legal(&p, line.moves[0], &mut Silent);
                (game.seeds_on_board(&next) < game.seeds_on_board(&p), line.value)
            };
            [1, -1].map(first)
        };
        // South is far ahead, and may capture or not.
        let [(takes, value), _] = capture_of("S 4 0 4 1 1 4 / N 1 1 1 4 4 2 / stores 18 3 / turn S");
        assert!(takes && value.hundredths() == 100, "{value:?}");
        // South is far behind, but what is not lost for certain is better than what is.
        let [_, (takes, value)] = capture_of("S 4 0 4 1 1 4 / N 1 1 1 4 4 2 / stores 3 18 / turn S");
        assert!(!takes && value.hundredths() < -100, "{value:?}");
    }

    #[test]
    fn proven_values_keep_their_lead_and_their_order() {
        let game = catalogue::game("oware").unwrap();
        let evaluation = Engine::new(1).prepare(&game).evaluation;
        assert_eq!(evaluation.known(0), 0);
        for lead in [-48, -1, 1, 48] {
            let value = evaluation.known(lead);
            assert!(value.abs() > 1 << 27 && value.abs() < Evaluation::SURE, "{value}");
            assert_eq!(Evaluation::lead_of_known(value), Some(lead * Evaluation::SEED));
        }
        assert!(evaluation.known(1) < evaluation.known(2) && evaluation.known(-2) < evaluation.known(-1));
        assert_eq!(Evaluation::lead_of_known(1 << 20), None);
        let material = Engine::new(1).with_judgement(Judgement::Material).prepare(&game).evaluation;
        assert_eq!(material.known(3), 3 * Evaluation::SEED);
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
    fn a_decided_game_is_seen_through_to_its_end() {
        let rules = catalogue::rules("kalah").unwrap();
        let game = rules.compile(Choices::new().set("win_at", "none")).unwrap();
        let p = game.parse_position("S 0 2 0 0 0 1 / N 1 0 0 0 1 0 / stores 33 10 / turn N").unwrap();
        let session = Session::from_position(game, p);
        assert_eq!(session.game().sure_winner(&p), Some(naqala::Side::South));
        let limits = Limits { depth: Some(24), ..Limits::default() };
        let analysis = Engine::new(1).analyse(&session, &limits, 2, &mut |_| {});
        assert_eq!(analysis.lines.len(), 2);
        for line in &analysis.lines {
            assert_eq!(line.value.sure_in(), Some(-(line.moves.len() as i32)), "{line:?}");
        }
    }

    /// As long as no late moves are reduced, the value does not depend on the order of moves.
    #[test]
    fn both_kinds_of_boards_give_the_same_values() {
        let simple = [
            ("kalah", "seeds", "4"),
            ("kalah", "end", "cannot_move"),
            ("oware", "repetition", "2"),
            ("oware", "cycle", "own_side"),
            ("oware", "win_at", "none"),
            ("toguz-kumalak", "end_on_empty", "any"),
            ("toguz-kumalak", "tuz_ban", "number"),
            ("congkak", "end", "half_wins"),
            ("bao-kenya-laps", "min_start", "1"),
        ];
        let extended = [
            ("abawo", "last", "mover"),
            ("anywoli", "bonus", "false"),
            ("gabata", "chain", "off"),
            ("oware-nam-nam", "passing", "mover"),
            ("oware-nam-nam", "repetition", "2"),
            ("pallanguzhi", "after_capture", "end"),
            ("songo", "cap", "[2, 4]"),
            ("songo", "repetition", "2"),
        ];
        let is_extended = <u128 as naqala::CompactWord>::EXTENDED;
        for (id, option, value) in simple.iter().chain(extended.iter().filter(|_| is_extended)) {
            let game = catalogue::rules(id).unwrap().compile(Choices::new().set(option, value)).unwrap();
            let is_tuned = ["2", "4", "number"].contains(value);
            let judgement = if is_tuned { Judgement::Tuned } else { Judgement::Material };
            let mut engine = Engine::new(1).with_judgement(judgement);
            let judge = engine.prepare(&game);
            assert!(judge.compact.is_some(), "{id}");
            let general = Judge { compact: None, ..judge.clone() };
            let mut anybody = Random::new(9);
            for _ in 0..4 {
                let mut session = Session::new(game.clone());
                while session.outcome().is_none() && session.history().len() < 300 {
                    let limits = Limits { depth: Some(2), ..Limits::default() };
                    let found = [&judge, &general].map(|judge| {
                        engine.clear();
                        engine.alpha_beta(&session, judge, &limits, &Clock::start(), 2, &mut |_| {})
                    });
                    let values =
                        found.map(|found| found.lines.iter().map(|line| line.value).collect::<Vec<_>>());
                    assert_eq!(
                        values[0],
                        values[1],
                        "{id}: {}",
                        session.game().position_text(session.position())
                    );
                    let mv = anybody.choose(&session, &Limits::default()).mv;
                    session.play(mv, &mut Silent).unwrap();
                }
            }
        }
    }

    /// Claims that South wins seven seeds more than North from all positions with few seeds.
    #[derive(Debug)]
    struct SouthLeads;

    impl Endgame for SouthLeads {
        fn gain(&self, p: &naqala::Position) -> Option<i32> {
            Some(if p.to_move() == naqala::Side::North { -7 } else { 7 })
        }

        fn knows(&self, seeds: i32) -> bool {
            seeds <= 8
        }
    }

    #[test]
    fn exact_values_are_taken_over() {
        let rules = catalogue::rules("oware").unwrap();
        let game = rules.compile(Choices::new().set("win_at", "none")).unwrap();
        // No move captures at once.
        let p = game.parse_position("S 1 0 0 1 1 0 / N 1 1 1 1 1 0 / stores 20 20 / turn S").unwrap();
        let session = Session::from_position(game, p);
        let limits = Limits { depth: Some(2), ..Limits::default() };
        let mut engine = Engine::new(1).with_endgame(Some(Arc::new(SouthLeads)));
        // A win that is not reached within the depth gets a slightly lower value.
        assert_eq!(engine.analyse(&session, &limits, 1, &mut |_| {}).lines[0].value.hundredths(), 675);
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
