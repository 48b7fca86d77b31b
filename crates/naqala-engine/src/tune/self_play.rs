//! Games of the engine against itself, with few positions a move.

use naqala::{Game, Session, Silent};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::player::{Limits, Stop};
use crate::search::Engine;

/// The most decisions chosen at random at the beginning of a game.
const LONGEST_OPENING: usize = 10;

/// One decision of so many is chosen at random later on, so that games differ and show what mistakes cost.
const NOISE: u32 = 25;

/// A game that is not over after so many decisions teaches nothing.
const LONGEST: usize = 600;

/// Hundredths of a seed beyond which values are not distinguished.
const SURE_VALUE: i16 = 32_000;

/// Megabytes of the table: few positions are looked at.
const TABLE: usize = 1;

/// Plays games of the engine against itself.
#[derive(Debug)]
pub struct SelfPlay {
    pub(super) game: Game,
    pub(super) engine: Engine,
    nodes: u64,
    seed: u64,
}

/// A game of the engine against itself, stored as the places of the decisions in the lists of legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// Its number, on which its dice depend.
    pub number: u64,
    /// How many decisions at the beginning were chosen at random.
    pub opening: usize,
    /// The decisions, each by its place in the list of legal moves.
    pub choices: Vec<u16>,
    /// What the search said of each position to the player to move, in hundredths of a seed; nothing where it was not asked.
    pub values: Vec<Option<i16>>,
}

impl SelfPlay {
    /// Games of this variant, by the weights that come with its rules; with about so many positions a move, and this
    /// seed of all dice.
    pub fn new(game: &Game, nodes: u64, seed: u64) -> SelfPlay {
        SelfPlay { game: game.clone(), engine: Engine::new(TABLE), nodes, seed }
    }

    /// Plays the game of a number; `None` if somebody asked to stop.
    pub fn play(&mut self, number: u64, stop: &Stop) -> Option<PlayedGame> {
        self.engine.clear();
        // An odd factor separates the games of neighbouring seeds.
        let mut dice =
            Xoshiro256PlusPlus::seed_from_u64(self.seed.wrapping_mul(0x9E6C_63D0_876A_68EF) ^ number);
        let opening = dice.random_range(1..=LONGEST_OPENING);
        let limits = Limits { nodes: Some(self.nodes), stop: stop.clone(), ..Limits::default() };
        let mut session = Session::new(self.game.clone());
        let (mut choices, mut values) = (Vec::new(), Vec::new());
        while session.outcome().is_none() && choices.len() < LONGEST {
            let moves = session.moves();
            let by_chance = choices.len() < opening || dice.random_ratio(1, NOISE);
            let (mv, value) = if moves.len() == 1 {
                (moves[0], None)
            } else if by_chance {
                (*moves.choose(&mut dice)?, None)
            } else {
                let analysis = self.engine.analyse(&session, &limits, 1, &mut |_| {});
                let line = analysis.lines.first()?;
                let most = i32::from(SURE_VALUE);
                (line.moves[0], Some(line.value.hundredths().clamp(-most, most) as i16))
            };
            if stop.is_asked() {
                return None;
            }
            choices.push(u16::try_from(moves.iter().position(|known| *known == mv)?).ok()?);
            values.push(value);
            session.play_legal(mv, &mut Silent);
        }
        Some(PlayedGame { number, opening, choices, values })
    }
}
