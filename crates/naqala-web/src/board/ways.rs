//! The ways to play a pit, as arrows beside it: for touch, for the mouse, or for the arrow key of that direction. The buttons
//! below the board offer the same in words.

use leptos::prelude::*;
use naqala::{Event, Move, Pit};
use naqala_view::Place;

use super::BoardState;

/// A way to play a pit, and to where it leads: columns to the right and rows down, each -1, 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Way {
    pub(super) mv: Move,
    pub(super) right: isize,
    pub(super) down: isize,
}

impl Way {
    fn sign(self) -> &'static str {
        match (self.right, self.down) {
            (1, 0) => "→",
            (-1, 0) => "←",
            (0, 1) => "↓",
            (0, -1) => "↑",
            (1, 1) => "↘",
            (1, -1) => "↗",
            (-1, 1) => "↙",
            _ => "↖",
        }
    }
}

/// The ways among which the player chooses, where each leads to a side of its own; none if sides do not distinguish them.
pub(super) fn ways(state: BoardState) -> Vec<Way> {
    let chosen = state.choice.get();
    let lead = |mv: &Move| {
        let (right, down) = state.table.peek(|session| {
            let mut events: Vec<Event> = Vec::new();
            session.game().play(session.position(), *mv, &mut events).ok()?;
            let pits = session.game().board().pits().count();
            let first = events.iter().find_map(|event| match event {
                Event::Drop { pit, .. } if Some(*pit) != mv.pit() && pit.index() < pits => Some(*pit),
                _ => None,
            })?;
            state.plan.with(|plan| plan.way(Place::Pit(mv.pit()?), Place::Pit(first)))
        })?;
        let (right, down) = eighth(right, down);
        Some(Way { mv: *mv, right, down })
    };
    let ways: Vec<Way> = chosen.iter().filter_map(lead).collect();
    let is_apart = |(at, way): (usize, &Way)| {
        ways[..at].iter().all(|other| (other.right, other.down) != (way.right, way.down))
    };
    match ways.len() == chosen.len() && ways.iter().enumerate().all(is_apart) {
        true => ways,
        false => Vec::new(),
    }
}

/// The direction of a way among the eight there are: what goes twice as far aside as up or down leads aside, and so on.
fn eighth(right: isize, down: isize) -> (isize, isize) {
    let part = |along: isize, across: isize| if along.abs() * 2 <= across.abs() { 0 } else { along.signum() };
    (part(right, down), part(down, right))
}

/// The arrows beside a pit while its ways are chosen among.
#[component]
pub(super) fn WaysView(state: BoardState, pit: Pit) -> impl IntoView {
    let here = Memo::new(move |_| {
        let is_here = state.choice.with(|moves| moves.first().is_some_and(|mv| mv.pit() == Some(pit)));
        if is_here { ways(state) } else { Vec::new() }
    });
    let arrow = move |way: Way| {
        view! {
            <button
                type="button"
                class="way"
                tabindex="-1"
                aria-hidden="true"
                style:--right=way.right.to_string()
                style:--down=way.down.to_string()
                on:click=move |_| state.play(way.mv)
                on:pointerenter=move |_| state.look_at_move(way.mv)
            >
                {way.sign()}
            </button>
        }
    };
    move || here.get().into_iter().map(arrow).collect_view()
}

#[cfg(test)]
mod tests {
    use super::eighth;

    #[test]
    fn what_leads_aside_above_all_leads_aside() {
        assert_eq!([eighth(-2, -1), eighth(2, 0), eighth(0, -2)], [(-1, 0), (1, 0), (0, -1)]);
        assert_eq!([eighth(2, 2), eighth(-2, 4), eighth(0, 0)], [(1, 1), (0, 1), (0, 0)]);
    }
}
