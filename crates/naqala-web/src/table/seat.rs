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

/// A seat for every place of the board, by the index of its side; people where nothing else is said.
pub(super) fn all(game: &Game, named: &[String]) -> Vec<Seat> {
    let mut seats = vec![Seat::Human; Side::ALL.len()];
    for (side, name) in game.sides().zip(named) {
        seats[side.index()] = Seat::parse(name).unwrap_or(Seat::Human);
    }
    seats
}

#[cfg(test)]
mod tests {
    use super::*;

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
