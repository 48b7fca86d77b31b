//! The strong player at ten levels. Lower levels lose as people do: they look less far ahead, they miscount, and they have
//! their likings.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use naqala::{Decision, Move, Session};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::character::{Character, Consequences};
use crate::endgame::Endgame;
use crate::evaluate::Judgement;
use crate::player::{Choice, Limits, Player, SURE_WIN};
use crate::search::{Engine, Value};
use crate::spec::PlayerSpec;

/// Megabytes of a player's table, at most.
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

    /// Megabytes of a table that holds all positions of a search as deep as this level looks.
    fn table(self) -> usize {
        match self.weakness().map(|weakness| weakness.depth) {
            Some(..=4) => 1,
            Some(..=6) => 4,
            Some(..=8) => 16,
            Some(_) | None => TABLE,
        }
    }

    /// How it plays below its strength; `None` for the full strength.
    fn weakness(self) -> Option<Weakness> {
        let (depth, error, character) = match self.0 {
            1 => (1, 370, Character::Beginner),
            2 => (1, 220, Character::Bold),
            3 => (2, 235, Character::Beginner),
            4 => (2, 110, Character::Hoarder),
            5 => (4, 180, Character::Bold),
            6 => (4, 50, Character::Hoarder),
            7 => (6, 30, Character::Bold),
            8 => (8, 20, Character::Sober),
            9 => (11, 0, Character::Sober),
            _ => return None,
        };
        Some(Weakness { depth, error, character })
    }
}

/// What a level lacks.
#[derive(Clone, Copy, Debug)]
struct Weakness {
    /// How many decisions it looks ahead.
    depth: u32,
    /// Its largest error, in hundredths of a seed, in judging a sowing of eight seeds.
    error: i32,
    character: Character,
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
        Strong::within(level, seed, TABLE)
    }

    /// A player whose table takes at most so many megabytes. Levels that look only a few moves ahead take less.
    pub fn within(level: Level, seed: u64, megabytes: usize) -> Strong {
        let strong = Strong {
            engine: Engine::new(level.table().min(megabytes)),
            level,
            judgement: Judgement::default(),
            dice: Xoshiro256PlusPlus::seed_from_u64(seed),
        };
        strong.with_judgement(Judgement::default())
    }

    /// Replaces what the player evaluates positions with. Only at full strength does it judge by a net: lower levels are
    /// to stay the opponents that people know.
    #[must_use]
    pub fn with_judgement(self, judgement: Judgement) -> Strong {
        let by = match judgement {
            Judgement::Tuned if self.level != Level::FULL => Judgement::Weights,
            judgement => judgement,
        };
        Strong { engine: self.engine.with_judgement(by), judgement, ..self }
    }

    /// Lets the player value by how much a game is won or lost.
    pub(crate) fn by_margin(self) -> Strong {
        Strong { engine: self.engine.by_margin(), ..self }
    }

    /// Gives the player exact values of some positions of the game that it is going to play. Only at full strength
    /// does it ask for them: lower levels are meant to miscount endings too.
    #[must_use]
    pub fn with_endgame(self, endgame: Option<Arc<dyn Endgame>>) -> Strong {
        let endgame = endgame.filter(|_| self.level == Level::FULL);
        Strong { engine: self.engine.with_endgame(endgame), ..self }
    }

    /// The best move as this weakness sees it.
    fn misjudged(&mut self, session: &Session, limits: &Limits, weakness: Weakness) -> (Move, Value) {
        let Weakness { depth, error, character } = weakness;
        let limits = Limits { depth: Some(limits.depth.unwrap_or(depth).min(depth)), ..limits.clone() };
        let moves = session.moves().len();
        let analysis = self.engine.analyse(session, &limits, moves, &mut |_| {});
        let judged = analysis.lines.iter().map(|line| {
            let mv = line.moves[0];
            let consequences = match session.position().decision() {
                Decision::Pick => Consequences::of(session.game(), session.position(), mv),
                _ => Consequences::default(),
            };
            // Errors of a triangular shape: small ones are the most frequent.
            let slip = error * consequences.sown.clamp(1, 64) as i32 / 8;
            let miss = if slip == 0 {
                0
            } else {
                self.dice.random_range(-slip..=slip) + self.dice.random_range(-slip..=slip)
            };
            let judged =
                line.value.searched_hundredths().saturating_add(miss + character.bias(&consequences));
            (judged, mv, line.value)
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
        let limits = Limits { for_play: true, ..limits.clone() };
        let (mv, value) = match self.level.weakness() {
            Some(weakness) => self.misjudged(session, &limits, weakness),
            None => {
                let counted = limits.nodes.is_some() || limits.depth.is_some();
                let unlimited = !counted && limits.time.is_none() && limits.clock.is_none();
                let time = if unlimited { Some(THINKING_TIME) } else { limits.time };
                let analysis = self.engine.analyse(session, &Limits { time, ..limits }, 1, &mut |_| {});
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

    /// `cargo test -p naqala-engine --lib characters -- --ignored --nocapture` prints what the characters change.
    #[test]
    #[ignore = "plays thousands of games"]
    fn characters_hardly_change_how_strong_a_level_is() {
        const FORMER_ERRORS: [i32; 7] = [400, 220, 250, 110, 180, 60, 40];
        for (number, former) in (1..).zip(FORMER_ERRORS) {
            for id in ["kalah", "oware", "toguz-kumalak"] {
                let game = catalogue::game(id).unwrap();
                let level = Level::new(number).unwrap();
                let now = level.weakness().unwrap();
                let before = Weakness { error: former, character: Character::Sober, ..now };
                let player = |seed: u8| Strong::new(level, u64::from(seed));
                let mut players = [(now, player(number)), (before, player(number + 100))];
                let games = 300;
                let points: f64 = (0..games)
                    .map(|seed| match score_of_first(&game, &mut players, seed) {
                        points if seed % 2 == 0 => points,
                        points => 1.0 - points,
                    })
                    .sum();
                let share = points / f64::from(games as u32);
                println!("level {number}, {id}: {:+.0} Elo", 400.0 * (share / (1.0 - share)).log10());
                assert!((0.4..0.6).contains(&share), "the level has changed by 70 Elo or more");
            }
        }
    }

    /// Plays a game from a random opening; the points of South, who is the first player in even games and the second in odd
    /// ones. Two games in turn have the same opening.
    fn score_of_first(game: &naqala::Game, players: &mut [(Weakness, Strong); 2], seed: u64) -> f64 {
        let mut session = Session::new(game.clone());
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed / 2);
        for _ in 0..4 {
            let moves = session.moves();
            if session.outcome().is_none() {
                session.play(moves[dice.random_range(0..moves.len())], &mut Silent).unwrap();
            }
        }
        for _ in 0..2_000 {
            if session.outcome().is_some() {
                break;
            }
            let side = session.position().to_move().index();
            let (weakness, player) = &mut players[(side + seed as usize) % 2];
            let (mv, _) = player.misjudged(&session, &Limits::default(), *weakness);
            session.play(mv, &mut Silent).unwrap();
        }
        match session.outcome().map(|outcome| outcome.winner) {
            Some(naqala::Winner::Side(side)) => f64::from(u8::from(side.index() == 0)),
            _ => 0.5,
        }
    }
}
