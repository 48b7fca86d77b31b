//! One game of a match, from an opening of random plies.

use std::time::Duration;

use naqala::{Game, Position, Session, Side, Silent, Winner};
use naqala_engine::{Engine, Judgement, Limits};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::contestant::{Contestant, Silence};
use crate::cli::MatchArgs;
use crate::play::between_plies;

/// Openings that are tried until one leaves a game to be played.
const TRIALS: u32 = 50;

/// Positions looked at to find out whether an opening is balanced.
const BALANCING_NODES: u64 = 100_000;

/// The beginning of a pair of games.
pub(super) struct Opening {
    session: Session,
    /// The seeds of the contestants' dice.
    dice: [u64; 2],
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(super) struct Played {
    /// Half points of the first contestant: 2 for a win, 1 for a draw.
    pub(super) points: u8,
    /// Whether it was longer than wanted, and so a draw.
    pub(super) is_cut: bool,
    /// Why a contestant lost it otherwise than at the board.
    pub(super) forfeit: Option<String>,
    pub(super) session: Session,
}

impl Opening {
    /// The opening of a pair: random plies, so that the game goes on after them.
    pub(super) fn of(game: &Game, args: &MatchArgs, number: u64) -> Opening {
        let mut dice =
            Xoshiro256PlusPlus::seed_from_u64(args.seed.wrapping_mul(0x9E6C_63D0_876A_68EF) ^ number);
        let mut session = Session::new(game.clone());
        for trial in 0..TRIALS {
            // Some games are over after few plies: the openings get shorter.
            let plies = if trial < TRIALS / 2 { args.opening_plies } else { args.opening_plies.min(1) };
            session = random_plies(game, plies, &mut dice);
            if session.outcome().is_none() && args.balanced.is_none_or(|lead| is_balanced(&session, lead)) {
                break;
            }
            session = Session::new(game.clone());
        }
        Opening { session, dice: [dice.random(), dice.random()] }
    }

    /// Plays the game to its end; `None` if the user asked to stop.
    pub(super) fn play(
        &self,
        players: &mut [Contestant; 2],
        is_second: bool,
        limits: (&Limits, Duration),
        longest: u32,
    ) -> Option<Played> {
        let mut session = self.session.clone();
        for (number, player) in players.iter_mut().enumerate() {
            if let Err(why) = player.new_game(self.dice[number]) {
                return Some(Played::forfeit(session, number, &why));
            }
        }
        while session.outcome().is_none() {
            if session.ply_count() as u32 >= longest {
                return Some(Played { points: 1, is_cut: true, forfeit: None, session });
            }
            let number = contestant_of(&session, session.position().to_move(), is_second);
            let refused = match players[number].choose(&session, limits) {
                Ok(ply) => session.play_ply(&ply, &mut Silent).err().map(|error| error.why.to_string()),
                Err(Silence::Stopped) => return None,
                Err(Silence::Lost(why)) => Some(why),
            };
            if let Some(why) = refused {
                return Some(Played::forfeit(session, number, &why));
            }
        }
        let points = points(&session, is_second);
        Some(Played { points, is_cut: false, forfeit: None, session })
    }
}

impl Played {
    fn forfeit(session: Session, loser: usize, why: &str) -> Played {
        let why =
            format!("{} loses: {why}", if loser == 0 { "the first player" } else { "the second player" });
        Played { points: if loser == 0 { 0 } else { 2 }, is_cut: false, forfeit: Some(why), session }
    }
}

/// Whether a short search by material finds no greater lead than this number of seeds, and no certain end.
fn is_balanced(session: &Session, lead: f64) -> bool {
    let limits = Limits { nodes: Some(BALANCING_NODES), ..Limits::default() };
    let mut engine = Engine::new(1).with_judgement(Judgement::Material);
    let found = engine.analyse(session, &limits, 1, &mut |_| {});
    found.lines.first().is_some_and(|line| {
        line.value.sure_in().is_none() && f64::from(line.value.hundredths().abs()) <= 100.0 * lead
    })
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

/// The number of the contestant who plays a side. In the second game of a pair they have changed sides, and where
/// rules allow it, two players change seats during the game.
fn contestant_of(session: &Session, side: Side, is_second: bool) -> usize {
    let (game, position): (&Game, &Position) = (session.game(), session.position());
    let side = if position.is_swapped() { side.other() } else { side };
    let party = game.parties().position(|captain| game.are_partners(captain, side)).unwrap_or(0);
    if is_second { 1 - party } else { party }
}

/// Half points of the first contestant. A game that does not count is a draw.
fn points(session: &Session, is_second: bool) -> u8 {
    match session.outcome().map(|outcome| outcome.winner) {
        Some(Winner::Side(side)) if contestant_of(session, side, is_second) == 0 => 2,
        Some(Winner::Side(_)) => 0,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    fn opening(game: &Game, seed: u64, number: u64) -> Session {
        let words = ["random", "random", "oware", "--opening-plies", "6", "--seed", &seed.to_string()];
        Opening::of(game, &MatchArgs::of_words(words).unwrap(), number).session
    }

    #[test]
    fn balanced_openings_give_nobody_a_lead() {
        let game = catalogue::game("kalah").unwrap();
        let words = ["random", "random", "kalah", "--balanced", "1.5"];
        let args = MatchArgs::of_words(words).unwrap();
        let balanced = |number| is_balanced(&Opening::of(&game, &args, number).session, 1.5);
        assert!((0..3).all(balanced));
        let lost = game.parse_position("S 0 0 0 0 0 1 / N 1 1 4 4 4 4 / stores 20 5 / turn S").unwrap();
        assert!(!is_balanced(&Session::from_position(game, lost), 1.5));
    }

    #[test]
    fn openings_depend_on_seed_and_number_and_leave_a_game() {
        for id in catalogue::ids() {
            let game = catalogue::game(id).unwrap();
            let opening = |seed, number| opening(&game, seed, number);
            assert!(opening(1, 3).outcome().is_none(), "{id}");
            assert_eq!(opening(1, 3).position(), opening(1, 3).position(), "{id}");
        }
        let game = catalogue::game("oware").unwrap();
        let opening = |seed, number| *opening(&game, seed, number).position();
        assert!(opening(1, 3) != opening(1, 4) && opening(1, 3) != opening(2, 3));
    }

    #[test]
    fn points_go_to_the_contestant_not_to_the_side() {
        let game = catalogue::game("oware").unwrap();
        let mut session = Session::new(game);
        session.resign(Side::North);
        assert_eq!((points(&session, false), points(&session, true)), (2, 0));
    }
}
