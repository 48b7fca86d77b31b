//! Games of the engine against itself, with few nodes per move.

use naqala::{Game, Session, Silent};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::player::{Limits, Stop};
use crate::search::Engine;

/// Maximum number of random decisions at the beginning of a game.
const LONGEST_OPENING: usize = 10;

/// After the opening, one in this many decisions is random, so that games differ and show what mistakes cost.
const NOISE: u32 = 25;

/// Games that are longer than this many decisions are discarded.
const LONGEST: usize = 600;

/// Values are clipped to this, in hundredths of a seed.
const SURE_VALUE: i16 = 32_000;

/// Size of the table in megabytes; searches are small.
const TABLE: usize = 1;

/// Plays games of the engine against itself.
#[derive(Debug)]
pub struct SelfPlay {
    pub(super) game: Game,
    pub(super) engine: Engine,
    nodes: u64,
    seed: u64,
}

/// A game of the engine against itself, stored as indices into the lists of legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// Its number, which seeds its random choices.
    pub number: u64,
    /// Number of random decisions at the beginning.
    pub opening: usize,
    /// The decisions, as indices into the lists of legal moves.
    pub choices: Vec<u16>,
    /// The search value of each position for the player to move, in hundredths of a seed; `None` where no search was made.
    pub values: Vec<Option<i16>>,
}

impl SelfPlay {
    /// Games of this variant, played with the weights that come with its rules, at about `nodes` nodes per move. `seed` seeds
    /// all random choices.
    pub fn new(game: &Game, nodes: u64, seed: u64) -> SelfPlay {
        SelfPlay { game: game.clone(), engine: Engine::new(TABLE), nodes, seed }
    }

    /// Plays the game of a number; `None` if stopped.
    pub fn play(&mut self, number: u64, stop: &Stop) -> Option<PlayedGame> {
        self.engine.clear();
        // Multiplying by an odd constant makes the games of neighbouring seeds different.
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
                (line.moves[0], Some(line.value.searched_hundredths().clamp(-most, most) as i16))
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
