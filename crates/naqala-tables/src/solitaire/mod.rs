//! The shortest solution of a solitaire, by breadth-first search.
//!
//! If the seeds in the pits determine the position, each has a number ([`numbered`]) and a set of them takes a byte or
//! two per position; otherwise every position is stored by its fingerprint ([`kept`]).

mod kept;
mod numbered;

use naqala::{Game, Move, Position, Winner};
use naqala_engine::Stop;

use crate::error::TableError;

/// The result of searching a solitaire exhaustively, or until a solution was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solitaire {
    /// A shortest solution; `None` if there is none.
    pub way: Option<Vec<Move>>,
    /// The most that can be won, in seeds: everything, or the best score of a game that is lost.
    pub most: i32,
    /// Positions met.
    pub positions: u64,
}

/// Finds the shortest way to solve a solitaire. `megabytes` of memory may be used; `report` is called with the number of
/// decisions how many positions have been met.
///
/// ```
/// use naqala::{Choices, catalogue};
/// let rules = catalogue::rules("tchuka-ruma").unwrap();
/// let game = rules.compile(Choices::new().preset("4x2"))?;
/// let stop = Default::default();
/// let solved = naqala_tables::solve_solitaire(&game, &game.start(), 100, &stop, &mut |_, _| {})?;
/// assert_eq!(solved.way.map(|way| way.len()), Some(6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TableError`] if the game has several players, if the memory does not suffice, or if a stop was requested.
pub fn solve_solitaire(
    game: &Game,
    start: &Position,
    megabytes: usize,
    stop: &Stop,
    report: &mut dyn FnMut(usize, u64),
) -> Result<Solitaire, TableError> {
    if game.players() != 1 {
        return Err(TableError::NotASolitaire);
    }
    match numbered::Numbers::of(game, start) {
        Some(numbers) => numbered::solve(&numbers, start, megabytes, stop, report),
        None => kept::solve(game, start, megabytes, stop, report),
    }
}

/// Whether a position is what the player aims at.
fn is_solved(p: &Position) -> bool {
    p.outcome().is_some_and(|outcome| matches!(outcome.winner, Winner::Side(_)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Choices, Silent, catalogue};

    #[test]
    fn both_ways_of_keeping_positions_find_the_same() {
        let rules = catalogue::rules("tchuka-ruma").unwrap();
        for (pits, seeds) in [("3", "1"), ("4", "2"), ("4", "5"), ("5", "3"), ("6", "4"), ("2", "9")] {
            let game = rules.compile(Choices::new().set("pits", pits).set("seeds", seeds)).unwrap();
            let (start, stop) = (game.start(), Stop::default());
            let numbers = numbered::Numbers::of(&game, &start).expect("seeds in pits tell all");
            let numbered = numbered::solve(&numbers, &start, 10, &stop, &mut |_, _| {}).unwrap();
            let kept = kept::solve(&game, &start, 10, &stop, &mut |_, _| {}).unwrap();
            assert_eq!(numbered.way.as_ref().map(Vec::len), kept.way.as_ref().map(Vec::len));
            assert_eq!(numbered.most, kept.most);
            if let Some(way) = numbered.way {
                let play = |p, mv| game.play(&p, mv, &mut Silent).expect("a legal move");
                assert!(is_solved(&way.into_iter().fold(start, play)), "{pits} pits, {seeds} seeds");
            } else {
                assert_eq!(numbered.positions, kept.positions, "{pits} pits, {seeds} seeds");
            }
        }
    }

    /// The positions whose moves are still to be played count too: each is larger than all that is kept of it later.
    #[test]
    fn whole_positions_count_as_memory() {
        let rules = catalogue::rules("tchuka-ruma").unwrap();
        let game = rules.compile(Choices::new().set("pits", "8").set("seeds", "4")).unwrap();
        let (start, stop) = (game.start(), Stop::default());
        let (mut met, mut widest) = (0, 0);
        let mut report = |_, positions: u64| {
            widest = widest.max(positions as usize - met);
            met = positions as usize;
        };
        let solve = |megabytes, report: &mut dyn FnMut(usize, u64)| {
            kept::solve(&game, &start, megabytes, &stop, report)
        };
        solve(1_000, &mut report).unwrap();
        let least = widest * size_of::<Position>() / 1_000_000;
        assert!(least > met * 24 / 1_000_000, "{met} positions, {widest} at once");
        assert!(matches!(solve(least, &mut |_, _| {}), Err(TableError::TooManyPositions { .. })));
        // Numbers need little room, and small batches find the same as large ones.
        let numbers = numbered::Numbers::of(&game, &start).expect("seeds in pits tell all");
        let [narrow, wide] = [1, 1_000]
            .map(|megabytes| numbered::solve(&numbers, &start, megabytes, &stop, &mut |_, _| {}).unwrap());
        assert_eq!(narrow, wide);
    }

    #[test]
    fn memory_and_stop_are_obeyed() {
        let rules = catalogue::rules("tchuka-ruma").unwrap();
        let game = rules.compile(Choices::new().set("pits", "8").set("seeds", "4")).unwrap();
        let stop = Stop::default();
        let narrow = solve_solitaire(&game, &game.start(), 0, &stop, &mut |_, _| {});
        assert!(matches!(narrow, Err(TableError::TooManyPositions { megabytes: 0 })));
        stop.stop();
        let stopped = solve_solitaire(&game, &game.start(), 100, &stop, &mut |_, _| {});
        assert!(matches!(stopped, Err(TableError::Stopped)));
    }
}
