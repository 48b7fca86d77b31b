//! The shortest way to solve a solitaire.

use std::collections::HashSet;

use naqala::{Game, Move, Position, Silent, Winner};
use naqala_engine::Stop;

use crate::error::TableError;

/// Bytes for a position that has been met, with its place in the set.
const BYTES: usize = 24;

/// What is known of a solitaire when everything within reach has been looked at, or a way has been found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solitaire {
    /// A shortest way to solve it; none if it cannot be solved.
    pub way: Option<Vec<Move>>,
    /// The most that can be won, in seeds: everything, or the best score of a game that is lost.
    pub most: i32,
    /// Positions met.
    pub positions: u64,
}

/// Looks at all positions that can be reached from one, those after one decision first, then those after two, and so on
/// (breadth-first), until the game is solved. `megabytes` of memory may be used.
///
/// ```
/// use naqala::{Choices, catalogue};
/// let rules = catalogue::rules("tchuka-ruma").unwrap();
/// let game = rules.compile(Choices::new().preset("4x2"))?;
/// let solved = naqala_tables::solve_solitaire(&game, &game.start(), 100, &Default::default())?;
/// assert_eq!(solved.way.map(|way| way.len()), Some(6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TableError`] if several play, if the memory does not suffice, or if somebody asked to stop.
pub fn solve_solitaire(
    game: &Game,
    start: &Position,
    megabytes: usize,
    stop: &Stop,
) -> Result<Solitaire, TableError> {
    if game.players() != 1 {
        return Err(TableError::NotASolitaire);
    }
    let most_positions = megabytes * 1_000_000 / BYTES;
    let mut seen = HashSet::from([game.fingerprint(start).whole]);
    // How every position was reached: from which, by what.
    let mut steps: Vec<(u32, Move)> = vec![(0, Move::PASS)];
    let mut front: Vec<(u32, Position)> = vec![(0, *start)];
    let mut most = game.score(start, start.to_move());
    while !front.is_empty() {
        let mut next = Vec::new();
        for (step, p) in &front {
            if stop.is_asked() {
                return Err(TableError::Stopped);
            }
            for mv in game.moves(p) {
                let after = game.play_legal(p, mv, &mut Silent);
                most = most.max(game.score(&after, start.to_move()));
                if after.outcome().is_some_and(|outcome| matches!(outcome.winner, Winner::Side(_))) {
                    steps.push((*step, mv));
                    let way = Some(way_to(&steps, steps.len() - 1));
                    return Ok(Solitaire { way, most, positions: seen.len() as u64 + 1 });
                }
                if after.is_over() || !seen.insert(game.fingerprint(&after).whole) {
                    continue;
                }
                next.push((steps.len() as u32, after));
                steps.push((*step, mv));
            }
            if seen.len() > most_positions {
                return Err(TableError::TooManyPositions { megabytes });
            }
        }
        front = next;
    }
    Ok(Solitaire { way: None, most, positions: seen.len() as u64 })
}

fn way_to(steps: &[(u32, Move)], mut at: usize) -> Vec<Move> {
    let mut way = Vec::new();
    while at > 0 {
        way.push(steps[at].1);
        at = steps[at].0 as usize;
    }
    way.reverse();
    way
}
