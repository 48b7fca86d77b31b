//! The strong player at ten levels. Lower levels lose as people do: they look less far ahead, and they miscount.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use naqala::{Decision, Event, Game, Move, Observer, Position, Session};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::endgame::Endgame;
use crate::evaluate::Judgement;
use crate::player::{Choice, Limits, Player, SURE_WIN};
use crate::search::{Engine, Value};
use crate::spec::PlayerSpec;

/// Megabytes of a player's table.
pub(crate) const TABLE: usize = 64;

/// Thinking time at full strength without other limits.
pub(crate) const THINKING_TIME: Duration = Duration::from_secs(1);

/// A level of play: 1 is a beginner, 10 the full strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The full strength.
    pub const FULL: Level = Level(10);

    /// The level of this number, from 1 to 10.
    pub fn new(number: u8) -> Option<Level> {
        (1..=10).contains(&number).then_some(Level(number))
    }

    /// From 1 to 10.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The depth in decisions, and the error, in hundredths of a seed, in evaluating a sowing of one lap round the
    /// board.
    fn weakness(self) -> Option<(u32, i32)> {
        Some(match self.0 {
            1 => (1, 400),
            2 => (1, 220),
            3 => (2, 250),
            4 => (2, 110),
            5 => (4, 180),
            6 => (4, 60),
            7 => (6, 40),
            8 => (8, 20),
            9 => (11, 0),
            _ => return None,
        })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Plays as well as its level allows.
#[derive(Debug)]
pub struct Strong {
    engine: Engine,
    level: Level,
    judgement: Judgement,
    dice: Xoshiro256PlusPlus,
}

impl Strong {
    /// A player of this level. The seed settles its mistakes; at full strength it makes none on purpose.
    pub fn new(level: Level, seed: u64) -> Strong {
        let strong = Strong {
            engine: Engine::new(TABLE),
            level,
            judgement: Judgement::default(),
            dice: Xoshiro256PlusPlus::seed_from_u64(seed),
        };
        strong.with_judgement(Judgement::default())
    }

    /// The same player, judging positions by something else. Only at full strength does it judge by a net: lower levels are
    /// to stay the opponents that people know.
    #[must_use]
    pub fn with_judgement(self, judgement: Judgement) -> Strong {
        let by = match judgement {
            Judgement::Tuned if self.level != Level::FULL => Judgement::Weights,
            judgement => judgement,
        };
        Strong { engine: self.engine.with_judgement(by), judgement, ..self }
    }

    /// The same player, which also values by how much a game is won or lost.
    pub(crate) fn by_margin(self) -> Strong {
        Strong { engine: self.engine.by_margin(), ..self }
    }

    /// The same player with exact values of some positions, of the game that it is going to play. Only at full strength
    /// does it ask for them: lower levels are meant to miscount endings too.
    #[must_use]
    pub fn with_endgame(self, endgame: Option<Arc<dyn Endgame>>) -> Strong {
        let endgame = endgame.filter(|_| self.level == Level::FULL);
        Strong { engine: self.engine.with_endgame(endgame), ..self }
    }

    /// The best move at this depth and accuracy.
    fn misjudged(&mut self, session: &Session, limits: &Limits, depth: u32, error: i32) -> (Move, Value) {
        let limits = Limits { depth: Some(limits.depth.unwrap_or(depth).min(depth)), ..limits.clone() };
        let moves = session.moves().len();
        let analysis = self.engine.analyse(session, &limits, moves, &mut |_| {});
        let judged = analysis.lines.iter().map(|line| {
            let mv = line.moves[0];
            let sown = effort(session.game(), session.position(), mv);
            // Errors of a triangular shape: small ones are the most frequent.
            let slip = error * sown as i32 / 8;
            let miss = if slip == 0 {
                0
            } else {
                self.dice.random_range(-slip..=slip) + self.dice.random_range(-slip..=slip)
            };
            (line.value.hundredths().saturating_add(miss), mv, line.value)
        });
        let best = judged.max_by_key(|(judged, ..)| *judged);
        best.map(|(_, mv, value)| (mv, value)).expect("an analysis of a game that goes on has a line")
    }
}

impl Player for Strong {
    fn new_game(&mut self, seed: u64) {
        self.engine.clear();
        self.dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn name(&self) -> String {
        PlayerSpec::Engine { level: self.level, judgement: self.judgement }.to_string()
    }

    fn choose(&mut self, session: &Session, limits: &Limits) -> Choice {
        let (mv, value) = match self.level.weakness() {
            Some((depth, error)) => self.misjudged(session, limits, depth, error),
            None => {
                let counted = limits.nodes.is_some() || limits.depth.is_some();
                let unlimited = !counted && limits.time.is_none() && limits.clock.is_none();
                let time = if unlimited { Some(THINKING_TIME) } else { limits.time };
                let analysis =
                    self.engine.analyse(session, &Limits { time, ..limits.clone() }, 1, &mut |_| {});
                let line = analysis.lines.first().expect("an analysis of a game that goes on has a line");
                (line.moves[0], line.value)
            }
        };
        Choice { mv, score: Some(seeds(value)) }
    }
}

/// The value in whole seeds, or as a certain end.
pub(crate) fn seeds(value: Value) -> i32 {
    match value.sure_in() {
        Some(away) if away > 0 => SURE_WIN,
        Some(_) => -SURE_WIN,
        None => (value.hundredths() + 50).div_euclid(100),
    }
}

/// How much there is to count in a move: the seeds that fall, at least one.
fn effort(game: &Game, p: &Position, mv: Move) -> usize {
    if p.decision() != Decision::Pick {
        return 1;
    }
    let mut sown = Sown(0);
    game.play_legal(p, mv, &mut sown);
    sown.0.clamp(1, 64)
}

/// Counts the seeds that fall.
struct Sown(usize);

impl Observer for Sown {
    fn event(&mut self, event: Event) {
        self.0 += usize::from(matches!(event, Event::Drop { .. }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Silent, catalogue};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn every_level_plays_legal_moves() {
        for number in 1..=10 {
            let mut session = Session::new(catalogue::game("oware").unwrap());
            let mut player = Strong::new(Level::new(number).unwrap(), 7);
            let limits = Limits { nodes: Some(3_000), ..Limits::default() };
            for _ in 0..12 {
                if session.outcome().is_some() {
                    break;
                }
                let choice = player.choose(&session, &limits);
                session.play(choice.mv, &mut Silent).unwrap();
            }
        }
        assert_eq!(Level::new(0), None);
        assert_eq!(Level::new(11), None);
    }
}
