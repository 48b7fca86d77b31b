//! Adds up what the players have, from the events of a move alone.

use crate::event::{Destination, Event};
use crate::game::Game;
use crate::pits::Side;
use crate::position::Position;

/// The scores after the events, South's first.
pub(super) fn scores(game: &Game, before: &Position, events: &[Event]) -> [i32; 2] {
    let mut p = *before;
    for event in events {
        follow(game, &mut p, event);
    }
    [Side::South, Side::North].map(|side| game.score(&p, side))
}

fn follow(game: &Game, p: &mut Position, event: &Event) {
    match *event {
        Event::Lift { pit, seeds, .. } => lose(p, pit.index(), seeds),
        Event::Enter { pit, now, .. } | Event::Drop { pit, now, .. } => p.cells[pit.index()] = now,
        Event::Capture { pit, seeds, to, into, .. } => {
            lose(p, pit.index(), seeds);
            if into == Destination::Store {
                win(game, p, to, seeds);
            }
        }
        Event::Give { pit, seeds } => p.cells[pit.index()] += seeds,
        Event::Collect { to, seeds } => win(game, p, to, seeds),
        Event::Mark { pit, owner } => p.marks[owner.index() & 1] |= 1 << pit.index(),
        Event::Unmark { pit, owner } => p.marks[owner.index() & 1] &= !(1 << pit.index()),
        _ => {}
    }
}

fn lose(p: &mut Position, place: usize, seeds: u8) {
    p.cells[place] = p.cells[place].saturating_sub(seeds);
}

fn win(game: &Game, p: &mut Position, side: Side, seeds: u8) {
    let store = &mut p.cells[game.board().store(side).index()];
    *store = store.saturating_add(seeds);
}
