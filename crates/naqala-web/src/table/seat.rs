//! Who sits at a seat.

use std::fmt;

use naqala::{Game, Side};

/// Who moves for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// A person at this page.
    Human,
    /// The engine at a level from 1 to 10.
    Engine(u8),
    /// Nobody at this page: the moves come from the network or from a lesson.
    Remote,
}

impl Seat {
    /// A seat as an address names it: `human` or `engine:4`.
    pub(crate) fn parse(text: &str) -> Option<Seat> {
        match text.split_once(':') {
            None => (text == "human").then_some(Seat::Human),
            Some(("engine", level)) => {
                level.parse().ok().filter(|level| (1..=10).contains(level)).map(Seat::Engine)
            }
            Some(_) => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Human => f.write_str("human"),
            Seat::Engine(level) => write!(f, "engine:{level}"),
            // An address cannot bring anybody.
            Seat::Remote => f.write_str("human"),
        }
    }
}

/// A seat for every place of the board, by the index of its side, people where nothing is said.
/// The last that is named takes all further seats, and who plays two of them sits at both.
pub(super) fn all(game: &Game, named: &[String]) -> Vec<Seat> {
    let mut seats = vec![Seat::Human; Side::ALL.len()];
    let start = game.start();
    for side in game.sides() {
        let name = named.get(game.player_of(&start, side)).or(named.last());
        seats[side.index()] = name.and_then(|name| Seat::parse(name)).unwrap_or(Seat::Human);
    }
    seats
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_takes_further_seats_and_a_player_sits_at_both_of_his() {
        let seats = |id: &str, players: &str| {
            let rules = naqala::catalogue::rules(id).unwrap();
            let game = rules.compile(naqala::Choices::new().set("players", players)).unwrap();
            all(&game, &["human".to_owned(), "engine:4".to_owned()])
        };
        let (person, engine) = (Seat::Human, Seat::Engine(4));
        assert_eq!(seats("ruma", "4"), [person, engine, engine, engine]);
        assert_eq!(seats("ruma", "2"), [person, person, engine, engine]);
        assert_eq!(seats("abstract-mancala", "3")[..3], [person, engine, engine]);
        let oware = naqala::catalogue::game("oware").unwrap();
        assert_eq!(all(&oware, &[])[..2], [person, person]);
    }

    #[test]
    fn seats_are_read_as_they_are_written() {
        for seat in [Seat::Human, Seat::Engine(1), Seat::Engine(10)] {
            assert_eq!(Seat::parse(&seat.to_string()), Some(seat));
        }
        for nonsense in ["", "engine", "engine:0", "engine:11", "human:1", "engine:x"] {
            assert_eq!(Seat::parse(nonsense), None, "{nonsense}");
        }
    }
}
