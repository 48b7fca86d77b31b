//! Learning weights by self-play.
//!
//! [`SelfPlay`] plays games with few positions a move, [`TrainingSet`] collects the features of their positions and the
//! results, and [`fit`] finds the weights that predict the results best. Games are played in generations: the first by
//! material, each later one with the weights learnt so far. The dice of a game depend only on its number, so the same
//! seed gives the same weights on any number of threads.

mod fit;
mod net_fit;
mod self_play;
mod spread;
mod training_set;

use std::ops::Range;

pub use self_play::{PlayedGame, SelfPlay};
pub use training_set::TrainingSet;

/// Number of games in the first generation; every later one has as many as all before it together.
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
        let mut training_set = TrainingSet::new(&game, 100).unwrap();
        for number in numbers {
            assert!(training_set.add(&player.play(number, &Stop::default()).unwrap()));
        }
        training_set.fit(u64::MAX, 60, 5)
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
    fn values_of_different_depths_are_apart_by_some_seeds() {
        let spread = SelfPlay::new(&catalogue::game("oware").unwrap(), 60, 1).spread(&Stop::default());
        assert!(spread.is_some_and(|spread| (50..1000).contains(&spread)), "{spread:?}");
    }

    #[test]
    fn a_game_of_other_rules_is_refused() {
        let mut training_set = TrainingSet::new(&catalogue::game("oware").unwrap(), 100).unwrap();
        assert!(!training_set.add(&PlayedGame {
            number: 0,
            opening: 1,
            choices: vec![0, 9],
            values: vec![None; 2]
        }));
        assert_eq!(training_set.games(), 0);
    }
}
