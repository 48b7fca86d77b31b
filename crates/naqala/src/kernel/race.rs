//! The race before the first turn: both players sow at the same time, and the one who finishes first moves first.
//!
//! The starter names a pit, then the opponent; both are lifted. A lap that ends in a filled pit is followed by another
//! from there, a player whose lap ends in an empty pit has finished, and nothing is captured or marked. People sow at
//! their own speed; here a [`RaceModel`] decides whose seed falls next.

use crate::board::dice::Dice;
use crate::board::event::{Event, Observer};
use crate::board::moves::Direction;
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::{Decision, MAX_CELLS, NO_PIT, Position, Reason, Winner};
use crate::board::second_kind::Kind;
use crate::game::Game;
use crate::kernel::move_context::MoveContext;
use crate::kernel::settle::Flow;
use crate::program::{At, EndlessResult, Race, RaceModel};

/// Steps after which a race counts as endless, beside the exact test; coins cannot be seen through. All races that may have
/// to be tried for one answer share the steps.
const STEP_LIMIT: u32 = 1_000_000;

/// A player in the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Runner {
    side: Side,
    /// Where the hand is: the pit of the latest seed, or the one to be lifted next.
    at: u8,
    hand: u8,
    is_finished: bool,
}

/// The state of a race. Equal states have equal continuations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RaceState {
    cells: [u8; MAX_CELLS],
    /// The player who begins first.
    runners: [Runner; 2],
}

/// The result of a race.
struct Finish {
    cells: [u8; MAX_CELLS],
    first: Side,
}

impl Game {
    /// Whether a position in which nobody has moved begins with a race.
    pub(crate) fn has_race(&self) -> bool {
        self.program.race.is_some()
    }

    /// Whether the players can name pits for the race, as far as they have not done so.
    pub(crate) fn is_race_open(&self, p: &Position) -> bool {
        if p.focus == NO_PIT {
            return !self.race_choices(p).is_empty();
        }
        let mut before = *p;
        before.focus = NO_PIT;
        before.to_move = self.opponent(p.to_move);
        self.race_choices(&before).has(p.focus) && self.race_choices(p).len() > 1
    }

    /// The pits the player to move may name.
    pub(crate) fn race_choices(&self, p: &Position) -> PitSet {
        let Some(race) = &self.program.race else { return PitSet::EMPTY };
        match p.focus {
            NO_PIT => {
                let answered = |pit: &Pit| !self.race_answers(p, race, pit.0).is_empty();
                self.race_pits(p, race, p.to_move).into_iter().filter(answered).collect()
            }
            named => {
                let mut before = *p;
                before.to_move = self.opponent(p.to_move);
                self.race_answers(&before, race, named)
            }
        }
    }

    /// The pits a player may start from, whatever the other one does.
    fn race_pits(&self, p: &Position, race: &Race, side: Side) -> PitSet {
        self.set(&race.from, p, &MoveContext::new(side)) & self.filled(p)
    }

    /// The pits the other player may choose after the player to move has named one. If endless sowings are forbidden, so is a
    /// race that never ends.
    fn race_answers(&self, p: &Position, race: &Race, named: u8) -> PitSet {
        let mut answers = self.race_pits(p, race, self.opponent(p.to_move));
        if race.answers_with_twin {
            answers = answers & PitSet::single(self.board.twin[named as usize]);
        }
        if self.program.endless == EndlessResult::Forbid {
            let ends = |answer: &Pit| self.run_race(p, race, [named, answer.0], unobserved!()).is_some();
            answers = answers.into_iter().filter(ends).collect();
        }
        answers
    }

    /// The pit the other player has to start from if the player to move names this one; `None` if there is a choice.
    pub(crate) fn only_race_answer(&self, p: &Position, named: Pit) -> Option<Pit> {
        let answers = self.race_answers(p, self.program.race.as_ref()?, named.0);
        (answers.len() == 1).then(|| Pit::new(answers.lowest()))
    }

    /// A player names a pit; once both pits are known, the race is run.
    pub(crate) fn name_for_race<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        pit: u8,
        observer: &mut O,
    ) -> Flow {
        let Some(race) = &self.program.race else { return Flow::Forbidden };
        if usize::from(pit) >= self.board.pit_count() || !self.race_choices(p).has(pit) {
            return Flow::Forbidden;
        }
        observer.event(Event::Name { pit: Pit::new(pit), by: s.mover });
        let mut pits = [p.focus, pit];
        if p.focus == NO_PIT {
            let answers = self.race_answers(p, race, pit);
            p.to_move = self.opponent(s.mover);
            if answers.len() > 1 {
                p.focus = pit;
                return Flow::Pending;
            }
            pits = [pit, answers.lowest()];
            observer.event(Event::Name { pit: Pit::new(pits[1]), by: p.to_move });
        }
        p.to_move = if p.focus == NO_PIT { s.mover } else { self.opponent(s.mover) };
        p.focus = NO_PIT;
        self.race(p, race, pits, observer)
    }

    /// Runs the race of the player to move and their opponent from these pits.
    fn race<O: Observer>(&self, p: &mut Position, race: &Race, pits: [u8; 2], observer: &mut O) -> Flow {
        // Tried first, so that observers never see an endless race.
        if self.run_race(p, race, pits, unobserved!()).is_none() {
            observer.event(Event::Endless);
            let draw = self.program.endless == EndlessResult::Draw;
            let winner = if draw { Winner::Draw } else { Winner::Nobody };
            self.over(p, winner, Reason::Endless, observer);
            return Flow::Pending;
        }
        if let Some(finish) = self.run_race(p, race, pits, observer) {
            p.cells = finish.cells;
            p.to_move = finish.first;
            p.starter = finish.first;
        }
        p.decision = Decision::Pick;
        observer.event(Event::Begin { by: p.to_move });
        self.ends(p, &MoveContext::new(p.to_move), At::Turn, self.opponent(p.to_move), observer);
        // Nobody has had a turn yet.
        Flow::Pending
    }

    /// The race of the player to move and their opponent from these pits; `None` if it never ends.
    fn run_race<O: Observer>(
        &self,
        p: &Position,
        race: &Race,
        pits: [u8; 2],
        observer: &mut O,
    ) -> Option<Finish> {
        let sides = [p.to_move, self.opponent(p.to_move)];
        let runner = |at: usize| Runner { side: sides[at], at: pits[at], hand: 0, is_finished: false };
        let mut state = RaceState { cells: p.cells, runners: [runner(0), runner(1)] };
        let by_seeds = matches!(race.model, RaceModel::Lockstep | RaceModel::Random);
        if by_seeds {
            for runner in 0..2 {
                self.lift_in_race(&mut state, runner, observer);
            }
        }
        let mut coin = Dice::new(race.seed);
        let mut first = None;
        // R. P. Brent's test for cycles, as for a single sowing.
        let (mut kept, mut renew_at) = (state, 1);
        for step in 1..=self.race_steps(race) {
            let turns = match race.model {
                RaceModel::Lockstep | RaceModel::Laps => [true, true],
                RaceModel::Sequential => [true, false],
                RaceModel::Random => {
                    let next = coin.coin();
                    [next == 0, next == 1]
                }
            };
            for runner in 0..2 {
                let alone = state.runners[1 - runner].is_finished;
                if state.runners[runner].is_finished || !(turns[runner] || alone) {
                    continue;
                }
                if by_seeds {
                    self.drop_in_race(p, &mut state, runner, true, observer);
                } else {
                    self.lap_in_race(p, &mut state, runner, observer);
                }
                if state.runners[runner].is_finished {
                    first.get_or_insert(sides[runner]);
                }
            }
            if state.runners.iter().all(|runner| runner.is_finished) {
                return Some(Finish { cells: state.cells, first: first? });
            }
            if state == kept && race.model != RaceModel::Random {
                return None;
            }
            if step == renew_at {
                renew_at *= 2;
                kept = state;
            }
        }
        None
    }

    /// Steps after which a race of this game counts as endless.
    fn race_steps(&self, race: &Race) -> u32 {
        let pits = self.homes.map(|home| home.len() as u32);
        // Where no race without end may be chosen, every pair of pits is tried.
        let races = if self.program.endless == EndlessResult::Forbid { pits[0] * pits[1] } else { 10 };
        let step = match race.model {
            RaceModel::Lockstep | RaceModel::Random => 1,
            // A step is a lap, of all seeds at worst.
            RaceModel::Laps | RaceModel::Sequential => 1 + u32::from(self.total) / 16,
        };
        (STEP_LIMIT / (races * step).max(1)).clamp(500, 100_000)
    }

    /// Lifts the pit that a runner has reached. If the other one has emptied it, the runner is finished.
    fn lift_in_race<O: Observer>(&self, state: &mut RaceState, runner: usize, observer: &mut O) {
        let runner = &mut state.runners[runner];
        let pit = Pit::new(runner.at);
        runner.hand = std::mem::take(&mut state.cells[pit.index()]);
        if runner.hand > 0 {
            observer.event(Event::Lift { pit, kind: Kind::Seed, seeds: runner.hand, by: runner.side });
        } else {
            runner.is_finished = true;
            observer.event(Event::Finish { pit, by: runner.side });
        }
    }

    /// One whole lap of a runner.
    fn lap_in_race<O: Observer>(&self, p: &Position, state: &mut RaceState, runner: usize, observer: &mut O) {
        self.lift_in_race(state, runner, observer);
        while state.runners[runner].hand > 0 {
            self.drop_in_race(p, state, runner, false, observer);
        }
    }

    /// One seed of a runner; after the last one the runner is finished, or lifts the pit `at_once` or later.
    fn drop_in_race<O: Observer>(
        &self,
        p: &Position,
        state: &mut RaceState,
        number: usize,
        at_once: bool,
        observer: &mut O,
    ) {
        let runner = &mut state.runners[number];
        let direction = self.program.shortcuts.one_direction.unwrap_or(Direction::CounterClockwise);
        let track = self.board.track(runner.side, direction);
        for _ in 0..track.length {
            runner.at = track.next[runner.at as usize];
            if !p.closed().has(runner.at) {
                break;
            }
        }
        let pit = Pit::new(runner.at);
        state.cells[pit.index()] += 1;
        runner.hand -= 1;
        let now = state.cells[pit.index()];
        observer.event(Event::Drop { pit, kind: Kind::Seed, now, last: runner.hand == 0 });
        if runner.hand > 0 {
            return;
        }
        if now == 1 || !self.all.contains(pit) {
            runner.is_finished = true;
            observer.event(Event::Finish { pit, by: runner.side });
        } else if at_once {
            observer.event(Event::Relay { pit, seeds: now });
            self.lift_in_race(state, number, observer);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::{Choices, Event, Game, Position, Reason, Side, Silent, Winner, catalogue};

    fn game(options: &[(&str, &str)]) -> Game {
        let mut choices = Choices::new();
        options.iter().for_each(|(option, value)| _ = choices.set(option, value));
        catalogue::rules("sulus-aidi").unwrap().compile(&choices).unwrap()
    }

    /// The positions after all 81 races from the start.
    fn races(game: &Game) -> Vec<Position> {
        game.plies(&game.start()).into_iter().map(|(_, after)| after).collect()
    }

    #[test]
    fn every_race_ends_with_one_who_moves_first() {
        for (model, south_begins) in [("lockstep", 45), ("laps", 53), ("sequential", 81)] {
            let races = races(&game(&[("zero", model)]));
            assert_eq!(races.len(), 81);
            assert!(
                races.iter().all(|after| !after.is_over() && after.starter() == after.to_move()),
                "{model}"
            );
            let south = races.iter().filter(|after| after.to_move() == Side::South).count();
            assert_eq!(south, south_begins, "{model}");
        }
    }

    #[test]
    fn coins_fall_the_same_way_again_and_another_way_with_another_number() {
        let random = |seed: &str| races(&game(&[("zero", "random"), ("zero_seed", seed)]));
        assert_eq!(random("7"), random("7"));
        let different: BTreeSet<String> = (0..10)
            .map(|seed| random(&seed.to_string()).iter().map(|after| after.to_move().letter()).collect())
            .collect();
        assert_eq!(different.len(), 10, "each number gives other races");
    }

    /// From a and A the race never ends.
    const ENDLESS: &str = "S 2 2 1 0 1 0 1 1 1 / N 3 1 0 2 3 0 1 0 1 / race";

    #[test]
    fn a_race_without_end_is_not_watched_and_does_not_count() {
        let game = game(&[]);
        let before = game.parse_position(ENDLESS).unwrap();
        let ply = game.parse_ply(&before, "z:a/A").unwrap();
        let mut events: Vec<Event> = Vec::new();
        let after = game.play_ply(&before, &ply, &mut events).unwrap();
        let outcome = after.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.reason), (Winner::Nobody, Reason::Endless));
        assert!(!events.iter().any(|event| matches!(event, Event::Lift { .. })));
        assert_eq!(game.seeds_in_all(&after), game.seeds_in_all(&before));
    }

    #[test]
    fn a_race_without_end_may_be_forbidden() {
        let free = game(&[("endless", "illegal")]);
        let before = free.parse_position(ENDLESS).unwrap();
        assert!(free.parse_ply(&before, "z:a/A").is_err());
        assert!(free.parse_ply(&before, "z:a/B").is_ok());
        let fixed = game(&[("endless", "illegal"), ("zero_start", "leftmost")]);
        assert!(fixed.parse_position(ENDLESS).is_err(), "no race is left");
    }

    #[test]
    fn a_named_pit_decides_nothing_yet() {
        let game = game(&[]);
        let start = game.start();
        let named = game.play(&start, game.moves(&start)[2], &mut Silent).unwrap();
        assert_eq!((named.to_move(), named.begins_ply()), (Side::North, false));
        assert_eq!(game.seeds_in_all(&named), game.total_seeds());
        let pits = game.board().pits();
        assert!(pits.into_iter().all(|pit| named.seeds(pit) == start.seeds(pit)));
    }
}
