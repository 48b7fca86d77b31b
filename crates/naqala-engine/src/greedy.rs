//! A player that takes the largest immediate gain.

use std::sync::atomic::AtomicBool;

use naqala::{Game, Move, Position, Session, Side, Silent};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::clock::Clock;
use crate::evaluate::Evaluation;
use crate::objective::Objectives;
use crate::player::{Choice, Limits, Player};
use crate::search::stop_check::StopCheck;

/// Maximum number of decisions of one turn to search, because extra moves can follow each other without end.
const MOST_DECISIONS: u32 = 8;
/// Node limit for each decision at the root. It is fixed, so that games with the same seed are the same on every machine.
const MOST_POSITIONS: u32 = 20_000;

/// Maximises the difference of scores at the end of its turn, including extra moves and pending decisions; then the
/// seeds in its own pits; ties are broken at random. It does not consider replies.
#[derive(Clone, Debug)]
pub struct Greedy {
    objectives: Objectives,
    dice: Xoshiro256PlusPlus,
}

impl Greedy {
    /// A greedy player; the seed decides ties.
    pub fn new(seed: u64) -> Greedy {
        Greedy { objectives: Objectives::default(), dice: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Player for Greedy {
    fn new_game(&mut self, seed: u64) {
        self.dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn choose(&mut self, session: &Session, limits: &Limits) -> Choice {
        let (game, position) = (session.game(), session.position());
        let (clock, halt) = (Clock::start(), AtomicBool::new(false));
        let mut turn = Turn {
            game,
            evaluation: Evaluation::new(self.objectives.of(game)),
            side: position.to_move(),
            allowance: MOST_POSITIONS,
            longest: limits.depth.map_or(MOST_DECISIONS, |depth| depth.clamp(1, MOST_DECISIONS)),
            stop_check: StopCheck::new(limits, &clock, &halt),
        };
        let mut best: Vec<Move> = Vec::new();
        let mut highest = i32::MIN;
        for mv in session.moves() {
            turn.allowance = MOST_POSITIONS;
            let value = turn.best_after(&game.play_legal(position, mv, &mut Silent), 1);
            if value > highest {
                highest = value;
                best.clear();
            }
            if value == highest {
                best.push(mv);
            }
        }
        let mv = *best.choose(&mut self.dice).expect("a game that is not over has a legal move");
        Choice { mv, score: Some(Evaluation::score(highest)) }
    }
}

/// The rest of the player's turn.
struct Turn<'a> {
    game: &'a Game,
    evaluation: Evaluation,
    side: Side,
    allowance: u32,
    /// The number of decisions to search.
    longest: u32,
    stop_check: StopCheck<'a>,
}

impl Turn<'_> {
    /// The best value that the player can reach before somebody else moves.
    fn best_after(&mut self, position: &Position, decisions: u32) -> i32 {
        let here = self.evaluation.worth(self.game, position, self.side, 0);
        let turn_over = position.is_over() || position.to_move() != self.side;
        let is_enough = decisions == self.longest || self.allowance == 0 || self.stop_check.stopped();
        if turn_over || is_enough {
            return here;
        }
        let mut best = i32::MIN;
        for mv in self.game.moves(position) {
            self.allowance = self.allowance.saturating_sub(1);
            self.stop_check.count();
            let next = self.game.play_legal(position, mv, &mut Silent);
            best = best.max(self.best_after(&next, decisions + 1));
            if self.stop_check.stopped() {
                break;
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn a_turn_with_extra_moves_is_followed_to_its_end() {
        let mut session = Session::new(catalogue::game("kalah").unwrap());
        let mut greedy = Greedy::new(1);
        let promised = greedy.choose(&session, &Limits::default()).score.unwrap();
        while session.position().to_move() == Side::South {
            let choice = greedy.choose(&session, &Limits::default());
            session.play(choice.mv, &mut Silent).unwrap();
        }
        assert!(promised > 1, "one seed is what a single move gets");
        assert_eq!(session.game().score(session.position(), Side::South), promised);
    }

    #[test]
    fn every_limit_is_obeyed() {
        let session = Session::new(catalogue::game("kalah").unwrap());
        let promised =
            |limits: &Limits| Greedy::new(1).choose(&session, limits).score.expect("it judges moves");
        let whole = promised(&Limits::default());
        assert!(promised(&Limits { depth: Some(1), ..Limits::default() }) < whole);
        let stopped = Limits { nodes: Some(1), ..Limits::default() };
        assert!(promised(&stopped) < whole, "one further move is looked at");
        assert!(session.moves().contains(&Greedy::new(1).choose(&session, &stopped).mv));
    }

    #[test]
    fn it_plays_every_game_legally() {
        for id in catalogue::ids() {
            let mut session = Session::new(catalogue::game(id).unwrap());
            let mut greedy = Greedy::new(7);
            for _ in 0..30 {
                if session.outcome().is_some() {
                    break;
                }
                let choice = greedy.choose(&session, &Limits::default());
                session.play(choice.mv, &mut Silent).unwrap_or_else(|error| panic!("{id}: {error:?}"));
            }
        }
    }
}
