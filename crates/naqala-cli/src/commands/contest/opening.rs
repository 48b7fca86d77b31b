//! The openings of a match: those of a book, then random plies that leave an undecided game.

use std::collections::HashMap;

use anyhow::Result;
use naqala::{Game, Position, Session};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::cli::{Book, MatchArgs};
use crate::game_choice;
use crate::openings::{self, Balance, random_plies};

/// Maximum number of openings tried to find a balanced one.
const TRIALS: u32 = 50;

/// Number of trials after which openings get one ply longer, where those tried were chosen before.
const LONGER_AFTER: usize = 10;

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

/// Chooses openings, in the order of the pairs. They depend only on the seed of the match.
pub(super) struct Openings<'a> {
    game: &'a Game,
    args: &'a MatchArgs,
    balance: Balance,
    /// Those of the pairs so far: first the book.
    chosen: Vec<Session>,
    /// The positions that were chosen, or tried, and the leads there.
    known: HashMap<Position, Known>,
}

/// What is known of a position that came up as an opening.
#[derive(Clone, Copy)]
struct Known {
    lead: f64,
    is_chosen: bool,
}

impl<'a> Openings<'a> {
    pub(super) fn new(game: &'a Game, args: &'a MatchArgs, book: &[Session]) -> Openings<'a> {
        let known = book.iter().map(|opening| (*opening.position(), Known { lead: 0.0, is_chosen: true }));
        Openings {
            game,
            args,
            balance: Balance::new(BALANCING_NODES, TABLE),
            known: known.collect(),
            chosen: book.to_vec(),
        }
    }

    /// The opening of a pair: the next one of the book, or else random plies after which the game still goes on.
    pub(super) fn of_pair(&mut self, number: u64) -> Opening {
        let index = usize::try_from(number).expect("a number of pairs that can be played");
        while self.chosen.len() <= index {
            let mut dice = self.dice(self.chosen.len() as u64);
            let session = self.random(&mut dice);
            self.chosen.push(session);
        }
        let mut dice = self.dice(!number);
        Opening { session: self.chosen[index].clone(), dice: [dice.random(), dice.random()] }
    }

    fn dice(&self, number: u64) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(self.args.seed.wrapping_mul(0x9E6C_63D0_876A_68EF) ^ number)
    }

    /// A balanced opening that was not chosen before: the games of a repeated one could be copies of those played. If there is
    /// no such opening, returns the most balanced one found.
    fn random(&mut self, dice: &mut Xoshiro256PlusPlus) -> Session {
        let wanted = self.args.balance().most().unwrap_or(f64::INFINITY);
        let mut plies = self.args.random_plies();
        // Without random plies, all openings are the same.
        let trials = if plies == 0 { 1 } else { TRIALS };
        let mut repeats = 0;
        let mut best: Option<(Session, f64)> = None;
        for trial in 1..=trials {
            let session = random_plies(self.game, plies, dice);
            if session.outcome().is_some() {
                // If games end after few plies, openings get shorter.
                plies = if best.is_none() && trial >= TRIALS / 2 { plies.min(1) } else { plies };
                continue;
            }
            let Known { lead, is_chosen } = self.known(&session);
            if !is_chosen && lead <= wanted {
                best = Some((session, lead));
                break;
            }
            // If most openings of this length were chosen, they get longer.
            repeats += usize::from(is_chosen);
            plies += usize::from(is_chosen && repeats.is_multiple_of(LONGER_AFTER));
            if best.as_ref().is_none_or(|(_, least)| lead < *least) {
                best = Some((session, lead));
            }
        }
        let session = best.map_or_else(|| Session::new(self.game.clone()), |(session, _)| session);
        let known = Known { is_chosen: true, ..self.known(&session) };
        self.known.insert(*session.position(), known);
        session
    }

    fn known(&mut self, session: &Session) -> Known {
        if let Some(known) = self.known.get(session.position()) {
            return *known;
        }
        let lead = if self.args.balance().most().is_some() { self.lead(session) } else { 0.0 };
        let known = Known { lead, is_chosen: false };
        self.known.insert(*session.position(), known);
        known
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
    fn no_opening_is_played_twice_while_there_are_others() {
        let game = catalogue::game("kalah").unwrap();
        let positions = |words: &[&str], book: &[Session]| {
            let args = args("kalah", words);
            let mut openings = Openings::new(&game, &args, book);
            (0..60).map(|number| *openings.of_pair(number).session.position()).collect::<Vec<_>>()
        };
        // One ply of Kalah leads to fewer positions than are asked for.
        let short = ["--opening-plies", "1", "--balanced", "off"];
        let found = positions(&short, &[]);
        assert_eq!(found.iter().collect::<std::collections::HashSet<_>>().len(), 60);
        let book = [Session::new(game.clone())];
        assert!(!positions(&short, &book)[1..].contains(&game.start()));
        assert_eq!(positions(&["--opening-plies", "0"], &[]), [game.start(); 60]);
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
