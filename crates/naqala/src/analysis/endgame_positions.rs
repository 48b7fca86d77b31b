//! Bare positions: only seeds in pits and a player to move. Endgame tables consist of them.

use std::ops::BitOr;

use crate::board::event::Silent;
use crate::board::pits::{BySeat, Pit, PitSet, Side};
use crate::board::position::Position;
use crate::game::{Game, Markings};
use crate::kernel::move_context::MoveContext;
use crate::program::shortcuts::remembers_blocks_alone;
use crate::program::{Program, Test, Then};

/// The maximum number of markings; more would give too many positions.
const MOST_MARKINGS: usize = 512;

/// Whether the continuation of a game, and what can still be won, depends only on the seeds in the pits and the player
/// to move: no marks, nothing remembered of earlier turns, and no seeds that come on the board later. Then no move ever
/// makes more seeds on the board.
///
/// ```
/// use naqala::{Choices, analysis::is_determined_by_pits, catalogue};
/// let game = |id, key, value| catalogue::rules(id).unwrap().compile(Choices::new().set(key, value)).unwrap();
/// assert!(is_determined_by_pits(&game("oware", "win_at", "none")));
/// assert!(is_determined_by_pits(&game("kalah", "seeds", "3")));
/// assert!(!is_determined_by_pits(&catalogue::game("bao-kiswahili").unwrap()), "seeds come from the reserve");
/// ```
pub fn is_determined_by_pits(game: &Game) -> bool {
    game.program.marks.is_none() && game.program.block.is_none() && is_determined_by_marked_pits(game)
}

fn is_determined_by_marked_pits(game: &Game) -> bool {
    let Program {
        race,
        picks: _,
        sows: _,
        // A claim may be another player's decision in the middle of a ply.
        drops,
        settles: _,
        resows: _,
        requirements: _,
        passes,
        elimination,
        forfeits: _,
        block: _,
        ends: _,
        modes: _,
        extra_lapses: _,
        no_return,
        binds,
        marks: _,
        endless: _,
        lap_limit: _,
        limit_stops: _,
        repetition: _,
        limits,
        series: _,
        kind,
        debts,
        sows_both: _,
        fewest_win: _,
        marks_count: _,
        memory,
        shortcuts: _,
    } = &game.program;
    let later = game.start.reserve != [0; 2] || debts.is_some() || race.is_some();
    let limited = limits.as_ref().is_some_and(|limits| limits.plies > 0 || limits.without_capture > 0);
    remembers_blocks_alone(&game.program)
        && kind.is_none()
        && passes.is_empty()
        && elimination.is_none()
        && drops.iter().all(|drop| drop.optional == Test::Never)
        && !(later || memory.outlives_a_turn() || limited || *binds || *no_return)
}

/// The combinations of marked and blocked pits when South is to move and when North is, in a game whose positions are
/// determined by the seeds in the pits, permanent marks, a block by the last move, and the player to move. Just one
/// combination, without any marks, if [`is_determined_by_pits`] holds; `None` if more than that matters, or if there are too
/// many combinations. Some may not occur in any game. One can only be missing if a mark or a block depends on more than the
/// pits in which a sowing begins and ends.
///
/// ```
/// use naqala::{analysis, catalogue};
/// let ways = |id| analysis::markings(&catalogue::game(id).unwrap()).map(|[south, _]| south.len());
/// assert_eq!(ways("toguz-kumalak"), Some(1 + 8 + 8 + 8 * 7));
/// assert_eq!(ways("alemungula"), Some(1 + 2), "a seed that has just come into an end pit may not go back");
/// assert_eq!(ways("bechi"), None, "every pit that was played is marked");
/// ```
pub fn markings(game: &Game) -> Option<[Vec<Markings>; 2]> {
    let marks = mark_states(game)?;
    let sets = |marks: &BySeat<u64>| [marks[0], marks[1]].map(|marks| PitSet(u128::from(marks)));
    let of = |to_move: Side| {
        let blocked = blocked_pits(game, to_move)?;
        let blocks = || std::iter::once(None).chain(blocked.into_iter().map(Some));
        let with = |marks| blocks().map(move |blocked| Markings { marks: sets(marks), blocked });
        Some(marks.iter().flat_map(with).collect::<Vec<_>>()).filter(|ways| ways.len() <= MOST_MARKINGS)
    };
    Some([of(Side::South)?, of(Side::North)?])
}

fn mark_states(game: &Game) -> Option<Vec<BySeat<u64>>> {
    let stays =
        game.program.marks.as_ref().is_none_or(|marks| {
            !(marks.lost_when_lifted || marks.lost_when_captured || marks.lost_when_emptied)
        });
    let unmarks = game.program.settles.iter().any(|settle| settle.unmark.is_some())
        || game.program.drops.iter().any(|drop| drop.unmark);
    let of_several = game.program.marks.is_some() && game.players() > 2;
    if !is_determined_by_marked_pits(game) || !stays || unmarks || of_several || marks_hang_on_starts(game) {
        return None;
    }
    let mut found = vec![game.start.marks];
    let mut at = 0;
    while at < found.len() {
        for next in marks_after(game, found[at]) {
            if !found.contains(&next) {
                found.push(next);
            }
        }
        if found.len() > MOST_MARKINGS {
            return None;
        }
        at += 1;
    }
    Some(found)
}

/// Whether a mark moves to another pit depending on where a move began. Then games can reach any combination of marks, and not
/// only those that [`markings`] tries.
fn marks_hang_on_starts(game: &Game) -> bool {
    let marks = || game.program.settles.iter().filter_map(|settle| settle.mark.as_ref());
    game.sides().any(|side| {
        let (p, nowhere) = (game.empty_position(side), MoveContext::new(side));
        let begun = |pit: Pit| MoveContext { start: pit.0, origin: pit.0, ..nowhere };
        let differs = |mark, pit| game.set(mark, &p, &nowhere) != game.set(mark, &p, &begun(pit));
        marks().any(|mark| game.all.into_iter().any(|pit| differs(mark, pit)))
    })
}

/// The marks after a last seed that makes one.
fn marks_after(game: &Game, marks: BySeat<u64>) -> Vec<BySeat<u64>> {
    let mut found = Vec::new();
    let marking = || game.program.settles.iter().filter(|settle| settle.mark.is_some());
    for (side, last) in game.sides().flat_map(|side| game.all.into_iter().map(move |pit| (side, pit))) {
        for (settle, (mut p, s)) in
            marking().flat_map(|settle| last_seeds(game, side, last).map(move |tried| (settle, tried)))
        {
            p.marks = marks;
            if let Some(set) = settle.mark.as_ref().filter(|_| game.test(&settle.when, &p, &s)) {
                game.mark(&mut p, &s, set, settle.mark_for, &mut Silent);
                found.push(p.marks);
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The pits that the move before may have blocked; `None` if more than a sowing decides that.
fn blocked_pits(game: &Game, to_move: Side) -> Option<PitSet> {
    let Some(block) = &game.program.block else { return Some(PitSet::EMPTY) };
    let named = block.pit.as_ref()?;
    let goes_on = game.program.settles.iter().any(|settle| settle.then == Then::Again);
    let blocked_by = |side: Side, start: Pit, last: Pit| {
        let contexts = game.board().directions().iter().flat_map(move |way| {
            let from = move |s| MoveContext { start: start.0, origin: start.0, direction: *way, ..s };
            last_seeds(game, side, last).map(move |(p, s)| (p, from(s)))
        });
        let blocked = |(p, s): (Position, MoveContext)| {
            game.test(&block.when, &p, &s).then(|| game.set(named, &p, &s).into_iter().next()).flatten()
        };
        contexts.filter_map(blocked).map(PitSet::of).fold(PitSet::EMPTY, BitOr::bitor)
    };
    let movers = game.sides().filter(|side| goes_on || *side != to_move);
    let is_own_start = game.program.shortcuts.is_one_lap && !game.territory;
    let starts = |side: Side| if is_own_start { game.homes[side.index()] } else { game.all };
    let all = game.all;
    let found = movers.flat_map(|side| {
        starts(side).into_iter().flat_map(move |start| all.into_iter().map(move |last| (side, start, last)))
    });
    Some(found.map(|(side, start, last)| blocked_by(side, start, last)).fold(PitSet::EMPTY, BitOr::bitor))
}

/// Positions of a player whose last seed has fallen into this pit: every number of seeds there, with the other pits empty, and
/// with one seed in each.
fn last_seeds(game: &Game, side: Side, last: Pit) -> impl Iterator<Item = (Position, MoveContext)> {
    let boards = [0, 1].into_iter().flat_map(|others| (1..=game.total).map(move |seeds| (others, seeds)));
    boards.map(move |(others, seeds)| {
        let mut p = game.empty_position(side);
        game.pit_seeds_mut(&mut p).fill(others);
        p.cells[last.index()] = seeds;
        let (last, before) = (last.0, seeds - 1);
        (p, MoveContext { last, here: last, focus: last, before, ..MoveContext::new(side) })
    })
}
