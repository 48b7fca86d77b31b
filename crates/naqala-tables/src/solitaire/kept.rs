//! Breadth-first search that stores every position by its fingerprint, with the decision that led there.

use std::collections::HashSet;

use naqala::{Game, Move, Position, Silent};
use naqala_engine::Stop;

use super::{Solitaire, is_solved};
use crate::error::TableError;

/// Bytes for a position that has been met: its fingerprint and its step, with the room that growing collections keep free.
const BYTES: usize = 24;
/// Bytes for a position whose moves are still to be played.
const FRONT_BYTES: usize = size_of::<(u32, Position)>();

pub(super) fn solve(
    game: &Game,
    start: &Position,
    megabytes: usize,
    stop: &Stop,
    report: &mut dyn FnMut(usize, u64),
) -> Result<Solitaire, TableError> {
    let mut seen = HashSet::from([game.fingerprint(start).whole]);
    // How every position was reached: from which, by what.
    let mut steps: Vec<(u32, Move)> = vec![(0, Move::PASS)];
    let mut front: Vec<(u32, Position)> = vec![(0, *start)];
    let mut most = game.score(start, start.to_move());
    for depth in 0.. {
        report(depth, seen.len() as u64);
        let mut next: Vec<(u32, Position)> = Vec::new();
        for (step, p) in &front {
            if stop.is_asked() {
                return Err(TableError::Stopped);
            }
            for mv in game.moves(p) {
                let after = game.play_legal(p, mv, &mut Silent);
                most = most.max(game.score(&after, start.to_move()));
                if is_solved(&after) {
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
            let bytes = seen.len() * BYTES + (front.capacity() + next.capacity()) * FRONT_BYTES;
            if bytes > megabytes.saturating_mul(1_000_000) {
                return Err(TableError::TooManyPositions { megabytes });
            }
        }
        if next.is_empty() {
            break;
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
