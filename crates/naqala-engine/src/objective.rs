//! Finds out, by playing, what is worth having in a game, and evaluates positions by that.
//!
//! In most games it is good to win seeds, in some it is bad, and in some no seed is ever won and only the seeds in one's own pits
//! matter: to have many, or to get rid of them. The rules say who has won, but not which material leads there. So a player first
//! plays a few random games against itself and looks at what the winner had.

use naqala::{Game, Side, Silent, Winner};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::evaluate::Evaluation;

/// Random games played to learn the objective.
const TRIALS: usize = 64;
/// Maximum number of decisions in all of them together, because games may go on for ever.
const MOST_DECISIONS: usize = 40_000;
/// The least correlation between a lead and winning that counts.
const CLEAR: f64 = 0.15;

/// The value of a seed. A thing of less importance is worth 1: it decides between moves that are otherwise equal.
const SEED: i32 = Evaluation::SEED;

/// The value of a lead of one seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Objective {
    /// In the score.
    pub(crate) score: i32,
    /// In a player's own pits.
    pub(crate) board: i32,
}

impl Objective {
    /// Finds out what counts in a game. The same game always gives the same answer.
    pub(crate) fn of(game: &Game) -> Objective {
        let games = RandomGame::play_some(game);
        let results: Vec<f64> = games.iter().map(|played| played.result).collect();
        let sign = |lead: fn(&RandomGame) -> f64| {
            let leads: Vec<f64> = games.iter().map(lead).collect();
            match correlation(&leads, &results) {
                close if close > CLEAR => 1,
                close if close < -CLEAR => -1,
                _ => 0,
            }
        };
        let (score, board) = (sign(|played| played.score_lead), sign(|played| played.board_lead));
        if games.iter().all(|played| played.score_lead == 0.0) {
            return Objective { score: 0, board: SEED * board };
        }
        // If random games show nothing, winning seeds is assumed to be the objective.
        Objective { score: SEED * if score == 0 { 1 } else { score }, board }
    }
}

/// Caches the objective of the latest game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Objectives {
    latest: Option<(Game, Objective)>,
}

impl Objectives {
    pub(crate) fn of(&mut self, game: &Game) -> Objective {
        match &self.latest {
            Some((known, objective)) if known.is_same(game) => *objective,
            _ => {
                let objective = Objective::of(game);
                self.latest = Some((game.clone(), objective));
                objective
            }
        }
    }
}

/// The result of a random game, from South's view.
struct RandomGame {
    /// 1 won, −1 lost, 0 neither.
    result: f64,
    /// The mean over the game.
    score_lead: f64,
    /// The mean over the game.
    board_lead: f64,
}

impl RandomGame {
    fn play_some(game: &Game) -> Vec<RandomGame> {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut left = MOST_DECISIONS;
        (0..TRIALS).map_while(|_| RandomGame::play(game, &mut dice, &mut left)).collect()
    }

    /// Plays one game; `None` if it takes too many decisions.
    fn play(game: &Game, dice: &mut Xoshiro256PlusPlus, left: &mut usize) -> Option<RandomGame> {
        let mut position = game.start();
        let (mut decisions, mut score, mut board) = (0, 0, 0);
        while let Some(&mv) = game.moves(&position).choose(dice) {
            *left = left.checked_sub(1)?;
            decisions += 1;
            score += game.score_lead(&position, Side::South);
            board += game.board_lead(&position, Side::South);
            position = game.play_legal(&position, mv, &mut Silent);
        }
        let result = match position.outcome()?.winner {
            Winner::Side(winner) if game.are_partners(winner, Side::South) => 1.0,
            Winner::Side(_) => -1.0,
            Winner::Draw | Winner::Nobody => 0.0,
        };
        let mean = |sum: i32| f64::from(sum) / f64::from(decisions.max(1));
        Some(RandomGame { result, score_lead: mean(score), board_lead: mean(board) })
    }
}

/// Pearson's correlation; 0 if one of the two never varies.
fn correlation(a: &[f64], b: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len().max(1) as f64;
    let (mean_a, mean_b) = (mean(a), mean(b));
    let (mut both, mut var_a, mut var_b) = (0.0, 0.0, 0.0);
    for (a, b) in a.iter().zip(b) {
        both += (a - mean_a) * (b - mean_b);
        var_a += (a - mean_a).powi(2);
        var_b += (b - mean_b).powi(2);
    }
    if var_a * var_b == 0.0 { 0.0 } else { both / (var_a * var_b).sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Choices, catalogue};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn the_aim_of_a_game_is_found() {
        let objective = |id| Objective::of(&catalogue::game(id).unwrap());
        for id in ["oware", "kalah", "toguz-kumalak", "selus"] {
            assert!(objective(id).score > 0, "{id}: who wins seeds wins");
        }
        let reverse = catalogue::rules("afrika").unwrap().compile(Choices::new().preset("reverse")).unwrap();
        assert!(Objective::of(&reverse).score < 0, "who has fewer seeds wins");
        assert_eq!(
            objective("bao-kiswahili"),
            Objective { score: 0, board: SEED },
            "who has seeds to move wins"
        );
        assert_eq!(
            objective("ohojichi"),
            Objective { score: 0, board: -SEED },
            "whoever gets rid of all seeds wins"
        );
    }

    #[test]
    fn another_variant_has_its_own_aim() {
        let mut objectives = Objectives::default();
        for seeds in ["3", "6", "3"] {
            let rules = catalogue::rules("kalah").unwrap();
            let game = rules.compile(Choices::new().set("seeds", seeds)).unwrap();
            assert_eq!(objectives.of(&game), Objective::of(&game));
        }
    }

    // In the browser rules are not compared: its engine begins anew with every game.
    #[cfg(not(target_family = "wasm"))]
    #[test]
    fn an_edited_rule_file_has_its_own_aim() {
        let oware = catalogue::rules("oware").unwrap();
        let edited = format!("{}\n[score]\ngoal = \"fewest\"\n", oware.source());
        let edited = naqala::Rules::parse("edited.toml", &edited).unwrap().compile(&Choices::new()).unwrap();
        let usual = oware.compile(&Choices::new()).unwrap();
        let mut objectives = Objectives::default();
        assert_ne!(objectives.of(&usual), Objective::of(&edited));
        assert_eq!(objectives.of(&edited), Objective::of(&edited));
    }

    #[test]
    fn things_that_go_together_are_seen() {
        assert_eq!(correlation(&[1.0, 2.0, 3.0], &[2.0, 4.0, 6.0]), 1.0);
        assert_eq!(correlation(&[1.0, 2.0, 3.0], &[6.0, 4.0, 2.0]), -1.0);
        assert_eq!(correlation(&[1.0, 1.0], &[2.0, 4.0]), 0.0);
    }
}
