//! Adds up what the players have, from the events of a move alone.

use crate::board::event::{Destination, Event};
use crate::board::pits::{BySeat, Pit, Side};
use crate::board::position::Position;
use crate::board::second_kind::Kind;
use crate::game::Game;

/// The scores after the events.
pub(super) fn scores(game: &Game, before: &Position, events: &[Event]) -> BySeat<i32> {
    let mut p = *before;
    for event in events {
        follow(game, &mut p, event);
    }
    Side::ALL.map(|side| game.score(&p, side))
}

/// Does to a position what an event tells. Every event is named, so that a new one does not compile until it is decided what it
/// moves; what boards show of it is decided in `Scene::apply` of `naqala-view`.
fn follow(game: &Game, p: &mut Position, event: &Event) {
    match *event {
        Event::Lift { pit, kind, seeds, .. } => lose(p, place(game, kind, pit), seeds),
        Event::Enter { pit, now, .. } => p.cells[pit.index()] = now,
        Event::Refill { pit, now, by, lent } => {
            p.cells[pit.index()] = now;
            match game.program.debts {
                Some(debts) if lent => p.cells[debts + by.index()] += 1,
                _ => lose(p, game.board().store(by).index(), 1),
            }
        }
        Event::Drop { pit, kind, now, .. } => p.cells[place(game, kind, pit)] = now,
        Event::Capture { pit, kind, seeds, to, into, .. } => {
            lose(p, place(game, kind, pit), seeds);
            if into == Destination::Store {
                win(game, p, to, kind, seeds);
            }
        }
        Event::Give { pit, seeds } => p.cells[pit.index()] += seeds,
        Event::Swallow { pit, seeds } => p.cells[pit.index()] += seeds,
        Event::Pay { from, .. } => lose(p, from.index(), 1),
        Event::Collect { to, kind, seeds } => win(game, p, to, kind, seeds),
        Event::Mark { pit, owner } => p.marks[owner.index()] |= 1 << pit.index(),
        Event::Unmark { pit, owner } => p.marks[owner.index()] &= !(1 << pit.index()),
        // Nothing lies elsewhere after these.
        Event::Skip { .. }
        | Event::Bonus { .. }
        | Event::Refused { .. }
        | Event::Relay { .. }
        | Event::Resow { .. }
        | Event::TurnRound { .. }
        | Event::Left { .. }
        | Event::Block { .. }
        | Event::Swap
        | Event::Stop { .. }
        | Event::ExtraTurn { .. }
        | Event::Bind { .. }
        | Event::Pass { .. }
        | Event::Name { .. }
        | Event::Finish { .. }
        | Event::Begin { .. }
        | Event::Endless
        | Event::End { .. } => {}
    }
}

fn lose(p: &mut Position, place: usize, seeds: u8) {
    p.cells[place] = p.cells[place].saturating_sub(seeds);
}

/// Where a pit or store keeps the seeds of a kind.
fn place(game: &Game, kind: Kind, pit: Pit) -> usize {
    match (kind, game.second_kind()) {
        (Kind::Second, Some(second)) => second.place(pit.index()),
        _ => pit.index(),
    }
}

fn win(game: &Game, p: &mut Position, side: Side, kind: Kind, seeds: u8) {
    let store = &mut p.cells[place(game, kind, game.board().store(side))];
    *store = store.saturating_add(seeds);
}
