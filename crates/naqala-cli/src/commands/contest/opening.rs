//! The openings of a match: those of a book, then random plies that leave an undecided game.

use anyhow::Result;
use naqala::{Game, Session};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::cli::{Book, MatchArgs};
use crate::game_choice;
use crate::openings::{self, Balance, random_plies};

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

/// The openings of the book that the arguments ask for, in an order that depends on the seed; none, if all are to be random.
///
/// # Errors
/// The book cannot be read, or is of another game.
pub(super) fn book(args: &MatchArgs, game: &Game) -> Result<Vec<Session>> {
    let mut book = match &args.openings {
        Some(Book::Random) => Vec::new(),
        Some(Book::File(path)) => openings::read(path, game)?,
        // Who says what random openings shall be like wants such.
        None if args.opening_plies.is_some() || args.balanced.is_some() => Vec::new(),
        None if game_choice::as_file(&args.game.game).is_some() => Vec::new(),
        None => openings::of_program(game)?.unwrap_or_default(),
    };
    book.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(args.seed));
    Ok(book)
}

/// Chooses openings. Each depends only on the number of its pair and the seed of the match.
pub(super) struct Openings<'a> {
    game: &'a Game,
    args: &'a MatchArgs,
    book: &'a [Session],
    balance: Balance,
}

impl<'a> Openings<'a> {
    pub(super) fn new(game: &'a Game, args: &'a MatchArgs, book: &'a [Session]) -> Openings<'a> {
        Openings { game, args, book, balance: Balance::new(BALANCING_NODES, TABLE) }
    }

    /// The opening of a pair: the next one of the book, or else random plies after which the game still goes on. If no such
    /// opening is balanced, returns the most balanced one found.
    pub(super) fn of_pair(&mut self, number: u64) -> Opening {
        let seed = self.args.seed.wrapping_mul(0x9E6C_63D0_876A_68EF) ^ number;
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        let of_book = usize::try_from(number).ok().and_then(|number| self.book.get(number)).cloned();
        let session = of_book.unwrap_or_else(|| self.random(&mut dice));
        Opening { session, dice: [dice.random(), dice.random()] }
    }

    fn random(&mut self, dice: &mut Xoshiro256PlusPlus) -> Session {
        let wanted = self.args.balance().most();
        let plies = self.args.random_plies();
        // Without random plies, all openings are the same.
        let trials = if plies == 0 { 1 } else { TRIALS };
        let mut best: Option<(Session, f64)> = None;
        for trial in 0..trials {
            // If games end after few plies, openings get shorter.
            let is_short = best.is_none() && trial >= TRIALS / 2;
            let plies = if is_short { plies.min(1) } else { plies };
            let session = random_plies(self.game, plies, dice);
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
        best.map_or_else(|| Session::new(self.game.clone()), |(session, _)| session)
    }

    /// The absolute lead that a short search finds, in seeds; infinite if it finds a certain winner.
    fn lead(&mut self, session: &Session) -> f64 {
        self.balance.lead(session).map_or(f64::INFINITY, f64::abs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::between_plies;
    use naqala::{Silent, catalogue};

    fn args(game: &str, words: &[&str]) -> MatchArgs {
        MatchArgs::of_words(["random", "random", game].into_iter().chain(words.iter().copied())).unwrap()
    }

    #[test]
    fn balanced_openings_give_nobody_a_lead() {
        let game = catalogue::game("kalah").unwrap();
        let args = args("kalah", &["--balanced", "1.5"]);
        let mut openings = Openings::new(&game, &args, &[]);
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
        let mut openings = Openings::new(&game, &args, &[]);
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
            Openings::new(game, &args, &[]).of_pair(number).session
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

    #[test]
    fn a_book_is_played_in_an_order_of_the_seed_and_random_openings_follow_it() {
        let game = catalogue::game("kalah").unwrap();
        let positions = |words: &[&str]| {
            let args = args("kalah", words);
            let book = book(&args, &game).unwrap();
            let mut openings = Openings::new(&game, &args, &book);
            let numbers = 0..book.len() as u64 + 1;
            numbers.map(|number| *openings.of_pair(number).session.position()).collect::<Vec<_>>()
        };
        let [first, second] = ["1", "2"].map(|seed| positions(&["--seed", seed]));
        assert!(first.len() > 50 && first != second);
        let sorted = |positions: &[naqala::Position]| {
            let mut texts: Vec<_> = positions.iter().map(|position| game.position_text(position)).collect();
            texts.pop();
            texts.sort();
            texts
        };
        assert_eq!(sorted(&first), sorted(&second));
        for random in [["--openings", "random"], ["--opening-plies", "4"], ["--balanced", "2"]] {
            assert_eq!(positions(&random).len(), 1);
        }
    }
}
