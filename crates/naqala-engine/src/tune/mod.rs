//! Learning weights: the engine plays itself, and what the winners had is worth having.
//!
//! [`SelfPlay`] plays games with few positions a move, [`Lessons`] collects what their positions looked like and how
//! they ended, and [`fit`] finds the weights that foretell the ends best. Games are played in generations: the first by
//! material, each later one by what all before have taught. The dice of a game depend on its number alone, so that
//! the same seed gives the same weights on any number of threads.

mod fit;
mod lessons;
mod self_play;

use std::ops::Range;

pub use lessons::Lessons;
pub use self_play::{PlayedGame, SelfPlay};

/// Games of the first generation; every later one has as many as all before it together.
const FIRST_GENERATION: u64 = 500;

impl SelfPlay {
    /// The numbers of the games of a generation, counted from 0.
    ///
    /// ```
    /// use naqala_engine::SelfPlay;
    /// assert_eq!(SelfPlay::generation(0), 0..500);
    /// assert_eq!(SelfPlay::generation(3), 2000..4000);
    /// ```
    pub fn generation(number: u32) -> Range<u64> {
        let up_to =
            |number: u32| FIRST_GENERATION.saturating_mul(1_u64.checked_shl(number).unwrap_or(u64::MAX));
        match number.checked_sub(1) {
            None => 0..FIRST_GENERATION,
            Some(before) => up_to(before)..up_to(number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Stop, Weights};
    use naqala::catalogue;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn learnt(id: &str, numbers: impl Iterator<Item = u64>) -> Weights {
        let game = catalogue::game(id).unwrap();
        let mut player = SelfPlay::new(&game, 60, 5);
        let mut lessons = Lessons::new(&game).unwrap();
        for number in numbers {
            assert!(lessons.add(&player.play(number, &Stop::default()).unwrap()));
        }
        lessons.fit(u64::MAX, 60, 5)
    }

    #[test]
    fn what_is_learnt_does_not_depend_on_the_order_of_games() {
        let forth = learnt("kalah", 0..40);
        assert_eq!(forth, learnt("kalah", (0..40).rev()));
        assert_ne!(forth, learnt("kalah", 0..39));
        assert_eq!(forth.origin().games, 40);
    }

    #[test]
    fn more_is_known_than_by_material_alone() {
        for id in ["kalah", "oware"] {
            let origin = learnt(id, 0..150).origin().clone();
            assert!(origin.loss < origin.loss_of_material, "{id}: {origin:?}");
        }
    }

    #[test]
    fn a_game_of_other_rules_is_refused() {
        let mut lessons = Lessons::new(&catalogue::game("oware").unwrap()).unwrap();
        assert!(!lessons.add(&PlayedGame { number: 0, opening: 1, choices: vec![0, 9] }));
        assert_eq!(lessons.games(), 0);
    }
}
