//! Openings of matches: random plies, the search that tells whether they leave an even game, and books of such openings.
//!
//! A book is a file of records, one for each opening. `naqala openings` makes them.

use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use naqala::record::{Record, ReplayError};
use naqala::{Game, Session, Silent};
use naqala_engine::{Engine, Limits};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;

use crate::input;
use crate::play::between_plies;

include!(concat!(env!("OUT_DIR"), "/books.rs"));

/// Measures who leads after an opening.
pub(crate) struct Balance {
    engine: Engine,
    nodes: u64,
}

impl Balance {
    /// A measure by searches of this number of positions, with a table of this many megabytes.
    pub(crate) fn new(nodes: u64, table: usize) -> Balance {
        Balance { engine: Engine::new(table), nodes }
    }

    /// The lead of the player to move in seeds, or `None` if a winner is certain. It depends on nothing but the position.
    pub(crate) fn lead(&mut self, session: &Session) -> Option<f64> {
        self.engine.clear();
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let found = self.engine.analyse(session, &limits, 1, &mut |_| {});
        let line = found.lines.first().filter(|line| line.value.sure_in().is_none())?;
        Some(f64::from(line.value.hundredths()) / 100.0)
    }
}

/// A game after this number of random plies, or after fewer if it has ended.
pub(crate) fn random_plies(game: &Game, plies: usize, dice: &mut Xoshiro256PlusPlus) -> Session {
    let mut session = Session::new(game.clone());
    while session.outcome().is_none() && (session.ply_count() < plies || !between_plies(&session)) {
        let moves = session.moves();
        let Some(mv) = moves.choose(dice) else { break };
        session.play_legal(*mv, &mut Silent);
    }
    session
}

/// The book that comes with the program for this game of the catalogue. Only the usual options have one.
pub(crate) fn of_program(game: &Game) -> Result<Option<Vec<Session>>> {
    match BOOKS.iter().find(|(id, _)| *id == game.id()) {
        Some((_, text)) if game.changed().is_empty() => {
            parse(text, game).context("the book of openings of the program").map(Some)
        }
        _ => Ok(None),
    }
}

/// The book in a file.
pub(crate) fn read(path: &Path, game: &Game) -> Result<Vec<Session>> {
    parse(&input::read_text(path)?, game).with_context(|| input::name(path))
}

/// The openings of a book, which has to be of this game with these options.
fn parse(text: &str, game: &Game) -> Result<Vec<Session>> {
    let records = Record::parse_many(text)?;
    if records.is_empty() {
        bail!("no opening is in it: a book is a file of records, and `naqala openings` makes one");
    }
    (1..)
        .zip(&records)
        .map(|(number, record)| open(record, game).with_context(|| format!("opening {number}")))
        .collect()
}

fn open(record: &Record, game: &Game) -> Result<Session> {
    let told = |error: ReplayError| anyhow!("{error}");
    let own = record.game(|id| (id == game.id()).then(|| game.rules().clone())).map_err(told)?;
    if own.changed() != game.changed() {
        bail!("it was played with other options than the match");
    }
    let session = record.open(game.clone()).map_err(told)?;
    if session.outcome().is_some() {
        bail!("the game is over after it");
    }
    Ok(session)
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    #[test]
    fn books_of_the_program_can_be_played() {
        for (id, _) in BOOKS {
            let game = catalogue::game(id).unwrap();
            let book = of_program(&game).unwrap().unwrap();
            let mut positions: Vec<String> =
                book.iter().map(|session| game.position_text(session.position())).collect();
            positions.sort();
            positions.dedup();
            assert_eq!(positions.len(), book.len(), "{id}");
        }
    }

    #[test]
    fn a_book_belongs_to_a_game_and_its_options() {
        let game = catalogue::game("oware").unwrap();
        let parse = |text| parse(text, &game).map_err(|error| format!("{error:#}"));
        assert_eq!(parse("[Game \"oware\"]\n1. c D *\n\n[Game \"oware\"]\n1. a *\n").unwrap().len(), 2);
        let refused = [
            ("", "no opening"),
            ("[Game \"kalah\"]\n1. c *\n", "opening 1"),
            (
                "[Game \"oware\"]\n1. c D *\n\n[Game \"oware\"]\n1. c C *\n\n[Game \"oware\"]\n1. D *\n",
                "opening 3",
            ),
            ("[Game \"oware\"] [Options \"repetition=2\"]\n1. c *\n", "other options"),
        ];
        for (text, why) in refused {
            let error = parse(text).unwrap_err();
            assert!(error.contains(why), "{error}");
        }
    }
}
