//! A player that picks any legal decision.

use naqala::Session;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::player::{Choice, Limits, Player};

/// Chooses each legal decision with equal probability. The same seed gives the same choices.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Xoshiro256PlusPlus,
}

impl Random {
    /// A random player with its own sequence of choices.
    pub fn new(seed: u64) -> Random {
        Random { dice: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// A random index into a list of this length.
    #[inline]
    pub(crate) fn index(&mut self, count: usize) -> usize {
        self.dice.random_range(..count)
    }
}

impl Player for Random {
    fn new_game(&mut self, seed: u64) {
        *self = Random::new(seed);
    }

    fn name(&self) -> String {
        "random".to_owned()
    }

    fn choose(&mut self, session: &Session, _: &Limits) -> Choice {
        let moves = session.moves();
        Choice { mv: moves[self.index(moves.len())], score: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Move, Silent, catalogue};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn game_of(seed: u64) -> Vec<Move> {
        let mut session = Session::new(catalogue::game("oware").unwrap());
        let mut random = Random::new(seed);
        for _ in 0..20 {
            let choice = random.choose(&session, &Limits::default());
            session.play(choice.mv, &mut Silent).unwrap();
        }
        session.history().iter().map(|(_, mv)| *mv).collect()
    }

    #[test]
    fn a_seed_settles_the_game() {
        assert_eq!(game_of(4), game_of(4));
        assert_ne!(game_of(4), game_of(5));
    }
}
