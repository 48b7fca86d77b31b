//! The openings of a match: random plies that leave an undecided game.

use naqala::{Game, Session, Silent};
use naqala_engine::{Engine, Limits};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::cli::MatchArgs;
use crate::play::between_plies;

/// Maximum number of openings tried to find a balanced one.
const TRIALS: u32 = 50;

/// Node limit of the search that decides whether an opening is balanced.
const BALANCING_NODES: u64 = 20_000;

/// Size of that search's table in megabytes.
const TABLE: usize = 1;

/// The opening of a pair of games.
pub(super) struct Opening {
    pub(super) session: Session,
    /// The seeds of the contestants' random generators.
    pub(super) dice: [u64; 2],
}

/// Chooses openings. Each depends only on the number of its pair and the seed of the match.
pub(super) struct Openings<'a> {
    game: &'a Game,
    args: &'a MatchArgs,
    engine: Engine,
}

impl<'a> Openings<'a> {
    pub(super) fn new(game: &'a Game, args: &'a MatchArgs) -> Openings<'a> {
        Openings { game, args, engine: Engine::new(TABLE) }
    }

    /// The opening of a pair: random plies after which the game still goes on. If no opening is balanced, returns the most
    /// balanced one found.
    pub(super) fn of_pair(&mut self, number: u64) -> Opening {
        let seed = self.args.seed.wrapping_mul(0x9E6C_63D0_876A_68EF) ^ number;
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        let wanted = self.args.balanced.most();
        let plies = self.args.opening_plies;
        // Without random plies, all openings are the same.
        let trials = if plies == 0 { 1 } else { TRIALS };
        let mut best: Option<(Session, f64)> = None;
        for trial in 0..trials {
            // If games end after few plies, openings get shorter.
            let is_short = best.is_none() && trial >= TRIALS / 2;
            let plies = if is_short { plies.min(1) } else { plies };
            let session = random_plies(self.game, plies, &mut dice);
            if session.outcome().is_some() {
                continue;
            }
            let lead = if wanted.is_some() { self.lead(&session) } else { 0.0 };
            if best.as_ref().is_none_or(|(_, least)| lead < *least) {
                best = Some((session, lead));
            }
            if wanted.is_none_or(|most| lead <= most) {
                break;
            }
        }
        let session = best.map_or_else(|| Session::new(self.game.clone()), |(session, _)| session);
        Opening { session, dice: [dice.random(), dice.random()] }
    }

    /// The absolute lead that a short search finds, in seeds; infinite if it finds a certain winner.
    fn lead(&mut self, session: &Session) -> f64 {
        self.engine.clear();
        let limits = Limits { nodes: Some(BALANCING_NODES), ..Limits::default() };
        let found = self.engine.analyse(session, &limits, 1, &mut |_| {});
        match found.lines.first() {
            Some(line) if line.value.sure_in().is_none() => f64::from(line.value.hundredths().abs()) / 100.0,
            _ => f64::INFINITY,
        }
    }
}

fn random_plies(game: &Game, plies: usize, dice: &mut Xoshiro256PlusPlus) -> Session {
    let mut session = Session::new(game.clone());
    while session.outcome().is_none() && (session.ply_count() < plies || !between_plies(&session)) {
        let moves = session.moves();
        let Some(mv) = moves.choose(dice) else { break };
        session.play_legal(*mv, &mut Silent);
    }
    session
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    fn args(game: &str, words: &[&str]) -> MatchArgs {
        MatchArgs::of_words(["random", "random", game].into_iter().chain(words.iter().copied())).unwrap()
    }

    #[test]
    fn balanced_openings_give_nobody_a_lead() {
        let game = catalogue::game("kalah").unwrap();
        let args = args("kalah", &["--balanced", "1.5"]);
        let mut openings = Openings::new(&game, &args);
        for number in 0..3 {
            let session = openings.of_pair(number).session;
            assert!(openings.lead(&session) <= 1.5);
        }
        let lost = game.parse_position("S 0 0 0 0 0 1 / N 1 1 4 4 4 4 / stores 20 5 / turn S").unwrap();
        assert!(openings.lead(&Session::from_position(game.clone(), lost)) > 1.5);
    }

    #[test]
    fn where_no_opening_is_even_the_most_even_one_is_taken() {
        let game = catalogue::game("kalah").unwrap();
        let args = args("kalah", &["--balanced", "0", "--opening-plies", "1"]);
        let mut openings = Openings::new(&game, &args);
        let session = openings.of_pair(0).session;
        let lead = openings.lead(&session);
        let one_ply = game.moves(&game.start()).into_iter().map(|mv| {
            let mut session = Session::new(game.clone());
            session.play_legal(mv, &mut Silent);
            session
        });
        // Skip decisions that are only a part of a ply.
        let others = one_ply.filter(between_plies).map(|session| openings.lead(&session));
        assert!(others.fold(f64::INFINITY, f64::min) >= lead);
    }

    #[test]
    fn openings_depend_on_seed_and_number_and_leave_a_game() {
        let opening = |game: &Game, seed: u64, number: u64| {
            let args =
                args(game.id(), &["--opening-plies", "6", "--balanced", "off", "--seed", &seed.to_string()]);
            Openings::new(game, &args).of_pair(number).session
        };
        for id in catalogue::ids() {
            let game = catalogue::game(id).unwrap();
            assert!(opening(&game, 1, 3).outcome().is_none(), "{id}");
            assert_eq!(opening(&game, 1, 3).position(), opening(&game, 1, 3).position(), "{id}");
        }
        let game = catalogue::game("oware").unwrap();
        let opening = |seed, number| *opening(&game, seed, number).position();
        assert!(opening(1, 3) != opening(1, 4) && opening(1, 3) != opening(2, 3));
    }
}
